"""The tray of a form with rows: what the deal comes to, and a pad for the question in hand."""

from collections.abc import Callable
from functools import partial

import flet as ft

from scorekeeper.games.entry import Value
from scorekeeper.games.fields import Section
from scorekeeper.ui.device import Device
from scorekeeper.ui.glance import keep_live
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.parts import Parts, use_parts
from scorekeeper.ui.questions import answer, answers, asked_side, question, settled
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import BRASS_ON_FELT, CHOSEN, INK, KEY, ON_CHOSEN, ON_FELT, Space
from scorekeeper.ui.widgets.basics import Caption, Felt, Style, Words
from scorekeeper.ui.widgets.frame import tray_width
from scorekeeper.ui.widgets.keypad import COLUMNS, GAP, LOW, TALL, Key, Keypad, action_key, display
from scorekeeper.ui.words import dealt_line, remark_text, side_name


def RowTray(
    session: Session, device: Device, deal: OpenDeal, save: Callable[[], None], parts: Parts
) -> ft.Control:
    """The answer above the pad, before anything is saved. It draws itself anew."""

    def draw(_: object) -> ft.Control:
        return _Tray(session, device, deal, save)

    def shape() -> tuple[object, ...]:
        return deal.entry, deal.now.section, deal.now.side

    return keep_live(parts, "tray", deal, shape, draw)


def _Tray(session: Session, device: Device, deal: OpenDeal, save: Callable[[], None]) -> ft.Control:
    parts = use_parts(session, device, deal, deal.match, deal.number)
    section = question(deal.now)
    say = session.speech.say
    action = action_key(say("Save") if deal.is_new else say("Save correction"), save)
    keys = _keys(session, deal, section) if section else []
    return ft.Column(
        [
            *_Preview(session, device, deal),
            *([_Asked(session, deal, section)] if section else []),
            Keypad(tray_width(device), LOW if device.short else TALL, _rows(keys, action), parts),
        ],
        spacing=GAP,
        tight=True,
    )


def _rows(keys: list[Key], action: Key) -> list[list[Key]]:
    """Rows of five, with the action at the end of the last."""
    rows = [keys[start : start + COLUMNS] for start in range(0, len(keys), COLUMNS)]
    if not rows or sum(key.span for key in rows[-1]) + action.span > COLUMNS:
        rows.append([])
    rest = COLUMNS - action.span - len(rows[-1])
    rows[-1] = [*rows[-1], *([display(span=rest)] if rest else []), action]
    return rows


def _Asked(session: Session, deal: OpenDeal, section: Section) -> ft.Control:
    """Which question the pad answers, and of whom."""
    side, text = asked_side(deal.now, section), session.speech.say(section.label)
    if side is not None:
        text = f"{side_name(session.speech, deal.match, side)}: {text}"
    return ft.Container(Caption(text, lines=1), padding=ft.Padding.only(left=Space.XS), key="asked")


def _Preview(session: Session, device: Device, deal: OpenDeal) -> list[ft.Control]:
    """What the game says of the draft, and once it is complete what comes next."""
    if not settled(deal.now):
        return []
    lines = _told(session, deal)
    if not lines:
        return []
    style = Style.LABEL_MEDIUM if device.short else Style.TITLE_SMALL
    felt = Felt(
        ft.Column(
            [Words(text, style, BRASS_ON_FELT if loud else ON_FELT) for text, loud in lines],
            spacing=0 if device.short else 2,
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=Space.M, vertical=6),
    )
    return [ft.Container(felt, key="preview")]


def _told(session: Session, deal: OpenDeal) -> list[tuple[str, bool]]:
    """Lines, and whether each is to be seen first."""
    speech, match = session.speech, deal.match
    hints = match.game.hints(deal.entry, match.setup)
    lines = [(remark_text(speech, hint), hint.close) for hint in hints]
    outcome = None if deal.now.gaps else match.outcome_with(deal.number, deal.entry)
    if outcome is None:
        return lines
    if outcome.next:
        return [*lines, (dealt_line(speech, match, outcome.next), True)]
    winners = [side_name(speech, match, side) for side in outcome.winners]
    return [*lines, (speech.say("Winner: {sides}", sides=speech.names(winners)), True)]


def _keys(session: Session, deal: OpenDeal, section: Section) -> list[Key]:
    field, now = section.fields[0], deal.now
    side = asked_side(now, section)
    chosen = now.entry.facts(side).get(field.key)
    return [_Key(session, deal, section, value, value == chosen) for value in answers(now, field)]


def _Key(session: Session, deal: OpenDeal, section: Section, value: Value, chosen: bool) -> Key:
    text = session.speech.number(value) if isinstance(value, int) else str(value)
    face = partial(Words, text, Style.TITLE_LARGE, ON_CHOSEN if chosen else INK)
    press = partial(deal.do, lambda now: answer(now, section, value))
    return Key(
        face,
        text,
        press,
        bgcolor=CHOSEN if chosen else KEY,
        selected=chosen,
        shown=(section.key, chosen),
    )

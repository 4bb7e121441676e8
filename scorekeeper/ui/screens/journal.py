"""Who did what: every step of a match, the newest first, each taken back with one tap."""

from dataclasses import dataclass
from typing import cast

import flet as ft

from scorekeeper.match.changes import Reverted
from scorekeeper.match.journal import Journal, Step
from scorekeeper.match.reverting import DONE
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.going import going, table_at
from scorekeeper.ui.journal_words import step_lines, step_title, when_and_who
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.screens.table_tray import TimeKeys
from scorekeeper.ui.session import Session, use_match, use_session
from scorekeeper.ui.theme import ACTION, Space
from scorekeeper.ui.widgets.basics import Caption, Paper, Style, Told, Words
from scorekeeper.ui.widgets.frame import Bar, QuietAction, Screen
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler, IconPress, Press

PAGE = 20
"""Steps that are shown at once."""


@dataclass(frozen=True)
class Refused:
    """The step that could not be taken back, and why, in English."""

    number: int
    text: str


@guarded
def JournalScreen() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    shown, show = ft.use_state(PAGE)
    refused, set_refused = ft.use_state(cast("Refused | None", None))
    say, journal, trouble = session.speech.say, table.journal, table.trouble
    if journal is None:
        return Missing(device, session, trouble)
    scores = session.right.scores(journal.match_id)

    def take_back(number: int) -> Handler | None:
        return (lambda: set_refused(_take_back(table, number))) if scores else None

    def show_more() -> None:
        show(lambda steps: steps + PAGE)

    steps = journal.steps[: -shown - 1 : -1]
    back = going(table_at(journal.match_id))
    return Screen(
        device,
        Bar(
            say("Who did what"),
            say(journal.match.game.name),
            leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), back),
        ),
        [
            *([Notice(say(trouble.text, **trouble.values), refused=True)] if trouble else []),
            *[
                _Step(session, device, journal, step, refused, take_back(step.number))
                for step in steps
            ],
            *(
                [QuietAction(say("Earlier steps"), ft.Icons.EXPAND_MORE_ROUNDED, show_more)]
                if shown < len(journal.steps)
                else []
            ),
        ],
        ft.Row(TimeKeys(session, table), spacing=Space.S) if scores else None,
    )


def _take_back(table: OpenMatch, number: int) -> Refused | None:
    """What hinders it is told beside the step."""
    hindrance = table.journal.hindrance(number) if table.journal else None
    if hindrance:
        return Refused(number, hindrance)
    table.do(Reverted(number=number))
    return None


def _Step(
    session: Session,
    device: Device,
    journal: Journal,
    step: Step,
    refused: Refused | None,
    take_back: Handler | None,
) -> ft.Control:
    speech = session.speech
    title, lines = step_title(speech, journal, step), step_lines(speech, journal, step)
    beside = when_and_who(speech, step, session.now())
    done = journal.hindrance(step.number) == DONE
    if done:
        beside = f"{beside} · {speech.say('Taken back')}"
    words = [Words(line.seen, Style.BODY_MEDIUM) for line in lines]
    heard = ". ".join([f"{title}, {beside}", *(line.heard for line in lines)])
    texts = ft.Column(
        [Words(title, Style.TITLE_SMALL), Caption(beside), *words], spacing=2, tight=True
    )
    way = None if done or step.number == 1 else take_back
    why_not = refused.text if refused and refused.number == step.number else None
    return ft.Container(
        Paper(
            ft.Column(
                [
                    *_beside(device, heard, texts, _TakeBack(session, title, way) if way else None),
                    *([Notice(speech.say(why_not), refused=True)] if why_not else []),
                ],
                spacing=Space.XS,
                tight=True,
            )
        ),
        key=f"step {step.number}",
    )


def _beside(
    device: Device, heard: str, texts: ft.Control, key: ft.Control | None
) -> list[ft.Control]:
    """The key beside the texts, or below them where the room is narrow."""
    told = ft.Row([Told(heard, texts, expand=True)], spacing=Space.S)
    if key and (device.narrow or device.large_text):
        return [told, ft.Row([key], alignment=ft.MainAxisAlignment.END)]
    if key:
        told.controls.append(key)
    return [told]


def _TakeBack(session: Session, title: str, on_press: Handler) -> ft.Control:
    say = session.speech.say
    return Press(
        Words(say("Take back"), Style.LABEL_LARGE, ACTION),
        on_press,
        say("Take back: {step}", step=title),
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=None,
        hug=True,
    )

"""The table: where a match stands, who deals, and what the next deal needs."""

import flet as ft

from scorekeeper.match.match import Match
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import HOME, deal_at, go, going, result_at, scores_at
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.session import Session, use_match, use_session
from scorekeeper.ui.theme import BRASS_ON_FELT, INK, ON_FELT, PALE, TARGET, Space
from scorekeeper.ui.widgets.basics import (
    Caption,
    Felt,
    Handler,
    IconPress,
    Paper,
    Press,
    Style,
    Told,
    Words,
)
from scorekeeper.ui.widgets.confirm import use_confirm
from scorekeeper.ui.widgets.frame import Action, Bar, Screen, form_width
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.score_table import ScoreTable
from scorekeeper.ui.words import change_text, deal_title, next_facts, problems_text


@guarded
def TableScreen() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    say, match = session.speech.say, table.match

    def bin_match() -> None:
        if table.bin():
            go(HOME)

    def end_early() -> None:
        if match and table.end_early():
            go(result_at(match.id))

    ask_bin = use_confirm(
        say("Put this match into the bin?"),
        say("It leaves the lists, and its scores are kept: the start screen can bring it back."),
        say("Into the bin"),
        say("Keep it"),
        bin_match,
    )
    ask_end = use_confirm(
        say("End the match here?"),
        say("Whoever leads now has won. The match can be reopened at any time."),
        say("End it"),
        say("Play on"),
        end_early,
    )
    if match is None:
        return Missing(device, session, table.trouble)
    return Screen(
        device,
        _Bar(session, table, match, ask_bin, ask_end),
        [
            _Head(session, match),
            *_notices(session, table, match),
            Paper(
                ScoreTable(
                    session.speech,
                    match,
                    form_width(device) - 2 * Space.S,
                    device.text_scale,
                    lambda number: going(scores_at(match.id, number)),
                ),
                padding=Space.S,
            ),
            *(
                [Caption(say("Tap a deal to see where its points come from, or to correct it."))]
                if match.entries
                else []
            ),
        ],
        _Tray(session, table, match),
    )


def _Bar(
    session: Session, table: OpenMatch, match: Match, ask_bin: Handler, ask_end: Handler
) -> ft.AppBar:
    say = session.speech.say
    items = [ft.PopupMenuItem(say("Put into the bin"), on_click=ask_bin)]
    if not match.over and match.entries:
        items.insert(0, ft.PopupMenuItem(say("End the match here"), on_click=ask_end))
    return Bar(
        say(match.game.name),
        actions=[ft.PopupMenuButton(_MenuFace(say("More")), items=items, tooltip="")],
        leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("All matches"), going(HOME)),
    )


def _MenuFace(name: str) -> ft.Control:
    return ft.Semantics(
        label=name,
        button=True,
        exclude_semantics=True,
        content=ft.Container(
            ft.Icon(ft.Icons.MORE_VERT_ROUNDED),
            width=TARGET,
            height=TARGET,
            alignment=ft.Alignment.CENTER,
        ),
    )


def _Head(session: Session, match: Match) -> ft.Control:
    """What the table asks before the next deal; after the last one, who won."""
    speech, coming = session.speech, match.standing.outcome.next
    if match.over or coming is None:
        winners = [speech.side(match.side_names[side]) for side in match.winners]
        return Felt(ft.Row([_Fact(speech.say("Winner"), speech.names(winners))]))
    number, count = coming.deal, match.game.deals(match.setup.rules)
    of = f"{number}/{count}" if count and number <= count else f"{number}"
    facts = [(deal_title(speech, match, number), of), *next_facts(speech, match, coming)]
    facts[0] = (speech.say("Deal"), of)
    return Told(
        f"{deal_title(speech, match, number)}, "
        + ", ".join(f"{name}: {answer}" for name, answer in facts[1:]),
        Felt(
            ft.Row([_Fact(name, answer) for name, answer in facts], spacing=Space.M),
            padding=ft.Padding.symmetric(horizontal=Space.L, vertical=Space.M),
        ),
    )


def _Fact(name: str, answer: str) -> ft.Control:
    return ft.Column(
        [
            Words(name, Style.LABEL_MEDIUM, BRASS_ON_FELT, lines=1),
            Words(answer, Style.TITLE_LARGE, ON_FELT, lines=1),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )


def _notices(session: Session, table: OpenMatch, match: Match) -> list[ft.Control]:
    """Trouble with the store, and the deal that has to be put right before play goes on."""
    speech = session.speech
    notices: list[ft.Control] = []
    if table.trouble:
        text = speech.say(table.trouble.text, **table.trouble.values)
        notices.append(Notice(text, refused=True))
    stuck = match.standing.stuck
    if stuck:
        reason = problems_text(speech, match, match.standing.deals[stuck - 1].problems)
        title = deal_title(speech, match, stuck)
        text = speech.say("{deal} does not count: {reason}", deal=title, reason=reason)
        put_right = going(deal_at(match.id, stuck))
        notices.append(Notice(text, speech.say("Put right"), put_right, refused=True))
    return notices


def _Tray(session: Session, table: OpenMatch, match: Match) -> ft.Control:
    return ft.Column(
        [
            ft.Row([*_time_keys(session, table)], spacing=Space.S),
            ft.Row([_Next(session, table, match)]),
        ],
        spacing=Space.XS,
        tight=True,
    )


def _time_keys(session: Session, table: OpenMatch) -> list[ft.Control]:
    """Undo and redo, named by what they would take back or bring back."""
    speech, journal = session.speech, table.journal
    undoable, redoable = (journal.undoable, journal.redoable) if journal else (None, None)
    undo = speech.say("Undo {change}", change=change_text(speech, undoable)) if undoable else ""
    redo = speech.say("Redo {change}", change=change_text(speech, redoable)) if redoable else ""
    return [
        _Undo(undo or speech.say("Nothing to undo"), table.undo if undo else None),
        IconPress(
            ft.Icons.REDO_ROUNDED,
            redo or speech.say("Nothing to redo"),
            table.redo if redo else None,
        ),
    ]


def _Undo(text: str, on_press: Handler | None) -> ft.Control:
    ink = INK if on_press else PALE
    return Press(
        ft.Row(
            [
                ft.Icon(ft.Icons.UNDO_ROUNDED, size=24, color=ink),
                Words(text, Style.LABEL_MEDIUM, ink, lines=2, expand=True),
            ],
            spacing=Space.S,
        ),
        on_press,
        text,
        expand=True,
        padding=ft.Padding.symmetric(horizontal=Space.M),
        bgcolor=None,
    )


def _Next(session: Session, table: OpenMatch, match: Match) -> ft.Control:
    """The one thing to do next."""
    speech = session.speech
    if match.closed:
        return Action(
            speech.say("See the result"), ft.Icons.EMOJI_EVENTS_ROUNDED, going(result_at(match.id))
        )
    if match.standing.over:

        def close() -> None:
            if table.close():
                go(result_at(match.id))

        return Action(speech.say("Close the match"), ft.Icons.CHECK_ROUNDED, close)
    number = match.standing.stuck or match.next_number
    title = deal_title(speech, match, number)
    text = "Go on entering: {deal}" if number in table.drafts else "Enter: {deal}"
    return Action(
        speech.say(text, deal=title), ft.Icons.EDIT_NOTE_ROUNDED, going(deal_at(match.id, number))
    )

"""Import: a match file is chosen, what is in it is shown, and then it is taken, or not."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.match.arrivals import Arrival, Kin
from scorekeeper.ui.arrival_words import TITLES, of_kin, outcome_line, scores_line, summary
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.going import HOME, SETTINGS, go, going
from scorekeeper.ui.import_desk import ImportDesk
from scorekeeper.ui.receiving import use_receiving
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.session import Session, use_session, use_watch
from scorekeeper.ui.theme import ACTION, Space
from scorekeeper.ui.widgets.ask_text import use_ask_text
from scorekeeper.ui.widgets.basics import Caption, Heading, Paper, Rule, Style, Told, Words
from scorekeeper.ui.widgets.frame import Action, Bar, QuietAction, Screen
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler, IconPress
from scorekeeper.ui.widgets.tick import Tick
from scorekeeper.ui.words import more_than

MOST_SHOWN = 30
"""Matches of one kind that are named."""


@guarded
def ImportMatches() -> ft.View:
    session, device = use_session(), use_device()
    say, desk = session.speech.say, session.import_desk()
    use_watch(desk)
    pick = use_receiving(session, desk)

    def paste(text: str) -> str:
        session.page.run_task(desk.read, text.encode())
        return ""

    ask = use_ask_text(
        say("Match file as text"), say("Paste the text here"), say("Use"), say("Cancel"), paste
    )
    return Screen(
        device,
        Bar(
            say("Import"),
            say("Matches from a file"),
            leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(SETTINGS)),
        ),
        [*_wrong(session, desk), *_sheet(session, desk)],
        _Tray(session, device, desk, pick, ask),
    )


def _wrong(session: Session, desk: ImportDesk) -> list[ft.Control]:
    """What is wrong with the file, and where in it; or what hinders taking it."""
    say, texts = session.speech.say, list[str]()
    if desk.trouble:
        texts.append(say(desk.trouble.text, **desk.trouble.values))
    if desk.fault:
        place, what = desk.fault.path, say(desk.fault.text, **desk.fault.values)
        texts.append(say("This file cannot be used, and nothing was added."))
        texts.append(f"{place}: {what}" if place else what)
    return [Notice("\n".join(texts), refused=True)] if texts else []


def _sheet(session: Session, desk: ImportDesk) -> list[ft.Control]:
    say = session.speech.say
    if desk.reading:
        return [Paper(Words(say("Looking at the file…"), Style.BODY_LARGE), padding=Space.L)]
    if desk.coming is None:
        text = say(
            "Choose a match file that was exported before, here or on another device. You see "
            "what is in it before anything is added. Matches that are here already stay as they "
            "are."
        )
        return [Paper(Words(text, Style.BODY_LARGE), padding=Space.L)]
    if not desk.coming:
        return [Paper(Words(say("There is no match in this file."), Style.BODY_LARGE))]
    return [part for kin in TITLES for part in _group(session, desk, kin)]


def _group(session: Session, desk: ImportDesk, kin: Kin) -> list[ft.Control]:
    """The matches of one kind under their heading, with how many there are."""
    speech, own = session.speech, of_kin(desk.coming or (), kin)
    if not own:
        return []
    rows: list[ft.Control] = []
    for arrival in own[:MOST_SHOWN]:
        rows += [Rule(), _Row(session, desk, arrival)]
    for rest in more_than(speech, MOST_SHOWN, own):
        rows += [Rule(), ft.Container(Caption(rest), padding=Space.S)]
    title = f"{speech.say(TITLES[kin])}: {speech.number(len(own))}"
    return [Heading(title), Paper(ft.Column(rows[1:], spacing=0), padding=Space.XS)]


def _Row(session: Session, desk: ImportDesk, arrival: Arrival) -> ft.Control:
    speech, match_id = session.speech, arrival.journal.match_id
    day = speech.date(arrival.journal.steps[0].at.astimezone())
    title = f"{speech.say(arrival.match.game.name)} · {day}"
    end = outcome_line(speech, arrival, match_id in desk.binned)
    more = f"{scores_line(speech, arrival)} · {end}"
    if arrival.kin is Kin.CONTINUES:
        title = speech.say("Take this longer one: {match}", match=title)
        return Tick(
            title, more, match_id in desk.longer, lambda: desk.choose(match_id), key=match_id
        )
    texts = ft.Column([Words(title, Style.TITLE_SMALL), Caption(more)], spacing=0)
    return Told(f"{title}. {more}", ft.Container(texts, padding=Space.S))


def _Tray(
    session: Session, device: Device, desk: ImportDesk, pick: ft.ClientAction, ask: Handler
) -> ft.Control | None:
    say = session.speech.say
    if desk.reading:
        return None
    if desk.coming is None:
        beside = _Beside(device, say("Paste"), ft.Icons.CONTENT_PASTE_ROUNDED, ask)
        choose = Action(say("Choose a file"), ft.Icons.FOLDER_OPEN_ROUNDED, lambda: None, pick)
        return ft.Row([beside, choose], spacing=Space.S)
    beside = _Beside(device, say("Another file"), ft.Icons.FOLDER_OPEN_ROUNDED, desk.clear)
    return ft.Row([beside, *_add(session, desk)], spacing=Space.S)


def _Beside(device: Device, text: str, icon: ft.IconData, press: Handler) -> ft.Control:
    """Its words would leave no room for the one thing to do where the screen is narrow."""
    return IconPress(icon, text, press, ACTION) if device.narrow else QuietAction(text, icon, press)


def _add(session: Session, desk: ImportDesk) -> list[ft.Control]:
    taken = desk.taken
    if not taken:
        return []

    async def add() -> None:
        added = await desk.bring_in()
        if added:
            _say_so(session, added)

    text = session.speech.count("Add {n} match", "Add {n} matches", len(taken))
    return [Action(text, ft.Icons.CHECK_ROUNDED, lambda: session.page.run_task(add))]


def _say_so(session: Session, added: Sequence[Arrival]) -> None:
    session.page.show_dialog(ft.SnackBar(summary(session.speech, added)))
    go(HOME)

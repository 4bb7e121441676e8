"""Deal entry: what happened in one deal, on one screen, with the pad under the thumb."""

import flet as ft

from scorekeeper.live import Place
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.following import Others
from scorekeeper.ui.going import go, going, result_at, scores_at, table_at
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.parts import Parts, use_parts
from scorekeeper.ui.questions import has_piles
from scorekeeper.ui.screens.choosing import Choice, Versions
from scorekeeper.ui.screens.deal_notice import DealNotice
from scorekeeper.ui.screens.deal_questions import DealQuestions
from scorekeeper.ui.screens.deal_sheet import DealSums, SideTabs, StepSheet
from scorekeeper.ui.screens.deal_tray import DealTray
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.screens.others import OthersLines
from scorekeeper.ui.screens.row_form import RowForm
from scorekeeper.ui.screens.row_tray import RowTray
from scorekeeper.ui.session import Session, use_match, use_session, use_watch
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.confirm import use_confirm
from scorekeeper.ui.widgets.frame import Bar, Screen
from scorekeeper.ui.widgets.press import Handler, IconPress
from scorekeeper.ui.words import deal_title, next_line


@guarded
def DealEntry() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    deal = table.deal(int(ft.use_route_params().get("number", 0)))
    use_watch(deal)
    parts = use_parts(session, device, deal, deal and deal.match, deal and deal.number)
    use_place(session, table, deal)
    say = session.speech.say

    def discard() -> None:
        if deal and table.discard(deal.number):
            go(table_at(deal.match.id))

    ask_discard = use_confirm(
        say("Discard what was entered?"),
        say("What you entered of this deal is forgotten. Deals that were saved stay."),
        say("Discard"),
        say("Keep it"),
        discard,
    )
    if deal is None or not session.right.scores(deal.match.id):
        return Missing(device, session, table.trouble)

    def save_deal(anyway: bool) -> None:
        if deal.save(anyway):
            closed = table.match is not None and table.match.closed
            go(result_at(deal.match.id) if closed else table_at(deal.match.id))

    def save() -> None:
        save_deal(anyway=False)

    def save_anyway() -> None:
        save_deal(anyway=True)

    piles, others = has_piles(deal.match.game), table.following.others
    versions: list[ft.Control] = []
    tray: ft.Control
    if deal.rival is not None:
        versions, tray = Versions(session, device, deal), Choice(session, discard, save)
    elif piles:
        tray = DealTray(session, device, deal, save, parts)
    else:
        tray = RowTray(session, device, deal, save)
    notice = DealNotice(session, device, table, deal, save_anyway)
    return Screen(
        device,
        parts.keep("bar", (deal.can_undo, deal.changed), lambda: _Bar(session, deal, ask_discard)),
        _piles(session, device, deal, versions, parts)
        if piles
        else [*versions, *_rows(session, device, deal, others)],
        _below(notice, tray, parts),
        pinned=SideTabs(session, device, deal, others, parts) if piles else None,
        pad=True,
        parts=parts,
    )


def _below(notice: list[ft.Control], tray: ft.Control, parts: Parts) -> ft.Control:
    """The tray, and above it what has to be said."""

    def draw() -> ft.Control:
        return ft.Column([*notice, ft.Container(tray, key="tray")], spacing=Space.S, tight=True)

    return draw() if notice else parts.keep("below", id(tray), draw)


def _piles(
    session: Session, device: Device, deal: OpenDeal, versions: list[ft.Control], parts: Parts
) -> list[ft.Control]:
    """The form of a deal that is counted in piles, one side after the other."""
    return [
        *StepSheet(session, device, deal, parts),
        *versions,
        *DealQuestions(session, deal, parts),
        DealSums(session, deal),
    ]


def _rows(session: Session, device: Device, deal: OpenDeal, others: Others) -> list[ft.Control]:
    """The form of a deal that asks little of each side, and who is entering it too."""
    lines = OthersLines(session.speech, deal.match, others)
    return [*RowForm(session, device, deal), lines]


def use_place(session: Session, table: OpenMatch, deal: OpenDeal | None) -> None:
    """Others see what is being entered here, as long as the caller is shown.

    To look at a deal that was saved is not to enter it.
    """
    place: Place | None = None
    if deal and (deal.is_new or deal.changed) and session.right.scores(deal.match.id):
        side = deal.now.side if has_piles(deal.match.game) else None
        place = Place(session.plate.name, deal.number, side)
    ft.use_effect(lambda: table.following.move(place), [place])
    ft.on_unmounted(lambda: table.following.move(None))


def _Bar(session: Session, deal: OpenDeal, ask_discard: Handler) -> ft.AppBar:
    speech, match = session.speech, deal.match
    title = deal_title(speech, match, deal.number)
    coming = match.outcome_before(deal.number).next
    subtitle = next_line(speech, match, coming) if coming else None
    if not deal.is_new:
        title = speech.say("Correct: {deal}", deal=title)
    back = table_at(match.id) if deal.is_new else scores_at(match.id, deal.number)
    undo = deal.undo if deal.can_undo else None
    discard = ask_discard if deal.changed else None
    return Bar(
        title,
        subtitle,
        [
            IconPress(ft.Icons.UNDO_ROUNDED, speech.say("Undo the last tap"), undo),
            IconPress(
                ft.Icons.DELETE_OUTLINE_ROUNDED, speech.say("Discard what was entered"), discard
            ),
        ],
        leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, speech.say("Back"), going(back)),
    )

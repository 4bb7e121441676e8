"""Deal entry: what happened in one deal, on one screen, with the pad under the thumb."""

from functools import partial

import flet as ft

from scorekeeper.live import Place
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.following import Others
from scorekeeper.ui.glance import Glance, Live
from scorekeeper.ui.going import go, going, result_at, scores_at, table_at
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.parts import Parts, use_parts
from scorekeeper.ui.questions import has_piles, settled
from scorekeeper.ui.screens.choosing import Choice, Versions
from scorekeeper.ui.screens.deal_notice import DealNotice
from scorekeeper.ui.screens.deal_questions import DealQuestions
from scorekeeper.ui.screens.deal_sheet import DealSums, StepSheet
from scorekeeper.ui.screens.deal_tray import DealTray
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.screens.others import OthersLines
from scorekeeper.ui.screens.row_form import RowForm
from scorekeeper.ui.screens.row_tray import RowTray
from scorekeeper.ui.screens.side_tabs import SideTabs
from scorekeeper.ui.session import Session, use_match, use_session, use_watch
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.confirm import use_confirm
from scorekeeper.ui.widgets.frame import Bar, Screen
from scorekeeper.ui.widgets.press import Handler, IconPress
from scorekeeper.ui.words import deal_title, need_text, next_line

LONGEST = 36
"""Letters beside the keys of the bar where they are large."""


@guarded
def DealEntry() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    deal = table.deal(int(ft.use_route_params().get("number", 0)))
    shape = partial(_shape, deal) if deal else None
    use_watch(ft.use_memo(lambda: Glance(deal, shape) if deal and shape else None, [deal]))
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
    tabs = SideTabs(session, device, deal, others, parts) if piles else None
    # Pinned, they would leave no room for the questions where letters are large.
    moving = [tabs] if tabs and device.cramped and device.short else []
    versions: list[ft.Control] = []
    tray: ft.Control
    if deal.rival is not None:
        versions, tray = Versions(session, device, deal), Choice(session, discard, save)
    elif piles:
        tray = DealTray(session, device, deal, save, parts)
    else:
        tray = RowTray(session, device, deal, save, parts)
    notice = DealNotice(session, device, table, deal, save_anyway)
    return Screen(
        device,
        _Bar(session, device, deal, ask_discard),
        [
            *moving,
            *(
                _piles(session, device, deal, versions, parts)
                if piles
                else [*versions, *_rows(session, device, deal, others, parts)]
            ),
        ],
        _below(notice, tray, parts),
        pinned=None if moving else tabs,
        pad=True,
        parts=parts,
    )


def _shape(deal: OpenDeal) -> tuple[object, ...]:
    """What all of the screen depends on. Scores, counts, rows and pads change by themselves."""
    now, entry = deal.now, deal.entry
    saving = (deal.is_new or deal.changed, deal.trouble, deal.asked, deal.rival)
    place = now.side if has_piles(deal.match.game) else settled(now)
    whole = deal.asked or deal.refused or deal.rival
    return deal.match, deal.number, saving, place, entry if whole else entry.deal


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
        *DealQuestions(session, device, deal, parts),
        DealSums(session, deal, parts),
    ]


def _rows(
    session: Session, device: Device, deal: OpenDeal, others: Others, parts: Parts
) -> list[ft.Control]:
    """The form of a deal that asks little of each side, and who is entering it too."""
    lines = OthersLines(session.speech, deal.match, others)
    return [*RowForm(session, device, deal, parts), lines]


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


def _Bar(session: Session, device: Device, deal: OpenDeal, ask_discard: Handler) -> Bar:
    speech, match = session.speech, deal.match
    title = deal_title(speech, match, deal.number)
    coming = match.outcome_before(deal.number).next
    subtitle = next_line(speech, match, coming) if coming else ""
    if coming and device.cramped and len(subtitle) > LONGEST:
        subtitle = need_text(speech, coming)
    if not deal.is_new:
        title = speech.say("Correct: {deal}", deal=title)
    back = table_at(match.id) if deal.is_new else scores_at(match.id, deal.number)

    def undo(can: bool) -> ft.Control:
        say = speech.say("Undo the last tap")
        return IconPress(ft.Icons.UNDO_ROUNDED, say, deal.undo if can else None)

    def discard(can: bool) -> ft.Control:
        say = speech.say("Discard what was entered")
        return IconPress(ft.Icons.DELETE_OUTLINE_ROUNDED, say, ask_discard if can else None)

    return Bar(
        title,
        subtitle,
        [
            Live(Glance(deal, lambda: deal.can_undo), undo),
            Live(Glance(deal, lambda: deal.changed), discard),
        ],
        leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, speech.say("Back"), going(back)),
        shown=(),
    )

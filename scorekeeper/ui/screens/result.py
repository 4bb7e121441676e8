"""The result: who won, by how much, how the totals grew; and on to the next match."""

from uuid import uuid4

import flet as ft

from scorekeeper.match.changes import Reopened, Started
from scorekeeper.match.journal import start
from scorekeeper.match.match import Match
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import HOME, export_at, go, going, scores_at, table_at
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.result_words import margin_text, result_text, winners_text
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.session import Session, use_match, use_session
from scorekeeper.ui.theme import BRASS_ON_FELT, ON_FELT, Space
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Felt, Heading, Paper, Style, Told, Words
from scorekeeper.ui.widgets.frame import Action, Bar, QuietAction, Screen, form_width
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler, IconPress
from scorekeeper.ui.widgets.score_table import ScoreTable
from scorekeeper.ui.widgets.totals_chart import TotalsChart


@guarded
def ResultScreen() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    trouble, set_trouble = ft.use_state(table.trouble)
    say, match = session.speech.say, table.match
    if match is None or not match.over:
        return Missing(device, session, table.trouble)

    def rematch() -> None:
        set_trouble(_rematch(session, match))

    width = form_width(device)
    back = IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("All matches"), going(HOME))
    shown = trouble or table.trouble
    return Screen(
        device,
        Bar(say(match.game.name), say("Result"), _on(session, match), leading=back),
        [
            *([Notice(say(shown.text, **shown.values), refused=True)] if shown else []),
            _Winner(session, match),
            Paper(
                ScoreTable(
                    session.speech,
                    match,
                    width - 2 * Space.S,
                    device.text_scale,
                    lambda number: going(scores_at(match.id, number)),
                ),
                padding=Space.S,
            ),
            *_chart(session, match, width, device.dark),
        ],
        _Ways(session, table, match, rematch),
    )


def _Ways(session: Session, table: OpenMatch, match: Match, rematch: Handler) -> ft.Control | None:
    """On from here, as far as this device may."""
    say, keys = session.speech.say, list[ft.Control]()
    if session.right.scores(match.id):
        unlock = ft.Icons.LOCK_OPEN_ROUNDED
        keys.append(QuietAction(say("Reopen"), unlock, lambda: _reopen(table, match)))
    if session.right.host:
        keys.append(Action(say("Rematch"), ft.Icons.REPLAY_ROUNDED, rematch))
    return ft.Row(keys, spacing=Space.S) if keys else None


def _reopen(table: OpenMatch, match: Match) -> None:
    if match.reopened or table.do(Reopened()):
        go(table_at(match.id))


def _rematch(session: Session, match: Match) -> Trouble | None:
    """The same table again, with the deal passed on; what hinders it, if anything does."""
    setup = match.setup
    change = Started(
        game=match.game.key,
        players=setup.players,
        sides=setup.sides,
        first_dealer=(setup.first_dealer + 1) % len(setup.players),
        rules=setup.rules.changed(),
    )
    match_id = uuid4().hex
    try:
        session.store.add(start(match_id, change, session.now(), session.plate.name))
    except StorageTrouble as trouble:
        return Trouble.of(trouble)
    go(table_at(match_id))
    return None


def _on(session: Session, match: Match) -> list[ft.Control]:
    """Ways for the result to go on from here: as text, as a file."""
    export = going(export_at(match.id))
    icon = ft.Icons.FILE_DOWNLOAD_OUTLINED
    return [_Copy(session, match), IconPress(icon, session.speech.say("Share or export"), export)]


def _Copy(session: Session, match: Match) -> ft.Control:
    """The result as text, for a message to those who were not there."""
    say = session.speech.say
    copied = ft.SnackBar(say("Copied. Paste it into a message."))
    return IconPress(
        ft.Icons.CONTENT_COPY_ROUNDED,
        say("Copy the result as text"),
        lambda: ft.context.page.show_dialog(copied),
        action=ft.CopyToClipboard(result_text(session.speech, match)),
    )


def _Winner(session: Session, match: Match) -> ft.Control:
    title, margin = winners_text(session.speech, match), margin_text(session.speech, match)
    return Told(
        f"{title} {margin}",
        Felt(
            ft.Row(
                [
                    *[Badge(side, 44) for side in match.winners[:2]],
                    ft.Column(
                        [
                            Words(title, Style.HEADLINE_SMALL, ON_FELT, lines=3),
                            Words(margin, Style.BODY_MEDIUM, ON_FELT),
                        ],
                        spacing=0,
                        expand=True,
                    ),
                    ft.Icon(ft.Icons.EMOJI_EVENTS_ROUNDED, size=40, color=BRASS_ON_FELT),
                ],
                spacing=Space.M,
            )
        ),
    )


def _chart(session: Session, match: Match, width: float, dark: bool) -> list[ft.Control]:
    totals = [result.played.totals for result in match.standing.deals if result.played]
    if len(totals) < 2:
        return []
    return [
        Heading(session.speech.say("Totals by deal")),
        Paper(TotalsChart(session.speech, totals, width - 2 * Space.M, dark)),
    ]

"""The table: where a match stands, who deals, and what the next deal needs."""

import flet as ft

from scorekeeper.match.changes import EndedEarly
from scorekeeper.match.match import Match
from scorekeeper.ui.awake import use_awake
from scorekeeper.ui.device import Device, use_device
from scorekeeper.ui.going import (
    HOME,
    deal_at,
    go,
    going,
    result_at,
    rules_at,
    scores_at,
)
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.rule_words import changed_texts
from scorekeeper.ui.screens.aid import Aid
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.screens.others import OthersLines
from scorekeeper.ui.screens.table_head import TableHead
from scorekeeper.ui.screens.table_menu import TableMenu
from scorekeeper.ui.screens.table_tray import TableTray
from scorekeeper.ui.session import Session, use_match, use_session, use_watch
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.basics import Caption, Paper
from scorekeeper.ui.widgets.confirm import use_confirm
from scorekeeper.ui.widgets.frame import Bar, Screen, form_width
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler, IconPress
from scorekeeper.ui.widgets.score_table import ScoreTable
from scorekeeper.ui.widgets.standings import Standings
from scorekeeper.ui.words import deal_title, problems_text


@guarded
def TableScreen() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    use_awake()
    use_watch(table.kept)
    say, match = session.speech.say, table.match

    def bin_match() -> None:
        if match and table.bin():
            session.thrown.append(match.id)
            go(HOME)

    def end_early() -> None:
        if match and table.do(EndedEarly()):
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
    deal = table.deal(match.next_number) if match else None
    use_watch(deal if match and _told_early(match) else None)
    if match is None:
        return Missing(device, session, table.trouble)
    scores = session.right.scores(match.id)
    return Screen(
        device,
        _Bar(session, match, ask_bin, ask_end),
        _sheet(session, device, table, match, deal),
        TableTray(session, device, table, match) if scores else None,
    )


def _told_early(match: Match) -> bool:
    """Whether the table shows anything of a deal while that is entered."""
    return any(section.before_play or section.aid for section in match.form.deal)


def _sheet(
    session: Session, device: Device, table: OpenMatch, match: Match, deal: OpenDeal | None
) -> list[ft.Control]:
    """How the match stands, with what is known of the next deal already."""
    scores = session.right.scores(match.id)
    parts = [
        TableHead(session, match, deal),
        *_notices(session, table, match),
        *_house_rules(session, match),
    ]
    if _marked(match):
        parts.append(Standings(session.speech, match))
    if deal and scores and not match.over:
        parts += Aid(session, deal)
    if match.entries or not _marked(match):
        parts.append(_Scores(session, device, match))
    if not scores:
        parts.insert(1, OthersLines(session.speech, match, table.following.others))
    if match.entries and scores:
        text = session.speech.say("Tap a deal to see where its points come from, or to correct it.")
        parts.append(Caption(text))
    return parts


def _Scores(session: Session, device: Device, match: Match) -> ft.Control:
    width = form_width(device) - 2 * Space.S

    def open_deal(number: int) -> Handler:
        return going(scores_at(match.id, number))

    table = ScoreTable(session.speech, match, width, device.text_scale, open_deal)
    return Paper(table, padding=Space.S)


def _house_rules(session: Session, match: Match) -> list[ft.Control]:
    """What differs from the standard, in one line."""
    changed = changed_texts(session.speech, match.setup.rules)
    if not changed:
        return []
    return [Caption(session.speech.say("House rules: {rules}", rules=" · ".join(changed)))]


def _marked(match: Match) -> bool:
    """Whether totals are measured against a mark, and shown with it."""
    return match.game.mark(match.setup.rules) is not None


def _Bar(session: Session, match: Match, ask_bin: Handler, ask_end: Handler) -> Bar:
    say = session.speech.say
    return Bar(
        say(match.game.name),
        actions=[
            IconPress(
                ft.Icons.MENU_BOOK_ROUNDED, say("Rules of the game"), going(rules_at(match.id))
            ),
            TableMenu(session, match, ask_bin, ask_end),
        ],
        leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("All matches"), going(HOME)),
    )


def _notices(session: Session, table: OpenMatch, match: Match) -> list[ft.Control]:
    """Trouble with the store, and the deal that has to be put right before play goes on."""
    speech = session.speech
    notices: list[ft.Control] = []
    if table.trouble:
        text = speech.say(table.trouble.text, **table.trouble.values)
        notices.append(Notice(text, refused=True))
    for number in sorted(table.drafts):
        if number <= len(match.entries):
            text = speech.say(
                "{deal}: a correction is not saved yet.", deal=deal_title(speech, match, number)
            )
            go_on = going(deal_at(match.id, number))
            notices.append(Notice(text, speech.say("Go on entering"), go_on))
    stuck = match.standing.stuck
    if stuck:
        reason = problems_text(speech, match, match.standing.deals[stuck - 1].problems)
        title = deal_title(speech, match, stuck)
        text = speech.say("{deal} does not count: {reason}", deal=title, reason=reason)
        put_right = going(deal_at(match.id, stuck))
        way = (speech.say("Put right"), put_right) if session.right.scores(match.id) else ()
        notices.append(Notice(text, *way, refused=True))
    return notices

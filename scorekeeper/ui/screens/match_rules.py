"""House rules in a running match: tried first, with every side's total before and after."""

from functools import partial

import flet as ft

from scorekeeper.match.rules_trial import RulesTrial, try_rules
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import go, going, table_at
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.rules_desk import RulesDesk
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.screens.presets import Presets
from scorekeeper.ui.screens.rules_pad import RulesPad
from scorekeeper.ui.screens.rules_sheet import RulesSheet
from scorekeeper.ui.session import Session, use_match, use_session, use_watch
from scorekeeper.ui.theme import FAINT, INK, Space
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Caption, Paper, Style, Told, Words
from scorekeeper.ui.widgets.frame import Action, Bar, Screen
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import IconPress
from scorekeeper.ui.words import deal_title, side_name


@guarded
def MatchRules() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    say, match = session.speech.say, table.match
    desk = ft.use_memo(lambda: RulesDesk(match.setup.rules) if match else None, [match is None])
    use_watch(desk)
    if match is None or desk is None or not session.right.scores(match.id):
        return Missing(device, session, table.trouble)
    trial, field = try_rules(match, desk.now.rules), desk.now.field
    changed = desk.now.rules != match.setup.rules
    save = partial(_play_by, table, trial) if changed else None
    tray: ft.Control = ft.Column(
        [
            *([_Totals(session, trial)] if changed and match.entries else []),
            ft.Row([Action(say("Play by these rules"), ft.Icons.CHECK_ROUNDED, save)]),
        ],
        tight=True,
        spacing=Space.S,
    )
    if field:
        tray = RulesPad(session, device, desk, field)
    back = IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(table_at(match.id)))
    trouble = table.trouble
    return Screen(
        device,
        Bar(say("House rules"), say("Of this match"), leading=back),
        [
            *([Notice(say(trouble.text, **trouble.values), refused=True)] if trouble else []),
            Presets(match.game, desk),
            *RulesSheet(session, device, desk),
        ],
        tray,
        pad=field is not None,
    )


def _play_by(table: OpenMatch, trial: RulesTrial) -> None:
    if table.do(trial.change):
        go(table_at(trial.before.id))


def _Totals(session: Session, trial: RulesTrial) -> ft.Control:
    """What the rules would make of the totals, and of the match."""
    rows = [_Total(session, trial, side) for side in range(len(trial.totals))]
    notes = [Caption(text) for text in _notes(session, trial)]
    return Paper(ft.Column([*rows, *notes], spacing=Space.XS, tight=True), padding=Space.M)


def _Total(session: Session, trial: RulesTrial, side: int) -> ft.Control:
    speech, (before, after) = session.speech, trial.totals[side]
    name = side_name(speech, trial.before, side)
    return Told(
        speech.say("{side}: {before} before, {after} after", side=name, before=before, after=after),
        ft.Row(
            [
                Badge(side, 20),
                Words(name, Style.TITLE_SMALL, lines=2, expand=True),
                Words(speech.number(before), Style.BODY_MEDIUM, FAINT),
                ft.Icon(ft.Icons.ARROW_FORWARD_ROUNDED, size=16, color=FAINT),
                Words(speech.number(after), Style.TITLE_SMALL, INK),
            ],
            spacing=Space.S,
        ),
    )


def _notes(session: Session, trial: RulesTrial) -> list[str]:
    say, notes = session.speech.say, []
    if trial.refused:
        title = deal_title(session.speech, trial.before, trial.refused)
        notes.append(say("{deal} could not be by these rules, and would not count.", deal=title))
    if trial.ends:
        notes.append(say("The match would be over."))
    if trial.goes_on:
        notes.append(say("The match would go on."))
    return notes

"""House rules before a match: every rule seen and changed, and known sets chosen by name."""

from dataclasses import replace

import flet as ft

from scorekeeper.games.rules import Rules
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import NEW, going
from scorekeeper.ui.rules_desk import RulesDesk
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.presets import Presets
from scorekeeper.ui.screens.rules_pad import RulesPad
from scorekeeper.ui.screens.rules_sheet import RulesSheet
from scorekeeper.ui.session import use_session, use_watch
from scorekeeper.ui.widgets.frame import Action, Bar, Screen
from scorekeeper.ui.widgets.press import IconPress


@guarded
def HouseRules() -> ft.View:
    session, device = use_session(), use_device()
    laying, say = session.laying(), session.speech.say
    game = laying.now.game

    def play_by(rules: Rules) -> None:
        laying.do(lambda now: replace(now, rules=rules))

    desk = ft.use_memo(lambda: RulesDesk(laying.now.rules, play_by), [game.key])
    use_watch(desk)
    field = desk.now.field
    back = IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(NEW))
    tray: ft.Control = ft.Row([Action(say("Done"), ft.Icons.CHECK_ROUNDED, going(NEW))])
    if field:
        tray = RulesPad(session, device, desk, field)
    return Screen(
        device,
        Bar(say("House rules"), say(game.name), leading=back),
        [Presets(game, desk), *RulesSheet(session, device, desk)],
        tray,
        pad=field is not None,
    )

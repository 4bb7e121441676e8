"""The rules of the game in short, in the figures this match is played by."""

import flet as ft

from scorekeeper.games.game import Topic
from scorekeeper.ui.device import use_device
from scorekeeper.ui.going import going, table_at
from scorekeeper.ui.rule_words import changed_texts
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.session import Session, use_match, use_session
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.basics import Caption, Heading, Paper, Style, Words
from scorekeeper.ui.widgets.frame import Bar, Screen
from scorekeeper.ui.widgets.press import IconPress
from scorekeeper.ui.words import remark_text


@guarded
def Primer() -> ft.View:
    session, device, table = use_session(), use_device(), use_match()
    say, match = session.speech.say, table.match
    if match is None:
        return Missing(device, session, table.trouble)
    changed = changed_texts(session.speech, match.setup.rules)
    house = say("House rules: {rules}", rules=" · ".join(changed)) if changed else ""
    return Screen(
        device,
        Bar(
            say(match.game.name),
            say("Rules of this match"),
            leading=IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(table_at(match.id))),
        ),
        [
            Caption(house or say("Played by the standard rules.")),
            *[part for topic in match.game.primer(match.setup) for part in _Topic(session, topic)],
        ],
    )


def _Topic(session: Session, topic: Topic) -> list[ft.Control]:
    lines: list[ft.Control] = [
        Words(remark_text(session.speech, line), Style.BODY_LARGE) for line in topic.lines
    ]
    return [
        Heading(session.speech.say(topic.title)),
        Paper(ft.Column(lines, spacing=6), padding=Space.L),
    ]

"""The pad for the number of a house rule."""

from functools import partial
from operator import methodcaller

import flet as ft

from scorekeeper.games.rule_fields import RuleField
from scorekeeper.games.rules import RuleKind
from scorekeeper.ui.device import Device
from scorekeeper.ui.rule_words import value_text
from scorekeeper.ui.rules_desk import OnDesk, RulesDesk
from scorekeeper.ui.session import Session
from scorekeeper.ui.widgets.basics import Caption
from scorekeeper.ui.widgets.frame import tray_width
from scorekeeper.ui.widgets.keypad import (
    GAP,
    LOW,
    TALL,
    Key,
    Keypad,
    action_key,
    digit_key,
    display,
    icon_key,
    sign_key,
    word_key,
)
from scorekeeper.ui.widgets.notice import Notice


def RulesPad(session: Session, device: Device, desk: RulesDesk, field: RuleField) -> ft.Control:
    """Digits on the left; the range, the standard, and more numbers on the right."""
    say = session.speech.say
    digits = [[_digit(desk, str(3 * row + column + 1)) for column in range(3)] for row in range(3)]
    right = _right(session, desk, field)
    erase = icon_key(ft.Icons.BACKSPACE_OUTLINED, say("Erase"), partial(desk.do, OnDesk.erase))
    done = action_key(say("Done"), partial(desk.do, OnDesk.done))
    rows = [[*row, *right[n]] for n, row in enumerate(digits)]
    last = [erase, _digit(desk, "0"), _sign(session, desk, field), done]
    height = LOW if device.short else TALL
    problem = desk.now.problem
    head: ft.Control = Caption(say(field.label), lines=1)
    if problem:
        head = Notice(say(problem.text, **problem.values), refused=True)
    return ft.Column(
        [head, Keypad(tray_width(device), height, [*rows, last])],
        spacing=GAP,
        tight=True,
    )


def _digit(desk: RulesDesk, digit: str) -> Key:
    return digit_key(digit, partial(desk.do, methodcaller("digit", digit)))


def _sign(session: Session, desk: RulesDesk, field: RuleField) -> Key:
    if field.low is None or field.low >= 0:
        return display()
    negate = partial(desk.do, OnDesk.negate)
    return sign_key("±", session.speech.say("Plus or minus"), negate)


def _right(session: Session, desk: RulesDesk, field: RuleField) -> list[list[Key]]:
    speech, say = session.speech, session.speech.say
    bounds = ""
    if field.low is not None and field.high is not None:
        bounds = say("{low} to {high}", low=field.low, high=field.high)
    standard = say("Standard: {value}", value=value_text(speech, field, field.standard))
    reset = word_key(standard, partial(desk.do, OnDesk.reset), 2)
    rows = [[display(partial(Caption, bounds), 2)], [reset], [display(span=2)]]
    if field.kind is RuleKind.NUMBERS:
        many = len(desk.now.value(field.key)) > 1
        rows[2] = [
            sign_key("+", say("Add a number"), partial(desk.do, OnDesk.add)),
            icon_key(
                ft.Icons.REMOVE_ROUNDED,
                say("Take this number out"),
                partial(desk.do, OnDesk.drop) if many else None,
            ),
        ]
    return rows

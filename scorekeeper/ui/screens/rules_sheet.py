"""Every rule of a game in its group: what it means, its value, and how it differs."""

from functools import partial
from itertools import groupby
from operator import methodcaller

import flet as ft

from scorekeeper.games.rule_fields import RuleField, single_rules
from scorekeeper.games.rules import RuleKind
from scorekeeper.ui.device import Device
from scorekeeper.ui.rule_words import value_text
from scorekeeper.ui.rules_desk import RulesDesk
from scorekeeper.ui.session import Session
from scorekeeper.ui.theme import ACTION, BRASS, CHOSEN, INK, ON_CHOSEN, TABLE, Space
from scorekeeper.ui.widgets.basics import Caption, Heading, Paper, Rule, Style, Words
from scorekeeper.ui.widgets.choice import choices
from scorekeeper.ui.widgets.press import Handler, Press


def RulesSheet(session: Session, device: Device, desk: RulesDesk) -> list[ft.Control]:
    """A sheet of paper for each group."""
    parts: list[ft.Control] = []
    fields = single_rules(type(desk.now.rules))
    for group, members in groupby(fields, key=lambda field: field.group):
        rows: list[ft.Control] = []
        for field in members:
            rows += [Rule(), _Rule(session, device, desk, field)]
        sheet = Paper(ft.Column(rows[1:], spacing=Space.S))
        parts += [Heading(session.speech.say(group)), sheet]
    return parts


def _Rule(session: Session, device: Device, desk: RulesDesk, field: RuleField) -> ft.Control:
    say, now = session.speech.say, desk.now
    label = say(field.label) if not field.of else f"{say(field.of)}: {say(field.label)}"
    changed = now.value(field.key) != field.standard
    standard = say("standard {value}", value=value_text(session.speech, field, field.standard))
    texts: list[ft.Control] = [
        Words(label, Style.TITLE_SMALL),
        *([Caption(say(field.meaning))] if field.meaning else []),
        *([Words(f"• {standard}", Style.LABEL_MEDIUM, BRASS)] if changed else []),
    ]
    column = ft.Column(texts, spacing=0, expand=True)
    return ft.Column(
        _with_value(session, device, desk, field, label, column), spacing=Space.XS, key=field.key
    )


def _with_value(
    session: Session,
    device: Device,
    desk: RulesDesk,
    field: RuleField,
    label: str,
    texts: ft.Column,
) -> list[ft.Control]:
    """A number beside the texts; words and several numbers below them."""
    if field.kind is RuleKind.WHOLE:
        return [ft.Row([texts, _number(session, desk, field, label)], spacing=Space.M)]
    if field.kind is RuleKind.NUMBERS:
        return [texts, _numbers(session, desk, field, label)]
    return [texts, _words(session, device, desk, field, label)]


def _number(session: Session, desk: RulesDesk, field: RuleField, label: str) -> ft.Control:
    now = desk.now
    here = now.key == field.key
    number = session.speech.number(now.value(field.key))
    shown = now.typed.replace("-", "−") if here and now.typed else number
    press = partial(desk.do, methodcaller("choose", field.key))
    return _Value(shown, f"{label}: {shown}", press, here, 88)


def _numbers(session: Session, desk: RulesDesk, field: RuleField, label: str) -> ft.Control:
    now, keys = desk.now, []
    for index, value in enumerate(now.value(field.key)):
        here = now.key == field.key and now.index == index
        shown = now.typed if here and now.typed else session.speech.number(value)
        press = partial(desk.do, methodcaller("choose", field.key, index))
        keys.append(_Value(shown, f"{label}, {index + 1}: {shown}", press, here, 68))
    return ft.Row(keys, wrap=True, spacing=Space.XS, run_spacing=Space.XS)


def _words(
    session: Session, device: Device, desk: RulesDesk, field: RuleField, label: str
) -> ft.Control:
    say, chosen = session.speech.say, desk.now.value(field.key)
    offered: list[tuple[object, str]] = (
        [(True, say("Yes")), (False, say("No"))]
        if field.kind is RuleKind.YES_NO
        else [(value, say(text)) for value, text in field.choices]
    )
    keys: list[ft.Control] = [
        Press(
            Words(
                text, Style.LABEL_MEDIUM, _ink(value == chosen), lines=2, align=ft.TextAlign.CENTER
            ),
            partial(desk.do, methodcaller("put", field.key, value)),
            f"{label}: {text}",
            selected=value == chosen,
            ring=ACTION if value == chosen else None,
            expand=True,
            padding=Space.XS,
            bgcolor=CHOSEN if value == chosen else TABLE,
        )
        for value, text in offered
    ]
    return choices(device, keys, [text for _, text in offered])


def _ink(chosen: bool) -> ft.ColorValue:
    return ON_CHOSEN if chosen else INK


def _Value(text: str, name: str, press: Handler, here: bool, width: int) -> ft.Control:
    return Press(
        Words(text, Style.TITLE_MEDIUM, _ink(here), lines=1),
        press,
        name,
        selected=here,
        ring=ACTION if here else None,
        width=width,
        bgcolor=CHOSEN if here else TABLE,
    )

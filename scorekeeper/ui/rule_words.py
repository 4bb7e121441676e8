"""House rules as people read them, from what each game declares of its rules."""

from typing import Any

from scorekeeper.games.rule_fields import RuleField, changed_rules
from scorekeeper.games.rules import Rules
from scorekeeper.i18n import Speech


def changed_texts(speech: Speech, rules: Rules) -> list[str]:
    """The rules that differ from the standard, with their values."""
    return [rule_text(speech, field, value) for field, value in changed_rules(rules)]


def rule_text(speech: Speech, field: RuleField, value: Any) -> str:
    """One rule with its value: "Joker 50", "Books to go out: clean books 3"."""
    return f"{rule_name(speech, field)} {value_text(speech, field, value)}"


def rule_name(speech: Speech, field: RuleField) -> str:
    """ "Joker", "Books to go out: clean books"."""
    name = speech.say(field.label)
    return f"{speech.say(field.of)}: {name}" if field.of else name


def value_text(speech: Speech, field: RuleField, value: Any) -> str:
    """The value of a rule: "50/90/120", "shared win", "yes"."""
    if isinstance(value, bool):
        return speech.say("yes") if value else speech.say("no")
    if isinstance(value, tuple):
        return "/".join(speech.number(number) for number in value)
    if isinstance(value, int):
        return speech.number(value)
    return speech.say(dict(field.choices).get(value, value))

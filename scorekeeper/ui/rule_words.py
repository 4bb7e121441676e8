"""House rules as people read them, from what each game declares of its rules."""

from typing import Any

from pydantic.fields import FieldInfo

from scorekeeper.games.rules import Rules, choice_words
from scorekeeper.i18n import Speech


def rule_texts(speech: Speech, rules: Rules) -> list[str]:
    """Every rule with its value: "Packs of cards 5"."""
    return [
        f"{speech.say(info.title or name)} {_value(speech, info, getattr(rules, name))}"
        for name, info in type(rules).model_fields.items()
    ]


def changed_texts(speech: Speech, rules: Rules) -> list[str]:
    """The rules that differ from the standard, with their values."""
    standard = rule_texts(speech, type(rules)())
    return [text for text in rule_texts(speech, rules) if text not in standard]


def _value(speech: Speech, info: FieldInfo, value: Any) -> str:
    if isinstance(value, Rules):
        return "(" + ", ".join(rule_texts(speech, value)) + ")"
    if isinstance(value, tuple):
        return "/".join(speech.number(number) for number in value)
    if isinstance(value, int):
        return speech.number(value)
    return speech.say(choice_words(info).get(value, value))

"""House rules: what a table may play differently, with standard values and ranges.

The rules of a game are a frozen pydantic model. Its fields are made by the functions below,
which keep the range and the words that an editor needs beside the standard value.
"""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field
from pydantic.fields import FieldInfo

MOST_LISTED = 20


class Rules(BaseModel):
    """The rules of a match: fixed when it starts and kept with it."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    def worth(self, rule: str) -> int:
        """The points that the rule of this name gives for one."""
        value = getattr(self, rule)
        if not isinstance(value, int):
            raise TypeError(f"{rule} is not a number of points")
        return value

    def changed(self) -> dict[str, Any]:
        """What differs from the standard, as it stands in a match file."""
        return self.model_dump(mode="json", by_alias=True, exclude_defaults=True)


Numbers = tuple[Annotated[int, Field(ge=0, le=100_000)], ...]
"""One whole number a deal; the last holds for all deals that follow."""


def whole(standard: int, low: int, high: int, label: str, alias: str | None = None) -> Any:
    """A whole number from `low` to `high`, both included; `alias` is its name in a match file."""
    return Field(default=standard, ge=low, le=high, title=label, alias=alias)


def choice(standard: str, label: str, **words: str) -> Any:
    """One of the words in the Literal type of the field, each with its text."""
    texts = {word.replace("_", "-"): text for word, text in words.items()}
    return Field(default=standard, title=label, json_schema_extra={"words": {**texts}})


def choice_words(field: FieldInfo) -> dict[str, str]:
    """The text of each word of a choice; none for other rules."""
    extra = field.json_schema_extra
    words = extra.get("words") if isinstance(extra, dict) else None
    return {key: str(text) for key, text in words.items()} if isinstance(words, dict) else {}


def numbers(standard: tuple[int, ...], label: str) -> Any:
    """At least one number; a JSON list is as good as a tuple."""
    return Field(default=standard, min_length=1, max_length=MOST_LISTED, strict=False, title=label)

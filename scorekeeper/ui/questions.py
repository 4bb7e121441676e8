"""Questions that one tap answers: on a pad of ranks, bids or numbers, or on a player's row."""

from dataclasses import replace
from typing import Any

from scorekeeper.games.entry import OF_DEAL, Value
from scorekeeper.games.fields import RANKS, Field, Kind, Section
from scorekeeper.games.game import Game
from scorekeeper.ui.entering import Entering


def has_piles(game: Game[Any]) -> bool:
    """Whether a side has more to count than one number out of a few, which its row has room for."""
    fields = [field for section in game.form.side for field in section.all_fields]
    return len(fields) > 1 or not all(map(_on_pad, fields))


def pad_questions(game: Game[Any]) -> list[Section]:
    """What is answered by one tap on a pad: a rank, a bid, or a count that has a limit."""
    sections = (*game.form.deal, *game.form.side)
    return [section for section in sections if any(map(_on_pad, section.fields))]


def _on_pad(field: Field) -> bool:
    limited = field.kind is Kind.COUNT and field.high is not None
    return limited or field.kind in (Kind.RANK, Kind.BID)


def question(now: Entering) -> Section | None:
    """What the pad answers: what was asked for, else what is missing, else the last of all.

    As long as something is open that is known before play, nothing else is asked.
    """
    open_early = not settled(now)
    pads = [
        section
        for section in pad_questions(now.game)
        if asks(now, section) and (section.before_play or not open_early)
    ]
    chosen = [section for section in pads if section.key == now.section]
    missing = [section for section in pads if any(gap.section == section for gap in now.gaps)]
    return next(iter((*chosen, *missing, *pads[-1:])), None)


def asks(now: Entering, section: Section) -> bool:
    """Whether a section is asked at all, going by what was answered so far."""
    return any(map(now.entry.asks, section.fields))


def answers(now: Entering, field: Field) -> list[Value]:
    """All answers there are: sides, choices, ranks, or the numbers in the bounds of the field."""
    if field.kind is Kind.RANK:
        return list(RANKS)
    if field.kind is Kind.PICK:
        return [value for value, _ in field.choices]
    if field.kind in (Kind.SIDE, Kind.SIDES):
        sides = now.entry.named(field.among) if field.among else range(len(now.entry.sides))
        return [*sides, *([None] if field.nobody else [])]
    bounds = now.game.bounds(now.setup)
    return list(bounds.get(field.key, range(field.low or 0, (field.high or 0) + 1)))


def asked_side(now: Entering, section: Section) -> int | None:
    """The side that a question is put to; None for a question of the deal."""
    if section in now.form.deal:
        return OF_DEAL
    if now.section == section.key:
        return now.side
    missing = [gap.side for gap in now.gaps if gap.section == section]
    return next((side for side in missing if side is not None), now.side)


def ask(now: Entering, section: str, side: int = 0) -> Entering:
    """Let the pad answer this question, whatever it was about."""
    return replace(now, section=section, side=side, field="", typed="")


def answer(now: Entering, section: Section, value: Value) -> Entering:
    """Answer the question on the pad, and leave it to the next."""
    side = asked_side(now, section)
    after = now.entered(now.entry.put(side, {section.fields[0].key: value}))
    return replace(after, section="", side=now.side if side is None else side)


def pick(now: Entering, section: Section, value: Value) -> Entering:
    """Answer a question in the sheet; asked anew it is closed, unless others go with it."""
    field = section.fields[0]
    if field.kind is Kind.SIDES and isinstance(value, int):
        return toggle(now, field, value)
    after = now.pick(field.key, value)
    others = [each for each in before_play(now) if each != section and asks(after, each)]
    return after if others or now.section != section.key else replace(after, section="")


def toggle(now: Entering, field: Field, side: int) -> Entering:
    """Name a side, or take its name back; no more of them than the field may hold."""
    named = now.entry.named(field.key)
    if side in named:
        left = tuple(other for other in named if other != side)
        return now.entered(
            now.entry.put(OF_DEAL, {field.key: left}) if left else now.entry.drop(None, field.key)
        )
    if field.high is not None and len(named) >= field.high:
        return now
    return now.entered(now.entry.put(OF_DEAL, {field.key: (*named, side)}))


def row_keys(game: Game[Any]) -> list[Section]:
    """Questions with one side for an answer that a key on the row of each side answers."""
    return [
        section
        for section in game.form.deal
        for field in section.fields
        if game.form.side
        and field.kind is Kind.SIDE
        and not (section.before_play or field.nobody or field.among)
    ]


def before_play(now: Entering) -> list[Section]:
    """What is asked before a deal is played."""
    return [section for section in now.form.deal if section.before_play]


def settled(now: Entering) -> bool:
    """Whether all that is asked before play was answered, and none of it is asked anew."""
    early = before_play(now)
    missing = {gap.section.key for gap in now.gaps}
    return not any(section.key in (*missing, now.section) for section in early)

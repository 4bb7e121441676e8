"""The journal of a match as people read it: what was done, and from what to what."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from scorekeeper.games.fields import Field, Way
from scorekeeper.games.text import N_
from scorekeeper.i18n import Speech
from scorekeeper.match.changes import DealCorrected, DealRecorded, DealRemoved
from scorekeeper.match.differences import (
    NOT_GIVEN,
    Answer,
    DealDifference,
    RuleDifference,
    difference,
)
from scorekeeper.match.journal import Journal, Step
from scorekeeper.match.match import Match
from scorekeeper.ui.rule_words import rule_name, value_text
from scorekeeper.ui.words import answer_text, deal_title, side_name

_DONE = {
    "started": N_("The match was started"),
    "rules changed": N_("House rules changed"),
    "ended early": N_("The match was ended here"),
    "reopened": N_("The match was reopened"),
    "closed": N_("The match was closed"),
}
_DEALS = {
    DealRecorded: N_("{deal} entered"),
    DealCorrected: N_("{deal} corrected"),
    DealRemoved: N_("{deal} removed"),
}
_AGAIN = {
    "undone": N_("Undone: {step}"),
    "redone": N_("Redone: {step}"),
    "reverted": N_("Taken back: {step}"),
}


@dataclass(frozen=True)
class Line:
    """One thing that changed, as it is seen and as it is heard."""

    seen: str
    heard: str


def step_title(speech: Speech, journal: Journal, step: Step) -> str:
    """ "Deal 2 of 4 corrected", "Undone: Deal 3 of 4 entered"."""
    change, about = step.change, journal.about(step)
    if about:
        return speech.say(_AGAIN[change.kind], step=step_title(speech, journal, about))
    if isinstance(change, DealRecorded | DealCorrected | DealRemoved):
        point = journal.points[step.number - 1]
        number = len(point.deals) if isinstance(change, DealRecorded) else change.number
        return speech.say(_DEALS[type(change)], deal=deal_title(speech, point.match, number))
    return speech.say(_DONE[change.kind])


def when_and_who(speech: Speech, step: Step, now: datetime) -> str:
    """ "20:14 · Ravi's phone"; with the day where it was not today."""
    at = step.at.astimezone()
    day = [] if at.date() == now.astimezone().date() else [speech.day(at)]
    return " · ".join([*day, speech.time(at), *([step.by] if step.by else [])])


def step_lines(speech: Speech, journal: Journal, step: Step) -> list[Line]:
    """From what to what: answers and points of a deal, or rules."""
    if step.number == 1:
        names = journal.points[0].match.setup.players
        return [Line(speech.names(names), speech.names(names))]
    before, after = journal.points[step.number - 2 : step.number]
    changed = difference(before, after)
    deal = deal_lines(speech, after.match, changed.deal) if changed.deal else []
    return [*deal, *(_rule(speech, rule) for rule in changed.rules)]


def deal_lines(speech: Speech, match: Match, deal: DealDifference) -> list[Line]:
    """What changed of a deal; of one that came or went, what it brought."""
    answers = [_from_to(speech, *answer_words(speech, match, answer)) for answer in deal.answers]
    return [*answers, *_points(speech, match, deal)]


def answer_words(speech: Speech, match: Match, answer: Answer) -> tuple[str, str, str]:
    """ "Melded, Jokers, Asha & Ravi", "3", "2"."""
    what = _named(speech, match, answer.field)
    if answer.side is not None:
        what = f"{what}, {side_name(speech, match, answer.side)}"
    before, after = (
        "–" if value == NOT_GIVEN else answer_text(speech, match, answer.field, value)
        for value in (answer.before, answer.after)
    )
    return what, before, after


def _points(speech: Speech, match: Match, deal: DealDifference) -> Iterator[Line]:
    for side, (before, after) in enumerate(deal.scores):
        name = side_name(speech, match, side)
        told = [speech.signed(points) for points in (before, after) if points is not None]
        if len(told) == 1:
            yield Line(f"{name} {told[0]}", f"{name} {told[0]}")
        elif before != after:
            yield _from_to(speech, name, *told)


def _rule(speech: Speech, rule: RuleDifference) -> Line:
    what = rule_name(speech, rule.field)
    before, after = (value_text(speech, rule.field, each) for each in (rule.before, rule.after))
    return _from_to(speech, what, before, after)


def _from_to(speech: Speech, what: str, before: str, after: str) -> Line:
    heard = speech.say(
        "{side}: {before} before, {after} after", side=what, before=before, after=after
    )
    return Line(f"{what}: {before} → {after}", heard)


def _named(speech: Speech, match: Match, field: Field) -> str:
    """A field by its own name; a kind of cards by its pile too: "Left, Jokers"."""
    name = speech.say(field.label)
    for section in (*match.form.deal, *match.form.side):
        if section.way is Way.PAD and len(section.fields) > 1 and field in section.fields:
            return f"{speech.say(section.label)}, {name}"
    return name

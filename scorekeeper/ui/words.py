"""What several screens say of a match, a deal, a problem or a change."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from scorekeeper.games.entry import Gap, Value
from scorekeeper.games.fields import Field, Kind
from scorekeeper.games.game import Next, Remark
from scorekeeper.games.lines import ScoreLine
from scorekeeper.games.problem import Problem
from scorekeeper.games.text import N_
from scorekeeper.i18n import Speech
from scorekeeper.match.changes import Change, DealCorrected, DealRemoved
from scorekeeper.match.match import Match


def side_name(speech: Speech, match: Match, side: int) -> str:
    """The players of a side, as on its label."""
    return speech.side(match.side_names[side])


def side_names(speech: Speech, match: Match) -> list[str]:
    """All sides by name, in their order."""
    return [speech.side(names) for names in match.side_names]


def deal_title(speech: Speech, match: Match, number: int) -> str:
    """ "Deal 2 of 4", or "Deal 5" where the number is open or was passed."""
    game = match.game
    count = game.deals(match.setup.rules)
    if count is None or number > count:
        return speech.say(game.deal_name, n=number)
    return speech.say(game.deal_of_name, n=number, all=count)


def next_facts(speech: Speech, match: Match, coming: Next) -> list[tuple[str, str]]:
    """What the table asks before a deal, each with its answer: who deals, the first meld."""
    say = speech.say
    facts = [(say("Dealer"), match.setup.players[coming.dealer])]
    minimum = minimum_text(speech, coming)
    if minimum:
        return [*facts, (say("First meld"), minimum)]
    return [*facts, (say("Cards each"), speech.number(coming.cards))]


def next_line(speech: Speech, match: Match, coming: Next) -> str:
    """The same in one line: "Meera deals · first meld 90"."""
    deals = speech.say("{player} deals", player=match.setup.players[coming.dealer])
    return f"{deals} · {need_text(speech, coming)}"


def need_text(speech: Speech, coming: Next) -> str:
    """What the first meld of a deal must be worth, or how many cards are dealt."""
    minimum = minimum_text(speech, coming)
    if minimum:
        return speech.say("first meld {points}", points=minimum)
    return speech.say("{cards} cards each", cards=coming.cards)


def dealt_line(speech: Speech, match: Match, coming: Next) -> str:
    """With what becomes of the pack: "Ravi deals 9 each to 4, 15 left over"."""
    if coming.left_over is None:
        return next_line(speech, match, coming)
    return speech.say(
        "{player} deals {cards} each to {players}, {left} left over",
        player=match.setup.players[coming.dealer],
        cards=coming.cards,
        players=len(coming.sides or match.setup.sides),
        left=coming.left_over,
    )


def minimum_text(speech: Speech, coming: Next) -> str:
    """What the first meld must be worth: "90", or side by side "50 / 90"; empty where nothing."""
    shared = () if coming.minimum is None else (coming.minimum,)
    return " / ".join(map(speech.number, shared or coming.minimums or ()))


def total_text(speech: Speech, match: Match, total: int) -> str:
    """A total, against the mark where the game has one: "21 of 22"."""
    mark = match.game.mark(match.setup.rules)
    if mark is None:
        return speech.number(total)
    return speech.say("{total} of {mark}", total=total, mark=mark)


def remark_text(speech: Speech, remark: Remark) -> str:
    """What a game says of the table or of one side."""
    return speech.say(remark.text, **remark.values)


def answer_text(speech: Speech, match: Match, field: Field, value: Value) -> str:
    """An answer to a question of the deal, as it was given."""
    if field.kind is Kind.PICK:
        return speech.say(dict(field.choices).get(str(value), str(value)))
    if value is None:
        return speech.say(field.nobody) if field.nobody else "–"
    if field.kind in (Kind.SIDE, Kind.SIDES) and isinstance(value, int):
        return side_name(speech, match, value)
    if isinstance(value, tuple):
        return speech.names([side_name(speech, match, side) for side in value])
    return speech.number(value) if isinstance(value, int) else value


def problem_text(speech: Speech, match: Match, problem: Problem) -> str:
    """What is wrong, and with whose entry."""
    text = speech.say(problem.text, **problem.values)
    if problem.side is None:
        return text
    return f"{side_name(speech, match, problem.side)}: {text}"


def problems_text(speech: Speech, match: Match, problems: Iterable[Problem]) -> str:
    """All of them, a line each."""
    return "\n".join(dict.fromkeys(problem_text(speech, match, p) for p in problems))


def gap_text(speech: Speech, match: Match, gap: Gap) -> str:
    """What is still to be entered, and by whom."""
    text = speech.say(gap.section.label)
    return text if gap.side is None else f"{side_name(speech, match, gap.side)}: {text}"


def line_name(speech: Speech, match: Match, line: ScoreLine) -> str:
    """What a score line is for."""
    game = match.game
    names = {field.line: field.label for field in match.form.side_fields.values()}
    return speech.say({**names, **game.line_names}.get(line.what, line.what))


@dataclass(frozen=True)
class LineGroup:
    """Score lines of one section of the form; the rest has no name."""

    name: str
    lines: tuple[ScoreLine, ...]

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines)


def line_groups(speech: Speech, match: Match, lines: tuple[ScoreLine, ...]) -> list[LineGroup]:
    """The lines of a side, section by section in the order of the form; empty ones left out."""
    sections, grouped = match.form.side, dict[str, list[ScoreLine]]()
    for line in lines:
        home = match.form.homes.get(line.what)
        grouped.setdefault(home.key if home else "", []).append(line)
    named = [
        LineGroup(speech.say(section.label), tuple(grouped[section.key]))
        for section in sections
        if section.key in grouped
    ]
    return [*named, LineGroup("", tuple(grouped[""]))] if "" in grouped else named


def more_than(speech: Speech, most: int, things: Sequence[object]) -> list[str]:
    """How many there are beyond those that are named."""
    rest = len(things) - most
    return [speech.count("and {n} more", "and {n} more", rest)] if rest > 0 else []


_CHANGES = {
    "deal recorded": N_("the last entry"),
    "rules changed": N_("new house rules"),
    "ended early": N_("the end of the match"),
    "reopened": N_("reopening the match"),
    "closed": N_("closing the match"),
    "reverted": N_("taking back a step"),
}


def change_text(speech: Speech, change: Change) -> str:
    """A change as undo and redo name it."""
    if isinstance(change, DealCorrected):
        return speech.say("the correction of deal {n}", n=change.number)
    if isinstance(change, DealRemoved):
        return speech.say("the removal of deal {n}", n=change.number)
    return speech.say(_CHANGES[change.kind])

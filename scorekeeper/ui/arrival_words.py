"""What is said of matches that come by a file, before any of them is taken."""

from collections.abc import Iterable, Sequence

from scorekeeper.games.text import N_
from scorekeeper.i18n import Speech
from scorekeeper.match.arrivals import Arrival, Kin

TITLES = {
    Kin.NEW: N_("New"),
    Kin.CONTINUES: N_("Goes on from the one here"),
    Kin.OTHER: N_("Differs from the one here, which stays as it is"),
    Kin.BEHIND: N_("Here already, and further on"),
    Kin.SAME: N_("Here already"),
}
"""In the order in which they are shown."""
CHANGED = N_("A match was changed at the same moment. Nothing was added; try again.")


def of_kin(coming: Iterable[Arrival], kin: Kin) -> tuple[Arrival, ...]:
    return tuple(arrival for arrival in coming if arrival.kin is kin)


def arrival_line(speech: Speech, arrival: Arrival) -> str:
    """The day and year, the game, and "Asha & Ravi 3,990, Meera & John 800"."""
    match, journal = arrival.match, arrival.journal
    day = speech.date(journal.steps[0].at.astimezone())
    return " · ".join((day, speech.say(match.game.name), scores_line(speech, arrival)))


def scores_line(speech: Speech, arrival: Arrival) -> str:
    """ "Asha & Ravi 3,990, Meera & John 800"."""
    match = arrival.match
    sides = zip(match.side_names, match.standing.totals, strict=True)
    return ", ".join(f"{speech.side(names)} {speech.number(total)}" for names, total in sides)


def outcome_line(speech: Speech, arrival: Arrival, binned: bool) -> str:
    """How far it has come, and what it is called: "Friday · 3 deals · Asha & Ravi won"."""
    match = arrival.match
    winners = speech.names([speech.side(match.side_names[side]) for side in match.winners])
    told = [
        arrival.journal.name,
        speech.count("{n} deal", "{n} deals", len(match.entries)),
        speech.say("{winners} won", winners=winners) if match.over else "",
        speech.say("in the bin here") if binned else "",
    ]
    return " · ".join(filter(None, told))


def summary(speech: Speech, taken: Sequence[Arrival]) -> str:
    """What was done, when it was."""
    return speech.count("{n} match was added.", "{n} matches were added.", len(taken))

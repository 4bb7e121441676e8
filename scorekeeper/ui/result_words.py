"""How a match ended, in words: on the screen, and to be sent to those who were not there."""

from scorekeeper.i18n import Speech
from scorekeeper.match.match import Match
from scorekeeper.ui.words import side_names


def winners_text(speech: Speech, match: Match) -> str:
    """ "Asha & Ravi win", or who shares it."""
    names = [speech.side(match.side_names[side]) for side in match.winners]
    if len(names) > 1:
        return speech.say("{sides} share the win", sides=speech.names(names))
    return (
        speech.say("{side} win", side=names[0])
        if len(match.side_names[match.winners[0]]) > 1
        else speech.say("{side} wins", side=names[0])
    )


def margin_text(speech: Speech, match: Match) -> str:
    """ "by 175 after 4 deals"."""
    deals = len(match.entries)
    after = speech.count("after {n} deal", "after {n} deals", deals)
    best = match.standing.totals[match.winners[0]]
    others = [
        abs(best - total)
        for side, total in enumerate(match.standing.totals)
        if side not in match.winners
    ]
    if not others:
        return after
    return f"{speech.say('by {points}', points=min(others))} {after}"


def result_text(speech: Speech, match: Match) -> str:
    """The score sheet as plain text, a line a deal."""
    names = side_names(speech, match)
    lines = [speech.say(match.game.name), winners_text(speech, match), "", " | ".join(names)]
    for result in match.standing.deals:
        if result.played:
            scores = " | ".join(map(speech.signed, result.played.scores))
            lines.append(f"{speech.number(result.number)}. {scores}")
    lines.append(f"= {' | '.join(map(speech.number, match.standing.totals))}")
    return "\n".join(lines)

"""What lists say of a match, from what the store keeps for lists."""

from scorekeeper.games import GAMES
from scorekeeper.i18n import Speech
from scorekeeper.storage.listed import Listed


def game_name(speech: Speech, match: Listed) -> str:
    """The name of the game; its key where this version does not know it."""
    game = GAMES.get(match.game)
    return speech.say(game.name) if game else match.game


def state_text(speech: Speech, match: Listed) -> str:
    """ "Deal 2 of 4 · Meera deals", or how it ended."""
    if match.next_deal is None or match.next_dealer is None:
        return speech.say("over")
    deals = speech.say("{player} deals", player=match.next_dealer)
    game = GAMES.get(match.game)
    if game is None:
        return deals
    known = match.deals is not None and match.next_deal <= match.deals
    name = game.deal_of_name if known else game.deal_name
    return f"{speech.say(name, n=match.next_deal, all=match.deals)} · {deals}"


def totals_text(speech: Speech, match: Listed) -> str:
    """ "10,625 – 10,450", in the order of the sides."""
    return " – ".join(map(speech.number, match.totals))


def scores_text(speech: Speech, match: Listed) -> str:
    """ "Asha & Ravi 3,990, Meera & John 800"."""
    sides = zip(match.sides, match.totals, strict=True)
    return ", ".join(f"{speech.side(names)} {speech.number(total)}" for names, total in sides)


def listed_line(speech: Speech, match: Listed) -> str:
    """The day and year, the game, and "Asha & Ravi 3,990, Meera & John 800"."""
    day = speech.date(match.started.astimezone())
    return " · ".join((day, game_name(speech, match), scores_text(speech, match)))

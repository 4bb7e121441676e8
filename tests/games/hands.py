"""Hands of Twenty-Two and rounds of One Card in few words."""

from typing import Any

from scorekeeper.games.entry import Entry, Value
from scorekeeper.games.game import Game, Next, Outcome, Setup
from scorekeeper.games.one_card import ONE_CARD
from scorekeeper.games.seating import sides_across
from scorekeeper.games.standing import Standing, stand
from scorekeeper.games.twenty_two import TWENTY_TWO

NAMES = ("Asha", "Meera", "Ravi", "John", "Zoya", "Kabir")


def table(game: Game[Any], players: int, first_dealer: int = 0, **rules: Any) -> Setup[Any]:
    """Everybody alone, by standard rules but for those given."""
    seats = sides_across(players, players)
    return Setup(NAMES[:players], seats, game.rules.model_validate(rules), first_dealer)


def hand(written: str, players: int = 3) -> Entry:
    """ "Q 0" or "9 0 2 > 2": the rank, who took it, and who deals next."""
    told, _, dealer = written.partition(">")
    rank, *takers = told.split()
    facts: dict[str, Value] = {"rank": rank, "takers": tuple(map(int, takers))}
    if dealer:
        facts["dealer"] = int(dealer)
    return Entry(facts, ({},) * players)


def twenty_two(*hands: str, players: int = 3, **rules: Any) -> Standing:
    """A match of Twenty-Two after these hands."""
    entries = [hand(written, players) for written in hands]
    return stand(TWENTY_TWO, table(TWENTY_TWO, players, **rules), entries)


def round_(bidder: int | None, bid: int | None, joker: int | None, *faces: int) -> Entry:
    """A round of One Card: who bid how much, who took the joker, and the face cards of all."""
    deal = {"bidder": bidder, "bid": bid, "joker": joker}
    return Entry(deal, tuple({"faces": count} for count in faces))


def one_card(*rounds: Entry, players: int = 3, **rules: Any) -> Standing:
    """A match of One Card after these rounds."""
    return stand(ONE_CARD, table(ONE_CARD, players, **rules), rounds)


def coming(standing: Standing) -> Next:
    """The deal to come in a match that goes on."""
    assert standing.outcome.next is not None
    return standing.outcome.next


def codes(standing: Standing) -> list[str]:
    """What is wrong with the last deal of a match."""
    return [problem.code for problem in standing.deals[-1].problems]


def remarks(outcome: Outcome) -> list[tuple[int | None, str]]:
    """What is said beside each side, or (None) to the table."""
    return [(it.side, it.text.format(**it.values)) for it in outcome.remarks]

"""What would do: the fewest cards that bring melds to their minimum."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement

from scorekeeper.games.melds import CARDS, Meld, MeldRules, check_meld, check_melds

MOST_CARDS = 6
"""More cards than these nobody is told to find."""
MOST_WAYS = 3


def additions(
    melds: Sequence[Meld], rules: MeldRules, minimum: int, hand: Collection[str] = CARDS
) -> tuple[str, ...]:
    """The cards to add to melds so that all are right and reach the minimum: `("A", "KK")`.

    Out of the kinds in `hand`, of each as many as it takes. The fewest cards first, then the
    fewest points over; no way holds another, and it is hardly longer than the first.
    Of ranks not melded yet and worth the same the highest stands for all. Empty where nothing is
    needed, or where no few cards will do.
    """
    checked = check_melds(melds, rules, minimum)
    least = _missing(melds, rules)
    if checked.ok or least is None or least > MOST_CARDS:
        return ()
    kinds, legal = _kinds(melds, rules, hand), _legality(melds, rules)
    ways: list[str] = []
    for size in range(max(1, least), MOST_CARDS + 1):
        if len(ways) >= MOST_WAYS or (ways and size > len(ways[0]) + 1):
            break
        if size * max((rules.points(kind) for kind in kinds), default=0) < checked.short:
            continue
        found = map("".join, combinations_with_replacement(kinds, size))
        enough = sorted(
            (cards for cards in found if rules.points(cards) >= checked.short), key=rules.points
        )
        ways += _new(ways, filter(legal, enough))
    return tuple(ways[:MOST_WAYS])


def _missing(melds: Sequence[Meld], rules: MeldRules) -> int | None:
    """How many cards the melds need at least to be large enough; None where none would help."""
    ranks = [rules.open_rank(meld) for meld in melds]
    open_ranks = [rank for rank in ranks if rank is not None]
    never = any(card in rules.never for meld in melds for card in meld.cards)
    mixed = any(len(rules.ranks(meld.cards)) > 1 for meld in melds)
    if never or mixed or len(set(open_ranks)) < len(open_ranks):
        return None
    return sum(max(0, rules.least - len(meld.cards)) for meld in melds)


def _kinds(melds: Sequence[Meld], rules: MeldRules, hand: Collection[str]) -> list[str]:
    """The kinds of cards to try: of those alike one is enough."""
    held = [card for card in CARDS if card in hand and card not in rules.never]
    melded = {rules.ranks(meld.cards) for meld in melds if rules.takes(meld)}
    alike: dict[int, str] = {}
    for card in held:
        if card not in rules.wild and card not in melded:
            alike.setdefault(rules.points(card), card)
    return [card for card in held if card in rules.wild | melded | set(alike.values())]


def _legality(melds: Sequence[Meld], rules: MeldRules) -> Callable[[str], bool]:
    """Tells whether cards can be added so that every meld is right, wild ones wherever they fit."""
    wild = next(iter(rules.wild), "")
    homes: dict[str, Meld] = {}
    for meld in filter(rules.takes, melds):
        homes.setdefault(rules.ranks(meld.cards), meld)
    wilds_of = {rank: rules.wilds(meld.cards) for rank, meld in homes.items()}
    naturals_of = {rank: len(homes[rank].cards) - wilds for rank, wilds in wilds_of.items()}

    @cache
    def right(rank: str, naturals: int, wilds: int) -> bool:
        cards = rank * naturals + wild * wilds
        return not cards or not check_meld(Meld(cards), rules).problems

    def legal(cards: str) -> bool:
        extra = rules.wilds(cards)
        added = Counter(card for card in cards if card not in rules.wild)
        reached = {0}
        for rank in {*homes, *added, ""}:
            naturals, wilds = naturals_of.get(rank, 0) + added[rank], wilds_of.get(rank, 0)
            room = {more for more in range(extra + 1) if right(rank, naturals, wilds + more)}
            reached = {some + more for some in reached for more in room if some + more <= extra}
        return extra in reached

    others = [meld for meld in melds if meld not in homes.values()]
    wrong = any(check_meld(meld, rules).problems for meld in others)
    return legal if not wrong else lambda cards: False


def _new(ways: Sequence[str], found: Iterable[str]) -> list[str]:
    """Those found that hold none of the shorter ways."""
    return [cards for cards in found if not any(Counter(way) <= Counter(cards) for way in ways)]

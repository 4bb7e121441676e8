"""Cards said by name: "1 ace and 2 kings"."""

from collections.abc import Sequence

from scorekeeper.games.card_words import CARD_NAMES, counted
from scorekeeper.i18n.speech import Speech


def cards_text(speech: Speech, cards: str) -> str:
    """Some cards, kind by kind.

    >>> from scorekeeper.i18n import speech
    >>> cards_text(speech(), "KAK")
    '1 ace and 2 kings'
    """
    return speech.names([_kind(speech, card, n) for card, n in counted(cards)])


def _kind(speech: Speech, card: str, n: int) -> str:
    one, several = CARD_NAMES[card]
    return speech.say(one) if n == 1 else speech.say(several, n=n)


def ways_text(speech: Speech, ways: Sequence[str]) -> str:
    """Cards to choose between.

    >>> from scorekeeper.i18n import speech
    >>> ways_text(speech(), ["A", "KK"])
    '1 ace, or 2 kings'
    """
    return speech.say(", or ").join(cards_text(speech, way) for way in ways)

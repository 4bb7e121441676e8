"""Card players' words: what they mean, and which words of other languages do not mean that."""

import re
from collections.abc import Mapping

MEANINGS: Mapping[str, str] = {
    "ace|king|queen|jack": "cards, by the names card players have for them",
    "beats?": "a card that takes the trick from another",
    "bids?": "what a player promises to win before the cards are played",
    "bidder": "the player whose bid stands",
    "black threes?": "the threes of spades and clubs",
    "bonus": "points on top",
    "books?": "seven cards of one rank on the table; not something to read",
    "cards?": "a playing card; not a business card",
    "clean": "(book) without wild cards; also called red",
    "deals?": "(noun) one hand dealt, played and scored, no contract; (verb) to hand out cards",
    "dealer": "the player who hands out the cards; no trader",
    "dirty": "(book) with wild cards mixed in; also called black; not filthy",
    "discard pile": "the cards players have thrown away, face up",
    "face cards?": "jack, queen and king",
    "foot": "the second cards of a player, taken up when the hand is played",
    "games?": "the rules of one kind, such as Hand and Foot; no stage play",
    "go(ing)? out|went out": "getting rid of the last card, which ends the deal; not elimination",
    "hands?": "in Twenty-Two and of deals: one deal; in Hand and Foot: the first cards of a player",
    "house rules": "how these people play it at home",
    "joker": "the joker; in One Card it is captured like a face card",
    "left over": "cards of the pack that nobody got",
    "level|tie": "the same total",
    "match|matches": "one sitting of a game, from the first deal to the winner",
    "melds?|melded": "cards of one rank laid down together, a set; nothing that melts or mixes",
    "natural": "(card) not wild",
    "out": "out of the game, eliminated; but see going out",
    "packs?": "all 52 cards, with jokers where they are played",
    "partners?": "those who play together; no business partners",
    "pass|passed": "to make no bid; no exam",
    "points": "what is counted",
    "ranks?": "the value of a card: 7, king",
    "red threes?": "the threes of hearts and diamonds",
    "rounds?": "in One Card: one deal",
    "score pile|score cards?": "the cards that lie before a player as points",
    "seats?": "a place at the table",
    "sides?": "a player or a team: what has a score",
    "stock": "the cards that are left to draw from; no shares",
    "suits?": "spades, hearts, diamonds, clubs; no clothes",
    "teams?": "partners who score together",
    "tricks?": "one card of each player, taken by the highest; nobody is tricked",
    "trumps?": "the suit that beats the others",
    "twos?|threes?": "the cards 2 and 3",
    "wild": "(card, book) twos and jokers, which stand for any card; nothing of the forest",
}
"""English words, as patterns, and what they mean at a card table."""

DOUBTFUL: Mapping[str, tuple[str, ...]] = {
    "pa": ("ਟੁੱਟੀ",),
    "hi": ("बाँट/", "टूटी", "उठाई"),
    "ta": ("பிடி", "ஜாக்கி"),
}
"""Words of ours that a native speaker has still to confirm."""

MISTAKEN: Mapping[str, tuple[str, ...]] = {
    "pa": (
        *("ਡੈੱਕ", "ਡੀਲਰ", "ਸੌਦਾ", "ਨਾਟਕ", "ਮੋੜ", "ਪੁਆਇੰਟ", "ਟ੍ਰਿਕ", "ਟਰੰਪ", "ਸੂਟ", "ਕਿੰਗ", "ਜੰਗਲੀ"),
        *("ਕਿਤਾਬ", "ਗੰਦੀ", "ਸਟਾਕ", "ਰੱਦੀ", "ਮਿਲਾਨ", "ਭਾਗੀਦਾਰ", "ਇਤਿਹਾਸ", "ਬਾਈਹ"),
    ),
    "hi": (
        *("डेक", "डीलर", "सौदा", "नाटक", "मोड़", "पॉइंट", "ट्रिक", "ट्रंप", "सूट", "किंग", "जंगली"),
        *("किताब", "गंदी", "स्टॉक", "रद्दी", "पिघल", "साझेदार", "इतिहास", "पूर्ववत"),
    ),
    "ta": (
        *("அட்டை", "வீரர்", "பங்கு", "கூட்டாண்மை", "எதிரிகள்", "டீலர்", "ஒப்பந்தம்", "நாடகம்"),
        *("திருப்பம்", "தரவரிசை", "புத்தகம்", "அழுக்கு", "கலவை", "வரலாறு"),
    ),
}
"""Dictionary words that mean something else at a card table."""


def meanings(text: str) -> list[str]:
    """What the card words in an English text mean, a line each.

    >>> meanings("Not on the table: {trumps}")
    []
    >>> meanings("No trump")
    ['trump: the suit that beats the others']
    """
    words = re.sub(r"\{\w+\}", "", text)
    found = ((re.search(rf"\b({word})\b", words, re.I), what) for word, what in MEANINGS.items())
    return [f"{match[0].lower()}: {what}" for match, what in found if match]

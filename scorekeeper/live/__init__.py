"""Who must hear of a change: everybody who has the match open, on any phone."""

from scorekeeper.live.hub import ACCESS, DRAFT, JOURNAL, PLACES, Heard, Hub, News, Place

__all__ = ["ACCESS", "DRAFT", "JOURNAL", "PLACES", "Heard", "Hub", "News", "Place"]

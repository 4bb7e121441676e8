"""Who must hear of a change: everybody who has the match open, on any phone."""

from scorekeeper.live.hub import DRAFT, JOURNAL, Heard, Hub

__all__ = ["DRAFT", "JOURNAL", "Heard", "Hub"]

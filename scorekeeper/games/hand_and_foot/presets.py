"""The ways to play Hand and Foot that are known in figures.

Source: the house rules seen in print. They give figures of one rule at a time, not of a whole
variant: what a preset does not name is standard.
"""

from scorekeeper.games.rules import STANDARD, Preset
from scorekeeper.games.text import N_

PRINTED = N_("Seen in print; all else is standard.")

PRESETS = (
    STANDARD,
    Preset(N_("First meld from 60"), PRINTED, {"minimums": [60, 90, 120, 150]}),
    Preset(N_("First meld from 75"), PRINTED, {"minimums": [75, 100, 125, 150]}),
    Preset(N_("First meld from 90"), PRINTED, {"minimums": [90, 120, 150, 180]}),
    Preset(N_("First meld by the total of the side"), PRINTED, {"minimum_by": "total"}),
    Preset(N_("More books from deal to deal"), PRINTED, {"books_by": "deal"}),
)

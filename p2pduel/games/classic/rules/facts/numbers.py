"""Numbers of the box: regions, dice, supplies, sizes (C-1, C-2, C-30)."""

from collections.abc import Mapping
from typing import Final

__all__ = [
    "BAN_PRICE",
    "BRIGAND_LIMIT",
    "CITADELS",
    "DECK",
    "DECK_EVENTS",
    "DECK_STACKS",
    "EVENT_DIE",
    "FIXED_EVENTS",
    "HAND_LIMIT",
    "OFFERS",
    "QUIET_TURNS",
    "REGION_STACK",
    "SEARCH_COST",
    "STARTING_HAND",
    "STARTING_NUMBERS",
    "STARTING_PLACES",
    "SUPPLY",
    "UNLOCKING_SCORE",
]

STARTING_NUMBERS: Final[Mapping[str, Mapping[str, int]]] = {
    "red": {"forest": 4, "gold_field": 6, "fields": 1, "hills": 5, "pasture": 3, "mountains": 2},
    "blue": {"forest": 5, "gold_field": 1, "fields": 2, "hills": 6, "pasture": 4, "mountains": 3},
}
"""The numbers of the starting regions, set A and set B (C-1.5)."""

REGION_STACK: Final[Mapping[str, tuple[int, ...]]] = {
    "forest": (1, 6),
    "gold_field": (3,),
    "fields": (3, 4),
    "hills": (1, 2),
    "pasture": (5, 6),
    "mountains": (4, 5),
}
"""The numbers of the regions in the stack (C-1.6)."""

STARTING_PLACES: Final[Mapping[str, str]] = {
    "T-2": "forest",
    "T0": "gold_field",
    "T2": "fields",
    "B-2": "hills",
    "B0": "pasture",
    "B2": "mountains",
}
"""Where the starting regions lie unless their owner changes it (C-2.1)."""

EVENT_DIE: Final = ("brigand", "mill", "tournament", "sun", "mystery", "mystery")
"""The six faces of the event die; mystery is the question mark (C-1.4)."""

SUPPLY: Final[Mapping[str, int]] = {"road": 7, "settlement": 5, "city": 7}
"""Centre cards beside the starting sets (C-1.1)."""

CITADELS: Final = 5
"""Citadels in a pile (C-20.3)."""

HAND_LIMIT: Final = 3
"""Cards in a hand without any building (C-8.1)."""

SEARCH_COST: Final = 2
"""Resources for searching a stack without any building (C-8.3)."""

STARTING_HAND: Final = 3
"""Cards of the starting hand (C-2.5, C-30.6)."""

BRIGAND_LIMIT: Final = 7
"""So many counted resources are safe from the brigand (C-5.1)."""

QUIET_TURNS: Final = 4
"""In so many turns, two of each player, the brigand does nothing (C-5.2)."""

UNLOCKING_SCORE: Final = 7
"""The joint score that allows attack and neutral cards (C-7.2)."""

BAN_PRICE: Final = 3
"""Gold that lifts an Ecclesiastical Ban (CR-52)."""

OFFERS: Final = 3
"""So many trades a player may offer the opponent in a turn: enough to bargain, too few to weary."""

DECK: Final = 33
"""Cards of a tournament deck, the starting hand among them (C-30.5)."""

DECK_STACKS: Final = (7, 7, 8, 8)
"""The stacks of a tournament deck (C-30.6)."""

DECK_EVENTS: Final = 4
"""Events each player contributes in secret (C-30.4)."""

FIXED_EVENTS: Final = ("civil_war", "plague", "civil_war", "plague", "year_end")
"""Events of every tournament (C-30.4)."""

"""Facts the sources leave open. Whoever holds the printed cards corrects one line here.

Both players must use the same lines: the rules fingerprint covers them.
"""

from typing import Final

__all__ = ["CHAPEL_RANGES", "EVENT_DIE", "HALF_MOON", "REGION_STACK", "STARTING_NUMBERS"]

STARTING_NUMBERS: Final = {
    "red": {"forest": 2, "gold_field": 1, "fields": 6, "hills": 3, "pasture": 4, "mountains": 5},
    "blue": {"forest": 3, "gold_field": 4, "fields": 5, "hills": 2, "pasture": 1, "mountains": 6},
}
"""The numbers of the starting regions (D-3.3)."""

REGION_STACK: Final = {
    "forest": (6, 4),  # some say 6 and 2
    "gold_field": (3, 2),
    "fields": (3, 1),
    "hills": (5, 1),
    "pasture": (6, 5),
    "mountains": (4, 2),
}
"""The numbers of the regions in the stack (D-1.11)."""

EVENT_DIE: Final = (
    "brigand_attack",
    "trade",
    "celebration",
    "plentiful_harvest",
    "event_card",
    "event_card",  # which symbol is on two faces is not settled
)
"""The six faces of the event die (D-1.8)."""

HALF_MOON: Final = {
    "brigitta": {"basic": 2, "progress": 0},
    "goldsmith": {"basic": 2, "gold": 0},
    "storehouse": {"basic": 2, "gold": 0},
    "toll_bridge": {"basic": 1, "gold": 0},
    "large_trade_ship": {"basic": 1, "gold": 0},
    "brigands": {"gold": 1, "turmoil": 0},
    "pirate_ship": {"gold": 1},
    "relocation": {"basic": 1, "progress": 1},
}
"""How many copies of each set bear no half-moon, for the cards where that is not printed in a list (R-4)."""

CHAPEL_RANGES: Final = ((1, 2, 3), (4, 5, 6))
"""The production results each of the two Chapels protects on."""

"""The Duel's nouns: resources, points, kinds, sets, dice symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.words import listed

if TYPE_CHECKING:
    from p2pduel.games.duel.rules.facts import Resource

__all__ = [
    "ACTION",
    "KIND_WORDS",
    "PHASES",
    "POINT_WORDS",
    "RESOURCE_WORDS",
    "SEATS",
    "SET_WORDS",
    "SYMBOL_WORDS",
    "amounts",
]

SEATS: Final = ("Red", "Blue")
"""What players without a name are called."""

PHASES: Final = {
    "setup": "set-up",
    "preparation": "preparation",
    "preroll": "before the dice",
    "dice": "dice",
    "action": "action phase",
    "draw": "drawing",
    "exchange": "exchange",
    "over": "the end",
}
"""The parts of a turn."""

ACTION: Final = "Your turn: do what you like, then end it."
"""What is asked in the action phase."""

RESOURCE_WORDS: Final[
    dict[Resource, str]
] = {  # in the order of the rules; the lobby has no time to load those
    "lumber": "lumber",
    "gold": "gold",
    "grain": "grain",
    "brick": "brick",
    "wool": "wool",
    "ore": "ore",
}

POINT_WORDS: Final = {
    "victory": "victory",
    "trade": "trade",
    "strength": "strength",
    "skill": "skill",
    "progress": "progress",
}
"""The five kinds of points."""

KIND_WORDS: Final = {
    "road": "centre card",
    "settlement": "centre card",
    "city": "centre card",
    "region": "region",
    "building": "building",
    "hero": "hero",
    "trade_ship": "trade ship",
    "ship": "ship",
    "unit": "unit",
    "extraordinary_site": "region expansion",
    "action_neutral": "action",
    "action_attack": "attack",
    "event": "event",
}
"""What sort of card it is."""

SET_WORDS: Final = {
    "basic": "Basic",
    "gold": "Gold",
    "turmoil": "Turmoil",
    "progress": "Progress",
    "region": "region",
    "event": "event",
    "deck0": "Red's deck",
    "deck1": "Blue's deck",
}
"""The backs of the cards."""

SYMBOL_WORDS: Final = {
    "brigand_attack": "Brigand Attack",
    "trade": "Trade",
    "celebration": "Celebration",
    "plentiful_harvest": "Plentiful Harvest",
    "event_card": "Event Card",
}
"""The symbols of the event die."""


def amounts(resources: Mapping[Resource, int]) -> str:
    """ "1 brick and 2 ore", or "nothing"."""
    parts = [f"{resources[name]} {RESOURCE_WORDS[name]}" for name in RESOURCE_WORDS if resources.get(name)]
    return listed(parts) or "nothing"

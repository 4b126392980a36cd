"""The Duel's nouns: resources, points, kinds, sets, dice symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.en.words import listed
from p2pduel.catalogue.grammar import one

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
    "TITLE",
    "amount",
    "amounts",
    "counted_kind",
    "counted_resources",
    "in_store",
    "points",
]

TITLE: Final = "Catan Duel"
"""The name of the game."""

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


def amount(number: int, resource: Resource) -> str:
    """So much of a resource that is given, taken or paid: "2 ore"."""
    return f"{number} {RESOURCE_WORDS[resource]}"


def amounts(resources: Mapping[Resource, int]) -> str:
    """What is given, taken or paid: "1 brick and 2 ore", or "nothing"."""
    return (
        listed([amount(resources[name], name) for name in RESOURCE_WORDS if resources.get(name)]) or "nothing"
    )


def counted_resources(number: int) -> str:
    """So many resources that are given, taken or paid."""
    return one(number, "resource", "resources")


def in_store(resources: Mapping[Resource, int]) -> str:
    """What there is: "1 brick and 2 ore", or "nothing"."""
    return amounts(resources)


def points(found: Sequence[tuple[str, int]]) -> str:
    """Points by kind: "1 victory, 2 trade"."""
    return ", ".join(f"{number} {POINT_WORDS[kind]}" for kind, number in found)


def counted_kind(number: int, kind: str) -> str:
    """So many cards of a kind: "2 trade ships"."""
    return one(number, KIND_WORDS[kind], f"{KIND_WORDS[kind]}s")

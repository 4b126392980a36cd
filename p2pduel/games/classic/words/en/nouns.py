"""The nouns of the classic card game: resources, points, kinds, sets, dice symbols, counters, marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.en.words import listed
from p2pduel.catalogue.grammar import one

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Price

__all__ = [
    "ACTION",
    "BASIS_WORDS",
    "COUNTER_WORDS",
    "FIGURE_WORDS",
    "KIND_WORDS",
    "MARK_WORDS",
    "PHASES",
    "POINT_WORDS",
    "RESOURCE_WORDS",
    "SEATS",
    "SET_WORDS",
    "SYMBOL_WORDS",
    "TITLE",
    "TOKEN_WORDS",
    "amount",
    "amounts",
    "counted_kind",
    "counted_resources",
    "in_store",
    "magic",
    "points",
    "points_of",
]

TITLE: Final = "Catan Card Game"
"""The name of the game."""

SEATS: Final = ("Red", "Blue")
"""What players without a name are called."""

PHASES: Final = {
    "setup": "set-up",
    "preroll": "before the dice",
    "dice": "dice",
    "action": "action part",
    "hand": "hand step",
    "over": "the end",
}
"""The parts of a game and of a turn."""

ACTION: Final = "Your turn: do what you like, then end it."
"""What is asked in the action part."""

RESOURCE_WORDS: Final[dict[Price, str]] = {  # in the order of the rules
    "lumber": "lumber",
    "gold": "gold",
    "grain": "grain",
    "brick": "brick",
    "wool": "wool",
    "ore": "ore",
    "magic": "magic power",
}
"""What things are paid with; magic power is no resource."""

POINT_WORDS: Final = {
    "victory": "victory",
    "trade": "trade",
    "strength": "strength",
    "tournament": "tournament",
}
"""The four kinds of points, as they stand before "points"."""

KIND_WORDS: Final = {
    "centre": "centre card",
    "region": "region",
    "building": "building",
    "unit": "unit",
    "unit_knight": "knight",
    "unit_fleet": "fleet",
    "unit_trade_fleet": "trade fleet",
    "unit_dragon": "dragon",
    "wizard": "wizard",
    "spellbook": "spell book",
    "action_attack": "attack",
    "action_defence": "defence",
    "action_neutral": "neutral action",
    "event": "event",
}
"""What sort of card it is."""

SET_WORDS: Final = {
    "base": "Base set",
    "knights": "Knights & Merchants",
    "politics": "Politics & Intrigue",
    "barbarians": "Barbarians & Traders",
    "science": "Science & Progress",
    "wizards": "Wizards & Dragons",
    "trade": "Trade & Change",
}
"""The sets."""

SYMBOL_WORDS: Final = {
    "brigand": "Brigand",
    "mill": "Mill",
    "tournament": "Tournament",
    "sun": "Sun",
    "mystery": "Event Card",
}
"""The faces of the event die."""

TOKEN_WORDS: Final = {"knight": "the knight token", "mill": "the mill token"}
"""The two tokens that are worth a victory point."""

COUNTER_WORDS: Final = {
    "dye_works": "trade points",
    "art_smithy": "trade points",
    "distillery": "trade points",
    "triumphal_arch": "victory points",
    "residence_coin": "coin",
    "residence_paper": "paper",
    "residence_cloth": "cloth",
    "colonial_base": "gold",
}
"""Card -> what its counter counts."""

MARK_WORDS: Final = {
    "pawned": "pawned",
    "witch": "bewitched",
    "dogma": "under Dogma",
    "elixir": "doubled by an Elixir",
    "fresh": "new in this turn",
    "used": "used in this turn",
    "charged": "charged in this turn",
}
"""What may hold of a standing card."""

FIGURE_WORDS: Final = {
    "cost": "price",
    "victory": "victory points",
    "trade": "trade points",
    "strength": "strength points",
    "tournament": "tournament points",
    "frame": "colour of the frame",
    "counter": "counter",
    "magic_max": "most magic power",
    "cast": "price of the spell",
}
"""The figures of a card that have a basis."""

BASIS_WORDS: Final = {
    "attested": "printed",
    "successor": "from the successor game",
    "house": "house value",
}
"""Whence a figure is known."""


def amount(number: int, resource: Price) -> str:
    """So much of a resource that is given, taken or paid: "2 ore"."""
    return f"{number} {RESOURCE_WORDS[resource]}"


def amounts(resources: Mapping[Price, int]) -> str:
    """What is given, taken or paid: "1 brick and 2 ore", or "nothing"."""
    return (
        listed([amount(resources[name], name) for name in RESOURCE_WORDS if resources.get(name)]) or "nothing"
    )


def counted_resources(number: int) -> str:
    """So many resources that are given, taken or paid."""
    return one(number, "resource", "resources")


def in_store(resources: Mapping[Price, int]) -> str:
    """What there is: "1 brick and 2 ore", or "nothing"."""
    return amounts(resources)


def magic(number: int) -> str:
    """So much magic power that is gained, spent or there."""
    return f"{number} magic power"


def points(found: Sequence[tuple[str, int]]) -> str:
    """Points by kind: "1 victory, 2 trade"."""
    return ", ".join(f"{number} {POINT_WORDS[kind]}" for kind, number in found)


def points_of(number: int, kind: str) -> str:
    """So many points of one kind: "1 trade point", "3 strength points"."""
    return one(number, f"{POINT_WORDS[kind]} point", f"{POINT_WORDS[kind]} points")


def counted_kind(number: int, kind: str) -> str:
    """So many cards of a kind: "2 trade fleets"."""
    return one(number, KIND_WORDS[kind], f"{KIND_WORDS[kind]}s")

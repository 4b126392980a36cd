"""Goods, colours and places of the island, in German."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import listed

__all__ = [
    "ANSWERS",
    "DRAWN",
    "FROM_YOU",
    "HARBOURS",
    "NOBODY",
    "PIECES",
    "RESOURCES",
    "TERRAINS",
    "YOU",
    "amount",
    "cards",
    "dice",
    "hexagon",
    "loot",
    "site",
]

RESOURCES: Final = ("Holz", "Lehm", "Wolle", "Getreide", "Erz")
TERRAINS: Final = ("Wald", "Hügelland", "Weideland", "Ackerland", "Gebirge", "Wüste")
HARBOURS: Final = ("Holz 2:1", "Lehm 2:1", "Wolle 2:1", "Getreide 2:1", "Erz 2:1", "3:1")
"""By kind; the last is the general one."""
PIECES: Final = {
    "road": "eine Straße",
    "settlement": "eine Siedlung",
    "city": "eine Stadt",
}
ANSWERS: Final = {
    "accept": "ja",
    "decline": "nein",
    "counter": "anders",
}
DRAWN: Final = "eine Entwicklungskarte"
"""A card from the deck whose face is not known, as it is drawn."""
NOBODY: Final = "niemand"
YOU: Final = "du"
FROM_YOU: Final = "dir"
"""The reader, from whom something is taken."""


def amount(count: int, kind: int) -> str:
    """So many cards of a kind, as they are given and taken."""
    return f"{count} {RESOURCES[kind]}"


def cards(counts: Sequence[int]) -> str:
    """Cards by kind, as they are given and taken."""
    return listed([amount(count, kind) for kind, count in enumerate(counts) if count]) or "nichts"


def loot(count: int, kind: int | None) -> str:
    """What was taken; the kind only where it is known."""
    return "eine Karte" if kind is None else amount(count, kind)


def dice(faces: Sequence[int]) -> str:
    """The faces of two dice and their sum."""
    return f"{' + '.join(map(str, faces))} = {sum(faces)}"


def hexagon(name: str, terrain: int, number: int) -> str:
    """A hex by its name, what it is and its number."""
    return f"{name} ({TERRAINS[terrain]} {number})" if number else f"{name} ({TERRAINS[terrain]})"


def site(name: str, hexes: Sequence[tuple[int, int]], harbour: int | None = None) -> str:
    """An intersection by its name, what it yields at which numbers, and its harbour if it has one."""
    yields = [f"{RESOURCES[terrain]} {number}" for terrain, number in hexes if terrain < len(RESOURCES)]
    if harbour is not None:
        yields.append(f"Hafen {HARBOURS[harbour]}")
    return f"{name} ({', '.join(yields)})" if yields else name

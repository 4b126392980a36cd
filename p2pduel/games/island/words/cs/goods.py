"""Goods, colours and places of the island, in Czech."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.cs.words import listed
from p2pduel.catalogue.grammar import few

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

RESOURCES: Final = ("dřevo", "cihly", "vlna", "obilí", "ruda")
_FORMS: Final = (
    ("dřevo", "dřeva", "dřev"),
    ("cihlu", "cihly", "cihel"),
    ("vlnu", "vlny", "vln"),
    ("obilí", "obilí", "obilí"),
    ("rudu", "rudy", "rud"),
)
"""One, two to four, more, as they are given and taken."""
TERRAINS: Final = ("les", "pahorkatina", "pastvina", "pole", "hory", "poušť")
HARBOURS: Final = ("dřevo 2:1", "cihly 2:1", "vlna 2:1", "obilí 2:1", "ruda 2:1", "3:1")
"""By kind; the last is the general one."""
PIECES: Final = {
    "road": "silnici",
    "settlement": "vesnici",
    "city": "město",
}
ANSWERS: Final = {
    "accept": "ano",
    "decline": "ne",
    "counter": "jinak",
}
DRAWN: Final = "akční kartu"
"""A card from the deck whose face is not known, as it is drawn."""
NOBODY: Final = "nikdo"
YOU: Final = "ty"
FROM_YOU: Final = "tebe"
"""The reader, from whom something is taken."""


def amount(count: int, kind: int) -> str:
    """So many cards of a kind, as they are given and taken."""
    return few(count, *_FORMS[kind])


def cards(counts: Sequence[int]) -> str:
    """Cards by kind, as they are given and taken."""
    return listed([amount(count, kind) for kind, count in enumerate(counts) if count]) or "nic"


def loot(count: int, kind: int | None) -> str:
    """What was taken; the kind only where it is known."""
    return "kartu" if kind is None else amount(count, kind)


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
        yields.append(f"přístav {HARBOURS[harbour]}")
    return f"{name} ({', '.join(yields)})" if yields else name

"""The shape of the island: 19 hexes, 54 intersections, 72 edges (I-2). Tables only, made once.

Everything is counted from 0 here; names count from 1: H1 to H19, V1 to V54, edges by their ends, 9-14.
A set of intersections or edges is a whole number with one bit for each.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

__all__ = [
    "ALL_EDGES",
    "ALL_VERTICES",
    "AROUND",
    "AXIAL",
    "COAST",
    "CORNERS",
    "EDGES",
    "EDGES_AT",
    "EDGE_AT",
    "EDGE_BITS_AT",
    "EDGE_NAMES",
    "HEXES",
    "HEXES_AT",
    "HEX_BITS_AT",
    "HEX_CENTRE",
    "HEX_NAMES",
    "HEX_OF",
    "NEIGHBOURS",
    "OTHER_END",
    "VERTEX_AT",
    "VERTEX_NAMES",
    "VERTEX_OF",
    "bits",
]

HEXES: Final = 19

AXIAL: Final[tuple[tuple[int, int], ...]] = tuple(
    (q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2
)
"""Hex -> its axial coordinates, q to the east and r to the south-east; row by row from the top (I-2.1)."""

HEX_CENTRE: Final[tuple[tuple[int, int], ...]] = tuple((2 * q + r, 3 * r) for q, r in AXIAL)
"""Hex -> x and y of its centre on a grid where a hex is 2 wide and 4 high."""

_CORNER: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From the centre of a hex to its corners: N, NE, SE, S, SW, NW."""

VERTEX_AT: Final[tuple[tuple[int, int], ...]] = tuple(
    sorted({(x + dx, y + dy) for x, y in HEX_CENTRE for dx, dy in _CORNER}, key=lambda at: (at[1], at[0]))
)
"""Intersection -> x and y on that grid; from top to bottom, left to right (I-2.6)."""

_NUMBER: Final = {at: vertex for vertex, at in enumerate(VERTEX_AT)}

CORNERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_NUMBER[x + dx, y + dy] for dx, dy in _CORNER) for x, y in HEX_CENTRE
)
"""Hex -> its corners N, NE, SE, S, SW, NW."""

EDGES: Final[tuple[tuple[int, int], ...]] = tuple(
    sorted(
        {
            (min(ends), max(ends))
            for corners in CORNERS
            for ends in zip(corners, corners[1:] + corners[:1], strict=True)
        }
    )
)
"""Edge -> its two ends, the smaller first."""

EDGE_AT: Final = {ends: edge for edge, ends in enumerate(EDGES)}

EDGES_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(edge for edge, ends in enumerate(EDGES) if vertex in ends) for vertex in range(len(VERTEX_AT))
)
"""Intersection -> the edges that end there."""

OTHER_END: Final[tuple[dict[int, int], ...]] = tuple(
    {edge: sum(EDGES[edge]) - vertex for edge in edges} for vertex, edges in enumerate(EDGES_AT)
)
"""Intersection -> edge there -> the intersection at its other end."""

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(sorted(ends.values())) for ends in OTHER_END)
"""Intersection -> those one edge away."""

HEXES_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(hex_ for hex_, corners in enumerate(CORNERS) if vertex in corners)
    for vertex in range(len(VERTEX_AT))
)
"""Intersection -> the land hexes it touches (I-2.5)."""

COAST: Final = frozenset(vertex for vertex, touched in enumerate(HEXES_AT) if len(touched) < 3)
"""Intersections at the sea."""

ALL_VERTICES: Final = (1 << len(VERTEX_AT)) - 1
ALL_EDGES: Final = (1 << len(EDGES)) - 1

AROUND: Final[tuple[int, ...]] = tuple(
    sum(1 << near for near in (vertex, *NEIGHBOURS[vertex])) for vertex in range(len(VERTEX_AT))
)
"""Intersection -> itself and its neighbours, as a set: where no other building may stand (I-12.3)."""

EDGE_BITS_AT: Final[tuple[int, ...]] = tuple(sum(1 << edge for edge in edges) for edges in EDGES_AT)
"""Intersection -> the edges that end there, as a set."""

HEX_BITS_AT: Final[tuple[int, ...]] = tuple(sum(1 << hex_ for hex_ in touched) for touched in HEXES_AT)
"""Intersection -> the hexes it touches, as a set."""

HEX_NAMES: Final = tuple(f"H{number}" for number in range(1, HEXES + 1))
VERTEX_NAMES: Final = tuple(f"V{number}" for number in range(1, len(VERTEX_AT) + 1))
EDGE_NAMES: Final = tuple(f"{low + 1}-{high + 1}" for low, high in EDGES)
HEX_OF: Final = {name: hex_ for hex_, name in enumerate(HEX_NAMES)}
VERTEX_OF: Final = {name: vertex for vertex, name in enumerate(VERTEX_NAMES)}


def _places(bitset: int) -> Iterator[int]:
    while bitset:
        low = bitset & -bitset
        yield low.bit_length() - 1
        bitset ^= low


@lru_cache(1 << 14)
def bits(bitset: int) -> tuple[int, ...]:
    """The members of a set, in order; the same sets come up again and again."""
    return tuple(_places(bitset))

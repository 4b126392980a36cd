"""Roads as a graph: where a colour may go on, and how long its longest road is (I-12.2, I-13.2 to I-13.4)."""

from collections.abc import Sequence

from p2pduel.games.island.rules.geometry import EDGE_BITS_AT, EDGES, EDGES_AT, OTHER_END
from p2pduel.kernel.state import NOBODY

__all__ = ["from_end", "longest", "openings"]


def openings(roads: Sequence[int], owners: Sequence[int], colour: int) -> int:
    """The edges that a colour's roads and buildings lead to, taken ones included.

    Nothing leads through an intersection where somebody else's building stands (I-12.2).
    """
    found = 0
    for vertex, owner in enumerate(owners):
        if owner == colour:
            found |= EDGE_BITS_AT[vertex]
    for edge, owner in enumerate(roads):
        if owner == colour:
            for end in EDGES[edge]:
                if owners[end] in (NOBODY, colour):
                    found |= EDGE_BITS_AT[end]
    return found


def from_end(roads: Sequence[int], owners: Sequence[int], colour: int, vertex: int, used: int = 0) -> int:
    """The longest way along a colour's roads from an intersection, each road once; used ones are a set."""
    best = 0
    others = OTHER_END[vertex]
    for edge in EDGES_AT[vertex]:
        if roads[edge] != colour or used >> edge & 1:
            continue
        end = others[edge]
        length = 1
        if owners[end] in (NOBODY, colour):  # one may come to somebody else's building, not past it
            length += from_end(roads, owners, colour, end, used | 1 << edge)
        if length > best:
            best = length
    return best


def longest(roads: Sequence[int], owners: Sequence[int], colour: int) -> int:
    """The length of a colour's longest road, wherever it begins."""
    ends = {end for edge, owner in enumerate(roads) if owner == colour for end in EDGES[edge]}
    return max((from_end(roads, owners, colour, end) for end in ends), default=0)

"""What places are worth: yields by the dots of their numbers, harbours, and the ways that lead there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from p2pduel.games.island.rules.facts import BRICK, DESERT, GENERAL, GRAIN, HARBOUR_AT, KINDS, LUMBER, ORE
from p2pduel.games.island.rules.geometry import EDGES, EDGES_AT, HEXES_AT, OTHER_END, bits
from p2pduel.games.island.rules.state import State
from p2pduel.kernel.state import NOBODY

__all__ = ["DOTS", "KIND_WEIGHTS", "Way", "dots_at", "income", "site_worth", "ways"]

DOTS: Final = (0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1)
"""Number -> in how many of 36 rolls it comes."""

_WEIGHT: Final = {LUMBER: 1.0, BRICK: 1.0, GRAIN: 1.1, ORE: 1.05}
KIND_WEIGHTS: Final = tuple(_WEIGHT.get(kind, 0.85) for kind in range(KINDS))
"""How much a dot of each kind is worth; wool buys least."""

_NEW, _PLENTY = 1.4, 0.8
"""A kind that the seat does not have yet counts more, one that it has much of less."""
_MUCH: Final = 6
_GENERAL_HARBOUR, _OWN_HARBOUR = 1.0, 0.25
"""A 3:1 harbour in dots, and what a 2:1 harbour adds to each dot of its kind."""
_FAR: Final = 3
"""Ways are followed for so many roads."""


class Way(NamedTuple):
    """A site that can be settled, how many roads it takes, and the first of them."""

    site: int
    roads: int
    edge: int


def income(s: State, colour: int, *, robbed: bool = False) -> list[int]:
    """The dots of each kind that a colour's buildings bring; with robbed without the robber's hex."""
    found = [0] * KINDS
    for vertex in bits(s.villages[colour] | s.towns[colour]):
        level = s.levels[vertex]
        for hex_ in HEXES_AT[vertex]:
            kind = s.terrain[hex_]
            if kind != DESERT and not (robbed and hex_ == s.robber):
                found[kind] += level * DOTS[s.tokens[hex_]]
    return found


def dots_at(s: State, vertex: int) -> int:
    """All dots around an intersection."""
    return sum([DOTS[s.tokens[hex_]] for hex_ in HEXES_AT[vertex]])


def site_worth(s: State, vertex: int, have: Sequence[int]) -> float:
    """A settlement there in dots, for a seat that has these; new kinds and harbours count more."""
    worth = 0.0
    here = [0] * KINDS
    for hex_ in HEXES_AT[vertex]:
        kind = s.terrain[hex_]
        if kind == DESERT:
            continue
        dots = DOTS[s.tokens[hex_]]
        before = have[kind] + here[kind]
        here[kind] += dots
        worth += dots * KIND_WEIGHTS[kind] * (_NEW if not before else _PLENTY if before > _MUCH else 1.0)
    place = HARBOUR_AT.get(vertex)
    if place is not None:
        kind = s.harbours[place]
        worth += _GENERAL_HARBOUR if kind == GENERAL else _OWN_HARBOUR * (have[kind] + here[kind])
    return worth


def ways(s: State, colour: int, start: int | None = None) -> list[Way]:
    """The free sites a colour can build roads to, nearest first; with a start only from there."""
    owners, free, closed = s.owners, s.free_edges, s.closed
    if start is None:
        front = [(end, edge) for edge in bits(s.open_edges[colour] & free) for end in EDGES[edge]]
        seen = s.reach[colour] | s.villages[colour] | s.towns[colour]
    else:
        front = [(OTHER_END[start][edge], edge) for edge in EDGES_AT[start] if free >> edge & 1]
        seen = 1 << start
    found: list[Way] = []
    for length in range(1, _FAR + 1):
        following: list[tuple[int, int]] = []
        for vertex, first in front:
            if seen >> vertex & 1:
                continue
            seen |= 1 << vertex
            if not closed >> vertex & 1:
                found.append(Way(vertex, length, first))
            if owners[vertex] == NOBODY or owners[vertex] == colour:
                following += [
                    (end, first)
                    for edge, end in OTHER_END[vertex].items()
                    if free >> edge & 1 and not seen >> end & 1
                ]
        front = following
    return found

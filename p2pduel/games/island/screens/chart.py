"""What lies on the map, before any size is known."""

from __future__ import annotations

from dataclasses import dataclass

from p2pduel.games.island.rules.facts import COLOURS
from p2pduel.games.island.rules.geometry import (
    EDGE_NAMES,
    EDGES,
    HEX_CENTRE,
    HEX_NAMES,
    VERTEX_AT,
    VERTEX_NAMES,
)
from p2pduel.games.island.rules.state import State
from p2pduel.games.island.screens.signs import HUES
from p2pduel.kernel.state import NOBODY
from p2pduel.tui.boards.picture import Picture, Tile

__all__ = ["Chart", "chart_of"]


@dataclass(frozen=True, slots=True)
class Chart(Picture):
    """The island: its tiles are hexes, intersections and edges; a column is half a hex wide."""

    terrain: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()
    harbours: tuple[int, ...] = ()
    robber: int = NOBODY
    owners: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()
    roads: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    """Colour -> who plays it."""


def chart_of(state: State, names: tuple[str, ...] = COLOURS) -> Chart:
    """The map of a state."""
    hexes = (
        Tile(name, 2 * x, 2 * y, HUES[terrain], name)
        for name, (x, y), terrain in zip(HEX_NAMES, HEX_CENTRE, state.terrain, strict=True)
    )
    vertices = (
        Tile(name, 2 * x, 2 * y, "line", name, solid=owner != NOBODY)
        for name, (x, y), owner in zip(VERTEX_NAMES, VERTEX_AT, state.owners, strict=True)
    )
    edges = (
        Tile(name, *_middle(*ends), "line", name, solid=owner != NOBODY)
        for name, ends, owner in zip(EDGE_NAMES, EDGES, state.roads, strict=True)
    )
    return Chart(
        (*hexes, *vertices, *edges),
        (),
        tuple(state.terrain),
        tuple(state.tokens),
        tuple(state.harbours),
        state.robber,
        tuple(state.owners),
        tuple(state.levels),
        tuple(state.roads),
        names,
    )


def _middle(low: int, high: int) -> tuple[int, int]:
    (x, y), (to_x, to_y) = VERTEX_AT[low], VERTEX_AT[high]
    return x + to_x, y + to_y

"""The shape of the map on a number of cells: where hexes, intersections and edges lie.

Intersections lie on twelve lines. A slope is so many lines from a hex's top to its shoulder, a side so many
from the shoulder down. Without a slope the hexes are bricks in a wall: the smallest map there is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from p2pduel.games.island.rules.facts import HARBOUR_EDGES
from p2pduel.games.island.rules.geometry import (
    CORNERS,
    EDGE_NAMES,
    EDGES,
    HEX_CENTRE,
    HEX_NAMES,
    HEXES,
    VERTEX_AT,
    VERTEX_NAMES,
)
from p2pduel.tui.boards.layout import Layout, Rect
from p2pduel.tui.boards.picture import Picture, Tile

__all__ = ["CAPTION", "Cell", "Laid", "Shape", "Span", "lay_map", "shape_for"]

Cell = tuple[int, int]
"""Column and line."""

CAPTION: Final = 1
"""Lines below the map that say what lies under the cursor."""
SHORE: Final = 7
"""Columns beside the map, for its harbours."""
NARROW: Final = 5
_SIZES: Final = ((3, 5), (2, 5), (2, 4), (2, 3), (1, 4), (1, 3), (1, 2), (0, 2))
"""Lines of a slope and of a side, the largest map first."""
_LEVELS: Final = sorted({y for _, y in VERTEX_AT})


@dataclass(frozen=True, slots=True)
class Span:
    """Cells of one line of a hex."""

    x: int
    y: int
    width: int


@dataclass(frozen=True, slots=True)
class Shape:
    """Where everything lies."""

    width: int
    height: int
    vertices: tuple[Cell, ...]
    edges: tuple[tuple[tuple[int, int, str], ...], ...]
    """Edge -> its cells between both ends: column, line, piece of a line."""
    inside: tuple[tuple[Span, ...], ...]
    """Hex -> its ground, line by line."""
    harbours: tuple[tuple[int, int, int], ...]
    """Harbour -> column, line, and which way its words go from there: -1 left, 0 both, 1 right."""
    centres: tuple[Cell, ...]
    spots: dict[Cell, str]
    """Cell -> the place there."""


@dataclass(frozen=True, slots=True)
class Laid(Layout):
    """The map on cells: its shape, and a rectangle of every place."""

    shape: Shape

    def hit(self, picture: Picture, x: int, y: int) -> Tile | None:
        """The place under a cell."""
        place = self.shape.spots.get((x, y))
        return picture.at(place) if place else None


def lay_map(width: int, height: int) -> Laid:
    """The largest map for a room; one that is too large for it can be scrolled."""
    shape = shape_for(width, height)
    return Laid(shape.width, shape.height, _rects(shape), shape)


@lru_cache(16)
def shape_for(width: int, height: int) -> Shape:
    """The largest shape that fits, in the middle of its room."""
    slope, side = next(
        (size for size in _SIZES if _tall(*size) <= height - CAPTION and _fits(width, size)), _SIZES[-1]
    )
    step = max(NARROW, min((width - 2 * SHORE) // 10, _widest(slope, side)))
    left = max(SHORE, (width - 10 * step - 1) // 2)
    tall = _tall(slope, side)
    top = max(0, (height - CAPTION - tall) // 2) + (0 if slope else 1)
    lines = _lines(slope, side, top)
    vertices = tuple((left + (x + 5) * step, lines[y]) for x, y in VERTEX_AT)
    edges = tuple(_edge(vertices[low], vertices[high], slope) for low, high in EDGES)
    inside = tuple(_inside(hex_, vertices, edges) for hex_ in range(HEXES))
    centres = tuple((left + (x + 5) * step, (lines[y - 1] + lines[y + 1]) // 2) for x, y in HEX_CENTRE)
    harbours = tuple(_harbour(edge, vertices, edges, slope) for edge in HARBOUR_EDGES)
    whole = (max(width, 10 * step + 1 + 2 * SHORE), max(height, tall + CAPTION))
    return Shape(*whole, vertices, edges, inside, harbours, centres, _spots(vertices, edges, inside))


def _tall(slope: int, side: int) -> int:
    """Lines of a map; bricks have their harbours above and below."""
    return 6 * slope + 5 * side + 1 + (0 if slope else 2)


def _widest(slope: int, side: int) -> int:
    return max(6, (4 * (2 * slope + side) + 2) // 3)


def _fits(width: int, size: tuple[int, int]) -> bool:
    """Whether hexes of that height are not too thin in that width."""
    slope, side = size
    return (width - 2 * SHORE) // 10 >= min(6, 2 * slope + side - 2)


def _lines(slope: int, side: int, top: int) -> dict[int, int]:
    """Level of intersections -> line."""
    lines, at = {}, top
    for index, level in enumerate(_LEVELS):
        lines[level] = at
        at += side if index % 2 else slope
    return lines


def _edge(low: Cell, high: Cell, slope: int) -> tuple[tuple[int, int, str], ...]:
    """The cells between two intersections, the first of which lies higher."""
    (x, y), (to_x, to_y) = low, high
    if x == to_x:
        return tuple((x, line, "v") for line in range(y + 1, to_y))
    if y > to_y:
        (x, y), (to_x, to_y) = (to_x, to_y), (x, y)
    way = 1 if to_x > x else -1
    wide = abs(to_x - x)
    bends = [round(number * wide / (slope + 1)) for number in range(1, slope + 1)]
    down, on = ("7", "L") if way > 0 else ("r", "J")
    cells, line = [], y
    for column in range(1, wide):
        if column in bends:
            cells += [(x + way * column, line, down), (x + way * column, line + 1, on)]
            line += 1
        else:
            cells.append((x + way * column, line, "h"))
    return tuple(cells)


def _inside(
    hex_: int, vertices: tuple[Cell, ...], edges: tuple[tuple[tuple[int, int, str], ...], ...]
) -> tuple[Span, ...]:
    """The cells between the edges of a hex."""
    corners = CORNERS[hex_]
    around = [vertices[corner] for corner in corners]
    for number, ends in enumerate(EDGES):
        if set(ends) <= set(corners):
            around += [(x, y) for x, y, _ in edges[number]]
    middle, first = vertices[corners[0]]
    spans = []
    for line in range(first + 1, vertices[corners[3]][1]):
        left = [x for x, y in around if y == line and x < middle]
        right = [x for x, y in around if y == line and x > middle]
        if left and right and max(left) + 1 < min(right):
            spans.append(Span(max(left) + 1, line, min(right) - max(left) - 1))
    return tuple(spans)


def _harbour(
    edge: int,
    vertices: tuple[Cell, ...],
    edges: tuple[tuple[tuple[int, int, str], ...], ...],
    slope: int,
) -> tuple[int, int, int]:
    """Where the words of a harbour stand: off the coast, beside its edge."""
    ends = EDGES[edge]
    corners = next(corners for corners in CORNERS if set(ends) <= set(corners))
    which = next(at for at in range(6) if {corners[at], corners[(at + 1) % 6]} == set(ends))
    (x, y), (to_x, to_y) = vertices[ends[0]], vertices[ends[1]]
    if which in (1, 4):
        way = 1 if which == 1 else -1
        return x + 2 * way, (y + to_y) // 2, way
    upper = which in (0, 5)
    if not slope:
        return (x + to_x) // 2, y - 1 if upper else y + 1, 0
    tip = vertices[corners[0 if upper else 3]][1]
    way = 1 if which in (0, 2) else -1
    columns = [column for column, line, _ in edges[edge] if line == tip]
    return (max(columns) if way > 0 else min(columns)) + 2 * way, tip, way


def _spots(
    vertices: tuple[Cell, ...],
    edges: tuple[tuple[tuple[int, int, str], ...], ...],
    inside: tuple[tuple[Span, ...], ...],
) -> dict[Cell, str]:
    """Which place a cell belongs to: intersections before edges before hexes."""
    spots = {
        (x, span.y): HEX_NAMES[hex_]
        for hex_, spans in enumerate(inside)
        for span in spans
        for x in range(span.x, span.x + span.width)
    }
    spots |= {(x, y): EDGE_NAMES[edge] for edge, cells in enumerate(edges) for x, y, _ in cells}
    for vertex, (x, y) in enumerate(vertices):
        spots |= {(x + dx, y): VERTEX_NAMES[vertex] for dx in (-1, 0, 1)}
    return spots


def _rects(shape: Shape) -> dict[str, Rect]:
    """A rectangle around every place, for scrolling."""
    rects: dict[str, Rect] = {}
    for place in {*shape.spots.values()}:
        cells = [cell for cell, name in shape.spots.items() if name == place]
        x, y = min(cell[0] for cell in cells), min(cell[1] for cell in cells)
        wide, tall = max(cell[0] for cell in cells) - x + 1, max(cell[1] for cell in cells) - y + 1
        rects[place] = Rect(x, y, wide, tall)
    return rects

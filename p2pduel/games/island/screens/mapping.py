"""Paints the map: tiles of land in the sea, roads and buildings in the gaps between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from p2pduel.games.island.rules.facts import GENERAL, HARBOUR_AT, HARBOUR_EDGES
from p2pduel.games.island.rules.geometry import COAST, CORNERS, EDGE_NAMES, EDGES, HEX_NAMES, VERTEX_NAMES
from p2pduel.games.island.screens.chart import Chart
from p2pduel.games.island.screens.shape import CAPTION, Laid, Shape
from p2pduel.games.island.screens.signs import HUES, INKS, PIECES, Signs, signs_of
from p2pduel.games.island.words import screen as words
from p2pduel.kernel.state import NOBODY
from p2pduel.tui.boards.canvas import Canvas
from p2pduel.tui.boards.paint import Marks
from p2pduel.tui.glyphs import RICH, Glyphs
from p2pduel.tui.theme import PALETTE, TILES, tile_style

__all__ = ["paint_map", "ways"]

OFTEN: Final = (6, 8)
"""Numbers that are marked: none is rolled more often, but for the 7."""
CITY: Final = 2
_SHORES: Final = frozenset(
    edge for edge, ends in enumerate(EDGES) if sum({*ends} <= {*corners} for corners in CORNERS) == 1
)
_QUAYS: Final = {edge: number for number, edge in enumerate(HARBOUR_EDGES)}
"""Edge -> the harbour there."""


def ways(number: int) -> int:
    """In how many of 36 rolls a number comes up."""
    return 6 - abs(number - 7) if number else 0


def _soil(coast: bool) -> Style:
    """The ground of edges and intersections: a beach at the sea."""
    return Style(bgcolor=TILES["beach"][1] if coast else PALETTE["ground"])


@dataclass(frozen=True, slots=True)
class _Brush:
    """What every stroke needs."""

    canvas: Canvas
    chart: Chart
    shape: Shape
    marks: Marks
    signs: Signs
    glyphs: Glyphs


def paint_map(
    chart: Chart, laid: Laid, marks: Marks | None = None, glyphs: Glyphs = RICH, caption: str = ""
) -> Canvas:
    """The whole map with its caption."""
    canvas = Canvas(laid.width, laid.height, tile_style("sea"))
    if chart.terrain:
        brush = _Brush(canvas, chart, laid.shape, marks or Marks(), signs_of(glyphs), glyphs)
        for number in range(len(chart.harbours)):
            _harbour(brush, number)
        for hex_ in range(len(chart.terrain)):
            _hex(brush, hex_)
        for edge in range(len(chart.roads)):
            _edge(brush, edge)
        for vertex in range(len(chart.owners)):
            _vertex(brush, vertex)
    ground = Style(color=PALETTE["ink"], bgcolor=PALETTE["ground"])
    canvas.fill(0, laid.height - CAPTION, laid.width, CAPTION, ground)
    canvas.write(1, laid.height - CAPTION, caption, ground, laid.width - 2)
    return canvas


def _hex(brush: _Brush, hex_: int) -> None:
    """One tile of land with what it says, in the middle of its lines."""
    chart, name = brush.chart, HEX_NAMES[hex_]
    hue = brush.chart.tiles[hex_].hue
    ink, ground = TILES[hue]
    if brush.marks.cursor == name:
        ink, ground = PALETTE["ground"], PALETTE["gold"]
    base = Style(color=ink, bgcolor=ground)
    spans = brush.shape.inside[hex_]
    for span in spans:
        brush.canvas.fill(span.x, span.y, span.width, 1, base)
    x, y = brush.shape.centres[hex_]
    broad = max(span.width for span in spans)
    full = [span.y for span in spans if span.width == broad]
    said = _said(brush, hex_, len(full), len(spans), broad, base)
    top = max(y - 1, full[0]) if len(full) > 1 else y - (len(said) - 1) // 2
    for row, parts in enumerate(said):
        wide = sum(cell_len(text) for text, _ in parts)
        at = x - wide // 2
        for text, style in parts:
            at += brush.canvas.write(at, top + row, text, style)
    if chart.terrain and (sign := _sign(brush, name)):
        span = next(span for span in spans if span.y == y)
        lit = Style(color=PALETTE["ground"], bgcolor=PALETTE["gold"], bold=True)
        at = span.x if len(spans) > 2 else span.x + span.width - 1  # a single line begins with its land
        brush.canvas.write(at, y, sign, lit if name in brush.marks.choose else base + Style(bold=True))


def _sign(brush: _Brush, place: str) -> str:
    marks, glyphs = brush.marks, brush.glyphs
    if place in marks.choose or marks.cursor == place:
        return glyphs.here
    return glyphs.touched if place in marks.touched else ""


_Parts = list[tuple[str, Style]]


def _said(brush: _Brush, hex_: int, full: int, lines: int, width: int, base: Style) -> list[_Parts]:
    """What a hex says: on one line, or terrain, number and chance one below the other.

    Full is how many of its lines have the whole width: the name of the terrain needs one for itself.
    """
    chart, signs = brush.chart, brush.signs
    terrain, token, robbed = chart.terrain[hex_], chart.tokens[hex_], chart.robber == hex_
    face = Style(color=PALETTE["ground"], bgcolor=PALETTE["red"], bold=True)
    robber = [(signs.robber if lines < 3 else f" {signs.robber} ", face)]
    dots = signs.dot * ways(token)
    sign: _Parts = [(signs.terrain[terrain], base + Style(bold=True))]
    if lines < 3:
        return [[*sign, *(robber if robbed else [(" ", base)]), *_token(token), (dots, base)]]
    name = words.TERRAINS[terrain]
    if full > 1 and cell_len(name) + 2 <= width:
        sign.append((f" {name}", base))
    number = [
        *_token(token),
        *([(" ", base), *robber] if robbed and token else robber if robbed else []),
    ]
    return [sign, number, [(dots, base)]]


def _token(token: int) -> _Parts:
    """A number on its disc; the ones that come most often stand in brackets."""
    if not token:
        return []
    if token in OFTEN:
        return [(f"[{token}]", Style(color=PALETTE["ground"], bgcolor=PALETTE["red"], bold=True))]
    return [(f" {token} ", Style(color=PALETTE["ground"], bgcolor=PALETTE["ink"], bold=True))]


def _harbour(brush: _Brush, number: int) -> None:
    """The rate of a harbour and what it takes, in the sea."""
    kind = brush.chart.harbours[number]
    x, y, way = brush.shape.harbours[number]
    text = "3:1" if kind == GENERAL else f"2:1{brush.signs.terrain[kind]}"
    wide = cell_len(text)
    at = x if way > 0 else x - wide + 1 if way < 0 else x - wide // 2
    brush.canvas.write(at, y, text, tile_style(_trade_hue(kind)) + Style(bold=True))


def _trade_hue(kind: int) -> str:
    """The hue of a harbour: that of what it takes."""
    return "sea" if kind == GENERAL else HUES[kind]


def _wharf(brush: _Brush, number: int) -> Style:
    """A free quay, or a free intersection at one, in the ink of its harbour."""
    ink, _ = TILES[_trade_hue(brush.chart.harbours[number])]
    return Style(color=ink, bold=True)


def _edge(brush: _Brush, edge: int) -> None:
    """A road, a free edge, or a place to choose."""
    owner, name, cells = brush.chart.roads[edge], EDGE_NAMES[edge], brush.shape.edges[edge]
    lit, under = name in brush.marks.choose, brush.marks.cursor == name
    ground = _soil(edge in _SHORES)
    style = ground + Style(color=PALETTE["edge"])
    lines = brush.signs.free
    if owner != NOBODY:
        lines = brush.signs.roads[owner]
        style = ground + Style(color=PALETTE[INKS[owner]], bold=True)
    elif edge in _QUAYS:
        style = ground + _wharf(brush, _QUAYS[edge])
    if lit:
        style += Style(color=PALETTE["gold"], bold=True)
    if under:
        style = Style(color=PALETTE["ground"], bgcolor=PALETTE["gold"], bold=True)
    for x, y, piece in cells:
        brush.canvas.write(x, y, lines[PIECES.index(piece)], style)
    x, y, _ = cells[len(cells) // 2]
    changed = brush.marks.changed.get(name)
    if lit or under:
        brush.canvas.write(x, y, brush.signs.site, style)
    elif changed:
        gold = ground + Style(color=PALETTE["gold"], bold=True)
        brush.canvas.write(x, y, brush.glyphs.kind(changed), gold)


def _vertex(brush: _Brush, vertex: int) -> None:
    """A building, a free corner, or a place to choose."""
    chart, signs, name = brush.chart, brush.signs, VERTEX_NAMES[vertex]
    x, y = brush.shape.vertices[vertex]
    owner = chart.owners[vertex]
    lit, under = name in brush.marks.choose, brush.marks.cursor == name
    gold = Style(color=PALETTE["ground"], bgcolor=PALETTE["gold"], bold=True)
    if owner != NOBODY:
        style = gold if under else Style(color=PALETTE["ground"], bgcolor=PALETTE[INKS[owner]], bold=True)
        changed = brush.marks.changed.get(name)
        last = signs.site if lit else brush.glyphs.kind(changed) if changed else " "
        built = signs.city if chart.levels[vertex] == CITY else signs.settlement
        brush.canvas.write(x - 1, y, f"{signs.marks[owner]}{built}{last}", style)
        return
    if under:
        brush.canvas.write(x - 1, y, f" {signs.site} ", gold)
        return
    style = _soil(vertex in COAST) + Style(color=PALETTE["edge"])
    sign = signs.corner
    if vertex in HARBOUR_AT:
        style, sign = style + _wharf(brush, HARBOUR_AT[vertex]), signs.pier
    if lit:
        style, sign = style + Style(color=PALETTE["gold"], bold=True), signs.site
    brush.canvas.write(x, y, sign, style)

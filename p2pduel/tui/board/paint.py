"""Paints a laid-out principality onto a canvas."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from textwrap import wrap

from rich.cells import cell_len
from rich.style import Style

from p2pduel.rules.facts import RESOURCE_OF
from p2pduel.tui.board.canvas import Canvas
from p2pduel.tui.board.layout import Layout, Rect
from p2pduel.tui.board.picture import CENTRE, Picture, Tile
from p2pduel.tui.glyphs import RICH, Glyphs
from p2pduel.tui.theme import PALETTE, TILES, tile_style

__all__ = ["Marks", "paint"]

_NARROW = 10
"""Cells of a card below which half a word helps nobody."""
_BRIGHT = frozenset({"settlement", "city", "back", "gold_field"})
"""Cards on which gold is hard to see."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed at: the cursor, places one may choose, regions touched, cards just changed."""

    cursor: str | None = None
    choose: AbstractSet[str] = frozenset()
    touched: AbstractSet[str] = frozenset()
    fresh: AbstractSet[str] = frozenset()


def paint(picture: Picture, layout: Layout, marks: Marks | None = None, glyphs: Glyphs = RICH) -> Canvas:
    """All tiles at their places."""
    canvas = Canvas(layout.width, layout.height, Style(color=PALETTE["ink"], bgcolor=PALETTE["ground"]))
    for tile in picture.tiles:
        rect = layout.rect(tile)
        if tile.hue == "road":
            _road(canvas, rect, tile, marks or Marks(), glyphs)
        else:
            _tile(canvas, rect, tile, marks or Marks(), glyphs)
    return canvas


def _tile(canvas: Canvas, rect: Rect, tile: Tile, marks: Marks, glyphs: Glyphs) -> None:
    """One card: name and badge, then its lines, with half an empty line below where there is room."""
    ink, ground = TILES[tile.hue]
    if marks.cursor == tile.place:
        ink, ground = PALETTE["ground"], PALETTE["gold"]
    base = Style(color=ink, bgcolor=ground)
    edge = 1 if rect.height >= 3 or (rect.height == 2 and tile.row == CENTRE) else 0
    body = rect.height - edge
    canvas.fill(rect.x, rect.y, rect.width, body, base)
    if edge:
        half = Style(color=ground, bgcolor=PALETTE["ground"])
        canvas.fill(rect.x, rect.y + body, rect.width, 1, half, glyphs.edge)
    if tile.solid:
        canvas.fill(rect.x, rect.y, 1, body, base + Style(dim=True), glyphs.bar)
    sign = _sign(tile, marks, glyphs)
    if sign:
        same = marks.cursor == tile.place or tile.hue in _BRIGHT
        gold = Style(color=ink if same else PALETTE["gold"], bold=True)
        canvas.write(rect.x, rect.y + _first_line(tile, body), sign, base + gold, 1)
    _words(canvas, rect, tile, body, base)


def _words(canvas: Canvas, rect: Rect, tile: Tile, body: int, base: Style) -> None:
    """The name with its badge on the first line, the other lines below."""
    offset = _first_line(tile, body)
    room = rect.width - 2 if rect.width > 12 else rect.width - 1
    badge, lines = _badge(tile, room, body)
    bold = base + Style(bold=True)
    if badge:
        canvas.write(rect.x + 1 + room - cell_len(badge), rect.y + offset, badge, bold)
    name_room = room - cell_len(badge) - 1 if badge else room
    name = tile.name
    if cell_len(name) > name_room and tile.row == CENTRE:
        name = name.split(" ", 1)[-1]
    canvas.write(rect.x + 1, rect.y + offset, name, base + Style(bold=tile.solid), name_room)
    for number, words in enumerate(lines, start=1):
        if number + offset < body:
            land = number == 1 and tile.hue in RESOURCE_OF
            moved = tile.badge.replace(" ", "") if land and not badge else ""
            shown = " ".join(words.split(" ")[:2]) if moved else words
            if land or (room <= _NARROW and number > 1):
                shown = _whole_words(shown, room)
            canvas.write(rect.x + 1, rect.y + number + offset, shown, base, room)
            canvas.write(rect.x + 1 + room - cell_len(moved), rect.y + number + offset, moved, bold)
    first = len(lines) + 1 + offset
    if tile.text and body > first + 1 and room > 11:
        wrapped = wrap(tile.text, room, max_lines=body - first, placeholder="…")
        for number, words in enumerate(wrapped, start=first):
            canvas.write(rect.x + 1, rect.y + number, words, base, room)


def _first_line(tile: Tile, body: int) -> int:
    """Where the name stands: in the middle of the centre line, a line down on a tall card."""
    if tile.row == CENTRE:
        return max(0, (body - 1 - len(tile.lines)) // 2)
    return 1 if body > len(tile.lines) + 2 and not tile.text else 0


def _whole_words(line: str, room: int) -> str:
    """As many words as fit; a narrow card shows no halves."""
    words = line.split(" ")
    while words and cell_len(" ".join(words)) > room:
        words.pop()
    return " ".join(words)


def _badge(tile: Tile, room: int, body: int) -> tuple[str, tuple[str, ...]]:
    """The badge as far as it fits beside the name; a region's number then moves to the second line."""
    badge, lines = tile.badge, tile.lines
    if body == 1 and lines:
        return " ".join((lines[0].split(" ")[0], *badge.split(" ")[-1:])).strip(), ()
    spare = room - cell_len(tile.name) - 1
    if cell_len(badge) > spare:
        badge = badge.split(" ")[-1]
    return (badge if cell_len(badge) <= spare else ""), lines


def _sign(tile: Tile, marks: Marks, glyphs: Glyphs) -> str:
    """The sign at the left edge: its shape says what its colour says."""
    if marks.cursor == tile.place or tile.place in marks.choose:
        return glyphs.here
    if tile.place in marks.touched:
        return "◇" if glyphs is RICH else "o"
    return "+" if tile.place in marks.fresh else ""


def _road(canvas: Canvas, rect: Rect, tile: Tile, marks: Marks, glyphs: Glyphs) -> None:
    """A road as a double line that reaches both neighbours; a free place as dots."""
    ink, ground = TILES["road"]
    style = Style(color=ink, bgcolor=ground)
    line = glyphs.road if tile.solid else glyphs.dot
    words = f" {tile.name} " if rect.width > len(tile.name) + 4 else ""
    if marks.cursor == tile.place:
        style = Style(color=PALETTE["ground"], bgcolor=PALETTE["gold"], bold=True)
        words = f" {glyphs.here}{tile.name} "
    elif tile.place in marks.choose:
        style = Style(color=PALETTE["gold"], bgcolor=ground, bold=True)
        words = f" {glyphs.here}{tile.name} "
    elif not tile.solid:
        style = tile_style("gap")
    reach = Rect(rect.x - 1, rect.y, rect.width + 2, rect.height) if tile.solid else rect
    y = reach.y + (reach.height - 1) // 2
    canvas.fill(reach.x, y, reach.width, 1, style, line)
    canvas.write(reach.x + max(0, (reach.width - len(words)) // 2), y, words, style)

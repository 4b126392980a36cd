"""Paints a laid-out picture onto a canvas."""

from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from textwrap import wrap

from rich.cells import cell_len

from p2pduel.tui.boards.canvas import Canvas, fit, wrapped
from p2pduel.tui.boards.layout import Layout, Rect
from p2pduel.tui.boards.picture import CENTRE, LINE, POST, STORE, Picture, Tile
from p2pduel.tui.glyphs import RICH, Glyphs
from p2pduel.tui.theme import PALETTE, TILES, dyed, tile_style

__all__ = ["Marks", "paint"]

_NARROW = 10
"""Cells of a card below which half a word helps nobody."""
_LOOSE = re.compile(r"(?<=×) | (?=\w+(?:→|->))")
"""Spaces a narrow card does without: 2× grain, 2 ore→1."""
_BRIGHT = frozenset({"wood", "bronze", "back", "honey"})
"""Hues on which gold is hard to see."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed at: the cursor, places one may choose, places touched, and how cards changed."""

    cursor: str | None = None
    choose: AbstractSet[str] = frozenset()
    touched: AbstractSet[str] = frozenset()
    changed: Mapping[str, str] = field(default_factory=dict)
    """Place -> new, more, less, moved or gone: the sign of that name marks it."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What all cards of a board say alike."""

    stock: int
    """Words of a store: dots, figure, what it is."""
    posts: bool
    """Whether the cards on the centre line are named."""


def paint(picture: Picture, layout: Layout, marks: Marks | None = None, glyphs: Glyphs = RICH) -> Canvas:
    """All tiles at their places."""
    canvas = Canvas(layout.width, layout.height, dyed(PALETTE["ink"], PALETTE["ground"]))
    said = _Said(_stock_words(picture, layout), _posts_named(picture, layout))
    for tile in picture.tiles:
        rect = layout.rect(tile)
        if tile.shape == LINE:
            _line(canvas, rect, tile, marks or Marks(), glyphs)
        else:
            _tile(canvas, rect, tile, marks or Marks(), glyphs, said)
    return canvas


def _tile(canvas: Canvas, rect: Rect, tile: Tile, marks: Marks, glyphs: Glyphs, said: _Said) -> None:
    """One card: its rows of words, with half an empty row below where none needs it."""
    ink, ground = TILES[tile.hue]
    if marks.cursor == tile.place:
        ink, ground = PALETTE["ground"], PALETTE["gold"]
    edge = 1 if rect.height >= 3 or (rect.height == 2 and tile.row == CENTRE) else 0
    if edge and _needs(tile, rect) > rect.height - 1:
        edge = 0
    body = rect.height - edge
    canvas.fill(rect.x, rect.y, rect.width, body, dyed(ink, ground))
    if edge:
        half = dyed(ground, PALETTE["ground"])
        canvas.fill(rect.x, rect.y + body, rect.width, 1, half, glyphs.edge)
    if tile.solid:
        canvas.fill(rect.x, rect.y, 1, body, dyed(ink, ground, dim=True), glyphs.bar)
    rows = _rows(tile, rect, body, said)
    for row, (words, right, bold) in enumerate(rows):
        canvas.write(rect.x + 1, rect.y + row, words, dyed(ink, ground, bold=bold), _room(rect))
        strong = dyed(ink, ground, bold=True)
        canvas.write(rect.x + 1 + _room(rect) - cell_len(right), rect.y + row, right, strong)
    sign = _sign(tile, marks, glyphs)
    if sign:
        same = marks.cursor == tile.place or tile.hue in _BRIGHT
        gold = dyed(ink if same else PALETTE["gold"], ground, bold=True)
        top = next((row for row, (words, _, _) in enumerate(rows) if words), 0)
        canvas.write(rect.x, rect.y + top, sign, gold, 1)


def _room(rect: Rect) -> int:
    """Cells for words between the edges of a card."""
    return rect.width - 2 if rect.width > 12 else rect.width - 1


_Row = tuple[str, str, bool]
"""Words at the left, words at the right, whether the left ones are bold."""


def _rows(tile: Tile, rect: Rect, body: int, said: _Said) -> list[_Row]:
    """Everything a card says, row by row."""
    room = _room(rect)
    if tile.shape == POST:
        return _post_rows(tile, room, body, said.posts)
    if tile.shape == STORE:
        return _store_rows(tile, room, body, said.stock)
    if not tile.solid:
        return _free_rows(tile.name, room, body)
    name = _name_rows(tile, room, body)
    lines: list[str] = list(tile.lines)
    if len(name) == body == 2 and len(lines) == 1:
        lines = []  # only what kind of card it is
    elif len(name) == body and lines and cell_len(f"{name[-1]} {lines[0]}") <= room:
        return [
            *((words, tile.badge if not at else "", tile.solid) for at, words in enumerate(name[:-1])),
            (name[-1], lines[0], tile.solid),
        ]
    kept = [_closer(tile, at, room) for at in range(min(len(lines), body - len(name)))]
    if room <= _NARROW:  # of what kind a card is, half a word helps nobody
        kept = [words for words in kept if words != tile.lines[-1] or cell_len(words) <= room]
    top = 1 if body > len(name) + len(tile.lines) + 1 and not tile.text else 0
    rows: list[_Row] = [("", "", False)] * top
    rows += [(words, tile.badge if not at else "", tile.solid) for at, words in enumerate(name)]
    rows += [(words, "", False) for words in kept]
    if tile.text and body > len(rows) + 1 and room > 11:
        told = wrap(tile.text, room, max_lines=body - len(rows), placeholder="…")
        rows += [(words, "", False) for words in told]
    return rows


def _name_rows(tile: Tile, room: int, body: int) -> tuple[str, ...]:
    """The name, beside its badge on the first row; a row is left for what the card brings."""
    first = room - cell_len(tile.badge) - 1 if tile.badge else room
    whole = wrapped(tile.name, room, body, first)
    if len(whole) < body or not tile.lines:
        return whole
    last = cell_len(f"{whole[-1]} {tile.lines[0]}") <= room
    return (
        whole
        if last or (body == 2 and len(tile.lines) == 1)
        else wrapped(tile.name, room, max(1, body - 1), first)
    )


def _needs(tile: Tile, rect: Rect) -> int:
    """Rows a card would like to have for its whole name and what it brings."""
    if tile.shape == POST:
        return 1
    room = _room(rect)
    first = room - cell_len(tile.badge) - 1 if tile.badge and tile.shape != STORE else room
    return len(wrapped(tile.name, room, 4, first)) + bool(tile.lines)


def _stock_words(picture: Picture, layout: Layout) -> int:
    """How much all stores say: dots, figure and what it is, or less where one lacks room."""
    stores = [(tile, _room(layout.rect(tile))) for tile in picture.tiles if tile.shape == STORE]
    for count in (3, 2):
        if all(_fits_beside(_stock(tile, count), tile.badge, room) for tile, room in stores):
            return count
    return 1


def _posts_named(picture: Picture, layout: Layout) -> bool:
    """Whether every card on the centre line has room for its name, on two rows if need be."""
    posts = [(tile, layout.rect(tile)) for tile in picture.tiles if tile.shape == POST and tile.solid]
    return all(
        "…" not in "".join(wrapped(tile.name.partition(" ")[2], _room(rect), 2 if rect.height > 2 else 1))
        for tile, rect in posts
    )


def _stock(tile: Tile, count: int) -> str:
    return " ".join(tile.lines[0].split(" ")[:count])


def _fits_beside(words: str, badge: str, room: int) -> bool:
    return cell_len(words) + 1 + cell_len(badge.replace(" ", "")) <= room


def _store_rows(tile: Tile, room: int, body: int, stock: int) -> list[_Row]:
    """The name above; the store at the bottom with its badge in the right corner, on every card."""
    badge = tile.badge.replace(" ", "") if stock < 3 else tile.badge
    if body == 1:
        right = f"{_stock(tile, 1)} {badge}"
        return [(fit(tile.name, room - cell_len(right) - 1), right, True)]
    name = wrapped(tile.name, room, body - 1)
    top = 1 if body > len(name) + 2 else 0
    rows: list[_Row] = [("", "", False)] * top
    rows += [(words, "", True) for words in name]
    rows += [("", "", False)] * (body - 1 - len(rows))
    return [*rows, (_stock(tile, stock), badge, False)]


def _post_rows(tile: Tile, room: int, body: int, named: bool) -> list[_Row]:
    """The centre line: sign, name and points; where some name has no room, sign and points on all."""
    sign, _, name = tile.name.partition(" ")
    if not tile.solid:
        fits = cell_len(tile.name.strip(" ·")) <= room or not tile.short
        said: list[_Row] = [(_free(tile.name, room) if fits else tile.short[0], "", False)]
    elif cell_len(f"{tile.name} {tile.badge}") <= room:
        said = [(tile.name, tile.badge, True)]
    elif named:
        said = [(words, "", True) for words in wrapped(name, room, body)]
        last = said[-1][0]
        if cell_len(f"{last} {tile.badge}") <= room:
            said[-1] = (last, tile.badge, True)
        elif len(said) < body:
            said.append(("", tile.badge, True))
    else:
        said = [(sign, tile.badge, True)]
    return [*[("", "", False)] * max(0, (body - len(said)) // 2), *said]


def _free(name: str, room: int) -> str:
    """The words on a free place, without their dots where those have no room."""
    return name if cell_len(name) <= room else fit(name.strip(" ·"), room)


def _free_rows(name: str, room: int, body: int) -> list[_Row]:
    """A free place: what it is, or the whole name of what stood there."""
    said = (name,) if cell_len(name) <= room else wrapped(name.strip(" ·"), room, body)
    top = 1 if body > len(said) + 1 else 0
    return [*[("", "", False)] * top, *((words, "", False) for words in said)]


def _closer(tile: Tile, at: int, room: int) -> str:
    """A line of a card: closer, or in fewer letters, where that makes it fit."""
    line = tile.lines[at]
    ways = (line, _LOOSE.sub("", line), *tile.short[at : at + 1])
    return next((way for way in ways if cell_len(way) <= room), ways[1])


def _sign(tile: Tile, marks: Marks, glyphs: Glyphs) -> str:
    """The sign at the left edge: its shape says what its colour says."""
    if marks.cursor == tile.place or tile.place in marks.choose:
        return glyphs.here
    if tile.place in marks.touched:
        return glyphs.touched
    changed = marks.changed.get(tile.place)
    return glyphs.kind(changed) if changed else ""


def _line(canvas: Canvas, rect: Rect, tile: Tile, marks: Marks, glyphs: Glyphs) -> None:
    """A line that reaches both neighbours; a free place as dots."""
    ink, ground = TILES["line"]
    style = dyed(ink, ground)
    line = glyphs.line if tile.solid else glyphs.dot
    sign = glyphs.kind(marks.changed[tile.place]) if tile.place in marks.changed else ""
    words = f" {sign}{tile.name} " if rect.width > len(tile.name) + 4 else sign
    if marks.cursor == tile.place:
        style = dyed(PALETTE["ground"], PALETTE["gold"], bold=True)
        words = f" {glyphs.here}{tile.name} "
    elif tile.place in marks.choose:
        style = dyed(PALETTE["gold"], ground, bold=True)
        words = f" {glyphs.here}{tile.name} "
    elif not tile.solid:
        style = tile_style("gap")
    reach = Rect(rect.x - 1, rect.y, rect.width + 2, rect.height) if tile.solid else rect
    y = reach.y + (reach.height - 1) // 2
    canvas.fill(reach.x, y, reach.width, 1, style, line)
    canvas.write(reach.x + max(0, (reach.width - len(words)) // 2), y, words, style)

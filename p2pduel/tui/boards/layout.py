"""Where each tile lies on a given number of cells."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from p2pduel.tui.boards.picture import CENTRE, Picture, Tile

__all__ = ["Layout", "Rect", "flow", "lay_out", "shelve"]

NARROWEST = 8
"""Cells of a card whose name has rows to wrap into."""
FLAT = 10
"""The same for a card of two rows or less."""
READABLE = 11
"""Cells of a card that shows most words whole: its width where the board scrolls anyway."""
WIDEST = 26
COMFORT = 4
TALLEST = 6
CENTRE_TALLEST = 3


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(frozen=True, slots=True)
class Layout:
    """The cells of every tile of one picture."""

    width: int
    height: int
    rects: dict[str, Rect]

    def rect(self, tile: Tile) -> Rect:
        """The cells of one tile."""
        return self.rects[tile.place]

    def hit(self, picture: Picture, x: int, y: int) -> Tile | None:
        """The tile under a cell."""
        return next((tile for tile in picture.tiles if self.rect(tile).holds(x, y)), None)


def lay_out(picture: Picture, width: int, height: int) -> Layout:
    """Wide cards while there is room, narrow ones as long as they can be read; then readable ones scroll."""
    count = max(1, len(picture.columns))
    tops = _rows(picture, height)
    share = (width + 1) // count - 1
    least = NARROWEST if tops[-1][1] > 2 else FLAT
    col_width = min(WIDEST, share) if share >= least else READABLE
    total = count * (col_width + 1) - 1
    left = max(0, (width - total) // 2)
    rects: dict[str, Rect] = {}
    for tile in picture.tiles:
        top, tall = tops[tile.row]
        rects[tile.place] = Rect(
            left + (tile.col - picture.columns[0]) * (col_width + 1), top, col_width, tall
        )
    bottom = max(top + tall for top, tall in tops.values())
    return Layout(max(width, total), max(height, bottom), rects)


def _rows(picture: Picture, height: int) -> dict[int, tuple[int, int]]:
    """Top and height of every row: cards first, then a taller centre line, then taller cards."""
    rows = picture.rows()
    cards = len(rows) - 1
    tall = max(1, min(COMFORT, (height - 1) // cards))
    centre = max(1, min(CENTRE_TALLEST if tall > 2 else 1, height - tall * cards))
    tall = max(tall, min(TALLEST, (height - centre) // cards))
    y = max(0, (height - tall * cards - centre) // 2)
    tops: dict[int, tuple[int, int]] = {}
    for row in rows:
        size = centre if row == CENTRE else tall
        tops[row] = (y, size)
        y += size
    return tops


def shelve(picture: Picture, width: int, height: int, *, tall: int, narrow: int, wide: int) -> Layout:
    """Tiles side by side in as many lines as fit, in their order; a single line scrolls."""
    count = len(picture.tiles)
    lines = max(1, height // tall)
    per_line = max(1, -(-count // lines)) if count else 1
    col_width = max(narrow, min(wide, (width + 1) // per_line - 1))
    rects = {
        tile.place: Rect((index % per_line) * (col_width + 1), (index // per_line) * tall, col_width, tall)
        for index, tile in enumerate(picture.tiles)
    }
    return Layout(max(width, per_line * (col_width + 1) - 1), height, rects)


def flow(picture: Picture, width: int, height: int) -> Layout:
    """One-line tiles as wide as their words, every row of the picture on a line of its own."""
    rows = sorted({tile.row for tile in picture.tiles})
    ends = dict.fromkeys(rows, 0)
    rects: dict[str, Rect] = {}
    for tile in picture.tiles:
        wide = cell_len(tile.name) + (cell_len(tile.badge) + 1 if tile.badge else 0) + 2
        rects[tile.place] = Rect(ends[tile.row], rows.index(tile.row), wide, 1)
        ends[tile.row] += wide + 1
    return Layout(max([width, *(end - 1 for end in ends.values())]), height, rects)

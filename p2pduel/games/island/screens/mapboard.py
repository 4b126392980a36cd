"""The map as a board: arrows go to the nearest place in their direction, the mouse to what is under it."""

from __future__ import annotations

from math import inf

from textual import events
from textual.geometry import Size

from p2pduel.games.island.rules.geometry import VERTEX_OF
from p2pduel.games.island.screens.captions import caption
from p2pduel.games.island.screens.chart import Chart
from p2pduel.games.island.screens.mapping import paint_map
from p2pduel.games.island.screens.shape import Laid, lay_map
from p2pduel.tui.boards.canvas import Canvas
from p2pduel.tui.boards.layout import Layout
from p2pduel.tui.boards.paint import Marks
from p2pduel.tui.boards.picture import Tile
from p2pduel.tui.boards.widget import Board

__all__ = ["MapBoard", "nearest"]

_TALL = 2
"""A cell is so many times as high as wide."""
_SNAP = 4
"""Columns within which a click beside a lit place means it."""


def nearest(places: dict[str, tuple[int, int]], here: tuple[int, int], dx: int, dy: int) -> str | None:
    """The place in a direction that is nearest to a cell: straight on before aside."""
    best: tuple[float, str] | None = None
    for place, (x, y) in places.items():
        right, down = x - here[0], (y - here[1]) * _TALL
        along, across = (right * dx, abs(down)) if dx else (down * dy, abs(right))
        if along <= 0:
            continue
        score = along + 2 * across + (1000 if across > 2 * along else 0)
        if best is None or (score, place) < best:
            best = (score, place)
    return best[1] if best else None


class MapBoard(Board):
    """The island."""

    hovered: str | None = None

    def lay_tiles(self, room: Size) -> Layout:
        """The largest map there is room for."""
        return lay_map(room.width, room.height)

    def draw(self, layout: Layout, marks: Marks) -> Canvas:
        """The map, and what is under the mouse or the cursor in words."""
        assert isinstance(layout, Laid)
        chart = self.picture if isinstance(self.picture, Chart) else Chart(())
        said = caption(chart, self.hovered or marks.cursor, self._glyphs)
        return paint_map(chart, layout, marks, self._glyphs, said)

    def _cells(self) -> dict[str, tuple[int, int]]:
        """The middle of every place the cursor may come to: of those that light up, where some do."""
        rects = self._ensure()[1].rects
        lit = [tile.place for tile in self.picture.tiles if tile.place in self._choose]
        places = lit or [tile.place for tile in self.picture.tiles if "-" not in tile.place]
        return {
            place: (rect.x + rect.width // 2, rect.y + rect.height // 2)
            for place in places
            for rect in [rects[place]]
        }

    def action_step(self, dx: int, dy: int) -> None:
        """The nearest place in a direction."""
        cells, rects = self._cells(), self._ensure()[1].rects
        if self.cursor is None or self.cursor not in rects:
            self.seek()
            return
        rect = rects[self.cursor]
        place = nearest(cells, (rect.x + rect.width // 2, rect.y + rect.height // 2), dx, dy)
        if place is not None:
            self.point(place)

    def seek(self) -> None:
        """The lit place nearest to the cursor, at first to the middle of the island."""
        cells, laid = self._cells(), self._ensure()[1]
        if not cells or self.cursor in cells:
            return
        rect = laid.rects.get(self.cursor or "H10")
        if rect is not None:
            x, y = rect.x + rect.width // 2, rect.y + rect.height // 2
            self.point(min(cells, key=lambda place: _apart(cells[place], (x, y))))

    def point(self, place: str) -> None:
        """What is under the cursor now is told, though the mouse may rest elsewhere on the map."""
        self.hovered = None
        super().point(place)

    def on_focus(self) -> None:
        """The cursor begins where something can be chosen."""
        self.seek()

    def tile_at(self, x: int, y: int) -> Tile | None:
        """The place under a spot of the screen; beside one that lights up that one.

        An intersection is always itself: there are several edges beside it, and none of them was meant.
        """
        found = super().tile_at(x, y)
        exact = found is not None and (found.place in self._choose or found.place in VERTEX_OF)
        if not self._choose or exact:
            return found
        inside = self.content_region
        if not self.is_on_screen or not inside.contains(x, y):
            return found
        spot = (x - inside.x + self.scroll_offset.x, y - inside.y + self.scroll_offset.y)
        cells = self._cells()
        near = min(cells, key=lambda place: _apart(cells[place], spot), default=None)
        if near is not None and _apart(cells[near], spot) <= _SNAP:
            return self.picture.at(near)
        return found

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """What lies under the mouse is told in words."""
        tile = super().tile_at(event.screen_x, event.screen_y)
        self._hover(tile.place if tile is not None else None)

    def on_leave(self) -> None:
        """Nothing lies under the mouse."""
        self._hover(None)

    def _hover(self, place: str | None) -> None:
        if place != self.hovered:
            self.hovered = place
            self._repaint()


def _apart(one: tuple[int, int], other: tuple[int, int]) -> float:
    """How far two cells are from each other, in columns."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) * _TALL if one and other else inf

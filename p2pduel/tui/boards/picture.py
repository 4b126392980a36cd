"""What a board looks like, before any size is known."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

__all__ = ["CARD", "CENTRE", "LINE", "POST", "ROWS", "STORE", "Picture", "Tile"]

CARD, STORE, POST, LINE = "card", "store", "post", "line"
"""How a tile is painted: a card with lines; one whose store stands at the bottom; one of the centre line
with a sign, a name and points; a line that joins its neighbours."""

CENTRE = 0
ROWS = (-2, -1, 0, 1, 2)
"""Outer and inner row above, the centre line, inner and outer row below."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One card or free place of a board."""

    place: str
    col: int
    row: int
    hue: str
    name: str
    badge: str = ""
    lines: tuple[str, ...] = ()
    face: str | None = None
    solid: bool = True
    text: str = ""
    """What the card does, written where a tall card has room for it."""
    shape: str = CARD
    short: tuple[str, ...] = ()
    """The lines in fewer letters, for cards too narrow for them; none: a line is cut there."""


@dataclass(frozen=True, slots=True)
class Picture:
    """All tiles of one board by column and row."""

    tiles: tuple[Tile, ...]
    columns: tuple[int, ...] = field(default=())

    @staticmethod
    def of(tiles: Iterable[Tile]) -> Picture:
        """A picture that spans all its tiles."""
        found = tuple(tiles)
        cols = [tile.col for tile in found] or [0]
        return Picture(found, tuple(range(min(cols), max(cols) + 1)))

    def rows(self) -> tuple[int, ...]:
        """The rows that hold anything; the centre and the inner rows always do."""
        used = {tile.row for tile in self.tiles} | {-1, 0, 1}
        return tuple(row for row in ROWS if row in used)

    def at(self, place: str) -> Tile | None:
        """The tile at one place."""
        return next((tile for tile in self.tiles if tile.place == place), None)

    def towards(self, place: str | None, dx: int, dy: int) -> str | None:
        """The nearest tile in a direction, for the arrow keys."""
        here = self.at(place) if place else None
        if here is None:
            return next((tile.place for tile in self.tiles if tile.row == CENTRE), None)
        best: tuple[int, str] | None = None
        for tile in self.tiles:
            right, down = (tile.col - here.col), (tile.row - here.row)
            along, across = (right * dx, abs(down)) if dx else (down * dy, abs(right))
            if along <= 0:
                continue
            score = along * 2 + across * 3
            if best is None or score < best[0]:
                best = (score, tile.place)
        return best[1] if best else None

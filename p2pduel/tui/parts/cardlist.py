"""Cards to choose from, in the deck builder and at the table: a list by kind, and the marked card in full."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from p2pduel.games import Game
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row, Rows, heading

__all__ = ["CardList", "CardPage", "Line"]


@dataclass(frozen=True, slots=True)
class Line:
    """One card of the list: its key, its face, what stands before the name and behind it."""

    key: str
    face: str
    lead: Text
    note: str = ""
    bright: bool = True


class CardList(Rows):
    """Cards under headings, a line each: name, cost, points, set, and the text where there is room."""

    def __init__(self, game: Game, glyphs: Glyphs, *, read_first: bool = False, id: str) -> None:
        """An empty list; with read_first a first click only marks a card, so that it can be read."""
        super().__init__(id=id)
        self._game = game
        self._glyphs = glyphs
        self._read_first = read_first
        self._faces: dict[str, str] = {}

    def fill(self, shelves: Iterable[tuple[str, Sequence[Line]]], *, start: str | None = None) -> None:
        """Show these cards under these headings."""
        rows: list[Row] = []
        self._faces = {}
        for title, lines in shelves:
            rows.append(heading(title))
            rows += [self._row(line) for line in lines]
        self.put(rows, start=start)

    def renew(self, line: Line) -> None:
        """Other words on the line of that key."""
        self.rewrite(self._row(line))

    def _row(self, line: Line) -> Row:
        self._faces[line.key] = line.face
        width = self.scrollable_content_region.width or self.content_size.width
        text = self._game.screens.card_line(
            line.face,
            line.lead,
            self._glyphs,
            width,
            note=line.note,
            bright=line.bright,
            effect=not self._read_first,  # there the card always stands beside the list
        )
        return Row(line.key, text)

    def restyle(self, glyphs: Glyphs) -> None:
        """Other signs; whoever fills the list does so anew."""
        self._glyphs = glyphs

    def face_of(self, row: Row | None) -> str:
        """The card of a row; empty when there is none."""
        return self._faces.get(row.key, "") if row is not None else ""

    @property
    def face(self) -> str:
        """The marked card; empty when there is none."""
        return self.face_of(self.current)

    def inspect(self) -> None:
        """Open everything about the marked card."""
        if self.face:
            self.app.push_screen(self._game.screens.inspect(self.face, self._glyphs))

    async def _on_click(self, event: events.Click) -> None:
        if self._read_first and event.style.meta.get("option") not in (None, self.highlighted):
            self.highlighted = event.style.meta["option"]
            event.prevent_default()
            event.stop()


class CardPage(VerticalScroll, can_focus=False):
    """A card beside its list, in a few lines."""

    DEFAULT_CSS = """
    CardPage { scrollbar-size: 1 1; }
    CardPage Static { height: auto; }
    """

    def __init__(self, game: Game, *, id: str | None = None) -> None:
        """No card yet."""
        super().__init__(id=id)
        self._game = game

    def compose(self) -> ComposeResult:
        """Room for the words."""
        yield Static("", markup=False)

    def show(self, face: str, glyphs: Glyphs, *, otherwise: str = "") -> None:
        """A card, or other words while none is marked."""
        page = self._game.screens.card_page(face, glyphs) if face else Text(otherwise)
        self.query_one(Static).update(page)

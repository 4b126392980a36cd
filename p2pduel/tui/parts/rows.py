"""A list of rows to choose from; rows that cannot be chosen say why instead of vanishing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from p2pduel.tui.theme import PALETTE

__all__ = ["NOWHERE", "Row", "Rows", "heading", "no_stray_click"]

NOWHERE = ""
"""Where a list starts whose every row costs something: nothing is highlighted, Enter does nothing."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row: what it says, what it is called, and why it cannot be chosen (empty: it can)."""

    key: str
    text: Text
    why: str = ""
    heading: bool = False


def heading(words: str) -> Row:
    """A row that only groups the rows below it."""
    return Row("", Text(words, style=f"bold {PALETTE['gold']}"), heading=True)


def no_stray_click(options: OptionList, event: events.Click) -> None:
    """A click on a line that was painted before the list became shorter hits nothing."""
    line = event.style.meta.get("option")
    if line is not None and line >= options.option_count:
        event.prevent_default()


def _looks(row: Row) -> tuple[str, str, str, str]:
    """Everything that can be seen of a row."""
    return (row.key, row.text.markup, str(row.text.style), row.why)


def _alike(row: Row, other: Row) -> bool:
    """Whether nobody could tell two rows apart."""
    return row is other or _looks(row) == _looks(other)


class _Line(Option):
    """A row as it is painted. It knows its key: by the time a choice is heard the list may be another."""

    def __init__(self, row: Row) -> None:
        super().__init__(row.text, disabled=row.heading)
        self.key = row.key


class Rows(OptionList):
    """Rows by key; Enter or a click chooses one."""

    class About(Message):
        """Something about a row."""

        def __init__(self, rows: Rows, row: Row) -> None:
            """The row and its list."""
            super().__init__()
            self.rows = rows
            self.row = row

        @property
        def control(self) -> Rows:
            """The list, for handlers that select by it."""
            return self.rows

    class Picked(About):
        """A row was chosen."""

    class Pointed(About):
        """Another row is highlighted."""

    def __init__(self, rows: Iterable[Row] = (), *, id: str | None = None) -> None:
        """A list with its first rows."""
        self._rows: list[Row] = list(rows)
        super().__init__(*map(_Line, self._rows), id=id, markup=False)
        self.highlighted = next((i for i, row in enumerate(self._rows) if not row.heading), None)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """How many lines the rows need; in a window of a few columns no room may be left for them at all."""
        padding = self.get_component_styles("option-list--option").padding.width
        return super().get_content_height(container, viewport, max(width, padding + 1))

    @property
    def rows(self) -> list[Row]:
        """All rows, headings included."""
        return self._rows

    @property
    def current(self) -> Row | None:
        """The highlighted row."""
        return self._rows[self.highlighted] if self.highlighted is not None else None

    def extend(self, rows: Sequence[Row]) -> None:
        """Rows that usually are the old ones and some more; only what is new is written."""
        old = self._rows
        if len(rows) >= len(old) and all(a is b for a, b in zip(old, rows, strict=False)):
            new = list(rows[len(old) :])
            if new:
                self._rows = list(rows)
                self.add_options(map(_Line, new))
        else:
            self.put(rows)

    def put(self, rows: Iterable[Row], *, keep: bool = True, start: str | None = None) -> None:
        """Other rows; the highlight stays on the same key where it still exists."""
        fresh = list(rows)
        if len(fresh) == len(self._rows) and all(map(_alike, fresh, self._rows)):
            self._rows = fresh
            if start is not None:
                self.point(start)
            return
        old = self.current
        lines = self._lines_of(fresh)
        self._rows = fresh
        self.clear_options()
        self.add_options(lines)
        keys = [row.key for row in fresh]
        if start == NOWHERE:
            self.highlighted = None
        elif start is not None and start in keys:
            self.highlighted = keys.index(start)
        elif keep and old is not None and old.key in keys:
            self.highlighted = keys.index(old.key)
        else:
            able = [i for i, row in enumerate(fresh) if not row.heading and not row.why]
            able += [i for i, row in enumerate(fresh) if not row.heading]
            self.highlighted = able[0] if able else None

    def _lines_of(self, rows: Iterable[Row]) -> list[Option]:
        """The lines of these rows: those there are for rows that stay, since they know their heights."""
        known = {id(row): line for row, line in zip(self._rows, self.options, strict=True)}
        return [known.pop(id(row)) if id(row) in known else _Line(row) for row in rows]

    def rewrite(self, row: Row) -> None:
        """Other words on the row of that key; the list stays where it is."""
        for index, old in enumerate(self._rows):
            if old.key == row.key:
                self._rows[index] = row
                self.replace_option_prompt_at_index(index, row.text)
                return

    def line_of(self, index: int) -> int:
        """The first line of a row, counted from the top of the list; -1 before it has a place."""
        self._update_lines()
        return self._index_to_line.get(index, -1)

    def point(self, key: str) -> None:
        """Highlight the row of a key, or none."""
        if key == NOWHERE:
            self.highlighted = None
        for index, row in enumerate(self._rows):
            if row.key == key and not row.heading:
                self.highlighted = index
                return

    def _move_page(self, direction: Literal[-1, 1]) -> None:
        with contextlib.suppress(KeyError):  # Textual counts the pages of a list that is not laid out yet
            super()._move_page(direction)

    async def _on_click(self, event: events.Click) -> None:
        no_stray_click(self, event)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pass the choice on under its own name."""
        event.stop()
        if row := self._meant(event.option):
            self.post_message(self.Picked(self, row))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Pass the highlight on under its own name."""
        event.stop()
        if row := self._meant(event.option):
            self.post_message(self.Pointed(self, row))

    def _meant(self, line: Option) -> Row | None:
        """The row that was chosen, if it is still there; never another one that took its place."""
        assert isinstance(line, _Line)
        return next((row for row in self._rows if row.key == line.key and not row.heading), None)

"""One of several rows."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.widgets import Static

from p2pduel.tui.dialogs.sheet import Sheet
from p2pduel.tui.parts.rows import Row, Rows

__all__ = ["Choose"]


class Choose(Sheet[str]):
    """Returns the key of the chosen row, or None when it was closed."""

    DEFAULT_CSS = """
    Choose .note { height: auto; color: $text-muted; margin-top: 1; }
    """

    def __init__(
        self,
        title: str,
        question: str | Text,
        rows: Sequence[Row],
        *,
        start: str | None = None,
    ) -> None:
        """The rows, and where the highlight starts."""
        super().__init__(title)
        self._question = Text(question) if isinstance(question, str) else question
        self._rows = list(rows)
        self._start = start

    def contents(self) -> ComposeResult:
        """The question, the rows, why the highlighted one cannot be chosen."""
        if self._question.plain:
            yield Static(self._question, classes="question")
        yield Rows(self._rows, id="choices")
        yield Static("", classes="note", id="note")

    def on_mount(self) -> None:
        """The focus waits on the sensible row."""
        rows = self.query_one("#choices", Rows)
        if self._start is not None:
            rows.point(self._start)
        rows.focus()

    @on(Rows.Pointed)
    def _pointed(self, event: Rows.Pointed) -> None:
        self.query_one("#note", Static).update(Text(event.row.why))

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        if event.row.why:
            self.app.bell()
            self.query_one("#note", Static).update(Text(event.row.why))
        else:
            self.dismiss(event.row.key)

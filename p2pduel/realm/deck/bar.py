"""The line of filters over the pool: each with its key and value; a click turns it on."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.widget import Widget

from p2pduel.catalogue import builder as say
from p2pduel.realm.deck.filter import Filter, value_words
from p2pduel.tui.theme import PALETTE

__all__ = ["KEYS", "FilterBar"]

KEYS = {"sets": "s", "kinds": "k", "costs": "c", "points": "p", "chosen": "m"}
"""The key of each filter."""


class FilterBar(Widget):
    """One or two lines; what is filtered stands out."""

    DEFAULT_CSS = """
    FilterBar { height: auto; width: 100%; padding: 0 1; background: $surface; }
    """
    ALLOW_SELECT = False

    def __init__(self, filters: Filter, turned: Callable[[str, int], None]) -> None:
        """The filters, and whom to tell when one is clicked."""
        super().__init__()
        self._filters = filters
        self._turned = turned
        self._spans: list[tuple[int, int, int, str]] = []

    def render(self) -> RenderResult:
        """The filters, broken where the line ends."""
        text, self._spans = Text(no_wrap=True, overflow="crop"), []
        column = line = 0
        for name, label in say.FILTERS.items():
            value = self._filters.chosen[name]
            words = f"‹{value_words(self._filters.bench, name, value)}›"
            long = cell_len(f"{KEYS[name]} {label} {words}  ")
            if column + long > max(long, self.content_size.width + 2):
                text.append("\n")
                column, line = 0, line + 1
            text.append(f"{KEYS[name]} ", style=f"bold {PALETTE['gold']}")
            text.append(f"{label} ", style=PALETTE["dim"])
            text.append(words, style=f"bold {PALETTE['green']}" if value else PALETTE["ink"])
            text.append("  ")
            self._spans.append((line, column, column + long - 2, name))
            column += long
        return text

    def restyle(self) -> None:
        """Another value, another language, other colours."""
        self.refresh(layout=True)

    def on_click(self, event: events.Click) -> None:
        """A click on a filter turns it on; with Shift, back."""
        spot = event.get_content_offset(self)
        for line, start, end, name in self._spans:
            if spot is not None and spot.y == line and start <= spot.x < end:
                event.stop()
                self._turned(name, -1 if event.shift else 1)

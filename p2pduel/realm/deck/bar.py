"""The line of filters over the pool, and the sets one owns: key and value of each; a click turns it on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.widget import Widget

from p2pduel.catalogue import builder as say
from p2pduel.realm.deck.filter import Filter, value_words
from p2pduel.tui.theme import PALETTE

__all__ = ["KEYS", "OWNED", "FilterBar"]

KEYS = {"sets": "s", "kinds": "k", "costs": "c", "points": "p", "chosen": "m"}
"""The key of each filter."""


OWNED = "owned"
"""The place of the sets one owns among the filters."""


class FilterBar(Widget):
    """One or two lines; what is filtered stands out."""

    DEFAULT_CSS = """
    FilterBar { height: auto; width: 100%; padding: 0 1; background: $surface; }
    """
    ALLOW_SELECT = False

    def __init__(
        self, filters: Filter, turned: Callable[[str, int], None], owned: Callable[[], str] = str
    ) -> None:
        """The filters, whom to tell when one is clicked, and how many sets one owns, where one is asked."""
        super().__init__()
        self._filters = filters
        self._turned = turned
        self._owned = owned
        self._spans: list[tuple[int, int, int, str]] = []

    def render(self) -> RenderResult:
        """The filters, broken where the line ends."""
        text, self._spans = Text(no_wrap=True, overflow="crop"), []
        column = line = 0
        for name, key, label, value, stands_out in self._items():
            words = f"‹{value}›"
            long = cell_len(f"{key} {label} {words}  ")
            if column + long > max(long, self.content_size.width + 2):
                text.append("\n")
                column, line = 0, line + 1
            text.append(f"{key} ", style=f"bold {PALETTE['gold']}")
            text.append(f"{label} ", style=PALETTE["dim"])
            text.append(words, style=f"bold {PALETTE['green']}" if stands_out else PALETTE["ink"])
            text.append("  ")
            self._spans.append((line, column, column + long - 2, name))
            column += long
        return text

    def _items(self) -> Iterator[tuple[str, str, str, str, bool]]:
        """Name, key, label and value of each, and whether it stands out."""
        for name, label in say.FILTERS.items():
            value = self._filters.chosen[name]
            yield name, KEYS[name], label, value_words(self._filters.bench, name, value), bool(value)
        owned = self._owned()
        if owned:
            yield OWNED, "e", say.K_OWNED, owned, owned != say.ALL

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

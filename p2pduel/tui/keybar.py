"""The line of keys that work now, read from the bindings; a click presses one."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.screen import Screen
from textual.widget import Widget

from p2pduel.tui.theme import PALETTE

__all__ = ["KeyBar"]


class KeyBar(Widget):
    """One line; keys that do not fit are still in the help and the palette."""

    DEFAULT_CSS = """
    KeyBar { dock: bottom; height: 1; width: 100%; background: $footer-background; }
    """
    ALLOW_SELECT = False

    def __init__(self) -> None:
        """An empty bar."""
        super().__init__()
        self._spans: list[tuple[int, int, str]] = []
        self._text = Text()

    def on_mount(self) -> None:
        """Follow the bindings of the screen."""
        self.screen.bindings_updated_signal.subscribe(self, self._changed)
        self._read()

    def on_unmount(self) -> None:
        """Follow them no longer."""
        self.screen.bindings_updated_signal.unsubscribe(self)

    def _changed(self, screen: Screen[object]) -> None:
        if self.is_attached and screen.is_current:
            self._read()

    def _read(self) -> None:
        """Write the keys anew, where they changed."""
        text, spans = Text(no_wrap=True, overflow="crop"), []
        seen: set[str] = set()
        for active in self.screen.active_bindings.values():
            binding = active.binding
            if not binding.show or not binding.description or binding.action in seen:
                continue
            seen.add(binding.action)
            start = text.cell_len
            key = self.app.get_key_display(binding)
            text.append(f" {key}", style=f"bold {PALETTE['gold'] if active.enabled else PALETTE['faint']}")
            text.append(
                f" {binding.description} ", style=PALETTE["ink"] if active.enabled else PALETTE["faint"]
            )
            spans.append((start, text.cell_len, binding.key))
        if text != self._text:
            self._text, self._spans = text, spans
            self.refresh()

    def render(self) -> RenderResult:
        """The line."""
        return self._text

    def on_click(self, event: events.Click) -> None:
        """A click on a key presses it."""
        for start, end, key in self._spans:
            if start <= event.x < end:
                event.stop()
                self.app.simulate_key(key)

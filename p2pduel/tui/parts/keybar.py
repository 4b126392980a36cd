"""The line of keys that work now, read from the bindings; a click presses one."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.screen import Screen
from textual.widget import Widget

from p2pduel.catalogue import table as words
from p2pduel.tui.keys import said
from p2pduel.tui.theme import PALETTE

__all__ = ["KeyBar"]

_PALETTE = "command_palette"
_KEPT = (_PALETTE, "help", "app.help", "leave", "app.leave")
"""Actions that are always in sight: through the palette the mouse reaches those that do not fit."""


def _width(entry: tuple[str, str, str, bool]) -> int:
    """Cells one key takes."""
    return cell_len(entry[0]) + cell_len(entry[1]) + 1


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
        """Write the keys anew, where they changed; help and leave keep their place when it gets tight."""
        found: list[tuple[str, str, str, bool]] = []
        kept: set[str] = set()
        seen: set[str] = set()
        for active in self.screen.active_bindings.values():
            binding = active.binding
            told = words.ALL_ACTIONS if binding.action == _PALETTE else said(binding) if binding.show else ""
            if told and binding.action not in seen:
                seen.add(binding.action)
                if binding.action in _KEPT:
                    kept.add(binding.key)
                found.append((self.app.get_key_display(binding), f" {told} ", binding.key, active.enabled))
        last = [each for each in found if each[2] in kept]
        room = self.size.width - sum(_width(each) for each in last)
        text, spans = Text(no_wrap=True, overflow="crop"), []
        for entry in [*(each for each in found if each[2] not in kept), *last]:
            key, told, name, enabled = entry
            if name not in kept and text.cell_len + _width(entry) > room:
                continue
            start = text.cell_len
            text.append(f" {key}", style=f"bold {PALETTE['gold'] if enabled else PALETTE['faint']}")
            text.append(told, style=PALETTE["ink"] if enabled else PALETTE["faint"])
            spans.append((start, text.cell_len, name))
        if text != self._text:
            self._text, self._spans = text, spans
            self.refresh()

    def restyle(self) -> None:
        """Other keys or colours."""
        self._read()

    def on_resize(self) -> None:
        """Another width, other keys."""
        self._read()

    def render(self) -> RenderResult:
        """The line."""
        return self._text

    def on_click(self, event: events.Click) -> None:
        """A click on a key presses it."""
        for start, end, key in self._spans:
            if start <= event.x < end:
                event.stop()
                self.app.simulate_key(key)

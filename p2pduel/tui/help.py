"""Help: what the screen is about and which keys work, read from the keymap."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.screen import Screen

from p2pduel.tui import words
from p2pduel.tui.dialogs import Page
from p2pduel.tui.theme import PALETTE

__all__ = ["HelpPage", "Helpful"]


@runtime_checkable
class Helpful(Protocol):
    """A screen or widget that explains itself."""

    def help_words(self) -> str:
        """A few sentences for somebody who sees this for the first time."""
        ...


class HelpPage(Page):
    """The page behind the question mark."""

    @staticmethod
    def of(screen: Screen[object]) -> HelpPage:
        """Help for a screen as it is now, with the widget that has the focus."""
        parts: list[RenderableType] = []
        nodes: list[object] = [screen]
        if screen.focused is not None:
            nodes.insert(0, screen.focused)
        for node in nodes:
            if isinstance(node, Helpful):
                parts.append(Text(node.help_words() + "\n"))
        parts.append(_keys(screen))
        return HelpPage(words.HELP, Group(*parts))


def _keys(screen: Screen[object]) -> Table:
    """Two columns: key and what it does."""
    table = Table(box=None, show_header=False, pad_edge=False, expand=False)
    table.add_column(style=f"bold {PALETTE['gold']}", no_wrap=True)
    table.add_column()
    seen: set[tuple[str, str]] = set()
    for active in screen.active_bindings.values():
        binding = active.binding
        key = screen.app.get_key_display(binding)
        ours = binding.show or type(active.node).__module__.startswith("p2pduel")
        if ours and binding.description and active.enabled and (key, binding.description) not in seen:
            seen.add((key, binding.description))
            table.add_row(key, Text(binding.tooltip or binding.description))
    for key, says in words.COMMON_KEYS:
        table.add_row(key, Text(says))
    return table

"""Help: what the screen is about and which keys work, read from the keymap."""

from __future__ import annotations

from typing import ClassVar, Protocol, runtime_checkable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType
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


_EVERYWHERE = frozenset(
    {"up", "down", "left", "right", "home", "end", "pageup", "pagedown", "ctrl+pageup", "ctrl+pagedown"}
    | {"enter", "tab", "shift+tab"}
)
"""Keys that mean the same in every list; one line for all of them stands at the end."""


class HelpPage(Page):
    """The page behind the question mark; from here it is one key to the rules and to the lesson."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "turn_to('handbook')", words.HANDBOOK),
        Binding("l", "turn_to('lesson')", words.LESSON),
    ]

    async def action_turn_to(self, what: str) -> None:
        """Close the help and open something better."""
        app = self.app
        self.dismiss()
        app.call_later(app.run_action, f"app.{what}")

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
        ours = binding.show or (
            type(active.node).__module__.startswith("p2pduel") and binding.key not in _EVERYWHERE
        )
        if ours and binding.description and active.enabled and (key, binding.description) not in seen:
            seen.add((key, binding.description))
            table.add_row(key, Text(binding.tooltip or binding.description))
    for key, says in words.COMMON_KEYS:
        table.add_row(key, Text(says))
    return table

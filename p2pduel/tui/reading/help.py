"""Help: what the screen is about and which keys work, read from the keymap."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import ClassVar, Protocol, runtime_checkable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.screen import Screen

from p2pduel.catalogue import legend as signs
from p2pduel.catalogue import table as words
from p2pduel.games import Game
from p2pduel.tui.dialogs import Page
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.keys import said
from p2pduel.tui.theme import PALETTE

__all__ = ["HelpPage", "Helpful", "Signed"]


@runtime_checkable
class Helpful(Protocol):
    """A screen or widget that explains itself."""

    def help_words(self) -> str:
        """A few sentences for somebody who sees this for the first time."""
        ...


@runtime_checkable
class Signed(Protocol):
    """A screen that shows the signs of a game's table."""

    game: Game

    @property
    def glyphs_now(self) -> Glyphs:
        """The signs it shows."""
        ...


class HelpPage(Page):
    """The page behind the question mark; from here it is one key to the rules and to the lesson."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "turn_to('handbook')", "p2pduel.catalogue.table:HANDBOOK"),
        Binding("l", "turn_to('lesson')", "p2pduel.catalogue.table:LESSON"),
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
        if isinstance(screen, Signed):
            parts += [
                Text(f"\n{signs.TITLE}\n", style=f"bold {PALETTE['gold']}"),
                _legend(screen.game.screens.legend(screen.glyphs_now)),
            ]
        return HelpPage(words.HELP, Group(*parts))


def _keys(screen: Screen[object]) -> RenderableType:
    """The keys of this screen side by side in pairs, then those that work everywhere."""
    found: dict[tuple[str, str], None] = {}
    for active in screen.active_bindings.values():
        binding = active.binding
        if said(binding) and active.enabled:
            found[(screen.app.get_key_display(binding), said(binding))] = None
    keys = list(found)
    half = -(-len(keys) // 2)
    here, everywhere = _columns(4), _columns(2)
    for left, right in zip_longest(keys[:half], keys[half:], fillvalue=("", "")):
        here.add_row(left[0], Text(left[1]), right[0], Text(right[1]))
    for key, says in words.COMMON_KEYS:
        everywhere.add_row(key, Text(says))
    return Group(here, Text(""), everywhere)


def _legend(signs: Iterable[tuple[str, str]]) -> RenderableType:
    """The signs in pairs, as this terminal shows them."""
    table, known = _columns(4, least=5), list(signs)
    half = -(-len(known) // 2)
    for left, right in zip_longest(known[:half], known[half:], fillvalue=("", "")):
        table.add_row(Text(left[0]), Text(left[1]), Text(right[0]), Text(right[1]))
    return table


def _columns(count: int, least: int = 8) -> Table:
    """A table whose odd columns are keys."""
    table = Table(box=None, show_header=False, pad_edge=False, expand=False)
    for number in range(count):
        style = "" if number % 2 else f"bold {PALETTE['gold']}"
        table.add_column(style=style, no_wrap=number % 2 == 0, min_width=20 if number % 2 else least)
    return table

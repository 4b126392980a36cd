"""A ticket as a QR code: black on white whatever the theme is, and whole or not at all."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from p2pduel.catalogue import anywhere as words
from p2pduel.table.anywhere import qr
from p2pduel.tui.frame import FullScreen
from p2pduel.tui.parts.keybar import KeyBar

__all__ = ["CodeScreen", "drawn", "least"]

_DARK, _LIGHT = "#000000", "#ffffff"
"""Cameras expect dark squares on light ground, and many read nothing else."""
_BORDERS = (4, 3, 2, 1)
"""Light squares around a code: four are the norm, one does on light ground."""
_BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def least(ticket: str, plain: bool) -> tuple[int, int]:
    """Columns and lines a code needs at least; nothing where the library is missing."""
    side = len(qr(ticket, _BORDERS[-1]))
    return (2 * side, side) if plain else (side, (side + 1) // 2)


def drawn(ticket: str, width: int, height: int, plain: bool) -> Text | None:
    """The code with the widest border that has room; None where it would be cut.

    plain: without blocks, for terminals and fonts that lack them; it takes four times the room.
    """
    for border in _BORDERS:
        squares = qr(ticket, border)
        side = len(squares)
        wide, high = (2 * side, side) if plain else (side, (side + 1) // 2)
        if squares and wide <= width and high <= height:
            return _plain(squares) if plain else _blocks(squares)
    return None


def _blocks(squares: tuple[tuple[bool, ...], ...]) -> Text:
    """Two lines of squares in one of signs."""
    below = [*squares[1::2], (False,) * len(squares)]
    lines = (
        "".join(_BLOCKS[pair] for pair in zip(top, low, strict=True))
        for top, low in zip(squares[::2], below, strict=False)
    )
    return Text("\n".join(lines), style=Style(color=_DARK, bgcolor=_LIGHT), no_wrap=True)


def _plain(squares: tuple[tuple[bool, ...], ...]) -> Text:
    """Blanks on dark and on light ground."""
    text = Text(no_wrap=True)
    for number, line in enumerate(squares):
        text.append("\n" if number else "")
        for dark in line:
            text.append("  ", style=Style(bgcolor=_DARK if dark else _LIGHT))
    return text


class CodeScreen(FullScreen):
    """Nothing but the code, for a camera; Esc goes back."""

    DEFAULT_CSS = f"""
    CodeScreen {{ align: center middle; background: {_LIGHT}; }}
    CodeScreen #code {{ width: auto; max-width: 100%; height: auto; background: {_LIGHT}; color: {_DARK}; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,c", "back", "p2pduel.catalogue.lobby:K_BACK"),
    ]

    def __init__(self, ticket: str, plain: bool) -> None:
        """The ticket, and whether there are no blocks to draw with."""
        super().__init__()
        self._ticket = ticket
        self._plain = plain

    def compose(self) -> ComposeResult:
        """The code, and the keys where it leaves them a line."""
        yield Static("", id="code")
        yield KeyBar()

    def resized(self) -> None:
        """As large as it may be now."""
        width, height = self.size
        code = drawn(self._ticket, width, height - 1, self._plain)
        self.query_one(KeyBar).display = code is not None
        code = code or drawn(self._ticket, width, height, self._plain)
        small = words.code_too_small(*least(self._ticket, self._plain), width, height)
        self.query_one("#code", Static).update(code or Text(small))

    def action_back(self) -> None:
        """Back to the set-up."""
        self.dismiss()

    def help_words(self) -> str:
        """What this screen is about."""
        return words.CODE_HELP

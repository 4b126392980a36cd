"""A page to read: help, a card, how a roll came about."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from p2pduel.catalogue.screens import table as words
from p2pduel.tui.dialogs.sheet import Sheet

__all__ = ["Page"]


class Page(Sheet[None]):
    """Scrolls; Esc or Enter closes."""

    DEFAULT_CSS = """
    Page .scroll { height: auto; max-height: 100%; }
    Page .scroll > Static { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close", words.CLOSE, show=False),
    ]

    def __init__(self, title: str, page: RenderableType) -> None:
        """A title and what to read."""
        super().__init__(title)
        self._page = page

    def contents(self) -> ComposeResult:
        """The page in a scroll."""
        with VerticalScroll(classes="scroll"):
            yield Static(self._page, markup=False)

    def on_mount(self) -> None:
        """The arrows scroll at once."""
        self.query_one(VerticalScroll).focus()

"""A page to read: help, a card, how a roll came about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from p2pduel.tui.dialogs.sheet import Sheet

__all__ = ["Page"]


class Page(Sheet[None]):
    """Scrolls; Esc or Enter closes."""

    guided: ClassVar[bool] = False
    DEFAULT_CSS = """
    Page .scroll { height: auto; max-height: 100%; }
    Page .scroll > Static { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close", "p2pduel.catalogue.table:CLOSE", show=False),
        Binding("h", "rules", "p2pduel.catalogue.table:K_RULES", id="table.rules"),
    ]

    def __init__(self, title: str, page: RenderableType, rules: Iterable[str] = ()) -> None:
        """A title, what to read, and the numbers of rules it names."""
        super().__init__(title)
        self._page = page
        self._rules = " ".join(dict.fromkeys(rules))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key for rules where none is named."""
        return bool(self._rules) if action == "rules" else super().check_action(action, parameters)

    def action_rules(self) -> None:
        """The rules that are named here."""
        from p2pduel.tui.reading.handbook import open_handbook  # painted on demand only

        open_handbook(self.app, self._rules)

    def contents(self) -> ComposeResult:
        """The page in a scroll."""
        with VerticalScroll(classes="scroll"):
            yield Static(self._page, markup=False)

    def on_mount(self) -> None:
        """The arrows scroll at once."""
        self.query_one(VerticalScroll).focus()

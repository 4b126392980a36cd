"""The sheet all dialogues are written on: a titled card over the table, closed by Esc."""

from __future__ import annotations

from typing import ClassVar, Protocol, TypeVar, runtime_checkable

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from p2pduel.tui.frame import OneGoodbye
from p2pduel.tui.parts.keybar import KeyBar

__all__ = ["Sheet"]

T = TypeVar("T")


@runtime_checkable
class Guiding(Protocol):
    """A screen that tells what to do."""

    def guide_words(self) -> str:
        """What is to be done now; empty if nothing is."""
        ...


class Sheet(OneGoodbye[T], ModalScreen[T]):
    """A dialogue; Esc closes it without an answer."""

    DEFAULT_CSS = """
    Sheet { align: center middle; background: #0b0805 62%; }
    Sheet > .sheet {
        width: 72; max-width: 96%; height: auto; max-height: 92%;
        border: round $primary; border-title-color: $accent; border-title-style: bold;
        border-subtitle-color: $secondary;
        background: $surface; padding: 0 1;
    }
    Sheet > .sheet.wide { width: 100; }
    Sheet .guide { height: auto; color: $accent; text-style: bold; margin: 0 0 1 0; }
    Sheet .question { margin: 0 0 1 0; color: $foreground; height: auto; }
    Sheet Rows { border: none; background: $surface; height: auto; max-height: 18; padding: 0; }
    Sheet Rows:focus { border: none; background-tint: $foreground 0%; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "p2pduel.catalogue.table:CLOSE"),
        Binding("question_mark", "app.help", "p2pduel.catalogue.table:HELP", key_display="?", id="app.help"),
        Binding("q", "app.leave", "p2pduel.catalogue.table:LEAVE"),
    ]

    wide: ClassVar[bool] = False
    guided: ClassVar[bool] = True
    """Whether it repeats what a screen below wants done, since it may cover the words."""

    def __init__(self, title: str) -> None:
        """A sheet with a title."""
        super().__init__()
        self.heading = title

    def compose(self) -> ComposeResult:
        """The card and the keys below it."""
        with Vertical(classes="sheet wide" if self.wide else "sheet") as sheet:
            sheet.border_title = Content(self.heading)
            if guide := self._guide():
                self.add_class("-guided")
                yield Static(Text(guide), classes="guide")
            yield from self.contents()
        yield KeyBar()

    def _guide(self) -> str:
        below = [screen for screen in self.app.screen_stack if isinstance(screen, Guiding)]
        return below[-1].guide_words() if below and self.guided else ""

    def contents(self) -> ComposeResult:
        """What is written on the sheet."""
        yield from ()

    def action_close(self) -> None:
        """Close without an answer."""
        self.dismiss(None)

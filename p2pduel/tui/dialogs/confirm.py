"""A question answered by yes or no."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Button, Static

from p2pduel.catalogue import table as words
from p2pduel.tui.dialogs.sheet import Sheet

__all__ = ["Confirm"]


class Confirm(Sheet[bool]):
    """True for yes; no and Esc are both no."""

    DEFAULT_CSS = """
    Confirm .buttons { height: 3; align-horizontal: right; margin-top: 1; }
    Confirm Button { margin-left: 2; min-width: 14; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", "p2pduel.catalogue.table:YES"),
        Binding("n", "answer(False)", "p2pduel.catalogue.table:NO"),
        Binding("left,right", "app.focus_next", "", show=False),
    ]

    def __init__(self, title: str, question: str | Text, yes: str = "", no: str = "") -> None:
        """The question and the words on the two buttons; yes and no without any."""
        super().__init__(title)
        self._question = Text(question) if isinstance(question, str) else question
        self._yes = yes or words.YES
        self._no = no or words.NO

    def contents(self) -> ComposeResult:
        """The question above, the answers below."""
        yield Static(self._question, classes="question")
        with Horizontal(classes="buttons"):
            yield Button(self._yes, id="yes", variant="primary")
            yield Button(self._no, id="no")

    def on_mount(self) -> None:
        """The focus waits on no: what is asked about cannot be taken back by Esc, and Enter is hit easily."""
        self.query_one("#no").focus()

    def action_answer(self, yes: bool) -> None:
        """Answer by letter."""
        self.dismiss(yes)

    def action_close(self) -> None:
        """Esc is no."""
        self.dismiss(False)

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(event.button.id == "yes")

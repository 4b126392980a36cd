"""Dialogues of the lobby: a line of text, a small form, a loud warning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static

from p2pduel.catalogue import lobby as say
from p2pduel.person.safe import plain
from p2pduel.tui.dialogs import Confirm, Sheet
from p2pduel.tui.parts.rows import Row, Rows

__all__ = ["Ask", "Field", "Form", "Warned"]


class Ask(Sheet[str]):
    """One line of text; Enter gives it back, Esc gives nothing."""

    DEFAULT_CSS = """
    Ask Input { margin: 0 0 1 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "app.leave", "p2pduel.catalogue.lobby:K_LEAVE_INPUT", priority=True),
    ]

    def __init__(self, title: str, question: str, value: str = "", limit: int = 120) -> None:
        """The question, what stands there at first, and how long an answer may be."""
        super().__init__(title)
        self._question = question
        self._value = value
        self._limit = limit

    def contents(self) -> ComposeResult:
        """The question and the line."""
        yield Static(Text(self._question), classes="question")
        yield Input(self._value, max_length=self._limit, id="line")

    def on_mount(self) -> None:
        """Typing works at once."""
        self.query_one("#line").focus()

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(plain(event.value, self._limit) or None)


@dataclass(frozen=True, slots=True)
class Field:
    """A line of a form: its name, its values with their words, and what to say about each."""

    key: str
    label: str
    values: Sequence[tuple[str, str]]
    notes: Sequence[str] = ()
    quiet: bool = False
    """Whether it is not shown where there is nothing to choose."""
    usual: str = ""
    """The value that stands there at first; empty: the first one."""


Fields = Callable[[Mapping[str, str]], Sequence[Field]]
"""The lines of a form, which may depend on what is chosen in others."""


class Form(Sheet[dict[str, str]]):
    """Some lines with a few values each, and one that begins."""

    DEFAULT_CSS = """
    Form .note { height: auto; color: $text-muted; margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", "", show=False),
        Binding("right", "turn(1)", "", show=False),
    ]
    DO = "do"

    def __init__(self, title: str, fields: Fields, chosen: Mapping[str, str], do: str) -> None:
        """The lines, what is chosen in them at first, and the words of the line that begins."""
        super().__init__(title)
        self._lines = fields
        self.chosen = dict(chosen)
        self._do = do
        self._fields = self._settled()

    def _settled(self) -> list[Field]:
        """The lines as they are now; a value that a line does not have gives way to its usual one."""
        while True:
            fields = list(self._lines(self.chosen))
            stray = [one for one in fields if self.chosen.get(one.key) not in dict(one.values)]
            if not stray:
                return fields
            self.chosen[stray[0].key] = stray[0].usual or stray[0].values[0][0]

    def contents(self) -> ComposeResult:
        """The lines, then a note on the one that is marked."""
        yield Rows(self._rows(), id="fields")
        yield Static("", classes="note", id="note")

    def on_mount(self) -> None:
        """The focus waits on the line that begins: the values are sensible."""
        rows = self.query_one("#fields", Rows)
        rows.focus()
        rows.point(self.DO)

    def _rows(self) -> list[Row]:
        rows = []
        shown = [field for field in self._fields if not field.quiet or len(field.values) > 1]
        width = max((len(field.label) for field in shown), default=0)
        for field in shown:
            text = Text(f"{field.label:<{width}}  ")
            text.append(f"‹ {dict(field.values)[self.chosen[field.key]]} ›", style="bold")
            rows.append(Row(field.key, text))
        rows.append(Row(self.DO, Text(f"▸ {self._do}", style="bold")))
        return rows

    @on(Rows.Pointed)
    def _pointed(self, event: Rows.Pointed) -> None:
        self._note(event.row.key)

    def _note(self, key: str) -> None:
        field = next((one for one in self._fields if one.key == key), None)
        said = say.FORM_HINT
        if field is not None and field.notes:
            said = field.notes[self._index(field)]
        self.query_one("#note", Static).update(Text(said))

    def _index(self, field: Field) -> int:
        return [value for value, _ in field.values].index(self.chosen[field.key])

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        if event.row.key == self.DO:
            self.dismiss(self.chosen)
        else:
            self.action_turn(1)

    def action_turn(self, step: int) -> None:
        """The next or the previous value of the marked line."""
        rows = self.query_one("#fields", Rows)
        field = next(
            (f for f in self._fields if rows.current is not None and f.key == rows.current.key), None
        )
        if field is not None:
            values = [value for value, _ in field.values]
            self.chosen[field.key] = values[(self._index(field) + step) % len(values)]
            self._fields = self._settled()
            rows.put(self._rows())
            self._note(field.key)


class Warned(Confirm):
    """A question whose safe answer is no: the focus waits there, and the bell rings."""

    DEFAULT_CSS = """
    Warned > .sheet { border: heavy $error; border-title-color: $error; }
    """

    def on_mount(self) -> None:
        """Loud."""
        self.app.bell()
        self.call_after_refresh(self.query_one("#no").focus)

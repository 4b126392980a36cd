"""One small dialogue for a wish and all its choices: place, payment, gains; sent together at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from p2pduel.catalogue.screens import table as words
from p2pduel.rules.moves import Move
from p2pduel.tui.dialogs.choose import Choose
from p2pduel.tui.dialogs.sheet import Sheet
from p2pduel.tui.phrases import facet_words, facets
from p2pduel.tui.prompts import prompt
from p2pduel.tui.rows import Row, Rows
from p2pduel.tui.theme import PALETTE
from p2pduel.tui.thinking import Link, Plan

__all__ = ["Compose"]

DO_IT = "do"


class Compose(Sheet[tuple[Move, ...]]):
    """Returns the moves, or None when it was cancelled."""

    DEFAULT_CSS = """
    Compose { align: center top; background: #0b0805 30%; }
    Compose > .sheet { margin-top: 2; }
    Compose #after { height: auto; color: $text-muted; margin-top: 1; }
    Compose #note { height: auto; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "turn(1)", words.OTHER_CHOICE, key_display="←/→", priority=True),
        Binding("left", "turn(-1)", words.OTHER_CHOICE, show=False, priority=True),
        Binding("space", "do_it", words.DO_IT, priority=True),
    ]
    wide: ClassVar[bool] = True

    def __init__(
        self, title: str, plan: Plan, *, note: str = "", changed: Callable[[Plan], None] | None = None
    ) -> None:
        """A plan to look at and change, what to know about it, and whoever follows it on the table."""
        super().__init__(title)
        self.plan = plan
        self._note = note
        self._changed = changed

    def contents(self) -> ComposeResult:
        """One row per choice, the last row does it; below, what would be left."""
        yield Rows(self._rows(), id="links")
        yield Static(self._after(), id="after")
        if self._note:
            yield Static(Text(self._note), id="note")

    def on_mount(self) -> None:
        """The focus waits on doing it: the choices are already sensible."""
        rows = self.query_one("#links", Rows)
        rows.point(DO_IT)
        rows.focus()
        self._tell()

    def _tell(self) -> None:
        if self._changed is not None:
            self._changed(self.plan)

    def _rows(self) -> list[Row]:
        rows = []
        for index, link in enumerate(self.plan.links):
            for facet, key in enumerate(facets(link.chosen)):
                rows.append(Row(f"{index} {facet}", self._line(link, index, facet, key)))
        rows.append(Row(DO_IT, Text(f"  ▶ {words.DO_IT}", style=f"bold {PALETTE['gold']}")))
        return rows

    def _line(self, link: Link, index: int, facet: int, key: str) -> Text:
        count = len(self._choices(index, facet))
        text = Text("◂▸ " if count > 1 else "   ", style=PALETTE["gold"])
        if facet == 0 and index and link.decision.kind not in words.FREE_CHOICE:
            text.append(f"{prompt(link.state, link.decision)}\n   ", style=PALETTE["dim"])
        text.append(
            facet_words(link.state, self.plan.seat, link.chosen, facet), style="bold" if count > 1 else ""
        )
        if count > 1:
            text.append(
                f"   {words.of_choices(self._choices(index, facet).index(key) + 1, count)}",
                style=PALETTE["faint"],
            )
        return text

    def _choices(self, index: int, facet: int) -> list[str]:
        """The values of one facet that go with the facets before it."""
        link = self.plan.links[index]
        fixed = facets(link.chosen)[:facet]
        found = (facets(move) for move in link.moves)
        return list(
            dict.fromkeys(parts[facet] for parts in found if len(parts) > facet and parts[:facet] == fixed)
        )

    def _after(self) -> Text:
        told = words.stock_change(self.plan.links[0].state, self.plan.after, self.plan.seat)
        return Text.assemble(*((part, "bold" if changed else "") for part, changed in told))

    def _set(self, index: int, facet: int, value: str) -> None:
        link = self.plan.links[index]
        now = facets(link.chosen)
        wanted = (*now[:facet], value)
        fits = [move for move in link.moves if facets(move)[: facet + 1] == wanted]
        same = [move for move in fits if facets(move)[facet + 1 :] == now[facet + 1 :]]
        if fits:
            self.plan.choose(index, (same or fits)[0])
            self.query_one("#links", Rows).put(self._rows())
            self.query_one("#after", Static).update(self._after())
            self._tell()

    def action_turn(self, step: int) -> None:
        """The next choice of the highlighted row."""
        row = self.query_one("#links", Rows).current
        if row is None or row.key == DO_IT:
            return
        index, facet = (int(part) for part in row.key.split())
        choices = self._choices(index, facet)
        here = choices.index(facets(self.plan.links[index].chosen)[facet])
        self._set(index, facet, choices[(here + step) % len(choices)])

    def action_do_it(self) -> None:
        """Send it."""
        self.dismiss(self.plan.moves)

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        event.stop()
        if event.row.key == DO_IT:
            self.dismiss(self.plan.moves)
        else:
            index, facet = (int(part) for part in event.row.key.split())
            self._ask(index, facet)

    @work
    async def _ask(self, index: int, facet: int) -> None:
        """All values of one row as a list."""
        choices = self._choices(index, facet)
        if len(choices) < 2:
            self.query_one("#links", Rows).point(DO_IT)
            return
        link = self.plan.links[index]
        fixed = facets(link.chosen)[:facet]
        rows = []
        for value in choices:
            move = next(m for m in link.moves if facets(m)[: facet + 1] == (*fixed, value))
            rows.append(Row(value, Text(facet_words(link.state, self.plan.seat, move, facet))))
        start = facets(link.chosen)[facet]
        chosen = await self.app.push_screen_wait(
            Choose(self.heading, prompt(link.state, link.decision), rows, start=start)
        )
        if chosen is not None:
            self._set(index, facet, chosen)

"""One small dialogue for a wish and all its choices: place, payment, gains; sent together at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from p2pduel.catalogue import table as words
from p2pduel.catalogue.speech import anew
from p2pduel.games import Game
from p2pduel.kernel.moves import Move
from p2pduel.person.plan import Answer, Plan
from p2pduel.tui.dialogs.cards import CardPicker
from p2pduel.tui.dialogs.choose import Choose
from p2pduel.tui.dialogs.sheet import Sheet
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row, Rows
from p2pduel.tui.theme import PALETTE

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
        Binding("right", "turn(1)", "p2pduel.catalogue.table:OTHER_CHOICE", key_display="←/→", priority=True),
        Binding("left", "turn(-1)", "p2pduel.catalogue.table:OTHER_CHOICE", show=False, priority=True),
        Binding("space", "do_it", "p2pduel.catalogue.table:DO_IT", priority=True),
    ]
    wide: ClassVar[bool] = True

    def __init__(
        self,
        title: str,
        game: Game,
        plan: Plan,
        glyphs: Glyphs,
        *,
        note: str = "",
        changed: Callable[[Plan], None] | None = None,
        aimed_at: Callable[[int, int, Answer], tuple[Move, ...] | None] = lambda _x, _y, _answer: None,
    ) -> None:
        """A plan to look at and change, what to know about it, and whoever follows it on the table.

        Aimed_at says which answers point at a spot of the screen; None where there is no place of the table.
        """
        super().__init__(title)
        self.game = game
        self.plan = plan
        self._glyphs = glyphs
        self._note = note
        self._changed = changed
        self._aimed_at = aimed_at
        self._moved: set[str] = set()
        """Rows that another row's choice has changed."""

    def contents(self) -> ComposeResult:
        """One row per choice, the last row does it; below, what would be left."""
        yield Rows(self._rows(), id="answers")
        yield Static(self._after(), id="after")
        if self._note:
            yield Static(Text(self._note), id="note")

    def on_mount(self) -> None:
        """The cursor waits on the first choice, where the arrows work; Enter hit twice does nothing yet."""
        rows = self.query_one("#answers", Rows)
        rows.point(next(iter(self._open()), rows.rows[0].key))
        rows.focus()
        self._tell()

    def _open(self) -> list[str]:
        """The rows that can be answered in more than one way."""
        return [key for key, (index, facet) in self._keys().items() if len(self._choices(index, facet)) > 1]

    def _keys(self) -> dict[str, tuple[int, int]]:
        return {
            f"{index} {facet}": (index, facet)
            for index, answer in enumerate(self.plan.answers)
            for facet in range(len(self.game.hands.facets(answer.chosen)))
        }

    def _tell(self) -> None:
        if self._changed is not None:
            self._changed(self.plan)

    def _rows(self) -> list[Row]:
        rows = [Row(key, self._line(key, *place)) for key, place in self._keys().items()]
        rows.append(Row(DO_IT, Text(f"  ▶ {words.DO_IT}", style=f"bold {PALETTE['gold']}")))
        return rows

    def _said(self, index: int, facet: int) -> str:
        answer = self.plan.answers[index]
        return self.game.hands.facet_words(answer.state, self.plan.seat, answer.chosen, facet)

    def _line(self, key: str, index: int, facet: int) -> Text:
        answer, choices = self.plan.answers[index], self._choices(index, facet)
        count = len(choices)
        text = Text("◂▸ " if count > 1 else "   ", style=PALETTE["gold"])
        if facet == 0 and index and not self.game.hands.free(answer.decision.kind):
            text.append(f"{self.game.words.prompt(answer.decision, answer.state)}\n   ", style=PALETTE["dim"])
        text.append(self._said(index, facet), style="bold" if count > 1 else "")
        if count > 1:
            number = choices.index(self.game.hands.facets(answer.chosen)[facet]) + 1
            text.append(f"   {words.of_choices(number, count)}", style=PALETTE["faint"])
        if key in self._moved:
            text.append(f"   {self._glyphs.here} {words.CHANGED_TOO}", style=PALETTE["gold"])
        return text

    def _choices(self, index: int, facet: int) -> list[str]:
        """The values of one facet that go with the facets before it."""
        answer = self.plan.answers[index]
        fixed = self.game.hands.facets(answer.chosen)[:facet]
        found = (self.game.hands.facets(move) for move in answer.moves)
        return list(
            dict.fromkeys(parts[facet] for parts in found if len(parts) > facet and parts[:facet] == fixed)
        )

    def _after(self) -> Text:
        told = self.plan.game.hands.change(self.plan.answers[0].state, self.plan.after, self.plan.seat)
        return Text.assemble(*((part, "bold" if changed else "") for part, changed in told))

    def _set(self, index: int, facet: int, value: str) -> None:
        answer = self.plan.answers[index]
        now = self.game.hands.facets(answer.chosen)
        wanted = (*now[:facet], value)
        fits = [move for move in answer.moves if self.game.hands.facets(move)[: facet + 1] == wanted]
        same = [move for move in fits if self.game.hands.facets(move)[facet + 1 :] == now[facet + 1 :]]
        if fits:
            move = same[0] if same else self.plan.game.hands.prefer(answer.state, answer.decision, fits)
            self._take(index, move, f"{index} {facet}")

    def _take(self, index: int, move: Move, key: str) -> None:
        """Answer one question; rows that follow from it are marked where they have changed."""
        before = {one: self._said(*place) for one, place in self._keys().items()}
        self.plan.choose(index, move)
        after = {one: self._said(*place) for one, place in self._keys().items()}
        self._moved = {one for one in after if one != key and before.get(one, after[one]) != after[one]}
        rows = self.query_one("#answers", Rows)
        rows.put(self._rows())
        rows.point(key)
        self.query_one("#after", Static).update(self._after())
        self._tell()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The arrows are offered where there is something to change."""
        return bool(self._open()) if action == "turn" else super().check_action(action, parameters)

    def action_turn(self, step: int) -> None:
        """The next choice of the highlighted row; where it has none, of the last row that has some."""
        rows, able = self.query_one("#answers", Rows), self._open()
        if not able:
            return
        key = rows.current.key if rows.current is not None and rows.current.key in able else able[-1]
        index, facet = self._keys()[key]
        choices = self._choices(index, facet)
        here = choices.index(self.game.hands.facets(self.plan.answers[index].chosen)[facet])
        self._set(index, facet, choices[(here + step) % len(choices)])
        rows.point(key)

    def action_do_it(self) -> None:
        """Send it."""
        self.dismiss(self.plan.moves)

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        event.stop()
        if event.row.key == DO_IT:
            self.dismiss(self.plan.moves)
        else:
            self._ask(*self._keys()[event.row.key])

    def on_click(self, event: events.Click) -> None:
        """A click beside the window is one on the table: the place there is chosen, where it can be."""
        if event.widget is not self:
            return
        for index, answer in enumerate(self.plan.answers):
            aimed = self._aimed_at(event.screen_x, event.screen_y, answer)
            if aimed is None:
                return
            if aimed:
                if answer.chosen not in aimed:
                    self._take(
                        index, self.game.hands.prefer(answer.state, answer.decision, aimed), f"{index} 0"
                    )
                return
        self.app.bell()
        self.notify(anew(lambda: words.NOT_THERE), markup=False)

    @work
    async def _ask(self, index: int, facet: int) -> None:
        """All values of one row as a list; then the cursor goes on to the next row."""
        choices = self._choices(index, facet)
        if len(choices) < 2:
            self.query_one("#answers", Rows).point(DO_IT)
            return
        answer = self.plan.answers[index]
        if all(self.game.hands.cards_in(move) for move in answer.moves):
            move = await self.app.push_screen_wait(
                CardPicker(
                    self.heading,
                    self.game.words.prompt(answer.decision, answer.state),
                    self.game,
                    answer.state,
                    self.plan.seat,
                    answer.moves,
                    self._glyphs,
                )
            )
            if move is not None:
                self._take(index, move, f"{index} {facet}")
                self._go_on(index, facet)
            return
        chosen = await self.app.push_screen_wait(self._list(answer, facet, choices))
        if chosen is not None:
            self._set(index, facet, chosen)
            self._go_on(index, facet)

    def _list(self, answer: Answer, facet: int, choices: list[str]) -> Choose:
        fixed = self.game.hands.facets(answer.chosen)[:facet]
        rows = []
        for value in choices:
            move = next(m for m in answer.moves if self.game.hands.facets(m)[: facet + 1] == (*fixed, value))
            rows.append(
                Row(value, Text(self.game.hands.facet_words(answer.state, self.plan.seat, move, facet)))
            )
        start = self.game.hands.facets(answer.chosen)[facet]
        free = self.game.hands.free(answer.decision.kind)
        question = words.WHICH_ONE if free else self.game.words.prompt(answer.decision, answer.state)
        return Choose(self.heading, question, rows, start=start)

    def _go_on(self, index: int, facet: int) -> None:
        """The cursor goes to the next row with a choice, at last to doing it."""
        keys = self._keys()
        later = [key for key in self._open() if keys[key] > (index, facet)]
        self.query_one("#answers", Rows).point(later[0] if later else DO_IT)

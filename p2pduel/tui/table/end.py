"""The end: who has won and by what, how it came, whether it was fair, and what next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rich.table import Table
from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from p2pduel.catalogue import games as ends
from p2pduel.catalogue import playing as say
from p2pduel.catalogue.grammar import Who
from p2pduel.catalogue.speech import anew
from p2pduel.person.live import LiveChair, told
from p2pduel.person.sitting import Sitting
from p2pduel.tui.frame import FullScreen
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.chart import chart
from p2pduel.tui.parts.keybar import KeyBar
from p2pduel.tui.parts.rows import Row, Rows
from p2pduel.tui.theme import PALETTE

if TYPE_CHECKING:
    from p2pduel.table.evening import Score
    from p2pduel.table.verify import Verdict

__all__ = ["EndScreen"]

_BREATH = 0.7
"""Seconds in which Enter chooses nothing: it may have been meant for the table."""


class EndScreen(FullScreen):
    """The last page of a game."""

    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    EndScreen { layout: vertical; }
    EndScreen #result {
        height: 3; content-align: center middle; text-align: center; text-style: bold;
        background: $panel; color: $accent;
    }
    EndScreen #middle { height: 1fr; }
    EndScreen .panel {
        border: round $border-blurred; border-title-color: $accent; border-title-style: bold; padding: 0 1;
    }
    EndScreen #points { width: 44; height: 100%; }
    EndScreen #chart { width: 1fr; height: 100%; }
    EndScreen #trust { height: 7; }
    EndScreen #next { height: 5; border: round $border; padding: 0 1; }
    EndScreen.-compact #points { width: 38; }
    EndScreen.-compact #result { height: 1; }
    EndScreen.-compact #trust { height: 5; border: none; border-top: round $border-blurred; }
    EndScreen.-compact #next { height: 4; border: none; border-top: round $border; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "table", "p2pduel.catalogue.playing:K_TABLE"),
        Binding("r", "rematch", "p2pduel.catalogue.playing:REMATCH"),
        Binding("l", "lobby", "p2pduel.catalogue.playing:K_LOBBY"),
    ]

    def __init__(
        self,
        sitting: Sitting,
        chair: LiveChair,
        *,
        rematch: Callable[[], None],
        lobby: Callable[[], None],
    ) -> None:
        """Calls rematch or lobby when the person wants one."""
        super().__init__()
        self.sitting = sitting
        self._chair = chair
        self._rematch = rematch
        self._lobby = lobby
        self._checked: Verdict | None = None
        self._score: Score | None = None

    def compose(self) -> ComposeResult:
        """Result above, points and chart in the middle, fairness and what next below."""
        yield Static("", id="result")
        with Horizontal(id="middle"):
            yield Static("", id="points", classes="panel")
            yield Static("", id="chart", classes="panel")
        yield Static(Text(say.AUDITING), id="trust", classes="panel")
        yield Rows(self._next(), id="next")
        yield KeyBar()

    def _next(self) -> list[Row]:
        rows = [Row("lobby", Text(say.TO_LOBBY)), Row("table", Text(say.SEE_TABLE))]
        if not self.sitting.watching:
            rows.insert(0, self._rematch_row())
        return rows

    def _rematch_row(self) -> Row:
        sitting, after, other = self.sitting, self.sitting.after, self._chair.other
        here, theirs = after is None or after.here, after is not None and after.theirs
        why = say.gone_home(other) if not here else "" if sitting.may_go_on else say.NO_REMATCH
        return Row("rematch", Text(say.rematch_row(other, sitting.wanted, theirs, here)), why)

    def look(self) -> None:
        """Show who wants another game now."""
        for rows in self.query("#next").results(Rows):
            rows.put(self._next())

    def on_mount(self) -> None:
        """Captions, then the audit in a thread."""
        self._caption()
        self.set_timer(_BREATH, self.query_one("#next").focus)
        self._audit()

    def _caption(self) -> None:
        for ident, caption in (("points", say.BREAKDOWN), ("chart", say.CHART), ("trust", say.TRUST)):
            self.query_one(f"#{ident}").border_title = caption

    def restyle(self, _glyphs: Glyphs) -> None:
        """Other colours or words."""
        self._caption()
        self._paint()
        self._trust()
        self.look()
        self._tell_evening()

    def resized(self) -> None:
        """Paint for this size."""
        self._paint()

    def _paint(self) -> None:
        chair, state = self._chair, self._chair.table_seat.state
        end = chair.end or chair.due
        winner, reason = getattr(end, "winner", None), getattr(end, "reason", "")
        who = None if winner is None else Who(chair.names[winner], you=winner == chair.seat)
        self.query_one("#result", Static).update(Text(f"★  {ends.ended(who, reason)}  ★"))
        if state is None:
            return
        self.query_one("#points", Static).update(self._points(state))
        screens = chair.game.screens
        target = chair.game.rules.target(state)
        players = [(name, screens.ink(seat), screens.mark(seat)) for seat, name in enumerate(chair.names)]
        box = self.query_one("#chart").content_size
        drawn = chart(chair.points, target, players, max(20, box.width), max(6, box.height))
        self.query_one("#chart", Static).update(drawn)

    def _points(self, state: Any) -> Table:
        screens = self._chair.game.screens
        table = Table(box=None, pad_edge=False, expand=True)
        table.add_column("")
        for seat, name in enumerate(self._chair.names):
            table.add_column(Text(name, style=f"bold {PALETTE[screens.ink(seat)]}"), justify="right")
        for figure in screens.figures(state):
            style = f"bold {PALETTE['gold']}" if figure.total else ""
            table.add_row(Text(figure.label), *(Text(str(count)) for count in figure.counts), style=style)
            if figure.total and self.size_class != "-compact":
                table.add_row("", *([""] * len(figure.counts)))
        return table

    @work
    async def _audit(self) -> None:
        """Wait until the seeds are open, then check everything again."""
        await self.sitting.finished()
        if self._chair.seat is not None:
            self._score = await self._chair.score()
            self._tell_evening()
        self._checked = await self._chair.check()
        self._trust()

    @property
    def verdict(self) -> str:
        """What the check has shown; empty while it goes on."""
        return told(self._checked)[1] if self._checked is not None else ""

    def _trust(self) -> None:
        """Whether it was fair."""
        text = Text(say.AUDITING)
        if self._checked is not None:
            holds, words = told(self._checked)
            text = Text(words, style=PALETTE["green" if holds else "red"])
            path = self._chair.table_seat.journal.path
            text.append(f"\n{say.kept_in(str(path))}", style=PALETTE["dim"])
        for trust in self.query("#trust").results(Static):
            trust.update(text)

    def _tell_evening(self) -> None:
        """How this evening stands between the two."""
        chair, found = self._chair, self._score
        if found is None or chair.seat is None:
            return
        said = say.evening(chair.names[chair.seat], found.mine, found.theirs, chair.other, found.draws)
        for rows in self.query("#next"):
            rows.border_title = Content(said)

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        actions = {"rematch": self.action_rematch, "lobby": self.action_lobby, "table": self.action_table}
        actions[event.row.key]()

    def action_table(self) -> None:
        """The table as it stands at the end."""
        self.dismiss()

    def action_rematch(self) -> None:
        """The same again, if the other one wants it, too."""
        if self._rematch_row().why:
            self.notify(anew(lambda: self._rematch_row().why), severity="warning", markup=False)
        else:
            self._rematch()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whoever has watched has nothing to play again."""
        if action == "rematch":
            return not self.sitting.watching
        return super().check_action(action, parameters)

    def action_lobby(self) -> None:
        """Enough for now."""
        self._lobby()

    def help_words(self) -> str:
        """What this screen is about."""
        return say.END_HELP

"""The same table from a neutral seat: nothing hidden is known, everything is checked."""

from __future__ import annotations

from rich.text import Text
from textual import on
from textual.timer import Timer
from textual.widgets import Static

from p2pduel.catalogue import playing as say
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.table.messages import Updated
from p2pduel.tui.table.playing import PlayScreen
from p2pduel.tui.theme import PALETTE

__all__ = ["SpectatorScreen"]

_QUIET = 1.2
"""So many seconds without a new step, and the spectator has caught up."""


class SpectatorScreen(PlayScreen):
    """Flip sides, read the log, verify; nothing else can be done here."""

    DEFAULT_CSS = """
    SpectatorScreen #verified { height: 1; padding: 0 1; background: $panel; }
    """

    caught_up = False
    _quiet: Timer | None = None

    def on_mount(self) -> None:
        """The line that says what may be believed."""
        self.mount(Static("", id="verified"), after="#banner")
        self._await_calm()

    @on(Updated)
    def _follow_news(self, message: Updated) -> None:
        if message.update.finished is not None:
            self.caught_up = True
        elif not self.caught_up:
            self._await_calm()
        self._tell_belief()

    def _await_calm(self) -> None:
        if self._quiet is not None:
            self._quiet.stop()
        self._quiet = self.set_timer(_QUIET, self._arrived)

    def _arrived(self) -> None:
        self.caught_up = True
        self._tell_belief()

    def _tell_belief(self) -> None:
        for line in self.query("#verified"):
            if isinstance(line, Static):
                mark = "✓" if self.caught_up else "…"
                text = Text(f"{mark} ", style=f"bold {PALETTE['green' if self.caught_up else 'gold']}")
                text.append(say.watching_state(self.caught_up, self.chair.table_seat.proofs))
                line.update(text)

    def restyle(self, glyphs: Glyphs) -> None:
        """What may be believed, too."""
        super().restyle(glyphs)
        self._tell_belief()

    def help_words(self) -> str:
        """What this screen is about."""
        return say.SPECTATOR_HELP

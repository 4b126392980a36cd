"""Along the reel of a recorded game: step by step, by leaps, or by itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

from textual import work
from textual.binding import Binding
from textual.timer import Timer

from p2pduel.catalogue import replay as say
from p2pduel.catalogue.speech import anew
from p2pduel.person.chair import Entry, Update
from p2pduel.tui.dialogs.forms import Ask
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.replay.nobody import Shelved
from p2pduel.tui.replay.reel import Frame, Reel
from p2pduel.tui.table.screen import TableScreen

__all__ = ["PACES", "Moving"]

PACES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""Steps a second."""
_LOGGED = 40
"""Frames whose lines stand in the log after a leap."""


class Moving(TableScreen):
    """The table at one step of a recorded game; whose eyes see it is left open."""

    def __init__(self, reel: Reel, glyphs: Glyphs | None) -> None:
        """At the beginning of a reel."""
        super().__init__(Shelved(), game=reel.game, seats=reel.seats, glyphs=glyphs)
        self.reel = reel
        self.position = -1
        self.pace = 1
        self._ticking: Timer | None = None
        self._goal: Callable[[], int | None] | None = None

    def game_keys(self) -> tuple[str, Sequence[Binding]]:
        """What can be looked for in this game, after the keys for turns."""
        found = self.game.screens.leaps
        return "T", [Binding(leap.key, f"leap('{leap.kind}', 1)", leap.says) for leap in found]

    @abstractmethod
    def _update(self, frame: Frame) -> Update:
        """The table of a frame, as somebody sees it."""

    @abstractmethod
    def _seen(self, frame: Frame) -> tuple[Entry, ...]:
        """What happened in a frame, as far as these eyes see it."""

    @abstractmethod
    def _paint_place(self) -> None:
        """Say where on the reel we are."""

    # --- which frame --------------------------------------------------------------------------------------

    @property
    def frame(self) -> Frame | None:
        """What is shown."""
        return self.reel.frames[self.position] if 0 <= self.position < len(self.reel) else None

    def show(self, position: int) -> None:
        """Show a frame; the log follows by itself where it is the next one."""
        follows = position == self.position + 1
        self.position = position
        frame = self.reel.frames[position]
        if not follows or position == 0:
            first = min(position - _LOGGED, self.reel.turn(frame.state.turn - 2) or 0)
            before = self.reel.frames[max(0, first) : position]
            older = tuple(entry for one in before for entry in self._seen(one))
            self.journal.add(replace(self._update(frame), fresh=older, reset=True))
        self.update_now = self._update(frame)
        self.journal.add(self.update_now)
        self._paint()

    def _seek(self, goal: Callable[[], int | None]) -> None:
        """Go to the frame a goal names; if it may still come, go there when it has been read."""
        found = goal()
        if found is not None and 0 <= found < len(self.reel):
            self._goal = None
            if found != self.position:
                self.show(found)
        elif self.reel.done:
            self._goal = None
            self.notify(anew(lambda: say.NOTHING_MORE), markup=False)
        else:
            self._goal = goal

    def _by(self, step: int) -> Callable[[], int | None]:
        wanted = self.position + step
        return lambda: wanted if 0 <= wanted < len(self.reel) else None

    def action_step(self, step: int) -> None:
        """One step."""
        self._halt()
        if step < 0 and self.position <= 0:
            return
        self._seek(self._by(step))

    def action_leap(self, kind: str, step: int) -> None:
        """The next frame where something of a kind happens."""
        self._halt()
        start = self.position
        if step < 0:
            found = self.reel.find(kind, start, step)
            self._seek(lambda: 0 if found is None else found)
        else:
            self._seek(lambda: self.reel.find(kind, start))

    def action_first(self) -> None:
        """The beginning."""
        self._halt()
        self._seek(lambda: 0)

    def action_last(self) -> None:
        """The end, when all is read."""
        self._halt()
        self._seek(lambda: len(self.reel) - 1 if self.reel.done else None)

    @work
    async def action_goto(self) -> None:
        """A turn by its number."""
        self._halt()
        said = await self.app.push_screen_wait(Ask(say.K_GOTO, say.ASK_TURN, limit=4))
        if said is None:
            return
        if said.isascii() and said.isdigit():
            number = int(said)
            self._seek(lambda: self.reel.turn(number))
        else:
            self.notify(anew(lambda: say.NO_TURN), severity="warning", markup=False)

    # --- running ------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether the game plays by itself."""
        return self._ticking is not None

    def action_run(self) -> None:
        """Start or stop."""
        if self.playing:
            self._halt()
        else:
            self._ticking = self.set_interval(1 / PACES[self.pace], self._tick)
        self._paint_place()

    def _tick(self) -> None:
        if self.position + 1 < len(self.reel):
            self.show(self.position + 1)
        elif self.reel.done:
            self._halt()
            self._paint_place()

    def _halt(self) -> None:
        self._goal = None
        if self._ticking is not None:
            self._ticking.stop()
            self._ticking = None

    def action_pace(self, step: int) -> None:
        """Faster or slower."""
        self.pace = min(len(PACES) - 1, max(0, self.pace + step))
        if self.playing:
            self._halt()
            self.action_run()
        self._paint_place()

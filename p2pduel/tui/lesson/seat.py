"""The learner's seat: a table on this machine, prepared dice and cards, an opponent with a script."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Any

from p2pduel.catalogue import lesson as say
from p2pduel.catalogue.steps import LATER, OTHER, Deed
from p2pduel.kernel.moves import Move, parse_move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.local.driver import LocalTable
from p2pduel.person.chair import Entry, Local, Update
from p2pduel.person.since import Baseline
from p2pduel.tui.lesson.course import Course

__all__ = ["LEARNER", "LessonSeat"]

LEARNER = 0
_OTHER = 1


class LessonSeat:
    """The other side begins a turn only when the learner has read what comes; the rest it does by itself."""

    def __init__(self, course: Course, pace: Callable[[], float]) -> None:
        """The course; pace is how long each move of the other side can be looked at."""
        self._course = course
        self._pace = pace
        self._begun = 0
        """The last turn that the other side has begun."""
        self._queue: asyncio.Queue[Update | None] = asyncio.Queue()
        self._since = Baseline(LEARNER)
        self._number = 0
        self._runner: asyncio.Task[None] | None = None
        self._begin(())

    def _begin(self, done: Iterable[Deed]) -> None:
        """Lay the table and do again what was done: dice and cards are prepared, so the same comes of it."""
        self._coming = iter(self._course.parts)
        self._load(next(self._coming)(None))
        for deed in done:
            if deed == LATER:
                self._load(next(self._coming)(self._table.state))
                continue
            for line in () if deed == OTHER else deed:
                self._table.play(LEARNER, parse_move(line))
            first = deed == OTHER
            while deed and self._other_is_on(first):
                self._act()
                first = False

    def rewind(self, done: Iterable[Deed]) -> None:
        """Back to where only this was done; IllegalMove or LookupError if it can't have been."""
        if self._runner is not None:
            self._runner.cancel()
        self._begin(done)
        self._push((), reset=True)

    def _load(self, position: dict[str, Any]) -> None:
        """Lay the table; what the document calls other_moves is the script of the other side."""
        self._script: list[str] = position.pop("other_moves")
        self._table = LocalTable.load(self._course.game.rules, position, strict=True)
        self._begun = 0

    @property
    def gated(self) -> bool:
        """Whether the other side waits to begin a turn."""
        due, state = self._table.due(), self._table.state
        asked = isinstance(due, Decision) and due.seat == _OTHER
        return asked and state.active == _OTHER and state.turn != self._begun

    def at_rest(self, update: Update | None) -> bool:
        """Whether the learner is asked, or the other side waits to begin a turn, or all is over."""
        if update is None:
            return False
        gated = self.gated and update.state.ply == self._table.state.ply
        return gated or update.decision is not None or update.finished is not None

    def _act(self) -> tuple[Sequence[Outcome], str]:
        """What comes of the next move of the other side's script, and the move."""
        if self._table.state.active == _OTHER:
            self._begun = self._table.state.turn
        move = self._script.pop(0)
        return self._table.play(_OTHER, move), move

    async def updates(self) -> AsyncIterator[Update]:
        """The table at once, then one update after every act."""
        self._push(())
        while (update := await self._queue.get()) is not None:
            yield update

    def _push(self, outcomes: Sequence[Outcome], move: str = "", *, reset: bool = False) -> None:
        state, due = self._table.state.clone(), self._table.due()
        if reset:
            self._since = Baseline(LEARNER)
        self._since.note(state)
        fresh = []
        for outcome in outcomes:
            fresh.append(Entry(self._number, state.turn, state.active, outcome, move))
            self._number += 1
        mine = isinstance(due, Decision) and due.seat == LEARNER
        self._queue.put_nowait(
            Update(
                state=state,
                knowledge=dict(self._table.knowledge(LEARNER)),
                seat=LEARNER,
                due=due,
                legal=tuple(self._table.legal()) if mine else (),
                fresh=tuple(fresh),
                link=Local(),
                before=self._since.state,
                reset=reset,
                game=self._course.game,
            )
        )

    async def send(self, moves: Sequence[Move]) -> None:
        """The learner's moves, told as one; then whatever the other side has to answer."""
        outcomes: list[Outcome] = []
        for move in moves:
            outcomes += self._table.play(LEARNER, move)
        self._push(outcomes, moves[0].text)
        if not self.gated:
            self.let_other()

    def let_other(self) -> None:
        """The other side acts until the learner is asked, or until it would begin another turn."""
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._follow_script())

    def _other_is_on(self, first: bool) -> bool:
        """Whether the other side is to act: it begins a turn only if that is what was asked for."""
        due = self._table.due()
        return isinstance(due, Decision) and due.seat == _OTHER and (first or not self.gated)

    async def _follow_script(self) -> None:
        first = True
        while self._other_is_on(first):
            first = False
            await asyncio.sleep(self._pace())
            self._push(*self._act())

    def next_part(self) -> None:
        """Some turns later: lay the table anew, as what was built so far would have become."""
        self._load(next(self._coming)(self._table.state))
        self._push((), reset=True)

    async def undo(self) -> str:
        """Nothing goes wrong, so nothing is taken back."""
        return say.NO_UNDO

    async def resign(self) -> None:
        """Nobody loses a lesson."""

    async def verify(self) -> str:
        """Nothing is sealed here."""
        return say.NO_VERIFY

    async def close(self) -> None:
        """The other side stops, the updates end."""
        if self._runner is not None:
            self._runner.cancel()
        self._queue.put_nowait(None)

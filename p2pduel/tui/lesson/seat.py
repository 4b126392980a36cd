"""The learner's seat: a table on this machine, prepared dice and cards, an opponent with a script."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence

from p2pduel.catalogue import lesson as say
from p2pduel.games.duel.rules.ruleset import RULESET
from p2pduel.games.duel.screens.lesson.memory import Deed
from p2pduel.games.duel.words.lesson import Part
from p2pduel.kernel.moves import Move, parse_move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.local.driver import LocalTable
from p2pduel.person.chair import Entry, Local, Update
from p2pduel.person.since import Baseline

__all__ = ["BLUE", "LATER", "LEARNER", "LessonSeat"]

LEARNER = 0
OTHER = 1
BLUE: Deed = ("blue",)
LATER: Deed = ("later",)


class LessonSeat:
    """Blue begins a turn only when the learner has read what comes; everything else it does by itself."""

    def __init__(self, parts: Iterable[Part], pace: Callable[[], float]) -> None:
        """The parts of the lesson in order; pace is how long each of Blue's moves can be looked at."""
        self._parts = tuple(parts)
        self._pace = pace
        self._queue: asyncio.Queue[Update | None] = asyncio.Queue()
        self._since = Baseline(LEARNER)
        self._number = 0
        self._runner: asyncio.Task[None] | None = None
        self._begin(())

    def _begin(self, done: Iterable[Deed]) -> None:
        """Lay the table and do again what was done: dice and cards are prepared, so the same comes of it."""
        self._coming = iter(self._parts)
        self._load(next(self._coming)(None))
        for deed in done:
            if deed == LATER:
                self._load(next(self._coming)(self._table.state))
                continue
            for line in () if deed == BLUE else deed:
                self._table.play(LEARNER, parse_move(line))
            first = deed == BLUE
            while deed and self._blue_is_on(first):
                self._table.play(OTHER, self._script.pop(0))
                first = False

    def rewind(self, done: Iterable[Deed]) -> None:
        """Back to where only this was done; IllegalMove or LookupError if it can't have been."""
        if self._runner is not None:
            self._runner.cancel()
        self._begin(done)
        self._push((), reset=True)

    def _load(self, position: dict[str, object]) -> None:
        """Lay the table; what the document calls blue_moves is Blue's script."""
        script = position.pop("blue_moves")
        assert isinstance(script, list)
        self._script: list[str] = script
        self._table = LocalTable.load(RULESET, position, strict=True)

    @property
    def gated(self) -> bool:
        """Whether Blue waits to begin a turn."""
        due = self._table.due()
        return isinstance(due, Decision) and due.seat == OTHER and due.kind == "preroll"

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
            )
        )

    async def send(self, moves: Sequence[Move]) -> None:
        """The learner's moves, told as one; then whatever Blue has to answer."""
        outcomes: list[Outcome] = []
        for move in moves:
            outcomes += self._table.play(LEARNER, move)
        self._push(outcomes, moves[0].text)
        if not self.gated:
            self.let_blue()

    def let_blue(self) -> None:
        """Blue acts until the learner is asked, or until Blue would begin another turn."""
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._follow_script())

    def _blue_is_on(self, first: bool) -> bool:
        """Whether Blue is to act: not at the beginning of a turn, unless that is what was asked for."""
        due = self._table.due()
        return isinstance(due, Decision) and due.seat == OTHER and (first or not self.gated)

    async def _follow_script(self) -> None:
        first = True
        while self._blue_is_on(first):
            first = False
            await asyncio.sleep(self._pace())
            move = self._script.pop(0)
            self._push(self._table.play(OTHER, move), move)

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
        """Blue stops, the updates end."""
        if self._runner is not None:
            self._runner.cancel()
        self._queue.put_nowait(None)

"""A seat at a table that lives in this process, with a bot across."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, Protocol

from p2pduel.catalogue import table as words
from p2pduel.games import Game
from p2pduel.games.duel.words.nouns import SEATS
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Due, Finished, Outcome
from p2pduel.person.chair import Entry, Local, Update
from p2pduel.person.since import Baseline
from p2pduel.person.which import game_at

__all__ = ["LocalSeat", "Player", "Table"]


class Table(Protocol):
    """What is asked of a local table: it makes all chance and hidden cards itself."""

    @property
    def state(self) -> Any:
        """The public state."""
        ...

    def knowledge(self, seat: int) -> Mapping[int, str]:
        """What a seat knows."""
        ...

    def due(self) -> Due:
        """A decision or the end."""
        ...

    def legal(self) -> Sequence[Move]:
        """The moves of the seat that decides."""
        ...

    @property
    def outcomes(self) -> Sequence[Outcome]:
        """What came of the set-up or the last move."""
        ...

    def play(self, seat: int, move: Move) -> Sequence[Outcome]:
        """Carry out a seat's move and everything up to the next decision."""
        ...

    def undo(self, ply: int) -> None:
        """Go back to the state before that ply's move."""
        ...

    def view(self, seat: int) -> Any:
        """What a seat sees, for its bot."""
        ...


class Player(Protocol):
    """A bot."""

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""
        ...


class LocalSeat:
    """The person's seat; the bot thinks in a thread, so the screen never waits for it."""

    def __init__(
        self,
        table: Table,
        bot: Player,
        *,
        seat: int = 0,
        names: tuple[str, ...] = SEATS,
        pace: Callable[[], float] = lambda: 0.35,
        game: Game | None = None,
    ) -> None:
        """Sit down at a table; pace is how long the bot lets people look at each of its moves.

        Without a game it is the usual one's.
        """
        self._game = game or game_at()
        self._table = table
        self._bot = bot
        self._seat = seat
        self._names = names
        self._pace = pace
        self._queue: asyncio.Queue[Update | None] = asyncio.Queue()
        self._since = Baseline(seat)
        self._number = 0
        self._past: list[tuple[int, int]] = []
        """Ply and length of the log before each own move."""
        self._log: list[Entry] = []
        self._resigned = False
        self._runner: asyncio.Task[None] | None = None

    async def updates(self) -> AsyncIterator[Update]:
        """The present state at once, then one update after every move."""
        self._push(tuple(self._table.outcomes))
        self._run_bot()
        while (update := await self._queue.get()) is not None:
            yield update

    def _due(self) -> Due:
        return Finished(1 - self._seat, "resigned") if self._resigned else self._table.due()

    def _push(self, outcomes: Sequence[Outcome], move: str = "", *, reset: bool = False) -> None:
        state, due = self._table.state.clone(), self._due()
        if reset:
            self._since.back(state)
        self._since.note(state)
        fresh, known = [], self._table.knowledge(self._seat)
        for outcome in outcomes:
            told = (
                self._game.hands.with_faces(outcome, state, known)
                if outcome.data.get("seat") == self._seat
                else outcome
            )
            fresh.append(Entry(self._number, state.turn, state.active, told, move))
            self._number += 1
        self._log += fresh
        mine = isinstance(due, Decision) and due.seat == self._seat
        self._queue.put_nowait(
            Update(
                state=state,
                knowledge=dict(self._table.knowledge(self._seat)),
                seat=self._seat,
                due=due,
                legal=tuple(self._table.legal()) if mine else (),
                fresh=tuple(self._log) if reset else tuple(fresh),
                names=self._names,
                link=Local(),
                before=self._since.state,
                reset=reset,
                game=self._game,
            )
        )

    async def send(self, moves: Sequence[Move]) -> None:
        """Play own moves, then let the bot answer."""
        for move in moves:
            due = self._due()
            if not (isinstance(due, Decision) and due.seat == self._seat):
                break
            before = (self._table.state.ply, len(self._log))
            outcomes = self._table.play(self._seat, move)
            self._past.append(before)
            self._push(outcomes, move.text)
        self._run_bot()

    def _run_bot(self) -> None:
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._bot_moves())

    async def _bot_moves(self) -> None:
        while isinstance(due := self._due(), Decision) and due.seat != self._seat:
            view, legal = self._table.view(due.seat), tuple(self._table.legal())
            move = await asyncio.to_thread(self._bot.choose, view, legal)
            await asyncio.sleep(self._pace())
            if self._resigned:
                break
            self._push(self._table.play(due.seat, move), move.text)

    def _no_undo(self) -> str:
        state = self._table.state
        if not self._past or state.actor != self._seat or self._resigned:
            return words.UNDO_NOTHING
        if state.barrier > self._past[-1][0]:
            return words.UNDO_BARRIER
        return ""

    async def undo(self) -> str:
        """Back to before the last own move, where nothing hidden or random came out since."""
        why = self._no_undo()
        if not why:
            ply, lines = self._past.pop()
            self._table.undo(ply)
            del self._log[lines:]
            self._push((), reset=True)
        return why

    async def resign(self) -> None:
        """The bot wins."""
        self._resigned = True
        self._push(())

    async def verify(self) -> str:
        """There is nothing to verify where one computer does everything."""
        return "There is nothing to verify here."

    async def close(self) -> None:
        """Stop the bot and the updates."""
        if self._runner is not None:
            self._runner.cancel()
        self._queue.put_nowait(None)

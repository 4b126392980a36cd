"""A bot as company: it lets people look at its moves, and agrees to what does not matter to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from p2pduel.rules.moves import Move
from p2pduel.rules.operations import Decision
from p2pduel.rules.view import View
from p2pduel.table.brains import Brain
from p2pduel.table.seat import Change, Seat
from protocol.session import NotDueError

__all__ = ["Paced", "agree"]


class Paced:
    """A brain that takes its time."""

    def __init__(self, brain: Brain, pace: Callable[[], float]) -> None:
        """The brain, and the seconds before each of its moves."""
        self._brain = brain
        self._pace = pace

    async def decide(self, view: View, decision: Decision, legal: Sequence[Move]) -> Move:
        """The brain's move, not too fast to follow."""
        move = await self._brain.decide(view, decision, legal)
        await asyncio.sleep(self._pace())
        return move


def agree(seat: Seat) -> None:
    """A bot's seat takes moves back and adjourns whenever the person asks; a draw it declines."""
    said: set[asyncio.Task[None]] = set()

    async def answer(kind: str, to: int) -> None:
        body = {"to": to} if kind == "takeback" else {}
        with contextlib.suppress(NotDueError):
            await seat.say(kind, **body)

    def heard(change: Change) -> None:
        data = change.data or {}
        kind = data.get("kind")
        if change.kind == "note" and change.seat != seat.seat and kind in ("takeback", "adjourn"):
            task = asyncio.create_task(answer(str(kind), int(data.get("to", 0))))
            said.add(task)
            task.add_done_callback(said.discard)

    seat.observe(heard)

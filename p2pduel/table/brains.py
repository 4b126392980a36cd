"""Who decides at a seat: a bot in a worker thread, a screen, or a test."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from p2pduel.bots import check_bot, make_bot
from p2pduel.bots.base import BotResignsError
from p2pduel.games import Game
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from protocol.hashing import H32

__all__ = ["BotBrain", "Brain", "Chooser", "NamedBrain", "SeededBrain"]


class Brain(Protocol):
    """Answers the decisions of one seat, from its view of the game that is played."""

    async def decide(self, view: Any, decision: Decision, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""


class Chooser(Protocol):
    """A bot: synchronous, and pure but for its own source of chance."""

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""


class BotBrain:
    """A bot that thinks beside the event loop."""

    def __init__(self, bot: Chooser) -> None:
        self._bot = bot

    async def decide(self, view: Any, decision: Decision, legal: Sequence[Move]) -> Move:  # noqa: ARG002
        """What the bot chooses; a single move needs no thought."""
        if len(legal) == 1:
            return legal[0]
        return await _think(self._bot, view, legal)


class NamedBrain:
    """A bot by its name, made when it is known at which game: a guest learns that from the host."""

    def __init__(self, text: str, source: random.Random) -> None:
        self._text = text
        self._source = source
        self._brain: BotBrain | None = None

    def sit(self, game: Game) -> None:
        """The seat is one of this game; BotResignsError if nobody of that name plays it."""
        if self._brain is None:
            try:
                self._brain = BotBrain(make_bot(check_bot(self._text, game.name), self._source, game.name))
            except ValueError as error:
                raise BotResignsError(str(error)) from None

    async def decide(self, view: Any, decision: Decision, legal: Sequence[Move]) -> Move:
        """What the bot chooses."""
        assert self._brain is not None
        return await self._brain.decide(view, decision, legal)


async def _think(bot: Chooser, view: Any, legal: Sequence[Move]) -> Move:
    """Ask a bot in a thread; one that can be stopped is stopped at once when nobody waits any more."""
    try:
        return await asyncio.to_thread(bot.choose, view, legal)
    except asyncio.CancelledError:
        stop = getattr(bot, "stop", None)
        if stop is not None:
            stop()
        raise


class SeededBrain:
    """A bot made anew for every decision, its chance from seed and position: a restart repeats itself."""

    def __init__(self, make: Callable[[random.Random], Chooser], seed: bytes) -> None:
        self._make = make
        self._seed = seed

    async def decide(self, view: Any, decision: Decision, legal: Sequence[Move]) -> Move:  # noqa: ARG002
        """What a bot with this position's chance chooses."""
        if len(legal) == 1:
            return legal[0]
        mark = H32("brain", self._seed, view.state.digest().encode())
        return await _think(self._make(random.Random(mark)), view, legal)

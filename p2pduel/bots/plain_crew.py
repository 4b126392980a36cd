"""The crew of a game that has no players of its own: `random`, and no advice. A game may take it as it is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from p2pduel.catalogue import bots as words
from p2pduel.kernel.moves import Move

if TYPE_CHECKING:
    from p2pduel.bots.base import Advice, Bot
    from p2pduel.bots.planner.mind import Mind
    from p2pduel.bots.planner.search import Budget

__all__ = ["BOTS", "LEVELS", "MATCH", "TIMED", "USUAL", "about", "advise", "make", "mind"]

LEVELS: Final[tuple[str, ...]] = ("random",)
BOTS: Final[tuple[str, ...]] = ("random",)
TIMED: Final[tuple[str, ...]] = ()
MATCH: Final = ("random", "random")
USUAL: Final = "random"


def about(name: str) -> str:
    """A line about a bot for people."""
    return {"random": words.RANDOM}[name]


def make(name: str, source: random.Random, budget: Budget | None = None, *, own_process: bool = True) -> Bot:
    """`random`; KeyError if another is asked for."""
    del budget, own_process
    if name != "random":
        raise KeyError(name)
    from p2pduel.bots.random_bot import RandomBot

    return RandomBot(source)


def advise(view: Any, legal: Sequence[Move]) -> Advice | None:
    """Nothing."""
    del view, legal
    return None


def mind() -> Mind:
    """There is none: LookupError."""
    raise LookupError("nobody plans in this game")

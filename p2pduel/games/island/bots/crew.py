"""Who plays the island by itself."""

import random
from typing import TYPE_CHECKING

from p2pduel.bots.plain_crew import BOTS, LEVELS, MATCH, TIMED, USUAL, about, advise, mind

if TYPE_CHECKING:
    from p2pduel.bots.base import Bot
    from p2pduel.bots.planner.search import Budget

__all__ = ["BOTS", "LEVELS", "MATCH", "TIMED", "USUAL", "about", "advise", "make", "mind"]


def make(
    name: str, source: random.Random, budget: "Budget | None" = None, *, own_process: bool = True
) -> "Bot":
    """A new bot; KeyError if there is none of that name."""
    del budget, own_process
    if name != "random":
        raise KeyError(name)
    from p2pduel.games.island.bots.random_bot import RandomBot

    return RandomBot(source)

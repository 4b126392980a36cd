"""Who plays the Ferry by itself."""

import random
from typing import TYPE_CHECKING

from p2pduel.bots import plain_crew
from p2pduel.bots.plain_crew import TIMED, advise, mind
from tests.toy.words import tables

if TYPE_CHECKING:
    from p2pduel.bots.base import Bot
    from p2pduel.bots.planner.search import Budget

__all__ = ["BOTS", "LEVELS", "MATCH", "TIMED", "USUAL", "about", "advise", "make", "mind"]

LEVELS = ("greedy", "random")
BOTS = ("greedy", *plain_crew.BOTS)
MATCH = ("greedy", "random")
USUAL = "greedy"


def about(name: str) -> str:
    """A line about a bot for people."""
    return tables.GREEDY if name == "greedy" else plain_crew.about(name)


def make(
    name: str, source: random.Random, budget: "Budget | None" = None, *, own_process: bool = True
) -> "Bot":
    """A new bot; KeyError if there is none of that name."""
    if name != "greedy":
        return plain_crew.make(name, source, budget, own_process=own_process)
    from tests.toy.bots.greedy import GreedyBot

    return GreedyBot()

"""The island's players by name: where each lives, and a line about it for people."""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # the rules are imported when a bot is wanted: the command line only needs the names
    from p2pduel.bots.base import Advice, Bot
    from p2pduel.bots.planner.mind import Mind
    from p2pduel.bots.planner.search import Budget
    from p2pduel.games.island.rules.view import View
    from p2pduel.kernel.moves import Move

__all__ = ["BOTS", "CLASSES", "LEVELS", "MATCH", "TIMED", "USUAL", "about", "advise", "make", "mind"]

CLASSES: Final = {
    "apprentice": ("p2pduel.bots.apprentice", "ApprenticeBot"),
    "merchant": ("p2pduel.games.island.bots.greedy", "GreedyBot"),
    "prince": ("p2pduel.games.island.bots.planner", "IslandPlanner"),
    "random": ("p2pduel.games.island.bots.random_bot", "RandomBot"),
    "greedy": ("p2pduel.games.island.bots.greedy", "GreedyBot"),
    "planner": ("p2pduel.games.island.bots.planner", "IslandPlanner"),
}
"""Where each bot lives; it is imported when somebody wants it."""

LEVELS: Final = ("apprentice", "merchant", "prince", "random")
"""What a person is offered: greedy and planner are the merchant and the prince under their workshop names."""

BOTS: Final = tuple(CLASSES)
"""Every name there is."""

TIMED: Final = ("prince", "planner")
"""Bots whose name may be followed by how long they think."""

MATCH: Final = ("greedy", "random")
"""Who meets in the arena unless others are named."""

USUAL: Final = "merchant"
"""Who plays with a person who has named nobody."""


def about(name: str) -> str:
    """A line about a bot for people."""
    from p2pduel.games.island.words import bots  # whoever only plays needs no words

    return bots.ABOUT[name]


def make(name: str, source: random.Random, budget: Budget | None = None, *, own_process: bool = True) -> Bot:
    """A new bot; KeyError if there is none of that name."""
    module, cls = CLASSES[name]
    made = getattr(importlib.import_module(module), cls)
    bot: Bot
    if name in TIMED:
        bot = made(mind(), source, budget, own_process=own_process)
    else:
        bot = made(mind(), source) if name == "apprentice" else made(source)
    return bot


def advise(view: View, legal: Sequence[Move]) -> Advice:
    """What greedy would do, and why."""
    from p2pduel.games.island.bots.advice import advice

    return advice(view, legal)


def mind() -> Mind:
    """What greedy knows, for the planner."""
    from p2pduel.games.island.bots.mind import MIND

    return MIND

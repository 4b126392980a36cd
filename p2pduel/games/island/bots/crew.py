"""The island's players by name: where each lives, and a line about it for people."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.bots import hiring

if TYPE_CHECKING:  # the rules are imported when a bot is wanted: the command line only needs the names
    from p2pduel.bots.base import Advice, Bot
    from p2pduel.bots.planner.mind import Mind
    from p2pduel.bots.planner.search import Budget
    from p2pduel.games.island.rules.view import View
    from p2pduel.kernel.moves import Move

__all__ = ["BOTS", "CLASSES", "LEVELS", "MATCH", "TIMED", "USUAL", "about", "advise", "make", "mind"]

_PLANNER = ("p2pduel.games.island.bots.planner", "IslandPlanner")

CLASSES: Final = {
    **hiring.classes("p2pduel.games.island.bots.greedy", "p2pduel.games.island.bots.random_bot"),
    **dict.fromkeys(hiring.TIMED, _PLANNER),
}
"""Where each bot lives; it is imported when somebody wants it."""

LEVELS: Final = hiring.LEVELS
"""What a person is offered: greedy and planner are the merchant and the prince under their workshop names."""

BOTS: Final = tuple(CLASSES)
"""Every name there is."""

TIMED: Final = hiring.TIMED
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
    return hiring.make(CLASSES, name, source, mind, budget, own_process=own_process)


def advise(view: View, legal: Sequence[Move]) -> Advice:
    """What greedy would do, and why."""
    from p2pduel.games.island.bots.advice import advice

    return advice(view, legal)


def mind() -> Mind:
    """What greedy knows, for the planner."""
    from p2pduel.games.island.bots.mind import MIND

    return MIND

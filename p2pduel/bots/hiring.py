"""A crew of the usual strengths: apprentice, merchant and prince beside random, over one quick player."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # a bot is imported when it is wanted: the command line only needs the names
    from p2pduel.bots.base import Bot
    from p2pduel.bots.planner.mind import Mind
    from p2pduel.bots.planner.search import Budget

__all__ = ["LEVELS", "TIMED", "classes", "make"]

LEVELS: Final = ("apprentice", "merchant", "prince", "random")
"""What a person is offered: greedy and planner are the merchant and the prince under their workshop names."""

TIMED: Final = ("prince", "planner")
"""Bots whose name may be followed by how long they think."""

_MINDED: Final = ("apprentice", *TIMED)
"""Bots of any game, which are lent what greedy knows of this one."""


def classes(greedy: str, chance: str = "p2pduel.bots.random_bot") -> dict[str, tuple[str, str]]:
    """Where each bot of the usual crew lives; greedy: the module of the game's quick player."""
    return {
        "apprentice": ("p2pduel.bots.apprentice", "ApprenticeBot"),
        "merchant": (greedy, "GreedyBot"),
        "prince": ("p2pduel.bots.planner.player", "PlannerBot"),
        "random": (chance, "RandomBot"),
        "greedy": (greedy, "GreedyBot"),
        "planner": ("p2pduel.bots.planner.player", "PlannerBot"),
    }


def make(
    crew: Mapping[str, tuple[str, str]],
    name: str,
    source: random.Random,
    mind: Callable[[], Mind],
    budget: Budget | None = None,
    *,
    own_process: bool = True,
) -> Bot:
    """A new bot of a crew; KeyError if there is none of that name."""
    module, cls = crew[name]
    made = getattr(importlib.import_module(module), cls)
    bot: Bot
    if name in TIMED:
        bot = made(mind(), source, budget, own_process=own_process)
    else:
        bot = made(mind(), source) if name in _MINDED else made(source)
    return bot

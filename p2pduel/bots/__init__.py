"""Players over a view: they import the rules and nothing else of the program."""

from __future__ import annotations

import importlib
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the rules are imported when a bot is wanted: the command line only needs the names
    from p2pduel.bots.base import Bot

__all__ = ["NAMES", "make_bot"]

_CLASSES = {
    "random": ("p2pduel.bots.random_bot", "RandomBot"),
    "greedy": ("p2pduel.bots.greedy", "GreedyBot"),
}
"""Where each bot lives; it is imported when somebody wants it."""

NAMES = tuple(_CLASSES)


def make_bot(name: str, source: random.Random) -> Bot:
    """A new bot of that name with its own source of chance; KeyError if there is none."""
    module, cls = _CLASSES[name]
    bot: Bot = getattr(importlib.import_module(module), cls)(source)
    return bot

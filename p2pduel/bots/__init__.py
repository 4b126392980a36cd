"""Players over a view: they import the rules and nothing else of the program.

A bot is asked for by a *specification*: a name (`merchant`), a name with a budget (`planner:0.1` seconds,
`planner:40n` imagined games), or `cmd:PROGRAM ARGS` for a program that speaks JSON lines.
"""

from __future__ import annotations

import importlib
import random
from typing import TYPE_CHECKING

from p2pduel.bots.levels import CLASSES, DESCRIPTIONS, LEVELS, TIMED

if TYPE_CHECKING:  # the rules are imported when a bot is wanted: the command line only needs the names
    from p2pduel.bots.base import Bot

__all__ = ["DESCRIPTIONS", "LEVELS", "NAMES", "check_bot", "make_bot"]

NAMES = tuple(CLASSES)

_COMMAND = "cmd:"
_LONGEST = 3600.0
"""Seconds a bot may be told to think."""


def check_bot(text: str) -> str:
    """The specification, if it is one; ValueError with words for people if not."""
    if text.startswith(_COMMAND):
        if not text.removeprefix(_COMMAND).strip():
            raise ValueError("cmd: needs a program, for instance cmd:python3 mybot.py")
        return text
    name, colon, budget = text.partition(":")
    if name not in CLASSES:
        raise ValueError(f"no bot is called {text!r}; there are: {', '.join(NAMES)}, cmd:PROGRAM")
    if colon and name not in TIMED:
        raise ValueError(f"{name} needs no time to think: leave out {colon}{budget}")
    if colon:
        _budget(budget)
    return text


def _budget(text: str) -> tuple[float | None, int | None]:
    """Seconds or imagined games; exactly one of them."""
    try:
        if text.endswith("n"):
            nodes = int(text[:-1])
            if nodes > 0:
                return None, nodes
        elif 0 < (seconds := float(text)) <= _LONGEST:
            return seconds, None
    except ValueError:
        pass
    raise ValueError(f"{text!r} is no time to think: write seconds (0.1) or imagined games (40n)")


def make_bot(text: str, source: random.Random, *, own_process: bool = True) -> Bot:
    """A new bot with its own source of chance; KeyError if there is none of that name.

    A planner thinks in a process of its own unless told otherwise: then a screen never waits for it.
    """
    if text.startswith(_COMMAND):
        from p2pduel.bots.external import ExternalBot

        return ExternalBot(text.removeprefix(_COMMAND))
    name, colon, budget = text.partition(":")
    module, cls = CLASSES[name]
    made = getattr(importlib.import_module(module), cls)
    bot: Bot
    if name in TIMED:
        from p2pduel.bots.planner.search import Budget

        bot = made(source, Budget(*_budget(budget)) if colon else None, own_process=own_process)
    else:
        bot = made(source)
    return bot

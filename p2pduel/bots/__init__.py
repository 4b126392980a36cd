"""Players over a view, for any game: a game's crew says who there is.

A bot is asked for by a *specification*: a name (`merchant`), a name with a budget (`planner:0.1` seconds,
`planner:40n` imagined games), or `cmd:PROGRAM ARGS` for a program that speaks JSON lines.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from p2pduel import games
from p2pduel.catalogue import bots as words
from p2pduel.games import DEFAULT

if TYPE_CHECKING:  # a bot is imported when it is wanted: the command line only needs the names
    from p2pduel.bots.base import Bot

__all__ = ["check_bot", "make_bot", "names"]

_COMMAND = "cmd:"
_LONGEST = 3600.0
"""Seconds a bot may be told to think."""


def names(game: str = DEFAULT) -> tuple[str, ...]:
    """Everybody who plays the game of that name."""
    return games.game(game).crew.BOTS


def check_bot(text: str, game: str = DEFAULT) -> str:
    """The specification, if it is one in the game of that name; ValueError with words for people if not."""
    if text.startswith(_COMMAND):
        if not text.removeprefix(_COMMAND).strip():
            raise ValueError(words.NEEDS_PROGRAM)
        return text
    name, colon, budget = text.partition(":")
    if name not in names(game):
        raise ValueError(words.unknown(text, names(game)))
    if colon and name not in games.game(game).crew.TIMED:
        raise ValueError(words.untimed(name, f"{colon}{budget}"))
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
    raise ValueError(words.no_time(text))


def make_bot(text: str, source: random.Random, game: str = DEFAULT, *, own_process: bool = True) -> Bot:
    """A new bot for the game of that name, with its own source of chance; KeyError if there is none such.

    A planner thinks in a process of its own unless told otherwise: then a screen never waits for it.
    """
    if text.startswith(_COMMAND):
        from p2pduel.bots.external import ExternalBot

        return ExternalBot(text.removeprefix(_COMMAND), game=game)
    name, colon, budget = text.partition(":")
    limit = None
    if colon:
        from p2pduel.bots.planner.search import Budget

        limit = Budget(*_budget(budget))
    return games.game(game).crew.make(name, source, limit, own_process=own_process)

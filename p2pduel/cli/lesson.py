"""`p2pduel lesson`: the first game, explained step by step."""

from __future__ import annotations

import argparse

from p2pduel import games
from p2pduel.catalogue import cli as words
from p2pduel.cli.choosing import add_game
from p2pduel.cli.common import UsageError, has_screen

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel lesson
p2pduel lesson --game island
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which game; everything else is on the screen."""
    add_game(parser)


def run(args: argparse.Namespace) -> int:
    """Open the lesson."""
    if not has_screen():
        raise UsageError(words.LESSON_NEEDS_TERMINAL)
    from p2pduel import tui

    return tui.learn(args.game or games.DEFAULT)

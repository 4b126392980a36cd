"""`p2pduel lesson`: the first game, explained step by step."""

from __future__ import annotations

import argparse

from p2pduel.catalogue import cli as words
from p2pduel.cli.common import UsageError, has_screen

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel lesson
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to say: everything is on the screen."""


def run(args: argparse.Namespace) -> int:  # noqa: ARG001 - every command has it
    """Open the lesson."""
    if not has_screen():
        raise UsageError(words.LESSON_NEEDS_TERMINAL)
    from p2pduel import tui

    return tui.learn()

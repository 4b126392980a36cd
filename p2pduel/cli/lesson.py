"""`p2pduel lesson`: the first game, explained step by step."""

from __future__ import annotations

import argparse

from p2pduel.cli.common import UsageError, has_screen

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "Learn the game in ten minutes: a few prepared turns on the real table, each step explained."
EXAMPLE = """
p2pduel lesson
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to say: everything is on the screen."""


def run(args: argparse.Namespace) -> int:  # noqa: ARG001 - every command has it
    """Open the lesson."""
    if not has_screen():
        raise UsageError("the lesson needs a terminal; the rules to read are in docs/how-to-play.md")
    from p2pduel import tui

    return tui.learn()

"""`p2pduel lobby`: tables, people and unfinished games; the same as `p2pduel` alone."""

from __future__ import annotations

import argparse

from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli.common import UsageError, has_screen, name

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel lobby
p2pduel lobby --name Anna
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays; everything else is on the screen."""
    parser.add_argument(
        "--name",
        type=name,
        metavar="N",
        help=helps.NAME_UNTIL,
    )


def run(args: argparse.Namespace) -> int:
    """Open the lobby."""
    if not has_screen():
        raise UsageError(words.LOBBY_NEEDS_TERMINAL)
    from p2pduel import tui

    return tui.run(args.name or "")

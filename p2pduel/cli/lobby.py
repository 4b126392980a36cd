"""`p2pduel lobby`: tables, people and unfinished games; the same as `p2pduel` alone."""

from __future__ import annotations

import argparse

from p2pduel.cli.common import UsageError, has_screen, name

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "See which tables there are, open one, play against a bot, go on with an unfinished game."
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
        help="your name until you leave (default: the one you set)",
    )


def run(args: argparse.Namespace) -> int:
    """Open the lobby."""
    if not has_screen():
        raise UsageError("the lobby needs a terminal; without one, use p2pduel play --plain")
    from p2pduel import tui

    return tui.run(args.name or "")

"""`p2pduel replay`: a finished or unfinished game, told."""

from __future__ import annotations

import argparse
from pathlib import Path

from p2pduel.cli.common import EXIT_OK, CliError, UsageError, has_screen

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "See a recorded game again, step by step on the table; or have it told in sentences."
EXAMPLE = """
p2pduel replay game.duel
p2pduel replay game.duel --text
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The journal, and how it is shown."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a journal (.duel)")
    parser.add_argument(
        "--text", action="store_true", help="print it: every move in notation, and what came of it"
    )
    parser.add_argument(
        "--plain", action="store_true", help="tell it step by step, forwards and backwards, in sentences"
    )


def run(args: argparse.Namespace) -> int:
    """On the screen, or told in one of two ways."""
    if args.text and args.plain:
        words = "say how: --text prints the game, --plain tells it step by step"
        raise UsageError(words, hint="try: p2pduel replay --help")
    from p2pduel.table.errors import TableError
    from p2pduel.table.replay import replay

    if not (args.text or args.plain or has_screen()):
        raise UsageError("this needs a terminal; without one, use --text or --plain")
    try:
        if args.plain:
            from p2pduel import plain

            return plain.replay(args.file)
        if not args.text:
            from p2pduel import tui

            return tui.look_back(args.file)
        game = replay(args.file)
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None
    print(game)
    return EXIT_OK

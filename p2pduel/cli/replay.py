"""`p2pduel replay`: a finished or unfinished game, told."""

from __future__ import annotations

import argparse
from pathlib import Path

from p2pduel.cli.common import EXIT_OK, CliError, UsageError

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "Tell a recorded game: every move in notation, and what came of it in sentences."
EXAMPLE = """
p2pduel replay game.duel --text
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The journal, and how it is shown."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a journal (.duel)")
    parser.add_argument("--text", action="store_true", help="print it")


def run(args: argparse.Namespace) -> int:
    """Print the game move by move."""
    if not args.text:
        raise UsageError("say how: --text prints the game", hint="try: p2pduel replay --help")
    from p2pduel.table.errors import TableError
    from p2pduel.table.replay import replay

    try:
        game = replay(args.file)
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None
    print(game)
    return EXIT_OK

"""`p2pduel replay`: a finished or unfinished game, told."""

from __future__ import annotations

import argparse
from pathlib import Path

from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli.common import EXIT_OK, CliError, UsageError, has_screen

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel replay game.duel
p2pduel replay game.duel --text
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The journal, and how it is shown."""
    parser.add_argument("file", type=Path, metavar="FILE", help=helps.JOURNAL_FILE)
    parser.add_argument("--text", action="store_true", help=helps.TEXT)
    parser.add_argument("--plain", action="store_true", help=helps.TELL)


def run(args: argparse.Namespace) -> int:
    """On the screen, or told in one of two ways."""
    if args.text and args.plain:
        raise UsageError(words.TEXT_OR_PLAIN, hint=words.try_help("p2pduel replay"))
    from p2pduel.table.errors import TableError
    from p2pduel.table.replay import replay

    if not (args.text or args.plain or has_screen()):
        raise UsageError(words.needs_terminal(["--text", "--plain"]))
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

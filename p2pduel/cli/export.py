"""`p2pduel export`: a recorded game as a page, a text or a recording."""

from __future__ import annotations

import argparse
from pathlib import Path

from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import exporting, faults, files
from p2pduel.cli.common import EXIT_OK, Choice, CliError, UsageError, say

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel export game.duel game.html
p2pduel export game.duel game.md
p2pduel export game.duel game.cast
"""
_FORMATS = ("html", "md", "txt", "cast")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The journal, where to, and as what."""
    parser.add_argument("file", type=Path, metavar="GAME", help=helps.JOURNAL_FILE)
    parser.add_argument("out", type=Path, metavar="OUT", help=helps.MADE_FILE)
    parser.add_argument(
        "--format",
        type=Choice("format", _FORMATS),
        metavar="F",
        help=helps.formats(_FORMATS, _FORMATS[0]),
    )
    parser.add_argument(
        "--verify",
        type=Path,
        metavar="FOLDER",
        help=helps.PAGE_VERIFIES,
    )
    parser.add_argument("--force", action="store_true", help=helps.FORCE)


def run(args: argparse.Namespace) -> int:
    """Read, verify, paint, write."""
    if args.out.exists() and not args.force:
        raise UsageError(exporting.exists(str(args.out)), hint=exporting.FORCE_HINT)
    suffix = args.out.suffix.removeprefix(".").lower()
    chosen = args.format or (suffix if suffix in _FORMATS else _FORMATS[0])
    if args.verify is not None and chosen != _FORMATS[0]:
        raise UsageError(exporting.NO_VERIFY)
    from p2pduel.table.errors import TableError
    from p2pduel.tui.export.making import make

    try:
        steps, made = make(args.file, chosen, args.verify)
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None
    fresh = args.out.with_name(f".{args.out.name}.new")
    try:
        fresh.write_bytes(made)
        fresh.replace(args.out)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise UsageError(files.unwritable(str(args.out), faults.why(error))) from error
    say(exporting.written(str(args.out), steps, len(made)))
    return EXIT_OK

"""`p2pduel export`: a recorded game as a page, a text or a recording."""

from __future__ import annotations

import argparse
from pathlib import Path

from p2pduel.catalogue import exporting
from p2pduel.cli.common import EXIT_OK, Choice, CliError, UsageError, say

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = (
    "Make a page for browsers, a text or a recording of a recorded game; whoever gets it needs no program."
)
EXAMPLE = """
p2pduel export game.duel game.html
p2pduel export game.duel game.md
p2pduel export game.duel game.cast
"""
_FORMATS = ("html", "md", "txt", "cast")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The journal, where to, and as what."""
    parser.add_argument("file", type=Path, metavar="GAME", help="a journal (.duel)")
    parser.add_argument("out", type=Path, metavar="OUT", help="the file to make")
    parser.add_argument(
        "--format",
        type=Choice("format", _FORMATS),
        metavar="F",
        help=f"{', '.join(_FORMATS)} (default: as OUT ends, else html)",
    )
    parser.add_argument(
        "--verify",
        type=Path,
        metavar="FOLDER",
        help="the page can verify the game by itself, with the libraries that npm has put there",
    )
    parser.add_argument("--force", action="store_true", help="write over OUT if it exists")


def run(args: argparse.Namespace) -> int:
    """Read, verify, paint, write."""
    if args.out.exists() and not args.force:
        raise UsageError(exporting.exists(str(args.out)), hint=exporting.FORCE_HINT)
    suffix = args.out.suffix.removeprefix(".").lower()
    chosen = args.format or (suffix if suffix in _FORMATS else "html")
    if args.verify is not None and chosen != "html":
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
        raise UsageError(exporting.unwritable(str(args.out), error.strerror or str(error))) from error
    say(exporting.written(str(args.out), steps, len(made)))
    return EXIT_OK

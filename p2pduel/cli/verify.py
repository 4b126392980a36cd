"""`p2pduel verify`: check a journal or a piece of evidence, believing nothing."""

from __future__ import annotations

import argparse
from pathlib import Path

from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli.common import UnreadableError, emit

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel verify game.duel
p2pduel verify game.duel --json
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file."""
    parser.add_argument("file", type=Path, metavar="FILE", help=helps.JOURNAL_OR_EVIDENCE)
    parser.add_argument("--json", action="store_true", help=helps.JSON_OBJECT)


def run(args: argparse.Namespace) -> int:
    """0: all holds; 1: a violation is proved; 2: unreadable, or records in it prove nothing."""
    from p2pduel.table.verify import verify

    verdict = verify(args.file)
    if args.json:
        emit(verdict.to_json())
    elif verdict.error:
        raise UnreadableError(verdict.error)
    else:
        print(verdict.words())
    return verdict.exit_code

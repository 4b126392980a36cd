"""`p2pduel peers`: which tables there are on this network."""

from __future__ import annotations

import argparse
import asyncio

from p2pduel.cli.common import EXIT_NOBODY, EXIT_OK, CliError, emit, say, seconds

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "List the tables that announce themselves on this network."
EXAMPLE = """
p2pduel peers
p2pduel peers --timeout 5 --json
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """How long to listen."""
    parser.add_argument(
        "--timeout", type=seconds, default=3.0, metavar="S", help="listen so long (default 3)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON array")


def run(args: argparse.Namespace) -> int:
    """Listen, then list; nobody there is exit code 3, in JSON an empty array and 0."""
    from p2pduel.table.errors import TableError
    from p2pduel.table.peers import called, peers, row

    try:
        found = [table for table in asyncio.run(peers(args.timeout)) if not table.watching]
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None
    if args.json:
        emit([row(table) for table in found])
        return EXIT_OK
    if not found:
        say("Nobody here announces a table.")
        return EXIT_NOBODY
    for table in found:
        kind = "bot" if table.bot else "person"
        watch = "may be watched" if table.spectators else "no spectators"
        watch = f"{table.watchers} watching" if table.watchers else watch
        seats = f", {table.free} of {table.seats} seats free" if table.seats != 2 else ""
        print(
            f"{table.name:<20} {table.fingerprint:<20} {table.host}:{table.port}  {called(table)}, "
            f"{table.state}{seats}, {kind}, {watch}"
        )
    return EXIT_OK

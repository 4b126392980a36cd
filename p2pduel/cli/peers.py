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
    from p2pduel.table.peers import peers

    try:
        found = [table.to_json() for table in asyncio.run(peers(args.timeout)) if not table.watching]
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None
    if args.json:
        emit(found)
        return EXIT_OK
    if not found:
        say("Nobody here announces a table.")
        return EXIT_NOBODY
    for row in found:
        kind = "bot" if row["bot"] else "person"
        watch = "may be watched" if row["spectators"] else "no spectators"
        watch = f"{row['watchers']} watching" if row["watchers"] else watch
        print(
            f"{row['name']:<20} {row['fingerprint']:<20} {row['host']}:{row['port']}  {row['variant']}, "
            f"{row['state']}, {kind}, {watch}"
        )
    return EXIT_OK

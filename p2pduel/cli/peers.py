"""`p2pduel peers`: which tables there are on this network."""

from __future__ import annotations

import argparse
import asyncio

from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import cli_output as said
from p2pduel.cli.common import EXIT_NOBODY, EXIT_OK, CliError, emit, say, seconds

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel peers
p2pduel peers --timeout 5 --json
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """How long to listen."""
    parser.add_argument("--timeout", type=seconds, default=3.0, metavar="S", help=helps.listen(3))
    parser.add_argument("--json", action="store_true", help=helps.JSON_ARRAY)


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
        say(said.NOBODY)
        return EXIT_NOBODY
    for table in found:
        watch = said.MAY_WATCH if table.spectators else said.NO_SPECTATORS
        told = [
            called(table),
            said.STATES[table.state],
            *([said.seats_free(table.free, table.seats)] if table.seats != 2 else []),
            said.BOT if table.bot else said.PERSON,
            said.watching(table.watchers) if table.watchers else watch,
        ]
        where = f"{table.host}:{table.port}"
        print(f"{table.name:<20} {table.fingerprint:<20} {where}  {', '.join(told)}")
    return EXIT_OK

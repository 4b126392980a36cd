"""`p2pduel watch`: see a game and verify all of it."""

from __future__ import annotations

import argparse

from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli import peering
from p2pduel.cli.common import UsageError

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel watch Anna
p2pduel watch 192.168.1.20:4455 --headless --journal seen.duel
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which table."""
    parser.add_argument("table", nargs="?", metavar="NAME|HOST:PORT", help=helps.WATCHED_TABLE)
    peering.add_journal(parser)
    peering.add_timeout(parser)
    peering.add_mdns(parser)
    peering.add_plain(parser)
    peering.add_headless(parser, decides=False)


def run(args: argparse.Namespace) -> int:
    """Watch one game to its end."""
    if args.headless and args.plain:
        raise UsageError(words.PLAIN_OR_HEADLESS)
    if not args.headless:
        peering.need_screen(args)
    options = peering.seat_options(args, None, timeout=args.timeout)
    from p2pduel.table.watch import watch

    return peering.play(options, lambda chosen: watch(args.table, chosen), "watch", args.plain)

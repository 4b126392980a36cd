"""`p2pduel join`: sit down at somebody's table."""

from __future__ import annotations

import argparse

from p2pduel.cli import peering

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "Sit down at a table on this network and play one game."
EXAMPLE = """
p2pduel join Anna --name Bob
p2pduel join 192.168.1.20:4455 --guest --headless --bot greedy
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which table, and who sits down."""
    parser.add_argument(
        "table", nargs="?", metavar="NAME|HOST:PORT", help="without it: the only waiting table"
    )
    peering.add_name(parser)
    peering.add_deck(parser)
    peering.add_journal(parser)
    peering.add_timeout(parser)
    peering.add_mdns(parser)
    peering.add_headless(parser, decides=True)


def run(args: argparse.Namespace) -> int:
    """Play one game as blue."""
    brain = peering.brain_of(args)
    options = peering.seat_options(args, brain, timeout=args.timeout, **peering.deck_choice(args))
    from p2pduel.table.join import join

    return peering.play(options, lambda chosen: join(args.table, chosen), "join")

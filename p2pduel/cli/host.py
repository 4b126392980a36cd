"""`p2pduel host`: open a table and wait for somebody."""

from __future__ import annotations

import argparse

from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli import peering
from p2pduel.cli.choosing import (
    add_table,
    need_bot,
    need_own_decks,
    need_two,
    own_sets,
    settle_table,
)
from p2pduel.cli.common import UsageError, number

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel host --name Anna --variant gold
p2pduel host --anywhere
p2pduel host --name Robot --port 4455 --no-mdns --headless --bot greedy
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The table and who sits at it."""
    peering.add_name(parser)
    add_table(parser)
    peering.add_deck(parser)
    parser.add_argument("--port", type=number(0, 65535), default=0, metavar="P", help=helps.PORT)
    parser.add_argument("--anywhere", action="store_true", help=helps.ANYWHERE)
    peering.add_relays(parser)
    peering.add_journal(parser)
    peering.add_mdns(parser)
    peering.add_spectators(parser)
    parser.add_argument("--hints", action="store_true", help=helps.HINTS)
    peering.add_plain(parser)
    peering.add_headless(parser, decides=True)


def run(args: argparse.Namespace) -> int:
    """Play one game in the first seat."""
    game = settle_table(args)
    need_two(args)
    need_own_decks(args, game, "deck")
    own_sets(args)
    brain = peering.brain_of(args)
    if args.bot:
        need_bot(args)
    if args.variant in game.own_decks and brain is None and args.deck is None and not _goes_on(args):
        raise UsageError(words.deck_needed(args.variant))
    options = peering.seat_options(
        args,
        brain,
        game=args.game,
        variant=args.variant,
        seats=args.players,
        options=args.options,
        port=args.port,
        spectators=not args.no_spectators,
        hints=args.hints,
        deck=peering.deck_choice(args, args.game),
        anywhere=peering.anywhere_of(args, args.anywhere),
    )
    from p2pduel.table.host import host

    return peering.play(options, host, "host", args.plain)


def _goes_on(args: argparse.Namespace) -> bool:
    """Whether a game is resumed: its deck lies beside it."""
    return args.journal is not None and args.journal.exists()

"""`p2pduel play`: a game against a bot, straight away."""

from __future__ import annotations

import argparse

from p2pduel.bots import names
from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli import peering
from p2pduel.cli.choosing import add_table, need_bot, need_own_decks, own_sets, settle_table
from p2pduel.cli.common import CliError, UnreadableError, bot

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel play
p2pduel play --variant gold --bot random
p2pduel play --plain
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, which bot."""
    parser.add_argument("--bot", type=bot, metavar="B", help=helps.bots(names()))
    add_table(parser)
    parser.add_argument("--deck", metavar="D", help=helps.READY_DECK)
    peering.add_journal(parser)
    peering.add_plain(parser)


def run(args: argparse.Namespace) -> int:
    """Straight to the table."""
    game = settle_table(args)
    need_own_decks(args, game, "deck")
    own_sets(args)
    args.bot = args.bot or game.crew.USUAL
    need_bot(args)
    if args.deck is not None:
        _check_deck(args.deck, args.game)
    peering.need_screen(args)
    if args.plain:
        return _plain(args)
    from p2pduel import tui

    return tui.play(args.bot, args.variant, args.deck, args.journal, args.game, args.players, args.options)


def _plain(args: argparse.Namespace) -> int:
    from p2pduel import plain
    from p2pduel.table.errors import TableError

    try:
        return plain.play(
            args.bot, args.variant, args.deck or "", args.journal, args.game, args.players, args.options
        )
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None


def _check_deck(name: str, game: str) -> None:
    """Say everything that is wrong with a deck before the screen opens."""
    from p2pduel.decks import DeckError, load_deck
    from p2pduel.decks.boxes import owned

    try:
        load_deck(name, game, owned(game))
    except DeckError as error:
        raise UnreadableError("; ".join(error.faults)) from None

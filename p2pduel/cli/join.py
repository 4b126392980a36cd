"""`p2pduel join`: sit down at somebody's table."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from p2pduel import games
from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import cli_output as said
from p2pduel.cli import peering
from p2pduel.cli.common import CliError, UsageError

if TYPE_CHECKING:
    from p2pduel.table.options import Ending, Options

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel join Anna --name Bob
p2pduel join 'Anna#k3vq-7a2m'
p2pduel join 192.168.1.20:4455 --guest --headless --bot greedy
"""


_LISTEN = 3.0
"""So long tables are gathered before a person is asked which one."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which table, and who sits down."""
    parser.add_argument(
        "table",
        nargs="?",
        metavar="NAME|HOST:PORT|TICKET",
        help=helps.TABLE,
    )
    peering.add_name(parser)
    peering.add_deck(parser)
    peering.add_relays(parser)
    peering.add_journal(parser)
    parser.add_argument(
        "--take-over",
        action="store_true",
        help=helps.TAKE_OVER,
    )
    parser.add_argument(
        "--accept",
        type=_term,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help=helps.ACCEPT,
    )
    peering.add_timeout(parser)
    peering.add_mdns(parser)
    peering.add_spectators(parser)
    peering.add_plain(parser)
    peering.add_headless(parser, decides=True)


def run(args: argparse.Namespace) -> int:
    """Play one game in the second seat."""
    from p2pduel.table.anywhere import is_ticket

    brain = peering.brain_of(args)
    options = peering.seat_options(
        args,
        brain,
        timeout=args.timeout,
        take_over=args.take_over,
        spectators=not args.no_spectators,
        accept=dict(args.accept),
        ask_terms=not args.headless,
        anywhere=peering.anywhere_of(args, is_ticket(args.table)),
        deck=peering.deck_choice(args, str(dict(args.accept).get("game", games.DEFAULT))),
    )
    from p2pduel.table.join import join

    goes_on = args.journal is not None and args.journal.exists()  # and knows where it was played
    if args.table is None and not args.headless and not goes_on:
        args.table = _pick(min(args.timeout, _LISTEN))

    def begin(chosen: Options) -> Coroutine[Any, Any, Ending]:
        return join(args.table, _told_of_the_deck(chosen) if args.deck is not None else chosen)

    return peering.play(options, begin, "join", args.plain)


def _term(text: str) -> tuple[str, object]:
    """An argument type: one of the terms of a table."""
    from p2pduel.table.terms import parse_term

    try:
        return parse_term(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _told_of_the_deck(options: Options) -> Options:
    """Which game it is the host decides: whoever has named a deck hears if it is none for decks."""

    def tell(event: dict[str, Any]) -> None:
        options.on_event(event)
        if event["event"] == "started" and event["variant"] not in games.game(event["plays"]).own_decks:
            options.on_event({"event": "notice", "words": words.deck_unused(event["variant"])})

    return replace(options, on_event=tell)


def _pick(timeout: float) -> str | None:
    """Of several waiting tables the one a person chooses; None leaves the search to the table."""
    from p2pduel.table.errors import TableError
    from p2pduel.table.peers import called, peers

    try:
        found = [table for table in asyncio.run(peers(timeout)) if table.state == "waiting"]
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None
    if len(found) < 2:
        return None
    for number, table in enumerate(found, 1):
        print(f"  {number}  {said.table_to_join(table.name, called(table), table.fingerprint)}")
    while True:
        try:
            typed = input(said.which_table(len(found))).strip()
        except EOFError:
            raise UsageError(words.SEVERAL_TABLES) from None
        if typed.isdecimal() and 1 <= int(typed) <= len(found):
            chosen = found[int(typed) - 1]
            return f"{chosen.name}#{chosen.fingerprint}"

"""`p2pduel deck`: tournament decks, ready ones and your own."""

from __future__ import annotations

import argparse
from collections import Counter

from p2pduel.cli.common import EXIT_NO, EXIT_OK, UnreadableError, UsageError

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "List and show tournament decks; check a deck file of your own."
EXAMPLE = """
p2pduel deck list
p2pduel deck show merchants
p2pduel deck check mydeck.toml
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with which deck."""
    parser.add_argument("what", choices=("list", "show", "check"), help="list, show or check")
    parser.add_argument("deck", nargs="?", metavar="NAME|FILE", help="a ready deck or a file (show, check)")


def run(args: argparse.Namespace) -> int:
    """Do it; a deck with faults makes the exit code 1."""
    if (args.what == "list") != (args.deck is None):
        raise UsageError(f"deck {args.what} takes {'no' if args.deck else 'a'} deck")
    if args.what == "list":
        return _list()
    return _show(args.deck) if args.what == "show" else _check(args.deck)


def _list() -> int:
    from p2pduel import decks

    for name in decks.ready():
        print(f"{name:<12} {decks.load_deck(name).style}")
    return EXIT_OK


def _check(name: str) -> int:
    from p2pduel import decks

    try:
        deck = decks.load_deck(name)
    except decks.DeckError as error:
        if error.missing:
            raise UnreadableError(str(error)) from None
        for fault in error.faults:
            print(fault)
        return EXIT_NO
    size = len(deck.hand) + len(deck.cards)
    print(f"{deck.name}: {size} cards, {len(deck.events)} events: a legal deck")
    return EXIT_OK


def _show(name: str) -> int:
    from p2pduel import decks
    from p2pduel.catalogue import card_name

    try:
        deck = decks.load_deck(name)
    except decks.DeckError as error:
        raise UnreadableError(str(error), code=None if error.missing else EXIT_NO) from None
    print(deck.name)
    if deck.style:
        print(deck.style)
    for title, faces in (("starting hand", deck.hand), ("draw stacks", deck.cards), ("events", deck.events)):
        print(f"\n{title} ({len(faces)})")
        for face, count in Counter(faces).items():
            print(f"  {count} {card_name(face)}")
    return EXIT_OK

"""`p2pduel deck`: tournament decks, ready ones and your own."""

from __future__ import annotations

import argparse
from collections import Counter

from p2pduel.cli.common import EXIT_NO, EXIT_OK, Choice, UnreadableError, UsageError, has_screen

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "Build, list, show and check tournament decks."
EXAMPLE = """
p2pduel deck build
p2pduel deck build merchants
p2pduel deck list
p2pduel deck show merchants
p2pduel deck check mydeck.toml
"""

_ACTS = ("build", "list", "show", "check")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with which deck."""
    parser.add_argument(
        "what", type=Choice("act", _ACTS), metavar="|".join(_ACTS), help="what to do; build opens the builder"
    )
    parser.add_argument(
        "deck", nargs="?", metavar="NAME|FILE", help="a ready deck, one of yours, or a file (not for list)"
    )


def run(args: argparse.Namespace) -> int:
    """Do it; a deck with faults makes the exit code 1."""
    if args.what == "build":
        return _build(args.deck)
    if (args.what == "list") != (args.deck is None):
        raise UsageError(f"deck {args.what} takes {'no' if args.deck else 'a'} deck")
    if args.what == "list":
        return _list()
    return _show(args.deck) if args.what == "show" else _check(args.deck)


def _build(name: str | None) -> int:
    """The builder: a copy of a ready deck, an own deck, a file, or a new deck of that name."""
    if not has_screen():
        raise UsageError("the builder needs a terminal; a deck file can be written by hand and checked")
    from p2pduel import tui
    from p2pduel.decks import DeckError
    from p2pduel.decks.draft import Draft, opened

    draft = None
    if name is not None:
        try:
            draft = opened(name)
        except DeckError as error:
            if not error.missing:
                raise UnreadableError(str(error)) from None
            draft = Draft(name)
    return tui.build_deck(draft)


def _list() -> int:
    from p2pduel import decks

    for name in (*decks.ready(), *decks.own()):
        try:
            print(f"{name:<12} {decks.load_deck(name).style}".rstrip())
        except decks.DeckError as error:
            print(f"{name:<12} (not legal yet: {error})")
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
    from p2pduel.games.duel.words.cards import card_name

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

"""`p2pduel deck`: tournament decks, ready ones and your own."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from p2pduel import games
from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import cli_output as said
from p2pduel.catalogue import speech
from p2pduel.cli.choosing import add_game
from p2pduel.cli.common import EXIT_NO, EXIT_OK, Choice, CliError, UnreadableError, UsageError, has_screen

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel deck build
p2pduel deck build merchants
p2pduel deck list
p2pduel deck show merchants
p2pduel deck check mydeck.toml
p2pduel deck sets knights,wizards --game classic
"""

_ACTS = ("build", "list", "show", "check", "sets")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with which deck."""
    parser.add_argument("what", type=Choice("act", _ACTS), metavar="|".join(_ACTS), help=helps.DECK_ACT)
    parser.add_argument("deck", nargs="?", metavar="NAME|FILE|SETS", help=helps.DECK_NAME)
    add_game(parser)


def run(args: argparse.Namespace) -> int:
    """Do it; a deck with faults makes the exit code 1."""
    game = games.game(args.game or games.DEFAULT)
    if not game.own_decks:
        raise UsageError(words.no_decks(game.name))
    if args.what != "build":  # the screen says it itself
        from p2pduel.decks.boxes import problems

        for problem in problems():
            print(f"p2pduel: {problem}", file=sys.stderr)
    if args.what == "build":
        return _build(args.deck, game.name)
    if args.what == "sets":
        return _sets(args.deck, game)
    if (args.what == "list") != (args.deck is None):
        raise UsageError((words.takes_no_deck if args.deck else words.takes_a_deck)(args.what))
    if args.what == "list":
        return _list(game.name)
    return _show(args.deck, game.name) if args.what == "show" else _check(args.deck, game.name)


def _build(name: str | None, game: str) -> int:
    """The builder: a copy of a ready deck, an own deck, a file, or a new deck of that name."""
    if not has_screen():
        raise UsageError(words.BUILDER_NEEDS_TERMINAL)
    from p2pduel import tui
    from p2pduel.decks import DeckError
    from p2pduel.decks.draft import Draft, opened

    draft = None
    if name is not None:
        try:
            draft = opened(name, game)
        except DeckError as error:
            if not error.missing:
                raise UnreadableError(str(error)) from None
            draft = Draft(name, game=game)
    return tui.build_deck(draft, game)


def _sets(text: str | None, game: games.Game) -> int:
    """Say which sets the person owns; with sets, remember them first."""
    from p2pduel.decks import boxes as own

    boxes = game.decks.BOXES
    if boxes is None:
        raise UsageError(words.one_box(game.name))
    if text is not None:
        named = {"all": boxes.names, "none": ()}.get(text, tuple(name.strip() for name in text.split(",")))
        unknown = [name for name in named if name not in boxes.names]
        if unknown:
            raise UsageError(words.no_such_sets(unknown, boxes.names))
        try:
            own.keep_owned(game.name, named)
        except OSError as error:
            raise CliError(str(error), EXIT_NO) from None
    mine = own.owned(game.name)
    for name in boxes.names:
        print(f"{name:<12} {said.set_owned(boxes.title(name), name in mine)}")
    return EXIT_OK


def _list(game: str) -> int:
    from p2pduel import decks
    from p2pduel.decks.boxes import owned

    for name in (*decks.ready(game), *decks.own(game)):
        try:
            print(f"{name:<12} {decks.load_deck(name, game, owned(game)).style}".rstrip())
        except decks.DeckError as error:
            print(f"{name:<12} {said.not_legal(str(error))}")
    return EXIT_OK


def _check(name: str, game: str) -> int:
    from p2pduel import decks
    from p2pduel.decks.boxes import owned

    try:
        deck = decks.load_deck(name, game, owned(game))
    except decks.DeckError as error:
        if error.missing:
            raise UnreadableError(str(error)) from None
        for fault in error.faults:
            print(fault)
        return EXIT_NO
    parts = games.game(game).decks.PARTS
    print(said.legal(deck.name, [f"{speech.message(part.title)} {part.size}" for part in parts]))
    return EXIT_OK


def _show(name: str, game: str) -> int:
    from p2pduel import decks

    law = games.game(game).decks
    try:
        deck = decks.load_deck(name, game)
    except decks.DeckError as error:
        raise UnreadableError(str(error), code=None if error.missing else EXIT_NO) from None
    print(deck.name)
    if deck.style:
        print(deck.style)
    shown = [(said.STARTING_HAND, deck.hand)]
    shown += [(speech.message(part.title), deck.parts[part.name]) for part in law.PARTS]
    for title, faces in shown:
        print(f"\n{title} ({len(faces)})")
        for face, count in Counter(faces).items():
            print(f"  {count} {law.face_name(face)}")
    return EXIT_OK

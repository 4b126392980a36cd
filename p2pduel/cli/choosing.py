"""Which game is played: --game, --variant, --players and --option, for every command that takes them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from p2pduel import games
from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli.common import Choice, UsageError, number

if TYPE_CHECKING:
    from p2pduel.decks import Deck
    from p2pduel.kernel.options import Chosen

__all__ = [
    "add_game",
    "add_table",
    "bots_for",
    "named_deck",
    "need_bot",
    "need_own_decks",
    "need_two",
    "own_sets",
    "settle_table",
]


def need_bot(args: argparse.Namespace) -> None:
    """Refuse a bot that does not play the game that was chosen."""
    from p2pduel.bots import check_bot

    try:
        check_bot(args.bot, args.game)
    except ValueError as error:
        raise UsageError(words.argument("bot", str(error))) from None


def named_deck(text: str, game: str, option: str = "deck", *, own: bool = False) -> Deck:
    """A deck of a game by name or file; UsageError with every fault.

    own: whether it may have only cards of the sets that this person owns.
    """
    from p2pduel.decks import DeckError, load_deck
    from p2pduel.decks.boxes import owned

    try:
        return load_deck(text, game, owned(game) if own else None)
    except DeckError as error:
        raise UsageError(words.argument(option, "; ".join(error.faults))) from None


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which game it is about."""
    names = [game.name for game in games.known()]
    parser.add_argument(
        "--game",
        type=Choice("game", names),
        metavar="G",
        help=helps.game(names, games.DEFAULT),
    )


def add_table(parser: argparse.ArgumentParser) -> None:
    """Which game is played, in which variant, by how many; `settle_table` says what that comes to."""
    add_game(parser)
    names = list(dict.fromkeys(name for game in games.known() for name in game.variants))
    parser.add_argument(
        "--variant",
        type=Choice("variant", names),
        metavar="V",
        help="; ".join(f"{game.name}: {', '.join(game.variants)}" for game in games.known()),
    )
    parser.add_argument("--players", type=number(1, 99), metavar="N", help=helps.PLAYERS)
    parser.add_argument(
        "--option", type=_pair, action="append", default=[], metavar="KEY=VALUE", help=helps.OPTION
    )


def _pair(text: str) -> tuple[str, str]:
    """An argument type: a name and a value."""
    key, sign, value = text.partition("=")
    if not key or not sign:
        raise argparse.ArgumentTypeError(words.no_pair(text))
    return key, value


def settle_table(args: argparse.Namespace) -> games.Game:
    """The game that was asked for, with what was left out filled in; UsageError if there is no such game."""
    game = games.game(args.game) if args.game is not None else _game_with(args.variant)
    args.game = game.name
    if args.variant is None:
        args.variant = game.variants[0]
    elif args.variant not in game.variants:
        raise UsageError(words.no_variant(game.name, args.variant, game.variants))
    args.players = _players(game, args.variant, args.players)
    args.options = _options(game, args.variant, args.option)
    return game


def own_sets(args: argparse.Namespace) -> None:
    """A new table lets the first seat choose from the sets it owns, unless others are named."""
    if args.variant in games.game(args.game).own_decks and not (args.journal and args.journal.exists()):
        from p2pduel.decks.boxes import own_options

        args.options = {**own_options(args.game, args.variant, 0), **args.options}


def _options(game: games.Game, variant: str, said: list[tuple[str, str]]) -> Chosen:
    """The options that were named; the rules are asked only if there are any."""
    from p2pduel.catalogue.options import why
    from p2pduel.kernel.errors import IllegalMove
    from p2pduel.kernel.options import typed

    try:
        return typed(game.rules.options(variant), said, f"{game.name} {variant}") if said else {}
    except IllegalMove as error:
        raise UsageError(why(error)) from None


def _game_with(variant: str | None) -> games.Game:
    """The game meant by a variant alone: the default one, if it has it, else the only one that has."""
    default = games.game(games.DEFAULT)
    if variant is None or variant in default.variants:
        return default
    found = [game for game in games.known() if variant in game.variants]
    if len(found) != 1:
        raise UsageError(words.several_games(variant, [f"--game {game.name}" for game in found]))
    return found[0]


def _players(game: games.Game, variant: str, wanted: int | None) -> int:
    """How many play; the rules are asked only where their answer is open."""
    allowed = game.seats
    if len(allowed) > 1 and (wanted is None or wanted in allowed):
        allowed = game.rules.variants[variant].seats
    if wanted is None:
        return allowed[0]
    if wanted not in allowed:
        raise UsageError(words.not_for_so_many(game.name, variant, [*map(str, allowed)], wanted))
    return wanted


def need_two(args: argparse.Namespace) -> None:
    """Refuse more than two players where they sit at different machines."""
    if args.players != 2:
        raise UsageError(words.two_seats(args.players))


def need_own_decks(args: argparse.Namespace, game: games.Game, option: str) -> None:
    """Refuse decks in a game that is dealt from common stacks, rather than play it without them."""
    if getattr(args, option) is None or args.variant in game.own_decks:
        return
    if game.own_decks:
        raise UsageError(words.decks_go_with(option, game.own_decks, args.variant))
    raise UsageError(words.no_decks(args.variant))


def bots_for(text: str | None, game: games.Game, seats: int) -> tuple[str, ...]:
    """One bot for every seat, of a list with commas; without one those who usually meet.

    A program's arguments may hold commas, too.
    """
    if text is None:
        first, second = game.crew.MATCH
        return (first, *[second] * (seats - 1))
    try:
        return _split(text.split(","), seats, game.name)
    except ValueError as error:
        raise UsageError(words.argument("bots", str(error)), hint=words.try_help("p2pduel arena")) from None


def _split(parts: list[str], count: int, game: str) -> tuple[str, ...]:
    """So many bots, the first as long as can be; ValueError says what is wrong."""
    from p2pduel.bots import check_bot

    if count == 1:
        return (check_bot(",".join(parts).strip(), game),)
    letters = ",".join("ABCDEFGH"[:count])
    fault = ValueError(words.not_so_many_bots(",".join(parts), count, letters))
    for at in range(len(parts) - count + 1, 0, -1):
        try:
            first = check_bot(",".join(parts[:at]).strip(), game)
            return (first, *_split(parts[at:], count - 1, game))
        except ValueError as error:
            fault = error
    raise fault

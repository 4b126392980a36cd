"""Which game is played: --game, --variant and --players, for every command that takes them."""

from __future__ import annotations

import argparse
from typing import NamedTuple

from p2pduel import games
from p2pduel.cli.common import Choice, UsageError

__all__ = ["Chosen", "add_game", "bots_for", "chosen_game"]

_COUNTS = {2: "two", 3: "three", 4: "four"}


class Chosen(NamedTuple):
    """A game, one way to play it, and for how many."""

    game: games.Game
    variant: str
    seats: int


def add_game(parser: argparse.ArgumentParser) -> None:
    """Options for game, variant and number of players; chosen_game reads them."""
    every = games.known()
    usual = games.game(games.DEFAULT)
    variants = tuple(dict.fromkeys(name for entry in every for name in entry.variants))
    parser.add_argument(
        "--game",
        type=Choice("game", [entry.name for entry in every]),
        default=games.DEFAULT,
        metavar="G",
        help=f"{', '.join(entry.name for entry in every)} (default {games.DEFAULT})",
    )
    parser.add_argument(
        "--variant",
        type=Choice("variant", variants),
        metavar="V",
        help=f"{', '.join(variants)} (default {usual.variants[0]})",
    )
    parser.add_argument(
        "--players", type=int, metavar="N", help="for how many, where a game allows several numbers"
    )


def chosen_game(args: argparse.Namespace) -> Chosen:
    """What the options say together; UsageError where the game has no such variant, or not for so many."""
    game = games.game(args.game)
    variant = game.variants[0] if args.variant is None else args.variant
    if variant not in game.variants:
        known = ", ".join(game.variants)
        raise UsageError(f"argument --variant: {game.name} has no variant {variant!r}; there are: {known}")
    allowed = game.rules.variants[variant].seats
    seats = allowed[0] if args.players is None else args.players
    if seats not in allowed:
        numbers = " or ".join(map(str, allowed))
        raise UsageError(f"argument --players: {game.name} {variant} is for {numbers} players, not {seats}")
    return Chosen(game, variant, seats)


def bots_for(text: str | None, chosen: Chosen) -> tuple[str, ...]:
    """One bot for every seat, of a list with commas; without one those who usually meet.

    A program's arguments may hold commas, too.
    """
    if text is None:
        first, second = chosen.game.crew.MATCH
        return (first, *[second] * (chosen.seats - 1))
    try:
        return _split(text.split(","), chosen.seats, chosen.game.name)
    except ValueError as error:
        raise UsageError(f"argument --bots: {error}", hint="try: p2pduel arena --help") from None


def _split(parts: list[str], count: int, game: str) -> tuple[str, ...]:
    """So many bots, the first as long as can be; ValueError says what is wrong."""
    from p2pduel.bots import check_bot

    if count == 1:
        return (check_bot(",".join(parts).strip(), game),)
    said = _COUNTS.get(count, str(count))
    letters = ",".join("ABCDEFGH"[:count])
    fault = ValueError(f"{','.join(parts)!r} does not name {said} bots: write {letters}")
    for at in range(len(parts) - count + 1, 0, -1):
        try:
            first = check_bot(",".join(parts[:at]).strip(), game)
            return (first, *_split(parts[at:], count - 1, game))
        except ValueError as error:
            fault = error
    raise fault

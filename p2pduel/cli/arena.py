"""`p2pduel arena`: many games between bots, and who won how often."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from p2pduel.bots import names
from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_arena as said
from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli.choosing import add_table, bots_for, named_deck, need_own_decks, settle_table
from p2pduel.cli.common import (
    EXIT_INTERRUPTED,
    EXIT_NO,
    EXIT_OK,
    UnreadableError,
    deck_pair,
    emit,
    number,
    say,
)

if TYPE_CHECKING:
    from p2pduel.games import Game
    from p2pduel.local.arena import Arena

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel arena --variant gold --games 100 --bots greedy,random --jobs 2
p2pduel arena --variant intro --games 20 --bots random,random --seed 7 --json
"""

_BAR = 30
_SHOWN = 3
"""Errors, and reasons to give up, told in full."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The match, and how it is reported."""
    add_table(parser)
    parser.add_argument("--games", type=number(1, 1_000_000), default=100, metavar="N", help=helps.GAMES)
    parser.add_argument(
        "--bots",
        metavar="A,B",
        help=helps.timed_bots(names()),
    )
    parser.add_argument("--decks", type=deck_pair, metavar="A,B", help=helps.DECKS_OR_FIRST)
    parser.add_argument("--seed", type=number(0), default=0, metavar="S", help=helps.SEED)
    parser.add_argument("--jobs", type=number(1, 256), default=1, metavar="J", help=helps.JOBS)
    parser.add_argument(
        "--max-turns",
        type=number(1),
        default=1000,
        metavar="T",
        help=helps.MAX_TURNS,
    )
    parser.add_argument("--json", action="store_true", help=helps.JSON_OBJECT)
    parser.add_argument("--report", type=Path, metavar="FILE.html", help=helps.REPORT)


def run(args: argparse.Namespace) -> int:
    """Play and report; a game that broke makes the exit code 1."""
    game = settle_table(args)
    need_own_decks(args, game, "decks")
    bots = bots_for(args.bots, game, args.players)
    from p2pduel.local import arena
    from p2pduel.local.report import called

    decks = _decks(args, game)
    match = arena.Match(args.variant, bots, args.seed, args.max_turns, decks, game.name, args.options)
    if args.report is not None:
        _check_writable(args.report)
    played = arena.run(match, args.games, args.jobs, _progress(args.games))
    if played.interrupted and sys.stderr.isatty():
        say("")  # the bar stays as it was
    broken = [result.error for result in played.results if result.error]
    for error in broken[:_SHOWN]:
        say(error)
    if len(broken) > _SHOWN:
        say(said.more_broken(len(broken) - _SHOWN))
    for name, why in played.resignations()[:_SHOWN]:
        say(said.gave_up(called(name), why))
    if args.json:
        emit(played.summary())
    else:
        _tell(played)
    if args.report is not None:
        from p2pduel.local.report import page

        args.report.write_text(page(played), encoding="utf-8")
        say(said.report(str(args.report)))
    if played.interrupted:
        return EXIT_INTERRUPTED
    return EXIT_NO if broken else EXIT_OK


def _check_writable(path: Path) -> None:
    """Say before the games that a report cannot be written, not after them."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise UnreadableError(words.no_folder(str(path)))


def _decks(args: argparse.Namespace, game: Game) -> tuple[Mapping[str, Sequence[str]] | None, ...]:
    """What the bots bring where one brings decks; nothing to any other game."""
    if args.variant not in game.own_decks:
        return ()
    from p2pduel.decks import default_deck

    named = [named_deck(deck, game.name, "decks") for deck in args.decks or ()]
    return tuple(deck.to_choice() for deck in named or [default_deck(game.name)] * args.players)


def _progress(games: int) -> Any:
    if not sys.stderr.isatty():
        return lambda _done: None

    begun = time.monotonic()

    def show(done: int) -> None:
        filled = _BAR * done // games
        end = "\n" if done == games else ""
        bar = "█" * filled + "░" * (_BAR - filled)
        left = _left((time.monotonic() - begun) / done * (games - done))
        sys.stderr.write(f"\r{bar} {done}/{games} {left:<12}{end}")
        sys.stderr.flush()

    return show


def _left(seconds: float) -> str:
    """About how long it still takes."""
    if seconds < 1:
        return ""
    minutes = round(seconds / 60)
    return said.seconds_left(round(seconds)) if seconds < 100 else said.minutes_left(minutes)


def _tell(played: Arena) -> None:
    from p2pduel.local.report import called, percent, what

    figures = played.summary()
    if played.interrupted:
        print(said.INTERRUPTED)
    turns = figures["turns"]
    mean = figures["mean_turns"]
    print(said.played(figures["games"], what(figures), mean, turns["shortest"], turns["longest"]))
    shares = [(called(name), share) for name, share in figures["shares"].items()]
    shares += [(said.BEGAN, figures["first_player"])]
    shares += [(said.seat(seat), share) for seat, share in enumerate(figures.get("seats", ()))]
    width = max(map(len, (*(name for name, _ in shares), *said.COUNTS.values())))
    for name, share in shares:
        print(f"  {name:<{width}} {share['wins']:>6} {said.WON}  {percent(share)}")
    for key, name in said.COUNTS.items():
        print(f"  {name:<{width}} {figures[key]:>6}")
    each = figures["decisions_per_second"], figures["games_per_second"]
    print(said.speed(figures["decisions"], figures["seconds"], *each))

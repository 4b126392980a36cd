"""What `host`, `join` and `watch` share: options of a seat, headless play, endings as exit codes."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import secrets
import signal
import sys
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from p2pduel.bots import names
from p2pduel.catalogue import anywhere
from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli.choosing import named_deck
from p2pduel.cli.common import (
    EXIT_INTERRUPTED,
    EXIT_NO,
    EXIT_NOBODY,
    EXIT_OK,
    CliError,
    UsageError,
    bot,
    emit,
    has_screen,
    name,
    seconds,
)

if TYPE_CHECKING:
    from p2pduel.person.sitting import Begin
    from p2pduel.table.anywhere import Relays
    from p2pduel.table.brains import Brain
    from p2pduel.table.options import Ending, Options

__all__ = [
    "add_deck",
    "add_headless",
    "add_journal",
    "add_mdns",
    "add_name",
    "add_plain",
    "add_relays",
    "add_spectators",
    "add_timeout",
    "anywhere_of",
    "brain_of",
    "deck_choice",
    "play",
    "seat_options",
]


def add_name(parser: argparse.ArgumentParser) -> None:
    """Who sits down."""
    parser.add_argument("--name", type=name, metavar="N", help=helps.NAME_AT_TABLE)
    parser.add_argument("--guest", action="store_true", help=helps.GUEST)


def add_mdns(parser: argparse.ArgumentParser) -> None:
    """Whether this peer announces itself."""
    parser.add_argument("--no-mdns", action="store_true", help=helps.NO_MDNS)


def add_spectators(parser: argparse.ArgumentParser) -> None:
    """Whether others may watch at this side."""
    parser.add_argument("--no-spectators", action="store_true", help=helps.NO_SPECTATORS)


def add_relays(parser: argparse.ArgumentParser) -> None:
    """How tables across the internet are found."""
    parser.add_argument(
        "--relay",
        action="append",
        default=[],
        metavar="n0|URL",
        help=helps.RELAY,
    )
    parser.add_argument("--no-relay", action="store_true", help=helps.NO_RELAY)


def anywhere_of(args: argparse.Namespace, wanted: bool) -> Relays | None:
    """Which relays a table across the internet uses; None if there is no such table."""
    from p2pduel.table.anywhere import relays
    from p2pduel.table.errors import TableError

    if not wanted:
        if args.relay or args.no_relay:
            raise UsageError(anywhere.RELAY_NEEDS)
        return None
    try:
        return relays(args.relay, args.no_relay)
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None


def add_journal(parser: argparse.ArgumentParser) -> None:
    """Where the game is written."""
    parser.add_argument(
        "--journal",
        type=Path,
        metavar="FILE",
        help=helps.JOURNAL,
    )


def add_deck(parser: argparse.ArgumentParser) -> None:
    """What a tournament is played with."""
    parser.add_argument("--deck", metavar="NAME|FILE", help=helps.DECK)


def deck_choice(args: argparse.Namespace, game: str) -> dict[str, tuple[str, ...]]:
    """The cards of the named deck; empty when none is named: a bot then makes one of its seed."""
    if args.deck is None:
        return {}
    return {part: tuple(faces) for part, faces in named_deck(args.deck, game, own=True).to_choice().items()}


def add_timeout(parser: argparse.ArgumentParser) -> None:
    """How long a name is looked for."""
    parser.add_argument("--timeout", type=seconds, default=15.0, metavar="S", help=helps.timeout(15))


def add_headless(parser: argparse.ArgumentParser, decides: bool) -> None:
    """Play without a screen, one JSON event per line."""
    parser.add_argument("--headless", action="store_true", help=helps.HEADLESS)
    if decides:
        parser.add_argument("--bot", type=bot, metavar="B", help=helps.decider(names()))


def add_plain(parser: argparse.ArgumentParser) -> None:
    """Play in lines of words."""
    parser.add_argument("--plain", action="store_true", help=helps.PLAIN)


def brain_of(args: argparse.Namespace) -> Brain | None:
    """The bot that decides, if the game is headless; wrong combinations are refused."""
    if not args.headless:
        if args.bot:
            raise UsageError(words.BOT_NEEDS_HEADLESS)
        need_screen(args)
        return None
    if args.plain:
        raise UsageError(words.PLAIN_OR_HEADLESS)
    if not args.bot:
        raise UsageError(words.who_decides(names()))
    from p2pduel.table.brains import NamedBrain

    return NamedBrain(args.bot, random.Random(secrets.randbits(128)))


def need_screen(args: argparse.Namespace) -> None:
    """Refuse to wait for a person where nobody can see or type; plain mode is content with a pipe."""
    if not args.plain and not has_screen():
        others = ["--plain", "--headless"] if hasattr(args, "headless") else ["--plain"]
        raise UsageError(words.needs_terminal(others))


def seat_options(args: argparse.Namespace, brain: Brain | None, **more: Any) -> Options:
    """The table's options from what was typed."""
    from p2pduel.table import people
    from p2pduel.table.options import Options

    if args.headless:
        more["on_event"] = emit
    return Options(
        name=getattr(args, "name", None) or people.own_name(),
        identity=people.identity(getattr(args, "guest", False)),
        brain=brain,
        journal=args.journal,
        bot=brain is not None,
        guest=getattr(args, "guest", False),
        mdns=not args.no_mdns,
        **more,
    )


def play(
    options: Options,
    start: Callable[[Options], Coroutine[Any, Any, Ending]],
    kind: str,
    plain: bool = False,
) -> int:
    """Run a seat to its end, with or without screens; what became of it is the exit code."""
    from p2pduel.table.errors import TableError

    try:
        if plain:
            return _tell(options, start, kind)
        headless = options.on_event is emit
        ending = asyncio.run(_ended_properly(start(options))) if headless else _sit(options, start, kind)
    except asyncio.CancelledError:
        return EXIT_INTERRUPTED
    except TableError as error:
        raise CliError(str(error), error.code, error.hint) from None
    if ending is None:  # the person left of their own will
        return EXIT_OK
    if ending.violation is not None:
        from p2pduel.table.violated import told

        print(f"p2pduel: {told(ending.violation)}", file=sys.stderr)
        return EXIT_NO
    return EXIT_OK if ending.finished else EXIT_NOBODY


async def _ended_properly(work: Coroutine[Any, Any, Ending]) -> Ending:
    """A program that is told to end leaves the list of tables, as it does at Ctrl-C."""
    task = asyncio.current_task()
    assert task is not None
    for sign in ("SIGTERM", "SIGHUP"):
        with contextlib.suppress(NotImplementedError, AttributeError):  # not on every system
            asyncio.get_running_loop().add_signal_handler(getattr(signal, sign), task.cancel)
    return await work


def _begin(options: Options, start: Callable[[Options], Coroutine[Any, Any, Ending]]) -> Begin:
    # as a guest the table remembers nobody: whoever shows the game does, once fingerprints were compared
    return lambda on_seat, on_event: start(replace(options, on_seat=on_seat, on_event=on_event, guest=True))


def _tell(options: Options, start: Callable[[Options], Coroutine[Any, Any, Ending]], kind: str) -> int:
    from p2pduel import plain

    new = kind == "host" and not (options.journal and options.journal.exists())
    game = options.game if new else ""
    return plain.sit(_begin(options, start), kind, options.name, options.identity.fingerprint, game)


def _sit(
    options: Options, start: Callable[[Options], Coroutine[Any, Any, Ending]], kind: str
) -> Ending | None:
    from p2pduel import tui

    mark = options.identity.fingerprint
    return tui.sit(_begin(options, start), watching=kind == "watch", kind=kind, name=options.name, mark=mark)

"""Finds the command, imports only that one, and turns what happens into an exit code."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import cast

from p2pduel import __version__, children
from p2pduel.cli.common import (
    EXIT_INTERRUPTED,
    EXIT_OK,
    EXIT_USAGE,
    CliError,
    Command,
    Parser,
    UsageError,
    has_screen,
)

__all__ = ["COMMANDS", "command_parser", "load", "main"]

COMMANDS: dict[str, str] = {
    "lesson": "Learn the game: a few prepared turns, explained",
    "play": "A game against a bot, straight away",
    "lobby": "Tables, people and unfinished games",
    "host": "Open a table and wait for somebody",
    "join": "Sit down at a table on this network",
    "watch": "Watch a game and verify all of it",
    "peers": "Which tables there are",
    "games": "Which games and variants there are",
    "verify": "Check a recorded game, believing nothing",
    "replay": "Tell a recorded game",
    "export": "A recorded game as a page, a text or a recording",
    "demo": "Two bots and a spectator show how it works",
    "identity": "Your name and fingerprint",
    "arena": "Many games between two bots",
    "deck": "Tournament decks: build, list, show, check",
    "engine": "The rules by JSON lines, for other programs",
    "doctor": "Can this machine play, and what should be mended",
    "completion": "Completion script for your shell",
}
"""Every command with its line in the overview; modules are imported one at a time, so that all start fast."""

_INTRO = "Catan Duel between two laptops, with no server and nobody to trust."


def load(name: str) -> Command:
    """The module of one command."""
    return cast(Command, importlib.import_module(f"p2pduel.cli.{name}"))


def command_parser(name: str) -> Parser:
    """The parser of one command, with its example."""
    command = load(name)
    parser = Parser(
        prog=f"p2pduel {name}",
        description=command.SUMMARY,
        epilog="example:\n" + "\n".join(f"  {line}" for line in command.EXAMPLE.strip().splitlines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.arguments(parser)
    return parser


def _overview() -> Parser:
    width = max((len(name) for name in COMMANDS), default=0)
    lines = [f"  {name:<{width}}  {summary}" for name, summary in COMMANDS.items()]
    parser = Parser(
        prog="p2pduel",
        usage="p2pduel [--version] [--help] [--name N] [COMMAND ...]",
        description=_INTRO + " Without a command: the lobby.",
        epilog="commands:\n" + "\n".join(lines) + "\n\nexample:\n  p2pduel demo\n  p2pduel COMMAND --help",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"p2pduel {__version__}")
    parser.add_argument("--name", metavar="N", help="your name in the lobby, until you leave it")
    return parser


def _dispatch(argv: Sequence[str]) -> int:
    if not argv:
        if has_screen():
            from p2pduel import tui

            return tui.run()
        _overview().print_help()
        return EXIT_OK
    name = argv[0]
    if name == "--name" or name.startswith("--name="):  # the lobby, for somebody of that name
        return load("lobby").run(command_parser("lobby").parse_args(argv))
    if name.startswith("-"):
        _overview().parse_args(argv)
        raise UsageError("name a command first", hint="try: p2pduel --help")
    if name == children.PLANNER:
        from p2pduel.bots.planner import worker as planner_worker

        planner_worker.main()
        return EXIT_OK
    if name not in COMMANDS:
        raise UsageError(f"there is no command {name!r}", hint="try: p2pduel --help")
    args = command_parser(name).parse_args(argv[1:])
    return load(name).run(args)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code."""
    for stream in (sys.stdout, sys.stderr):  # a sign that a terminal or a pipe lacks must not end a command
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _dispatch(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except CliError as error:
        print(f"p2pduel: {error}", file=sys.stderr)
        if error.hint:
            print(error.hint, file=sys.stderr)
        return error.code
    except SystemExit as leave:  # argparse ends --help and --version this way
        return leave.code if isinstance(leave.code, int) else EXIT_OK if leave.code is None else EXIT_USAGE
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # the reader has gone (`p2pduel replay … | head`): what is left must not complain at exit
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return EXIT_OK
    except RuntimeError as error:
        from protocol.group import SelfTestError  # not before it is needed: every command starts here

        if not isinstance(error, SelfTestError):
            raise
        print(f"p2pduel: {error}\np2pduel doctor says what should be mended", file=sys.stderr)
        return EXIT_USAGE
    except OSError as error:  # a data folder that can't be written, a full disk, a key others can read
        print(f"p2pduel: {error}\np2pduel doctor says what should be mended", file=sys.stderr)
        return EXIT_USAGE

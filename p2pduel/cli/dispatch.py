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

from p2pduel import __version__, children, language
from p2pduel.catalogue import cli as words
from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import faults, speech
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

COMMANDS = (
    "lesson",
    "play",
    "lobby",
    "host",
    "join",
    "watch",
    "peers",
    "games",
    "verify",
    "replay",
    "export",
    "demo",
    "identity",
    "arena",
    "deck",
    "engine",
    "doctor",
    "completion",
)
"""Every command; modules are imported one at a time, so that all start fast."""

_VERSION = f"p2pduel {__version__}"

_FOR_PROGRAMS = ("json", "headless")
"""Options whose output other programs read: it is English, whoever runs them."""


def load(name: str) -> Command:
    """The module of one command."""
    return cast(Command, importlib.import_module(f"p2pduel.cli.{name}"))


def command_parser(name: str) -> Parser:
    """The parser of one command, with its example."""
    command = load(name)
    examples = (f"  {line}" for line in command.EXAMPLE.strip().splitlines())
    parser = Parser(
        prog=f"p2pduel {name}",
        description=helps.SUMMARIES[name],
        epilog="\n".join([words.EXAMPLE, *examples]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.arguments(parser)
    _add_language(parser)
    return parser


def _add_language(parser: Parser) -> None:
    """The option stands in every help; `main` has taken it before a parser sees it."""
    parser.add_argument("--language", metavar="L", help=helps.LANGUAGE)


def _overview() -> Parser:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {helps.OVERVIEW[name]}" for name in COMMANDS]
    parser = Parser(
        prog="p2pduel",
        usage=words.USAGE,
        description=words.INTRO,
        epilog="\n".join(
            [words.COMMANDS, *lines, "", words.EXAMPLE, "  p2pduel demo", "  p2pduel COMMAND --help"]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=_VERSION)
    _add_language(parser)
    parser.add_argument("--name", metavar="N", help=helps.LOBBY_NAME)
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
        raise UsageError(words.NAME_COMMAND, hint=words.try_help("p2pduel"))
    if name == children.PLANNER:
        from p2pduel.bots.planner import worker as planner_worker

        planner_worker.main()
        return EXIT_OK
    if name not in COMMANDS:
        raise UsageError(words.no_command(name), hint=words.try_help("p2pduel"))
    args = command_parser(name).parse_args(argv[1:])
    if name == "engine" or any(getattr(args, option, False) for option in _FOR_PROGRAMS):
        language.ask_for(speech.LANGUAGES[0])
    return load(name).run(args)


def _spoken_to(argv: Sequence[str]) -> list[str]:
    """The command line without the language it asks for; that one, or the usual one, is spoken now."""
    left: list[str] = []
    wanted: str | None = None
    rest = iter(argv)
    for word in rest:
        if word == "--":
            left += [word, *rest]
        elif word == "--language":
            wanted = next(rest, "")
        elif word.startswith("--language="):
            wanted = word.partition("=")[2]
        else:
            left.append(word)
    if wanted == "":
        raise UsageError(words.LANGUAGE_MISSING, hint=words.try_help("p2pduel"))
    if wanted is not None and wanted not in speech.LANGUAGES:
        raise UsageError(words.unknown_language(wanted, speech.LANGUAGES))
    if wanted is not None:
        language.ask_for(wanted)
    else:
        from p2pduel import settings

        language.settle(settings.load().settings.language)
    return left


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code."""
    for stream in (sys.stdout, sys.stderr):  # a sign that a terminal or a pipe lacks must not end a command
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if argv is None else argv
    if list(given) == ["--version"]:
        print(_VERSION)
        return EXIT_OK
    before = speech.spoken()
    try:
        code = _dispatch(_spoken_to(given))
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
        print(f"p2pduel: {error}\n{words.ASK_DOCTOR}", file=sys.stderr)
        return EXIT_USAGE
    except OSError as error:  # a data folder that can't be written, a full disk, a key others can read
        print(f"p2pduel: {faults.whole(error)}\n{words.ASK_DOCTOR}", file=sys.stderr)
        return EXIT_USAGE
    finally:
        language.forget()
        speech.speak(before)

"""What every command shares: exit codes, errors with a code, arguments that check themselves, JSON lines."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, Protocol

from p2pduel.catalogue import cli as words

__all__ = [
    "EXIT_INTERRUPTED",
    "EXIT_NO",
    "EXIT_NOBODY",
    "EXIT_OK",
    "EXIT_USAGE",
    "Choice",
    "CliError",
    "Command",
    "Parser",
    "UnreadableError",
    "UsageError",
    "bot",
    "bot_pair",
    "deck_pair",
    "emit",
    "has_screen",
    "name",
    "number",
    "say",
    "seconds",
]

EXIT_OK = 0
"""Done."""
EXIT_NO = 1
"""The answer is no, or the other side broke a rule."""
EXIT_USAGE = 2
"""Wrong usage or an unreadable file."""
EXIT_NOBODY = 3
"""Nobody there, or the link was given up; the game can be resumed."""
EXIT_INTERRUPTED = 130
"""Stopped by Ctrl-C."""

_LONGEST = 1_000_000
"""Seconds that can be waited for."""


class CliError(Exception):
    """The command could not do what was asked; the words are for the person who typed it."""

    code = EXIT_NO

    def __init__(self, said: str, code: int | None = None, hint: str | None = None) -> None:
        super().__init__(said)
        self.hint = hint
        if code is not None:
            self.code = code


class UsageError(CliError):
    """The command was typed wrongly."""

    code = EXIT_USAGE


class UnreadableError(CliError):
    """A file could not be read or is not what it should be."""

    code = EXIT_USAGE


class Command(Protocol):
    """What a module in this package offers."""

    EXAMPLE: str

    def arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's options."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it; the result is the exit code."""


def _translated(text: str) -> str:
    """What argparse says itself, in the language spoken."""
    return words.ARGPARSE.get(text, text)


argparse._ = _translated  # type: ignore[attr-defined]  # argparse looks its words up under this name


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors reach `main` instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        """Wrong usage: the message, and where help is."""
        raise UsageError(message, hint=words.try_help(self.prog))


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    """An argument type: a whole number between two bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(words.no_whole_number(text)) from None
        if value < least or (most is not None and value > most):
            raise argparse.ArgumentTypeError(words.out_of_range(value, least, most))
        return value

    return read


def name(text: str) -> str:
    """An argument type: a name as others will see it."""
    from protocol.io.names import clean

    plain = clean(text, "")
    if not plain:
        raise argparse.ArgumentTypeError(words.no_name(text))
    return plain


def seconds(text: str) -> float:
    """An argument type: a time of at least 0 seconds."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(words.no_seconds(text)) from None
    if not 0 <= value <= _LONGEST:
        raise argparse.ArgumentTypeError(words.seconds_range(text, _LONGEST))
    return value


class Choice:
    """An argument type: one of some names, with all of them in the refusal."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = tuple(names)

    def __call__(self, text: str) -> str:
        if text in self.names:
            return text
        refused = words.UNKNOWN[self.what].format(text=text, known=", ".join(self.names))
        raise argparse.ArgumentTypeError(refused)


def bot(text: str) -> str:
    """An argument type: a bot by name, with a budget, or a program of one's own."""
    from p2pduel import games
    from p2pduel.bots import check_bot

    faults = []
    for game in games.known():  # which one is meant may stand further on, or be said by the host
        try:
            return check_bot(text, game.name)
        except ValueError as error:
            faults.append(str(error))
    raise argparse.ArgumentTypeError(faults[0])


def bot_pair(text: str) -> tuple[str, str]:
    """An argument type: two bots with a comma between them; a program's arguments may hold commas, too."""
    parts = text.split(",")
    fault = argparse.ArgumentTypeError(words.not_two_bots(text))
    for at in range(len(parts) - 1, 0, -1):
        try:
            return bot(",".join(parts[:at]).strip()), bot(",".join(parts[at:]).strip())
        except argparse.ArgumentTypeError as error:
            fault = error
    raise fault


def deck_pair(text: str) -> tuple[str, str]:
    """An argument type: the names or files of two decks with a comma between them."""
    parts = text.split(",")
    if len(parts) != 2:
        raise argparse.ArgumentTypeError(words.not_two_decks(text))
    return parts[0].strip(), parts[1].strip()


def has_screen() -> bool:
    """Whether a person can see and type here."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def emit(value: Any) -> None:
    """Print one JSON document as one line of ASCII, at once: any terminal and any locale can carry it."""
    sys.stdout.write(json.dumps(value, separators=(",", ":")) + "\n")
    sys.stdout.flush()


def say(remark: str) -> None:
    """A remark for people: standard error, so that JSON on standard output stays JSON."""
    print(remark, file=sys.stderr, flush=True)

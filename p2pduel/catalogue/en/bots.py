"""What is said about bots: who they are, and why one is not taken or gives up."""

from collections.abc import Sequence
from typing import Final

__all__ = [
    "HAS_ENDED",
    "NEEDS_PROGRAM",
    "RANDOM",
    "cannot_start",
    "gives_up",
    "no_answer",
    "no_move",
    "no_time",
    "not_json",
    "not_legal",
    "unknown",
    "untimed",
]

RANDOM: Final = "does anything that is allowed: no opponent at all"
NEEDS_PROGRAM: Final = "cmd: needs a program, for instance cmd:python3 mybot.py"
HAS_ENDED: Final = "the program has ended"


def unknown(text: str, names: Sequence[str]) -> str:
    """Nobody of that name plays this game."""
    return f"no bot is called “{text}”; there are: {', '.join(names)}, cmd:PROGRAM"


def untimed(name: str, budget: str) -> str:
    """A bot that does not think ahead was told how long to think."""
    return f"{name} needs no time to think: leave out {budget}"


def no_time(text: str) -> str:
    """A time to think that is none."""
    return f"“{text}” is no time to think: write seconds (0.1) or imagined games (40n)"


def gives_up(why: str) -> str:
    """A bot resigns."""
    return f"the bot gives up: {why}"


def no_answer(seconds: str) -> str:
    """A program that does not answer."""
    return f"no answer within {seconds} seconds"


def cannot_start(why: str) -> str:
    """A program that can't be started."""
    return f"cannot start it: {why}"


def not_json(line: str) -> str:
    """An answer that is no JSON."""
    return f"not JSON: “{line}”"


def no_move(line: str) -> str:
    """An answer without a move."""
    return f"no move in the answer: {line}"


def not_legal(text: str) -> str:
    """An answer that the rules do not allow."""
    return f"not a legal move: “{text}”"

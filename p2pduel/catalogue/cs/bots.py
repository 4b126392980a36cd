"""What is said about bots: who they are, and why one is not taken or gives up."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import comma

__all__ = [
    "HAS_ENDED",
    "NAMES",
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

NAMES: Final[Mapping[str, str]] = {
    "apprentice": "učeň",
    "merchant": "kupec",
    "prince": "kníže",
    "random": "náhoda",
}
"""Bot, as it is typed -> what it is called; who is not here is called as it is typed."""

RANDOM: Final = "dělá cokoli, co je dovoleno: to není žádný soupeř"
NEEDS_PROGRAM: Final = "cmd: potřebuje program, například cmd:python3 mybot.py"
HAS_ENDED: Final = "program skončil"


def unknown(text: str, names: Sequence[str]) -> str:
    """Nobody of that name plays this game."""
    return f"žádný bot se nejmenuje „{text}“; na výběr jsou: {', '.join(names)}, cmd:PROGRAM"


def untimed(name: str, budget: str) -> str:
    """A bot that does not think ahead was told how long to think."""
    return f"{name} nepotřebuje čas na přemýšlení: vynech {budget}"


def no_time(text: str) -> str:
    """A time to think that is none."""
    return f"„{text}“ není čas na přemýšlení: napiš sekundy (0.1) nebo počet domyšlených her (40n)"


def gives_up(why: str) -> str:
    """A bot resigns."""
    return f"bot se vzdává: {why}"


def no_answer(seconds: str) -> str:
    """A program that does not answer."""
    return f"žádná odpověď do {comma(seconds)} s"


def cannot_start(why: str) -> str:
    """A program that can't be started."""
    return f"nelze spustit: {why}"


def not_json(line: str) -> str:
    """An answer that is no JSON."""
    return f"to není JSON: „{line}“"


def no_move(line: str) -> str:
    """An answer without a move."""
    return f"v odpovědi není tah: {line}"


def not_legal(text: str) -> str:
    """An answer that the rules do not allow."""
    return f"to není dovolený tah: „{text}“"

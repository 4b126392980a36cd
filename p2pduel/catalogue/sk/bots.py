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
    "prince": "knieža",
    "random": "náhoda",
}
"""Bot, as it is typed -> what it is called; who is not here is called as it is typed."""

RANDOM: Final = "robí čokoľvek, čo je dovolené: to nie je nijaký súper"
NEEDS_PROGRAM: Final = "cmd: potrebuje program, napríklad cmd:python3 mybot.py"
HAS_ENDED: Final = "program sa skončil"


def unknown(text: str, names: Sequence[str]) -> str:
    """Nobody of that name plays this game."""
    return f"žiadny bot sa nevolá „{text}“; na výber sú: {', '.join(names)}, cmd:PROGRAM"


def untimed(name: str, budget: str) -> str:
    """A bot that does not think ahead was told how long to think."""
    return f"{name} nepotrebuje čas na premýšľanie: vynechaj {budget}"


def no_time(text: str) -> str:
    """A time to think that is none."""
    return f"„{text}“ nie je čas na premýšľanie: napíš sekundy (0.1) alebo počet domyslených hier (40n)"


def gives_up(why: str) -> str:
    """A bot resigns."""
    return f"bot sa vzdáva: {why}"


def no_answer(seconds: str) -> str:
    """A program that does not answer."""
    return f"nijaká odpoveď do {comma(seconds)} s"


def cannot_start(why: str) -> str:
    """A program that can't be started."""
    return f"nemožno spustiť: {why}"


def not_json(line: str) -> str:
    """An answer that is no JSON."""
    return f"to nie je JSON: „{line}“"


def no_move(line: str) -> str:
    """An answer without a move."""
    return f"v odpovedi nie je ťah: {line}"


def not_legal(text: str) -> str:
    """An answer that the rules do not allow."""
    return f"to nie je dovolený ťah: „{text}“"

"""Which game it is, and how it ended, in words."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import Who

__all__ = [
    "NOT_KNOWN",
    "ended",
    "gone",
    "other_rules",
    "strange_terms",
    "table_of_strangers",
    "table_too_big",
    "unknown_game",
    "unlawful",
]

NOT_KNOWN: Final = "tento program ji nezná"
"""Said of a game that others announce."""

_HOW: Final = {"target": "na vítězné body", "resign": "po vzdání", "draw": "dohodou"}
"""The reason of an end, as transcripts have it."""


def ended(winner: Who | None, reason: str) -> str:
    """How a game ended, without a full stop: who has won, or a draw, and by what if that is known."""
    said = "Remíza" if winner is None else "Vítězíš" if winner.you else f"Vítězí {winner.name}"
    return f"{said} {_HOW[reason]}" if reason in _HOW else said


def gone(last: str) -> str:
    """What a spectator is told who finds nobody that shows its game any more; with the last answer it got."""
    return f"tato hra je pryč, nebo pokračuje tam, kde ji nelze sledovat: {last}"


def unlawful(path: str, why: str) -> str:
    """A file that goes on with a step which does not hold."""
    return f"{path} není hra podle pravidel: {why}"


_SHOWN: Final = 24
"""Signs of a stranger's word for a game that are shown."""


def unknown_game(name: str, known: Sequence[str]) -> str:
    """Somebody plays, or has played, a game that this program has not."""
    plain = "".join(sign for sign in name if sign.isprintable())[:_SHOWN]
    what = f"„{plain}“ je hra, kterou" if plain else "toto je hra, kterou"
    return f"{what} tento program nezná; zná: {', '.join(known)}"


def other_rules(path: str) -> str:
    """A game in a file that another version of its rules has judged."""
    return f"{path}: hrálo se podle jiné verze pravidel"


def table_of_strangers(words: str) -> str:
    """A table where nobody can sit down or watch with this program."""
    return f"k tomuto stolu nelze přisednout: {words}"


def table_too_big(seats: int) -> str:
    """A table for another number of players than two, on the network."""
    return f"k tomuto stolu nelze přisednout: míst je {seats} a tento program spojuje dva hráče"


def strange_terms(path: str, why: str) -> str:
    """A game in a file whose first hello names terms that nobody can play by."""
    return f"{path} začíná podmínkami, které tu nic neznamenají: {why}"

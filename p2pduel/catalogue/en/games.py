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

NOT_KNOWN: Final = "this program does not know it"
"""Said of a game that others announce."""

_HOW: Final = {"target": "by victory points", "resign": "by resignation", "draw": "by agreement"}
"""The reason of an end, as transcripts have it."""


def ended(winner: Who | None, reason: str) -> str:
    """How a game ended, without a full stop: who has won, or a draw, and by what if that is known."""
    said = "A draw" if winner is None else winner.does("has won", "You have won")
    return f"{said} {_HOW[reason]}" if reason in _HOW else said


def gone(last: str) -> str:
    """What a spectator is told who finds nobody that shows its game any more; with the last answer it got."""
    return f"this game is gone, or was continued where it cannot be watched: {last}"


def unlawful(path: str, why: str) -> str:
    """A file that goes on with a step which does not hold."""
    return f"{path} is not a game by the rules: {why}"


_SHOWN: Final = 24
"""Signs of a stranger's word for a game that are shown."""


def unknown_game(name: str, known: Sequence[str]) -> str:
    """Somebody plays, or has played, a game that this program has not."""
    plain = "".join(sign for sign in name if sign.isprintable())[:_SHOWN]
    what = f"“{plain}” is a game" if plain else "this is a game"
    return f"{what} this program does not know; it knows: {', '.join(known)}"


def other_rules(path: str) -> str:
    """A game in a file that another version of its rules has judged."""
    return f"{path} was played by another version of the rules"


def table_of_strangers(words: str) -> str:
    """A table where nobody can sit down or watch with this program."""
    return f"this table can't be joined: {words}"


def table_too_big(seats: int) -> str:
    """A table for another number of players than two, on the network."""
    return f"this table can't be joined: it is for {seats} players, and this program links two"


def strange_terms(path: str, why: str) -> str:
    """A game in a file whose first hello names terms that nobody can play by."""
    return f"{path} begins with terms that mean nothing here: {why}"

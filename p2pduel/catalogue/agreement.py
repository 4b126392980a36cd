"""The terms of a table in words, before anybody signs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.words import counted

__all__ = ["DECLINED", "NEEDS_DECK", "asked", "declined"]

DECLINED: Final = "you did not agree to the terms of this table"
NEEDS_DECK: Final = "this table plays a tournament: choose a deck of yours before you sit down (--deck NAME)"
_SECONDS_PER_MINUTE: Final = 60


def declined(term: str) -> str:
    """Why a program that nobody asks does not sit down."""
    return f"the terms of this table are not agreed to: {term} (agree with --accept {term})"


def asked(title: str, options: Sequence[str], hints: bool, claim: int, policy: str) -> tuple[str, ...]:
    """What a person who sits down at a game of that title agrees to, with its options: one sentence each."""
    return (
        f"The game: {title}.",
        *options,
        "Hints: both players may ask for them." if hints else "Hints: none.",
        _claim(claim),
        _OPEN if policy == "open" else _CLOSED,
    )


_OPEN: Final = "Audit: at the end both programs open their secrets, and everything is checked again."
_CLOSED: Final = (
    "No audit: the secrets stay closed at the end. All proofs are checked, but what only one side could "
    "see is never found out."
)


def _claim(seconds: int) -> str:
    if not seconds:
        return "Who is away may be claimed against at once."
    minutes, rest = divmod(seconds, _SECONDS_PER_MINUTE)
    time = counted(seconds, "second") if rest else counted(minutes, "minute")
    return f"Who is away for {time} may be claimed against."

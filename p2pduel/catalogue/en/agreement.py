"""The terms of a table in words, before anybody signs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_minutes, counted_seconds

__all__ = [
    "DECK_NEEDED",
    "DECLINED",
    "FORM",
    "HINTS_YES_NO",
    "NEEDS_DECK",
    "NO_VARIANT",
    "POLICY",
    "asked",
    "claim_range",
    "deck_outside",
    "declined",
    "has_deck",
    "name_a_deck",
    "no_hello",
    "unknown_term",
]

DECLINED: Final = "you did not agree to the terms of this table"
NEEDS_DECK: Final = "this table plays a tournament: choose a deck of yours before you sit down (--deck NAME)"
NO_VARIANT: Final = "the terms name no variant of the game that is known here"
HINTS_YES_NO: Final = "the terms must say of hints yes or no"
POLICY: Final = "the policy is open or closed"
FORM: Final = (
    "terms are game=NAME, variant=NAME, hints=yes|no, claim=SECONDS, policy=open|closed, and the "
    "options of a game (p2pduel games)"
)
DECK_NEEDED: Final = "this tournament needs a deck of yours, and none was chosen"
_SECONDS_PER_MINUTE: Final = 60


def unknown_term(key: str) -> str:
    """A term that this program does not know."""
    return f"the terms hold “{key}”, which this game does not know"


def claim_range(most: int) -> str:
    """A time to claim that is out of range."""
    return f"the time to claim must be 0 to {most} seconds"


def no_hello(details: str) -> str:
    """What the other side proposes can't be played here."""
    return f"the other side's terms can't be accepted: {details}"


def name_a_deck(journal: str) -> str:
    """How to go on with a game that waits for a deck."""
    return f"go on with --journal {journal} --deck NAME"


def has_deck(journal: str) -> str:
    """A game that has its deck can't have another."""
    return f"the game in {journal} has its deck already; go on without naming one"


def deck_outside(card: str) -> str:
    """A deck with a card that this game, by its terms, does not have so often."""
    return f"your deck has {card}, and by the terms of this game that card is not there so often"


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
    time = counted_seconds(seconds) if rest else counted_minutes(minutes)
    return f"Who is away for {time} may be claimed against."

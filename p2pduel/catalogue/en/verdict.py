"""What verifying a file has shown, and how a recorded game is told as text."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.en.games import ended
from p2pduel.catalogue.en.words import counted_proofs
from p2pduel.catalogue.grammar import Who, one

__all__ = [
    "AUDITED",
    "NOT_AUDITED",
    "NOT_FINISHED",
    "UNFINISHED",
    "bad_envelope",
    "checked",
    "claim",
    "defect",
    "elsewhere",
    "ending",
    "evidence_of_nothing",
    "finished",
    "found",
    "heading",
    "no_game",
    "no_record",
    "not_begun",
    "players",
    "proved",
    "proves_nothing",
    "taken_back",
    "too_long",
]

NOT_FINISHED: Final = "Not finished. Everything so far holds."
UNFINISHED: Final = "The game is not finished."
AUDITED: Final = "all holds"
NOT_AUDITED: Final = "the seeds were not opened"


def players(named: Sequence[tuple[str, str]], title: str) -> str:
    """Who played, by name and fingerprint, and what."""
    return f"{' against '.join(f'{name} ({mark})' for name, mark in named)}, {title}"


def checked(envelopes: int, proofs: int, head: str) -> str:
    """How much was checked."""
    return f"{one(envelopes, 'envelope', 'envelopes')}, {counted_proofs(proofs)} checked, head {head}"


def proved(violation: str) -> str:
    """Somebody broke a rule."""
    return f"A VIOLATION IS PROVED: {violation}"


def finished(winner: str | None, reason: str, audit: str) -> str:
    """How the game ended, and what the audit says."""
    return f"Finished: {ended(None if winner is None else Who(winner), reason)}. Audit: {audit}"


def found(finding: str) -> str:
    """A finding of the audit."""
    return f"audit: {finding}"


def no_record(path: str, details: str) -> str:
    """A file with something else in it."""
    return f"{path} holds something that is no record: {details}"


def no_game(path: str) -> str:
    """A file without any game."""
    return f"{path} holds no game"


def too_long(path: str) -> str:
    """A file that is longer than any game."""
    return f"{path} is too long"


def proves_nothing(path: str, details: str) -> str:
    """A file of evidence that is none."""
    return f"{path} proves nothing: {details}"


def evidence_of_nothing(path: str, details: str) -> str:
    """Two who did not agree what to play have broken nothing."""
    return f"{path} proves nothing: {details} at the hello, so no game began by these rules"


def not_begun(path: str, details: str) -> str:
    """A journal in which no game began."""
    return f"{path}: {details} at the hello, so no game began"


def elsewhere(why: str) -> str:
    """A game this program cannot check."""
    return f"{why}; a program that plays it can check it"


def defect(envelope: int, kind: str, details: str) -> str:
    """A record that anybody could have appended."""
    where = f"(after {envelope}, {kind})"
    return f"a record of the file proves nothing and is no part of the game {where}: {details}"


def claim(seat: int, absent: int, kind: str) -> str:
    """A seat claims that another one has left."""
    return (
        f"seat {seat} claims that seat {absent} has left while owing {kind}; "
        "the file ends there, and who cut it or left cannot be told from it"
    )


def heading(names: Sequence[str], title: str, number: str) -> str:
    """The first line of a recorded game told as text."""
    return f"{' against '.join(names)}, {title}, game {number}"


def taken_back(name: str, envelope: int) -> str:
    """Somebody's moves were taken back."""
    return f"{name} takes back to envelope {envelope}"


def ending(winner: str | None, reason: str) -> str:
    """The last line of a recorded game told as text."""
    return f"{ended(None if winner is None else Who(winner), reason)}."


def bad_envelope(envelope: int, seat: int, details: str) -> str:
    """Where a recorded game goes wrong."""
    return f"envelope {envelope} of seat {seat}: {details}"

"""What verifying a file has shown, and how a recorded game is told as text."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import Who, few
from p2pduel.catalogue.sk.games import ended
from p2pduel.catalogue.sk.words import counted_proofs

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

NOT_FINISHED: Final = "Nedohrané. Všetko doteraz platí."
UNFINISHED: Final = "Hra nie je dohraná."
AUDITED: Final = "všetko platí"
NOT_AUDITED: Final = "semienka nie sú odkryté"


def players(named: Sequence[tuple[str, str]], title: str) -> str:
    """Who played, by name and fingerprint, and what."""
    return f"{' proti '.join(f'{name} ({mark})' for name, mark in named)}, {title}"


def checked(envelopes: int, proofs: int, head: str) -> str:
    """How much was checked."""
    return f"{few(envelopes, 'obálka', 'obálky', 'obálok')}, overené: {counted_proofs(proofs)}, hlava {head}"


def proved(violation: str) -> str:
    """Somebody broke a rule."""
    return f"PORUŠENIE JE DOKÁZANÉ: {violation}"


def finished(winner: str | None, reason: str, audit: str) -> str:
    """How the game ended, and what the audit says."""
    return f"Dohrané. {ended(None if winner is None else Who(winner), reason)}. Audit: {audit}"


def found(finding: str) -> str:
    """A finding of the audit."""
    return f"audit: {finding}"


def no_record(path: str, details: str) -> str:
    """A file with something else in it."""
    return f"{path} obsahuje niečo, čo nie je záznam: {details}"


def no_game(path: str) -> str:
    """A file without any game."""
    return f"{path} neobsahuje žiadnu hru"


def too_long(path: str) -> str:
    """A file that is longer than any game."""
    return f"{path}: súbor je pridlhý"


def proves_nothing(path: str, details: str) -> str:
    """A file of evidence that is none."""
    return f"{path} nič nedokazuje: {details}"


def evidence_of_nothing(path: str, details: str) -> str:
    """Two who did not agree what to play have broken nothing."""
    return (
        f"{path} nič nedokazuje: {details} pri pozdrave, takže podľa týchto pravidiel sa žiadna hra nezačala"
    )


def not_begun(path: str, details: str) -> str:
    """A journal in which no game began."""
    return f"{path}: {details} pri pozdrave, takže sa žiadna hra nezačala"


def elsewhere(why: str) -> str:
    """A game this program cannot check."""
    return f"{why}; overiť ju môže program, ktorý ju hrá"


def defect(envelope: int, kind: str, details: str) -> str:
    """A record that anybody could have appended."""
    where = f"(za {envelope}, {kind})"
    return f"jeden záznam v súbore nič nedokazuje a nie je súčasťou hry {where}: {details}"


def claim(seat: int, absent: int, kind: str) -> str:
    """A seat claims that another one has left."""
    return (
        f"miesto {seat} tvrdí, že miesto {absent} odišlo a dlhuje {kind}; tu sa súbor končí a nedá sa z "
        "neho spoznať, kto ho uťal alebo odišiel"
    )


def heading(names: Sequence[str], title: str, number: str) -> str:
    """The first line of a recorded game told as text."""
    return f"{' proti '.join(names)}, {title}, hra {number}"


def taken_back(name: str, envelope: int) -> str:
    """Somebody's moves were taken back."""
    return f"{name} berie ťahy späť, až k obálke {envelope}"


def ending(winner: str | None, reason: str) -> str:
    """The last line of a recorded game told as text."""
    return f"{ended(None if winner is None else Who(winner), reason)}."


def bad_envelope(envelope: int, seat: int, details: str) -> str:
    """Where a recorded game goes wrong."""
    return f"obálka {envelope} od miesta {seat}: {details}"

"""What verifying a file has shown, and how a recorded game is told as text."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.games import ended
from p2pduel.catalogue.de.words import counted_proofs
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

NOT_FINISHED: Final = "Nicht zu Ende. Alles bisher hält."
UNFINISHED: Final = "Das Spiel ist nicht zu Ende."
AUDITED: Final = "alles hält"
NOT_AUDITED: Final = "die Startwerte wurden nicht geöffnet"


def players(named: Sequence[tuple[str, str]], title: str) -> str:
    """Who played, by name and fingerprint, and what."""
    return f"{' gegen '.join(f'{name} ({mark})' for name, mark in named)}, {title}"


def checked(envelopes: int, proofs: int, head: str) -> str:
    """How much was checked."""
    return f"{one(envelopes, 'Umschlag', 'Umschläge')}, {counted_proofs(proofs)} geprüft, Kopf {head}"


def proved(violation: str) -> str:
    """Somebody broke a rule."""
    return f"EIN VERSTOSS IST BEWIESEN: {violation}"


def finished(winner: str | None, reason: str, audit: str) -> str:
    """How the game ended, and what the audit says."""
    return f"Zu Ende: {ended(None if winner is None else Who(winner), reason)}. Prüfung am Ende: {audit}"


def found(finding: str) -> str:
    """A finding of the audit."""
    return f"Prüfung am Ende: {finding}"


def no_record(path: str, details: str) -> str:
    """A file with something else in it."""
    return f"{path} enthält etwas, das kein Eintrag ist: {details}"


def no_game(path: str) -> str:
    """A file without any game."""
    return f"{path} enthält kein Spiel"


def too_long(path: str) -> str:
    """A file that is longer than any game."""
    return f"{path} ist zu lang"


def proves_nothing(path: str, details: str) -> str:
    """A file of evidence that is none."""
    return f"{path} beweist nichts: {details}"


def evidence_of_nothing(path: str, details: str) -> str:
    """Two who did not agree what to play have broken nothing."""
    return f"{path} beweist nichts: {details} bei der Begrüßung, also begann kein Spiel nach diesen Regeln"


def not_begun(path: str, details: str) -> str:
    """A journal in which no game began."""
    return f"{path}: {details} bei der Begrüßung, also begann kein Spiel"


def elsewhere(why: str) -> str:
    """A game this program cannot check."""
    return f"{why}; ein Programm, das es spielt, kann es prüfen"


def defect(envelope: int, kind: str, details: str) -> str:
    """A record that anybody could have appended."""
    where = f"(nach {envelope}, {kind})"
    return f"ein Eintrag der Datei beweist nichts und gehört nicht zum Spiel {where}: {details}"


def claim(seat: int, absent: int, kind: str) -> str:
    """A seat claims that another one has left."""
    return (
        f"Platz {seat} behauptet, dass Platz {absent} gegangen ist und {kind} schuldet; die Datei "
        "endet dort, und "
        "wer sie abschnitt oder ging, ist ihr nicht anzusehen"
    )


def heading(names: Sequence[str], title: str, number: str) -> str:
    """The first line of a recorded game told as text."""
    return f"{' gegen '.join(names)}, {title}, Spiel {number}"


def taken_back(name: str, envelope: int) -> str:
    """Somebody's moves were taken back."""
    return f"{name} nimmt bis Umschlag {envelope} zurück"


def ending(winner: str | None, reason: str) -> str:
    """The last line of a recorded game told as text."""
    return f"{ended(None if winner is None else Who(winner), reason)}."


def bad_envelope(envelope: int, seat: int, details: str) -> str:
    """Where a recorded game goes wrong."""
    return f"Umschlag {envelope} von Platz {seat}: {details}"

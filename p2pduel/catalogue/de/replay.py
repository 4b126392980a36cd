"""The words of the replay screen."""

from __future__ import annotations

from typing import Final

from p2pduel.catalogue.de import games
from p2pduel.catalogue.de.words import counted_proofs
from p2pduel.catalogue.grammar import Who, comma

__all__ = [
    "ASK_TURN",
    "CHECKING",
    "DICE",
    "DICE_NOTE",
    "HELP",
    "K_BACK",
    "K_CLOSE",
    "K_DICE",
    "K_FASTER",
    "K_FIRST",
    "K_FLIP",
    "K_GOTO",
    "K_LAST",
    "K_NEXT",
    "K_PLAY",
    "K_SEAT",
    "K_SLOWER",
    "K_TURN",
    "K_TURN_BACK",
    "K_VERDICT",
    "LEAVE",
    "NEUTRAL",
    "NOTHING_MORE",
    "NOT_YET",
    "NO_TURN",
    "SEALED",
    "TITLE",
    "UNFINISHED",
    "audit_found",
    "ended",
    "hold",
    "hold_so_far",
    "move_words",
    "not_checked",
    "pace_words",
    "seen_by",
    "step_of",
    "stopped",
    "taken_back",
    "violated",
]

K_NEXT: Final = "Weiter"
K_BACK: Final = "Zurück"
K_TURN: Final = "Nächster Zug"
K_TURN_BACK: Final = "Voriger Zug"
K_GOTO: Final = "Zug …"
K_FIRST: Final = "Anfang"
K_LAST: Final = "Ende"
K_PLAY: Final = "Los oder halt"
K_FASTER: Final = "Schneller"
K_SLOWER: Final = "Langsamer"
K_SEAT: Final = "Wessen Augen"
K_FLIP: Final = "Andere Seite"
K_DICE: Final = "Würfel"
K_VERDICT: Final = "Urteil"
K_CLOSE: Final = "Schließen"
TITLE: Final = "Aufzeichnung"
LEAVE: Final = "Dieses Spiel nicht weiter ansehen und das Programm verlassen?"
NEUTRAL: Final = "alle"
SEALED: Final = "Die Startwerte dieses Spiels sind nicht offen, also bleiben die Handkarten verdeckt."
NOT_YET: Final = "Wird gelesen …"
NOTHING_MORE: Final = "In dieser Richtung gibt es davon nichts mehr."
ASK_TURN: Final = "Zu welchem Zug?"
NO_TURN: Final = "Das ist keine Nummer eines Zugs."
CHECKING: Final = "Noch nicht geprüft: die Prüfung läuft im Hintergrund …"
DICE: Final = "Würfel bisher"
DICE_NOTE: Final = (
    "Der Balken ist, was gewürfelt wurde, die Marke, was von fairen Würfeln nach so vielen Würfen "
    "zu erwarten ist. "
    "Wenige Würfe streuen weit; das sagt noch nichts."
)
HELP: Final = (
    "Ein aufgezeichnetes Spiel, Schritt für Schritt. Vor und zurück mit den Pfeilen oder n und p, "
    "zum nächsten Zug, "
    "Wurf, Bau oder Ereignis springen, oder laufen lassen. Sieh es mit den Augen der einen oder "
    "anderen Seite oder "
    "aller: Handkarten sind offen, sobald beide Startwerte in der Datei sind. Währenddessen wird "
    "das ganze Spiel im "
    "Hintergrund geprüft."
)


def not_checked(code: int) -> str:
    """The process that verifies has ended without an answer."""
    return f"Die Prüfung kam zu keinem Ende ({code})."


def step_of(position: int, count: int, reading: bool) -> str:
    """Where on the reel we are."""
    return f"Schritt {position + 1} von {count}{' …' if reading else ''}"


def seen_by(name: str) -> str:
    """Whose eyes."""
    return f"gesehen von: {name}"


def pace_words(pace: float, running: bool) -> str:
    """How fast it runs."""
    speed = (
        f"{comma(f'{pace:g}')} Schritt je Sekunde"
        if pace == 1
        else f"{comma(f'{pace:g}')} Schritte je Sekunde"
    )
    return f"läuft, {speed}" if running else f"steht ({speed})"


def move_words(name: str, move: str) -> str:
    """Whose act, and what it was."""
    return f"{name}: {move}"


def taken_back(name: str, envelope: int) -> str:
    """Somebody's moves were taken back."""
    return f"{name} nimmt bis Umschlag {envelope} zurück."


def ended(winner: str | None, reason: str) -> str:
    """How it ended: the winner's name, or a draw."""
    return f"{games.ended(None if winner is None else Who(winner), reason)}."


UNFINISHED: Final = "Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende."


def stopped(problem: str) -> str:
    """The file goes wrong somewhere."""
    return f"Die Aufzeichnung lässt sich nicht weiter verfolgen. {problem}"


def violated(seat: int, words: str) -> str:
    """Somebody broke a rule of the protocol."""
    return f"Ein Verstoß von Platz {seat} ist bewiesen: {words}"


def audit_found(what: str) -> str:
    """The audit does not agree with the game."""
    return f"Die Prüfung am Ende hat etwas gefunden: {what}"


def hold_so_far(proofs: int) -> str:
    """Nothing is wrong with a game that is not finished."""
    return "Der Beweis hält bisher." if proofs == 1 else f"Alle {counted_proofs(proofs)} halten bisher."


def hold(proofs: int, audited: bool) -> str:
    """Nothing is wrong with a finished game."""
    told = ", und die Prüfung am Ende auch" if audited else "; die Startwerte wurden nicht geöffnet"
    return f"Der Beweis hält{told}." if proofs == 1 else f"Alle {counted_proofs(proofs)} halten{told}."

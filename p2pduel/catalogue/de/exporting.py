"""The words of exported games: pages, texts and recordings made from a journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.de import replay
from p2pduel.catalogue.grammar import one

__all__ = [
    "FORCE_HINT",
    "LABELS",
    "LIBRARY_HINT",
    "LIVE",
    "LIVE_NOTE",
    "NO_SOURCES",
    "NO_STEPS",
    "NO_VERIFY",
    "SET_UP",
    "THE_END",
    "exists",
    "judged",
    "made",
    "no_library",
    "title",
    "turn",
    "written",
]

FORCE_HINT: Final = "--force überschreibt es"
NO_STEPS: Final = "in diesem Spiel ist nichts geschehen, was zu zeigen wäre"
SET_UP: Final = "Aufbau"
THE_END: Final = "Der Tisch am Ende"
NO_VERIFY: Final = "nur eine Seite kann sich selbst prüfen: --verify gehört zu html"
LIBRARY_HINT: Final = "npm install pyodide libsodium-wrappers-sumo, dann den Ordner angeben: --verify ORDNER"
LIVE: Final = "Das Spiel neben dieser Seite"
LIVE_NOTE: Final = "Diese Seite folgt der Aufzeichnung game.duel neben ihr und prüft jede Unterschrift und jeden Beweis selbst, mit dem Code des Programms. Wer dir die Seite gegeben hat, kann dir auch eine geben, die lügt."
NO_SOURCES: Final = (
    "diese Kopie des Programms besteht nicht aus Python-Dateien, also kann keine Seite sie mitnehmen"
)

LABELS: Final[Mapping[str, str]] = {
    "first": replay.K_FIRST,
    "back": replay.K_BACK,
    "next": replay.K_NEXT,
    "last": replay.K_LAST,
    "turn_back": replay.K_TURN_BACK,
    "turn_next": replay.K_TURN,
    "run": replay.K_PLAY,
    "eyes": replay.K_SEAT,
    "turn": "Zug",
    "log": "Verlauf",
    "dice": "Zufall bisher",
    "step": "Schritt {step} von {steps}",
    "place": "Schritt",
    "keys": "← → Schritte · ↑ ↓ Züge · Pos1 Ende · Leertaste läuft · e Augen",
    "old": "Dieser Browser ist zu alt für diese Seite: sie braucht DecompressionStream.",
    "check": "Prüfen",
    "checking": "Wird in diesem Browser geprüft, mit dem Code des Programms …",
    "holds": "Alles hält.",
    "fails": "Umschlag {envelope} hält nicht (Schritt {step}).",
    "broken": "Dieser Browser konnte nicht prüfen: {why}",
    "live_begin": "Das Programm wird in diesen Browser geladen …",
    "live_wait": "Noch gibt es kein Spiel.",
    "live_age": "Der letzte Eintrag kam vor {seconds} s.",
    "live_holds": "Alles bisher hält: Einträge: {records}, Beweise: {proofs}.",
    "live_fails": "Schritt {step} ist der letzte, der hält.",
    "live_gone": "Der Server antwortet nicht ({why}); neuer Versuch.",
    "script": "Diese Seite zeigt das Spiel mit einem Skript, das dieser Browser nicht ausführt.",
}
"""What the page itself says; names in braces are filled in there."""


def no_library(path: str) -> str:
    """What a page needs to verify is not there."""
    return f"{path} fehlt; ohne diese Datei kann eine Seite nicht selbst prüfen"


def title(names: tuple[str, ...], variant: str) -> str:
    """Who plays what."""
    return f"{' gegen '.join(names)}: {variant}"


def turn(number: int, name: str) -> str:
    """Whose turn it is."""
    return f"Zug {number}: {name}" if number else SET_UP


def made(version: str, head: str) -> str:
    """Where a page comes from, and what it is not."""
    return (
        f"Gemacht von p2pduel {version} aus einem Journal mit dem Kopf {head}. Eine Seite lässt sich ändern, "
        "das Journal nicht: p2pduel verify prüft es."
    )


def judged(verdict: str) -> str:
    """What a verification of the journal had to say when the page was made."""
    return f"Geprüft, als dies gemacht wurde: {verdict}"


def exists(path: str) -> str:
    """Something lies there already."""
    return f"{path} gibt es schon"


def written(path: str, steps: int, size: int) -> str:
    """What was made."""
    return f"{path}: {one(steps, 'Schritt', 'Schritte')}, {(size + 1023) // 1024} KiB"

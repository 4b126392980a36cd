"""Why the program itself refuses something, by its codes; what a game refuses stands with the game."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.de.words import counted_seconds

__all__ = [
    "NOT_DUE",
    "REASONS",
    "claim_after",
]

REASONS: Final[Mapping[str, str]] = {
    "act/index": "keine solche Karte verlässt die Hand",
    "act/opened": "eine andere Karte wurde aufgedeckt als die, um die es geht",
    "act/secret": "verdeckte Karten werden hier nicht genannt",
    "card/missing": "die Karte ist nicht da",
    "card/not-held": "du hast diese Karte nicht",
    "card/unnamed": "sag, welche Karte",
    "deck/pool": "so oft gibt es die Karte nicht",
    "deck/size": "so viele Karten werden nicht gewählt",
    "done/faces": "diese Karten können nicht aufgedeckt werden",
    "done/none": "nichts ist fällig",
    "done/values": "das kann nicht herausgekommen sein",
    "force/dice": "das sind keine Würfel",
    "force/face": "eine solche Karte ist nicht mehr da",
    "force/known": "diese Karte kennen alle",
    "force/stack": "einen solchen Stapel gibt es nicht",
    "game/over": "das Spiel ist vorbei",
    "move/form": "das ist kein Zug",
    "move/not-offered": "das ist hier nicht möglich",
    "move/refused": "der Tisch weist das ab",
    "move/turn": "du hast jetzt nichts zu entscheiden",
    "move/unknown": "einen solchen Zug gibt es nicht",
    "position/cards": "so können die Karten nicht liegen",
    "position/faces": "so können die Bilder nicht liegen",
    "position/field": "die Stellung hat ein falsches Feld",
    "position/form": "das ist keine Stellung",
    "position/slots": "so können die verdeckten Karten nicht liegen",
    "seat/unknown": "einen solchen Platz gibt es nicht",
    "seats/number": "für so viele ist das Spiel nicht gedacht",
    "stack/back": "die Rückseiten passen nicht zueinander",
    "turn/nobody": "niemand ist jetzt am Zug",
    "turn/not-yours": "du bist nicht an der Reihe",
    "undo/ply": "zu einem solchen Zug führt nichts zurück",
    "variant/unknown": "eine solche Variante gibt es nicht",
}
"""Code of a refusal that is not one game's alone -> why."""

NOT_DUE: Final[Mapping[str, str]] = {
    "nothing": "Das ist jetzt nicht möglich.",
    "not-playing": "Das kann nur sagen, wer in einem laufenden Spiel mitspielt.",
    "not-asked": "Du hast jetzt nichts zu entscheiden.",
    "no-way-back": "Hinter einen Wurf, eine aufgedeckte Karte oder einen fremden Zug führt nichts zurück.",
    "takebacks": (
        "Seit dem letzten Wurf oder der letzten Karte wurde so oft zurückgenommen, dass nichts "
        "mehr geht: spiel weiter."
    ),
    "no-room": "Das Spiel ist zu lang für noch einen Zug: gib auf, oder einigt euch auf Unentschieden.",
    "moved-on": "Das Spiel ist inzwischen weitergegangen.",
    "talkative": "Du redest zu schnell: warte einen Moment und sag es noch einmal.",
    "asked-often": "Die andere Seite wurde in diesem Zug schon oft genug danach gefragt.",
}
"""Why something can't be done now."""


def claim_after(seconds: int) -> str:
    """A claim that comes too early."""
    return f"Beanspruchen geht, wenn die andere Seite so lange fehlt: {counted_seconds(seconds)}."

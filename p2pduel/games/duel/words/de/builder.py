"""The Duel's ready decks, in German."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "merchants": "Erst Schiffe und Märkte, dann der Handelsstein und die Stadtausbauten, die er ernährt.",
    "warriors": "Helden holen früh den Heldenstein; Raubzüge und Fehden halten den Nachbarn klein.",
    "scholars": "Viele Handkarten, eine Universität und ein Stadtausbau nach dem anderen.",
}
"""Ready deck -> how it plays."""

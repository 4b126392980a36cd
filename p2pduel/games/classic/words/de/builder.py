"""The classic game's ready decks, in German."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "founders": "Nur Grundspiel: Betriebe und Handelsflotten, dann ein Stadtausbau nach dem anderen.",
    "riders": "Mit Ritter & Händler: Ritter holen früh den Ritterstein, Burgen machen sie billig.",
    "sorcerers": "Mit Zauberer & Drachen: Zitadellen, Zauberer und für jede Lage ein Zauber.",
}
"""Ready deck -> how it plays."""

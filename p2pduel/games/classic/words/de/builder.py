"""The classic game's ready decks, in German."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "founders": "Nur das Basisset: Mühlen und Flotten, dann ein Stadtausbau nach dem anderen.",
    "riders": "Mit Ritter & Händler: Ritter holen früh die Figur, Burgen machen sie billig.",
    "sorcerers": "Mit Zauberer & Drachen: Zitadellen, Zauberer und ein Zauber für jeden Anlass.",
}
"""Ready deck -> how it plays."""

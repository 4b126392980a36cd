"""The classic game's ready decks, in Slovak."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "founders": "Len základná sada: dielne a flotily, potom jedna stavba mesta za druhou.",
    "riders": "So sadou Rytier a kupec: rytieri skoro získajú figúrku, hrady ich zlacnia.",
    "sorcerers": "So sadou Čarodejníci a draky: citadely, čarodejníci a kúzlo na každú chvíľu.",
}
"""Ready deck -> how it plays."""

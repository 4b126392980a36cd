"""The classic game's ready decks, in Slovak."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "founders": "Len základná súprava: dielne a flotily, potom jedna výstavba mesta za druhou.",
    "riders": "So súpravou Rytier a kupec: rytieri skoro získajú figúrku, hrady ich zlacnia.",
    "sorcerers": "So súpravou Čarodejníci a draky: citadely, čarodejníci a kúzlo na každú chvíľu.",
}
"""Ready deck -> how it plays."""

"""The Duel's ready decks, in Slovak."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "merchants": "Najprv lode a trhy, potom žetón obchodu a stavby v mestách, ktoré uživí.",
    "warriors": "Hrdinovia skoro získajú žetón sily; výpravy a sváry držia suseda pri zemi.",
    "scholars": "Veľa kariet v ruke, Univerzita a jedna stavba mesta za druhou.",
}
"""Ready deck -> how it plays."""

"""The Duel's ready decks, in Czech."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "merchants": "Nejdřív lodě a tržiště, pak žeton obchodu a stavby ve městech, které uživí.",
    "warriors": "Hrdinové brzy získají žeton síly; výpravy a sváry drží souseda při zemi.",
    "scholars": "Hodně karet v ruce, Univerzita a jedna stavba města za druhou.",
}
"""Ready deck -> how it plays."""

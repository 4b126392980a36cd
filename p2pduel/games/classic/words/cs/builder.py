"""The classic game's ready decks, in Czech."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "founders": "Jen základní sada: dílny a flotily, potom jedna stavba města za druhou.",
    "riders": "Se sadou Rytíř a kupec: rytíři brzy získají figurku, hrady je zlevní.",
    "sorcerers": "Se sadou Čarodějové a draci: citadely, čarodějové a kouzlo pro každou chvíli.",
}
"""Ready deck -> how it plays."""

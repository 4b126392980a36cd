"""The Duel's ready decks, in English."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "merchants": "Ships and markets first, then the trade token and the city houses it feeds.",
    "warriors": "Heroes take the strength token early; raids and feuds keep the neighbour small.",
    "scholars": "A large hand, a University, and one city house after another.",
}
"""Ready deck -> how it plays."""

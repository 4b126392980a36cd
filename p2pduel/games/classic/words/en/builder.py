"""The classic game's ready decks, in English."""

from typing import Final

__all__ = ["READY"]

READY: Final = {
    "founders": "Base set alone: mills and fleets, then one city building after another.",
    "riders": "With Knights & Merchants: knights take the token early, castles make them cheap.",
    "sorcerers": "With Wizards & Dragons: citadels, wizards, and a spell for every occasion.",
}
"""Ready deck -> how it plays."""

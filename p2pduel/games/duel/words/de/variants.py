"""The six ways to play, in German."""

from typing import Final

__all__ = [
    "TITLES",
    "blurb",
]

TITLES: Final = {
    "intro": "Die ersten Cataner",
    "gold": "Die Zeit des Goldes",
    "turmoil": "Die Zeit der Wirren",
    "progress": "Die Zeit des Fortschritts",
    "princes": "Duell der Fürsten",
    "tournament": "Turnier",
}
"""Variant to its title."""

_BLURBS: Final = {
    "intro": "nur das Basisset: das Spiel zum Lernen",
    "gold": "Schiffe, Kaperfahrer und Händler",
    "turmoil": "Bogenschützen, Feuerteufel und Unruhen",
    "progress": "Universitäten, Bibliotheken und die Seuche",
    "princes": "alle drei Zeiten auf einmal",
    "tournament": "mit eigenen Decks",
}


def blurb(variant: str, points: int) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; {points} Punkte gewinnen"

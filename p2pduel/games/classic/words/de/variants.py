"""The nine ways to play, in German, and what the terms choose."""

from typing import Final

from p2pduel.catalogue.options import OptionWords
from p2pduel.games.classic.words.de.nouns import SET_WORDS

__all__ = ["OPTIONS", "TITLES", "blurb"]

TITLES: Final = {
    "base": "Basisspiel",
    "knights": "Ritter & Händler",
    "politics": "Politik & Intrige",
    "barbarians": "Barbaren & Handelsherren",
    "science": "Wissenschaft & Fortschritt",
    "wizards": "Zauberer & Drachen",
    "trade": "Handel & Wandel",
    "mixed": "Mehrere Sets",
    "tournament": "Turnier",
}
"""Variant to its title."""

_BLURBS: Final = {
    "base": "nur das Basisset: das Spiel zum Lernen",
    "knights": "mit Kaperflotten, Burgen und einem Bankhaus",
    "politics": "mit Metropole, Bischöfen und Bestechung",
    "barbarians": "mit Barbaren, Handelsherren und weiten Fahrten",
    "science": "mit Universitäten, Kanonen und einer Gesandtschaft",
    "wizards": "mit Zitadellen, Zauberern, Drachen und Zaubern",
    "trade": "mit Handwerk, Speichern und einer Raubritterburg",
    "mixed": "mit zwei oder drei Sets deiner Wahl",
    "tournament": "mit eigenen Decks",
}


def blurb(variant: str, points: int) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; {points} Punkte gewinnen"


OPTIONS: Final = {
    "sets": OptionWords("Themensets", "Zwei oder drei, die neben dem Basisset gespielt werden.", SET_WORDS),
    "red-sets": OptionWords("Sets von Rot", "Woraus Rot neben dem Basisset ein Deck wählen darf.", SET_WORDS),
    "blue-sets": OptionWords(
        "Sets von Blau", "Woraus Blau neben dem Basisset ein Deck wählen darf.", SET_WORDS
    ),
}
"""What the terms choose."""

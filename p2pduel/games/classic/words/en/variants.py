"""The nine ways to play, in English, and what the terms choose."""

from typing import Final

from p2pduel.catalogue.options import OptionWords
from p2pduel.games.classic.words.en.nouns import SET_WORDS

__all__ = ["OPTIONS", "TITLES", "blurb"]

TITLES: Final = {
    "base": "Base game",
    "knights": "Knights & Merchants",
    "politics": "Politics & Intrigue",
    "barbarians": "Barbarians & Traders",
    "science": "Science & Progress",
    "wizards": "Wizards & Dragons",
    "trade": "Trade & Change",
    "mixed": "Several sets",
    "tournament": "Tournament",
}
"""Variant to its title."""

_BLURBS: Final = {
    "base": "the base set alone: the one to learn with",
    "knights": "with pirates, castles and a bank",
    "politics": "with a metropolis, bishops and bribes",
    "barbarians": "with barbarians, merchant lords and far voyages",
    "science": "with universities, cannons and an embassy",
    "wizards": "with citadels, wizards, dragons and spells",
    "trade": "with crafts, stores and a robber baron",
    "mixed": "with two or three sets of your choice",
    "tournament": "with decks of your own",
}


def blurb(variant: str, points: int) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; {points} points win"


OPTIONS: Final = {
    "sets": OptionWords("Sets", "Two or three that are played beside the base set.", SET_WORDS),
    "red-sets": OptionWords("Red's sets", "What Red may choose a deck from, beside the base set.", SET_WORDS),
    "blue-sets": OptionWords(
        "Blue's sets", "What Blue may choose a deck from, beside the base set.", SET_WORDS
    ),
}
"""What the terms choose."""

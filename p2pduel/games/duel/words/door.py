"""The Duel in words: the door that everything outside this game uses."""

from typing import Final

from p2pduel.catalogue.cardgame import CardGameWords

__all__ = ["WORDS"]

WORDS: Final = CardGameWords(
    "p2pduel.games.duel.words",
    {"intro": 7, "gold": 12, "turmoil": 12, "progress": 12, "princes": 13, "tournament": 13},
)

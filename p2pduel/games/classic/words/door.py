"""The classic card game in words: the door that everything outside this game uses."""

from typing import Final

from p2pduel.catalogue.cardgame import CardGameWords

__all__ = ["WORDS"]

_BASE: Final = 12
_OTHERS: Final = ("knights", "politics", "barbarians", "science", "wizards", "trade", "mixed", "tournament")

WORDS: Final = CardGameWords(
    "p2pduel.games.classic.words", {"base": _BASE, **dict.fromkeys(_OTHERS, _BASE + 1)}
)

"""The classic card game in words."""

from p2pduel.catalogue.anygame import AnyWords
from p2pduel.games.classic.words import tables

__all__ = ["WORDS"]

WORDS = AnyWords(tables)

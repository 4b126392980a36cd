"""The Ferry in words."""

from p2pduel.catalogue.anygame import AnyWords
from tests.toy.words import tables

__all__ = ["WORDS"]

WORDS = AnyWords(tables)

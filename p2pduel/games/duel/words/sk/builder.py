"""UNTRANSLATED: the words of the deck builder."""

from p2pduel.games.duel.words.en.builder import *  # noqa: F403

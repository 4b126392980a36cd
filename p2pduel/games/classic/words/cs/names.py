"""UNTRANSLATED: the English words stand in for the Czech ones."""

from p2pduel.games.classic.words.en.names import *  # noqa: F403

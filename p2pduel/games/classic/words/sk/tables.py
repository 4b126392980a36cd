"""UNTRANSLATED: the English words stand in for the Slovak ones."""

from p2pduel.games.classic.words.en.tables import *  # noqa: F403

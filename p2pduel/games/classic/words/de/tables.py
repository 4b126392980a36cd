"""UNTRANSLATED: the English words stand in for the German ones."""

from p2pduel.games.classic.words.en.tables import *  # noqa: F403

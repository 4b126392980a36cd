"""UNTRANSLATED: the words of the Duel's table."""

from p2pduel.games.duel.words.en.table import *  # noqa: F403

"""UNTRANSLATED: everything about one card."""

from p2pduel.games.duel.words.en.sheets import *  # noqa: F403

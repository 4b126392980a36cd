"""UNTRANSLATED: why a move of the Duel is refused."""

from p2pduel.games.duel.words.en.reasons import *  # noqa: F403

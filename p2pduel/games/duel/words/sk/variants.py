"""UNTRANSLATED: the six ways to play."""

from p2pduel.games.duel.words.en.variants import *  # noqa: F403

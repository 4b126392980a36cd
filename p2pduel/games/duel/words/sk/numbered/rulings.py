"""UNTRANSLATED: How unclear places are read: the rulings R-1 to R-53, by topic."""

from p2pduel.games.duel.words.en.numbered.rulings import *  # noqa: F403

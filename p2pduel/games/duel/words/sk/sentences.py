"""UNTRANSLATED: the log of the Duel."""

from p2pduel.games.duel.words.en.sentences import *  # noqa: F403

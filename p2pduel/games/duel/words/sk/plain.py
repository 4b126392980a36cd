"""UNTRANSLATED: the Duel in sentences, for plain mode."""

from p2pduel.games.duel.words.en.plain import *  # noqa: F403

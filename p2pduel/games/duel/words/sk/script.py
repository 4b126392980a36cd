"""UNTRANSLATED: the first lesson of the Duel."""

from p2pduel.games.duel.words.en.script import *  # noqa: F403

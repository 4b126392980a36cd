"""UNTRANSLATED: the rules of the Duel for people."""

from p2pduel.games.duel.words.en.rulebook import *  # noqa: F403

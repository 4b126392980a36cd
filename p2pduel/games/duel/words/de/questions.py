"""UNTRANSLATED: what a player of the Duel is asked."""

from p2pduel.games.duel.words.en.questions import *  # noqa: F403

"""UNTRANSLATED: the Duel's bots."""

from p2pduel.games.duel.words.en.bots import *  # noqa: F403

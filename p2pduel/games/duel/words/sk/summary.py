"""UNTRANSLATED: what a player missed."""

from p2pduel.games.duel.words.en.summary import *  # noqa: F403

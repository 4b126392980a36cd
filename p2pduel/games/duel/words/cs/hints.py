"""UNTRANSLATED: why a move is suggested."""

from p2pduel.games.duel.words.en.hints import *  # noqa: F403

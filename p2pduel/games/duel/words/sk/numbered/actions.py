"""UNTRANSLATED: What a player does in a turn, and what it is for: D-9 to D-13."""

from p2pduel.games.duel.words.en.numbered.actions import *  # noqa: F403

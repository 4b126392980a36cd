"""UNTRANSLATED: what cards ask for."""

from p2pduel.games.duel.words.en.needs import *  # noqa: F403

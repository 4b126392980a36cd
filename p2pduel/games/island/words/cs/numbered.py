"""UNTRANSLATED."""

from p2pduel.games.island.words.en.numbered import *  # noqa: F403

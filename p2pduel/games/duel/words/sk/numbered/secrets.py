"""UNTRANSLATED: Who knows what, and what players do to each other: D-17 and D-18."""

from p2pduel.games.duel.words.en.numbered.secrets import *  # noqa: F403

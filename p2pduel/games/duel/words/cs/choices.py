"""UNTRANSLATED: moves of the Duel, for menus."""

from p2pduel.games.duel.words.en.choices import *  # noqa: F403

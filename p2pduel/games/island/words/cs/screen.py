"""UNTRANSLATED: what the island's screens say."""

from p2pduel.games.island.words.en.screen import *  # noqa: F403

"""UNTRANSLATED: What lies on the table and how a principality is laid out: D-1 to D-4."""

from p2pduel.games.duel.words.en.numbered.box import *  # noqa: F403

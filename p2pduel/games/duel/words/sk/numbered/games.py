"""UNTRANSLATED: The larger games: one era, the Duel of the Princes, the tournament, D-14 to D-16."""

from p2pduel.games.duel.words.en.numbered.games import *  # noqa: F403

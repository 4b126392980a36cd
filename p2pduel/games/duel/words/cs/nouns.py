"""UNTRANSLATED: the Duel's nouns: resources, points, kinds, sets, dice symbols."""

from p2pduel.games.duel.words.en.nouns import *  # noqa: F403

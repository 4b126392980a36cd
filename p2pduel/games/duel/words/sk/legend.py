"""UNTRANSLATED: what the signs and abbreviations of the Duel's table mean."""

from p2pduel.games.duel.words.en.legend import *  # noqa: F403

"""UNTRANSLATED: Words for the cards of the Basic set."""

from p2pduel.games.duel.words.en.texts.basic import *  # noqa: F403

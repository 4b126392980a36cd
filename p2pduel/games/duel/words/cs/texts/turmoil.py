"""UNTRANSLATED: Words for the cards of the Era of Turmoil."""

from p2pduel.games.duel.words.en.texts.turmoil import *  # noqa: F403

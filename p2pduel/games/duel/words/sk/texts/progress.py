"""UNTRANSLATED: Words for the cards of the Era of Progress."""

from p2pduel.games.duel.words.en.texts.progress import *  # noqa: F403

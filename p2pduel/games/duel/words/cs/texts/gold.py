"""UNTRANSLATED: Words for the cards of the Era of Gold."""

from p2pduel.games.duel.words.en.texts.gold import *  # noqa: F403

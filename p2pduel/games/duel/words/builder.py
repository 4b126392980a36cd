"""The Duel's ready decks, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.games.duel.words.en.builder import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

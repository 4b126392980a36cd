"""The rules of the island as chapters to read, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.games.island.words.en.rulebook import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

"""The classic game's lesson, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.games.classic.words.en.script import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

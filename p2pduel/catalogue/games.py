"""Which game it is, and how it ended, in words, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.catalogue.en.games import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

"""Lists and counts, as sentences of every topic need them, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.catalogue.en.words import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

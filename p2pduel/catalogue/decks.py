"""What is said about decks of one's own, in files and in the making, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.catalogue.en.decks import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

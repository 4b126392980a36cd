"""What is said about bots, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.catalogue.en.bots import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

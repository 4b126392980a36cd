"""What verifying a file has shown, and how a recorded game is told as text, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.catalogue.en.verdict import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

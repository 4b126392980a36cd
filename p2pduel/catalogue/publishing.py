"""What is said about games on a web server, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.catalogue.en.publishing import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

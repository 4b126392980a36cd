"""The words of the command line that belong to no single command, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.catalogue.en.cli import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

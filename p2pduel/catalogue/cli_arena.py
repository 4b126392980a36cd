"""What the arena prints, and the page of its report, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.catalogue.en.cli_arena import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

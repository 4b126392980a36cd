"""Places of the classic card game: sites, ends, stacks and hands, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.games.classic.words.en.spots import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

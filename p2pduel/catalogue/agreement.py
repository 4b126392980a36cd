"""The terms of a table in words, before anybody signs them, in the language spoken."""

from typing import TYPE_CHECKING

from p2pduel.catalogue import speech

if TYPE_CHECKING:
    from p2pduel.catalogue.en.agreement import *  # noqa: F403
else:
    __getattr__ = speech.switch(__name__)

"""UNTRANSLATED: Which game it is, and how it ended, in words."""

from p2pduel.catalogue.en.games import *  # noqa: F403

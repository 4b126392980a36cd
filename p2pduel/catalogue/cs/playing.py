"""UNTRANSLATED: The words of a game with somebody."""

from p2pduel.catalogue.en.playing import *  # noqa: F403

"""UNTRANSLATED: The words of the lobby and of setting up."""

from p2pduel.catalogue.en.lobby import *  # noqa: F403

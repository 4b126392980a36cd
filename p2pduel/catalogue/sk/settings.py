"""UNTRANSLATED: The words of the settings."""

from p2pduel.catalogue.en.settings import *  # noqa: F403

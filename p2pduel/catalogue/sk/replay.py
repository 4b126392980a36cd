"""UNTRANSLATED: The words of the replay screen."""

from p2pduel.catalogue.en.replay import *  # noqa: F403

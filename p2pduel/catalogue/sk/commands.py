"""UNTRANSLATED: The words a person may type in plain mode."""

from p2pduel.catalogue.en.commands import *  # noqa: F403

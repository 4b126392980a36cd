"""UNTRANSLATED: The words of plain mode."""

from p2pduel.catalogue.en.plain import *  # noqa: F403

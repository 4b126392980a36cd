"""UNTRANSLATED: The words of plain mode itself; cards, questions and sentences come from the catalogue."""

from p2pduel.catalogue.en.plain import *  # noqa: F403

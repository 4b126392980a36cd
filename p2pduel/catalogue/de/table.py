"""UNTRANSLATED: The words of the screens themselves; cards, prompts and sentences come from the catalogue."""

from p2pduel.catalogue.en.table import *  # noqa: F403

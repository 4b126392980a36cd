"""UNTRANSLATED: What stands around the rules and cards that are looked up."""

from p2pduel.catalogue.en.reading import *  # noqa: F403

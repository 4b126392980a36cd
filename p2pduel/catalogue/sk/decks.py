"""UNTRANSLATED: What is said about decks of one's own, in files and in the making."""

from p2pduel.catalogue.en.decks import *  # noqa: F403

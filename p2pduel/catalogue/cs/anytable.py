"""UNTRANSLATED: The sentences about the table of a simple game, whichever it is."""

from p2pduel.catalogue.en.anytable import *  # noqa: F403

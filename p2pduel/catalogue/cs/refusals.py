"""UNTRANSLATED: Why the program itself refuses something, by its codes."""

from p2pduel.catalogue.en.refusals import *  # noqa: F403

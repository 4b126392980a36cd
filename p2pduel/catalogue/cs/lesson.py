"""UNTRANSLATED: The words around the lesson; what its steps say stands in the script."""

from p2pduel.catalogue.en.lesson import *  # noqa: F403

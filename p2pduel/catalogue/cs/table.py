"""UNTRANSLATED: The words of every table."""

from p2pduel.catalogue.en.table import *  # noqa: F403

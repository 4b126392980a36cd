"""UNTRANSLATED: What is said about connections."""

from p2pduel.catalogue.en.links import *  # noqa: F403

"""UNTRANSLATED: What is said about the files of this program: journals, seeds, keys, settings."""

from p2pduel.catalogue.en.files import *  # noqa: F403

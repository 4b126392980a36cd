"""UNTRANSLATED: What the signs mean that every table shows."""

from p2pduel.catalogue.en.legend import *  # noqa: F403

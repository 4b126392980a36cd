"""UNTRANSLATED: What verifying a file has shown, and how a recorded game is told as text."""

from p2pduel.catalogue.en.verdict import *  # noqa: F403

"""UNTRANSLATED: What the arena prints, and the page of its report."""

from p2pduel.catalogue.en.cli_arena import *  # noqa: F403

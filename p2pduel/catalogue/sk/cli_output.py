"""UNTRANSLATED: What the commands print."""

from p2pduel.catalogue.en.cli_output import *  # noqa: F403

"""UNTRANSLATED: The commands of the command line."""

from p2pduel.catalogue.en.cli_commands import *  # noqa: F403

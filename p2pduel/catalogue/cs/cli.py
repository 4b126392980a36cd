"""UNTRANSLATED: The words of the command line that belong to no single command, argparse's own among them."""

from p2pduel.catalogue.en.cli import *  # noqa: F403

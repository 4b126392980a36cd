"""`p2pduel identity`: who you are at every table."""

from __future__ import annotations

import argparse

from p2pduel.catalogue import cli_commands as helps
from p2pduel.catalogue import cli_output as said
from p2pduel.cli.common import EXIT_OK, name

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
p2pduel identity
p2pduel identity --name Anna
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """A new name, if wanted."""
    parser.add_argument("--name", type=name, metavar="N", help=helps.NEW_NAME)


def run(args: argparse.Namespace) -> int:
    """Print name and fingerprint; the key is made on first use."""
    from p2pduel.table import people

    if args.name is not None:
        people.set_name(args.name)
    width = max(len(said.NAME), len(said.FINGERPRINT))
    print(f"{said.NAME:<{width}}  {people.own_name()}")
    print(f"{said.FINGERPRINT:<{width}}  {people.identity(False).fingerprint}")
    return EXIT_OK

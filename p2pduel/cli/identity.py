"""`p2pduel identity`: who you are at every table."""

from __future__ import annotations

import argparse

from p2pduel.cli.common import EXIT_OK, name

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "Show your name and the fingerprint of your key; set the name."
EXAMPLE = """
p2pduel identity
p2pduel identity --name Anna
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """A new name, if wanted."""
    parser.add_argument("--name", type=name, metavar="N", help="from now on this is your name")


def run(args: argparse.Namespace) -> int:
    """Print name and fingerprint; the key is made on first use."""
    from p2pduel.table import people

    if args.name is not None:
        people.set_name(args.name)
    print(f"name         {people.own_name()}")
    print(f"fingerprint  {people.identity(False).fingerprint}")
    return EXIT_OK

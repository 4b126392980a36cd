"""The command line: one small file per command, imported only when it is asked for."""

from p2pduel.cli.dispatch import main

__all__ = ["main"]

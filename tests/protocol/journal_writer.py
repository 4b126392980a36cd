"""A program that writes a journal until it is killed: each acknowledged record is named on standard output.

Usage: journal_writer.py FILE SEED DIE_AT. With DIE_AT ≥ 0 it kills itself in the middle of a write, after so
many bytes; else it writes until somebody else kills it.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from io import FileIO
from pathlib import Path

from protocol.io.journal import Journal


def record(number: int) -> bytes:
    """The content of record `number`: both sides know it."""
    source = random.Random(number)
    return source.randbytes(source.choice((1, 40, 300, 3_000)))


class Dribble(FileIO):
    """A file that takes a few bytes at a time, as the system may, and ends its writer at a given byte."""

    def __init__(self, path: str, pieces: random.Random, die_at: int) -> None:
        super().__init__(path, "r+")
        self._pieces = pieces
        self._left = die_at

    def write(self, data: memoryview, /) -> int:  # type: ignore[override]
        """Write at most a piece; at the fatal byte only what lies before it, and then never return."""
        piece = bytes(data[: self._pieces.choice((1, 7, 100, 5_000))])
        if 0 <= self._left <= len(piece):
            super().write(piece[: self._left])
            os.kill(os.getpid(), signal.SIGKILL)
        if self._left >= 0:
            self._left -= len(piece)
        return super().write(piece) or 0


def main(name: str, seed: str, die_at: str) -> None:
    """Open the journal, and append until the end."""
    source = random.Random(int(seed))
    path = Path(name)
    path.touch()
    journal = Journal(path, Dribble(name, source, int(die_at)))
    sys.stdout.write(f"open {len(journal.records)}\n")
    sys.stdout.flush()
    enough = len(journal.records) + 500
    while True:
        if len(journal.records) == enough:
            sys.stdin.read()  # whoever reads our acknowledgements is slow: wait for the kill
        number = len(journal.records)
        journal.append(record(number), sync=number % 8 == 0)
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])

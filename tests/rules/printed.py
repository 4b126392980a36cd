"""What is printed on the cards, number by number: a second source beside the table of facts.

`printed.txt` has one line per card. Copies are those of the sets basic, gold, turmoil and progress; marks are
1x, up (it lies in the face-up stack) and named (a unit with a personal name); a dash stands for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

__all__ = ["PRINTED", "Printed"]


@dataclass(frozen=True, slots=True)
class Printed:
    """One card of the list."""

    kind: str
    placement: str
    copies: tuple[int, ...]
    plain: tuple[int, ...]
    cost: dict[str, int]
    points: dict[str, int]
    marks: tuple[str, ...]
    requires: str | None


def _amounts(text: str) -> dict[str, int]:
    pairs = [] if text == "-" else [entry.split() for entry in text.split(",")]
    return {name: int(amount) for amount, name in pairs}


def _printed(line: str) -> tuple[str, Printed]:
    ident, kind, placement, copies, plain, cost, points, marks, requires = line.split(" | ")
    return ident, Printed(
        kind,
        placement,
        tuple(map(int, copies.split())),
        tuple(map(int, plain.split())),
        _amounts(cost),
        _amounts(points),
        () if marks == "-" else tuple(marks.split(",")),
        None if requires == "-" else requires,
    )


LINES = (Path(__file__).parent / "printed.txt").read_text("utf-8").splitlines()
PRINTED = dict(_printed(line) for line in LINES[1:])
"""Id -> what the list says."""

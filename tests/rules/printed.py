"""What is printed on the cards, number by number: a second source beside the table of facts.

`printed.txt` has one line per card. Copies are those of the sets basic, gold, turmoil and progress; marks are
1x, up (it lies in the face-up stack) and named (a unit with a personal name); a dash stands for nothing.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from p2pduel.games.duel.rules.facts import CARDS, SETS, Card

__all__ = ["LISTED", "PRINTED", "Printed"]


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
LISTED = dict(_printed(line) for line in LINES[1:])
"""Id -> what the list says."""


def _invented(card: Card) -> Printed:
    marks = [("1x", card.unique), ("up", card.face_up), ("named", card.named_unit)]
    return Printed(
        card.kind,
        card.placement,
        tuple(card.copies[name] for name in SETS),
        tuple(card.no_half_moon[name] for name in SETS),
        dict(card.cost.items()),
        {name: amount for name, amount in asdict(card.points).items() if amount},
        tuple(mark for mark, bears in marks if bears),
        card.requires,
    )


PRINTED = {ident: LISTED.get(ident) or _invented(card) for ident, card in CARDS.items()}
"""Id -> what the list says; of an invented card, which no list knows, its own facts are believed."""

"""How a roll or a shuffle came about: commitments, reveals and checks, made again here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from p2pduel.catalogue import playing as say
from protocol import dice
from protocol.events import ShuffleRecord
from protocol.reader import Reader

__all__ = ["roll_evidence", "shuffle_evidence", "shuffle_round"]


Name = Callable[[int], str]
"""What a seat is called."""


def roll_evidence(reader: Reader, first: int, count: int, name: Name) -> dict[str, Any]:
    """All commitments and all reveals of some rolls, and what recomputing them shows."""
    found: dict[str, Any] = {}
    for k in range(first, first + count):
        try:
            record = reader.board.rolls[k - 1]
        except (IndexError, AttributeError):
            return found
        gid = reader.transcript.gid
        found[say.roll_number(k)] = say.dice_words(record.dice, record.sides)
        links = []
        for seat, (value, before) in enumerate(zip(record.values, record.commitments, strict=True)):
            found[say.committed(name(seat), k)] = before.hex()
            found[say.revealed(name(seat), k)] = value.hex()
            links.append(dice.is_committed(gid, seat, k, value, before))
        again = tuple(dice.result(gid, k, list(record.values), list(record.sides)))
        found[say.checked(k)] = say.held(all(links), again == tuple(record.dice))
    return found


def shuffle_round(reader: Reader, zone: str, number: int) -> list[ShuffleRecord]:
    """What every side did to a stack at its first, second, … shuffle; fewer while one is at work."""
    records = [record for record in reader.board.shuffles if record.zone == zone and record.kind == "shuffle"]
    return records[reader.seats * number : reader.seats * (number + 1)]


def shuffle_evidence(reader: Reader, done: Sequence[ShuffleRecord], name: Name) -> dict[str, Any]:
    """All commitments, all proved shuffles and, after the game, all opened seeds."""
    found: dict[str, Any] = {}
    for record in done:
        who = name(record.seat)
        committed = reader.transcript.hellos[record.seat]["commit"]
        found[say.seed_committed(who)] = committed.hex() if isinstance(committed, bytes) else ""
        found[say.shuffled_by(who)] = say.shuffle_words(record.cards, record.seq)
        seed = reader.seeds.get(record.seat)
        found[say.seed_revealed(who)] = seed.hex() if seed is not None else say.SEED_SEALED
    return found

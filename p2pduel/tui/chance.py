"""How a roll or a shuffle came about: commitments, reveals and checks, made again here."""

from __future__ import annotations

from typing import Any

from p2pduel.tui import gamewords as say
from p2pduel.tui import words
from protocol import dice
from protocol.session import Session

__all__ = ["roll_evidence", "shuffle_evidence"]


def roll_evidence(session: Session, first: int, count: int) -> dict[str, Any]:
    """Both commitments and both reveals of some rolls, and what recomputing them shows."""
    found: dict[str, Any] = {}
    for k in range(first, first + count):
        try:
            record = session.roll_record(k)
        except (IndexError, AttributeError):
            return found
        gid = session.reader.transcript.gid
        found[say.roll_number(k)] = say.dice_words(record.dice, record.sides)
        links = []
        for seat, (value, before) in enumerate(zip(record.values, record.commitments, strict=True)):
            found[say.committed(words.COLOURS[seat], k)] = before.hex()
            found[say.revealed(words.COLOURS[seat], k)] = value.hex()
            links.append(dice.check_link(gid, seat, k, value, before))
        again = tuple(dice.result(gid, k, list(record.values), list(record.sides)))
        found[say.checked(k)] = say.held(all(links), again == tuple(record.dice))
    return found


def shuffle_evidence(session: Session, zone: str, number: int) -> dict[str, Any]:
    """Who shuffled a stack, and where in the transcript the proofs stand."""
    records = [record for record in session.shuffles if record.zone == zone and record.kind == "shuffle"]
    pair = records[2 * number : 2 * number + 2]
    return {
        say.shuffled_by(words.COLOURS[record.seat]): say.shuffle_words(record.cards, record.seq)
        for record in pair
    }

"""How a seat's game ended, read from its transcript."""

from __future__ import annotations

from pathlib import Path

from p2pduel.table import people
from p2pduel.table.files import Files
from p2pduel.table.options import Ending
from p2pduel.table.seat import Seat

__all__ = ["ending_of"]


def ending_of(seat: Seat, files: Files, evidence: Path | None = None, stopped: str = "") -> Ending:
    """How a seat's game ended, as far as it did."""
    session, reader = seat.session, seat.session.reader
    end = reader.result()
    reason = end.reason if end is not None else "adjourned" if seat.adjourned else stopped or "left"
    return Ending(
        finished=end is not None and seat.violation is None,
        winner=end.winner if end is not None else None,
        reason=reason if seat.violation is None else seat.violation.code.value,
        names=people.shown_names(reader),
        head=session.head.hex(),
        state=session.game.digest().hex() if reader.playing else "",
        journal=files.path,
        violation=seat.violation,
        evidence=evidence,
        stopped=stopped,
    )

"""How a seat's game ended, read from its transcript."""

from __future__ import annotations

from pathlib import Path

from p2pduel.table import people
from p2pduel.table.files import Files
from p2pduel.table.options import Ending, Listener
from p2pduel.table.seat import Seat

__all__ = ["ending_of", "report_ending", "report_violation"]


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


def report_violation(seat: Seat, files: Files, on_event: Listener) -> Path | None:
    """Keep the evidence of a broken rule and tell of it; where the evidence lies, if there is any."""
    if seat.violation is None:
        return None
    evidence = files.keep_evidence(seat.evidence) if seat.evidence is not None else None
    on_event(
        {
            "event": "violation",
            "code": seat.violation.code.value,
            "seat": seat.violation.seat,
            "words": seat.violation.words,
            "evidence": str(evidence) if evidence else None,
        }
    )
    return evidence


def report_ending(ending: Ending, on_event: Listener) -> None:
    """Tell how a finished game ended."""
    if ending.finished:
        on_event(
            {
                "event": "finished",
                "winner": ending.winner_name,
                "reason": ending.reason,
                "head": ending.head,
                "state": ending.state,
                "journal": str(ending.journal),
            }
        )

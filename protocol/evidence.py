"""Evidence: a file that proves a violation to anybody who trusts neither the accuser nor the accused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from protocol import limits
from protocol.envelope import Envelope, Note, decode_record
from protocol.hashing import u8
from protocol.notes import read_note
from protocol.reader import GameFactory, Reader
from protocol.transcript import Transcript
from protocol.violation import Breach, Code, Violation
from protocol.wire import FrameReader, WireError, frame

__all__ = ["PROVABLE", "EvidenceError", "confirm", "fork", "is_fork", "is_provable", "make", "offence_of"]

MAGIC: Final = b"sealed-decks evidence 1\n"

_UNPROVABLE: Final = frozenset({Code.WIRE, Code.SIGNATURE, Code.GID, Code.SEQ, Code.PREV})
PROVABLE: Final = frozenset(Code) - _UNPROVABLE
"""Codes that name the signer: the envelope carries a good signature and builds on the chain shown."""


class EvidenceError(ValueError):
    """The file proves nothing."""


def make(transcript: Iterable[Envelope], seats: int, *offence: bytes) -> bytes:
    """The transcript up to the offence and the offending bytes as they were signed, an opening after them."""
    records = [envelope.encode() for envelope in transcript]
    return MAGIC + u8(seats) + b"".join(frame(record) for record in [*records, *offence])


def confirm(evidence: bytes, games: GameFactory) -> Violation:
    """Check a file from its bytes alone; returns the violation or raises EvidenceError."""
    if not evidence.startswith(MAGIC) or len(evidence) <= len(MAGIC):
        raise EvidenceError("this is no evidence file")
    if len(evidence) > limits.MAX_JOURNAL:
        raise EvidenceError("the file is too long")
    start = len(MAGIC) + 1
    frames = FrameReader(limits.MAX_FRAME)
    try:
        records = frames.feed(evidence[start:])
        seats = evidence[start - 1]
        if frames.waiting or not records or not 1 <= seats <= limits.MAX_SEATS:
            raise EvidenceError("the file is incomplete")
        reader = _replayed(games, seats, records[:-1])
        offence = decode_record(records[-1])
        violation = _opened(reader, offence) if isinstance(offence, Note) else offence_of(reader, offence)
    except WireError as error:
        raise EvidenceError(str(error)) from None
    if violation is None:
        raise EvidenceError("the envelope shown breaks no rule")
    return violation


def _opened(reader: Reader, note: Note) -> Violation | None:
    """What an opened card proves against the seat whose envelope is the last one."""
    try:
        return reader.accused(read_note(reader.transcript, note.encode()))
    except Breach as breach:
        raise EvidenceError(f"the note that opens a card does not hold: {breach}") from None


def _replayed(games: GameFactory, seats: int, records: Iterable[bytes]) -> Reader:
    reader = Reader(games, seats)
    for data in records:
        try:
            reader.accept(Envelope.decode(data))
        except Breach as breach:
            raise EvidenceError(f"the transcript itself does not hold: {breach}") from None
    return reader


def is_fork(transcript: Transcript, envelope: Envelope) -> bool:
    """Whether a seat has signed two different envelopes for one place of one game."""
    if envelope.seq >= len(transcript) or envelope.kind == "hello" or envelope.seq < transcript.seats:
        return False
    ours = transcript[envelope.seq]
    same_place = (envelope.gid, envelope.seat) == (ours.gid, ours.seat)
    differs = envelope.signed_bytes != ours.signed_bytes
    return same_place and differs and envelope.signed_by(transcript.keys[ours.seat])


def fork(envelope: Envelope) -> Violation:
    """What the second envelope of a seat for one place proves; its innocent cause is named with it."""
    words = (
        "two different envelopes are signed for this place: "
        "two stories were told, or the same seat was played from two copies of one journal"
    )
    return Violation(Code.FORK, envelope.seat, envelope.seq, envelope.kind, words)


def is_provable(transcript: Transcript, envelope: Envelope, code: Code) -> bool:
    """Whether this refusal can be shown to others: the sender has signed the envelope, and on this chain."""
    if code not in PROVABLE:
        return False
    keys = transcript.keys
    if envelope.seat < len(keys):
        return envelope.signed_by(keys[envelope.seat])
    # A seat without a key yet can be held to its own hello only: anybody could sign anything else for it.
    key = envelope.body.get("key")
    own = envelope.kind == "hello" and envelope.seat == len(keys) < transcript.seats
    return own and isinstance(key, bytes) and envelope.signed_by(key)


def offence_of(reader: Reader, envelope: Envelope) -> Violation | None:
    """What this signed envelope proves against its sender, if anything."""
    if is_fork(reader.transcript, envelope):
        return fork(envelope)
    try:
        reader.accept(envelope)
    except Breach as breach:
        if not is_provable(reader.transcript, envelope, breach.code):
            return None
        return Violation(breach.code, envelope.seat, envelope.seq, envelope.kind, breach.words)
    return None

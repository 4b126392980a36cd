"""What a session hands out: bytes to send, records to keep, and events for people and programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from protocol.seam import Done, Operation
from protocol.violation import Violation
from protocol.wire import Body

__all__ = [
    "Acted",
    "Adopted",
    "Applied",
    "Effect",
    "Ended",
    "Event",
    "Greeted",
    "NoteHeard",
    "Opened",
    "Record",
    "Rejected",
    "RollRecord",
    "SendEnvelope",
    "SendNote",
    "SetupProgress",
    "ShuffleRecord",
    "Started",
    "TakenBack",
    "Violated",
]


@dataclass(frozen=True, slots=True)
class SendEnvelope:
    """An envelope for every other seat and all spectators."""

    data: bytes


@dataclass(frozen=True, slots=True)
class SendNote:
    """A note for every other seat and all spectators."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Record:
    """Bytes for the journal, to be written before whatever follows in the list of effects."""

    data: bytes
    sync: bool


@dataclass(frozen=True, slots=True)
class Rejected:
    """What came in does not hold and proves nothing against anybody: it changed nothing, the game goes on."""

    reason: Violation
    """Which check failed."""


@dataclass(frozen=True, slots=True)
class Greeted:
    """A seat's hello was accepted."""

    seat: int
    key: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Started:
    """All keys are there; the game has its id."""

    gid: bytes
    names: tuple[str, ...]
    terms: Body


@dataclass(frozen=True, slots=True)
class SetupProgress:
    """Envelopes of the set-up so far, and how many it will need as far as can be told."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat's decision was accepted and made."""

    seat: int
    text: bytes
    done: Done | None


@dataclass(frozen=True, slots=True)
class Applied:
    """An operation is complete."""

    op: Operation
    done: Done


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The game state after envelope `to` holds again."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class NoteHeard:
    """A seat said something beside the chain."""

    seat: int
    kind: str
    body: Body
    agreed: bool = False
    """Every other seat had said the same on the same head: this was the answer, not the question."""


@dataclass(frozen=True, slots=True)
class Adopted:
    """An own envelope of before a crash came back from another seat."""

    seq: int


@dataclass(frozen=True, slots=True)
class Ended:
    """Every seat has signed the end."""

    winner: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A seat has opened its seed; the audit is possible."""

    seat: int


@dataclass(frozen=True, slots=True)
class Violated:
    """A seat provably broke the protocol; the game stops."""

    violation: Violation
    evidence: bytes
    """The file that proves it to anybody."""


Event: TypeAlias = (
    Greeted
    | Started
    | SetupProgress
    | Acted
    | Applied
    | TakenBack
    | NoteHeard
    | Adopted
    | Ended
    | Opened
    | Violated
)
Effect: TypeAlias = SendEnvelope | SendNote | Record | Rejected | Event


@dataclass(frozen=True, slots=True)
class RollRecord:
    """One roll: what each seat had committed to, what it revealed, and the dice."""

    k: int
    sides: tuple[int, ...]
    commitments: tuple[bytes, ...]
    values: tuple[bytes, ...]
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShuffleRecord:
    """One proved shuffle: who, which zone, how many cards, in which envelope."""

    seq: int
    seat: int
    kind: str
    zone: str
    cards: int

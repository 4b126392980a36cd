"""Misbehaviour as a value: a stable code, the seat, the place, and a sentence."""

from __future__ import annotations

import enum
from dataclasses import dataclass

__all__ = ["Breach", "Code", "GameFault", "Violation"]


class Code(enum.StrEnum):
    """Which check failed."""

    WIRE = "wire"
    """The bytes are no message of this protocol."""
    SIGNATURE = "envelope/signature"
    """The signature is not that of the seat it names."""
    GID = "envelope/gid"
    """The envelope belongs to another game."""
    SEQ = "envelope/seq"
    """The sequence number is not the next one."""
    PREV = "envelope/prev"
    """The envelope is built on something else than our last one."""
    TURN = "envelope/turn"
    """The sender does not owe the next envelope."""
    KIND = "envelope/kind"
    """The sender owes an envelope of another kind."""
    FULL = "envelope/full"
    """Only an end has room where the chain is nearly full."""
    FORK = "envelope/fork"
    """Two different envelopes signed for one place."""
    SCHEMA = "body/schema"
    """A field is missing, unknown or out of range."""
    POINT = "body/point"
    """Bytes are no usable point."""
    SCALAR = "body/scalar"
    """Bytes are no canonical scalar."""
    SHAPE = "body/shape"
    """A proof does not have the lists it should."""
    LENGTH = "cards/length"
    """A list is not as long as the state says."""
    POSITION = "cards/position"
    """A position does not exist, or is not the one asked for."""
    ZONE = "cards/zone"
    """A zone is not the one the operation is about."""
    BACK = "cards/back"
    """Cards of different backs would be mixed."""
    REMASK = "cards/re-mask"
    """A compulsory re-mask is missing, or a forbidden one present."""
    UNDECODABLE = "cards/undecodable"
    """An opened card shows no face of the deck."""
    COUNT = "cards/count"
    """More copies of a face lie open than were printed."""
    HELLO = "hello/differs"
    """Version, parameters, rules, terms or policy are not the same on both sides."""
    SAME = "hello/copied"
    """A key, commitment or dice head is the other seat's."""
    PROOF_KEY = "proof/key"
    """The sender does not know its secret key."""
    PROOF_SHARE = "proof/share"
    """A share is not the right one for these cards."""
    PROOF_REKEY = "proof/re-key"
    """The card under the new key is not the old card."""
    PROOF_SHUFFLE = "proof/shuffle"
    """The new list is not a re-masked permutation of the old one."""
    PROOF_TAKE = "proof/take"
    """Stack and taken card are not the old stack."""
    DICE_ORDER = "dice/order"
    """Not the next roll."""
    DICE_LINK = "dice/link"
    """The value is not the one the seat committed to."""
    BEFORE = "act/before"
    """The act was made on another state."""
    CARRIER = "act/carrier"
    """The act does not travel in an envelope of this kind or with these cards."""
    RULES = "act/rules"
    """The rules do not allow the act."""
    HIDDEN = "act/hidden"
    """The rules do not allow the act with this hidden card."""
    NOTE = "note/invalid"
    """A quoted note is not what it is quoted for."""
    TAKEBACK = "takeback/barrier"
    """The takeback reaches over something that cannot be undone."""
    CONSENT = "takeback/consent"
    """The takeback needs the other seat's consent."""
    TAKEBACKS = "takeback/too-many"
    """More takebacks since the last barrier than are allowed."""
    END = "end/differs"
    """The end is not the one the game or the other seat states."""
    SEED = "open/commitment"
    """The opened seed is not the committed one."""


class Breach(Exception):  # noqa: N818 - a check that failed, not a defect
    """A check failed; becomes a Violation once it is known whose envelope it was."""

    def __init__(self, code: Code, words: str) -> None:
        super().__init__(f"{code.value}: {words}")
        self.code = code
        self.words = words


class GameFault(RuntimeError):  # noqa: N818 - the word says it
    """The game asked the protocol for something impossible: a defect of this program, nobody's cheat."""


@dataclass(frozen=True, slots=True)
class Violation:
    """Who broke which rule with which envelope."""

    code: Code
    seat: int | None
    """The seat that signed it; None if nobody provably did."""
    seq: int
    kind: str
    words: str

    def __str__(self) -> str:
        """One line for people."""
        who = "somebody" if self.seat is None else f"seat {self.seat}"
        return f"{who}, envelope {self.seq} ({self.kind}): {self.code.value}: {self.words}"

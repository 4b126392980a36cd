"""The chain of a game: every envelope names its predecessor, so nothing can be dropped or moved later."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protocol import limits, schema
from protocol.envelope import NO_GAME, NO_PREV, Envelope, Note, game_id
from protocol.identity import BadKeyError, check_public
from protocol.wire import Body, WireError, as_bytes

__all__ = ["ChainCode", "ChainError", "Heads", "Transcript"]


class ChainCode(enum.StrEnum):
    """Why an envelope or note does not belong here."""

    FULL = "chain/full"
    """The game has more envelopes than any game needs."""
    GAME = "chain/game"
    """It belongs to another game."""
    SEQ = "chain/seq"
    """It is not the next in the chain."""
    PREV = "chain/prev"
    """It was built on another predecessor: a fork."""
    SEAT = "chain/seat"
    """There is no such seat, or a hello speaks for another one."""
    HELLO = "chain/hello"
    """The chain begins with one well-formed hello per seat, and has no other."""
    KEY = "chain/key"
    """A hello's key is unusable, or the same as another seat's."""
    SIGNATURE = "chain/signature"
    """It was not signed by the seat it names."""


class ChainError(ValueError):
    """An envelope or note that does not fit; `code` is stable, `words` are for people."""

    def __init__(self, code: ChainCode, words: str) -> None:
        super().__init__(f"{code.value}: {words}")
        self.code = code
        self.words = words


@dataclass(frozen=True, slots=True)
class Heads:
    """How far one end's chain goes: enough to see who is behind, and whether the chains differ."""

    gid: bytes
    length: int
    head: bytes


class Transcript:
    """Append-only chain, checking gid, seq, prev, sender and signature; bodies are checked elsewhere."""

    def __init__(self, seats: int = 2) -> None:
        if not 1 <= seats <= limits.MAX_SEATS:
            raise ValueError(f"1 to {limits.MAX_SEATS} seats")
        self.seats = seats
        self._chain: list[Envelope] = []
        self._keys: list[bytes] = []
        self._gid = NO_GAME

    def __len__(self) -> int:
        return len(self._chain)

    def __getitem__(self, seq: int) -> Envelope:
        return self._chain[seq]

    def __iter__(self) -> Iterator[Envelope]:
        return iter(self._chain)

    @property
    def head(self) -> bytes:
        """The hash of the last envelope; zeros before the first."""
        return self._chain[-1].hash if self._chain else NO_PREV

    @property
    def heads(self) -> Heads:
        """How far this chain goes."""
        return Heads(self._gid, len(self._chain), self.head)

    @property
    def gid(self) -> bytes:
        """The game's id; zeros until every seat has said hello."""
        return self._gid

    @property
    def keys(self) -> Sequence[bytes]:
        """The signing keys of the seats that have said hello."""
        return tuple(self._keys)

    @property
    def hellos(self) -> Sequence[Body]:
        """The bodies of the hellos so far, in seat order."""
        return [envelope.body for envelope in self._chain[: self.seats]]

    def next(self, seat: int, kind: str, body: Body) -> Envelope:
        """Return the unsigned envelope that would come next."""
        return Envelope(self._gid, len(self._chain), self.head, seat, kind, body)

    def check(self, envelope: Envelope) -> None:
        """Raise ChainError unless this envelope is the next one and its seat signed it."""
        if len(self._chain) >= limits.MAX_ENVELOPES:
            raise ChainError(ChainCode.FULL, f"more than {limits.MAX_ENVELOPES} envelopes")
        if envelope.gid != self._gid:
            raise ChainError(ChainCode.GAME, "an envelope of another game")
        if envelope.seq != len(self._chain):
            raise ChainError(ChainCode.SEQ, f"number {envelope.seq} where {len(self._chain)} is due")
        if envelope.prev != self.head:
            raise ChainError(ChainCode.PREV, f"number {envelope.seq} is built on another predecessor")
        if envelope.seat >= self.seats:
            raise ChainError(ChainCode.SEAT, f"there is no seat {envelope.seat}")
        opening = len(self._chain) < self.seats
        if opening != (envelope.kind == "hello"):
            raise ChainError(ChainCode.HELLO, "a chain begins with one hello per seat and has no other")
        key = self._hello_key(envelope) if opening else self._keys[envelope.seat]
        if not envelope.signed_by(key):
            raise ChainError(ChainCode.SIGNATURE, f"not signed by seat {envelope.seat}")

    def append(self, envelope: Envelope, checked: bool = False) -> None:
        """Check (unless `checked` just now) and add the next envelope; a refused one changes nothing."""
        if not checked:
            self.check(envelope)
        self._chain.append(envelope)
        if envelope.kind == "hello":
            self._keys.append(as_bytes(envelope.body, "key"))
            if len(self._chain) == self.seats:
                self._gid = game_id(self.hellos)

    def check_note(self, note: Note) -> None:
        """Raise ChainError unless the note is of this game and a head of it, and its seat signed it."""
        if len(self._keys) < self.seats or note.gid != self._gid:
            raise ChainError(ChainCode.GAME, "a note of another game")
        if note.seat >= self.seats:
            raise ChainError(ChainCode.SEAT, f"there is no seat {note.seat}")
        if self.index(note.head) is None:
            raise ChainError(ChainCode.PREV, "the note was made on a head that is not in this chain")
        if not note.signed_by(self._keys[note.seat]):
            raise ChainError(ChainCode.SIGNATURE, f"not signed by seat {note.seat}")

    def index(self, head: bytes) -> int | None:
        """Return the sequence number of the envelope with that hash, the newest first."""
        return next((env.seq for env in reversed(self._chain) if env.hash == head), None)

    def _hello_key(self, envelope: Envelope) -> bytes:
        """Return the key of a well-formed hello that speaks for its own seat."""
        try:
            schema.check("hello", envelope.body)
        except WireError as error:
            raise ChainError(ChainCode.HELLO, error.words) from None
        if envelope.seat != envelope.seq or envelope.body["seat"] != envelope.seat:
            raise ChainError(ChainCode.SEAT, "a hello speaks for its own seat, in seat order")
        key = as_bytes(envelope.body, "key")
        try:
            check_public(key)
        except BadKeyError as error:
            raise ChainError(ChainCode.KEY, str(error)) from None
        if key in self._keys:
            raise ChainError(ChainCode.KEY, "two seats with one key")
        return key

"""Signed messages: envelopes form the chain of a game, notes are said beside it.

The signed bytes are the canonical encoding of a list that begins with the word "envelope" or "note", so that
no signature of one can serve as the other. A message travels and is stored as [signed bytes, signature].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, TypeVar

from protocol import limits, schema
from protocol.hashing import H32
from protocol.identity import Identity, verify
from protocol.shapes import Blob, Number, Shape, Word
from protocol.wire import Body, WireCode, WireError, pack, unpack

__all__ = [
    "ENVELOPE_FIELDS",
    "NOTE_FIELDS",
    "NO_GAME",
    "NO_PREV",
    "Envelope",
    "Note",
    "decode_record",
    "game_id",
]

NO_GAME: Final = bytes(32)
"""The game id of a hello: there is no game yet."""

NO_PREV: Final = bytes(32)
"""What the first envelope of a chain has as its predecessor."""

_HASH: Final = Blob(32, 32)
_SIGNATURE: Final = 64
_SEAT: Final = Number(0, limits.MAX_SEATS - 1)
ENVELOPE_FIELDS: Final[Mapping[str, Shape]] = {
    "version": Number(),
    "gid": _HASH,
    "seq": Number(0, limits.MAX_ENVELOPES),
    "prev": _HASH,
    "seat": _SEAT,
    "kind": Word(),
}
"""What stands between the tag and the body of an envelope, in this order."""
NOTE_FIELDS: Final[Mapping[str, Shape]] = {
    "version": Number(),
    "gid": _HASH,
    "head": _HASH,
    "seat": _SEAT,
    "kind": Word(),
}
"""The same of a note."""


@dataclass(frozen=True)
class Envelope:
    """One step of the chain. Its body is canonical but not yet checked against its kind: see schema.check."""

    gid: bytes
    seq: int
    prev: bytes
    seat: int
    kind: str
    body: Body
    signature: bytes = b""
    version: int = schema.VERSION

    @cached_property
    def signed_bytes(self) -> bytes:
        """What is signed and hashed: all fields but the signature."""
        return pack(
            ["envelope", self.version, self.gid, self.seq, self.prev, self.seat, self.kind, self.body]
        )

    @cached_property
    def hash(self) -> bytes:
        """The `prev` of the next envelope; the signature is not part of it, for a signer can make many."""
        return H32("envelope", self.signed_bytes)

    def sign(self, identity: Identity) -> Envelope:
        """Return this envelope with its signature."""
        return _signed(replace(self, signature=identity.sign(self.signed_bytes)), self.signed_bytes, identity)

    def signed_by(self, public: bytes) -> bool:
        """Return whether the signature is of that key."""
        return _signed_by(self, public)

    @property
    def known(self) -> bool:
        """Whether the points of this very object were computed or decoded here."""
        return "_known" in self.__dict__

    def know(self) -> None:
        """Its points are in order: whoever made or accepted it says so. A changed copy starts anew."""
        self.__dict__["_known"] = True

    def encode(self) -> bytes:
        """Return the bytes that travel and are stored."""
        return _bounded(pack([self.signed_bytes, self.signature]), limits.MAX_ENVELOPE)

    @classmethod
    def decode(cls, data: bytes) -> Envelope:
        """Read an envelope; the signature, the chain and the body's schema are checked elsewhere."""
        return cls._of(*_parts(_bounded(data, limits.MAX_ENVELOPE)))

    @classmethod
    def _of(cls, signed: bytes, signature: bytes) -> Envelope:
        gid, seq, prev, seat, kind, body = _read(signed, "envelope", ENVELOPE_FIELDS)
        return _signed(cls(gid, seq, prev, seat, kind, body, signature), signed)


@dataclass(frozen=True)
class Note:
    """Something a seat says when it need not owe anything: bound to a game and a head, outside the chain."""

    gid: bytes
    head: bytes
    seat: int
    kind: str
    body: Body
    signature: bytes = b""
    version: int = schema.VERSION

    @cached_property
    def signed_bytes(self) -> bytes:
        """What is signed and hashed: all fields but the signature."""
        return pack(["note", self.version, self.gid, self.head, self.seat, self.kind, self.body])

    @cached_property
    def hash(self) -> bytes:
        """What names this note."""
        return H32("note", self.signed_bytes)

    def sign(self, identity: Identity) -> Note:
        """Return this note with its signature."""
        return _signed(replace(self, signature=identity.sign(self.signed_bytes)), self.signed_bytes, identity)

    def signed_by(self, public: bytes) -> bool:
        """Return whether the signature is of that key."""
        return _signed_by(self, public)

    def encode(self) -> bytes:
        """Return the bytes that travel and are stored."""
        return _bounded(pack([self.signed_bytes, self.signature]), limits.MAX_NOTE)

    @classmethod
    def decode(cls, data: bytes) -> Note:
        """Read a note; the signature, the game and the body's schema are checked elsewhere."""
        return cls._of(*_parts(_bounded(data, limits.MAX_NOTE)))

    @classmethod
    def _of(cls, signed: bytes, signature: bytes) -> Note:
        gid, head, seat, kind, body = _read(signed, "note", NOTE_FIELDS)
        return _signed(cls(gid, head, seat, kind, body, signature), signed)


_Message = TypeVar("_Message", Envelope, Note)


def _signed(message: _Message, signed: bytes, identity: Identity | None = None) -> _Message:
    """Keep beside a message what has just been computed or read; a changed copy starts without it."""
    message.__dict__["signed_bytes"] = signed
    if identity is not None:
        message.__dict__["_signer"] = identity.public
    return message


def _signed_by(message: Envelope | Note, public: bytes) -> bool:
    """Whether the signature is of that key; of one and the same object it is checked once."""
    if message.__dict__.get("_signer") == public:
        return True
    if not verify(public, message.signature, message.signed_bytes):
        return False
    message.__dict__["_signer"] = public
    return True


def decode_record(data: bytes) -> Envelope | Note:
    """Read whichever of the two these bytes say they are."""
    signed, signature = _parts(_bounded(data, limits.MAX_ENVELOPE))
    # the tag is the first entry: one byte for the list of 7 or 8, one for the length of the word
    if signed[1:6] != b"\xa4note":
        return Envelope._of(signed, signature)
    _bounded(data, limits.MAX_NOTE)
    return Note._of(signed, signature)


def game_id(hellos: Sequence[Body]) -> bytes:
    """Return the id of the game these hello bodies, in seat order, agree to play."""
    return H32("game", *(pack(body) for body in hellos))


def _bounded(data: bytes, limit: int) -> bytes:
    if len(data) > limit:
        raise WireError(WireCode.FRAME_SIZE, f"{len(data)} bytes where {limit} are allowed")
    return data


def _parts(data: bytes) -> tuple[bytes, bytes]:
    """Return the signed bytes and the signature."""
    outer = unpack(data)
    if not isinstance(outer, list) or len(outer) != 2:
        raise WireError(WireCode.SHAPE, "a signed message is two entries: signed bytes and signature")
    signed, signature = outer
    if not isinstance(signed, bytes):
        raise WireError(WireCode.SHAPE, "signed bytes: must be bytes")
    if not isinstance(signature, bytes) or len(signature) != _SIGNATURE:
        raise WireError(WireCode.SHAPE, f"signature: must have {_SIGNATURE} bytes")
    return signed, signature


def _read(signed: bytes, tag: str, shapes: Mapping[str, Shape]) -> list[Any]:
    """Return what follows the version in the signed bytes of a message with that tag.

    The shapes have said what each field is, and the last is the body, a map.
    """
    inner = unpack(signed)
    if not isinstance(inner, list) or len(inner) != len(shapes) + 2 or inner[0] != tag:
        raise WireError(
            WireCode.SHAPE, f"{tag}: must be a list of {len(shapes) + 2} that begins with the tag"
        )
    for value, (name, shape) in zip(inner[1:-1], shapes.items(), strict=True):
        shape.check(value, f"{tag}.{name}")
    version, *rest = inner[1:]
    if version != schema.VERSION:
        raise WireError(WireCode.VERSION, f"version {version!r} is not spoken here")
    if not isinstance(rest[-1], dict):
        raise WireError(WireCode.SHAPE, f"{tag}.body: must be a map")
    return rest

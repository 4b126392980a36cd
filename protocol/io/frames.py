"""What travels on a connection: a kind and its body, encoded and checked in one step.

Records of a game are handed on as they stand in the journal; the rest is what the links themselves need.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from protocol import limits
from protocol.io import bounds
from protocol.shapes import Blob, Flag, ListOf, MapOf, Number, Record, Row, Text, Word
from protocol.wire import Body, WireCode, WireError, pack, unpack

__all__ = ["FIRST_FRAMES", "FRAMES", "VERSION", "Frame"]

VERSION: Final = 2
"""The version of the links; envelopes, notes and journals have one of their own (protocol/schema.py)."""

_VERSION = Number(0, 2**16)  # read from any version, so that a refusal can say which one is spoken here
_HASH = Blob(32, 32)
_PROGRAM = Blob(16, 16)
_GAME = Blob(32, 32, or_empty=True)
_NAME = Text(limits.MAX_NAME, 1)
_SEQ = Number(0, limits.MAX_ENVELOPES)
_WORDS = Text(limits.MAX_WORDS)
_COUNT = Number(0, 2**32 - 1)
_TERMS = MapOf(limits.MAX_TERMS)
_PLACE = Text(limits.MAX_WORD, 1)

FRAMES: Final[Mapping[str, Record]] = {
    # the first frame says what the connection wants
    "play": Record(
        {
            "version": _VERSION,
            "name": _NAME,
            "key": _HASH,
            "rules": _HASH,
            "nonce": _HASH,
            "program": _PROGRAM,
        }
    ),
    "watch": Record({"version": _VERSION, "name": _NAME, "game": _GAME}),
    "resume": Record(
        {
            "version": _VERSION,
            "name": _NAME,
            "key": _HASH,
            "game": _HASH,
            "nonce": _HASH,
            "program": _PROGRAM,
            "take": Flag(),
        }
    ),
    # the answer
    "welcome": Record(
        {"version": _VERSION, "name": _NAME, "key": _HASH, "game": _GAME, "terms": _TERMS, "nonce": _HASH}
    ),
    "refusal": Record({"code": Word(), "words": _WORDS}),
    # before the answer to a spectator: who else serves this game
    "elsewhere": Record({"places": ListOf(_PLACE, 1, bounds.PLACES)}),
    # whoever wants a seat signs both nonces, for this channel: nobody can pass a proof on
    "prove": Record({"signature": Blob(64, 64)}),
    # the game: what each side has, and the records the other lacks
    "heads": Record({"game": _GAME, "length": _SEQ, "head": _HASH}),
    "want": Record({"first": _SEQ, "head": _HASH}),
    "envelopes": Record({"first": _SEQ, "items": ListOf(Blob(1, limits.MAX_ENVELOPE), 1, limits.MAX_BATCH)}),
    "note": Record({"note": Blob(1, limits.MAX_NOTE)}),
    # after a stop over the state hash: what each side's position was made of
    "parts": Record({"seq": _SEQ, "state": _HASH, "parts": ListOf(Row((Word(), _HASH)), 0, bounds.PARTS)}),
    # a spectator that lets others watch says at which port
    "serving": Record({"port": Number(1, 65535)}),
    # after the end, between the players: whether another game is wanted and where this side listens; then
    # seat 0 says which of them opens the next table
    "rematch": Record({"want": Number(0, 1), "port": Number(0, 65535)}),
    "begin": Record({"host": Number(0, 1)}),
    # the link itself
    "watchers": Record({"n": _COUNT}),
    "ping": Record({"n": _COUNT}),
    "pong": Record({"n": _COUNT}),
    "bye": Record({"code": Word(), "words": _WORDS}),
}

FIRST_FRAMES: Final = frozenset({"play", "watch", "resume"})
"""What a connection may open with."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One message between two ends of a connection."""

    kind: str
    body: Body
    _payload: bytes = field(default=b"", init=False, repr=False, compare=False)

    def encode(self) -> bytes:
        """Return the payload; a body that does not fit its kind is refused on the way out too.

        Made once: the same frame goes to a whole crowd.
        """
        if not self._payload:
            _check(self.kind, self.body)
            object.__setattr__(self, "_payload", pack([self.kind, self.body]))
        return self._payload

    @classmethod
    def decode(cls, payload: bytes) -> Frame:
        """Read one payload; anything but a known kind with exactly its fields is refused."""
        value = unpack(payload)
        if not isinstance(value, list) or len(value) != 2:
            raise WireError(WireCode.SHAPE, "a frame is a kind and a body")
        kind, body = value
        if not isinstance(kind, str) or not isinstance(body, dict):
            raise WireError(WireCode.SHAPE, "a frame is a kind and a body")
        _check(kind, body)
        return cls(kind, body)


def _check(kind: str, body: Body) -> None:
    shape = FRAMES.get(kind)
    if shape is None:
        raise WireError(WireCode.KIND, "no such frame")
    shape.check(body, kind)

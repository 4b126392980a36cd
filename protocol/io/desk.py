"""What a room asks the game, how it says no, and how two who meet again know each other."""

from __future__ import annotations

from typing import Protocol

from protocol.hashing import H32
from protocol.identity import Identity, verify
from protocol.io.frames import Frame
from protocol.io.link import Link
from protocol.wire import Body, as_bytes

__all__ = ["BadRecordError", "Desk", "RefusedError", "proof", "proved"]


class BadRecordError(Exception):
    """A record that proves nothing and fits nowhere; whoever brought it is sent away."""


class RefusedError(Exception):
    """The other side does not let us in, with a stable code."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code
        self.words = words


class Desk(Protocol):
    """What the room asks the game."""

    @property
    def rules(self) -> bytes:
        """The rules' fingerprint."""

    @property
    def terms(self) -> Body:
        """What is played here."""

    @property
    def waiting(self) -> bool:
        """Whether a player may still sit down."""

    @property
    def opponent(self) -> bytes:
        """The other player's key; empty before the hello."""

    async def record(self, record: bytes, link: Link) -> None:
        """Somebody brought a record; BadRecordError if it is worthless."""

    async def heads(self, length: int, head: bytes) -> None:
        """The other player told how far its chain goes."""

    def parts(self, theirs: Frame) -> Frame | None:
        """The parts of the other player's position; ours if it waits for them."""


def _statement(nonce: bytes, gid: bytes) -> bytes:
    return H32("link-proof", nonce, gid)


def proof(identity: Identity, nonce: bytes, gid: bytes) -> Frame:
    """The frame that shows who we are, signed over the other side's number."""
    return Frame("prove", {"signature": identity.sign(_statement(nonce, gid))})


def proved(frame: Frame, key: bytes, nonce: bytes, gid: bytes) -> bool:
    """Whether the holder of that key has signed our number."""
    return verify(key, as_bytes(frame.body, "signature"), _statement(nonce, gid))

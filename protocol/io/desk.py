"""What a room asks the game, and how it says no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from protocol.io.frames import Frame
from protocol.io.link import Link
from protocol.wire import Body

__all__ = ["BadRecordError", "Desk", "RefusedError"]


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
        """The fingerprint of the rules this side plays by, or would, before it is told which game it is."""

    def fits(self, rules: bytes, /) -> bool:
        """Whether somebody who comes with these rules may sit down; the hellos compare them once more."""

    @property
    def terms(self) -> Body:
        """What is played here."""

    @property
    def waiting(self) -> bool:
        """Whether a player may still sit down."""

    @property
    def opponent(self) -> bytes:
        """The other player's key; empty before the hello."""

    @property
    def keys(self) -> Sequence[bytes]:
        """The keys of everybody who plays here, as far as they have said hello."""

    async def record(self, record: bytes, link: Link) -> None:
        """Somebody brought a record; BadRecordError if it is worthless."""

    async def heads(self, length: int, head: bytes, /) -> bool:
        """The other player told how far its chain goes; whether we wait for what we lack."""

    async def unkept(self) -> None:
        """The other player has not sent what it says it has."""

    def parts(self, theirs: Frame) -> Frame | None:
        """The parts of the other player's position; ours if it waits for them."""

"""One link that was let into a room, and what is known of whoever is at its other end."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from protocol import limits
from protocol.io import bounds
from protocol.io.bucket import Bucket
from protocol.io.frames import Frame
from protocol.io.link import Link

__all__ = ["Guest"]


@dataclass(eq=False)
class Guest:
    """One link that was let in."""

    link: Link
    player: bool
    name: str = ""
    program: bytes = b""
    """The number of the running program at the other end of a player's link."""
    candidate: bool = False
    """Asks for the free seat and has not said hello."""
    claims: int = 0
    """How many envelopes it says it has, while we wait for them."""
    acknowledged: tuple[int, bytes] = (-1, b"")
    downstream: int = 0
    """How many watch behind it, as it says."""
    counts: Bucket = field(default_factory=lambda: Bucket(bounds.COUNTS_PER_SECOND, bounds.COUNTS_BURST))
    announced: str = ""
    """Where this spectator says that others may watch."""
    serves: str = ""
    """The same, once we have been let in there ourselves."""
    left: bool = False
    """It has said goodbye, or was told to go."""
    compares: bool = False
    """This player's chain is another one: it has asked for what we have of it."""
    parts: Frame | None = None
    """What its position was made of, when the state hashes differ."""
    after: dict[str, Frame] = field(default_factory=dict)
    """What this player said last about another game."""
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def count(self, number: int) -> None:
        """It says how many watch behind it; who says so without end is not listened to."""
        if self.counts.spare():
            self.downstream = min(number, limits.MAX_SPECTATORS**2)

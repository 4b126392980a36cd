"""A state of a game with what was found out about it: it never changes, so nothing is worked out twice."""

from __future__ import annotations

from typing import Any

from p2pduel.kernel.operations import Outcome
from protocol import seam

__all__ = ["Stand", "Step"]

Step = tuple[int | None, bytes, seam.Done | None]
"""What was done: whose act, its text, what came of it; an operation has no seat."""


class Stand:
    """A state, and beside it what every copy of the game would work out alike."""

    __slots__ = ("carriers", "digest", "due", "follows", "state")

    def __init__(self, state: Any, remembers: bool) -> None:
        """Nothing is found out yet; `remembers`: where steps lead is kept, and with it all that follows."""
        self.state = state
        self.due: seam.Due | None = None
        self.digest: bytes | None = None
        self.carriers: dict[tuple[int, bytes], seam.Carrier] = {}
        self.follows: dict[Step, tuple[Stand, tuple[Outcome, ...]]] | None = {} if remembers else None

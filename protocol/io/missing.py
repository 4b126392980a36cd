"""Spectators whose links were lost without a word: whoever leaves at the end gives them time to come back."""

from __future__ import annotations

import time

from protocol import limits

__all__ = ["Missing"]


class Missing:
    """Counts them; after a while nobody is waited for."""

    def __init__(self) -> None:
        self._count = 0
        self._until = 0.0

    def lost(self, number: int = 1) -> None:
        """So many were here and are gone."""
        self._count += number
        self._until = time.monotonic() + limits.FAREWELL_SECONDS

    def back(self) -> None:
        """A spectator has come; whether it is the one that was lost cannot be known."""
        self._count = max(0, self._count - 1)

    @property
    def seconds(self) -> float:
        """How long one of them may still come back; 0 if nobody is missed."""
        return max(0.0, self._until - time.monotonic()) if self._count else 0.0

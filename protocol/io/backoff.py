"""Pauses between attempts that grow, so that a peer who waits for days costs next to nothing."""

from __future__ import annotations

import asyncio

from protocol.io import bounds

__all__ = ["Backoff"]


class Backoff:
    """Doubling pauses within bounds, from the beginning again after a stay."""

    def __init__(self) -> None:
        self._shortest, self._longest = bounds.BACKOFF_SECONDS
        self._last = 0.0
        self._next = self._shortest

    def stayed(self, seconds: float) -> None:
        """An attempt led somewhere for so long; being turned out sooner than one waited is no success."""
        if seconds > self._last:
            self._next = self._shortest

    async def pause(self) -> None:
        """Wait before the next attempt."""
        self._last, self._next = self._next, min(2 * self._next, self._longest)
        await asyncio.sleep(self._last)

"""Pauses between attempts that grow, so that a peer who waits for days costs next to nothing."""

from __future__ import annotations

import asyncio

from protocol.io import bounds

__all__ = ["Backoff"]


class Backoff:
    """Doubling pauses within bounds; `reset` after a success."""

    def __init__(self) -> None:
        self._shortest, self._longest = bounds.BACKOFF_SECONDS
        self._next = self._shortest

    def reset(self) -> None:
        """Start again with the shortest pause."""
        self._next = self._shortest

    async def pause(self) -> None:
        """Wait before the next attempt."""
        seconds, self._next = self._next, min(2 * self._next, self._longest)
        await asyncio.sleep(seconds)

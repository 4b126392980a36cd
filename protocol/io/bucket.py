"""A rate limit that lets a burst through."""

from __future__ import annotations

import asyncio
import time

__all__ = ["Bucket"]


class Bucket:
    """So many at once, so many per second after that."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now

    def take(self, amount: float) -> float:
        """Take that much; the seconds to wait before going on."""
        self._fill()
        self._level -= amount
        return max(0.0, -self._level / self._rate)

    def spare(self, amount: float = 1) -> bool:
        """Take that much if it is there; whether it was."""
        self._fill()
        if self._level < amount:
            return False
        self._level -= amount
        return True

    async def pace(self, amount: float = 1) -> None:
        """Take that much and wait until it was allowed."""
        seconds = self.take(amount)
        if seconds > 0:
            await asyncio.sleep(seconds)

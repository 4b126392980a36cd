"""How a spectator gets in: at the table it asks, or at one of the places that table names."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from protocol.io import bounds
from protocol.io.desk import RefusedError
from protocol.io.link import LinkLostError, StreamLink, connect
from protocol.io.referral import Address
from protocol.io.room import Room
from protocol.wire import WireError

__all__ = ["Entering"]

Check = Callable[[StreamLink], None]


class Entering:
    """Looks for a way in; follows advice a few times in all, with pauses that grow."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._left = bounds.REFERRALS_IN_ALL
        self._pause = bounds.REFERRAL_PAUSE[0]
        self._not_before = 0.0
        self._tries = 0
        """What is left of the attempts for this one way in."""
        self._seen: set[Address] = set()

    async def enter(self, address: Address, check: Check) -> tuple[StreamLink, Address]:
        """A link over which we are let in to watch, and where it leads; `check` looks who is asked first."""
        self._seen = {address}
        self._tries = min(bounds.REFERRALS, self._left) if time.monotonic() >= self._not_before else 0
        before = self._tries
        try:
            return await self._at(address, check)
        finally:
            if self._tries < before:
                self._left -= before - self._tries
                self._not_before = time.monotonic() + self._pause
                self._pause = min(2 * self._pause, bounds.REFERRAL_PAUSE[1])

    async def _at(self, address: Address, check: Check | None = None) -> tuple[StreamLink, Address]:
        """Ask there; the link is kept until another place has let us in."""
        link = await connect(*address)
        try:
            if check is not None:
                check(link)
            refused: RefusedError | None = None
            try:
                await self._room.knock(link, "watch")
            except RefusedError as error:
                refused = error
            for place in self._room.elsewhere:
                further = await self._try(place)
                if further is not None:
                    await link.close()
                    return further
            if refused is not None:
                raise refused
        except BaseException:
            await link.close()
            raise
        return link, address

    async def _try(self, place: Address) -> tuple[StreamLink, Address] | None:
        """The way in at a place we are told of, if it is worth another attempt and lets us in."""
        if self._tries <= 0 or place in self._seen:
            return None
        self._seen.add(place)
        self._tries -= 1
        with contextlib.suppress(RefusedError, LinkLostError, WireError, TimeoutError):
            async with asyncio.timeout(bounds.REFERRAL_SECONDS):
                return await self._at(place)
        return None

"""How a spectator gets in: at the table it asks, or at one of the places that table names.

Places are tried side by side, each with a second of its own; whoever has let us in is kept until somebody
further out has. So a place that cannot be reached from here costs no more than that second, however many of
them there are.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass

from protocol.io import bounds
from protocol.io.desk import RefusedError
from protocol.io.link import LinkLostError, StreamLink, connect
from protocol.io.referral import Address
from protocol.io.room import Answer, Room
from protocol.wire import WireError

__all__ = ["Entered", "Entering"]

Check = Callable[[StreamLink], None]


@dataclass(frozen=True, slots=True)
class Entered:
    """A link to a table that was asked, where it leads, and what it answered."""

    link: StreamLink
    place: Address
    answer: Answer


class Entering:
    """Looks for a way in; follows advice a few times in all, with pauses that grow."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._left = bounds.REFERRALS_IN_ALL
        self._pause = bounds.REFERRAL_PAUSE[0]
        self._not_before = 0.0

    async def enter(self, address: Address, check: Check, hasty: bool = False) -> Entered:
        """A table that lets us in to watch; `check` looks who is asked first, the hasty give it a second.

        RefusedError if neither that one nor any it names does.
        """
        try:
            async with asyncio.timeout(bounds.REFERRAL_SECONDS if hasty else None):
                found = await _ask(self._room, address, self._room.feed.gid, check)
        except TimeoutError as error:
            raise LinkLostError("no answer in time") from error
        tries = min(bounds.REFERRALS, self._left) if time.monotonic() >= self._not_before else 0
        if found.answer.places and tries:
            search = _Search(self._room, found, tries)
            try:
                found = await search.run()
            finally:
                self._left -= search.tried
                self._not_before = time.monotonic() + self._pause
                self._pause = min(2 * self._pause, bounds.REFERRAL_PAUSE[1])
        if found.answer.refused is not None:
            await found.link.close()
            raise found.answer.refused
        return found


class _Search:
    """One look at the places a table names and at those they name, a few in all."""

    def __init__(self, room: Room, asked: Entered, tries: int) -> None:
        self.tried = 0
        self._room = room
        self._tries = tries
        self._kept = asked
        """Where we stay unless somebody further out lets us in."""
        self._seen = {asked.place}
        self._game = asked.answer.game or room.feed.gid
        """The game that was asked for: a place that shows another one is none of this table's."""
        self._trying: set[asyncio.Task[Entered | None]] = set()

    async def run(self) -> Entered:
        """The first place that lets us in and names nobody else, else the last that let us in at all."""
        try:
            self._follow(self._kept.answer)
            while self._trying:
                done, self._trying = await asyncio.wait(self._trying, return_when=asyncio.FIRST_COMPLETED)
                for found in [task.result() for task in done]:
                    if found is not None:
                        await self._consider(found)
        except BaseException:
            await self._kept.link.close()
            raise
        finally:
            await self._leave_the_others()
        return self._kept

    def _follow(self, answer: Answer) -> None:
        for place in answer.places:
            if self.tried < self._tries and place not in self._seen:
                self._seen.add(place)
                self.tried += 1
                self._trying.add(asyncio.create_task(self._try(place)))

    async def _consider(self, found: Entered) -> None:
        """One of them has answered: kept if it is better than what we have, and asked no further if free."""
        inside = found.answer.refused is None
        settled = self._kept.answer.refused is None and not self._kept.answer.places
        if not inside or settled:
            await found.link.close()
        else:
            before, self._kept = self._kept, found
            await before.link.close()
        if not settled and found.answer.places:
            self._follow(found.answer)
        elif inside:
            await self._leave_the_others()

    async def _try(self, place: Address) -> Entered | None:
        with contextlib.suppress(LinkLostError, WireError, RefusedError, TimeoutError):
            async with asyncio.timeout(bounds.REFERRAL_SECONDS):
                return await _ask(self._room, place, self._game)
        return None

    async def _leave_the_others(self) -> None:
        """Whoever has not answered yet, or has just now, is not wanted any more."""
        for task in self._trying:
            task.cancel()
        for late in await asyncio.gather(*self._trying, return_exceptions=True):
            if isinstance(late, Entered):
                await late.link.close()
        self._trying = set()


async def _ask(room: Room, address: Address, game: bytes, check: Check | None = None) -> Entered:
    """What a table says to us, over a link that stays open."""
    link = await connect(*address)
    try:
        if check is not None:
            check(link)
        return Entered(link, address, await room.inquire(link, game))
    except BaseException:
        await link.close()
        raise

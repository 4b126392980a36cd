"""The spectators a peer feeds: who they are, who of them serves others, and what they may say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from protocol.io import bounds
from protocol.io.company import Company
from protocol.io.desk import Desk, RefusedError
from protocol.io.feed import Feed
from protocol.io.frames import Frame
from protocol.io.guest import Guest
from protocol.io.link import Link, dismiss, refusal
from protocol.io.meeting import soon
from protocol.io.referral import elsewhere, place, reached
from protocol.wire import as_bytes, as_int

__all__ = ["Gallery"]


class Gallery(Company):
    """Everybody who watches here; nothing they say enters the game."""

    def __init__(self, desk: Desk, feed: Feed, name: str, on_change: Callable[[], None]) -> None:
        super().__init__(desk, feed, on_change)
        self.name = name
        self._probes = asyncio.Semaphore(bounds.PROBES)
        self._coming = 0
        """Who was let in to watch and has not said from where on."""

    @property
    def audience(self) -> int:
        """Spectators who take a place here, those who only stand in the door included."""
        return len(self._guests) - self.players + self._coming

    async def _refer(self, link: Link) -> None:
        """Tell a spectator who else serves, if there are enough here."""
        if self.audience >= bounds.DIRECT_SPECTATORS:
            advice = elsewhere((guest.serves for guest in self._guests), link.address)
            if advice is not None:
                await link.send(advice)

    async def _entertain(self, link: Link, name: str) -> None:
        """Feed a spectator; nothing it says enters the game."""
        self._coming += 1
        try:
            await link.send(self.feed.heads())
            want = await soon(link)
        finally:
            self._coming -= 1
        if want.kind != "want":
            raise RefusedError("link/wrong", "say first which records you want")
        guest = Guest(link, player=False, name=name)
        self._guests[guest] = None
        self.missing.back()
        self._changed()
        start = self.feed.common(as_int(want.body, "first"), as_bytes(want.body, "head"))
        guest.tasks = [asyncio.create_task(self._follow(guest, start))]
        try:
            while True:
                frame = await link.receive()
                if frame.kind == "heads":
                    self._acknowledge(guest, frame)
                elif frame.kind == "watchers":
                    guest.count(as_int(frame.body, "n"))
                elif frame.kind == "bye":
                    guest.left = True
                    return
                elif frame.kind == "serving":
                    self._announced(guest, place(link.address, as_int(frame.body, "port")))
                else:
                    guest.left = True
                    await link.send(refusal("link/spectator", "a spectator has nothing to say here"))
                    return
                self._changed()
        finally:
            if not (guest.left or (self.feed.finished and self._has_it(guest))):
                self.missing.lost(1 + guest.downstream)
            await self._dismissed(guest)

    def _announced(self, guest: Guest, at: str) -> None:
        """A spectator says where it serves: tried once, whatever it says later."""
        if not guest.announced:
            guest.announced = at
            guest.tasks.append(asyncio.create_task(self._probe(guest)))

    async def _probe(self, guest: Guest) -> None:
        async with self._probes:
            if await reached(guest.announced, self.name, self.feed.gid):
                guest.serves = guest.announced
                self._changed()
            await asyncio.sleep(bounds.PROBE_PAUSE)

    async def _send_away(self) -> None:
        """We are cut off: whoever watches here looks for another place, and may become our source there."""
        bye = Frame("bye", {"code": "table/lost", "words": "the table watched here is lost"})
        for guest in [guest for guest in self._guests if not guest.player]:
            guest.left = True
            await dismiss(guest.link, bye)

"""Spectators that judge nothing, each from an address of its own: `… NUMBER direct|referred PORT`."""

from __future__ import annotations

import asyncio
import contextlib
import sys

from protocol.envelope import Envelope
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.desk import BadRecordError, RefusedError
from protocol.io.feed import Feed
from protocol.io.frames import Frame
from protocol.io.link import Link, LinkLostError, StreamLink, connect
from protocol.io.listener import Listener
from protocol.io.room import Room
from protocol.wire import Body

Address = tuple[str, int]


class Desk:
    """Takes every record and hands it on."""

    rules = bytes(32)
    waiting = False
    opponent = b""
    keys: tuple[bytes, ...] = ()

    def __init__(self, feed: Feed) -> None:
        self._feed = feed
        self.terms: Body = {}

    def fits(self, _rules: bytes) -> bool:
        """Nobody sits down here."""
        return False

    async def record(self, record: bytes, link: Link) -> None:
        """The next record of the game."""
        self._feed.envelope(record, Envelope.decode(record).hash, self._feed.gid, link)

    async def heads(self, _length: int, _head: bytes) -> bool:
        """Nobody plays here."""
        return False

    async def unkept(self) -> None:
        """Nor waits for anybody."""

    def parts(self, theirs: Frame) -> Frame | None:
        """Nor has a position."""
        raise BadRecordError(f"{theirs.kind} are for players")


class Onlooker:
    """One spectator, who serves others when referred ones are wanted."""

    def __init__(self, index: int, serves: bool) -> None:
        self.address = f"127.0.{1 + index // 200}.{1 + index % 200}"
        self.feed = Feed()
        self.room = Room(Desk(self.feed), self.feed, Identity.generate(), "crowd")
        self.listener = Listener(self.room.welcome, self.room.identity)
        self._serves = serves

    async def enter(self, address: Address, hops: int = bounds.REFERRALS) -> StreamLink:
        """Find a place, following advice as far as that is wanted."""
        if self._serves and not self.listener.port:
            self.room.serving = await self.listener.start(0, self.address)
        link = await connect(*address, local=self.address)
        answer = await self.room.inquire(link, b"")
        if answer.refused is not None:
            await link.close()
            raise answer.refused
        if not self._serves or not hops or not answer.places:
            return link
        await link.close()
        for place in answer.places:
            with contextlib.suppress(RefusedError, LinkLostError, OSError):
                return await self.enter(place, hops - 1)
        return await self.enter(address, 0)

    async def follow(self, link: StreamLink) -> None:
        """Take everything to the end, and let those behind have it."""
        with contextlib.suppress(LinkLostError):
            await self.room.attend(link)
        await self.room.farewell(1.0)


async def main(number: int, referred: bool, port: int) -> None:
    """Come one after another, for strangers at the door are bounded; then watch together."""
    following = []
    for index in range(number):
        onlooker = Onlooker(index, referred)
        link = await onlooker.enter(("127.0.0.1", port))
        following.append(asyncio.create_task(onlooker.follow(link)))
        await asyncio.sleep(0.02)
    print("ready", flush=True)
    await asyncio.gather(*following)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2] == "referred", int(sys.argv[3])))

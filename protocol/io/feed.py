"""The records of a game as one list that any number of links read at their own pace.

There is no queue per reader: a reader is a place in the list, so a slow one costs no memory and stops nobody.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from protocol.io import bounds
from protocol.io.frames import Frame
from protocol.io.link import Link

__all__ = ["Feed"]


@dataclass(frozen=True, slots=True)
class _Entry:
    """An envelope with its number, or a note (number -1)."""

    seq: int
    record: bytes
    origin: object
    proof: int = -1
    """The number of an envelope outside the list."""
    passing: bool = False
    """Only for those who are here now."""
    own: bool = False
    """An envelope of this program's own seat."""


class Feed:
    """Append-only; `follow` sends it to a link."""

    def __init__(self) -> None:
        self.finished = False
        self.head = bytes(32)
        self.gid = b""
        self._hashes: list[bytes] = []
        self._entries: list[_Entry] = []
        self._news: dict[bool, asyncio.Future[None]] = {}
        self._later: asyncio.TimerHandle | None = None
        self._shared: dict[int, tuple[list[Frame], int]] = {}
        """Frames made lately, by the place they begin at: a crowd gets the same ones."""

    def __len__(self) -> int:
        """How many envelopes there are."""
        return len(self._hashes)

    def envelope(
        self, record: bytes, head: bytes, gid: bytes, origin: object = None, own: bool = False
    ) -> None:
        """Add an envelope, an own one or another's; it does not go back to the link it came from."""
        self._entries.append(_Entry(len(self._hashes), record, origin, own=own))
        self._hashes.append(head)
        self.head = head
        self.gid = gid
        self._wake()

    def note(self, record: bytes, origin: object = None, passing: bool = False) -> None:
        """Add a note; one in passing is not told to those who come later."""
        self._entries.append(_Entry(-1, record, origin, passing=passing))
        self._wake()

    def again(self, record: bytes, seq: int) -> None:
        """Send an envelope that is not part of the list: the one that proves a violation."""
        self._entries.append(_Entry(-1, record, None, seq))
        self._wake()

    def finish(self) -> None:
        """There will be no more records."""
        self.finished = True
        self._wake()

    def heads(self) -> Frame:
        """What we have."""
        return Frame("heads", {"game": self.gid, "length": len(self._hashes), "head": self.head})

    def common(self, length: int, head: bytes) -> int:
        """From which envelope on a reader with this head needs ours; 0 if its chain is another one.

        One that has more than we gets whatever we add: it compares.
        """
        if length > len(self._hashes):
            return len(self._hashes)
        mine = self._hashes[length - 1] if length else bytes(32)
        return length if mine == head else 0

    def parted(self, length: int, head: bytes) -> bool:
        """Whether a chain with this head is surely another one; a longer one may be ours."""
        return 0 < length <= len(self._hashes) and self._hashes[length - 1] != head

    def wanted(self, length: int, head: bytes) -> Frame:
        """What we ask of a table with this head: what follows on ours, or all if its chain is another one.

        Two chains of one game part where a seat has signed twice, so all of it leads to that place.
        """
        if self.parted(length, head):
            return Frame("want", {"first": 0, "head": bytes(32)})
        return Frame("want", {"first": len(self._hashes), "head": self.head})

    async def follow(self, link: Link, start: int, patient: bool = False, shy: bool = False) -> None:
        """Send notes and the envelopes from number `start` on, to the patient a little later and together.

        The shy send no envelope of their own seat.
        """
        place, told, present = 0, -1, len(self._entries)
        while True:
            while place < len(self._entries):
                if patient and place >= present and not 0 <= self._entries[place].seq < start:
                    batch, place = self._common(place)
                else:
                    batch, place = self._batch(place, start, present, link, shy)
                for frame in batch:
                    await link.send(frame)
            if self.finished and told != place:
                told = place
                await link.send(self.heads())
            await self._wait(patient)

    def _batch(
        self, place: int, start: int, present: int, link: Link | None, shy: bool = False
    ) -> tuple[list[Frame], int]:
        """The next frames, and the place after them."""
        items: list[bytes] = []
        first = size = 0
        while place < len(self._entries):
            entry = self._entries[place]
            late = entry.passing and place < present
            back = link is not None and entry.origin is link
            if back or late or 0 <= entry.seq < start or (shy and entry.own):
                if items:
                    break
                place += 1
                continue
            size += len(entry.record)
            if entry.seq < 0:
                if items:
                    break
                return [_single(entry)], place + 1
            if items and (size > bounds.BATCH_BYTES or len(items) == bounds.BATCH_RECORDS):
                break
            first = first if items else entry.seq
            items.append(entry.record)
            place += 1
        return ([Frame("envelopes", {"first": first, "items": list(items)})] if items else []), place

    def _common(self, place: int) -> tuple[list[Frame], int]:
        """The next frames for anybody who has all before this place and brings nothing."""
        if place not in self._shared:
            if len(self._shared) >= bounds.BATCH_RECORDS:
                self._shared.clear()
            self._shared[place] = self._batch(place, 0, 0, None)
        return self._shared[place]

    async def _wait(self, patient: bool) -> None:
        if patient not in self._news:
            self._news[patient] = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._news[patient])

    def _wake(self) -> None:
        self._tell(False)
        if self._later is None and True in self._news:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(bounds.SPECTATOR_SECONDS, self._tell, True)

    def _tell(self, patient: bool) -> None:
        if patient:
            self._later = None
        news = self._news.pop(patient, None)
        if news is not None and not news.done():
            news.set_result(None)


def _single(entry: _Entry) -> Frame:
    """The frame of an entry that is no link of the chain."""
    if entry.proof >= 0:
        return Frame("envelopes", {"first": entry.proof, "items": [entry.record]})
    return Frame("note", {"note": entry.record})

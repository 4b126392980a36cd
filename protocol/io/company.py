"""Everybody who was let into one game, players and spectators alike: what they get, when they may go."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from protocol import limits
from protocol.io.desk import Desk, RefusedError
from protocol.io.feed import Feed
from protocol.io.frames import Frame
from protocol.io.guest import Guest
from protocol.io.link import Link, LinkLostError, dismiss
from protocol.io.missing import Missing
from protocol.wire import WireError, as_bytes, as_int, as_text

__all__ = ["Company", "told"]


class Company:
    """The links of one game that were let in."""

    def __init__(self, desk: Desk, feed: Feed, on_change: Callable[[], None]) -> None:
        self.desk = desk
        self.feed = feed
        self._on_change = on_change
        self._guests: dict[Guest, None] = {}
        """Everybody who was let in, longest here first."""
        self._news = asyncio.Event()
        self._other_was_here = False
        """What was last told of the other player."""
        self.closing = False
        self.ended = False
        """The game is over and everybody knows; the other player may stay for another one."""
        self._told: tuple[int, bytes] = (-1, b"")
        """How far the other player was last known to be; stays when its link goes."""
        self.missing = Missing()

    # --- who is here --------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """Links of the other player, or of those who would like to be it."""
        return sum(guest.player for guest in self._guests)

    @property
    def other_here(self) -> bool:
        """Whether the other player is linked, its key proved, and has sent us what it says it has."""
        return any(self._is_other(guest) and not guest.claims for guest in self._guests)

    def _is_other(self, guest: Guest) -> bool:
        return guest.player and guest.link.key == self.desk.opponent != b""

    @property
    def player_links(self) -> list[Link]:
        """The links of the other player."""
        return [guest.link for guest in self._guests if self._is_other(guest)]

    def said(self, kind: str) -> tuple[Link, Frame] | None:
        """What the other player, still linked, said last about another game, and over which link."""
        found = [(one.link, one.after[kind]) for one in self._guests if kind in one.after]
        return found[-1] if found else None

    @property
    def here(self) -> int:
        """Spectators fed from here, those behind them included."""
        return sum(1 + guest.downstream for guest in self._guests if not guest.player)

    @property
    def watchers(self) -> int:
        """Everybody who watches, as far as we are told."""
        return self.here + sum(guest.downstream for guest in self._guests if guest.player)

    def _changed(self) -> None:
        self._other_was_here = self.other_here
        self._news.set()
        self._on_change()

    # --- what they get, until all have it -----------------------------------------------------------------

    async def _follow(self, guest: Guest, start: int, shy: bool = False) -> None:
        """Send the records; a link that takes none is closed, which ends its reader too."""
        try:
            await self.feed.follow(guest.link, start, patient=not guest.player, shy=shy)
        except (LinkLostError, WireError):
            await guest.link.close()

    async def _tell_watchers(self, guest: Guest) -> None:
        """Keep the other side informed how many watch on this side."""
        told = 0
        with contextlib.suppress(LinkLostError):
            while True:
                if self.here != told:
                    told = self.here
                    await guest.link.send(Frame("watchers", {"n": told}))
                await asyncio.sleep(1.0)

    async def _dismissed(self, guest: Guest) -> None:
        self._guests.pop(guest, None)
        for task in guest.tasks:
            task.cancel()
        await asyncio.gather(*guest.tasks, return_exceptions=True)
        await guest.link.close()
        self._changed()

    async def farewell(
        self,
        seconds: float = limits.FAREWELL_SECONDS,
        violated: bool = False,
        expects: bool = False,
        lingering: bool = False,
    ) -> bool:
        """Wait until everybody here, or lost a moment ago, has the last record, then send them away.

        False if the time ran out.

        With `expects` the other player must have it too, over a new link if this one is lost; with
        `lingering` that player may stay.
        """
        code, words = (
            ("table/violation", "a rule was broken") if violated else ("table/over", "the game is over")
        )
        self.feed.finish()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self._all_have_it(expects):
                    self._news.clear()
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(self.missing.seconds or None):
                            await self._news.wait()
        done = self._all_have_it(expects)
        self.ended, self.closing = True, not lingering
        for guest in [one for one in self._guests if not (lingering and one.player)]:
            with contextlib.suppress(LinkLostError):  # whoever waits for our word must not miss it
                await guest.link.send(self.feed.heads())
            await dismiss(guest.link, Frame("bye", {"code": code, "words": words}))
        return done

    @property
    def other_has_all(self) -> bool:
        """Whether the other player has said that it has every envelope we have."""
        return self._told == (len(self.feed), self.feed.head)

    def _all_have_it(self, expects: bool) -> bool:
        here = all(self._has_it(guest) for guest in self._guests)
        return here and not self.missing.seconds and (self.other_has_all or not expects)

    def _has_it(self, guest: Guest) -> bool:
        return guest.acknowledged == (len(self.feed), self.feed.head)

    def _acknowledge(self, guest: Guest, heads: Frame) -> None:
        guest.acknowledged = told(heads)
        if self._is_other(guest):
            self._told = guest.acknowledged


def told(heads: Frame) -> tuple[int, bytes]:
    """How far the other side's chain goes, from its heads."""
    if heads.kind == "refusal":
        raise RefusedError(as_text(heads.body, "code"), as_text(heads.body, "words"))
    if heads.kind != "heads":
        raise RefusedError("link/wrong", "heads come first")
    return as_int(heads.body, "length"), as_bytes(heads.body, "head")

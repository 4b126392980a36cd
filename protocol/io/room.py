"""Everybody connected to one game: the other player, spectators, strangers at the door.

The room moves records and knows nothing of their meaning. Records prove themselves, so it does not matter
who brings one; only who may bring any is decided here.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from protocol import limits
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.desk import BadRecordError, Desk, RefusedError, proof, proved
from protocol.io.feed import Feed
from protocol.io.frames import VERSION, Frame
from protocol.io.link import Link, LinkLostError, dismiss, refusal
from protocol.io.referral import elsewhere, place, places
from protocol.wire import Body, WireError, as_bytes, as_int, as_list, as_text

__all__ = ["Room"]


@dataclass(eq=False)
class _Guest:
    """One link that was let in."""

    link: Link
    player: bool
    name: str = ""
    acknowledged: tuple[int, bytes] = (-1, b"")
    downstream: int = 0
    serves: str = ""
    """Where this spectator lets others watch."""
    parts: Frame | None = None
    """What its position was made of, when the state hashes differ."""
    tasks: list[asyncio.Task[None]] = field(default_factory=list)


class Room:
    """The links of one game."""

    def __init__(
        self,
        desk: Desk,
        feed: Feed,
        identity: Identity,
        name: str,
        spectators: int = limits.MAX_SPECTATORS,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self.desk = desk
        self.feed = feed
        self.identity = identity
        self.name = name
        self.spectators = spectators
        self._on_change = on_change
        self._guests: set[_Guest] = set()
        self._news = asyncio.Event()
        self.closing = False
        self._told: tuple[int, bytes] = (-1, b"")
        """How far the other player was last known to be; stays when its link goes."""
        self.upstream_over = False
        """The table we watch has told its end."""
        self.attending = False
        """Whether a table we watch is linked."""
        self.serving = 0
        """The port where others may watch what we watch; 0 for a player's room."""
        self.elsewhere: list[tuple[str, int]] = []
        """Where else the table last asked says it can be watched."""
        self.left_code = ""
        self.left_words = ""
        """What the other side said when it left."""

    # --- who is here --------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """Links of the other player."""
        return sum(guest.player for guest in self._guests)

    @property
    def here(self) -> int:
        """Spectators fed from here, those behind them included."""
        return sum(1 + guest.downstream for guest in self._guests if not guest.player)

    @property
    def watchers(self) -> int:
        """Everybody who watches, as far as we are told."""
        return self.here + sum(guest.downstream for guest in self._guests if guest.player)

    def _changed(self) -> None:
        self._news.set()
        self._on_change()

    # --- the door -----------------------------------------------------------------------------------------

    async def welcome(self, link: Link, want: Frame) -> None:
        """A link from outside has said what it wants; returns when it is gone."""
        if self.closing:
            await dismiss(link, refusal("table/closing", "this game is over"))
            return
        words = self._objection(want)
        if want.kind == "watch" and (words is None or words[0] == "table/full"):
            await self._refer(link)
        if words is not None:
            await dismiss(link, refusal(*words))
            return
        nonce = secrets.token_bytes(32)
        await link.send(self._welcome(nonce))
        try:
            if want.kind == "watch":
                await self._entertain(link, as_text(want.body, "name"))
            else:
                if want.kind == "resume":
                    await self._recognise(link, nonce, as_bytes(want.body, "nonce"))
                await self.play(link, as_text(want.body, "name"))
        except (WireError, RefusedError) as error:
            await dismiss(link, refusal("link/wrong", str(error)))

    async def _refer(self, link: Link) -> None:
        """Tell a spectator who else serves, if there are enough here."""
        if len(self._guests) - self.players >= bounds.DIRECT_SPECTATORS:
            advice = elsewhere(guest.serves for guest in self._guests)
            if advice is not None:
                await link.send(advice)

    def _welcome(self, nonce: bytes) -> Frame:
        return Frame(
            "welcome",
            {
                "version": VERSION,
                "name": self.name,
                "key": self.identity.public,
                "game": self.feed.gid,
                "terms": self.desk.terms,
                "nonce": nonce,
            },
        )

    def _objection(self, want: Frame) -> tuple[str, str] | None:
        """Why this stranger does not come in; None if he does."""
        body = want.body
        if want.kind == "watch":
            if body["game"] not in (b"", self.feed.gid):
                return "table/other-game", "another game is played here"
            if self.serving and not self.attending:  # else two spectators could end up watching each other
                return "table/lost", "the table watched here is lost at the moment"
            if self.spectators == 0:
                return "table/no-spectators", "spectators are not welcome here"
            if len(self._guests) - self.players >= self.spectators:
                return "table/full", "there is no room for another spectator"
            return None
        if body["key"] == self.identity.public:
            return "table/same-key", "both sides have the same identity; start one of them with --guest"
        if self.players >= bounds.PLAYER_LINKS:
            return "table/taken", "too many links for this seat"
        if want.kind == "resume":
            known = body["game"] == self.feed.gid and body["key"] == self.desk.opponent
            return None if known else ("table/other-game", "this seat is not yours")
        if not self.desk.waiting or self.players:
            return "table/taken", "this table is taken"
        if body["rules"] != self.desk.rules:
            return "table/rules", "the other side has other rules: both need the same version of the program"
        return None

    async def _recognise(self, link: Link, ours: bytes, theirs: bytes) -> None:
        """Both sign the other's number: nobody but the player can push the player's old link aside."""
        await link.send(proof(self.identity, theirs, self.feed.gid))
        answer = await self._soon(link)
        if answer.kind != "prove" or not proved(answer, self.desk.opponent, ours, self.feed.gid):
            raise RefusedError("table/not-you", "this seat is not yours")

    async def _soon(self, link: Link) -> Frame:
        try:
            async with asyncio.timeout(limits.FIRST_FRAME_SECONDS):
                return await link.receive()
        except TimeoutError as error:
            raise LinkLostError("no answer in time") from error

    # --- going elsewhere ----------------------------------------------------------------------------------

    async def knock(self, link: Link, kind: str) -> Body:
        """Say at another's door what we want; the welcome, or RefusedError."""
        nonce = secrets.token_bytes(32)
        body: Body = {"version": VERSION, "name": self.name}
        if kind == "watch":
            body["game"] = self.feed.gid
        else:
            body["key"] = self.identity.public
            body |= {"rules": self.desk.rules} if kind == "play" else {"game": self.feed.gid, "nonce": nonce}
        await link.send(Frame(kind, body))
        answer = await self._soon(link)
        self.elsewhere = []
        if kind == "watch" and answer.kind == "elsewhere":
            self.elsewhere = places(answer)
            answer = await self._soon(link)
        if answer.kind == "refusal":
            raise RefusedError(as_text(answer.body, "code"), as_text(answer.body, "words"))
        if answer.kind != "welcome":
            raise RefusedError("link/wrong", "this is no table")
        if kind == "resume":
            theirs = await self._soon(link)
            if theirs.kind != "prove" or not proved(theirs, self.desk.opponent, nonce, self.feed.gid):
                raise RefusedError("table/not-you", "this is not the other player of this game")
            await link.send(proof(self.identity, as_bytes(answer.body, "nonce"), self.feed.gid))
        return answer.body

    async def attend(self, link: Link) -> None:
        """Take records from a table we watch, until the link is lost or the game is over there."""
        await link.send(Frame("want", {"first": len(self.feed)}))
        if self.serving:
            await link.send(Frame("serving", {"port": self.serving}))
        guest = _Guest(link, player=True)
        teller = asyncio.create_task(self._tell_watchers(guest))
        self.attending = True
        try:
            while True:
                frame = await link.receive()
                await self._take(guest, frame)
                if frame.kind == "heads":  # the game is over there; it waits for us
                    await link.send(self.feed.heads())
                    self.upstream_over = True
                    self._changed()
        except LinkLostError:
            if not self.upstream_over and self.left_code not in ("table/over", "table/violation"):
                await self._send_away()
            raise
        finally:
            self.attending = False
            teller.cancel()

    # --- players ------------------------------------------------------------------------------------------

    async def play(self, link: Link, name: str = "") -> None:
        """Exchange records with the other player until the link is lost."""
        guest = _Guest(link, player=True, name=name)
        self._guests.add(guest)
        self._changed()
        try:
            await link.send(self.feed.heads())
            heads = await self._soon(link)
            if heads.kind != "heads":
                raise RefusedError("link/wrong", "heads come first")
            self._acknowledge(guest, heads)
            start = self.feed.common(*guest.acknowledged)
            await self.desk.heads(*guest.acknowledged)
            guest.tasks = [
                asyncio.create_task(self._follow(guest, start)),
                asyncio.create_task(self._tell_watchers(guest)),
            ]
            await self._hear(guest)
        finally:
            await self._dismissed(guest)

    async def _hear(self, guest: _Guest) -> None:
        try:
            while True:
                await self._take(guest, await guest.link.receive())
        except (BadRecordError, WireError) as error:
            await dismiss(
                guest.link, Frame("bye", {"code": "link/bad", "words": str(error)[: limits.MAX_WORDS]})
            )

    async def _take(self, guest: _Guest, frame: Frame) -> None:
        """One frame of somebody who may bring records."""
        match frame.kind:
            case "envelopes":
                for item in as_list(frame.body, "items"):
                    assert isinstance(item, bytes)  # by the frame's schema
                    await self.desk.record(item, guest.link)
            case "note":
                await self.desk.record(as_bytes(frame.body, "note"), guest.link)
            case "heads":
                self._acknowledge(guest, frame)
                self._changed()
            case "watchers":
                guest.downstream = min(as_int(frame.body, "n"), limits.MAX_SPECTATORS**2)
                self._changed()
            case "parts" if guest.parts is None:
                guest.parts = frame
                answer = self.desk.parts(frame)
                if answer is not None:
                    await guest.link.send(answer)
                self._changed()
            case "bye":
                self.left_code, self.left_words = as_text(frame.body, "code"), as_text(frame.body, "words")
                raise LinkLostError(f"the other side left: {self.left_words}")
            case _:
                raise BadRecordError(f"{frame.kind} has no place here")

    async def compare(self, ours: Frame) -> Frame | None:
        """Tell the other player the parts of our position; its own, or None if it does not answer."""
        players = [guest for guest in self._guests if guest.player]
        for guest in players:
            with contextlib.suppress(LinkLostError):
                await guest.link.send(ours)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(bounds.PARTS_SECONDS):
                while self.players and not any(guest.parts for guest in players):
                    self._news.clear()
                    await self._news.wait()
        return next((guest.parts for guest in players if guest.parts), None)

    # --- spectators ---------------------------------------------------------------------------------------

    async def _entertain(self, link: Link, name: str) -> None:
        """Feed a spectator; nothing it says enters the game."""
        first = await self._soon(link)
        if first.kind != "want":
            raise RefusedError("link/wrong", "say first which records you want")
        guest = _Guest(link, player=False, name=name)
        self._guests.add(guest)
        self._changed()
        guest.tasks = [asyncio.create_task(self._follow(guest, as_int(first.body, "first")))]
        try:
            while True:
                frame = await link.receive()
                if frame.kind == "heads":
                    self._acknowledge(guest, frame)
                elif frame.kind == "watchers":
                    guest.downstream = min(as_int(frame.body, "n"), limits.MAX_SPECTATORS**2)
                elif frame.kind == "serving":
                    guest.serves = place(link.address, as_int(frame.body, "port"))
                else:
                    await link.send(refusal("link/spectator", "a spectator has nothing to say here"))
                    return
                self._changed()
        finally:
            await self._dismissed(guest)

    async def _send_away(self) -> None:
        """We are cut off: whoever watches here looks for another place, and may become our source there."""
        bye = Frame("bye", {"code": "table/lost", "words": "the table watched here is lost"})
        for guest in [guest for guest in self._guests if not guest.player]:
            await dismiss(guest.link, bye)

    # --- both ---------------------------------------------------------------------------------------------

    async def _follow(self, guest: _Guest, start: int) -> None:
        """Send the records; a link that takes none is closed, which ends its reader too."""
        try:
            await self.feed.follow(guest.link, start, patient=not guest.player)
        except (LinkLostError, WireError):
            await guest.link.close()

    async def _tell_watchers(self, guest: _Guest) -> None:
        """Keep the other side informed how many watch on this side."""
        told = 0
        with contextlib.suppress(LinkLostError):
            while True:
                if self.here != told:
                    told = self.here
                    await guest.link.send(Frame("watchers", {"n": told}))
                await asyncio.sleep(1.0)

    async def _dismissed(self, guest: _Guest) -> None:
        self._guests.discard(guest)
        for task in guest.tasks:
            task.cancel()
        await asyncio.gather(*guest.tasks, return_exceptions=True)
        await guest.link.close()
        self._changed()

    async def farewell(
        self, seconds: float = limits.FAREWELL_SECONDS, violated: bool = False, expects: bool = False
    ) -> bool:
        """Wait until everybody here has the last record; False if the time ran out.

        With `expects` the other player must have it too, over a new link if this one is lost.
        """
        code, words = (
            ("table/violation", "a rule was broken") if violated else ("table/over", "the game is over")
        )
        self.feed.finish()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self._all_have_it(expects):
                    self._news.clear()
                    await self._news.wait()
        done = self._all_have_it(expects)
        self.closing = True
        for guest in list(self._guests):
            with contextlib.suppress(LinkLostError):  # whoever waits for our word must not miss it
                await guest.link.send(self.feed.heads())
            await dismiss(guest.link, Frame("bye", {"code": code, "words": words}))
        return done

    @property
    def other_has_all(self) -> bool:
        """Whether the other player has said that it has every envelope we have."""
        return self._told == (len(self.feed), self.feed.head)

    def _all_have_it(self, expects: bool) -> bool:
        wanted = (len(self.feed), self.feed.head)
        here = all(guest.acknowledged == wanted for guest in self._guests)
        return here and (self.other_has_all or not expects)

    def _acknowledge(self, guest: _Guest, heads: Frame) -> None:
        guest.acknowledged = (as_int(heads.body, "length"), as_bytes(heads.body, "head"))
        if guest.player:
            self._told = guest.acknowledged

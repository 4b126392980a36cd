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
from protocol.io.company import told
from protocol.io.desk import BadRecordError, Desk, RefusedError
from protocol.io.feed import Feed
from protocol.io.frames import VERSION, Frame
from protocol.io.gallery import Gallery
from protocol.io.guest import Guest
from protocol.io.link import Link, LinkLostError, dismiss, makes_room, refusal
from protocol.io.meeting import recognise, soon, welcomed
from protocol.io.referral import Address, places
from protocol.wire import Body, WireError, as_bytes, as_int, as_list, as_map, as_text

__all__ = ["Answer", "Room"]


_SILENT = Frame("bye", {"code": "table/silent", "words": "no hello came"})
_TAKEN = Frame("bye", {"code": "table/taken", "words": "somebody else was quicker"})
_ELSEWHERE = Frame("bye", {"code": "table/elsewhere", "words": "this seat is now played elsewhere"})
_UNKEPT = Frame("bye", {"code": "link/unkept", "words": "you said you had more than you sent"})


@dataclass(frozen=True, slots=True)
class Answer:
    """What a table says to somebody who would like to watch."""

    places: tuple[Address, ...]
    """Where else it can be watched."""
    refused: RefusedError | None
    """Why not here; None: we are let in."""
    game: bytes = b""
    """The number of the game there; empty before it has one."""
    terms: Body = field(default_factory=dict)


class Room(Gallery):
    """The links of one game, and its door."""

    def __init__(
        self,
        desk: Desk,
        feed: Feed,
        identity: Identity,
        name: str,
        spectators: int = limits.MAX_SPECTATORS,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(desk, feed, name, on_change)
        self.identity = identity
        self.spectators = spectators
        self.upstream_over = False
        """The table we watch has told its end."""
        self.attending = False
        """Whether a table we watch is linked."""
        self.serving = 0
        """The port where others may watch what we watch; 0 for a player's room."""
        self.kept_for = b""
        """The key of the only player who may sit down; empty: anybody."""
        self.offered: Body | None = None
        """The terms of the table that let us in last; its word, which the hellos prove or not."""
        self.left_code = ""
        self.left_words = ""
        """What the other side said when it left."""
        self.halted: str | None = None
        """What a player said who stopped the game over a broken rule; its word, which proves nothing."""
        self.program = secrets.token_bytes(16)
        """Tells this running program from another one with the same journal."""
        self.taking = False
        """Whether the next one that holds our seat is to leave it to us."""
        self.met = False
        """Whether the other player has ever let this program in."""
        self._vacating = asyncio.Lock()
        self._applicants: list[Link] = []
        """Who wants a seat and is still to prove its key, longest here first."""

    # --- the door -----------------------------------------------------------------------------------------

    async def welcome(self, link: Link, want: Frame) -> None:
        """A link from outside has said what it wants; returns when it is gone."""
        if self.closing or (self.ended and want.kind != "resume"):
            await dismiss(link, refusal("table/closing", "this game is over"))
            return
        words = self._objection(want)
        if want.kind == "watch" and (words is None or words[0] == "table/full"):
            await self._refer(link)
        if words is not None:
            await dismiss(link, refusal(*words))
            return
        welcome = self._welcome()
        await link.send(welcome)
        try:
            if want.kind == "watch":
                await self._entertain(link, as_text(want.body, "name"))
            else:
                await self._recognise(link, want, welcome)
                if want.kind == "resume":
                    await self._vacate(as_bytes(want.body, "program"), want.body["take"] is True)
                guest = Guest(link, True, as_text(want.body, "name"), as_bytes(want.body, "program"))
                guest.candidate = not self.desk.opponent
                await self.play(guest)
        except RefusedError as refused:
            await dismiss(link, refusal(refused.code, refused.words))
        except WireError as error:
            await dismiss(link, refusal("link/wrong", str(error)))

    def _welcome(self) -> Frame:
        return Frame(
            "welcome",
            {
                "version": VERSION,
                "name": self.name,
                "key": self.identity.public,
                "game": self.feed.gid,
                "terms": self.desk.terms,
                "nonce": secrets.token_bytes(32),
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
            if self.audience >= self.spectators:
                return "table/full", "there is no room for another spectator"
            return None
        if body["key"] == self.identity.public:
            return "table/same-key", "both sides have the same identity; start one of them with --guest"
        if want.kind == "resume":
            if self.players >= bounds.PLAYER_LINKS:
                return "table/taken", "too many links for this seat"
            known = body["game"] == self.feed.gid and body["key"] == self.desk.opponent
            return None if known else ("table/other-game", "this seat is not yours")
        if not self.desk.waiting or self.kept_for not in (b"", body["key"]):
            return "table/taken", "this table is taken"
        if not self.desk.fits(as_bytes(body, "rules")):
            return "table/rules", "the other side has other rules: both need the same version of the program"
        return None

    async def _recognise(self, link: Link, want: Frame, welcome: Frame) -> None:
        """Hear who wants a seat, and who is still to prove it makes room for the next."""
        if len(self._applicants) >= bounds.APPLICANTS:
            silent = makes_room(self._applicants, link)
            self._applicants.remove(silent)
            await silent.close()
        self._applicants.append(link)
        try:
            await recognise(link, want, welcome)
        finally:
            if link in self._applicants:
                self._applicants.remove(link)
        words = self._objection(want)  # somebody may have been quicker
        if words is not None:
            raise RefusedError(*words)

    async def _vacate(self, program: bytes, take: bool) -> None:
        """A program wants the other player's seat: another one that holds it and answers keeps it.

        Unless the person at the new one takes it over; the old link ends first then. So no two programs
        can sign for one seat, though both have its journal.
        """
        async with self._vacating:
            for guest in [one for one in self._guests if self._is_other(one) and one.program != program]:
                if not take and await guest.link.answers(bounds.ANSWER_SECONDS):
                    raise RefusedError("table/elsewhere", "this seat is being played elsewhere")
                await dismiss(guest.link, _ELSEWHERE)
                while guest in self._guests:
                    self._news.clear()
                    await self._news.wait()

    # --- going elsewhere ----------------------------------------------------------------------------------

    async def knock(self, link: Link, kind: str) -> Body:
        """Say at another's door which seat we want; the welcome, or RefusedError."""
        if self.desk.opponent not in (b"", link.key):
            raise RefusedError("table/not-you", "this is not the other player of this game")
        body: Body = {"version": VERSION, "name": self.name, "key": self.identity.public}
        body |= {"nonce": secrets.token_bytes(32), "program": self.program}
        other: Body = {"game": self.feed.gid, "take": self.taking}
        want = Frame(kind, body | ({"rules": self.desk.rules} if kind == "play" else other))
        await link.send(want)
        welcome = await welcomed(link, want, await soon(link), self.identity)
        self.offered = as_map(welcome, "terms")
        return welcome

    async def inquire(self, link: Link, game: bytes) -> Answer:
        """Say at another's door that we would like to watch this game, or any if empty; what we are told."""
        want = Frame("watch", {"version": VERSION, "name": self.name, "game": game})
        await link.send(want)
        answer = await soon(link)
        named: list[Address] = []
        if answer.kind == "elsewhere":
            named = places(answer, link.address)
            answer = await soon(link)
        try:
            welcome = await welcomed(link, want, answer, self.identity)
        except RefusedError as refused:
            return Answer(tuple(named), refused)
        return Answer(tuple(named), None, as_bytes(welcome, "game"), as_map(welcome, "terms"))

    async def attend(self, link: Link) -> None:
        """Take records from a table we watch, until the link is lost or the game is over there."""
        self.left_code = ""  # what another table said before is not said of this one
        await link.send(self.feed.wanted(*told(await soon(link))))
        if self.serving:
            await link.send(Frame("serving", {"port": self.serving}))
        guest = Guest(link, player=True)
        teller = asyncio.create_task(self._tell_watchers(guest))
        self.attending = True
        try:
            while True:
                frame = await link.receive()
                await self._take(guest, frame)
                if frame.kind == "heads":  # the game is over there; it waits for us
                    await link.send(self.feed.heads())
                    # A relay may say so, too; there the records alone show that it is true.
                    self.upstream_over = link.key in self.desk.keys
                    self._changed()
        except asyncio.CancelledError:  # we go: nobody need wait for us
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await dismiss(
                        link, Frame("bye", {"code": "table/left", "words": "the spectator has left"})
                    )
            raise
        except LinkLostError:
            if not self.upstream_over and self.left_code not in ("table/over", "table/violation"):
                await self._send_away()
            raise
        finally:
            self.attending = False
            teller.cancel()

    # --- players ------------------------------------------------------------------------------------------

    async def play(self, guest: Guest) -> None:
        """Exchange records with the other player, or with one who may become it, until the link is lost."""
        if guest.candidate:
            await self._make_room(guest.link)
        self._guests[guest] = None
        self._changed()
        try:
            await guest.link.send(self.feed.heads())
            self._acknowledge(guest, await soon(guest.link))
            self.met, self.taking = True, False
            start = self.feed.common(*guest.acknowledged)
            parted = self.feed.parted(*guest.acknowledged)
            if parted:
                await guest.link.send(self.feed.wanted(*guest.acknowledged))
            if not guest.candidate and await self.desk.heads(*guest.acknowledged):
                guest.claims = guest.acknowledged[0]
            self._changed()
            waiting = self._wait_for_hello(guest) if guest.candidate else self._wait_for_claimed(guest)
            guest.tasks = [
                asyncio.create_task(self._follow(guest, start, shy=parted)),
                asyncio.create_task(self._tell_watchers(guest)),
                asyncio.create_task(waiting),
            ]
            await self._hear(guest)
        finally:
            await self._dismissed(guest)

    async def _make_room(self, newcomer: Link) -> None:
        """Of those who ask for the seat and say no hello the longest silent goes: a friend need not wait."""
        silent = [guest.link for guest in self._guests if guest.candidate]
        if len(silent) >= bounds.PLAYER_LINKS:
            await dismiss(makes_room(silent, newcomer), _SILENT)

    async def _wait_for_hello(self, guest: Guest) -> None:
        await asyncio.sleep(bounds.HELLO_SECONDS)
        if guest.candidate:
            await dismiss(guest.link, _SILENT)

    async def _wait_for_claimed(self, guest: Guest) -> None:
        """Whoever says that it has more sends it without long pauses, or loses the link."""
        while guest.claims > (have := len(self.feed)):
            await asyncio.sleep(bounds.CATCH_UP_SECONDS)
            if len(self.feed) == have and guest.claims:
                await self.desk.unkept()
                await dismiss(guest.link, _UNKEPT)
                return

    async def _hear(self, guest: Guest) -> None:
        try:
            while True:
                await self._take(guest, await guest.link.receive())
        except (BadRecordError, WireError) as error:
            await dismiss(
                guest.link, Frame("bye", {"code": "link/bad", "words": str(error)[: limits.MAX_WORDS]})
            )

    async def _take(self, guest: Guest, frame: Frame) -> None:
        """One frame of somebody who may bring records."""
        match frame.kind:
            case "watchers" | "parts" | "note" | "rematch" | "begin" | "want" if guest.candidate:
                pass  # a player's words, from somebody who is none yet
            case "envelopes":
                for item in as_list(frame.body, "items"):
                    assert isinstance(item, bytes)  # by the frame's schema
                    await self.desk.record(item, guest.link)
                await self._progressed(guest)
            case "note":
                await self.desk.record(as_bytes(frame.body, "note"), guest.link)
            case "heads":
                self._acknowledge(guest, frame)
                self._changed()
            case "watchers":
                guest.count(as_int(frame.body, "n"))
                self._changed()
            case "want" if self._is_other(guest) and not guest.compares:
                guest.compares = True
                start = self.feed.common(as_int(frame.body, "first"), as_bytes(frame.body, "head"))
                guest.tasks.append(asyncio.create_task(self._follow(guest, start, shy=True)))
            case "parts" if guest.parts is None:
                guest.parts = frame
                answer = self.desk.parts(frame)
                if answer is not None:
                    await guest.link.send(answer)
                self._changed()
            case "rematch" | "begin" if self._is_other(guest):
                guest.after[frame.kind] = frame
                self._changed()
            case "bye":
                self.left_code, self.left_words = as_text(frame.body, "code"), as_text(frame.body, "words")
                if self.left_code == "table/violation" and guest.link.key in self.desk.keys:
                    self.halted = self.left_words
                raise LinkLostError(f"the other side left: {self.left_words}")
            case _:
                raise BadRecordError(f"{frame.kind} has no place here")

    async def _progressed(self, guest: Guest) -> None:
        """Records came: a hello settles who plays, the last one claimed that nothing is missing."""
        if guest.claims <= len(self.feed):
            guest.claims = 0
        if self.other_here != self._other_was_here:
            self._changed()
        if guest.candidate and self._is_other(guest):
            guest.candidate = False
            for late in [one for one in self._guests if one.candidate]:
                await dismiss(late.link, _TAKEN)

    async def compare(self, ours: Frame) -> Frame | None:
        """Tell the other player the parts of our position; its own, or None if it does not answer."""
        players = [guest for guest in self._guests if self._is_other(guest)]
        for guest in players:
            with contextlib.suppress(LinkLostError):
                await guest.link.send(ours)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(bounds.PARTS_SECONDS):
                while self.players and not any(guest.parts for guest in players):
                    self._news.clear()
                    await self._news.wait()
        return next((guest.parts for guest in players if guest.parts), None)

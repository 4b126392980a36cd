"""Strangers at a table: they end no game and hold no seat, whatever they say; a friend gets in past them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from p2pduel import games
from p2pduel.catalogue import links as say
from p2pduel.table.game import rules_fingerprint
from p2pduel.table.host import host
from p2pduel.table.join import join
from protocol import limits
from protocol.envelope import Note
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.desk import RefusedError
from protocol.io.frames import VERSION, Frame
from protocol.io.guest import Guest
from protocol.io.link import LinkLostError, StreamLink, connect
from protocol.io.listener import Listener
from protocol.io.meeting import proof
from protocol.session import NotDueError
from protocol.wire import Body
from tests.net.test_room import Peer
from tests.net.test_table import Table, seated

DUEL = games.game("duel")

VIOLATION = Frame("bye", {"code": "table/violation", "words": "you cheat, says Eve"})
NOTHING = Frame("heads", {"game": b"", "length": 0, "head": bytes(32)})


@contextlib.asynccontextmanager
async def waiting(folder: Path) -> AsyncIterator[tuple[Table, int]]:
    """A host who waits for somebody; the table and its port."""
    table = Table(folder)
    try:
        table.tasks.append(asyncio.create_task(host(table.chosen(0))))
        yield table, await port_of(table)
    finally:
        await table.leave()


async def port_of(table: Table) -> int:
    """Where the host listens."""
    port: int = (await table.events[0].first("listening"))["port"]
    return port


async def sit_down(table: Table, port: int) -> None:
    """A friend joins and the game begins."""
    table.tasks.append(asyncio.create_task(join(f"127.0.0.1:{port}", table.chosen(1))))
    await table.until(lambda: len(table.seats) == 2 and any(seat.to_decide for seat in table.seats))


def somebody(identity: Identity | None = None) -> Peer:
    """A program that knows the rules and says what the test wants."""
    one = Peer("Eve")
    one.desk.rules = rules_fingerprint(DUEL)
    if identity is not None:
        one.identity = one.room.identity = identity
    return one


async def ask_for_the_seat(port: int) -> StreamLink:
    """A stranger proves a key of its own, and then says no hello."""
    link = await connect("127.0.0.1", port)
    await somebody().room.knock(link, "play")
    await link.send(NOTHING)
    return link


async def told(link: StreamLink) -> Frame:
    """The last word of the other side before it closes the link."""
    last = Frame("ping", {"n": 0})
    async with asyncio.timeout(60):
        with contextlib.suppress(LinkLostError):
            while True:
                last = await link.receive()
    await link.close()
    return last


async def test_a_stranger_who_speaks_of_a_violation_does_not_end_a_waiting_host(tmp_path: Path) -> None:
    """It is a lost link and nothing more; the next who comes can play."""
    async with waiting(tmp_path) as (table, port):
        link = await ask_for_the_seat(port)
        await link.send(VIOLATION)
        await told(link)
        await sit_down(table, port)
        await still_playing(table)
        assert not table.seats[0].over.is_set()  # a table that closes may still let the next one in
        assert "Eve" not in str(table.events[0].all)


async def test_a_friend_sits_down_past_strangers_who_say_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as may ask for the seat do, and one more; nobody waits for them, and in the end they go."""
    monkeypatch.setattr(bounds, "HELLO_SECONDS", 600.0)  # it is not time that makes room
    async with waiting(tmp_path) as (table, port):
        silent = [await ask_for_the_seat(port) for _ in range(bounds.PLAYER_LINKS + 1)]
        assert (await told(silent[0])).body["code"] == "table/silent"
        assert table.seats[0].contact == "waiting"  # nobody is connected who has not said hello
        await sit_down(table, port)
        assert (await told(silent[-1])).body["code"] == "table/taken"


async def test_a_hello_has_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the link is closed, without anybody asking for its place."""
    monkeypatch.setattr(bounds, "HELLO_SECONDS", 0.05)
    async with waiting(tmp_path) as (_, port):
        assert (await told(await ask_for_the_seat(port))).body["code"] == "table/silent"


async def test_a_hello_counts_only_from_the_holder_of_its_key(tmp_path: Path) -> None:
    """Who repeats a hello that somebody else has signed once is sent away, and the seat stays free."""
    async with waiting(tmp_path / "first") as (table, port):
        await sit_down(table, port)
        hello = table.seats[1].session.reader.transcript[1].encode()
    table.events[0].all.clear()
    again = Table(tmp_path / "first")
    again.identities = table.identities
    # the same host and seed once more, so that the old hello would fit
    for path in (tmp_path / "first").glob("Anna.duel*"):
        path.unlink()
    try:
        again.tasks.append(asyncio.create_task(host(again.chosen(0))))
        port = await port_of(again)
        link = await ask_for_the_seat(port)
        await link.send(Frame("envelopes", {"first": 1, "items": [hello]}))
        assert "another key" in str((await told(link)).body["words"])
        assert len(again.seats[0].session) == 1
        assert not any(event["event"] == "connected" for event in again.events[0].all)
    finally:
        await again.leave()


class Relay:
    """Eve between two players: a listener of her own for one, whose frames she hands on to the other."""

    def __init__(self, port: int) -> None:
        self.identity = Identity.generate()
        self.listener = Listener(self.welcome, self.identity)
        self._port = port
        self.heard: list[Frame] = []

    async def welcome(self, link: StreamLink, want: Frame) -> None:
        """Hand on everything in both directions; after a proof speak for whoever made it."""
        there = await connect("127.0.0.1", self._port)
        self.heard.append(want)
        await there.send(want)
        carriers = [
            asyncio.create_task(self._carry(link, there)),
            asyncio.create_task(self._carry(there, link)),
        ]
        await asyncio.wait(carriers, return_when=asyncio.FIRST_COMPLETED)
        await there.close()

    async def _carry(self, one: StreamLink, other: StreamLink) -> None:
        with contextlib.suppress(LinkLostError):
            while True:
                frame = await one.receive()
                self.heard.append(frame)
                await other.send(frame)
                if frame.kind == "prove":
                    await other.send(NOTHING)
                    await other.send(VIOLATION)


async def test_a_resumed_seat_cannot_be_relayed(tmp_path: Path) -> None:
    """The player sees that somebody else answers and says nothing; what it signs for Eve means only Eve."""
    async with seated(tmp_path) as table:
        anna, bert = table.seats
        relay = Relay(await port_of(table))
        address = ("127.0.0.1", await relay.listener.start(0, "127.0.0.1"))
        player = somebody(table.identities[1])
        player.feed.gid = anna.session.reader.transcript.gid
        player.desk.opponent = table.identities[0].public
        link = await connect(*address)
        with pytest.raises(RefusedError) as info:
            await player.room.knock(link, "resume")
        assert info.value.code == "table/not-you" and relay.heard == []
        await link.close()
        # a careless player who talks to Eve all the same: what it signs is for Eve's end of the channel
        link = await connect(*address)
        want = resume(table)
        await link.send(want)
        welcome = await link.receive()
        await link.send(proof(table.identities[1], want, welcome, link.binding))
        answer = await told(link)
        assert (answer.kind, answer.body["code"]) == ("refusal", "table/not-you")
        assert [frame.kind for frame in relay.heard] == ["resume", "welcome", "prove", "refusal"]
        await relay.listener.close()
        await still_playing(table)
        assert anna.contact == bert.contact == "connected"


def resume(table: Table, nonce: bytes = bytes(32)) -> Frame:
    """What the second player says to come back."""
    gid = table.seats[0].session.reader.transcript.gid
    body: Body = {"version": VERSION, "name": "Bert", "key": table.identities[1].public, "game": gid}
    return Frame("resume", body | {"nonce": nonce, "program": bytes(16), "take": False})


async def still_playing(table: Table) -> None:
    """The game goes on: both make a few moves."""
    for _ in range(3):
        await table.move("")


async def test_a_proof_is_good_for_one_link_and_one_wish(tmp_path: Path) -> None:
    """Heard once by Anna herself it opens nothing a second time, nor does one for another wish."""
    async with seated(tmp_path) as table:
        want, port = resume(table), await port_of(table)
        signed: list[Frame] = []
        for number in range(3):
            link = await connect("127.0.0.1", port)
            await link.send(want)
            welcome = await link.receive()
            if number < 2:
                wish = want if number == 0 else Frame("play", want.body | {"rules": bytes(32)})
                signed.append(proof(table.identities[1], wish, welcome, link.binding))
            await link.send(signed[0] if number != 1 else signed[1])
            answer = await link.receive()
            # a good one is heard: that program is told that another one of Bert is there
            assert answer.body["code"] == ("table/elsewhere" if number == 0 else "table/not-you")
            await link.close()
        await still_playing(table)


async def test_a_key_under_which_anybody_can_sign_is_no_proof(tmp_path: Path) -> None:
    """The neutral point as a key: its signatures can be made without a secret."""
    neutral = b"\x01" + bytes(31)
    async with waiting(tmp_path) as (table, port):
        link = await connect("127.0.0.1", port)
        body: Body = {"version": VERSION, "name": "Eve", "key": neutral, "nonce": bytes(32)}
        await link.send(Frame("play", body | {"rules": rules_fingerprint(DUEL), "program": bytes(16)}))
        assert (await link.receive()).kind == "welcome"
        await link.send(Frame("prove", {"signature": neutral + bytes(32)}))
        assert (await link.receive()).kind == "refusal"
        await link.close()
        await sit_down(table, port)


async def test_the_other_player_can_stop_the_game_and_its_reason_is_its_own(tmp_path: Path) -> None:
    """Proved to be the other player: the game stops here, in its words, and nobody is accused."""
    async with seated(tmp_path) as table:
        link = await back_as_bert(table)
        await link.send(heads_of(table))
        await link.send(VIOLATION)
        ending = await table.tasks[0]
        assert ending.reason == say.halted("you cheat, says Eve")
        assert ending.violation is None and ending.evidence is None
        await link.close()


async def back_as_bert(table: Table) -> StreamLink:
    """The second player leaves if it is there, and a program with its key comes back in its place."""
    for task in table.tasks[1:]:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    del table.tasks[1:]
    await table.until(lambda: table.seats[0].contact == "lost")
    player = somebody(table.identities[1])
    player.feed.gid = table.seats[0].session.reader.transcript.gid
    player.desk.opponent = table.identities[0].public
    link = await connect("127.0.0.1", await port_of(table))
    await player.room.knock(link, "resume")
    return link


def heads_of(table: Table, more: int = 0) -> Frame:
    """How far the first player is, or further."""
    session = table.seats[0].session
    gid = session.reader.transcript.gid
    return Frame("heads", {"game": gid, "length": len(session) + more, "head": session.head})


async def test_who_says_it_has_more_and_sends_nothing_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The link is closed, the seat that owes goes on, and the second time nobody waits at all."""
    monkeypatch.setattr(bounds, "CATCH_UP_SECONDS", 0.2)
    async with seated(tmp_path) as table:
        while table.asked.seat != 0:
            await table.move("")
        anna = table.seats[0]
        link = await back_as_bert(table)
        await link.send(heads_of(table, 500))
        await table.until(lambda: not anna.to_decide)
        assert (await told(link)).body["code"] == "link/unkept"
        await table.events[0].first("notice", words=say.UNKEPT)
        assert anna.contact == "lost" and anna.away_since is not None
        await table.until(lambda: anna.to_decide)
        link = await back_as_bert(table)
        await link.send(heads_of(table, 500))
        await table.until(lambda: anna.contact == "connected")
        length = len(anna.session)
        await anna.play(anna.legal()[0])
        assert len(anna.session) > length
        await link.close()


async def test_chat_has_a_pace(tmp_path: Path) -> None:
    """Whoever says too much at once is told so; the next line goes out a little later."""
    async with seated(tmp_path) as table:
        for number in range(bounds.CHAT_BURST):
            await table.seats[0].say("chat", text=f"line {number}")
        with pytest.raises(NotDueError, match="too much chat"):
            await table.seats[0].say("chat", text="one too many")
        last = await table.events[1].first("note", text=f"line {bounds.CHAT_BURST - 1}")
        assert last["kind"] == "chat"
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(NotDueError):
                    await table.seats[0].say("chat", text="later")
                    break
                await asyncio.sleep(0.05)
        await table.events[1].first("note", text="later")


async def test_a_flood_of_chat_is_not_heard_to_its_end(tmp_path: Path) -> None:
    """A program that knows no pace: a few lines get through, the rest is dropped, and the game goes on."""
    async with seated(tmp_path) as table:
        link = await back_as_bert(table)
        await link.send(heads_of(table))
        session = table.seats[0].session
        for number in range(231):
            note = Note(session.reader.transcript.gid, session.head, 1, "chat", {"text": f"line {number}"})
            await link.send(Frame("note", {"note": note.sign(table.identities[1]).encode()}))
        await link.send(Frame("watchers", {"n": 7}))
        await table.events[0].first("watchers", n=7)
        heard = [event for event in table.events[0].all if event["event"] == "note"]
        assert bounds.CHAT_BURST <= len(heard) < 100
        assert table.seats[0].contact == "connected"
        await link.close()


async def test_false_chat_in_our_name_does_not_silence_us(tmp_path: Path) -> None:
    """Lines we have not signed cost their bringer the link; our own, brought back, count once."""
    async with seated(tmp_path) as table:
        session = table.seats[0].session
        for signer in table.identities:
            link = await back_as_bert(table)
            await link.send(heads_of(table))
            for number in range(bounds.CHAT_BURST):
                line = {"text": f"line {number}"}
                note = Note(session.reader.transcript.gid, session.head, 0, "chat", dict(line)).sign(signer)
                await link.send(Frame("note", {"note": note.encode()}))
            await link.send(Frame("bye", {"code": "table/left", "words": "gone"}))
            await told(link)
        assert not any(event["event"] == "note" for event in table.events[0].all)
        for number in range(bounds.CHAT_BURST):
            await table.seats[0].say("chat", text=f"my own line {number}")


async def test_links_of_one_address_that_want_a_seat_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred of them, none proved: a handful stay, and the player gets back in past them."""
    monkeypatch.setattr(limits, "FIRST_FRAME_SECONDS", 600.0)  # it is not time that ends them
    async with seated(tmp_path) as table:
        port = await port_of(table)
        links, ends = [], []
        for _ in range(100):
            link = await connect("127.0.0.1", port)
            await link.send(resume(table))
            links.append(link)
            ends.append(asyncio.create_task(told(link)))
        async with asyncio.timeout(60):
            while sum(end.done() for end in ends) < len(ends) - bounds.APPLICANTS:
                await asyncio.wait(
                    [end for end in ends if not end.done()], return_when=asyncio.FIRST_COMPLETED
                )
        link = await back_as_bert(table)
        await link.send(heads_of(table))
        await table.until(lambda: table.seats[0].contact == "connected")
        for one in [*links, link]:
            await one.close()
        await asyncio.gather(*ends)


async def test_who_sits_down_before_the_host_has_spoken_is_connected_when_it_has() -> None:
    """The door is open a moment before the first hello is made: the link counts as soon as that has come."""
    bert, anna = somebody(), somebody()
    await anna.listener.start(0, "127.0.0.1")
    changes: list[bool] = []
    bert.room._on_change = lambda: changes.append(bert.room.other_here)
    link = await bert.reach(anna, "play")
    playing = asyncio.create_task(bert.room.play(Guest(link, player=True)))
    await anna.desk.until(lambda: anna.room.players == 1)
    assert not bert.room.other_here
    bert.desk.on_record = lambda: setattr(bert.desk, "opponent", anna.identity.public)
    anna.desk.add(b"0")
    await bert.desk.until(lambda: bool(bert.desk.opponent))
    async with asyncio.timeout(60):
        while not changes[-1]:
            await asyncio.sleep(0.01)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await anna.listener.close()

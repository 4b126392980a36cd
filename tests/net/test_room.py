"""The room of a game with records that mean nothing: who gets in, who gets which, who may leave when."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Callable

import pytest

from protocol import limits
from protocol.identity import Identity
from protocol.io import bounds
from protocol.io.desk import BadRecordError, RefusedError
from protocol.io.feed import Feed
from protocol.io.frames import VERSION, Frame
from protocol.io.guest import Guest
from protocol.io.link import Link, LinkLostError, StreamLink, connect
from protocol.io.listener import Listener
from protocol.io.parts import difference, parts_frame
from protocol.io.referral import Address
from protocol.io.room import Room
from protocol.wire import Body, WireError

GAME = bytes([7]) * 32
RULES = bytes([9]) * 32


class Desk:
    """A game whose records are numbers in order; anything else is worthless."""

    def __init__(self, feed: Feed) -> None:
        self.feed = feed
        self.rules = RULES
        self.terms: Body = {"variant": "toy"}
        self.waiting = True
        self.opponent = b""
        self.keys: list[bytes] = []
        self.taken: list[bytes] = []
        self.news = asyncio.Event()
        self.answer: Frame | None = None
        self.on_record: Callable[[], None] = lambda: None

    def fits(self, rules: bytes) -> bool:
        """Whether a newcomer has the same rules."""
        return rules == self.rules

    async def record(self, record: bytes, link: Link) -> None:
        """Take the next record; one that is there already changes nothing."""
        if record == b"bad":
            raise BadRecordError("worthless")
        if record not in self.taken:
            self.on_record()
            self.add(record, link)

    async def heads(self, length: int, head: bytes) -> bool:
        """The other's end is of no interest here."""
        return False

    async def unkept(self) -> None:
        """Nobody waits here."""

    def parts(self, theirs: Frame) -> Frame | None:
        """What the other's position is made of, answered with whatever the test says."""
        return self.answer

    def add(self, record: bytes, link: Link | None = None) -> None:
        """One record more."""
        self.taken.append(record)
        self.feed.envelope(record, hashlib.sha256(record).digest(), GAME, link)
        self.news.set()

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for a state of the desk."""
        async with asyncio.timeout(60):
            while not done():
                self.news.clear()
                await self.news.wait()


class Peer:
    """A room with a door."""

    def __init__(self, name: str, spectators: int = 100) -> None:
        self.feed = Feed()
        self.desk = Desk(self.feed)
        self.identity = Identity.generate()
        self.room = Room(self.desk, self.feed, self.identity, name, spectators, self.desk.news.set)
        self.listener = Listener(self.room.welcome, self.identity)
        self.tasks: list[asyncio.Task[None]] = []
        self.told: tuple[Address, ...] = ()
        """Where else the table asked last can be watched."""

    async def reach(self, other: Peer, kind: str) -> StreamLink:
        """Knock at another's door and come in."""
        link = await connect("127.0.0.1", other.listener.port)
        try:
            if kind == "watch":
                answer = await self.room.inquire(link, self.feed.gid)
                if answer.refused is not None:
                    raise answer.refused
                self.told = answer.places
            else:
                await self.room.knock(link, kind)
        except BaseException:
            await link.close()
            raise
        return link

    async def sit(self, other: Peer, kind: str = "play") -> StreamLink:
        """Play with another; the toy game knows without a hello who plays."""
        self.desk.opponent, other.desk.opponent = other.identity.public, self.identity.public
        link = await self.reach(other, kind)
        self.tasks.append(asyncio.create_task(quietly(self.room.play(Guest(link, player=True)))))
        return link

    async def watch(self, other: Peer) -> StreamLink:
        """Watch another's game."""
        link = await self.reach(other, "watch")
        self.tasks.append(asyncio.create_task(quietly(self.room.attend(link))))
        return link


async def quietly(work: object) -> None:
    """A lost link is no failure of the test."""
    with contextlib.suppress(LinkLostError):
        await work  # type: ignore[misc]


@contextlib.asynccontextmanager
async def peers(*names: str, spectators: int = 100) -> AsyncIterator[list[Peer]]:
    """Peers with open doors on loopback."""
    made = [Peer(name, spectators) for name in names]
    for peer in made:
        await peer.listener.start(0, "127.0.0.1")
    try:
        yield made
    finally:
        for peer in made:
            for task in peer.tasks:
                task.cancel()
            await asyncio.gather(*peer.tasks, return_exceptions=True)
            await peer.listener.close()


async def test_players_exchange_records_and_both_feed_spectators_in_a_row() -> None:
    """What one player adds reaches the other, a spectator, and a spectator of the spectator, in order."""
    async with peers("Anna", "Bert", "Carl", "Dora") as (anna, bert, carl, dora):
        await carl.watch(anna)
        await bert.sit(anna)
        anna.desk.add(b"0")
        await bert.desk.until(lambda: bert.desk.taken == [b"0"])
        bert.desk.add(b"1")
        await anna.desk.until(lambda: len(anna.desk.taken) == 2)
        await dora.watch(carl)
        for peer in (carl, dora):
            await peer.desk.until(lambda peer=peer: peer.desk.taken == [b"0", b"1"])  # type: ignore[misc]
        await anna.desk.until(lambda: anna.room.watchers == 2)
        await bert.desk.until(lambda: bert.room.watchers == 2)


async def test_a_peer_leaves_when_everybody_has_the_last_record() -> None:
    """Both players and the spectator say that they have it; nobody waits the time out."""
    async with peers("Anna", "Bert", "Carl") as (anna, bert, carl):
        await bert.sit(anna)
        await carl.watch(bert)
        for number in range(300):
            (anna if number % 2 else bert).desk.add(str(number).encode())
            for peer in (anna, bert):
                await peer.desk.until(lambda peer=peer, n=number: len(peer.desk.taken) > n)  # type: ignore[misc]
        async with asyncio.timeout(60):
            assert all(await asyncio.gather(anna.room.farewell(50), bert.room.farewell(50)))
        assert carl.desk.taken == anna.desk.taken


async def test_a_player_who_lost_the_link_comes_back_for_the_last_record() -> None:
    """Who leaves waits for the other player's word, also while there is no link at all."""
    async with peers("Anna", "Bert") as (anna, bert):
        link = await bert.sit(anna)
        anna.desk.add(b"0")
        await bert.desk.until(lambda: bert.desk.taken == [b"0"])
        await link.close()
        await anna.desk.until(lambda: anna.room.players == 0)
        anna.desk.add(b"1")
        leaving = asyncio.create_task(anna.room.farewell(50, expects=True))
        await bert.sit(anna, "resume")
        await bert.desk.until(lambda: bert.desk.taken == [b"0", b"1"])
        async with asyncio.timeout(60):
            assert all(await asyncio.gather(leaving, bert.room.farewell(50, expects=True)))


async def test_the_last_word_is_bounded_when_somebody_never_answers() -> None:
    """A spectator who takes and says nothing holds nobody up."""
    async with peers("Anna", "Mute") as (anna, mute):
        link = await mute.reach(anna, "watch")
        await link.send(Frame("want", {"first": 0, "head": bytes(32)}))
        await anna.desk.until(lambda: anna.room.watchers == 1)
        anna.desk.add(b"0")
        assert not await anna.room.farewell(0.05)
        await link.close()


async def test_who_is_not_let_in_is_told_why() -> None:
    """Same key, other rules, a taken seat, a spectator where none is wanted, another game."""
    async with peers("Anna", "Bert", "Carl", spectators=0) as (anna, bert, carl):
        twin = Peer("Twin")
        twin.identity = twin.room.identity = anna.identity
        await refused(twin.reach(anna, "play"), "table/same-key")
        carl.desk.rules = bytes(32)
        await refused(carl.reach(anna, "play"), "table/rules")
        await refused(carl.reach(anna, "watch"), "table/no-spectators")
        carl.desk.rules = RULES
        await bert.sit(anna)
        await anna.desk.until(lambda: anna.room.players == 1)
        anna.desk.waiting = False
        await refused(carl.reach(anna, "play"), "table/taken")
        carl.feed.gid = bytes(32)
        await refused(carl.reach(anna, "resume"), "table/other-game")


async def test_a_table_that_names_another_key_than_its_own_is_left() -> None:
    """What it says of itself must be what it has proved."""
    async with peers("Anna", "Bert") as (anna, bert):
        anna.room.identity = Identity.generate()
        await refused(bert.reach(anna, "play"), "table/not-you")
        await refused(bert.reach(anna, "watch"), "table/not-you")


async def refused(work: object, code: str) -> None:
    """The door stays shut, with this code."""
    with pytest.raises(RefusedError) as info:
        await work  # type: ignore[misc]
    assert info.value.code == code


async def test_spectators_are_counted_and_bounded() -> None:
    """The one too many is told that the room is full."""
    async with peers("Anna", "Bert", "Carl", spectators=1) as (anna, bert, carl):
        await bert.watch(anna)
        await anna.desk.until(lambda: anna.room.watchers == 1)
        await refused(carl.reach(anna, "watch"), "table/full")


async def test_a_spectator_that_counts_without_end_is_not_listened_to() -> None:
    """Each number is told to the other side, the screen and the network: a few are, the rest is dropped."""
    async with peers("Anna", "Bert") as (anna, bert):
        link = await bert.watch(anna)
        await anna.desk.until(lambda: anna.room.watchers == 1)
        numbers: list[int] = []
        anna.room._on_change = lambda: numbers.append(anna.room.watchers)
        for number in range(1, 200):
            await link.send(Frame("watchers", {"n": number}))
        await link.send(Frame("heads", {"game": b"", "length": 7, "head": bytes(32)}))
        async with asyncio.timeout(60):
            while not any(one.acknowledged[0] == 7 for one in anna.room._guests):
                await asyncio.sleep(0.01)
        assert bounds.COUNTS_BURST <= len(set(numbers)) < 50


async def test_who_stands_in_the_door_takes_a_spectators_place() -> None:
    """Else a crowd that never says what it wants to see uses up the connections players need."""
    async with peers("Anna", "Bert", "Carl", spectators=1) as (anna, bert, carl):
        link = await bert.reach(anna, "watch")
        assert (await link.receive()).kind == "heads"
        await refused(carl.reach(anna, "watch"), "table/full")
        await link.close()
        async with asyncio.timeout(60):
            while anna.room.audience:
                await asyncio.sleep(0.01)
        await (await carl.reach(anna, "watch")).close()


@pytest.mark.parametrize("fooled", [False, True])
async def test_a_spectator_who_lost_the_table_serves_nobody(fooled: bool) -> None:
    """Else two spectators could watch each other for ever; also who once heard a false word of the end."""
    async with peers("Anna", "Carl", "Dora", "Eve") as (anna, carl, dora, eve):
        if fooled:
            await carl.watch(eve)
            await eve.desk.until(lambda: eve.room.watchers == 1)
            await eve.room.farewell(0.1)
            await asyncio.gather(*carl.tasks)
            assert (carl.room.left_code, carl.room.upstream_over) == ("table/over", False)
        carl.room.serving = carl.listener.port
        upstream = await carl.watch(anna)
        await anna.desk.until(lambda: anna.room.watchers == 1)
        await dora.watch(carl)
        anna.desk.add(b"0")
        await dora.desk.until(lambda: dora.desk.taken == [b"0"])
        await upstream.close()
        await asyncio.gather(*carl.tasks, *dora.tasks)
        assert dora.room.left_code == "table/lost"
        with pytest.raises(RefusedError) as info:
            await dora.reach(carl, "watch")
        assert info.value.code == "table/lost"


async def test_a_player_comes_back_over_a_new_link_and_gets_what_is_missing() -> None:
    """The seat is proved by signature; records of the time between arrive."""
    async with peers("Anna", "Bert") as (anna, bert):
        link = await bert.sit(anna)
        anna.desk.add(b"0")
        await bert.desk.until(lambda: bert.desk.taken == [b"0"])
        anna.desk.waiting = False
        await link.close()
        anna.desk.add(b"1")
        await bert.sit(anna, "resume")
        await bert.desk.until(lambda: bert.desk.taken == [b"0", b"1"])


async def test_nobody_else_takes_the_seat_of_a_player_who_is_away() -> None:
    """A stranger who knows game and key but not the secret is turned away."""
    async with peers("Anna", "Eve") as (anna, eve):
        anna.desk.add(b"0")
        anna.desk.opponent = Identity.generate().public
        eve.feed.gid = GAME
        link = await connect("127.0.0.1", anna.listener.port)
        nonce = bytes(32)
        body: Body = {
            "version": VERSION,
            "name": "Eve",
            "key": anna.desk.opponent,
            "game": GAME,
            "nonce": nonce,
            "program": bytes(16),
            "take": False,
        }
        await link.send(Frame("resume", body))
        assert (await link.receive()).kind == "welcome"
        await link.send(Frame("prove", {"signature": bytes(64)}))
        answer = await link.receive()
        assert answer.kind == "refusal"
        assert anna.room.players == 0
        await link.close()


@pytest.mark.parametrize("kind", ["envelopes", "note"])
async def test_nothing_a_spectator_says_enters_the_game(kind: str) -> None:
    """It is shown out, and the desk never hears of it."""
    async with peers("Anna", "Eve") as (anna, eve):
        link = await eve.reach(anna, "watch")
        await link.send(Frame("want", {"first": 0, "head": bytes(32)}))
        body: Body = {"first": 0, "items": [b"x"]} if kind == "envelopes" else {"note": b"x"}
        await link.send(Frame(kind, body))
        assert (await link.receive()).kind == "heads"
        assert (await link.receive()).kind == "refusal"
        assert anna.desk.taken == []
        await link.close()


async def test_a_worthless_record_costs_the_bringer_the_link() -> None:
    """The other player is sent away, the game is not."""
    async with peers("Anna", "Bert") as (anna, bert):
        link = await bert.reach(anna, "play")
        await link.send(bert.feed.heads())
        await link.send(Frame("envelopes", {"first": 0, "items": [b"bad"]}))
        async with asyncio.timeout(60):
            while (frame := await link.receive()).kind != "bye":
                assert frame.kind in ("heads", "watchers")
        assert anna.desk.taken == []
        await link.close()


async def test_a_chain_that_forked_is_sent_whole() -> None:
    """Whoever has another past gets ours from the start, so that it can see the fork."""
    feed = Feed()
    for number in range(3):
        feed.envelope(bytes([number]), bytes([number]) * 32, GAME)
    assert feed.common(2, bytes([1]) * 32) == 2
    assert feed.common(2, bytes([5]) * 32) == 0
    assert feed.common(limits.MAX_ENVELOPES, bytes(32)) == 3
    assert feed.common(0, bytes(32)) == 0
    assert feed.wanted(5, bytes(32)).body == feed.wanted(0, bytes(32)).body == feed.wanted(3, feed.head).body
    assert feed.wanted(3, feed.head).body == {"first": 3, "head": feed.head}
    for length in (2, 3):
        assert feed.wanted(length, bytes([5]) * 32).body == {"first": 0, "head": bytes(32)}


async def test_players_with_two_chains_show_each_other_only_what_the_other_has_signed() -> None:
    """A seat that was played from two copies learns it, and gives nobody its second signature."""
    async with peers("Anna", "Bert") as (anna, bert):
        chains = [(anna, [b"a0", b"b1", b"a2", b"b3"]), (bert, [b"a0", b"b1", b"a9"])]
        for peer, chain in chains:
            own = b"a" if peer is anna else b"b"
            for record in chain:
                peer.desk.taken.append(record)
                peer.feed.envelope(record, record * 16, GAME, own=record.startswith(own))
        anna.desk.opponent, bert.desk.opponent = bert.identity.public, anna.identity.public
        await bert.sit(anna, "resume")
        bert.desk.taken.clear()
        anna.desk.taken.clear()
        await bert.desk.until(lambda: bert.desk.taken == [b"b1", b"b3"])
        await anna.desk.until(lambda: anna.desk.taken == [b"a0", b"a9"])


def parts(**content: bytes) -> Frame:
    """The parts of a position."""
    return parts_frame(7, bytes(32), content.items())


async def test_players_exchange_the_parts_of_their_positions_once() -> None:
    """The answer comes back; a second word about it costs the link, and a spectator has no say in it."""
    async with peers("Anna", "Bert", "Carl") as (anna, bert, carl):
        link = await bert.sit(anna)
        watching = await carl.watch(anna)
        await anna.desk.until(lambda: anna.room.players == 1 and anna.room.here == 1)
        await watching.send(parts(a=b"1"))
        await anna.desk.until(lambda: anna.room.here == 0)
        bert.desk.answer = parts(a=b"2")
        assert await anna.room.compare(parts(a=b"1")) == bert.desk.answer
        await link.send(bert.desk.answer)
        await anna.desk.until(lambda: anna.room.players == 0)
        assert await anna.room.compare(parts(a=b"1")) is None  # nobody is there any more


def test_both_sides_find_the_same_first_difference() -> None:
    """By name, whoever has which parts; without parts there is nothing to compare."""
    here, there = parts(a=b"1", b=b"2", d=b"4"), parts(a=b"1", c=b"3", b=b"0")
    assert difference(here, there) == difference(there, here) == "first differing part: b"
    assert difference(parts(a=b"1", c=b"3"), parts(a=b"1")) == "first differing part: c"
    assert difference(here, here) == "all parts are equal, the hash is false"
    for silent in (None, parts()):
        assert "could not be compared" in difference(here, silent)
    with pytest.raises(WireError):
        Frame("parts", {"seq": 0, "state": bytes(32), "parts": [["a", bytes(32)]] * 129}).encode()

"""A game as a file on a web server: followed to its end, whatever the server does, and published true."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from p2pduel.table.errors import NOBODY, REFUSED, USAGE, TableError
from p2pduel.table.options import Ending
from p2pduel.table.published import fetch, follow
from p2pduel.table.published.fetch import WebError, WebFile
from p2pduel.table.published.publish import GAME, INDEX, Publisher
from p2pduel.table.recorded import Recorded
from p2pduel.table.watch import watch
from protocol.identity import fingerprint
from protocol.io import bounds
from protocol.io.journal import Journal, parse, read
from tests.known.make import FOLDER
from tests.net.loopback import Events, options
from tests.net.test_recorded import written
from tests.net.test_spectators import copied, proves_the_fork, telling_another_story
from tests.net.test_table import seated
from tests.net.web import Site, certified, ranged, site

KNOWN = FOLDER / "intro.duel"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often, and try again at once."""
    monkeypatch.setattr(follow, "POLL_SECONDS", 0.01)
    monkeypatch.setattr(bounds, "BACKOFF_SECONDS", (0.01, 0.05))


@contextlib.asynccontextmanager
async def follower(
    folder: Path, url: str, events: Events, timeout: float = 60.0
) -> AsyncIterator[asyncio.Task[Ending]]:
    """Somebody who follows a published game."""
    chosen = options("Carl", 3, folder, events, brain=None, timeout=timeout)
    task = asyncio.create_task(follow.follow(url, chosen))
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def refused(folder: Path, url: str, timeout: float = 0.0) -> TableError:
    """The error somebody gets who follows there."""
    async with follower(folder, url, Events(), timeout) as task:
        with pytest.raises(TableError) as caught:
            async with asyncio.timeout(60):
                await task
    assert not (folder / "Carl.duel.net").exists()
    return caught.value


async def test_a_finished_game_is_read_and_verified(tmp_path: Path) -> None:
    """To the last seed, into a journal of one's own."""
    events = Events()
    async with site(KNOWN.read_bytes()) as web, follower(tmp_path, web.url, events) as task:
        ending = await task
    assert ending.finished and read(ending.journal).records == read(KNOWN).records
    assert (await events.first("finished"))["head"] == ending.head


async def test_a_game_is_followed_by_https(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a server whose certificate the system trusts."""
    secure, trusted = certified(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    async with (
        site(KNOWN.read_bytes(), secure) as web,
        follower(tmp_path, web.url, Events()) as task,
    ):
        assert web.url.startswith("https://") and (await task).finished
    assert read(tmp_path / "Carl.duel").records == read(KNOWN).records


@pytest.mark.parametrize("fault", ["stranger", "old"])
async def test_a_server_that_cannot_be_trusted_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """A certificate nobody vouches for, or one that has run out, is the end at once."""
    secure, trusted = certified(tmp_path, days=0 if fault == "old" else 1)
    if fault != "stranger":
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    async with site(KNOWN.read_bytes(), secure) as web:
        error = await refused(tmp_path, web.url)
    assert error.code == REFUSED and "127.0.0.1" in str(error) and not web.paths


@pytest.mark.parametrize("way", ["ranges", "whole", "chunked", "until-closed"])
async def test_a_game_that_grows_is_followed_across_restarts_of_the_server(tmp_path: Path, way: str) -> None:
    """In pieces that end in the middle of records, from servers that know ranges and others."""

    async def whole(web: Site, writer: asyncio.StreamWriter, _start: int) -> None:
        if way == "chunked":
            body = b"".join(b"%x\r\n%s\r\n" % (len(one), one) for one in (web.data[:9], web.data[9:]) if one)
            writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + body + b"0\r\n\r\n")
        elif way == "whole":
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(web.data) + web.data)
        else:
            writer.write(b"HTTP/1.0 200 OK\r\n\r\n" + web.data)
            await writer.drain()
            writer.close()

    game, events = KNOWN.read_bytes(), Events()
    async with site(game[:10]) as web, follower(tmp_path, web.url, events) as task:
        web.answer = ranged if way == "ranges" else whole
        for part in range(1, 6):
            before = len(web.asked)
            await web.until(lambda before=before: len(web.asked) > before + 1)  # type: ignore[misc]
            web.data = game[: len(game) * part // 5 - (part < 5)]
            if part in (2, 4):
                await web.stop()
                await web.start()
        assert (await task).finished
    assert max(web.asked) > len(game) // 2
    assert read(tmp_path / "Carl.duel").records == read(KNOWN).records


async def test_the_age_of_the_last_record_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the server's clock at first, by the own one from then on; after an hour nobody waits any more."""
    events = Events()
    async with site(KNOWN.read_bytes()[:-500]) as web, follower(tmp_path, web.url, events) as task:
        web.changed = time.time() - 400
        assert (await events.first("notice", words="the last record is 6 min old"))["age"] >= 400
        monkeypatch.setattr(follow, "STALE_SECONDS", 300)
        with pytest.raises(TableError, match="nothing was added for 6 min") as caught:
            await task
        assert caught.value.code == NOBODY


async def test_an_old_copy_changes_nothing_and_is_said(tmp_path: Path) -> None:
    """A server that falls back behind what it has shown is waited for."""
    game, events = KNOWN.read_bytes(), Events()
    async with site(game[:-2000]) as web, follower(tmp_path, web.url, events) as task:
        await web.until(lambda: max(web.asked, default=0) > 1000)
        web.data = game[:5000]
        assert "shows an old copy" in (await events.first("notice"))["words"]
        web.data = game
        assert (await task).finished


# --- servers that mean harm --------------------------------------------------------------------------------


async def test_an_altered_file_is_refused_with_the_place(tmp_path: Path) -> None:
    """One bit, and nothing after it is believed."""
    game = bytearray(KNOWN.read_bytes())
    game[len(game) // 2] ^= 1
    async with site(bytes(game)) as web:
        error = await refused(tmp_path, web.url)
    assert error.code == REFUSED and "no game that can be followed: byte " in str(error)


async def test_a_record_that_nobody_signed_is_refused_with_its_number(tmp_path: Path) -> None:
    """The frame of a journal is no proof: anybody can make one."""
    records = list(read(KNOWN).records[:30])
    records[20] = records[20][:-1] + bytes([records[20][-1] ^ 1])
    forged = written(tmp_path / "forged.duel", *records)
    async with site(forged.read_bytes()) as web:
        error = await refused(tmp_path, web.url)
    assert error.code == REFUSED and "record 20 is signed by nobody of this game" in str(error)


async def test_another_game_in_the_same_place_ends_it(tmp_path: Path) -> None:
    """What was watched is over there; the next game is another address or another call."""
    events = Events()
    async with site(KNOWN.read_bytes()[:-500]) as web, follower(tmp_path, web.url, events) as task:
        await events.first("link", state="connected")
        web.data = (FOLDER / "gold.duel").read_bytes()
        with pytest.raises(TableError, match="holds another game now") as caught:
            await task
        assert caught.value.code == NOBODY


async def test_two_stories_of_one_game_are_proved(tmp_path: Path) -> None:
    """A file that is replaced by another story of the same game gives the liar away."""
    async with seated(tmp_path) as table:
        await table.to_action()
        liar = table.asked.seat
        assert liar is not None
        journal = copied(tmp_path / f"{('Anna', 'Bert')[liar]}.duel", "other")
        moves = table.asked.legal()
        honest = tmp_path / f"{('Bert', 'Anna')[liar]}.duel"
        async with telling_another_story(table, journal, liar, moves[-1]):
            await table.move(moves[0].text)
            for _ in range(3):
                await table.move("")
            events = Events()
            async with site(journal.read_bytes()) as web, follower(tmp_path, web.url, events) as task:
                await events.first("link", state="connected")
                web.data = honest.read_bytes()
                proves_the_fork(await task, liar)


async def test_a_fingerprint_in_the_address_must_be_one_of_the_players(tmp_path: Path) -> None:
    """`…/game.duel#FINGERPRINT` follows no other people's game."""
    mark = fingerprint(bytes(Recorded(KNOWN).keys[1]))  # type: ignore[call-overload]
    async with site(KNOWN.read_bytes()) as web:
        error = await refused(tmp_path, f"{web.url}#aaaa-aaaa")
        assert error.code == REFUSED and mark in str(error)
        (tmp_path / "Carl.duel").unlink()
        async with follower(tmp_path, f"{web.url}#{mark[:9]}", Events()) as task:
            assert (await task).finished


HOSTILE = {
    "no such file": (b"HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n", NOBODY, "no such file"),
    "forbidden": (b"HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n", REFUSED, "the server says 403"),
    "another protocol": (b"SSH-2.0-x\r\n\r\n", REFUSED, "no web server"),
    "headers without end": (b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 9000, REFUSED, "no web server"),
    "packed": (b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n", REFUSED, "packed"),
    "elsewhere": (
        b"HTTP/1.1 302 F\r\nLocation: http://10.0.0.1/x\x1b[2J\r\n\r\n",
        REFUSED,
        "is at http://10",
    ),
    "another scheme": (b"HTTP/1.1 302 F\r\nLocation: file:///etc/passwd\r\n\r\n", REFUSED, "is at file:"),
    "in circles": (b"HTTP/1.1 302 F\r\nLocation: /game.duel\r\n\r\n", REFUSED, "is at http://127"),
    "another part": (
        b"HTTP/1.1 206 P\r\nContent-Range: bytes 7-9/99\r\nContent-Length: 3\r\n\r\nabc",
        REFUSED,
        "no web server",
    ),
    "a giant": (b"HTTP/1.1 206 P\r\nContent-Range: bytes 0-9/99999999999\r\n\r\n", REFUSED, "more than any"),
    "a long promise": (b"HTTP/1.1 200 P\r\nContent-Length: 99999999999\r\n\r\n", REFUSED, "more than any"),
    "no chunk": (b"HTTP/1.1 200 P\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", REFUSED, "no web server"),
    "a page": (b"HTTP/1.1 200 P\r\nContent-Length: 9\r\n\r\n<!DOCTYPE", REFUSED, "byte 0, record 0"),
    "cut": (b"HTTP/1.1 200 P\r\nContent-Length: 9\r\n\r\nsea", NOBODY, "closed"),
    "nothing": (b"HTTP/1.1 200 P\r\nContent-Length: 0\r\n\r\n", NOBODY, "holds no game yet"),
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_server_that_serves_no_game_gets_a_clear_error(tmp_path: Path, name: str) -> None:
    """Each with its exit code; nothing is left behind, nothing of the server's reaches the terminal raw."""
    answer, code, words = HOSTILE[name]

    async def say(_web: Site, writer: asyncio.StreamWriter, _start: int) -> None:
        writer.write(answer)
        await writer.drain()
        if name in ("cut", "packed"):
            writer.close()

    async with site(b"") as web:
        web.answer = say
        error = await refused(tmp_path, web.url)
    assert error.code == code and words in str(error) and "\x1b" not in str(error)


@pytest.mark.parametrize("drips", ["head", "content"])
async def test_a_server_that_drips_is_left_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drips: str
) -> None:
    """A byte now and then keeps nobody."""
    monkeypatch.setattr(fetch, "ANSWER_SECONDS", 0.3)

    async def drip(_web: Site, writer: asyncio.StreamWriter, _start: int) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n" + (b"\r\n" if drips == "content" else b""))
        while not writer.is_closing():
            writer.write(b"s")
            await writer.drain()
            await asyncio.sleep(0.01)

    async with site(b"") as web:
        web.answer = drip
        error = await refused(tmp_path, web.url)
    assert error.code == NOBODY and "too slow" in str(error)


async def test_an_endless_file_is_left_within_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it says about its length, or nothing."""
    monkeypatch.setattr(fetch, "FILE_BYTES", 100_000)
    sent = []

    async def flood(_web: Site, writer: asyncio.StreamWriter, _start: int) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while not writer.is_closing():
            writer.write(bytes(1000))
            sent.append(1000)
            await writer.drain()

    async with site(b"") as web:
        web.answer = flood
        error = await refused(tmp_path, web.url)
    assert error.code == REFUSED and "more than any game" in str(error)
    assert sum(sent) < 20_000_000  # what the system's own buffers hold, and not more


async def test_within_itself_a_server_may_lead_on(tmp_path: Path) -> None:
    """To another path of the same host, a few times."""

    async def lead(web: Site, writer: asyncio.StreamWriter, start: int) -> None:
        if web.paths[-1] != "/there.duel":
            writer.write(b"HTTP/1.1 301 M\r\nLocation: there.duel\r\nContent-Length: 0\r\n\r\n")
        else:
            await ranged(web, writer, start)

    async with site(KNOWN.read_bytes()) as web:
        web.answer = lead
        async with follower(tmp_path, web.url, Events()) as task:
            assert (await task).finished


@pytest.mark.parametrize("place", ["http://127.0.0.1:1/game.duel", "http://elsewhere.example/game.duel"])
async def test_nobody_is_led_from_https_to_http(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """Not even within the same host: it is said, and the place without protection is never asked."""
    secure, trusted = certified(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))

    async def lead(_web: Site, writer: asyncio.StreamWriter, _start: int) -> None:
        writer.write(f"HTTP/1.1 302 F\r\nLocation: {place}\r\nContent-Length: 0\r\n\r\n".encode())

    async with site(KNOWN.read_bytes(), secure) as web:
        web.answer = lead
        error = await refused(tmp_path, web.url, timeout=60)
        assert len(web.paths) == 1
    assert error.code == REFUSED and "the server leads away from https" in str(error)


@pytest.mark.parametrize(
    "url", ["http://", "https://a:b@c/x", "http://h:99999/x", "http://h:0/", "http://ü/x"]
)
def test_what_is_no_address_is_said(url: str) -> None:
    """Before anything is asked."""
    with pytest.raises(WebError, match="is no address of a file"):
        WebFile(url)


async def test_nobody_there_is_said(tmp_path: Path) -> None:
    """A server that does not answer, and a name that there is not."""
    error = await refused(tmp_path, "http://127.0.0.1:9/game.duel")
    assert error.code == NOBODY and "no connection to 127.0.0.1:9" in str(error)
    error = await refused(tmp_path, "http://nobody.invalid/game.duel")
    assert error.code == NOBODY and "no connection to nobody.invalid" in str(error)


# --- publishing --------------------------------------------------------------------------------------------


async def publish(
    folder: Path, out: Path, port: int, now: str = "now"
) -> tuple[asyncio.Task[Ending], Publisher, Events]:
    """A spectator that publishes what it sees."""
    events, publisher = Events(), Publisher(out, lambda: now)
    chosen = options("Carl", 3, folder, events, brain=None, on_seat=publisher.attend, journal=None)
    task = asyncio.create_task(watch(f"127.0.0.1:{port}", chosen))
    await events.first("link", state="connected")
    return task, publisher, events


async def grown(path: Path, journal: Path) -> None:
    """Wait until a published file holds what a player's journal does."""
    async with asyncio.timeout(60):
        while not path.exists() or len(chain(path)) < len(chain(journal)):
            await asyncio.sleep(0.01)


def chain(path: Path) -> list[bytes]:
    """The envelopes of a file."""
    return [one.encode() for one in Recorded(path).chain]


async def test_a_folder_is_kept_true_while_a_game_is_watched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole records only, an index that says no more, a second publisher that goes on where one stopped."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "home"))
    out = tmp_path / "out"
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        await table.to_action()
        task, publisher, _ = await publish(tmp_path, out, port)
        await grown(out / GAME, tmp_path / "Anna.duel")
        with pytest.raises(TableError, match="using it"):
            Publisher(out)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        publisher.close()
        first = (out / GAME).read_bytes()
        index = json.loads((out / INDEX).read_text("ascii"))
        assert index["names"] == ["Anna", "Bert"] and index["time"] == "now" and not index["finished"]
        assert (index["head"], index["bytes"]) == (table.seats[0].session.head.hex(), len(first))
        assert index["envelopes"] == len(chain(out / GAME)) and parse("x", first).end == len(first)
        await table.move("")
        task, publisher, _ = await publish(tmp_path, out, port)
        await grown(out / GAME, tmp_path / "Anna.duel")
        assert (out / GAME).read_bytes().startswith(first)
        assert chain(out / GAME) == chain(tmp_path / "Anna.duel")
        await table.asked.say("resign")
        async with asyncio.timeout(60):
            assert (await task).finished
        publisher.close()
        index = json.loads((out / INDEX).read_text("ascii"))
        assert index["finished"] and index["complete"] and index["winner"] in ("Anna", "Bert")
    assert sorted(one.name for one in out.iterdir()) == [GAME, INDEX]  # no address of anybody


@pytest.mark.parametrize("fault", ["kept", "lost", "old", "broken"])
async def test_a_publisher_that_is_started_again_makes_the_index_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """Though nothing new comes: as it was, with the time of the last record and not of the start."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "home"))
    out = tmp_path / "out"
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        await table.to_action()
        task, publisher, _ = await publish(tmp_path, out, port)
        await grown(out / GAME, tmp_path / "Anna.duel")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        publisher.close()
        game, before = (out / GAME).read_bytes(), json.loads((out / INDEX).read_text("ascii"))
        os.utime(out / GAME, (86400, 86400))
        if fault == "lost":
            (out / INDEX).unlink()
        elif fault == "old":
            stale = {"bytes": before["bytes"] + 1, "head": "00", "time": "later"}
            (out / INDEX).write_text(json.dumps(before | stale))
        elif fault == "broken":
            (out / INDEX).write_text("{")
        said, index = asyncio.Event(), Publisher._index

        def told(self: Publisher) -> dict[str, object]:
            said.set()
            return index(self)

        monkeypatch.setattr(Publisher, "_index", told)
        task, publisher, _ = await publish(tmp_path, out, port, "the start")
        async with asyncio.timeout(60):
            await said.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        publisher.close()
        then = "now" if fault == "kept" else "1970-01-02T00:00:00+00:00"
        assert json.loads((out / INDEX).read_text("ascii")) == before | {"time": then}
        assert (out / GAME).read_bytes() == game


async def test_a_folder_of_another_game_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever follows there would be shown something else."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "home"))
    out = tmp_path / "out"
    out.mkdir()
    (out / GAME).write_bytes(KNOWN.read_bytes())
    async with seated(tmp_path) as table:
        port = (await table.events[0].first("listening"))["port"]
        task, publisher, _ = await publish(tmp_path, out, port)
        with pytest.raises(TableError, match="holds another game") as caught:
            await task
        publisher.close()
    assert caught.value.code == USAGE and (out / GAME).read_bytes() == KNOWN.read_bytes()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    """Before anybody is asked."""
    (tmp_path / "file").write_text("x")
    with pytest.raises(TableError, match="can't be written") as caught:
        Publisher(tmp_path / "file")
    assert caught.value.code == USAGE
    (tmp_path / GAME).write_bytes(b"something else")
    with pytest.raises(TableError, match="not a journal"):
        Publisher(tmp_path)


def test_a_published_torn_end_is_cut_off_and_written_again(tmp_path: Path) -> None:
    """A publisher that was killed in the middle of a record leaves what a reader waits for."""
    (tmp_path / GAME).write_bytes(KNOWN.read_bytes()[:-7])
    Publisher(tmp_path).close()
    with Journal.open(tmp_path / GAME) as journal:
        assert journal.records == list(read(KNOWN).records[:-1])

"""Two neighbourhoods of one process meet on the loopback interface; `test_discovery.py` has networks."""

from __future__ import annotations

import os
import socket
from collections.abc import AsyncIterator

import pytest
from zeroconf import IPVersion, ServiceInfo
from zeroconf.asyncio import AsyncZeroconf

from p2pduel.table.errors import TableError
from p2pduel.table.peers import find
from protocol.io import bounds, discovery
from protocol.io.discovery import SERVICE, Neighbourhood
from protocol.io.tables import Announcement, DiscoveryError, Table, read_table

PATIENCE = 30.0
_MINE = f"Anna{os.getpid()}"
"""A name nobody else on this machine has."""


@pytest.fixture(autouse=True)
async def loopback(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Nothing leaves this machine."""

    async def alone() -> AsyncZeroconf:
        return AsyncZeroconf(interfaces=["127.0.0.1"], ip_version=IPVersion.V4Only)

    monkeypatch.setattr(discovery, "_open", alone)
    monkeypatch.setattr(discovery, "own_addresses", lambda: ["127.0.0.1"])
    yield


def table(name: str = "Anna", state: str = "waiting") -> Announcement:
    """What a host says."""
    return Announcement(version=1, name=name, fingerprint="abcd-efgh", variant="intro", state=state)


def _own(tables: tuple[Table, ...]) -> list[Table]:
    """Tables of these tests: others on this machine may announce some, too."""
    return [one for one in tables if one.fingerprint == "abcd-efgh"]


async def heard(around: Neighbourhood, state: str) -> Table | None:
    """The one table, once it is in that state."""

    def fits(tables: tuple[Table, ...]) -> Table | None:
        return next((one for one in tables if one.fingerprint == "abcd-efgh" and one.state == state), None)

    return await around.wait_for(fits, PATIENCE)


async def test_a_table_is_heard_of_changes_and_leaves() -> None:
    """Announced, playing, gone; every change is reported, and nobody waits for a table that does not come."""
    news: list[tuple[Table, ...]] = []
    async with Neighbourhood(news.append) as listener, Neighbourhood(listen=False) as host:
        await host.announce(table(), 4711)
        found = await heard(listener, "waiting")
        assert found is not None and (found.name, found.host, found.port) == ("Anna", "127.0.0.1", 4711)
        assert found.to_json()["variant"] == "intro" and "hosts" not in found.to_json()
        await host.announce(table(state="playing"), 4711)
        assert await heard(listener, "playing") is not None
        await host.leave()
        await host.leave()  # a second goodbye says nothing
        assert await listener.wait_for(lambda tables: None if _own(tables) else found, PATIENCE) is found
        assert await listener.wait_for(lambda tables: None, 0.01) is None
    assert any(news)


async def test_a_moved_machine_says_its_new_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another address of this machine is announced by itself."""
    monkeypatch.setattr(bounds, "ADDRESS_SECONDS", 0.05)
    async with Neighbourhood() as listener, Neighbourhood(listen=False) as host:
        await host.announce(table(), 4711)
        assert await heard(listener, "waiting") is not None
        monkeypatch.setattr(discovery, "own_addresses", lambda: ["127.0.0.2"])
        moved = await listener.wait_for(
            lambda tables: next((one for one in tables if one.host == "127.0.0.2"), None), PATIENCE
        )
        assert moved is not None


async def test_a_killed_peer_is_asked_for_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is gone without a goodbye leaves the list when the records have run out."""
    monkeypatch.setattr(bounds, "RECORD_SECONDS", 1)
    monkeypatch.setattr(discovery, "_LOOKUP_MS", 100)
    async with Neighbourhood() as listener, Neighbourhood(listen=False) as host:
        await host.announce(table(), 4711)
        found = await heard(listener, "waiting")
        assert found is not None and host._zeroconf is not None and host._info is not None
        host._zeroconf.zeroconf.registry.async_remove(host._info)  # no goodbye, and no answers any more
        host._stop_broadcast()
        assert await listener.wait_for(lambda tables: None if _own(tables) else found, PATIENCE) is found


async def test_a_network_that_refuses_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """An announcement that can't be sent is an error with words, not a traceback."""

    async def refuse(*_: object, **__: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(AsyncZeroconf, "async_register_service", refuse)
    async with Neighbourhood(listen=False) as host:
        with pytest.raises(DiscoveryError, match="unreachable"):
            await host.announce(table(), 4711)


@pytest.mark.parametrize("texts", [{}, {"fp": "NOT OURS"}, {"fp": "x" * 99}])
def test_an_answer_that_makes_no_sense_is_no_table(texts: dict[str, str]) -> None:
    """Without a fingerprint of our kind nothing is shown."""
    address = [socket.inet_aton("127.0.0.1")]
    info = ServiceInfo(SERVICE, f"x.{SERVICE}", port=1, addresses=address, properties=texts)
    assert read_table(info) is None
    info = ServiceInfo(SERVICE, f"x.{SERVICE}", port=1, addresses=[], properties={"fp": "abcd"})
    assert read_table(info) is None


@pytest.mark.parametrize(
    ("target", "state", "told"),
    [
        ("Ann", "waiting", "no table called Ann was found; there is"),
        (_MINE.lower(), "playing", f"{_MINE} is there, but that table is in the middle of a game"),
        (None, "playing", "no free table was found; there is"),
    ],
    ids=["slip", "taken", "any"],  # the name holds the process, and all workers must collect alike
)
async def test_whoever_is_not_found_hears_who_is_there(target: str | None, state: str, told: str) -> None:
    """A slip in a name, or a table that is taken: the words lead on; others may be announced here, too."""
    async with Neighbourhood() as around, Neighbourhood(listen=False) as host:
        await host.announce(table(_MINE, state), 4711)
        found = await around.wait_for(
            lambda tables: next((one for one in tables if (one.name, one.state) == (_MINE, state)), None),
            PATIENCE,
        )
        assert found is not None
        with pytest.raises(TableError) as error:
            await find(target, 2.0, lambda one: one.name == "Ann")
        assert str(error.value).startswith(told)
        assert _MINE in str(error.value)

"""Peers of one process on loopback, honest ones and others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from p2pduel.bots import make_bot
from p2pduel.games import DEFAULT
from p2pduel.table.brains import SeededBrain
from p2pduel.table.errors import TableError
from p2pduel.table.files import open_files
from p2pduel.table.game import from_terms
from p2pduel.table.options import Ending, Options
from p2pduel.table.peer import Peer
from p2pduel.table.peers import Address
from protocol.envelope import Envelope
from protocol.events import Effect, SendEnvelope
from protocol.identity import Identity
from protocol.reader import GameFactory
from protocol.session import Session
from protocol.wire import Body

__all__ = ["Events", "LyingSession", "cheat", "given_up", "once", "options"]

Lie = Callable[[Envelope], list[Envelope]]
"""What is sent in place of an honest envelope, and after it; not yet signed."""
Alter = Callable[[Body], Body]


class Events:
    """Collects what a peer reports; anybody may wait for a kind."""

    def __init__(self) -> None:
        self.all: list[dict[str, Any]] = []
        self._news = asyncio.Event()

    def __call__(self, event: dict[str, Any]) -> None:
        self.all.append(event)
        self._news.set()

    async def first(self, name: str, /, **wanted: Any) -> dict[str, Any]:
        """The first event of that kind with those fields, as soon as there is one."""
        async with asyncio.timeout(120):
            while True:
                for event in self.all:
                    if event["event"] == name and all(
                        event.get(key) == value for key, value in wanted.items()
                    ):
                        return event
                self._news.clear()
                await self._news.wait()


def options(name: str, number: int, folder: Path, events: Events, **more: Any) -> Options:
    """A greedy bot with a seed of its own, on loopback, without mDNS."""

    def make(chance: random.Random) -> Any:
        return make_bot("greedy", chance, more.get("game", DEFAULT))

    fields: dict[str, Any] = {
        "brain": SeededBrain(make, bytes([number])),
        "journal": folder / f"{name}.duel",
        "mdns": False,
        "host_address": "127.0.0.1",
        "on_event": events,
        "seed": bytes([number]) * 32,
        "timeout": 60.0,
    }
    return Options(name, Identity.generate(), **(fields | more))


def once(kind: str, alter: Alter, after: int = 20) -> Lie:
    """Alter the first envelope of a kind after the set-up, and no other."""
    done: list[int] = []

    def lie(envelope: Envelope) -> list[Envelope]:
        if done or envelope.kind != kind or envelope.seq < after:
            return [envelope]
        done.append(envelope.seq)
        return [replace(envelope, body=alter(dict(envelope.body)), signature=b"")]

    return lie


class LyingSession(Session):
    """A session whose own chain is honest and whose words are not, from the first lie on."""

    lie: Lie
    extras: list[Envelope]

    def _make(self, kind: str, body: Body) -> list[Effect]:
        said: list[Effect] = []
        for effect in super()._make(kind, body):
            if not isinstance(effect, SendEnvelope):
                said.append(effect)
                continue
            assert self._identity is not None
            first, *more = [one.sign(self._identity) for one in self.lie(Envelope.decode(effect.data))]
            said.append(SendEnvelope(first.encode()))
            self.extras += more
        return said


async def cheat(port: int, chosen: Options, lie: Lie, games: GameFactory = from_terms) -> Ending:
    """Join as blue and lie, or play by other rules."""
    files = open_files(chosen.journal, player=True, seed=chosen.seed)
    session = LyingSession(
        games, seat=1, identity=chosen.identity, seed=files.seed, name=chosen.name, terms=None
    )
    session.lie, session.extras = lie, []
    peer = Peer(chosen, files, session)
    honest_send = peer.seat._send_envelope

    def send(data: bytes) -> None:
        envelope = Envelope.decode(data)
        if envelope.seq == len(peer.feed):
            gid = session.reader.transcript.gid
            peer.feed.envelope(data, envelope.hash, gid if any(gid) else b"")
        else:
            honest_send(data)
        while session.extras:
            extra = session.extras.pop(0)
            peer.feed.again(extra.encode(), extra.seq)

    peer.seat._send_envelope = send  # type: ignore[method-assign]

    async def seek() -> list[Address]:
        return [("127.0.0.1", port)]

    return await peer.stay(seek, "play")


async def given_up(lying: asyncio.Task[Ending]) -> None:
    """The liar's program stops too; shown its own signature, it calls that a copy."""
    try:
        assert not (await lying).finished
    except TableError as error:
        assert "another copy" in str(error)

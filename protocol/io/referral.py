"""Where else a game can be watched: who serves spectators, so that a player's upload need not grow with them.

A peer with enough spectators of its own names some of them to the next one. It names only those it has
itself reached. For whoever is told it is advice: a few places are tried, and none that lies nearer to the
asker than the table that names it, else a hostile table could turn its spectators on their neighbours.
"""

from __future__ import annotations

import asyncio
import ipaddress
import random
from collections.abc import Iterable

from protocol.io import bounds
from protocol.io.frames import VERSION, Frame
from protocol.io.link import LinkLostError, connect
from protocol.io.names import AddressError, host_port, join_host_port
from protocol.wire import WireError, as_list

__all__ = ["Address", "elsewhere", "place", "places", "reached"]

Address = tuple[str, int]


def place(address: str, port: int) -> str:
    """HOST:PORT of a spectator: the host its link comes from, the port it says it listens at."""
    try:
        found = host_port(address)
    except AddressError:
        return ""
    return join_host_port(found[0], port) if found is not None else ""


async def reached(at: str, name: str, gid: bytes) -> bool:
    """Whether a peer at this place lets us watch this game; we leave again at once."""
    address = host_port(at)
    if address is None:
        return False
    try:
        async with asyncio.timeout(bounds.REFERRAL_SECONDS):
            link = await connect(*address)
            try:
                await link.send(Frame("watch", {"version": VERSION, "name": name, "game": b""}))
                answer = await link.receive()
                if answer.kind == "elsewhere":
                    answer = await link.receive()
                # one that has come just now does not know yet which game it is
                return answer.kind == "welcome" and answer.body["game"] in (b"", gid)
            finally:
                await link.close()
    except (LinkLostError, WireError, TimeoutError):
        return False


def elsewhere(serving: Iterable[str], asker: str) -> Frame | None:
    """The advice: some of those who serve and the asker can use, in any order; None if there are none."""
    known = sorted({one for one in serving if one and _leads_out(one, asker)})
    chosen = random.sample(known, min(len(known), bounds.PLACES))
    return Frame("elsewhere", {"places": list(chosen)}) if chosen else None


def places(advice: Frame, table: str) -> list[Address]:
    """The addresses worth trying in what a table at HOST:PORT says, each once, never its own.

    Numbers only, for a name could lead anywhere.
    """
    said = [item for item in as_list(advice.body, "places") if isinstance(item, str)]
    return [_read(item) for item in dict.fromkeys(said) if item != table and _leads_out(item, table)]


def _read(text: str) -> Address:
    found = host_port(text)
    assert found is not None  # by _leads_out
    return found


def _leads_out(text: str, other: str) -> bool:
    """Whether a place is an address that lies no nearer to this machine than the other one."""
    reach, limit = _reach(text), _reach(other)
    return reach is not None and limit is not None and reach >= limit


def _reach(text: str) -> int | None:
    """How far a HOST:PORT lies: 0 this machine, 1 this cable, 2 this site, 3 anywhere; None: no one place."""
    try:
        found = host_port(text)
        if found is None:
            return None
        host = ipaddress.ip_address(found[0])
    except ValueError:
        return None
    host = getattr(host, "ipv4_mapped", None) or host
    if host.is_loopback:
        return 0
    if host.is_multicast or host.is_unspecified or host.is_reserved:
        return None
    if host.is_link_local:
        return 1
    return 2 if host.is_private else 3

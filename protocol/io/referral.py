"""Where else a game can be watched: who serves spectators, so that a player's upload need not grow with them.

A peer with enough spectators of its own names some of them to the next one. That is advice: whoever follows
it in vain comes back and is let in.
"""

from __future__ import annotations

import ipaddress
import random
from collections.abc import Iterable

from protocol.io import bounds
from protocol.io.frames import Frame
from protocol.io.names import AddressError, host_port, join_host_port
from protocol.wire import as_list

__all__ = ["elsewhere", "place", "places"]


def place(address: str, port: int) -> str:
    """HOST:PORT of a spectator: the host its link comes from, the port it says it listens at."""
    try:
        found = host_port(address)
    except AddressError:
        return ""
    return join_host_port(found[0], port) if found is not None else ""


def elsewhere(serving: Iterable[str]) -> Frame | None:
    """The advice: some of those who serve, in any order; None if nobody does."""
    known = sorted({one for one in serving if one})
    chosen = random.sample(known, min(len(known), bounds.PLACES))
    return Frame("elsewhere", {"places": list(chosen)}) if chosen else None


def places(advice: Frame) -> list[tuple[str, int]]:
    """The addresses of an advice; numbers only, for a name could lead anywhere."""
    found = []
    for item in as_list(advice.body, "places"):
        assert isinstance(item, str)  # by the frame's schema
        try:
            address = host_port(item)
            if address is not None:
                ipaddress.ip_address(address[0].partition("%")[0])
                found.append(address)
        except ValueError:
            continue
    return found

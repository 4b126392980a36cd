"""Endpoints that know how they are seen from outside, as a relay that measures it tells them.

The relay of the tests measures nothing; routers that masquerade keep the number of the port, so the address
is known beforehand. What is done with it is iroh's own: both sides are told each other's over the relay and
knock at the same moment.
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Callable
from typing import Any

__all__ = ["reachable_at"]

LOOK_SECONDS = 0.05


def reachable_at(place: str, direct: Callable[[], None] | None = None) -> None:
    """Name this address from now on; `direct` is called when a way from here leads past the relay."""
    iroh = importlib.import_module("iroh")
    bind, connect = iroh.Endpoint.bind, iroh.Endpoint.connect
    looking: set[asyncio.Task[None]] = set()

    async def bound(options: Any) -> Any:
        endpoint = await bind(options)
        await endpoint.add_external_addr(place)
        return endpoint

    async def connected(self: Any, address: Any, alpn: bytes) -> Any:
        connection = await connect(self, address, alpn)
        if direct is not None:
            looking.add(asyncio.create_task(look(connection, direct)))
        return connection

    iroh.Endpoint.bind, iroh.Endpoint.connect = bound, connected


async def look(connection: Any, direct: Callable[[], None]) -> None:
    """Wait until what is sent goes to an address and not to a relay."""
    while not any(path.is_selected and path.is_ip for path in connection.paths()):
        await asyncio.sleep(LOOK_SECONDS)
    direct()

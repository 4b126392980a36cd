"""Run on a host of the test network: announces, looks around or forges, and tells it in JSON lines."""

from __future__ import annotations

import asyncio
import json
import sys

from zeroconf import ServiceInfo
from zeroconf.asyncio import AsyncZeroconf

from protocol.io.discovery import SERVICE, Neighbourhood
from protocol.io.tables import Announcement, Table


def say(**fields: object) -> None:
    """One line for the test."""
    print(json.dumps(fields), flush=True)


async def line() -> str:
    """The next command of the test; empty when it is gone."""
    text: str = await asyncio.to_thread(sys.stdin.readline)
    return text.strip()


async def announce(name: str, fingerprint: str, port: int) -> None:
    """Announce a table; every line from the test is its new state; the end of input leaves."""
    async with Neighbourhood(listen=False) as around:
        text = "waiting"
        while text:
            await around.announce(Announcement(1, name, fingerprint, "intro", text), port)
            say(announced=text)
            text = await line()


async def look() -> None:
    """Print every report until the input ends."""

    def news(tables: tuple[Table, ...]) -> None:
        say(tables=[table.to_json() for table in tables])

    async with Neighbourhood(news):
        say(looking=True)
        await line()


async def forge(count: int) -> None:
    """Announce nonsense and a table whose TXT never stays the same."""
    async with AsyncZeroconf() as zeroconf:
        markup = {
            "v": "1",
            "name": "[red]\x1b[2JEve",
            "fp": "eeee",
            "variant": "<b>",
            "state": "?",
            "watch": "x",
        }
        for number, texts in enumerate([markup, {"fp": "../../etc"}, {"name": "no key"}, {"fp": "x" * 200}]):
            info = ServiceInfo(
                SERVICE, f"forged{number}.{SERVICE}", 1, properties=texts, parsed_addresses=["10.77.0.3"]
            )
            await zeroconf.async_register_service(info, cooperating_responders=True)
        for number in range(count):
            texts = {"v": "1", "name": f"Flood{number}", "fp": "ffff", "state": "waiting"}
            info = ServiceInfo(
                SERVICE,
                f"flood.{SERVICE}",
                1,
                properties=texts,
                server="flood.local.",
                parsed_addresses=["10.77.0.3"],
            )
            if number == 0:
                await zeroconf.async_register_service(info, cooperating_responders=True)
            else:
                await zeroconf.async_update_service(info)
            await asyncio.sleep(0.01)
        say(forged=True)
        await line()


if __name__ == "__main__":
    if sys.argv[1] == "announce":
        asyncio.run(announce(sys.argv[2], sys.argv[3], int(sys.argv[4])))
    elif sys.argv[1] == "look":
        asyncio.run(look())
    else:
        asyncio.run(forge(int(sys.argv[2])))

"""A spectator who publishes the game it watches, as `watch --headless --publish` does: `… FOLDER PORT`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from p2pduel.table.options import Options
from p2pduel.table.published.publish import Publisher
from p2pduel.table.watch import watch
from protocol.identity import Identity


async def main(folder: Path, port: int) -> None:
    """Watch to the end; the first word is said once it is let in."""
    publisher = Publisher(folder)

    def on_event(event: dict[str, Any]) -> None:
        if event["event"] == "link":
            print("ready", flush=True)

    options = Options(
        "Carl",
        Identity.generate(),
        journal=folder.with_suffix(".seen"),
        mdns=False,
        on_event=on_event,
        on_seat=publisher.attend,
    )
    try:
        await watch(f"127.0.0.1:{port}", options)
    finally:
        publisher.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))

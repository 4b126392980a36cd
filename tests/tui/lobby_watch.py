"""A lobby without a terminal: says when a named table appears and when it is gone. Run in a namespace."""

from __future__ import annotations

import asyncio
import sys

from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.rows import Rows
from tests.tui.rooms import duel, screen_of, until


async def main(name: str) -> None:
    """Watch the list of tables of a real lobby."""
    app = duel(search=True)
    async with app.run_test(size=(120, 40)) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        tables = lobby.query_one("#tables", Rows)

        def there() -> bool:
            return any(name in row.text.plain for row in tables.rows)

        await until(pilot, there, "the table does not appear")
        print("appeared", "focused" if tables.has_focus else "elsewhere", flush=True)
        await until(pilot, lambda: not there(), "the table does not vanish")
        print("vanished", flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

"""The same games in lines of words: for screen readers, dumb terminals and scripts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from p2pduel.plain.console import Console
    from p2pduel.tui.sitting import Begin

__all__ = ["play", "replay", "sit"]


def play(bot: str = "greedy", variant: str = "intro", deck: str = "", journal: Path | None = None) -> int:
    """A game against a bot; the exit code."""
    from p2pduel.table import people
    from p2pduel.tui.botseat import bot_begin

    person = (people.own_name(), people.identity())
    return sit(bot_begin(person, variant, bot, deck, journal, lambda: 0.0), "bot")


def sit(begin: Begin, kind: str, name: str = "", mark: str = "") -> int:
    """One game of host, join, watch or against a bot; the exit code. Raises TableError like its begin."""
    from p2pduel.plain.talk import Talk
    from p2pduel.tui.sitting import Sitting

    command = {"bot": "p2pduel play --plain --journal", "watch": ""}.get(
        kind, f"p2pduel {kind} --plain --journal"
    )

    async def run() -> int:
        sitting = Sitting(begin, kind=kind, name=name, mark=mark, acquaint=kind != "bot")
        return await Talk(sitting, _console(), command).run()

    return asyncio.run(run())


def replay(path: Path) -> int:
    """A recorded game, step by step; the exit code. Raises TableError if it can't be read."""
    from p2pduel.plain.telling import Telling
    from p2pduel.table.replay import replay as read

    game = read(path)
    return asyncio.run(Telling(game, _console()).run())


def _console() -> Console:
    """Standard input and output, with the signs and the card names of the settings."""
    from p2pduel import settings
    from p2pduel.catalogue import speak
    from p2pduel.plain.console import Console

    loaded = settings.load()
    speak(loaded.settings.language)
    console = Console(ascii_only=loaded.settings.ascii)
    if loaded.problem:
        console.say(f"{loaded.problem}.")
    return console

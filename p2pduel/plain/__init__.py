"""The same games in lines of words: for screen readers, dumb terminals and scripts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from p2pduel.games import DEFAULT
from p2pduel.kernel.options import USUAL, Chosen

if TYPE_CHECKING:
    from p2pduel.person.sitting import Begin, Sitting
    from p2pduel.plain.console import Console

__all__ = ["play", "replay", "sit"]


def play(
    bot: str,
    variant: str,
    deck: str = "",
    journal: Path | None = None,
    game: str = DEFAULT,
    players: int = 0,
    options: Chosen = USUAL,
) -> int:
    """Games against a bot; the exit code of the last one."""
    return asyncio.run(_evening(lambda: _bot_sitting(variant, bot, deck, journal, game, players, options)))


def sit(begin: Begin, kind: str, name: str = "", mark: str = "", game: str = "") -> int:
    """A game of host, join or watch, and what follows it; the exit code. Raises TableError like its begin.

    game: the one this side proposes, if it does.
    """
    from p2pduel.person.sitting import Sitting

    return asyncio.run(
        _evening(lambda: Sitting(begin, kind=kind, name=name, mark=mark, stays=True, game=game))
    )


def _bot_sitting(
    variant: str, bot: str, deck: str, journal: Path | None, game: str, players: int, options: Chosen
) -> Sitting:
    from p2pduel.person.company import bot_begin
    from p2pduel.person.sitting import Sitting
    from p2pduel.table import people

    def again() -> Sitting:
        played = sitting.terms
        if played is None:
            return _bot_sitting(variant, bot, deck, None, game, players, options)
        return _bot_sitting(played.variant, bot, deck, None, played.game, played.seats, played.options)

    person = (people.own_name(), people.identity())
    begin = bot_begin(person, variant, bot, deck, journal, lambda: 0.0, game, players, options)
    proposed = "" if journal is not None and journal.exists() else game
    sitting = Sitting(begin, kind="bot", again=again, acquaint=False, game=proposed)
    return sitting


async def _evening(sit_down: Callable[[], Sitting]) -> int:
    """One game after another, as long as both want it; the exit code of the last one."""
    from p2pduel.catalogue import plain as words
    from p2pduel.plain.talk import Talk

    console, sitting = _console(), sit_down()
    console.say(words.WATCHING if sitting.watching else words.WELCOME)
    while True:
        talk = Talk(sitting, console)
        code = await talk.run()
        if talk.next is None:
            return code
        sitting = talk.next


def replay(path: Path) -> int:
    """A recorded game, step by step; the exit code. Raises TableError if it can't be read."""
    from p2pduel.plain.telling import Telling
    from p2pduel.table.replay import replay as read

    game = read(path)
    return asyncio.run(Telling(game, _console()).run())


def _console() -> Console:
    """Standard input and output, with the signs and the language of the settings."""
    from p2pduel import language, settings
    from p2pduel.plain.console import Console

    loaded = settings.load()
    language.settle(loaded.settings.language)
    console = Console(ascii_only=loaded.settings.ascii)
    if loaded.problem or loaded.settings.sets:
        from p2pduel.decks.boxes import problems  # most people have said nothing about sets

        for problem in problems():
            console.say(f"{problem}.")
    return console

"""Recorded games of the data folder, finished or not, and the way to see one again."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from p2pduel.catalogue import lobby as say
from p2pduel.catalogue.speech import anew
from p2pduel.person.safe import plain
from p2pduel.table.errors import TableError
from p2pduel.table.recorded import Recorded, journals
from p2pduel.tui.dialogs import Choose
from p2pduel.tui.lobby.titles import game_of, moment, title
from p2pduel.tui.parts.rows import Row

if TYPE_CHECKING:
    from p2pduel.tui.app import ScreenApp

__all__ = ["Past", "look_back", "past"]

_MOST = 200
"""Games listed, the latest first."""


@dataclass(frozen=True, slots=True)
class Past:
    """A recorded game."""

    path: Path
    names: tuple[str, ...]
    plays: str
    """The name of the game."""
    variant: str
    when: float


def past() -> list[Past]:
    """All games in the folder, the latest first; reads files, so call it in a thread."""
    found = []
    for when, path in journals()[:_MOST]:
        with contextlib.suppress(TableError):
            found.append(_read(path, when))
    return found


def _read(path: Path, when: float) -> Past:
    game = Recorded(path)
    names = tuple(plain(name, 24) for name in game.names)
    return Past(path, names, game.game, game.variant, when)


async def look_back(app: Any) -> None:
    """Let the person choose a game, and show it; for a worker of a screen."""
    games = await asyncio.to_thread(past)
    if not games:
        app.notify(anew(lambda: say.NO_PAST), markup=False)
        return
    rows = [
        Row(str(i), Text(say.past_row(one.names, title(game_of(one), one.variant), moment(one.when))))
        for i, one in enumerate(games)
    ]
    chosen = await app.push_screen_wait(Choose(say.K_PAST, say.ASK_PAST, rows))
    if chosen is not None:
        await _show(app, games[int(chosen)].path)


async def _show(app: ScreenApp, path: Path) -> None:
    from p2pduel.tui.replay.reel import Reel
    from p2pduel.tui.replay.screen import ReplayScreen

    try:
        reel = await asyncio.to_thread(Reel, path)
    except TableError as error:
        app.notify(error.words, title=anew(lambda: say.NOT_TO_SEE), severity="warning", markup=False)
        return
    app.push_screen(ReplayScreen(reel, glyphs=app.glyphs))

"""The screens: what a person sees and presses. Textual is imported when one of them is wanted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from p2pduel.games import DEFAULT
from p2pduel.games import game as game_named

if TYPE_CHECKING:
    from textual.screen import Screen

    from p2pduel.decks.draft import Draft
    from p2pduel.kernel.options import Chosen
    from p2pduel.person.sitting import Begin, Sitting
    from p2pduel.table.options import Ending
    from p2pduel.tui.app import ScreenApp
    from p2pduel.tui.running import Program

__all__ = ["build_deck", "learn", "look_back", "play", "run", "sit"]


def run(name: str = "") -> int:
    """The lobby; the result is the exit code. Raises the OSError that keeps everybody from playing here."""
    from p2pduel.tui.running import Program

    app = Program(name=name)
    code = _run(app)
    if app.fault is not None:
        raise app.fault
    return code


def play(
    bot: str,
    variant: str,
    deck: str | None = None,
    journal: Path | None = None,
    game: str = DEFAULT,
    players: int = 0,
    options: Chosen | None = None,
) -> int:
    """Straight to a table with a bot across; an unfinished game in the journal goes on."""
    from p2pduel.tui.running import Program

    return _run(
        Program(lambda app: app.bot_sitting(variant, bot, deck or "", journal, game, players, options))
    )


def sit(
    begin: Begin, watching: bool = False, kind: str = "", name: str = "", mark: str = ""
) -> Ending | None:
    """One game of host, join or watch on the screens; None when the person left before its end.

    Raises the TableError that kept the table from coming about.
    """
    from p2pduel.person.sitting import Sitting
    from p2pduel.tui.running import Program

    made: list[Sitting] = []

    def sitting(app: Program) -> Sitting:
        chosen = "watch" if watching else kind or "join"
        made.append(Sitting(begin, kind=chosen, name=app.own_name, mark=mark or app.mark, stays=True))
        return made[0]

    app = Program(sitting, name=name)
    _run(app)
    if made[0].error is not None and app.alone:
        raise made[0].error
    return made[0].ending


def look_back(path: Path) -> int:
    """A recorded game, step by step; raises TableError if the file holds none."""
    from p2pduel.tui.app import ScreenApp
    from p2pduel.tui.replay.reel import Reel
    from p2pduel.tui.replay.screen import ReplayScreen

    reel = Reel(path)
    app = ScreenApp(lambda: ReplayScreen(reel, glyphs=app.glyphs, shut=lambda: app.exit(0)))
    return _run(app)


def build_deck(draft: Draft | None, game: str = DEFAULT) -> int:
    """The deck builder of a game by itself."""
    return _alone(lambda app: game_named(game).screens.deck_builder(draft, app.glyphs, lambda: app.exit(0)))


def learn(game: str = DEFAULT) -> int:
    """The first lesson of a game; the exit code 1, and a sentence, where there is none."""
    from p2pduel.catalogue import table
    from p2pduel.tui.glyphs import Glyphs

    if game_named(game).screens.lesson(Glyphs()) is None:
        sys.stderr.write(f"{table.NO_LESSON}\n")
        return 1
    return _alone(lambda app: game_named(game).screens.lesson(app.glyphs, lambda: app.exit(0)))


def _alone(screen: Callable[[ScreenApp], Screen[None] | None]) -> int:
    """A screen by itself; the usual game has all of them."""
    from p2pduel.tui.app import ScreenApp

    def first() -> Screen[None]:
        made = screen(app)
        assert made is not None
        return made

    app = ScreenApp(first)
    return _run(app)


def _run(app: Any, say: Callable[[str], Any] = lambda words: sys.stderr.write(words + "\n")) -> int:
    """Run an app; after a crash of the screen say that the game is safe."""
    from p2pduel.catalogue import lobby

    code = app.run()
    if code is None and app.return_code:
        say(lobby.CRASHED)
        return 1
    return int(code or 0)

"""The games in the data folder that are not finished."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

from p2pduel import games
from p2pduel.person.safe import plain
from p2pduel.table.errors import TableError
from p2pduel.table.recorded import Recorded, journals
from protocol.io.journal import seed_path

__all__ = ["Saved", "forget", "unfinished"]

_BESIDE = (".key", ".deck", ".net", ".bot", ".bot.key", ".bot.deck", ".bot.net")
"""What may lie beside a journal."""


@dataclass(frozen=True, slots=True)
class Saved:
    """An unfinished game of this person."""

    path: Path
    names: tuple[str, ...]
    variant: str
    seat: int
    envelopes: int
    bot: bool
    when: float
    """When it was last played, in seconds since 1970."""
    game: str
    """The id under which the table is announced; empty before there is one."""
    plays: str = games.DEFAULT
    """The name of the game that is played."""
    strange: str = ""
    """One sentence if it is a game that this program does not know; else nothing."""

    @property
    def other(self) -> str:
        """Who else sits there."""
        return ", ".join(name for seat, name in enumerate(self.names) if seat != self.seat)


def unfinished(public: bytes) -> list[Saved]:
    """All games of this key that can be continued, the latest first; reads files, so call it in a thread."""
    found = []
    for when, path in journals():
        with contextlib.suppress(TableError):
            saved = _read(path, when, public)
            if saved is not None:
                found.append(saved)
    return found


def _read(path: Path, when: float, public: bytes) -> Saved | None:
    if not seed_path(path).exists():
        return None  # watched, not played
    game = Recorded(path)
    if public not in game.keys or len(game.ends) == len(game.hellos):
        return None
    last = game.chain[-1]
    return Saved(
        path,
        tuple(plain(name, 24) for name in game.names),
        game.variant,
        game.keys.index(public),
        len(game.chain),
        game.bot,
        when,
        last.gid.hex() if any(last.gid) else "",
        game.game,
        game.strange,
    )


def forget(saved: Saved) -> None:
    """Delete a game and everything beside it."""
    for path in [saved.path, *(saved.path.with_name(saved.path.name + end) for end in _BESIDE)]:
        path.unlink(missing_ok=True)

"""The score of an evening: games that players have finished with each other lately, from the journals."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from p2pduel.table.errors import TableError
from p2pduel.table.people import shown_name
from p2pduel.table.recorded import Recorded, journals
from protocol.board import others
from protocol.reader import ended
from protocol.wire import WireError

__all__ = ["Score", "score"]

_EVENING = 12 * 3600.0
"""Seconds: a game finished longer ago belongs to another evening."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one player and the others have won of each other."""

    mine: int = 0
    theirs: int = 0
    """Games that any of the others won."""
    draws: int = 0


@dataclass(frozen=True, slots=True)
class _Game:
    """A finished game: its id, who sat where, who won."""

    first: bytes
    keys: tuple[bytes, ...]
    names: tuple[str, ...]
    winner: int | None
    bot: bool


def score(me: bytes, last: Path) -> Score:
    """How I stand against those of the last game; reads files, so call it in a thread."""
    now = _read(last)
    if now is None or me not in now.keys:
        return Score()
    games = {game.first: game for game in _finished({*_lately(), last})}
    against = [game for game in games.values() if me in game.keys and _others(game, me) == _others(now, me)]
    won = sum(game.winner is not None and game.keys[game.winner] == me for game in against)
    draws = sum(game.winner is None for game in against)
    return Score(won, len(against) - won - draws, draws)


def _others(game: _Game, me: bytes) -> list[str]:
    """Who else sat there: a person is a key, a bot, whose key is new every time, a name."""
    seats = others(len(game.keys), game.keys.index(me))
    return sorted(game.names[seat] if game.bot else game.keys[seat].hex() for seat in seats)


def _lately() -> list[Path]:
    since = time.time() - _EVENING
    return [path for when, path in journals() if when > since]


def _finished(files: Iterable[Path]) -> list[_Game]:
    return [game for game in map(_read, files) if game is not None]


def _read(path: Path) -> _Game | None:
    """A game all have signed the end of; None for anything else."""
    try:
        game = Recorded(path)
        if len(game.ends) < len(game.hellos):
            return None
        return _Game(
            game.hellos[-1].hash,
            tuple(key for key in game.keys if isinstance(key, bytes)),
            tuple(shown_name(hello.body) for hello in game.hellos),
            ended(game.ends[0]).winner,
            game.bot,
        )
    except (TableError, WireError, KeyError):
        return None

"""The score of an evening: games two players have finished with each other lately, read from the journals."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from p2pduel import paths
from p2pduel.table.people import shown_name
from protocol.envelope import Envelope, decode_record
from protocol.io.journal import JournalDamagedError, read
from protocol.wire import WireError

__all__ = ["Score", "score"]

_EVENING = 12 * 3600.0
"""Seconds: a game finished longer ago belongs to another evening."""


@dataclass(frozen=True, slots=True)
class Score:
    """What two players have won of each other."""

    mine: int = 0
    theirs: int = 0
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
    """How I stand against whoever sat across in the last game; reads files, so call it in a thread."""
    now = _read(last)
    if now is None or me not in now.keys:
        return Score()
    games = {game.first: game for game in _finished({*_lately(), last})}
    against = [game for game in games.values() if me in game.keys and _other(game, me) == _other(now, me)]
    won = sum(game.winner is not None and game.keys[game.winner] == me for game in against)
    draws = sum(game.winner is None for game in against)
    return Score(won, len(against) - won - draws, draws)


def _other(game: _Game, me: bytes) -> object:
    """Who sat across: a person is a key, a bot, whose key is new every time, a name."""
    seat = 1 - game.keys.index(me)
    return game.names[seat] if game.bot else game.keys[seat]


def _lately() -> list[Path]:
    since, found = time.time() - _EVENING, []
    for path in paths.games().glob("*.duel") if paths.games().is_dir() else ():
        with contextlib.suppress(OSError):
            if path.stat().st_mtime > since:
                found.append(path)
    return found


def _finished(files: Iterable[Path]) -> list[_Game]:
    return [game for game in map(_read, files) if game is not None]


def _read(path: Path) -> _Game | None:
    """A game both have signed the end of; None for anything else."""
    try:
        records = [decode_record(record) for record in read(path).records]
    except (OSError, WireError, JournalDamagedError):
        return None
    chain = [record for record in records if isinstance(record, Envelope)]
    hellos, ends = chain[:2], [envelope for envelope in chain if envelope.kind == "end"]
    if len(hellos) < 2 or len(ends) < 2:
        return None
    winner = ends[0].body["winner"]
    return _Game(
        hellos[1].hash,
        tuple(key for hello in hellos if isinstance(key := hello.body["key"], bytes)),
        tuple(shown_name(hello.body) for hello in hellos),
        winner if isinstance(winner, int) else None,
        path.with_name(path.name + ".bot").exists(),
    )

"""The games in the data folder that are not finished."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from p2pduel import paths
from p2pduel.person.safe import plain
from protocol.envelope import Envelope, decode_record
from protocol.io.journal import JournalDamagedError, read, seed_path
from protocol.wire import WireError

__all__ = ["Saved", "forget", "unfinished"]

_BESIDE = (".key", ".deck", ".net", ".bot", ".bot.key", ".bot.deck", ".bot.net")
"""What may lie beside a journal."""


@dataclass(frozen=True, slots=True)
class Saved:
    """An unfinished game of this person."""

    path: Path
    names: tuple[str, str]
    variant: str
    seat: int
    envelopes: int
    bot: bool
    when: str
    game: str
    """The id under which the table is announced; empty before there is one."""

    @property
    def other(self) -> str:
        """Who sits across."""
        return self.names[1 - self.seat]


def unfinished(public: bytes) -> list[Saved]:
    """All games of this key that can be continued, the latest first; reads files, so call it in a thread."""
    found = []
    folder = paths.games()
    files = sorted(folder.glob("*.duel"), key=_changed, reverse=True) if folder.is_dir() else []
    for path in files:
        with contextlib.suppress(OSError, ValueError, WireError, JournalDamagedError, KeyError):
            saved = _read(path, public)
            if saved is not None:
                found.append(saved)
    return found


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _read(path: Path, public: bytes) -> Saved | None:
    if not seed_path(path).exists():
        return None  # watched, not played
    records = [decode_record(record) for record in read(path).records]
    chain = [record for record in records if isinstance(record, Envelope)]
    hellos = chain[:2]
    ended = sum(envelope.kind == "end" for envelope in chain) == 2
    keys = [envelope.body["key"] for envelope in hellos]
    if len(hellos) < 2 or ended or public not in keys:
        return None
    terms = hellos[0].body["terms"]
    variant = terms.get("variant", "") if isinstance(terms, dict) else ""
    names = [plain(str(envelope.body["name"]), 24) for envelope in hellos]
    return Saved(
        path,
        (names[0], names[1]),
        str(variant),
        keys.index(public),
        len(chain),
        path.with_name(path.name + ".bot").exists(),
        f"{datetime.fromtimestamp(_changed(path)):%d %b %H:%M}",
        chain[-1].gid.hex() if any(chain[-1].gid) else "",
    )


def forget(saved: Saved) -> None:
    """Delete a game and everything beside it."""
    for path in [saved.path, *(saved.path.with_name(saved.path.name + end) for end in _BESIDE)]:
        path.unlink(missing_ok=True)

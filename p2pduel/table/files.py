"""The files of one game: journal, seed, deck, where the other side was last, evidence."""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from p2pduel import paths
from p2pduel.catalogue import faults
from p2pduel.catalogue import files as said
from p2pduel.catalogue.speech import anew
from p2pduel.table.about import strange
from p2pduel.table.errors import USAGE, TableError
from protocol.envelope import Envelope, decode_record
from protocol.io.journal import Journal, JournalDamagedError, read, read_seed, seed_path, write_seed
from protocol.io.locking import FileBusyError
from protocol.io.private import read_private, write_private
from protocol.wire import WireError

__all__ = ["Files", "Whereabouts", "open_files", "unreadable"]


_DECK_LIMIT = 1 << 16


@dataclass
class Whereabouts:
    """Where this game was last played: own port, and addresses of the other side."""

    port: int = 0
    peers: list[tuple[str, int]] = field(default_factory=list)
    done: bool = False
    """The other player has said that it has the last envelope."""
    watched: bool = False
    """There were spectators: after a kill they look for us again."""
    relays: list[str] | None = None
    """By which relays it was played across the internet; None if it was not."""


class Files:
    """An open journal and what lies beside it."""

    def __init__(self, journal: Journal, seed: bytes | None, given: bool) -> None:
        self.journal = journal
        self.seed = seed
        self._given = given

    @property
    def path(self) -> Path:
        """The journal's file."""
        return self.journal.path

    def settle(self, gid: bytes) -> None:
        """The game has its id: a journal without a name of its own gets it from there."""
        if self._given:
            return
        self._given = True
        name = f"{self.path.name[:10]}-{gid.hex()[:12]}"
        marks = itertools.chain([""], (f"-{number}" for number in itertools.count(2)))
        places = (self.path.with_name(f"{name}{mark}.duel") for mark in marks)
        self.move_to(next(place for place in places if not place.exists()))  # both sides may share a folder

    def tidy(self) -> None:
        """Take away the files of a game that nobody named and that never began."""
        if not self._given:
            for path in (self.path, seed_path(self.path), self.deck_path, self._net(self.path)):
                path.unlink(missing_ok=True)

    def discard(self) -> None:
        """Take the files of a game away that was not agreed to, named or not."""
        self._given = False
        self.tidy()

    def move_to(self, new: Path) -> None:
        """Give the files of this game another name; a name that is taken is left alone."""
        old = self.journal.path
        if new.exists():
            return
        for beside in (seed_path, _deck, self._net):
            if beside(old).exists():
                beside(old).rename(beside(new))
        self.journal.rename(new)

    @property
    def deck_path(self) -> Path:
        """Where the deck of a tournament is kept."""
        return _deck(self.path)

    def kept_deck(self) -> bytes | None:
        """The deck that was kept; None if none was."""
        try:
            return read_private(self.deck_path, _DECK_LIMIT)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise TableError(anew(said.no_deck, str(self.deck_path), _why(error)), USAGE) from error

    def keep_deck(self, deck: bytes) -> None:
        """Put the chosen deck beside the seed: whoever reads it knows the cards."""
        try:
            write_private(self.deck_path, deck)
        except OSError as error:
            raise TableError(anew(said.unwritable, str(self.deck_path), _why(error)), USAGE) from error

    def drop_deck(self) -> None:
        """The game turned out to be one that needs no deck."""
        self.deck_path.unlink(missing_ok=True)

    def whereabouts(self) -> Whereabouts:
        """Where the game was last played; empty if that is not known."""
        try:
            data = json.loads(self._net(self.path).read_text("utf-8"))
            known = [(str(host), int(port)) for host, port in data["peers"]]
            relays = data.get("relays")
            return Whereabouts(
                int(data["port"]),
                known,
                data.get("done") is True,
                data.get("watched") is True,
                [str(one) for one in relays] if isinstance(relays, list) else None,
            )
        except (OSError, ValueError, KeyError, TypeError):
            return Whereabouts()

    def remember(self, where: Whereabouts) -> None:
        """Keep it for the next time; a game goes on without it."""
        with contextlib.suppress(OSError):
            self._net(self.path).write_text(json.dumps(asdict(where)), "utf-8")

    def keep_evidence(self, evidence: bytes) -> Path:
        """Write the proof of a violation beside the journal."""
        path = self.path.with_name(self.path.name + ".evidence")
        path.write_bytes(evidence)
        return path

    @staticmethod
    def _net(path: Path) -> Path:
        return path.with_name(path.name + ".net")


def _deck(path: Path) -> Path:
    return path.with_name(path.name + ".deck")


def open_files(path: Path | None, player: bool, seed: bytes | None = None) -> Files:
    """The journal to go on with, or a new one; a player's seed is on disk before anything is said."""
    if path is not None and path.exists():
        return _reopened(path, player)
    given = path is not None
    if path is None:
        path = paths.games() / f"{datetime.now(UTC):%Y-%m-%d}-new-{secrets.token_hex(4)}.duel"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = (seed or secrets.token_bytes(32)) if player else None
        if fresh is not None:
            write_seed(path, fresh)
        return Files(Journal.create(path), fresh, given)
    except OSError as error:
        raise TableError(anew(said.unwritable, str(path), _why(error)), USAGE) from error


def unreadable(path: Path, error: OSError | ValueError) -> str:
    """Why a journal cannot be read, in words for people."""
    if isinstance(error, JournalDamagedError):  # says which file it is
        return said.damaged(str(error))
    return said.unreadable(str(path), _why(error))


def _why(error: OSError | ValueError) -> str:
    """Why a file can't be used."""
    return anew(lambda: said.IN_USE) if isinstance(error, FileBusyError) else faults.why(error)


def _reopened(path: Path, player: bool) -> Files:
    try:
        words = anew(_strange, path)
        if words:  # said before the file is opened for writing, which mends a torn end
            raise TableError(anew(said.strange, str(path), words), USAGE)
        journal = Journal.open(path)
    except (OSError, JournalDamagedError) as error:
        raise TableError(anew(unreadable, path, error), USAGE) from error
    try:
        return Files(journal, read_seed(path) if player else None, given=True)
    except (OSError, ValueError) as error:
        journal.close()
        raise TableError(anew(said.no_seed, str(seed_path(path)), _why(error)), USAGE) from error


def _strange(path: Path) -> str:
    """One sentence if a file holds a game that is not known here; what else it holds is looked at later."""
    for record in read(path).records[:1]:
        with contextlib.suppress(WireError):
            first = decode_record(record)
            if isinstance(first, Envelope) and first.kind == "hello":
                return strange(first.body.get("terms"))
    return ""

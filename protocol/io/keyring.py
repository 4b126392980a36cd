"""The own identity on disk, and the people met so far: first contact is kept, a changed key is reported."""

from __future__ import annotations

import enum
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from protocol import limits
from protocol.identity import Identity, fingerprint
from protocol.io.private import read_private, sync_folder, write_private
from protocol.text import clean_text

__all__ = ["Acquaintance", "BadKeyFileError", "Greeting", "KnownPeers", "Meeting", "load_or_create"]

_NAME: Final = "identity.key"
_LABEL: Final = "ed25519-secret "


class BadKeyFileError(ValueError):
    """A file of this program that does not hold what it should; it is never silently replaced."""

    def __init__(self, path: Path, words: str) -> None:
        super().__init__(f"{path} {words}")
        self.path = path


def load_or_create(folder: Path) -> Identity:
    """Return the identity kept in a folder, made there on first use; refused if others can read it."""
    path = folder / _NAME
    try:
        return _load_identity(path)
    except FileNotFoundError:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    identity = Identity.generate()
    try:
        write_private(path, f"{_LABEL}{identity.secret().hex()}\n".encode("ascii"))
    except FileExistsError:  # another program of the same person was faster
        return _load_identity(path)
    return identity


def _load_identity(path: Path) -> Identity:
    text = read_private(path, 256).decode("ascii", "replace").strip()
    try:
        secret = bytes.fromhex(text.removeprefix(_LABEL)) if text.startswith(_LABEL) else b""
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise BadKeyFileError(path, "does not hold an identity")
    return Identity(secret)


class Greeting(enum.StrEnum):
    """What we know of somebody who gives a name and a key."""

    FIRST = "first"
    """Name and key are both new."""
    KNOWN = "known"
    """This key under this name, as before."""
    RENAMED = "renamed"
    """A known key under a new name."""
    CHANGED = "changed"
    """A known name with another key: perhaps a new computer, perhaps somebody else. Ask before going on."""


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Somebody met before."""

    name: str
    public: bytes
    first_seen: str

    @property
    def fingerprint(self) -> str:
        """The key, to read aloud."""
        return fingerprint(self.public)


@dataclass(frozen=True, slots=True)
class Meeting:
    """The outcome of a greeting; `before` are the entries it clashes or agrees with."""

    greeting: Greeting
    before: tuple[Acquaintance, ...] = ()


class KnownPeers:
    """The people met so far, in one small file. Times are handed in, this module has no clock."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._met: list[Acquaintance] = _load(path)

    def __iter__(self) -> Iterator[Acquaintance]:
        return iter(tuple(self._met))

    def greet(self, name: str, public: bytes) -> Meeting:
        """Say what is known of this name and key; changes nothing."""
        name = clean_text(name, limits.MAX_NAME)
        keyed = tuple(one for one in self._met if one.public == public)
        named = tuple(one for one in self._met if _alike(one.name, name))
        if any(one.public == public for one in named):
            return Meeting(Greeting.KNOWN, keyed)
        if named:
            return Meeting(Greeting.CHANGED, named)
        return Meeting(Greeting.RENAMED, keyed) if keyed else Meeting(Greeting.FIRST)

    def remember(self, name: str, public: bytes, when: str) -> None:
        """Keep a first contact or a new name; a changed key has to be accepted with `accept`."""
        meeting = self.greet(name, public)
        if meeting.greeting is Greeting.CHANGED:
            raise BadKeyFileError(self._path, "knows this name with another key")
        if meeting.greeting is not Greeting.KNOWN:
            self._add(name, public, when)

    def accept(self, name: str, public: bytes, when: str) -> None:
        """Let a person's decision replace the key known under this name."""
        name = clean_text(name, limits.MAX_NAME)
        self._met = [one for one in self._met if not _alike(one.name, name)]
        self._add(name, public, when)

    def _add(self, name: str, public: bytes, when: str) -> None:
        # A full list takes nobody new: were the oldest dropped, strangers could make us forget a friend.
        if len(self._met) < limits.MAX_KNOWN_PEERS:
            self._met.append(Acquaintance(clean_text(name, limits.MAX_NAME), public, clean_text(when, 40)))
            _save(self._path, self._met)


def _alike(one: str, other: str) -> bool:
    """Names that differ in case only are one name to people."""
    return one.casefold() == other.casefold()


def _load(path: Path) -> list[Acquaintance]:
    if not path.exists():
        return []
    try:
        entries = json.loads(path.read_text("utf-8"))
        met = [Acquaintance(str(e["name"]), bytes.fromhex(e["key"]), str(e["first_seen"])) for e in entries]
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadKeyFileError(path, "is not a list of known peers") from None
    if any(len(one.public) != 32 for one in met):
        raise BadKeyFileError(path, "holds something that is not a key")
    return met


def _save(path: Path, met: list[Acquaintance]) -> None:
    """Replace the file in one step, so that a crash leaves the old list or the new one."""
    entries = [{"name": one.name, "key": one.public.hex(), "first_seen": one.first_seen} for one in met]
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    with fresh.open("w", encoding="utf-8") as file:
        json.dump(entries, file, ensure_ascii=False, indent=1)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    sync_folder(path.parent)

"""The file of a game: append-only records, each bound to all before it, readable after any crash.

Layout: MAGIC, then records. A record is `u32 length ‖ 8-byte check ‖ payload ‖ 16-byte tag`. The check covers
the length and the tag before it, so a damaged length is seen at once and never mistaken for a file that ends
early. The tag covers length, payload and the tag before it. A last record that is not all there is the trace
of a crash: it was never acknowledged, and is cut off. Anything else that does not fit is damage.
"""

from __future__ import annotations

import hashlib
import os
import struct
from dataclasses import dataclass
from io import BufferedReader, FileIO
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from protocol import limits
from protocol.io.locking import lock
from protocol.io.private import read_private, sync_folder, write_private

__all__ = [
    "MAGIC",
    "Contents",
    "Journal",
    "JournalBrokenError",
    "JournalDamagedError",
    "parse",
    "parse_on",
    "read",
    "read_seed",
    "seed_path",
    "write_seed",
]

MAGIC: Final = b"sealed-table journal 1\n"
"""The first line; another number is another layout."""

_LENGTH: Final = struct.Struct(">I")
_CHECK: Final = 8
_TAG: Final = 16
_HEAD: Final = _LENGTH.size + _CHECK
_SEED: Final = 32


class JournalDamagedError(ValueError):
    """The file was altered, or is no journal; `place` is the byte where the first bad record begins."""

    def __init__(self, path: Path | str, place: int, record: int, words: str) -> None:
        super().__init__(f"{path}: damaged at byte {place} (record {record}): {words}")
        self.place = place
        self.record = record
        self.words = words


class JournalBrokenError(OSError):
    """A write failed; nothing more is written to this journal until it is opened again."""

    def __init__(self, path: Path, words: str) -> None:
        super().__init__(f"{path}: {words}")
        self.path = path


@dataclass(frozen=True, slots=True)
class Contents:
    """What a journal holds: its records, where the last whole one ends, and whether a torn one follows."""

    records: tuple[bytes, ...]
    end: int
    torn: bool
    tag: bytes


def _hash(word: bytes, before: bytes, *parts: bytes) -> bytes:
    return hashlib.sha256(b"".join((b"journal-", word, before, *parts))).digest()


def _record(before: bytes, payload: bytes) -> tuple[bytes, bytes]:
    """Return the bytes of a record and its tag."""
    length = _LENGTH.pack(len(payload))
    tag = _hash(b"tag:", before, length, payload)[:_TAG]
    return length + _hash(b"len:", before, length)[:_CHECK] + payload + tag, tag


def parse(path: Path | str, data: bytes) -> Contents:
    """Read a whole journal; raise JournalDamagedError at the first record neither right nor torn."""
    if not data.startswith(MAGIC):
        if MAGIC.startswith(data) or not data.strip(b"\0"):
            return Contents((), 0, bool(data), b"")
        raise JournalDamagedError(path, 0, 0, "this is not a journal of this version")
    return _records(path, data, len(MAGIC), b"", 0)


def parse_on(path: Path | str, before: Contents, data: bytes) -> Contents:
    """Read what has come since: `data` begins where the last whole record ended. All records together."""
    if not before.end:
        return parse(path, data)
    new = _records(path, data, 0, before.tag, len(before.records), before.end)
    return Contents((*before.records, *new.records), before.end + new.end, new.torn, new.tag)


def _records(path: Path | str, data: bytes, place: int, tag: bytes, number: int, base: int = 0) -> Contents:
    """The records from a place on, the first of them with this number; `base` is added to places in words."""
    records: list[bytes] = []

    def damage(words: str) -> JournalDamagedError:
        return JournalDamagedError(path, base + place, number + len(records), words)

    while place < len(data):
        head = data[place : place + _HEAD]
        if len(head) < _HEAD or not any(data[place:]):
            break  # torn inside the head, or the system had grown the file without filling it
        length = head[: _LENGTH.size]
        (size,) = _LENGTH.unpack(length)
        if head[_LENGTH.size :] != _hash(b"len:", tag, length)[:_CHECK]:
            raise damage("the length does not fit its check")
        if not 0 < size <= limits.MAX_RECORD:
            raise damage("a record of impossible length")
        end = place + _HEAD + size + _TAG
        payload, found = data[place + _HEAD : end - _TAG], data[end - _TAG : end]
        if end > len(data) or (end == len(data) and not any(found)):
            break
        tag = _hash(b"tag:", tag, length, payload)[:_TAG]
        if found != tag:
            raise damage("the record does not fit its tag")
        records.append(payload)
        place = end
    return Contents(tuple(records), place, place < len(data), tag)


def read(path: Path) -> Contents:
    """Read a journal without locking or changing it, also while somebody writes it."""
    with path.open("rb") as file:
        return _read(path, file)


def _read(path: Path, file: FileIO | BufferedReader) -> Contents:
    data = bytearray()
    while chunk := file.read(limits.MIB):
        data += chunk
        if len(data) > limits.MAX_JOURNAL:
            raise JournalDamagedError(path, limits.MAX_JOURNAL, 0, "longer than any game")
    return parse(path, bytes(data))


class Journal:
    """A journal open for writing: locked, recovered from a torn end, appended to."""

    def __init__(self, path: Path, file: FileIO) -> None:
        """Take over an open, unbuffered file: what a write returned from, a kill cannot undo."""
        self.path = path
        self._file = file
        self._broken = False
        try:
            lock(file, path)
            contents = _read(path, file)
            self.records: list[bytes] = list(contents.records)
            """Everything written so far, in order."""
            self.recovered = contents.torn
            """Whether the unfinished last record of a crash was cut off on opening."""
            self._tag = contents.tag
            file.truncate(contents.end)
            file.seek(contents.end)
            if not contents.end:
                self._write(MAGIC)
            self.sync()
            sync_folder(path.parent)
        except BaseException:
            file.close()
            raise

    @classmethod
    def create(cls, path: Path) -> Journal:
        """Make a new journal; an existing file is never touched (FileExistsError)."""
        return cls(path, path.open("x+b", buffering=0))

    @classmethod
    def open(cls, path: Path) -> Journal:
        """Continue a journal: lock it, check every record, cut off a torn last one."""
        return cls(path, path.open("r+b", buffering=0))

    def append(self, record: bytes, sync: bool = True) -> None:
        """Write one record; on return it survives a kill, and with `sync` a power cut too."""
        if not 0 < len(record) <= limits.MAX_RECORD:
            raise ValueError(f"a record has 1 to {limits.MAX_RECORD} bytes")
        data, tag = _record(self._tag, record)
        self._write(data)
        self._tag = tag
        self.records.append(record)
        if sync:
            self.sync()

    def _write(self, data: bytes) -> None:
        """Write all of it; after a failure nothing may follow what opening will cut off."""
        if self._broken:
            raise JournalBrokenError(self.path, "an earlier write failed")
        view = memoryview(data)
        try:
            while view:
                view = view[self._file.write(view) :]
        except OSError as error:
            self._broken = True
            raise JournalBrokenError(self.path, error.strerror or str(error)) from error

    def sync(self) -> None:
        """Have everything on disk; after a failure the data may be gone, so nothing may follow either."""
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            self._broken = True
            raise JournalBrokenError(self.path, error.strerror or str(error)) from error

    def rename(self, new: Path) -> None:
        """Give the file another name; what is written afterwards goes there."""
        try:
            self.path.rename(new)
        except PermissionError:  # Windows renames no open file: closed for this moment, nobody else wants it
            place = self._file.tell()
            self._file.close()
            self.path.rename(new)
            self._file = new.open("r+b", buffering=0)
            lock(self._file, new)
            self._file.seek(place)
        self.path = new

    def close(self) -> None:
        """Release the file and its lock."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def seed_path(journal: Path) -> Path:
    """Return where the seed of that journal's game lies."""
    return journal.with_name(journal.name + ".key")


def write_seed(journal: Path, seed: bytes) -> None:
    """Store a game's seed beside its journal, readable for its owner only and on disk on return."""
    if len(seed) != _SEED:
        raise ValueError("a seed has 32 bytes")
    write_private(seed_path(journal), seed.hex().encode("ascii") + b"\n")


def read_seed(journal: Path) -> bytes:
    """Return a game's seed; refused if others can read it, or if it is none (the message never quotes it)."""
    path = seed_path(journal)
    text = read_private(path, 2 * _SEED + 2).strip()
    try:
        seed = bytes.fromhex(text.decode("ascii"))
    except ValueError:
        seed = b""
    if len(seed) != _SEED or len(text) != 2 * _SEED:
        raise ValueError(f"{path} does not hold a seed")
    return seed

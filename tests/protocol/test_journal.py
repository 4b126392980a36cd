"""The file of a game: append-only, torn ends recovered, everything else refused with its place."""

from __future__ import annotations

import errno
import hashlib
import itertools
import os
import random
import subprocess
import sys
from io import FileIO
from pathlib import Path

import pytest

from protocol import limits
from protocol.io.journal import (
    MAGIC,
    Journal,
    JournalBrokenError,
    JournalDamagedError,
    parse,
    read,
    read_seed,
    seed_path,
    write_seed,
)
from protocol.io.locking import FileBusyError
from protocol.io.private import ExposedFileError

RECORDS = [b"first", b"\x00" * 40, b"x", random.Random(1).randbytes(90), b"last one"]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A journal with a few records."""
    path = tmp_path / "game.duel"
    with Journal.create(path) as journal:
        for record in RECORDS:
            journal.append(record, sync=False)
    return path


def starts(path: Path) -> list[int]:
    """Where each record begins, and where the file ends."""
    places = [len(MAGIC)]
    for record in RECORDS:
        places.append(places[-1] + 12 + len(record) + 16)
    assert places[-1] == path.stat().st_size
    return places


def test_what_is_written_is_read(game: Path) -> None:
    """In order, by readers and by whoever goes on writing."""
    assert list(read(game).records) == RECORDS
    with Journal.open(game) as journal:
        assert journal.records == RECORDS
        assert not journal.recovered
        journal.append(b"more")
    assert list(read(game).records) == [*RECORDS, b"more"]


def test_equal_records_make_equal_files(game: Path, tmp_path: Path) -> None:
    """Players and spectators hold the same bytes, whenever they wrote them."""
    other = tmp_path / "other.duel"
    for record in RECORDS:
        with Journal.open(other) if other.exists() else Journal.create(other) as journal:
            journal.append(record)
    assert other.read_bytes() == game.read_bytes()


def test_layout_byte_for_byte(tmp_path: Path) -> None:
    """The specification's example."""
    path = tmp_path / "game.duel"
    with Journal.create(path) as journal:
        journal.append(b"abc")
    assert path.read_bytes() == MAGIC + bytes.fromhex(
        "0000000334694ecd12257c99616263a2e88e564872493f8681476cb79fd137"
    )


def test_a_new_journal_never_replaces_a_file(game: Path) -> None:
    """Creating is refused where something is, opening where nothing is."""
    before = game.read_bytes()
    with pytest.raises(FileExistsError):
        Journal.create(game)
    assert game.read_bytes() == before
    with pytest.raises(FileNotFoundError):
        Journal.open(game.with_name("none"))


def test_every_cut_leaves_the_whole_records_before_it(game: Path) -> None:
    """Cut at any byte, the file opens, has exactly the complete records, and can be continued."""
    data = game.read_bytes()
    places = starts(game)
    for cut in range(len(data)):
        game.write_bytes(data[:cut])
        whole = max(sum(place <= cut for place in places) - 1, 0)
        assert list(read(game).records) == RECORDS[:whole]
        with Journal.open(game) as journal:
            assert journal.records == RECORDS[:whole]
            assert journal.recovered == (cut not in (0, *places))
            journal.append(b"again", sync=False)
        assert list(read(game).records) == [*RECORDS[:whole], b"again"]


def test_every_flipped_byte_is_refused_with_its_place(game: Path) -> None:
    """One altered byte anywhere, the last record included; the file is left as it was found."""
    data = game.read_bytes()
    places = starts(game)
    for index in range(len(data)):
        for mask in (0x01, 0x80, 0xFF):
            bad = bytearray(data)
            bad[index] ^= mask
            with pytest.raises(JournalDamagedError) as caught:
                parse(game, bytes(bad))
            expected = max((place for place in places if place <= index), default=0)
            assert caught.value.place == expected
            assert str(expected) in str(caught.value)
    game.write_bytes(bytes(bad))
    with pytest.raises(JournalDamagedError):
        Journal.open(game)
    assert game.read_bytes() == bytes(bad)


def test_records_cannot_be_dropped_doubled_swapped_or_inserted(game: Path) -> None:
    """Each record is bound to all before it; only whole records at the very end can be missing."""
    data = game.read_bytes()
    places = starts(game)
    pieces = [data[a:b] for a, b in itertools.pairwise(places)]
    orders = [
        [1, 2, 3, 4],
        [0, 2, 3, 4],
        [0, 1, 2, 4],
        [0, 0, 1, 2, 3, 4],
        [1, 0, 2, 3, 4],
        [0, 1, 2, 3, 4, 4],
    ]
    for order in orders:
        with pytest.raises(JournalDamagedError) as caught:
            parse(game, MAGIC + b"".join(pieces[index] for index in order))
        expected = next(n for n in range(6) if order[: n + 1] != list(range(n + 1)))
        assert caught.value.record == expected
    assert parse(game, MAGIC + b"".join(pieces[:2])).records == tuple(RECORDS[:2])


@pytest.mark.parametrize("zeros", [1, 5, 12, 13, 5_000])
def test_a_tail_the_system_never_filled_is_torn(game: Path, zeros: int) -> None:
    """After a power cut a file may have grown without its bytes: zeros to the end are no record."""
    with game.open("ab") as file:
        file.write(bytes(zeros))
    contents = read(game)
    assert list(contents.records) == RECORDS
    assert contents.torn


def test_a_last_record_whose_end_was_never_filled_is_torn(game: Path) -> None:
    """The same inside a record: its tag is all zeros."""
    data = game.read_bytes()
    game.write_bytes(data[:-20] + bytes(20))
    contents = read(game)
    assert list(contents.records) == RECORDS[:-1]
    assert contents.torn


@pytest.mark.parametrize("text", [b"x", b"hello, this is something else", MAGIC[:-2] + b"2\n", b"\n" + MAGIC])
def test_other_files_are_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    """Whatever is no journal of this version is damage at byte 0."""
    path = tmp_path / "letter.txt"
    path.write_bytes(text)
    with pytest.raises(JournalDamagedError) as caught:
        Journal.open(path)
    assert caught.value.place == 0
    assert path.read_bytes() == text


@pytest.mark.parametrize("size", [0, limits.MAX_RECORD + 1])
def test_records_have_a_size(game: Path, size: int) -> None:
    """Nothing is written that a reader would refuse."""
    with Journal.open(game) as journal:
        with pytest.raises(ValueError, match="record"):
            journal.append(bytes(size))
        journal.append(bytes(limits.MAX_RECORD))
    assert len(read(game).records[-1]) == limits.MAX_RECORD


@pytest.mark.parametrize("size", [0, limits.MAX_RECORD + 1, 2**32 - 1])
def test_an_impossible_length_is_damage_even_with_the_right_check(tmp_path: Path, size: int) -> None:
    """A forged length makes nobody wait for bytes that never come."""
    length = size.to_bytes(4, "big")
    forged = MAGIC + length + hashlib.sha256(b"journal-len:" + length).digest()[:8] + b"x"
    with pytest.raises(JournalDamagedError, match="impossible length"):
        parse(tmp_path, forged)


def test_endless_files_are_not_read(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file longer than any game is refused before it fills the memory."""
    monkeypatch.setattr(limits, "MAX_JOURNAL", 100)
    with pytest.raises(JournalDamagedError, match="longer than any game"):
        read(game)


def test_a_journal_in_use_is_locked_for_writers_only(game: Path) -> None:
    """A second writer is refused at once, here or in another program; readers are welcome."""
    script = "import sys, pathlib, protocol.io.journal as io; io.Journal.open(pathlib.Path(sys.argv[1]))"
    command = [sys.executable, "-c", script, str(game)]
    with Journal.open(game) as journal:
        with pytest.raises(FileBusyError):
            Journal.open(game)
        other = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
        assert other.returncode == 1
        assert "FileBusyError" in other.stderr
        journal.append(b"still mine")
        assert read(game).records[-1] == b"still mine"
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
    Journal.open(game).close()


class FullDisk(FileIO):
    """A file on a disk with room for a few bytes."""

    room = 10**9

    def write(self, data: memoryview, /) -> int:  # type: ignore[override]
        """Take what fits, then fail as the system does."""
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        piece = bytes(data[: self.room])
        self.room -= len(piece)
        return super().write(piece) or 0


def test_after_a_failed_write_nothing_follows(game: Path) -> None:
    """A full disk stops the journal; opened again, it has all that was acknowledged and can go on."""
    file = FullDisk(str(game), "r+")
    journal = Journal(game, file)
    journal.append(b"fits")
    file.room = 20
    with pytest.raises(JournalBrokenError, match="No space left"):
        journal.append(b"does not fit any more")
    file.room = 10**9
    with pytest.raises(JournalBrokenError):
        journal.append(b"later")
    journal.close()
    with Journal.open(game) as again:
        assert again.recovered
        assert again.records == [*RECORDS, b"fits"]


def test_after_a_failed_fsync_nothing_follows(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What may not have reached the disk is not built upon."""

    def failing(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with Journal.open(game) as journal:
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", failing)
            with pytest.raises(JournalBrokenError):
                journal.append(b"lost?")
        with pytest.raises(JournalBrokenError):
            journal.append(b"later")


def test_sync_happens_when_asked_for(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record with a choice is on disk before append returns; others may wait."""
    calls: list[int] = []
    with Journal.open(game) as journal:
        monkeypatch.setattr(os, "fsync", calls.append)
        journal.append(b"public", sync=False)
        assert len(calls) == 0
        journal.append(b"choice", sync=True)
        assert len(calls) == 1


def test_the_seed_lies_beside_the_journal(game: Path) -> None:
    """FILE.key, written once, read back."""
    seed = bytes(range(32))
    write_seed(game, seed)
    assert seed_path(game) == game.with_name("game.duel.key")
    assert read_seed(game) == seed
    with pytest.raises(FileExistsError):
        write_seed(game, bytes(32))
    assert read_seed(game) == seed
    with pytest.raises(ValueError, match="32 bytes"):
        write_seed(game.with_name("other"), b"short")


@pytest.mark.skipif(os.name != "posix", reason="this system has no file modes")
def test_a_seed_is_private(game: Path) -> None:
    """0600, and refused as soon as others could have read it."""
    write_seed(game, bytes(32))
    assert seed_path(game).stat().st_mode & 0o777 == 0o600
    seed_path(game).chmod(0o644)
    with pytest.raises(ExposedFileError):
        read_seed(game)


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "07" * 33, "07 " * 32])
def test_a_broken_seed_is_refused_without_quoting_it(game: Path, text: str) -> None:
    """The message names the file, never its content."""
    path = seed_path(game)
    path.write_text(text)
    path.chmod(0o600)
    with pytest.raises(ValueError, match="does not hold a seed") as caught:
        read_seed(game)
    assert "0707" not in str(caught.value)


@pytest.mark.parametrize("shut", [False, True])
def test_a_journal_goes_on_under_another_name(
    game: Path, monkeypatch: pytest.MonkeyPatch, shut: bool
) -> None:
    """Also where the system renames no file that is open, as Windows does; the lock goes along."""
    usual = Path.rename
    journal = Journal.open(game)

    def rename(path: Path, new: Path) -> Path:
        if shut and not journal._file.closed:
            raise PermissionError(errno.EACCES, "the file is open")
        return usual(path, new)

    monkeypatch.setattr(Path, "rename", rename)
    other = game.with_name("other.duel")
    with journal:
        journal.rename(other)
        journal.append(b"more")
        with pytest.raises(FileBusyError):
            Journal.open(other)
    assert not game.exists() and read(other).records == (*RECORDS, b"more")

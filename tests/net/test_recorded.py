"""A journal says of itself who played what and how far, and anything else is an error in words."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.evening import Score, score
from p2pduel.table.recorded import Recorded, journals
from p2pduel.table.replay import replay
from protocol.envelope import Envelope
from protocol.io.journal import Journal
from protocol.limits import MAX_SEATS
from protocol.wire import as_map
from tests.known.make import FOLDER


@pytest.mark.few(2)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_glance_says_the_same_as_a_reader_that_checks_everything(variant: str) -> None:
    """Names, variant, both ends and both seeds, without a proof."""
    game, told = Recorded(FOLDER / f"{variant}.duel"), replay(FOLDER / f"{variant}.duel")
    assert (game.names, game.variant) == (told.names, variant)
    assert len(game.ends) == 2 and {one.body["winner"] for one in game.ends} == {told.winner}
    assert set(game.seeds) == {0, 1} and not game.bot
    assert all(len(key) == 32 for key in game.keys if isinstance(key, bytes))
    assert game.chain[-1].gid.hex() == told.game


def written(path: Path, *records: bytes) -> Path:
    """A journal of these records."""
    with Journal.create(path) as journal:
        for record in records:
            journal.append(record, sync=False)
    return path


def test_a_file_that_is_no_game_is_an_error_in_words(tmp_path: Path) -> None:
    """Missing, of another kind, without a second hello, with something that is no record, for a crowd."""
    first = Recorded(FOLDER / "intro.duel").records[0]
    hello = Envelope.decode(first)
    terms = {**as_map(hello.body, "terms"), "seats": MAX_SEATS + 1}
    crowd = replace(hello, body=hello.body | {"terms": terms}, signature=bytes(64)).encode()
    other = tmp_path / "other.duel"
    other.write_bytes(b"something else")
    for path, words in (
        (tmp_path / "missing.duel", "can't be read"),
        (other, "other.duel"),
        (written(tmp_path / "alone.duel", first), "no game that has begun"),
        (written(tmp_path / "crowd.duel", *[crowd] * (MAX_SEATS + 1)), "no game that has begun"),
        (written(tmp_path / "rubbish.duel", first, b"rubbish"), "can't be read"),
    ):
        with pytest.raises(TableError, match=words) as caught:
            print(Recorded(path).names)
        assert caught.value.code == USAGE


def test_the_latest_journal_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the time they were last written; other files are none."""
    monkeypatch.setattr("p2pduel.paths.games", lambda: tmp_path)
    for age, name in enumerate(("new.duel", "old.duel", "older.duel", "seed.duel.key")):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    assert [path.name for _, path in journals()] == ["new.duel", "old.duel", "older.duel"]
    monkeypatch.setattr("p2pduel.paths.games", lambda: tmp_path / "nowhere")
    assert journals() == []


def test_a_strange_file_does_not_spoil_the_score_of_an_evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ends that say nothing of a winner count nothing, and stop nobody."""
    monkeypatch.setattr("p2pduel.paths.games", lambda: tmp_path)
    known = Recorded(FOLDER / "intro.duel")
    red = known.hellos[0].body["key"]
    assert isinstance(red, bytes)
    last = written(tmp_path / "last.duel", *known.records)
    empty = Envelope(known.chain[-1].gid, 2, bytes(32), 0, "end", {}, bytes(64)).encode()
    written(tmp_path / "strange.duel", *known.records[:2], empty, empty)
    winner = known.ends[0].body["winner"]
    assert score(red, last) == (Score(1, 0, 0) if winner == 0 else Score(0, 1, 0))

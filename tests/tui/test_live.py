"""A game that goes on, as a page follows it: bytes of the journal in, what is new on the page out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from p2pduel.catalogue import exporting
from p2pduel.tui.export.live import Live
from p2pduel.tui.export.story import Story
from p2pduel.tui.replay.reel import Reel
from protocol import limits
from protocol.io.journal import read
from tests.known.make import FOLDER
from tests.net.test_recorded import written

INTRO = FOLDER / "intro.duel"


class Kept:
    """What a page has kept of all it was told."""

    def __init__(self) -> None:
        self.game: dict[str, Any] = {}

    def add(self, grown: dict[str, Any] | None) -> None:
        """Do as the page's script does."""
        if grown is None:
            return
        game = self.game = self.game or {**grown, "first": 0, "steps": [], "views": []}
        if game["views"]:
            for name in ("charts", "blocks", "lines", "styles"):
                game[name] = [*game[name], *grown[name]]
        first = grown["first"]
        game["steps"][first:] = grown["steps"]
        boards = [view["boards"] for view in game["views"]] or [[] for _ in grown["views"]]
        for before, view in zip(boards, grown["views"], strict=True):
            before[first:] = view["boards"]
        game["views"] = [
            {**view, "boards": before} for before, view in zip(boards, grown["views"], strict=True)
        ]

    def board(self, step: int, place: int) -> str:
        """The lines of a board after a step."""
        block = self.game["blocks"][self.game["views"][0]["boards"][step][place]]
        return "\n".join("".join(self.game["lines"][number][::2]) for number in block[4])


def told(live: Live, data: bytes) -> dict[str, Any]:
    """What a page is told."""
    said: dict[str, Any] = json.loads(live.take(data))
    return said


@pytest.fixture
def live(tmp_path: Path) -> Live:
    """A page that has just been opened."""
    return Live(tmp_path / "live.duel")


def test_a_page_that_grows_shows_what_a_page_made_at_the_end_shows(live: Live) -> None:
    """Fed in pieces that end in the middle of records: the same steps, boards and log; all is checked."""
    data, kept, place = INTRO.read_bytes(), Kept(), 0
    said: dict[str, Any] = {}
    for upto in (40, 2000, 9001, 30000, 60007, len(data)):
        said = told(live, data[place:upto])
        assert said["error"] == "" and place <= said["end"] <= upto
        kept.add(said["grown"])
        place = said["end"]
    assert place == len(data) and said["finished"] and said["proofs"] > 0
    story = Story(Reel(INTRO, live=True).read_all())
    assert [step[2] for step in kept.game["steps"]] == [step.said for step in story.steps]
    (seen,) = story.views
    lines = [[line.text, line.kind, line.first, line.until] for line in seen.log]
    assert kept.game["views"][0]["log"] == lines
    for step, blocks in enumerate(seen.boards):
        for number, block in enumerate(blocks):
            expected = "\n".join("".join(text for text, _ in line) for line in block.lines)
            assert kept.board(step, number) == expected, (step, block.key)
    judged = json.loads(live.judge())
    assert judged["ok"] and judged["audit"] == "ok"


def test_what_does_not_hold_is_not_shown(live: Live, tmp_path: Path) -> None:
    """A forged signature: the steps before it stay, the rest never comes, and why is said."""
    records = list(read(INTRO).records)
    records[60] = records[60][:-1] + bytes([records[60][-1] ^ 1])
    said = told(live, written(tmp_path / "forged.duel", *records).read_bytes())
    assert said["error"] and said["grown"] is not None
    assert max(step[4] for step in said["grown"]["steps"]) < 60
    assert not json.loads(live.judge())["ok"]


def test_bytes_that_are_no_journal_are_an_error_in_words(live: Live) -> None:
    """Another kind of file; and one without end."""
    assert exporting.LIVE in told(live, b"<html>not found</html>" * 9)["error"]
    assert told(live, bytes(limits.MAX_JOURNAL + 1))["error"]


def test_before_everybody_is_there_nothing_is_shown(live: Live, tmp_path: Path) -> None:
    """One hello is no game; nor is an empty file an error."""
    first = read(INTRO).records[0]
    said = told(live, written(tmp_path / "one.duel", first).read_bytes())
    assert said["error"] == "" and said["grown"] is None and said["records"] == 1

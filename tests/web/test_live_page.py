"""A page beside a published journal, in a real browser: it follows the game and checks every proof."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from p2pduel.catalogue import exporting
from p2pduel.table.verify import verify
from p2pduel.tui.export.making import live
from p2pduel.tui.export.story import Story
from protocol.io.journal import read
from tests.known.make import FOLDER
from tests.net.test_recorded import written
from tests.web.browser import Page, needs_browser
from tests.web.served import Served

pytestmark = [needs_browser, pytest.mark.slow, pytest.mark.timeout(400)]

INTRO = FOLDER / "intro.duel"
SAID = "document.getElementById('verdict')"


@pytest.fixture
def served(libraries: Path) -> Iterator[Served]:
    """The page and no game yet."""
    server = Served(live(libraries))
    yield server
    server.close()


def test_a_browser_follows_a_game_and_checks_all_of_it(tab: Page, served: Served) -> None:
    """Nothing, then a part, then all: the boards of the last step, and the verdict of the program."""
    tab.open(served.url, f"{SAID}?.textContent === {exporting.LABELS['live_wait']!r}")
    data = INTRO.read_bytes()
    served.files["/game.duel"] = data[: len(data) // 3]
    tab.until("verdict.dataset.records > 10", 120)
    assert tab.text("#verdict").startswith("Everything so far holds: ")
    served.files["/game.duel"] = data
    tab.until("verdict.dataset.over", 120)
    assert tab.text("#verdict") == f"Everything holds. {verify(INTRO).words()}"
    assert tab.text("#said") == Story.of(INTRO).steps[-1].said
    assert tab.text("#log").strip()
    assert not [one for one in tab.requests if not one.startswith((served.url[:-9], "blob:", "data:"))]


def test_a_browser_stops_at_what_is_forged(tab: Page, served: Served, tmp_path: Path) -> None:
    """The steps that hold are shown, and why the next one does not."""
    records = list(read(INTRO).records)
    records[60] = records[60][:-1] + bytes([records[60][-1] ^ 1])
    served.files["/game.duel"] = written(tmp_path / "forged.duel", *records).read_bytes()
    tab.open(served.url, f"{SAID}?.className === 'fails'")
    assert re.match(r"Step \d+ is the last that holds\. ", tab.text("#verdict"))

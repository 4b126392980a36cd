"""Pages that verify their game by themselves, in a real browser: a game that holds, and forged ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from p2pduel.catalogue import exporting, speech
from p2pduel.cli import main
from p2pduel.table.verify import verify
from p2pduel.tui.export.making import make
from protocol.envelope import Envelope
from protocol.io.journal import read
from tests.known.make import FOLDER
from tests.net.test_recorded import written
from tests.web.browser import Page, needs_browser

INTRO = FOLDER / "intro.duel"


def verdict(tab: Page, journal: Path, libraries: Path, folder: Path) -> str:
    """What a page of a journal says after the button was clicked."""
    path = folder / f"{journal.stem}.html"
    path.write_bytes(make(journal, "html", libraries)[1])
    tab.open(path.as_uri())
    tab.until("document.querySelector('#check')")
    tab.click("#check")
    tab.until("document.getElementById('verdict').dataset.seconds", 90)
    print(f"{path.stat().st_size / 1e6:.1f} MB, {tab.run('verdict.dataset.seconds')} s")
    return tab.text("#verdict")


@needs_browser
@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_page_verifies_its_game_with_the_programs_own_code(
    tab: Page, libraries: Path, tmp_path: Path
) -> None:
    """The same proofs, head and audit as the program finds; nothing but the page itself is asked for."""
    said = verdict(tab, INTRO, libraries, tmp_path)
    assert said == f"Everything holds. {verify(INTRO).words()}"
    assert tab.problems == []
    assert not [one for one in tab.requests if not one.startswith(("file:", "blob:", "data:"))]


@needs_browser
@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_page_verifies_in_the_language_it_is_written_in(tab: Page, libraries: Path, tmp_path: Path) -> None:
    """The browser's Python speaks as the program did that made the page."""
    with speech.speaking("sk"):
        said = verdict(tab, INTRO, libraries, tmp_path)
        assert said == f"{exporting.LABELS['holds']} {verify(INTRO).words()}"
    assert said != f"Everything holds. {verify(INTRO).words()}"


@needs_browser
@pytest.mark.slow
@pytest.mark.timeout(400)
def test_a_page_of_a_forged_game_says_where_it_fails(tab: Page, libraries: Path, tmp_path: Path) -> None:
    """A signature that is nobody's, and a record that is missing: the envelope and the step."""
    records = list(read(INTRO).records)
    records[60] = records[60][:-1] + bytes([records[60][-1] ^ 1])
    said = verdict(tab, written(tmp_path / "forged.duel", *records), libraries, tmp_path)
    assert said.startswith("Envelope 60 does not hold (step ")
    cut = list(read(INTRO).records)
    del cut[100]
    assert Envelope.decode(cut[100]).seq == 101
    said = verdict(tab, written(tmp_path / "cut.duel", *cut), libraries, tmp_path)
    assert said.startswith("Envelope 100 does not hold (step ")


def test_missing_libraries_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With what to install; and only pages can verify."""
    out = str(tmp_path / "game.html")
    assert main(["export", str(INTRO), out, "--verify", str(tmp_path)]) == 2
    assert "npm install" in capsys.readouterr().err
    assert main(["export", str(INTRO), out, "--verify", str(tmp_path), "--format", "md"]) == 2
    assert "only a page" in capsys.readouterr().err and not list(tmp_path.iterdir())

"""Exported games: what the table shows, as text and recordings; what cannot be exported is said."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from p2pduel.catalogue import exporting, speech
from p2pduel.cli import main
from p2pduel.table.replay import replay
from p2pduel.tui.export.making import make
from p2pduel.tui.export.story import Story
from p2pduel.tui.export.told import cast, markdown, text
from p2pduel.tui.replay.reel import Reel
from protocol.io.journal import read
from tests.known.make import FOLDER
from tests.net.test_recorded import written

INTRO = FOLDER / "intro.duel"


@pytest.fixture(scope="module")
def story() -> Story:
    """A whole game."""
    return Story.of(INTRO)


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first turns of a game."""
    return written(tmp_path_factory.mktemp("begun") / "begun.duel", *read(INTRO).records[:160])


def test_a_story_has_every_step_for_all_eyes(story: Story) -> None:
    """As many as the replay screen; cards drawn by one are closed for the other."""
    assert len(story.steps) == len(Reel(INTRO).read_all())
    assert [view.eyes for view in story.views] == [None, 0, 1]
    logs = [{line.text for line in view.log} for view in story.views]
    assert logs[1] != logs[2] and logs[0] != logs[1]
    for view in story.views:
        assert all(
            {block.key for block in boards} == {"foe", "market", "own", "hand"} for boards in view.boards
        )


def test_the_text_tells_every_turn_and_the_end(story: Story) -> None:
    """Headings for turns, the sentences of the log, the table at the end, the chart."""
    told = text(story, ("a note",))
    turns = max(step.turn for step in story.steps)
    assert all(f"\nTurn {number}: " in told for number in range(1, turns + 1))
    end = replay(INTRO)
    assert end.winner is not None and f"{end.names[end.winner]} has won" in told
    assert "a note" in told and "Production die" in told and "\x1b" not in told


def test_markdown_shows_names_as_they_are(story: Story) -> None:
    """A name cannot make a heading, a link or markup."""
    names = story.title
    story.title = "# [x](y) <b> *z* `q`"
    try:
        first = markdown(story, ()).splitlines()[0]
    finally:
        story.title = names
    assert first == r"# \# \[x\](y) \<b\> \*z\* \`q\`"


def test_a_recording_draws_the_last_table_whole(story: Story) -> None:
    """Played to its end, its lines say what the boards say after the last step."""
    head, *events = [json.loads(line) for line in cast(story, ("done",)).splitlines()]
    assert head["version"] == 2 and len(events) == len(story.steps) + 1
    screen: dict[int, str] = {}
    for moment, (when, kind, data) in enumerate(events):
        assert (when, kind) == (float(moment), "o")
        for row, line in re.findall(r"\x1b\[(\d+);1H(.*?)(?=\x1b\[\d+;1H|$)", data, re.DOTALL):
            screen[int(row)] = re.sub(r"\x1b\[[0-9;]*[mKJ]", "", line).rstrip()
    shown = "\n".join(screen.get(row, "") for row in range(1, head["height"] + 1))
    for block in story.views[0].boards[-1]:
        for line in block.lines:
            assert "".join(piece for piece, _ in line).rstrip() in shown
    assert "done" in shown


def test_a_forged_game_is_shown_with_its_verdict(tmp_path: Path) -> None:
    """Up to the record that does not hold; the page says what the verification found."""
    records = list(read(INTRO).records)
    records[60] = records[60][:-1] + bytes([records[60][-1] ^ 1])
    forged = written(tmp_path / "forged.duel", *records)
    made = make(forged, "txt")[1].decode()
    assert "proves nothing and is no part of the game" in made and "cannot be followed further" in made


@pytest.mark.few(2)
@pytest.mark.parametrize("suffix", ["html", "md", "txt", "cast", "page"])
def test_the_command_writes_what_the_name_says(
    begun: Path, tmp_path: Path, suffix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """By its ending; an existing file stays unless --force is given."""
    out = tmp_path / f"game.{suffix}"
    assert main(["export", str(begun), str(out)]) == 0
    begins = {"md": b"# ", "txt": b"Anna", "cast": b'{"version"'}.get(suffix, b"<!DOCTYPE html>")
    assert out.read_bytes().startswith(begins) and "steps" in capsys.readouterr().err
    before = out.read_bytes()
    assert main(["export", str(FOLDER / "gold.duel"), str(out)]) == 2
    assert out.read_bytes() == before and "--force" in capsys.readouterr().err


def test_a_format_that_is_asked_for_counts_more_than_the_name(begun: Path, tmp_path: Path) -> None:
    """`--format` with another ending."""
    assert main(["export", str(begun), str(tmp_path / "game.html"), "--format", "txt"]) == 0
    assert (tmp_path / "game.html").read_bytes().startswith(b"Anna")


@pytest.mark.parametrize(
    ("language", "first", "turn"),
    [
        pytest.param("en", "Anna against Bob: ", "Turn 1: ", marks=pytest.mark.slow),
        pytest.param("de", "Anna gegen Bob: ", "Zug 1: ", marks=pytest.mark.slow),
        pytest.param("cs", "Anna – Bob: ", "Tah 1: ", marks=pytest.mark.slow),
        ("sk", "Anna – Bob: ", "Ťah 1: "),
    ],
)
def test_what_is_made_is_in_the_language_spoken(
    language: str, first: str, turn: str, begun: Path, tmp_path: Path
) -> None:
    """Texts and pages; a page says which language it is in."""
    for suffix in ("txt", "html"):
        assert main(["--language", language, "export", str(begun), str(tmp_path / f"game.{suffix}")]) == 0
    told = (tmp_path / "game.txt").read_text("utf-8")
    assert told.startswith(first) and f"\n{turn}" in told
    page = (tmp_path / "game.html").read_text("utf-8")
    with speech.speaking(language):
        assert f'<html lang="{language}">' in page and exporting.LABELS["script"] in page


def test_what_cannot_be_exported_is_said(
    begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No journal, no game in it, no place to write to: exit code 2 and nothing left behind."""
    other = tmp_path / "other.duel"
    other.write_bytes(b"something else")
    greeted = written(tmp_path / "greeted.duel", *read(INTRO).records[:2])
    for file, out, words in (
        (tmp_path / "missing.duel", tmp_path / "a.html", "can't be read"),
        (other, tmp_path / "a.html", "not a journal"),
        (greeted, tmp_path / "a.html", "nothing has happened"),
        (begun, tmp_path / "no" / "a.html", "can't be written"),
    ):
        assert main(["export", str(file), str(out)]) == 2
        assert words in capsys.readouterr().err
    assert main(["export", str(INTRO), str(tmp_path / "a"), "--format", "pdf"]) == 2
    assert sorted(one.name for one in tmp_path.iterdir()) == ["greeted.duel", "other.duel"]

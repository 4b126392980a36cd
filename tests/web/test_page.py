"""Exported pages in a real browser: opened from a file, stepped through by keys and clicks, hostile names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from p2pduel.tui.export.making import make
from p2pduel.tui.export.page import page
from p2pduel.tui.export.story import Story
from tests.known.make import FOLDER
from tests.web.browser import Page, needs_browser

pytestmark = [needs_browser, pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def gold(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game with open seeds, as a page."""
    path = tmp_path_factory.mktemp("page") / "gold.html"
    path.write_bytes(make(FOLDER / "gold.duel", "html")[1])
    return path


@pytest.fixture(scope="module")
def story() -> Story:
    """The same game."""
    return Story.of(FOLDER / "gold.duel")


def shown(story: Story, view: int, step: int, board: str) -> str:
    """What a board must say."""
    block = next(one for one in story.views[view].boards[step] if one.key == board)
    return "".join("".join(text for text, _ in line) + "\n" for line in block.lines)


def board(tab: Page, key: str) -> str:
    """What a board says."""
    return tab.text(f"section[data-board={key}] pre")


def step_of(tab: Page) -> int:
    """Where the page is."""
    return int(tab.text("#step").split()[1]) - 1


def test_every_step_is_shown_as_the_table_shows_it(tab: Page, gold: Path, story: Story) -> None:
    """Forwards by the arrow key, with each board, what was done and the log; then back from the end."""
    tab.open(gold.as_uri())
    for step in range(len(story.steps)):
        assert step_of(tab) == step
        if step % 20 == 0 or step == len(story.steps) - 1:
            for spread in story.spreads:
                assert board(tab, spread.key) == shown(story, 0, step, spread.key)
            log = tab.run("[...document.querySelectorAll('#log li')].map(one => one.textContent)")
            assert log == [line.text for line in story.views[0].told(step)]
            assert tab.text("#said") == story.steps[step].said
        tab.press("ArrowRight")
    assert step_of(tab) == len(story.steps) - 1  # no further
    tab.press("ArrowLeft")
    assert step_of(tab) == len(story.steps) - 2
    tab.press("Home")
    tab.press("ArrowLeft")
    assert step_of(tab) == 0
    assert tab.problems == [] and tab.requests == [gold.as_uri()]


def test_turns_are_jumped_to_by_keys_clicks_and_the_list(tab: Page, gold: Path, story: Story) -> None:
    """Next, previous, by number; the address remembers the step."""
    tab.open(gold.as_uri() + "?turns")
    turns = [step.turn for step in story.steps]
    tab.press("ArrowDown")
    assert step_of(tab) == turns.index(1)
    tab.click("#turn_next")
    assert step_of(tab) == turns.index(2)
    tab.press("ArrowUp")
    assert step_of(tab) == turns.index(1)
    tab.run("const t = document.getElementById('turn'); t.value = 5; t.dispatchEvent(new Event('change'))")
    assert step_of(tab) == turns.index(5)
    assert tab.run("location.hash") == f"#{turns.index(5) + 1}"
    tab.open(f"{gold.as_uri()}?again#{turns.index(7) + 1},1")
    assert step_of(tab) == turns.index(7) and tab.run("document.getElementById('eyes').value") == "1"


def test_each_players_eyes_see_what_that_player_knew(tab: Page, gold: Path, story: Story) -> None:
    """The hands of both for everybody, of one for that player; the chart goes with the step."""
    middle = len(story.steps) // 2
    tab.open(f"{gold.as_uri()}?eyes#{middle + 1}")
    for view in range(3):
        for spread in story.spreads:
            assert board(tab, spread.key) == shown(story, view, middle, spread.key)
        tab.press("e")
    chart = "".join("".join(text for text, _ in line) + "\n" for line in story.steps[middle].chart)
    assert chart and tab.text("#chart") == chart
    hands = {shown(story, view, middle, "hand") for view in range(3)}
    assert len(hands) >= 2


def test_it_runs_by_itself_and_stops(tab: Page, gold: Path) -> None:
    """By the space bar or its button."""
    tab.open(gold.as_uri() + "?runs")
    tab.press(" ")
    tab.until("document.getElementById('step').textContent.startsWith('Step 3 ')")
    tab.click("#run")
    assert not tab.run("running")


def test_a_game_with_closed_seeds_has_closed_hands(tab: Page, tmp_path: Path) -> None:
    """Cut before the seeds: one pair of eyes, and backs."""
    from protocol.io.journal import read
    from tests.net.test_recorded import written

    cut = written(tmp_path / "cut.duel", *read(FOLDER / "intro.duel").records[:-2])
    path = tmp_path / "cut.html"
    path.write_bytes(make(cut, "html")[1])
    tab.open(path.as_uri())
    tab.press("End")
    assert tab.run("document.getElementById('eyes').options.length") == 1
    assert "▒" in board(tab, "hand") and "seeds of this game are not open" in tab.text("#notes")


def test_no_word_of_a_player_becomes_markup(tab: Page, tmp_path: Path) -> None:
    """A name that would be a script stays a name."""
    evil = "</script><img src=x onerror=alert(1)>"
    story = Story.of(FOLDER / "intro.duel")
    story.title = evil
    story.views[0].name = evil
    path = tmp_path / "evil.html"
    path.write_text(page(story, (evil,)), "utf-8")
    before = len(tab.problems)
    tab.open(path.as_uri())
    assert tab.text("h1") == evil and tab.text("#notes p") == evil
    assert tab.run("document.querySelectorAll('img').length") == 0 and len(tab.problems) == before


def test_the_page_opens_quickly_and_is_small(tab: Page, gold: Path, story: Story) -> None:
    """Under a fifth of a kilobyte a step, and nothing but itself."""
    assert gold.stat().st_size < 220 * len(story.steps)
    tab.open(gold.as_uri() + "?quick")
    timing = json.loads(tab.run("JSON.stringify(performance.getEntriesByType('navigation')[0])"))
    assert timing["transferSize"] is not None
    assert tab.run("performance.getEntriesByType('resource').length") == 0

"""The arena's figures: intervals, first turn, cards; the page; an interrupted run."""

from __future__ import annotations

import multiprocessing
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from p2pduel.cli import main
from p2pduel.local import arena
from p2pduel.local.arena import Arena, Match
from p2pduel.local.arena_stats import GameResult, card_counts, interval, lengths
from p2pduel.local.report import page

VOID = {"meta", "line", "rect"}


def results() -> list[GameResult]:
    """Three games: each bot won one, the last was not finished."""
    return [
        GameResult(0, 30, 10, 40, first=0, cards=(("abbey", "scout"), ("abbey",))),
        GameResult(1, 36, 10, 40, first=0, cards=(("scout",), ("inga",))),
        GameResult(None, 99, 10, 40, first=1, cards=(("abbey",), ())),
    ]


def test_intervals_are_wilsons() -> None:
    """Published values: 10 of 20, none of 10, all of 10; of nothing nothing is known."""
    assert interval(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


def test_cards_and_first_turns_are_counted_in_finished_games() -> None:
    """Uses per player and game; the winner's cards have won."""
    counts = {count.card: (count.uses, count.wins) for count in card_counts(results())}
    assert counts == {"abbey": (2, 1), "scout": (2, 1), "inga": (1, 1)}
    figures = Arena(Match("intro", ("greedy", "random")), results()).summary()
    assert figures["first_player"]["wins"] == 1 and figures["first_player"]["games"] == 2
    assert figures["turns"] == lengths(results()) == {"shortest": 30, "median": 36, "longest": 99}


class Balanced(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember it, unless it closes itself."""
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """It needs no end."""
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """It closes the last one."""
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_else() -> None:
    """Balanced, with charts, without a link, script or picture; names of bots cannot break it."""
    text = page(Arena(Match("intro", ("cmd:<b>&", "random")), results()))
    found = Balanced()
    found.feed(text)
    assert not found.open and found.seen.count("svg") == 3
    assert not re.search(r"https?:|src=|href=|<script|@import|url\(", text)
    assert "cmd:&lt;b&gt;&amp;" in text and "<b>" not in text and "Abbey" in text


def test_a_page_of_no_games() -> None:
    """Interrupted before the first end: still a page."""
    arena_ = Arena(Match("intro", ("greedy", "random")), interrupted=True)
    assert "No game was finished" in page(arena_) and "interrupted" in page(arena_)


def test_an_interrupted_run_prints_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Two games are played, then somebody presses Ctrl-C."""
    original = arena.play_game

    def play(match: Match, number: int) -> GameResult:
        if number == 2:
            raise KeyboardInterrupt
        return original(match, number)

    monkeypatch.setattr(arena, "play_game", play)
    report = tmp_path / "match.html"
    assert main(["arena", "--games", "5", "--bots", "greedy,greedy", "--report", str(report)]) == 130
    out = capsys.readouterr().out
    assert "Interrupted" in out and "2 games of intro" in out and "greedy#1" in out
    assert "interrupted before its end" in report.read_text(encoding="utf-8")


def test_an_interrupt_ends_the_processes_too() -> None:
    """Games that are under way are not waited for; what was counted stays."""

    def press(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    played = arena.run(Match("intro", ("greedy", "greedy"), seed=3), 1000, jobs=2, progress=press)
    assert played.interrupted and len(played.results) == 3
    assert played.results == arena.run(Match("intro", ("greedy", "greedy"), seed=3), 3).results
    assert not multiprocessing.active_children()


def test_a_report_nobody_can_write_is_refused_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No game is played for nothing."""
    assert main(["arena", "--games", "1", "--report", str(tmp_path / "no" / "x.html")]) == 2
    assert "cannot write" in capsys.readouterr().err

"""`p2pduel arena`: the same seed gives the same games, and the figures add up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from p2pduel.cli import main
from p2pduel.local import arena
from p2pduel.local.arena import Arena, GameResult, Match

TIMES = ("seconds", "decisions_per_second", "games_per_second")


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What `arena --json` printed, without the times."""
    assert main(["arena", "--json", *words]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert isinstance(printed, dict)
    for name in TIMES:
        assert printed.pop(name) >= 0
    return printed


def test_same_seed_same_games_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    """Two processes play exactly the games that one does; another seed plays others."""
    words = ["--variant", "intro", "--games", "6", "--bots", "random,random"]
    alone = figures(capsys, *words, "--seed", "5", "--jobs", "1")
    assert figures(capsys, *words, "--seed", "5", "--jobs", "2") == alone
    assert figures(capsys, *words, "--seed", "6") != alone


def test_equal_bots_are_told_apart_and_every_game_is_counted_once(capsys: pytest.CaptureFixture[str]) -> None:
    """Wins, unfinished games and errors add up to the number of games."""
    found = figures(capsys, "--games", "4", "--bots", "random,random")
    assert set(found["wins"]) == {"random#1", "random#2"}
    assert sum(found["wins"].values()) + found["unfinished"] + found["errors"] == found["games"] == 4
    assert found["variant"] == "intro"
    assert found["decisions"] > found["games"] and found["mean_turns"] > 0


def test_a_game_over_the_turn_limit_is_unfinished_and_never_won(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody wins an introductory game within one turn."""
    found = figures(capsys, "--games", "3", "--bots", "random,greedy", "--max-turns", "1")
    assert found["wins"] == {"random": 0, "greedy": 0}
    assert found["unfinished"] == 3 and found["mean_turns"] == 1


def test_the_bots_take_turns_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Game by game the other bot has the first turn, whatever its colour."""
    begun: list[tuple[int, int]] = []
    original = arena._table

    def spy(match: Match, number: int, first_seat: int, starter: int) -> Any:
        table = original(match, number, first_seat, starter)
        begun.append((number, 0 if table.state.starter == first_seat else 1))
        return table

    monkeypatch.setattr(arena, "_table", spy)
    arena.run(Match("intro", ("random", "random"), max_turns=1), 6)
    assert begun == [(number, number % 2) for number in range(6)]


def test_a_game_that_breaks_is_an_error_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One broken game: counted, told on standard error, exit code 1; the figures are of the rest."""
    original = arena._play

    def play(match: Match, number: int) -> GameResult:
        if number == 1:
            raise RuntimeError("the roof fell in")
        return original(match, number)

    monkeypatch.setattr(arena, "_play", play)
    assert main(["arena", "--json", "--games", "3", "--bots", "greedy,greedy"]) == 1
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert found["errors"] == 1 and sum(found["wins"].values()) == 2
    assert "the roof fell in" in captured.err and "game 1" in captured.err


def test_the_table_for_people_names_the_winner(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json: words, with the share of games each bot won."""
    assert main(["arena", "--games", "2", "--bots", "greedy,random"]) == 0
    out = capsys.readouterr().out
    assert "2 games of intro" in out and "greedy" in out and "%" in out


def test_a_program_that_cannot_play_is_named_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong path looks like a very weak bot otherwise; the same reason is said once."""
    assert main(["arena", "--games", "2", "--bots", "cmd:no-such-program,random"]) == 0
    captured = capsys.readouterr()
    assert "2 games of intro" in captured.out
    assert captured.err.count("cmd:no-such-program gave up: cannot start it") == 1


def test_a_summary_of_nothing_divides_by_nothing() -> None:
    """An arena without games has figures of zero."""
    assert Arena(Match("intro", ("random", "greedy"))).summary()["mean_turns"] == 0

"""Whole games in plain mode, driven through a pipe."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from p2pduel.table.verify import verify
from tests.plain.player import Player, run_script


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder of its own."""
    return tmp_path / "home"


@pytest.fixture
def player(home: Path) -> Iterator[Player]:
    """Somebody who plays against the greedy bot."""
    person = Player(home, "play", "--plain", "--bot", "greedy")
    yield person
    person.close()


def controls(text: str) -> set[str]:
    """Characters that would move a cursor, colour a terminal or hide."""
    return {c for c in text if c != "\n" and unicodedata.category(c)[0] == "C"}


def test_a_whole_game_against_a_bot_through_a_pipe(player: Player, home: Path) -> None:
    """Every answer is a number; the output is words alone and ends with the result."""
    answered = player.play_on()
    player.end_input()
    assert player.finish() == 0
    said = "".join(player.said)
    assert answered > 10
    assert "\x1b" not in said and not controls(said)
    assert re.search(r"^You draw .+ from draw stack", said, re.M) and re.search("^You roll ", said, re.M)
    result = player.said[-3]
    assert re.fullmatch(r".+ has won: .+ has \d+ and .+ \d+ victory points\.\n", result), result
    games = list((home / "games").glob("*.duel"))
    assert len(games) == 1 and verify(games[0]).finished and verify(games[0]).ok


def test_the_end_of_input_leaves_a_game_that_can_be_continued(player: Player, home: Path) -> None:
    """Exit code 130 and a command to go on with; then the same turn is asked again, and resigning ends it."""
    player.play_on(8)
    assert player.question()
    player.end_input()
    assert player.finish() == 130
    saved = re.search(r"p2pduel play --plain --journal (\S+)", player.said[-1])
    assert saved is not None
    turns = [line for line in player.said if line.startswith("Turn ")]
    code, said = run_script(
        home, ["log 3", "resign", "no", "resign", "yes"], "play", "--plain", "--journal", saved[1]
    )
    assert code == 0 and "goes on where it stopped" in said
    assert turns[-1] in said
    assert "has won because the other side resigned" in said.splitlines()[-3]
    assert verify(Path(saved[1])).ok and verify(Path(saved[1])).finished


def test_no_input_at_all_leaves_a_game_that_can_be_continued(home: Path) -> None:
    """The table is set up and left at the first question."""
    code, said = run_script(home, [], "play", "--plain", "--bot", "random")
    assert code == 130 and "The cards are dealt." in said
    saved = re.search(r"p2pduel play --plain --journal (\S+)", said.splitlines()[-1])
    assert saved is not None and verify(Path(saved[1])).ok


def test_the_card_of_a_choice_is_read_by_its_number(player: Player) -> None:
    """Before a card is exchanged its text can be heard; a choice without a card says that it is none."""
    for _ in range(30):
        assert player.question()
        choices = _choices(player)
        if any(line.startswith("1. Keep your cards") for line in choices):
            break
        player.follow_hint()
    name = choices[1].partition(". ")[2].removesuffix(".")
    player.type("card 2", "card 1", "card 99")
    assert player.until(re.escape(name)) is not None
    assert player.until(r"^Choice 1 is no card\.$") is not None
    assert player.until(r"^Choice 99 is no card\.$") is not None


def _choices(player: Player) -> list[str]:
    """The numbered lines above the question that was read last."""
    found: list[str] = []
    for line in reversed(player.said[:-1]):
        if not re.match(r"\d+\. ", line):
            break
        found.insert(0, line.rstrip("\n"))
    return found


@pytest.mark.parametrize(
    ("game", "rule"), [("duel", "rule D-8.5"), ("classic", "rule C-8.3"), ("island", "rule I-1.1")]
)
def test_help_before_the_table_is_laid_is_about_the_game_that_was_asked_for(
    home: Path, game: str, rule: str
) -> None:
    """The first thing typed is a question mark: nobody has shuffled yet."""
    code, said = run_script(home, ["?", "quit"], "play", "--plain", "--game", game)
    assert code == 0 and rule in said
    assert game == "duel" or "D-8.5" not in said

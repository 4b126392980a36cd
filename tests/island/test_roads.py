"""The island on every road of the program: arena, engine, sockets, verify, replay, plain mode."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from p2pduel.cli import main
from p2pduel.cli.engine import Engine
from p2pduel.table.verify import verify
from tests.cli.peers import Peer
from tests.plain.player import Player

QUIET = ("--no-mdns", "--headless")


@pytest.mark.parametrize("words", [(), ("--variant", "two"), ("--players", "3"), ("--players", "4")])
def test_bots_meet_in_the_arena(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """Two, three and four of them; the same seed gives the same games."""
    match = ["arena", "--game", "island", "--games", "4", "--seed", "3", *words, "--json"]
    assert main(match) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["errors"] == 0 and sum(found["wins"].values()) + found["unfinished"] == 4
    assert main(match) == 0
    assert json.loads(capsys.readouterr().out)["wins"] == found["wins"]


def test_the_engine_plays_a_whole_game_by_lines() -> None:
    """Seats have their colours, refusals words and rules."""
    engine = Engine()

    def ask(**line: Any) -> dict[str, Any]:
        return engine.answer(json.dumps(line))

    assert ask(cmd="new", game="island", variant="beginner", seats=3, seed=5)["ok"]
    assert ask(cmd="play", move="fly")["error"]["code"] == "move/unknown"
    asked: set[str] = set()
    number = 0
    while "moves" in (answer := ask(cmd="legal")):
        asked.add(answer["seat"])
        number += 1
        assert ask(cmd="play", move=answer["moves"][number * 7 % len(answer["moves"])])["ok"]
    assert asked == {"blue", "orange", "white"}
    assert answer["finished"]["reason"] == "points"


@dataclass(frozen=True)
class Evening:
    """A game over sockets: the three journals, and how each of the three saw its end."""

    journals: tuple[Path, Path, Path]
    ends: tuple[dict[str, Any], ...]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """Anna hosts, Cleo watches, Bert sits down: three processes and one game of the island."""
    folder = tmp_path_factory.mktemp("evening")
    anna, bert, cleo = (folder / f"{name}.duel" for name in ("anna", "bert", "cleo"))

    def peer(file: Path, *words: str) -> Peer:
        return Peer(*words, "--journal", str(file), *QUIET, home=folder / f"{file.stem}-home")

    table = ("host", "--game", "island", "--variant", "beginner", "--name", "Anna", "--bot", "random")
    with peer(anna, *table) as host:
        address = f"127.0.0.1:{host.until('listening')['port']}"
        with (
            peer(cleo, "watch", address) as watcher,
            peer(bert, "join", address, "--name", "Bert", "--bot", "random") as guest,
        ):
            ends = tuple(each.until("finished") for each in (host, guest, watcher))
            assert [each.wait() for each in (host, guest, watcher)] == [0, 0, 0]
    yield Evening((anna, bert, cleo), ends)


def test_a_game_over_sockets_is_verified(evening: Evening) -> None:
    """T-3.2: host, guest and spectator end with one head and one state; the file proves itself."""
    assert len({(end["winner"], end["head"], end["state"]) for end in evening.ends}) == 1
    assert len({file.read_bytes() for file in evening.journals}) == 1
    verdict = verify(evening.journals[2])
    assert verdict.finished and verdict.ok and verdict.exit_code == 0


def test_a_record_is_told_in_words(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    """Line by line, by text."""
    assert main(["replay", str(evening.journals[0]), "--text"]) == 0
    told = capsys.readouterr().out
    assert "Turn 2: " in told and " rolls " in told and " wins with " in told


def test_a_person_plays_by_numbers(tmp_path: Path) -> None:
    """The first answers of a game against a bot; looking around by words."""
    player = Player(tmp_path, "play", "--game", "island", "--variant", "base", "--bot", "random", "--plain")
    try:
        assert player.question()
        player.type("board", "hand", "card knight", "rule I-12.3", "1")
        for _ in range(12):
            assert player.question()
            player.type("1")
        player.end_input()
        player.finish()
    finally:
        player.close()
    said = "".join(player.said)
    assert "of 10 points" in said and "Move the robber" in said and "Distance rule" in said
    assert "The robber stands on" in said

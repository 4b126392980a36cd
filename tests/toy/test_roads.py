"""The toy game on every road of the program: nothing outside its folder knows its name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from p2pduel.cli import main
from p2pduel.cli.engine import Engine
from p2pduel.table.verify import verify
from tests.cli.peers import Peer, p2pduel
from tests.plain.player import Player

PROGRAM = "tests.toy"
"""The program with the toy game; `p2pduel` itself does not know it."""
QUIET = ("--no-mdns", "--headless")


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    """What a command prints as JSON."""
    assert main([*words, "--json"]) == code
    return json.loads(capsys.readouterr().out)


# -- arena -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "bots"),
    [
        ((), 2),
        (("--variant", "long", "--bots", "random,greedy"), 2),
        (("--players", "3"), 3),
        (("--players", "3", "--bots", "greedy,greedy,random"), 3),
    ],
)
def test_bots_meet_in_the_arena(
    words: tuple[str, ...], bots: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two and three of them; the same seed gives the same games, and every game is counted once."""
    match = ["arena", "--game", "toy", "--games", "12", "--seed", "3", *words]
    found = said(capsys, *match)
    assert len(found["wins"]) == bots and found["errors"] == 0
    assert sum(found["wins"].values()) + found.get("drawn", 0) + found["unfinished"] == 12
    assert said(capsys, *match)["wins"] == found["wins"]


# -- engine ------------------------------------------------------------------------------------------


def ask(engine: Engine, **line: Any) -> dict[str, Any]:
    """One line to the engine, and its answer."""
    return engine.answer(json.dumps(line))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_engine_speaks_the_game_by_lines(seats: int) -> None:
    """A whole game; seats have the game's own names, refusals its own words and rules."""
    engine = Engine()
    assert ask(engine, cmd="new", game="toy", seats=seats, seed=5)["ok"]
    assert ask(engine, cmd="play", move="swim")["error"]["rule"] in ("T-4", "T-9")
    asked: set[str] = set()
    while "moves" in (answer := ask(engine, cmd="legal")):
        asked.add(answer["seat"])
        assert ask(engine, cmd="play", move=answer["moves"][0])["ok"]
    assert asked == set(("north", "south", "west")[:seats])
    assert answer["finished"]["reason"] in ("target", "stopped")
    assert len(ask(engine, cmd="view", seat=None)["view"]["points"]) == seats


def test_the_engine_goes_step_by_step() -> None:
    """Dice and cards are told by whoever drives it."""
    engine = Engine()
    assert ask(engine, cmd="new", game="toy", steps=True)["ok"]
    kinds = []
    while "operation" in (answer := ask(engine, cmd="due")):
        kinds.append(answer["operation"]["kind"])
        values = [4] if kinds[-1] == "roll" else []
        assert ask(engine, cmd="done", values=values)["ok"]
    assert kinds == ["seal", "shuffle", "draw", "draw", "roll"]
    assert answer["decision"] == {"kind": "load", "room": 4}
    assert ask(engine, cmd="carrier", seat="north", move="load goat")["carrier"]["kind"] == "play"
    assert ask(engine, cmd="act", seat="north", move="load goat", opened="goat", index=0)["ok"]


def test_positions_dice_and_going_back_are_the_games_own() -> None:
    """load, force and undo, and another game in between."""
    engine = Engine()
    position = {"hands": [["goat", "ox"], ["cat"]], "stack": ["bell", "bell"], "room": 3}
    assert ask(engine, cmd="load", game="toy", position=position)["ok"]
    heavy = ask(engine, cmd="play", move="load ox")["error"]
    assert heavy == {
        "code": "load/heavy",
        "rule": "T-4",
        "message": "the Ox is too heavy: the ferry carries 3",
    }
    unheld = ask(engine, cmd="play", move="load scout")["error"]
    assert (unheld["code"], unheld["rule"]) == ("card/not-held", "T-4")
    unnamed = ask(engine, cmd="play", move="sink")["error"]
    assert unnamed["rule"] == "T-5" and "which card" in unnamed["message"]
    assert ask(engine, cmd="force", dice=[5])["ok"]
    assert ask(engine, cmd="play", move="row")["ok"]
    assert ask(engine, cmd="legal")["decision"] == {"kind": "load", "room": 5}
    assert ask(engine, cmd="undo", ply=0)["ok"]
    assert ask(engine, cmd="legal")["moves"][0] == "load goat"
    assert ask(engine, cmd="new", seed=1)["ok"]
    assert ask(engine, cmd="legal")["seat"] in ("red", "blue")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"cmd": "new", "game": "chess"}, "game/unknown"),
        ({"cmd": "new", "game": "toy", "variant": "intro"}, "variant/unknown"),
        ({"cmd": "new", "variant": "short"}, "variant/unknown"),
        ({"cmd": "new", "game": "toy", "variant": "long", "seats": 3}, "seats/number"),
        ({"cmd": "new", "game": "toy", "seats": 4}, "seats/number"),
        ({"cmd": "load", "game": "toy", "position": {"variant": "gold"}}, "variant/unknown"),
    ],
)
def test_the_engine_refuses_what_is_of_another_game(line: dict[str, Any], code: str) -> None:
    """And goes on."""
    engine = Engine()
    assert ask(engine, **line)["error"]["code"] == code
    assert ask(engine, cmd="new", game="toy")["ok"]


# -- wrong words -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "--game", "chess"), "chess"),
        (("arena", "--game", "toy", "--variant", "intro"), "toy has no variant “intro”"),
        (("arena", "--game", "duel", "--variant", "short"), "duel has no variant “short”"),
        (("arena", "--game", "toy", "--players", "4"), "toy short is for 2 or 3 players, not 4"),
        (("arena", "--game", "toy", "--variant", "long", "--players", "3"), "is for 2 players, not 3"),
        (("arena", "--game", "toy", "--bots", "merchant,random"), "merchant"),
        (("play", "--game", "toy", "--bot", "merchant", "--plain"), "merchant"),
        (("play", "--game", "toy", "--variant", "gold", "--plain"), "toy has no variant “gold”"),
        (("host", "--game", "toy", "--players", "4", "--headless", "--bot", "random"), "4"),
        (("host", "--game", "toy", "--headless", "--bot", "prince"), "prince"),
    ],
)
def test_what_does_not_go_together_is_said_in_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2, and nothing but that on standard error."""
    assert main(list(words)) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and sentence in captured.err
    assert captured.err.startswith("p2pduel: ") and len(captured.err.splitlines()) <= 2


# -- sockets -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Evening:
    """A game over sockets: the three journals, and how each of the three saw its end."""

    journals: tuple[Path, Path, Path]
    ends: tuple[dict[str, Any], ...]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """Anna hosts, Cleo watches, Bert sits down: three processes and one game of the Ferry."""
    folder = tmp_path_factory.mktemp("evening")
    anna, bert, cleo = (folder / f"{name}.duel" for name in ("anna", "bert", "cleo"))

    def peer(file: Path, *words: str) -> Peer:
        return Peer(
            *words, "--journal", str(file), *QUIET, home=folder / f"{file.stem}-home", program=PROGRAM
        )

    with peer(anna, "host", "--game", "toy", "--name", "Anna", "--bot", "greedy") as host:
        address = f"127.0.0.1:{host.until('listening')['port']}"
        with (
            peer(cleo, "watch", address) as watcher,
            peer(bert, "join", address, "--name", "Bert", "--bot", "random") as guest,
        ):
            ends = tuple(each.until("finished") for each in (host, guest, watcher))
            assert [each.wait() for each in (host, guest, watcher)] == [0, 0, 0]
    yield Evening((anna, bert, cleo), ends)


def test_a_game_over_sockets_is_verified_by_anybody_who_knows_it(evening: Evening) -> None:
    """Host, guest and spectator end with one head, one state and the same file, which proves itself."""
    assert len({(end["winner"], end["head"], end["state"]) for end in evening.ends}) == 1
    assert len({file.read_bytes() for file in evening.journals}) == 1
    verdict = verify(evening.journals[2])
    assert verdict.finished and verdict.ok and verdict.exit_code == 0


def test_a_broken_file_of_a_game_is_noticed(evening: Evening, tmp_path: Path) -> None:
    """One bit in the middle."""
    data = bytearray(evening.journals[0].read_bytes())
    data[len(data) // 2] ^= 1
    broken = tmp_path / "broken.duel"
    broken.write_bytes(data)
    assert not verify(broken).ok


def test_a_record_is_told_in_the_games_words(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    """Line by line, by text."""
    assert main(["replay", str(evening.journals[0]), "--text"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^ +Anna loads the \w+$", told, re.M) and "Turn 2: Bert" in told


def test_a_program_without_the_game_says_so(evening: Evening, tmp_path: Path) -> None:
    """verify and replay of a journal, in one sentence and with exit code 2."""
    for words in (("verify",), ("replay", "--text")):
        done = p2pduel(words[0], str(evening.journals[0]), *words[1:], home=tmp_path)
        assert done.returncode == 2 and done.stdout == ""
        assert "“toy” is a game this program does not know" in done.stderr
        assert len(done.stderr.splitlines()) <= 2


def test_a_guest_without_the_game_does_not_sit_down(tmp_path: Path) -> None:
    """It hears which game is played; the table goes on waiting, and somebody else sits down."""
    words = ("host", "--game", "toy", "--name", "Anna", "--bot", "greedy", *QUIET)
    with Peer(*words, home=tmp_path / "anna", program=PROGRAM) as host:
        address = f"127.0.0.1:{host.until('listening')['port']}"
        done = p2pduel("join", address, "--bot", "greedy", *QUIET, home=tmp_path / "old")
        assert done.returncode != 0 and "toy" in done.stderr and "Traceback" not in done.stderr
        join = ("join", address, "--bot", "greedy", *QUIET)
        with Peer(*join, home=tmp_path / "bert", program=PROGRAM) as guest:
            assert guest.until("finished")["winner"] == host.until("finished")["winner"]


# -- plain mode --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_person_plays_by_numbers(players: int, tmp_path: Path) -> None:
    """Against one bot and against two, by the first choice always; the file proves itself."""
    words = ("play", "--game", "toy", "--players", str(players), "--plain")
    player = Player(tmp_path, *words, program=PROGRAM)
    try:
        assert player.question()
        player.type("board", "hand", "card goat", "rule T-4", "hint", "1")
        while player.question():
            player.type("1")
        player.end_input()
        assert player.finish() == 0
    finally:
        player.close()
    said = "".join(player.said)
    assert "of 9 points and 3 cards." in said and "Weighs 2." in said and "Load cards of your hand" in said
    assert "You roll " in said and "Greedy loads the " in said
    assert ("Greedy 2 rolls" in said) == (players == 3)
    (file,) = (tmp_path / "games").glob("*.duel")
    assert verify(file).finished and verify(file).ok

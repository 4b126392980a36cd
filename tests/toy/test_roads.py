"""The toy game on every road of the program: nothing outside its folder knows its name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from p2pduel.cli import main
from p2pduel.cli.engine import Engine


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
        (("arena", "--game", "toy", "--variant", "intro"), "toy has no variant 'intro'"),
        (("arena", "--variant", "short"), "duel has no variant 'short'"),
        (("arena", "--game", "toy", "--players", "4"), "toy short is for 2 or 3 players, not 4"),
        (("arena", "--game", "toy", "--variant", "long", "--players", "3"), "is for 2 players, not 3"),
        (("arena", "--game", "toy", "--bots", "merchant,random"), "merchant"),
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

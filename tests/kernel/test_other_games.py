"""Arena, engine and bots with a game they have never heard of, for more than two."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from p2pduel import games
from p2pduel.bots import check_bot, make_bot, names
from p2pduel.bots.external import ExternalBot
from p2pduel.cli import main
from p2pduel.cli.engine import Engine
from p2pduel.games.door.crew import Crew
from p2pduel.games.duel.bots import crew as duel_crew
from p2pduel.local import arena
from p2pduel.local.arena import Match
from p2pduel.local.driver import LocalTable
from p2pduel.local.report import page
from tests.kernel.race.bots import crew as race_crew
from tests.kernel.race.rules.ruleset import RULESET as RACE

CREWS: tuple[Crew, ...] = (duel_crew, race_crew)


def test_a_crew_offers_only_whom_it_can_make() -> None:
    """Everybody named has a line of words, and can be made."""
    for crew in CREWS:
        for name in {*crew.LEVELS, *crew.TIMED, *crew.MATCH}:
            assert name in crew.BOTS and crew.about(name)
            assert crew.make(name, random.Random(1), None, own_process=False)


def test_bots_are_those_of_the_game() -> None:
    """The merchant does not run races."""
    assert names("race") == ("random",) and check_bot("random", "race") == "random"
    with pytest.raises(ValueError, match="no bot is called “merchant”"):
        check_bot("merchant", "race")
    with pytest.raises(KeyError):
        make_bot("merchant", random.Random(1), "race")
    with pytest.raises(games.UnknownGameError):
        check_bot("random", "chess")


def test_a_program_is_told_game_and_seats(tmp_path: Path) -> None:
    """It answers with the first move, and keeps what it was asked."""
    code = (
        "import json, sys\n"
        "line = json.loads(input())\n"
        "open(sys.argv[1], 'w').write(json.dumps([line['game'], line['seats'], line['seat']]))\n"
        "print(json.dumps({'move': line['moves'][0]}), flush=True)\n"
        "input()\n"
    )
    program, heard = tmp_path / "program.py", tmp_path / "heard.json"
    program.write_text(code, encoding="utf-8")
    bot = ExternalBot(f"{sys.executable} {program} {heard}", seconds=120.0, game="race")
    table = LocalTable(RACE, "crowd", 1)
    assert bot.choose(table.view(0), table.legal()).text == "pass"
    bot.stop()
    assert json.loads(heard.read_text("utf-8")) == ["race", 3, "ann"]


# -- the arena ---------------------------------------------------------------------------------------


def test_three_take_turns_to_begin_and_every_seat_is_counted() -> None:
    """The first seat begins, so each bot sits there in turn."""
    played = arena.run(Match("crowd", ("random",) * 3, seed=3, game="race"), 9)
    assert [result.first for result in played.results] == [0, 1, 2] * 3
    figures = played.summary()
    assert figures["errors"] == figures["unfinished"] == 0
    assert set(figures["wins"]) == {"random#1", "random#2", "random#3"}
    assert sum(figures["wins"].values()) == sum(seat["wins"] for seat in figures["seats"]) == 9
    assert figures["game"] == "race" and figures["players"] == len(figures["seats"]) == 3
    assert {count["card"] for count in figures["cards"]} <= {"1", "2", "3", "scout"}
    assert "random#1, random#2 and random#3: 9 games of race crowd for 3" in page(played)


def test_where_three_play_nobody_wins_by_anothers_resignation() -> None:
    """The game is unfinished, and it is said who gave up."""
    match = Match("crowd", ("random", "cmd:no-such-program", "random"), game="race")
    played = arena.run(match, 2)
    assert played.summary()["unfinished"] == played.summary()["resigned"] == 2
    assert [name for name, _ in played.resignations()] == ["cmd:no-such-program"]


def test_arena_by_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    """Variant, players and bots have the game's own defaults."""
    assert main(["arena", "--game", "race", "--games", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["variant"], found["players"], found["errors"]) == ("crowd", 3, 0)
    words = ["--players", "4", "--bots", "random,random,random,random", "--games", "1"]
    assert main(["arena", "--game", "race", *words]) == 0
    assert "1 game of race crowd for 4" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--game", "chess"], "no game is called “chess”; there are: duel, "),
        (["--game", "race", "--variant", "intro"], "race has no variant “intro”; it has: crowd, pair"),
        (["--game", "duel", "--variant", "crowd"], "duel has no variant “crowd”"),
        (["--players", "3"], "duel intro is for 2 players, not 3"),
        (["--game", "race", "--players", "7"], "race crowd is for 2, 3 or 4 players, not 7"),
        (["--game", "race", "--bots", "random,random"], "does not name"),
        (["--game", "race", "--bots", "greedy,random,random"], "no bot is called"),
    ],
)
def test_options_that_do_not_go_together(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One clear line, exit code 2."""
    assert main(["arena", *words]) == 2
    assert said in capsys.readouterr().err


# -- the engine --------------------------------------------------------------------------------------


def ask(engine: Engine, **line: Any) -> dict[str, Any]:
    """An answer."""
    return engine.answer(json.dumps(line))


def test_a_game_for_four_by_lines() -> None:
    """Seats are answered by name, and asked by name or number; a pick says whose hand it is."""
    engine = Engine()
    assert ask(engine, cmd="new", game="race", variant="crowd", seats=4, seed=5)["ok"]
    assert ask(engine, cmd="legal")["seat"] == "ann"
    assert ask(engine, cmd="view", seat=3) == ask(engine, cmd="view", seat="dan")
    assert ask(engine, cmd="view", seat=4)["error"]["code"] == "input/field"
    refused = ask(engine, cmd="play", move="swim")["error"]
    assert refused == {"code": "move/unknown", "rule": "X-1", "message": "race: no move swim"}
    assert ask(engine, cmd="play", move="rob 2")["ok"]
    picks = ask(engine, cmd="legal")["moves"]
    assert ask(engine, cmd="play", move=picks[0])["ok"] and ask(engine, cmd="legal")["seat"] == "ben"
    assert ask(engine, cmd="rules")["document"]["name"] == "race"
    assert ask(engine, cmd="rules", game="duel")["fingerprint"] == ask(Engine(), cmd="rules")["fingerprint"]


def test_step_by_step_a_pick_names_its_hand_where_several_are_there() -> None:
    """Between two it is the other's, and the Duel's answers stay as they were."""
    for seats, zone in ((3, "hand2"), (2, None)):
        engine = Engine()
        assert ask(engine, cmd="new", game="race", seats=seats, steps=True)["ok"]
        while "operation" in ask(engine, cmd="due"):
            assert ask(engine, cmd="done")["ok"]
        assert ask(engine, cmd="act", seat="ann", move=f"rob {seats - 1}")["ok"]
        assert ask(engine, cmd="done")["ok"]
        carrier = ask(engine, cmd="carrier", seat=0, move="pick 1")["carrier"]
        assert carrier == {"kind": "pick", "seat": 0, "positions": [1]} | ({"zone": zone} if zone else {})


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"cmd": "new", "game": "chess"}, "game/unknown"),
        ({"cmd": "load", "game": "chess", "position": {}}, "game/unknown"),
        ({"cmd": "rules", "game": "chess"}, "game/unknown"),
        ({"cmd": "new", "game": "race", "variant": "intro"}, "variant/unknown"),
        ({"cmd": "new", "variant": "crowd"}, "variant/unknown"),
        ({"cmd": "new", "seats": 3}, "seats/number"),
        ({"cmd": "new", "game": "race", "variant": "pair", "seats": 4, "steps": True}, "seats/number"),
        ({"cmd": "load", "game": "race", "position": {}}, "position/form"),
        ({"cmd": "force", "dice": [0]}, "force/dice"),
    ],
)
def test_what_there_is_not_is_refused_and_the_game_goes_on(line: dict[str, Any], code: str) -> None:
    """With a code; the table stays."""
    engine = Engine()
    ask(engine, cmd="new", game="race")
    before = ask(engine, cmd="dump")
    assert ask(engine, **line)["error"]["code"] == code
    assert ask(engine, cmd="dump") == before

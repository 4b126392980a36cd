"""`p2pduel engine`: every command, and wrong input that never ends the process."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from p2pduel.cli.engine import COMMANDS, Engine
from p2pduel.local.driver import LocalTable

DOCS = Path(__file__).parents[2] / "docs"


def ask(engine: Engine, **command: Any) -> dict[str, Any]:
    """Send one command as its line."""
    return engine.answer(json.dumps(command))


def begun(variant: str = "intro", seed: int = 1) -> Engine:
    """An engine with a fresh game."""
    engine = Engine()
    assert ask(engine, cmd="new", variant=variant, seed=seed)["ok"]
    return engine


def fits(shown: Any, found: Any) -> bool:
    """Whether an answer is what the document shows; fields it leaves out may be anything."""
    if isinstance(shown, dict):
        return isinstance(found, dict) and all(key in found and fits(shown[key], found[key]) for key in shown)
    if isinstance(shown, list):
        if shown and shown[-1] == "…":
            return len(found) >= len(shown) - 1 and all(map(fits, shown[:-1], found))
        return isinstance(found, list) and len(shown) == len(found) and all(map(fits, shown, found))
    return bool(shown == found)


SESSIONS = [
    part.split("```")[0].splitlines()
    for part in (DOCS / "engine.md").read_text("utf-8").split("```session\n")[1:]
]


@pytest.mark.parametrize("session", SESSIONS, ids=["by moves", "by steps"])
def test_the_worked_sessions_of_the_docs_run_as_shown(session: list[str]) -> None:
    """docs/engine.md is true, line by line, in a process of its own."""
    sent = [line[2:] for line in session if line.startswith("> ")]
    shown = [json.loads(line[2:]) for line in session if line.startswith("< ")]
    done = subprocess.run(
        [sys.executable, "-m", "p2pduel", "engine"],
        input="\n".join(sent) + "\n",
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0 and len(answers) == len(shown) > 10
    for line, expected, answer in zip(sent, shown, answers, strict=True):
        assert fits(expected, answer), f"{line}\nshown  {expected}\nanswer {answer}"


def test_bytes_that_are_no_text_are_answered() -> None:
    """A line of broken UTF-8 gets an error; the next line still works."""
    done = subprocess.run(
        [sys.executable, "-m", "p2pduel", "engine"],
        input=b'\xff\xfe\x00\n{"cmd":"new"}\n',
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert first["error"]["code"] == "input/json" and second["ok"] and done.returncode == 0


def test_every_line_is_answered_once_however_odd() -> None:
    """Empty lines, blanks, carriage returns, a NUL, a line without end: one answer each, and on it goes."""
    odd = [b"", b"   ", b"\r", b"\x00", b"{" + b" " * 4_100_000, b'{"cmd":"new"}\r', b'{"cmd":"quit"}']
    done = subprocess.run(
        [sys.executable, "-m", "p2pduel", "engine"], input=b"\n".join(odd), capture_output=True, check=False
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [False] * 5 + [True] * 2
    assert [answer["error"]["code"] for answer in answers[:5]] == ["input/json"] * 4 + ["input/size"]
    assert done.returncode == 0 and not done.stderr


def test_a_whole_game_by_lines_ends_with_a_winner() -> None:
    """Legal, play, legal, play … until `finished`; afterwards a move is refused."""
    engine, source = begun(seed=3), random.Random(3)
    plies = 0
    while "moves" in (question := ask(engine, cmd="legal")):
        answer = ask(engine, cmd="play", move=source.choice(question["moves"]))
        plies += 1
        assert answer["ok"] and answer["ply"] == plies
    assert question["finished"]["winner"] in ("red", "blue") and question["finished"]["reason"] == "target"
    assert ask(engine, cmd="play", move="end")["error"]["code"] == "game/over"


def test_the_same_seed_gives_the_same_game() -> None:
    """Hashes agree for one seed, and differ for another one's starter or cards."""
    first, second = begun(seed=9), begun(seed=9)
    assert ask(first, cmd="dump") == ask(second, cmd="dump")
    assert ask(first, cmd="dump") != ask(begun(seed=10), cmd="dump")


def test_a_dumped_position_loads_to_the_same_hash_and_the_same_moves() -> None:
    """dump → load → dump is the same document, from the middle of a game."""
    engine, source = begun(seed=4), random.Random(4)
    for _ in range(60):
        assert ask(engine, cmd="play", move=source.choice(ask(engine, cmd="legal")["moves"]))["ok"]
    position = ask(engine, cmd="dump")["position"]
    other = Engine()
    loaded = ask(other, cmd="load", position=position, strict=True)
    assert loaded["ok"] and loaded["hash"] == ask(engine, cmd="undo", ply=60)["hash"]
    assert ask(other, cmd="dump")["position"] == position
    assert ask(other, cmd="legal") == ask(engine, cmd="legal")


def test_undo_goes_back_exactly() -> None:
    """After undo the document is the one of that ply, and unknown plies are refused."""
    engine, source = begun(seed=5), random.Random(5)
    kept = []
    for _ in range(12):
        kept.append(ask(engine, cmd="dump"))
        assert ask(engine, cmd="play", move=source.choice(ask(engine, cmd="legal")["moves"]))["ok"]
    assert ask(engine, cmd="undo", ply=7)["ply"] == 7
    assert ask(engine, cmd="dump") == kept[7]
    assert not ask(engine, cmd="undo", ply=99)["ok"] and not ask(engine, cmd="undo", ply=-1)["ok"]
    assert ask(engine, cmd="dump") == kept[7]


def test_forced_dice_come_and_forced_cards_are_drawn() -> None:
    """The next roll and the next card are what was asked for; no card appears twice for it."""
    engine = Engine()
    hands = {"red": ["abbey", "scout"], "blue": ["inga", "harald", "osmund"]}
    assert ask(engine, cmd="load", position={"phase": "draw", "active": "red", "hands": hands})["ok"]
    before = sorted(ask(engine, cmd="dump")["position"]["private"]["sealed"].values())
    assert ask(engine, cmd="force", stack="draw3", top=["candamir"])["ok"]
    assert sorted(ask(engine, cmd="dump")["position"]["private"]["sealed"].values()) == before
    assert ask(engine, cmd="play", move="draw draw3")["ok"]
    view = ask(engine, cmd="view", seat="red")["view"]
    assert [view["known"][str(slot)] for slot in view["public"]["zones"]["hand0"]][-1] == "candamir"
    assert ask(engine, cmd="play", move="pass")["ok"]
    assert ask(engine, cmd="force", dice=[2, 1])["ok"]
    rolled = ask(engine, cmd="play", move="roll")["outcomes"]
    dice = next(outcome for outcome in rolled if outcome["kind"] == "dice")
    assert (dice["production"], dice["symbol"]) == (2, "brigand_attack")


def test_the_event_die_is_forced_by_number_or_by_symbol() -> None:
    """Both say the same; the dice forced first fall first."""
    engine = Engine()
    hands: dict[str, list[str]] = {"red": ["brigitta"], "blue": ["scout"]}
    assert ask(engine, cmd="load", position={"phase": "preroll", "hands": hands})["ok"]
    assert ask(engine, cmd="force", dice=[4, "plentiful_harvest"])["ok"]
    assert ask(engine, cmd="force", dice=[5, 2])["ok"]
    rolled = ask(engine, cmd="play", move="roll")["outcomes"][0]
    assert (rolled["production"], rolled["symbol"]) == (4, "plentiful_harvest")
    refused = ask(engine, cmd="force", dice=[4, "thunder"])["error"]
    assert refused["code"] == "force/dice" and "plentiful_harvest" in refused["message"]


def test_a_defence_roll_is_the_next_result_too() -> None:
    """E-69: the forced production die is what Tower's owner rolls (D-18.3); the turn keeps its number."""
    engine = Engine()
    position = {
        "variant": "turmoil",
        "production": 4,
        "red": {"centre": {"1": "city"}, "sites": {"T1": ["hedge_tavern"]}},
        "blue": {"sites": {"T-1": ["osmund"], "T1": ["lookout_tower"]}},
        "hands": {"red": ["archer"], "blue": []},
    }
    for shown, warded in ((2, True), (3, False)):
        assert ask(engine, cmd="load", position=position)["ok"]
        assert ask(engine, cmd="force", dice=[shown, 1])["ok"]
        assert ask(engine, cmd="play", move="play archer")["ok"]
        outcomes = ask(engine, cmd="play", move="defend")["outcomes"]
        assert {"kind": "defended", "seat": 1, "roll": shown, "success": warded} in outcomes
        assert ask(engine, cmd="view", seat=None)["view"]["public"]["production"] == 4


def test_only_cards_nobody_has_placed_can_be_forced() -> None:
    """Where Yule lies everybody knows, and a card in a hand or left out of a deck stays there."""
    engine = begun("tournament")
    assert ask(engine, cmd="force", stack="events", top=["yule"])["error"]["code"] == "force/face"
    for stack in ("hand0", "deck0.rest", "events0.rest", "fetched0"):
        assert ask(engine, cmd="force", stack=stack, top=["abbey"])["error"]["code"] == "force/stack"
    sealed = ask(engine, cmd="dump")["position"]
    zones, faces = sealed["public"]["zones"], sealed["private"]["sealed"]
    left_out = {faces[str(slot)] for slot in zones["deck0.rest"]}
    chosen = {faces[str(slot)] for n in (1, 2, 3, 4) for slot in zones[f"draw{n}"]}
    refused = ask(engine, cmd="force", stack="draw1", top=[min(left_out - chosen)])
    assert refused["error"]["code"] == "force/face"
    assert ask(engine, cmd="dump")["position"] == sealed


def test_a_refused_move_does_not_even_move_the_dice() -> None:
    """The same seed gives the same game, whatever was refused in between."""
    hands = {"red": ["abbey", "inga", "harald"], "blue": ["osmund"]}
    ends = []
    for wrong in ((), ("build abbey T5", "build inga T9", "bury draw1 <inga>", "play scout")):
        engine = Engine()
        assert ask(engine, cmd="load", position={"hands": hands}, seed=3)["ok"]
        for move in wrong:
            assert not ask(engine, cmd="play", move=move)["ok"]
        for move in ("build abbey T-1", "end", "draw draw1", "draw draw1", "pass", "roll"):
            assert ask(engine, cmd="play", move=move)["ok"], move
        ends.append(ask(engine, cmd="dump"))
    assert ends[0] == ends[1]


def test_a_position_that_breaks_in_the_middle_of_a_move_is_left_as_it_was() -> None:
    """An agenda nobody could have come to: the move is answered with an error and nothing has happened."""
    engine = begun()
    while ask(engine, cmd="legal")["decision"]["kind"] != "preroll":
        assert ask(engine, cmd="play", move=ask(engine, cmd="legal")["moves"][0])["ok"]
    position = ask(engine, cmd="dump")["position"]
    step = next(step for step in position["public"]["agenda"] if step[0] == "end_turn")
    step[1] = "nobody"
    assert ask(engine, cmd="load", position=position)["ok"]
    while (answer := ask(engine, cmd="play", move=ask(engine, cmd="legal")["moves"][0]))["ok"]:
        before = ask(engine, cmd="dump")
    assert answer["error"]["code"] == "engine/defect"
    assert ask(engine, cmd="dump") == before and ask(engine, cmd="legal")["ok"]


def test_a_defect_of_ours_has_a_code_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for it in their input, and the session goes on with nothing changed."""
    engine = begun()
    before = ask(engine, cmd="dump")
    nothing: dict[str, str] = {}
    monkeypatch.setattr(LocalTable, "legal", lambda _self: nothing["missing"])
    answer = ask(engine, cmd="legal")
    assert answer["error"]["code"] == "engine/defect" and "KeyError" in answer["error"]["message"]
    monkeypatch.undo()
    assert ask(engine, cmd="legal")["ok"] and ask(engine, cmd="dump") == before


def test_a_view_shows_no_more_than_its_seat_knows() -> None:
    """Red's view has red's hand, blue's has blue's, the spectator's has neither."""
    engine = Engine()
    hands = {"red": ["abbey", "scout", "inga"], "blue": ["harald", "goldsmith", "parish_hall"]}
    assert ask(engine, cmd="load", position={"hands": hands})["ok"]
    views = {seat: ask(engine, cmd="view", seat=seat)["view"] for seat in ("red", "blue", None)}
    assert sorted(views["red"]["known"].values()) == sorted(hands["red"])
    assert sorted(views["blue"]["known"].values()) == sorted(hands["blue"])
    assert views[None]["known"] == {} and views[None]["public"] == views["red"]["public"]


WRONG = [
    "",
    "nonsense",
    "[]",
    "null",
    '"new"',
    "{}",
    '{"cmd": 5}',
    '{"cmd": ["new"]}',
    '{"cmd": "fly"}',
    '{"cmd": "new", "variant": "chess"}',
    '{"cmd": "new", "variant": 3}',
    '{"cmd": "new", "seed": "x"}',
    '{"cmd": "new", "seed": true}',
    '{"cmd": "new", "extra": 1}',
    '{"cmd": "dump", "cmd": "quit"}',
    '{"cmd": "load", "position": {"turn": 1, "turn": 2}}',
    '{"cmd": "load", "position": {"turn": 1e999}}',
    '{"cmd": "load", "position": {"turn": NaN}}',
    '{"cmd": "load", "position": {"active": 5}}',
    '{"cmd": "load", "position": {"symbol": "thunder"}}',
    '{"cmd": "load", "position": {"production": 7}}',
    '{"cmd": "load", "position": {"hands": {"red": ["abbey-7"]}}}',
    '{"cmd": "load", "position": {"hands": {"red": ["yule"]}}}',
    '{"cmd": "load", "position": {"hands": {"red": ["chapel"]}}}',
    '{"cmd": "load", "position": {"faceup": ["abbey"]}}',
    '{"cmd": "load", "position": {"stacks": {"events": ["abbey"]}}}',
    '{"cmd": "load", "position": {"stacks": {"regions": ["forest-7"]}}}',
    '{"cmd": "load", "position": {"sizes": {"draw1": 1}}, "strict": true}',
    '{"cmd": "load", "position": {"settlements": 4}, "strict": true}',
    '{"cmd": "load", "position": {"red": {"regions": {"T0": "forest-6"}}}, "strict": true}',
    '{"cmd": "load"}',
    '{"cmd": "load", "position": []}',
    '{"cmd": "load", "position": {"red": {"stored": {"T2": 4}}}}',
    '{"cmd": "load", "position": {"red": {"stored": {"T2": "x"}}}}',
    '{"cmd": "load", "position": {"hands": {"red": ["no_such_card"]}}}',
    '{"cmd": "load", "position": {"public": {"zones": 3}}}',
    '{"cmd": "load", "position": {"phase": "lunch"}}',
    '{"cmd": "load", "position": {"unknown": 1}}',
    '{"cmd": "play"}',
    '{"cmd": "play", "move": "fly to the moon"}',
    '{"cmd": "play", "move": ""}',
    '{"cmd": "play", "move": 7}',
    '{"cmd": "force"}',
    '{"cmd": "force", "dice": [1]}',
    '{"cmd": "force", "dice": [7, 1]}',
    '{"cmd": "force", "dice": ["a", "b"]}',
    '{"cmd": "force", "dice": [1, 2], "stack": "draw1"}',
    '{"cmd": "force", "stack": "nowhere", "top": ["abbey"]}',
    '{"cmd": "force", "stack": "draw1", "top": [1]}',
    '{"cmd": "force", "stack": "draw1", "top": ["no_such_card"]}',
    '{"cmd": "view", "seat": "green"}',
    '{"cmd": "view", "seat": 2}',
    '{"cmd": "view"}',
    '{"cmd": "undo", "ply": "x"}',
    '{"cmd": "undo", "ply": 5}',
    '{"cmd": "new", "steps": 1}',
    '{"cmd": "new", "steps": true, "seed": 1}',
    '{"cmd": "done"}',
    '{"cmd": "act", "seat": "red", "move": "draw draw1"}',
    "[" * 100_000,
]


@pytest.mark.parametrize("line", WRONG, ids=range(len(WRONG)))
def test_wrong_input_is_refused_and_changes_nothing(line: str) -> None:
    """Each wrong line gets an error with a code and words; the game is untouched."""
    engine = begun()
    before = ask(engine, cmd="dump")
    answer = engine.answer(line)
    assert answer["ok"] is False
    assert answer["error"]["code"] and answer["error"]["message"] and "rule" in answer["error"]
    assert ask(engine, cmd="dump") == before


NEEDS_A_GAME = [
    '{"cmd":"dump"}',
    '{"cmd":"legal"}',
    '{"cmd":"undo","ply":0}',
    '{"cmd":"view","seat":null}',
    '{"cmd":"play","move":"end"}',
    '{"cmd":"force","dice":[1,1]}',
    '{"cmd":"hash"}',
    '{"cmd":"due"}',
    '{"cmd":"done"}',
    '{"cmd":"carrier","seat":"red","move":"end"}',
    '{"cmd":"act","seat":"red","move":"end"}',
]


@pytest.mark.parametrize("line", NEEDS_A_GAME)
def test_without_a_game_there_is_nothing_to_do(line: str) -> None:
    """Commands about a game are refused before there is one."""
    assert Engine().answer(line)["error"]["code"] == "game/none"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
COMMAND = st.sampled_from(sorted({*COMMANDS} - {"quit", "rules"}))
FIELDS = st.sampled_from(sorted({field.name for fields, _ in COMMANDS.values() for field in fields}))


ENGINES: list[Engine] = []
"""One for all examples: after whatever came before, the next line must be answered, too."""


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(command=COMMAND, fields=st.dictionaries(FIELDS, JSON, max_size=3))
def test_no_object_ends_the_process(command: str, fields: dict[str, Any]) -> None:
    """Whatever JSON comes, in either mode, there is an answer that is JSON again."""
    if not ENGINES:
        ENGINES.extend((begun(), Engine()))
        assert ask(ENGINES[1], cmd="new", steps=True)["ok"]
    for engine in ENGINES:
        answer = ask(engine, cmd=command, **fields)
        assert isinstance(answer["ok"], bool) and json.loads(json.dumps(answer)) == answer

"""Positions as documents: short ones, whole ones, and those that cannot be; options; the engine command."""

from __future__ import annotations

import json
from typing import Any

import pytest

from p2pduel.games.island.rules.options import Options, read_options
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.kernel.errors import IllegalMove
from p2pduel.local.driver import LocalTable
from tests.island.scenes import scene


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ({"boat": 1}, "position/field"),
        ({"blue": {"boats": 1}}, "position/field"),
        ({"seats": 5}, "seats/number"),
        ({"variant": "two", "seats": 3}, "seats/number"),
        ({"variant": "intro"}, "variant/unknown"),
        ({"white": {"hand": {"ore": 1}}}, "position/colour"),
        ({"blue": {"settlements": ["V55"]}}, "position/form"),
        ({"blue": {"roads": ["1-2"]}}, "position/form"),
        ({"blue": {"hand": {"ore": -1}}}, "position/form"),
        ({"blue": {"hand": {"gold": 1}}}, "position/form"),
        ({"blue": {"settlements": ["V1", "V3", "V12", "V23", "V40", "V54"]}}, "position/form"),
        ({"blue": {"dev": ["knight"] * 15}}, "position/cards"),
        ({"stack": ["abbey"]}, "position/cards"),
        ({"phase": "over"}, "position/phase"),
        ({"phase": "founding", "active": "orange", "starter": "blue"}, "position/phase"),
        ({"robber": "H20"}, "position/form"),
        ({"active": "green"}, "position/form"),
        ({"active": 7}, "position/form"),
        ({"board": {"terrain": ["forest"], "tokens": [], "harbours": []}}, "position/form"),
        ({"board": "island"}, "position/form"),
        ({"options": {"target": 99}}, "option/value"),
        ({"options": {"dragons": "yes"}}, "option/unknown"),
        ({"public": {"zones": {}}}, "position/form"),
    ],
)
def test_positions_that_cannot_be_are_refused(document: dict[str, Any], code: str) -> None:
    """Each with its reason."""
    with pytest.raises(IllegalMove) as caught:
        LocalTable.load(RULESET, document)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ({"bank": {"ore": 3}}, "position/bank"),
        ({"blue": {"settlements": ["V19", "V24"]}}, "position/close"),
        (
            {
                "board": {
                    "terrain": ["forest"] * 18 + ["desert"],
                    "tokens": [5] * 19,
                    "harbours": ["general"] * 9,
                }
            },
            "position/terrain",
        ),
    ],
)
def test_strict_positions_are_those_of_the_box(document: dict[str, Any], code: str) -> None:
    """I-1.1, I-17.1, I-17.4: without strict they may be played all the same."""
    scene(**document)
    with pytest.raises(IllegalMove) as caught:
        LocalTable.load(RULESET, document, strict=True)
    assert caught.value.code == code


def test_a_whole_position_is_checked() -> None:
    """What lies nowhere or twice, and numbers out of their bounds."""
    whole = scene(blue={"settlements": ["V19"], "hand": {"ore": 2}}).table.dump()
    for field, value in (
        ("robber", 19), ("owners", [9] * 54), ("levels", [0] * 54), ("hands", [[1], [2]]),
        ("tokens", [7] * 19),
        ("seats", 3), ("longest_road", 5), ("zones", {"dev": []}), ("agenda", []), ("agenda", [["fly", 1]]),
    ):  # fmt: skip
        broken = json.loads(json.dumps(whole))
        broken["public"][field] = value
        with pytest.raises(IllegalMove):
            LocalTable.load(RULESET, broken)


def test_options_are_the_rules_as_written_unless_said() -> None:
    """I-7.3, I-8.4, I-9.7, I-10.10, I-13.7: what is left out is as usual; anything else is refused."""
    assert read_options({}) == Options(10, "later", "none", "bank", "must", "free")
    assert read_options({"tie": "holder", "target": 12}) == Options(target=12, tie="holder")
    wrong: list[dict[str, Any]] = [{"tie": "both"}, {"target": True}, {"target": "10"}, {"theft": None}]
    for said in wrong:
        with pytest.raises(IllegalMove):
            read_options(said)


def test_options_go_into_a_new_game() -> None:
    """I-16.1: as part of its state, and so of its hash."""
    usual, short = RULESET.new("base", 2), RULESET.new("base", 2, {"target": 5})
    assert (RULESET.target(usual), RULESET.target(short)) == (10, 5)
    assert usual.digest() != short.digest()
    with pytest.raises(IllegalMove):
        RULESET.new("base", 2, {"target": 99})
    table = LocalTable(RULESET, "base", 1, options={"tie": "holder"})
    assert table.state.options.tie == "holder"


def test_the_engine_command_loads_and_plays() -> None:
    """Any position, by JSON lines."""
    from p2pduel.cli.engine import Engine

    engine = Engine()
    said = engine.load(
        {"blue": {"settlements": ["V19"], "hand": {"lumber": 1, "brick": 1}}}, "island", False, 1
    )
    assert set(said) >= {"ply", "hash"}
    assert "road 19-24" in engine.legal()["moves"]
    told = engine.play("road 19-24")
    assert told["outcomes"][0] == {"kind": "built", "colour": 0, "what": "road", "place": "19-24"}
    again = engine.dump()["position"]
    engine.load(again, "island", True, 1)
    assert json.loads(json.dumps(engine.view("orange")))["view"]["points"] == [1, 0]
    assert engine.rules("island")["document"]["resources"] == ["lumber", "brick", "wool", "grain", "ore"]


def test_the_engine_command_goes_step_by_step() -> None:
    """Every roll and every card is asked for with its arguments."""
    from p2pduel.cli.engine import Engine

    engine = Engine()
    engine.answer(json.dumps({"cmd": "new", "game": "island", "variant": "base", "seats": 3, "steps": True}))
    asked = []
    while "operation" in (due := engine.due()):
        operation = due["operation"]
        asked.append(operation["kind"])
        engine.done([1 + at % 2 for at, _ in enumerate(operation.get("sides", []))], [])
        if len(asked) > 20:
            break
    assert asked[:3] == ["roll", "seal", "shuffle"] and set(asked[3:]) == {"roll"}


def test_words_of_a_line_may_come_from_anybody() -> None:
    """Texts with other signs are refused before anybody reads them."""
    at = scene(blue={"hand": {"ore": 1}})
    for text in ("offer 1 öre for 1 wool", "end\u200b", "end\x07"):
        at.refuse(text, "move/form" if not text.isascii() else "move/unknown")

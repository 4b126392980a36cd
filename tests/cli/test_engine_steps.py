"""`p2pduel engine` step by step: what is due is said, what came of it is told, hidden cards stay unknown."""

from __future__ import annotations

import json
from typing import Any

import pytest

from p2pduel.cli.engine import Engine


def ask(engine: Engine, **command: Any) -> dict[str, Any]:
    """Send one command as its line."""
    return engine.answer(json.dumps(command))


def stepped(variant: str = "intro") -> Engine:
    """An engine with a game step by step, at its first decision; red has won the toss."""
    engine = Engine()
    assert ask(engine, cmd="new", variant=variant, steps=True)["ok"]
    forward(engine, [5], [4])
    return engine


def forward(engine: Engine, *rolls: list[int], faces: tuple[str, ...] = ()) -> None:
    """Answer operations up to the next decision."""
    left, turned = list(rolls), list(faces)
    while "operation" in (due := ask(engine, cmd="due")):
        told: dict[str, Any] = {}
        if due["operation"]["kind"] == "roll":
            told["values"] = left.pop(0)
        if due["operation"]["kind"] == "flip":
            told["faces"] = [turned.pop(0) for _ in due["operation"]["positions"]]
        assert ask(engine, cmd="done", **told)["ok"]
    assert not left and not turned


def act(engine: Engine, seat: str, move: str, **told: Any) -> dict[str, Any]:
    """Make a move that is allowed."""
    answer = ask(engine, cmd="act", seat=seat, move=move, **told)
    assert answer["ok"], answer
    return answer


def rolling() -> Engine:
    """Red's first dice are under way."""
    engine = stepped()
    for seat, stack in (("red", "draw1"), ("blue", "draw2")):
        act(engine, seat, f"draw {stack}")
        forward(engine)
    act(engine, "red", "roll")
    return engine


def in_action() -> Engine:
    """Red's first turn after the dice, with three cards nobody knows."""
    engine = rolling()
    forward(engine, [1, 5], faces=("trade_ships_race",))
    assert ask(engine, cmd="due")["decision"]["kind"] == "action"
    return engine


def refused(engine: Engine, code: str, **command: Any) -> None:
    """The line is refused with the code, in words, and nothing has changed."""
    before = ask(engine, cmd="dump"), ask(engine, cmd="due")
    answer = ask(engine, cmd=command.pop("cmd"), **command)
    assert not answer["ok"] and answer["error"]["code"] == code and answer["error"]["message"], answer
    assert (ask(engine, cmd="dump"), ask(engine, cmd="due")) == before


def test_a_tie_is_tossed_again() -> None:
    """Red, blue, and both once more; who threw more begins."""
    engine = Engine()
    ask(engine, cmd="new", steps=True)
    forward(engine, [3], [3], [1], [6])
    assert ask(engine, cmd="due")["seat"] == "blue"


@pytest.mark.parametrize("values", [[], [1], [0, 1], [1, 7], [True, 1], ["1", 1], [1.0, 1], [1, 1, 1]])
def test_dice_must_be_those_that_roll(values: list[Any]) -> None:
    """As many as the operation has, each with its sides; and no faces beside them."""
    engine = rolling()
    refused(engine, "done/values", cmd="done", values=values)
    refused(engine, "done/faces", cmd="done", values=[1, 1], faces=["yule"])


def test_an_operation_without_dice_takes_none() -> None:
    """Nothing came of a draw that everybody could see."""
    engine = stepped()
    act(engine, "red", "draw draw1")
    refused(engine, "done/values", cmd="done", values=[1])
    refused(engine, "done/faces", cmd="done", faces=["abbey", "scout", "inga"])


@pytest.mark.parametrize(
    "faces", [[], ["abbey"], ["forest-6"], ["riots"], ["nothing"], [3], ["feud", "feud"]]
)
def test_a_card_turned_up_is_one_that_can_lie_there(faces: list[Any]) -> None:
    """An event of this game, and one for each card that is turned up."""
    engine = rolling()
    assert ask(engine, cmd="done", values=[1, 6])["ok"]
    assert ask(engine, cmd="due")["operation"] == {"kind": "flip", "zone": "events", "positions": [0]}
    refused(engine, "done/faces", cmd="done", faces=faces)


def test_a_card_everybody_knows_is_turned_up_as_that_one() -> None:
    """A race goes under the stack for all to see; when its turn comes, nothing else does."""
    engine = rolling()
    for seat, other in [("red", "blue"), ("blue", "red")] * 5:
        assert ask(engine, cmd="done", values=[1, 6])["ok"]
        public = ask(engine, cmd="dump")["position"]["public"]
        if known := public["faces"].get(str(public["zones"]["events"][0])):
            assert known == "yule"
            refused(engine, "done/faces", cmd="done", faces=["trade_ships_race"])
            assert ask(engine, cmd="done", faces=["yule"])["ok"]
            return
        forward(engine, faces=("trade_ships_race",))
        for move in ("end", "pass"):
            act(engine, seat, move)
            forward(engine)
        act(engine, other, "roll")
    pytest.fail("Yule was never on top")


def test_a_played_card_needs_its_face_and_its_place() -> None:
    """No more and no less than the move touches."""
    engine = in_action()
    carrier = ask(engine, cmd="carrier", seat="red", move="build abbey T-1")["carrier"]
    assert carrier == {"kind": "play", "seat": 0, "zone": "hand0", "back": "basic"}
    move = {"cmd": "act", "seat": "red", "move": "build abbey T-1"}
    refused(engine, "act/opened", **move, index=0)
    refused(engine, "act/index", **move, opened="abbey")
    refused(engine, "act/index", **move, opened="abbey", index=3)
    refused(engine, "act/index", **move, opened="abbey", index=-1)
    refused(engine, "card/not-held", **move, opened="scout", index=0)
    refused(engine, "turn/not-yours", **{**move, "seat": "blue"}, opened="abbey", index=0)
    refused(engine, "input/field", **{**move, "seat": "green"}, opened="abbey", index=0)
    before = ask(engine, cmd="hash")
    assert act(engine, "red", "build abbey T-1", opened="abbey", index=1)["ply"] == before["ply"] + 1
    assert ask(engine, cmd="undo", ply=before["ply"]) == before


def test_a_plain_move_takes_neither_and_a_buried_card_no_face() -> None:
    """And a hidden card is never named."""
    engine = in_action()
    refused(engine, "act/opened", cmd="act", seat="red", move="end", opened="abbey")
    refused(engine, "act/index", cmd="act", seat="red", move="end", index=0)
    refused(engine, "move/phase", cmd="act", seat="red", move="roll")
    refused(engine, "done/none", cmd="done")
    act(engine, "red", "end")
    forward(engine)
    bury = {"cmd": "act", "seat": "red", "move": "bury draw3"}
    assert ask(engine, cmd="carrier", seat="red", move="bury draw3")["carrier"]["kind"] == "bury"
    refused(engine, "act/secret", **{**bury, "move": "bury draw3 <abbey>"}, index=0)
    refused(engine, "act/opened", **bury, opened="abbey", index=0)
    refused(engine, "act/index", **bury)
    refused(engine, "move/not-offered", **{**bury, "move": "bury regions"}, index=0)
    assert act(engine, "red", "bury draw3", index=0)["outcomes"][0]["kind"] == "buried"


@pytest.mark.parametrize(
    "line", ['{"cmd":"legal"}', '{"cmd":"play","move":"end"}', '{"cmd":"force","dice":[1,1]}']
)
def test_what_needs_hidden_cards_is_refused_step_by_step(line: str) -> None:
    """The other mode knows the cards and the dice; this one is told."""
    refused(stepped(), "game/steps", **json.loads(line))


def test_a_game_that_answers_itself_is_not_told() -> None:
    """`due` and `hash` answer there, too; `done` and `act` have no place."""
    engine = Engine()
    begun = ask(engine, cmd="new", seed=1)
    assert ask(engine, cmd="hash") == begun
    asked = ask(engine, cmd="legal")
    assert asked.pop("moves") and ask(engine, cmd="due") == asked
    refused(engine, "game/steps", cmd="done")
    refused(engine, "game/steps", cmd="act", seat="red", move="draw draw1")

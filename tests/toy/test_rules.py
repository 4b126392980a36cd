"""The Ferry's rules: positions, moves, and what must hold in every game of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

import pytest

from p2pduel import games
from p2pduel.games import Game, UnknownGameError
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.operations import Finished
from p2pduel.kernel.record import replay, replay_entry
from p2pduel.local.driver import LocalTable
from tests.rules import helpers as duel
from tests.toy.driver import FerryTable, random_game
from tests.toy.rules.ruleset import RULESET
from tests.toy.rules.state import BOX, STACK, State
from tests.toy.rules.steps import ENGINE

GAMES = [("short", 2), ("short", 3), ("long", 2)]
everywhere = pytest.mark.parametrize(("variant", "seats"), GAMES)
NONSENSE = ("", "row now", "load", "load abbey", "sink goat", "half row", "roll")


def at(**document: Any) -> FerryTable:
    """A table at a short position."""
    return LocalTable.load(RULESET, document)


def refused(table: FerryTable, line: str) -> tuple[str, str]:
    """A move is refused and changes nothing: the code and the rule."""
    before = table.dump()
    with pytest.raises(IllegalMove) as caught:
        table.play(0, line)
    assert table.dump() == before
    return caught.value.code, caught.value.rule


# -- position, move, position ------------------------------------------------------------------------


def test_a_loaded_card_leaves_the_hand_and_room_on_the_ferry() -> None:
    """T-4: what is loaded counts, and the rest of the hand is re-masked."""
    table = at(room=4, hands=[["goat", "cat"], ["ox"]], stack=["bell"])
    assert [str(move) for move in table.legal()] == [
        "load cat",
        "load goat",
        "sink <cat>",
        "sink <goat>",
        "row",
    ]
    table.play(0, "load goat")
    state = table.state
    assert (state.room, state.loaded, state.shores) == (2, 1, [["goat"], []])
    assert [table.truth[slot] for slot in state.zones["hand0"]] == ["cat"]
    assert [str(move) for move in table.legal()] == ["load cat", "row"]


def test_moves_the_rules_forbid_name_the_rule() -> None:
    """Too heavy, not held, too late, no such card, no such move."""
    table = at(room=3, loaded=1, hands=[["goat", "ox"], []], stack=["bell"])
    assert refused(table, "load ox") == ("load/heavy", "T-4")
    assert refused(table, "load scout") == ("card/not-held", "T-4")
    assert refused(table, "sink <goat>") == ("sink/late", "T-5")
    assert refused(table, "swim") == ("move/unknown", "T-4")
    with pytest.raises(IllegalMove, match="T-2"):
        ENGINE.act(table.state, 1, "row")
    with pytest.raises(IllegalMove, match="T-1"):
        ENGINE.act(table.state, 0, "load abbey", "abbey")


def test_a_sunk_card_lies_under_the_stack_and_its_owner_alone_knows_it() -> None:
    """T-5: the hand is filled again, and the turn goes on to the next seat."""
    table = at(room=1, hands=[["ox", "bell", "bell"], ["cat"]], stack=["goat", "scout"])
    table.play(0, "sink <ox>")
    (sunk,) = [slot for slot in table.state.zones[STACK] if table.truth[slot] == "ox"]
    assert table.known[0][sunk] == "ox" and sunk not in table.known[1]
    assert sunk not in table.state.faces
    assert len(table.state.zones["hand0"]) == 3 and table.state.active == 1


def test_the_last_card_need_not_be_asked_for() -> None:
    """T-6: with an empty hand the ferry rows by itself; an empty stack ends the game (T-8)."""
    table = at(room=6, hands=[["goat"], []], shores=[[], ["cat"]])
    table.play(0, "load goat")
    assert table.due() == Finished(0, "stopped")


def test_the_target_wins_at_the_end_of_the_own_turn() -> None:
    """T-7."""
    table = at(room=5, hands=[["bell"], ["cat"]], shores=[["ox"], []])
    table.play(0, "load bell")
    assert table.due() == Finished(0, "target")


def test_a_tie_is_a_draw_when_the_ferry_stops() -> None:
    """T-8."""
    table = at(room=0, turn=24, hands=[["bell"], ["cat"]], shores=[["ox"], ["ox"]])
    table.play(0, "row")
    assert table.due() == Finished(None, "stopped")


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ({"boat": 1}, "position/field"),
        ({"seats": 4}, "seats/number"),
        ({"variant": "long", "seats": 3}, "seats/number"),
        ({"variant": "intro"}, "variant/unknown"),
        ({"stack": ["bell"] * 4}, "position/cards"),
        ({"stack": ["abbey"]}, "position/cards"),
        ({"hands": 5}, "position/form"),
        ({"public": {"zones": {}}}, "position/form"),
    ],
)
def test_positions_that_cannot_be_are_refused(document: dict[str, Any], code: str) -> None:
    """A document of another game, or with cards that the box does not have."""
    with pytest.raises(IllegalMove) as caught:
        at(**document)
    assert caught.value.code == code


# -- every game --------------------------------------------------------------------------------------


@everywhere
@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_applies_and_nothing_else_does(variant: str, seats: int, seed: int) -> None:
    """Illegal moves and other seats change nothing; no card is lost; every game ends."""
    rng = random.Random(seed)
    table = None
    for table, seat, _ in random_game(variant, seats, seed):
        before = table.dump()
        assert seat == table.state.active < seats
        lying = [table.truth[slot] for slot in table.state.backs]
        landed = [face for shore in table.state.shores for face in shore]
        assert sorted(lying + landed) == sorted(BOX)
        for move in table.legal():
            table.copy().play(seat, move)
        for text in NONSENSE:
            with pytest.raises(IllegalMove):
                table.play(seat, text)
        with pytest.raises(IllegalMove):
            table.play((seat + rng.randrange(1, seats)) % seats, table.legal()[0])
        assert table.dump() == before
    assert table is not None and isinstance(table.due(), Finished)


@everywhere
@pytest.mark.parametrize("seed", range(6))
def test_public_knowledge_is_enough_to_keep_up(variant: str, seats: int, seed: int) -> None:
    """A spectator fed only public results has the same hash at every ply; so has a replay."""
    spectator = RULESET.new(variant, seats)
    fed = 0
    table = None
    for table, _, _ in random_game(variant, seats, seed):
        for entry in table.record[fed:]:
            replay_entry(ENGINE, spectator, json.loads(json.dumps(entry)))
        fed = len(table.record)
        assert spectator.digest() == table.state.digest()
    assert table is not None
    assert replay(ENGINE, RULESET.new(variant, seats), table.record).digest() == table.state.digest()


@everywhere
def test_states_are_data(variant: str, seats: int) -> None:
    """Clones are independent; JSON and whole positions lead to the same hash and the same moves."""
    for table, seat, move in random_game(variant, seats, 1):
        state, copy = table.state, table.state.clone()
        again = State.from_json(json.loads(json.dumps(state.to_json(), sort_keys=True)))
        assert again == state == copy and again.digest() == state.digest()
        loaded = LocalTable.load(RULESET, json.loads(json.dumps(table.dump(), sort_keys=True)))
        assert loaded.dump() == table.dump() and loaded.legal() == table.legal()
        loaded.play(seat, move)
        assert loaded.state != state == copy


def test_what_others_hold_cannot_be_seen() -> None:
    """A view has the own hand, the counts of the others', and the figures of all."""
    table = LocalTable(RULESET, "short", 5, seats=3)
    view = RULESET.view(table.state, table.known[1], 1)
    assert all(face for _, face, _ in view.hand())
    assert [face for _, face, _ in view.hand(0)] == [None] * 3
    assert view.figures() == {"points": [0, 0, 0]}
    spectator = RULESET.view(table.state, table.known[1], None).to_json()
    assert spectator["known"] == {}


# -- the registry ------------------------------------------------------------------------------------


def test_two_games_at_once_do_not_disturb_each_other() -> None:
    """Toy and Duel, move by move in turn: both end as they do alone. Both have a scout and a turn."""
    alone = [_hashes(random_game("short", 3, 4)), _hashes(duel.random_game("intro", 4, 150))]
    turns = zip_longest(random_game("short", 3, 4), duel.random_game("intro", 4, 150))
    together: list[list[str]] = [[], []]
    for both in turns:
        for found, hashes in zip(both, together, strict=True):
            if found is not None:
                hashes.append(found[0].state.digest())
    assert together == alone and min(map(len, together)) > 10


def _hashes(game: Iterable[Any]) -> list[str]:
    """The state hash before every move."""
    return [table.state.digest() for table, _, _ in game]


def test_a_game_is_found_by_its_name_only_while_it_is_registered(toy: Game) -> None:
    """The door gives the rules; an unknown name is an error."""
    assert toy.rules is RULESET
    names = [entry.name for entry in games.known()]
    assert names[0] == "duel" and names[-1] == "toy"
    with pytest.raises(UnknownGameError, match="chess"):
        games.game("chess")


@pytest.mark.parametrize(("variant", "seats"), [("long", 3), ("short", 1), ("short", 4), ("intro", 2)])
def test_a_game_that_does_not_exist_is_not_begun(variant: str, seats: int) -> None:
    """Variants of other games and numbers of players that a variant is not for."""
    with pytest.raises(IllegalMove, match=variant):
        RULESET.new(variant, seats)


def test_the_entry_says_what_the_rules_say(toy: Game) -> None:
    """Names of variants and numbers of seats are written twice, so that no game is loaded for a list."""
    assert toy.variants == tuple(RULESET.variants)
    assert set(toy.seats) == {number for entry in RULESET.variants.values() for number in entry.seats}

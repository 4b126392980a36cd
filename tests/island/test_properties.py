"""What must hold in every position of every game, over long random play."""

from __future__ import annotations

import json
import os
import random
from itertools import zip_longest
from typing import Any

import pytest

from p2pduel.games.island.rules.facts import COLOURS
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.state import State
from p2pduel.kernel.canonical import canonical
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import format_move, parse_move
from p2pduel.kernel.operations import Decision, Done, Finished
from p2pduel.kernel.record import replay, replay_entry
from p2pduel.kernel.slots import own_slots
from p2pduel.local.driver import LocalTable
from tests.island.referee import Referee
from tests.island.scenes import GAMES, IslandTable, everywhere, random_game
from tests.rules import helpers as duel

FULL = os.environ.get("P2PDUEL_SOAK") == "full"
SEEDS = range(20 if FULL else 2)
ENGINE = RULESET.engine
NONSENSE = (
    "", "end now", "road", "road 1-2", "settle", "settle V55", "settle 19", "city V0", "rob", "rob H20",
    "rob H5 from green", "discard", "discard 1 gold", "trade 4 ore", "trade 5 ore 1 wool", "offer",
    "invite 0 ore",
    "counter", "close red blue", "monopoly", "monopoly gold", "invention 3 ore", "reveal", "reveal 0",
    "reveal 99",
    "give 1 ore 2", "roll 6", "accept now", "knight H5", "buy buy", "road 19-24 as green", "forced",
)  # fmt: skip


def court(table: IslandTable, seat: int) -> Referee:
    """A second reading of a table as a seat sees it."""
    zones = table.state.zones
    old, new = ([table.truth[slot] for slot in zones[f"{seat}:{name}"]] for name in ("dev", "new"))
    return Referee(json.loads(table.state.canonical()), seat, old, new)


@everywhere
@pytest.mark.few(6)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_second_reading_agrees(variant: str, seats: int, seed: int) -> None:
    """Legal moves, lengths of roads and points, as a naive referee has them (I-12, I-13, I-16)."""
    compared = 0
    for number, (table, seat, _) in enumerate(random_game(variant, seats, seed)):
        due = table.due()
        assert isinstance(due, Decision)
        second = court(table, seat)
        expected = second.legal(due.kind)
        if expected is not None:
            found = [str(move) for move in table.legal()]
            assert len(found) == len(set(found)) and set(found) == expected
            compared += 1
        if number % 4 == 0:
            colours = range(len(table.state.points))
            assert table.state.lengths == [second.length(colour) for colour in colours]
            assert table.state.points == [second.points(colour) for colour in colours]
    assert compared > 50


@everywhere
def test_production_is_that_of_a_second_reading(variant: str, seats: int) -> None:
    """I-8.1 to I-8.4: every number, in many positions."""
    looked = 0
    for number, (table, seat, _) in enumerate(random_game(variant, seats, 4)):
        if number % 25 or table.state.phase != "action":
            continue
        for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
            expected = court(table, seat).production(total)
            copy = table.state.clone()
            copy.agenda.append(("rolled", seat, 1, total - 1))
            ENGINE.settle(copy)
            gains = [
                [now - then for now, then in zip(after, before, strict=True)]
                for after, before in zip(copy.hands, table.state.hands, strict=True)
            ]
            assert gains == expected
            looked += 1
    assert looked > 50


@everywhere
@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_move_applies_and_nothing_else_does(variant: str, seats: int, seed: int) -> None:
    """Illegal moves and other seats change nothing and say why."""
    rng = random.Random(seed)
    last = None
    for number, (table, seat, _) in enumerate(random_game(variant, seats, seed)):
        last = table
        moves = table.legal()
        assert moves and len(set(moves)) == len(moves)
        if number % 6:
            continue
        before = table.dump()
        for move in rng.sample(moves, min(3, len(moves))):
            assert parse_move(format_move(move)) == move
            table.copy().play(seat, move)
        for text in NONSENSE:
            with pytest.raises(IllegalMove):
                table.play(seat, text)
        with pytest.raises(IllegalMove):
            table.play((seat + 1) % seats, moves[0])
        assert table.dump() == before
    assert last is not None and isinstance(last.due(), Finished)


@everywhere
@pytest.mark.parametrize("seed", SEEDS)
def test_public_knowledge_is_enough_to_keep_up(variant: str, seats: int, seed: int) -> None:
    """A spectator fed only public results has the same hash at every ply; so has a replay of the whole."""
    spectator = RULESET.new(variant, seats)
    fed = 0
    table = None
    for table, _, _ in random_game(variant, seats, seed):
        for entry in table.record[fed:]:
            replay_entry(ENGINE, spectator, json.loads(json.dumps(entry)))
        fed = len(table.record)
        if fed % 7 == 0:
            assert spectator.digest() == table.state.digest()
    assert table is not None
    whole = replay(ENGINE, RULESET.new(variant, seats), table.record)
    assert whole.digest() == table.state.digest()
    for seat in range(seats):
        for slot in own_slots(table.state, seat):
            assert all((slot in known) == (who == seat) for who, known in enumerate(table.known))


@everywhere
def test_states_are_data(variant: str, seats: int) -> None:
    """Clones are independent; JSON and whole positions lead to the same hash and the same moves."""
    for number, (table, seat, move) in enumerate(random_game(variant, seats, 1)):
        # made part by part, and the same as at once
        assert table.state.canonical() == canonical(table.state.to_json())
        if number % 15:
            continue
        state, copy = table.state, table.state.clone()
        again = State.from_json(json.loads(json.dumps(state.to_json(), sort_keys=True)))
        assert again == state == copy and again.digest() == state.digest()
        for name in (
            "closed",
            "free_edges",
            "reach",
            "open_edges",
            "villages",
            "lands",
            "lengths",
            "points",
            "stock",
        ):
            assert getattr(again, name) == getattr(state, name) == getattr(copy, name), name
        loaded = LocalTable.load(RULESET, json.loads(json.dumps(table.dump(), sort_keys=True)), strict=True)
        assert loaded.dump() == table.dump() and loaded.legal() == table.legal()
        loaded.play(seat, move)
        assert loaded.state != state == copy


def test_two_games_at_once_do_not_disturb_each_other() -> None:
    """Island and Duel, move by move in turn: both go on as they do alone."""
    alone = [_hashes(random_game("base", 3, 4, 150)), _hashes(duel.random_game("intro", 4, 150))]
    together: list[list[str]] = [[], []]
    for both in zip_longest(random_game("base", 3, 4, 150), duel.random_game("intro", 4, 150)):
        for found, hashes in zip(both, together, strict=True):
            if found is not None:
                hashes.append(found[0].state.digest())
    assert together == alone


def _hashes(game: Any) -> list[str]:
    return [table.state.digest() for table, _, _ in game]


@everywhere
def test_dice_that_cannot_be_are_refused(variant: str, seats: int) -> None:
    """A roll of other dice than those asked for changes nothing."""
    state = RULESET.new(variant, seats)
    while not isinstance(due := ENGINE.due(state), Decision | Finished):
        sides = getattr(due, "sides", ())
        before = state.digest()
        for wrong in ((), (0,) * len(sides), tuple(side + 1 for side in sides)) if sides else ():
            with pytest.raises(ValueError):
                ENGINE.apply_done(state, Done(wrong))
            assert state.digest() == before
        ENGINE.apply_done(state, Done(tuple((at * 5) % side + 1 for at, side in enumerate(sides))))
        if state.turn:
            break


def test_the_entry_says_what_the_rules_say() -> None:
    """Names of variants and numbers of seats are written twice, so that no game is loaded for a list."""
    from p2pduel import games

    entry = games.game("island")
    assert entry.rules is RULESET and entry.variants == tuple(RULESET.variants)
    assert set(entry.seats) == {number for variant in RULESET.variants.values() for number in variant.seats}
    assert {variant for variant, _ in GAMES} == set(entry.variants) and RULESET.seat_names == COLOURS

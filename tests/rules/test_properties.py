"""What must hold in every position of every game of every variant, over long random play."""

from __future__ import annotations

import json
import os
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from p2pduel.bots import make_bot
from p2pduel.games.duel.rules.engine import ENGINE, act, deciding, due, legal, new
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import format_move, parse_move
from p2pduel.kernel.operations import Finished
from p2pduel.kernel.record import replay, replay_entry
from tests.duel import DuelTable, duel_table, load_duel
from tests.rules.helpers import random_game
from tests.rules.referee import Court

FULL = os.environ.get("P2PDUEL_SOAK") == "full"
LENGTH = 1500 if FULL else 250
"""Moves of a game that are looked at."""
SOAK = settings(
    max_examples=6 if FULL else 2,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    database=None,
)
NONSENSE = ("", "end now", "build", "play", "bury draw99", "take draw1 2", "pick 0 99", "trade 3 ore ore")
seeds = st.integers(0, 10**6)
everywhere = pytest.mark.parametrize("variant", sorted(VARIANTS))


def check_slots(table: DuelTable) -> None:
    """Every slot lies in one place and has a face; who knows one knows the truth."""
    state = table.state
    lying = [slot for slots in state.zones.values() for slot in slots]
    assert len(lying) == len(set(lying))
    assert set(lying) == set(state.backs) == set(table.truth)
    assert set(state.faces) <= set(state.backs)
    for seat, player in enumerate(state.players):
        assert all(0 <= held <= 3 for held in player.stored.values())
        assert all(slot in table.knowledge(seat) for slot in state.zones[f"hand{seat}"])
        for slot, face in table.knowledge(seat).items():
            assert table.truth[slot] == face


def check_points(table: DuelTable) -> None:
    """Points, tokens and hand limit as the printed numbers have them."""
    court = Court(table.state, 0, [])
    for seat, realm in enumerate(court.realms):
        kinds = ("victory", "trade", "strength", "skill", "progress")
        assert table.view(seat).points(seat) == {kind: getattr(realm, kind) for kind in kinds}
        assert table.view(seat).hand_limit(seat) == 3 + realm.progress


def cards_in_play(table: DuelTable) -> Counter[str]:
    """Every draw card and event, wherever it is; cards just being played are in the agenda."""
    state = table.state
    found = Counter(table.truth.values())
    found.update(face for face, _ in state.faceup)
    found.update(face for heap in state.discards for face, _ in heap)
    for player in state.players:
        found.update(player.regions.values())
        for cards in player.sites.values():
            for card in cards:
                found[card.face] += 1
                found.update([card.under[0]] if card.under else [])
    if state.event:
        found[state.event] += 1
    return found


@everywhere
@SOAK
@given(seed=seeds)
def test_every_position_is_sound(variant: str, seed: int) -> None:
    """Every slot lies in one place, 0 to 3 everywhere, points as a naive count has them, no card is lost."""
    start = None
    for number, (table, _, _) in enumerate(random_game(variant, seed, 2 * LENGTH)):
        if number % 5 == 0:
            check_slots(table)
            check_points(table)
        if table.state.agenda[-1][0] in ("action", "preroll") and not table.state.event:
            count = cards_in_play(table)
            start = start or count
            assert count == start


@everywhere
@SOAK
@given(seed=seeds)
def test_legal_moves_are_those_of_a_second_reading(variant: str, seed: int) -> None:
    """In every action phase: exactly the moves a naive referee finds from the printed numbers, no more."""
    compared = 0
    for table, seat, _ in random_game(variant, seed, 2 * LENGTH):
        state = table.state
        if state.agenda[-1][0] == "action":
            hand = [(table.truth[slot], state.backs[slot]) for slot in state.zones[f"hand{seat}"]]
            assert {str(move) for move in table.legal()} == Court(state, seat, hand).legal()
            compared += 1
    assert compared > 20


@everywhere
@SOAK
@given(seed=seeds)
def test_every_legal_move_applies_and_no_illegal_one_changes_anything(variant: str, seed: int) -> None:
    """legal() is never empty before the end; act() leaves the given state alone, whatever it is told."""
    rng = random.Random(seed)
    for number, (table, seat, _) in enumerate(random_game(variant, seed, LENGTH // 2)):
        state = table.state
        moves = legal(state, table.knowledge(seat))
        assert moves
        assert len(set(moves)) == len(moves)
        before = state.canonical() if number % 4 == 0 else ""
        for move in rng.sample(moves, min(3, len(moves))):
            assert parse_move(format_move(move)) == move
            table.copy().play(seat, move)
        for text in NONSENSE if before else ():
            with pytest.raises(IllegalMove):
                act(state, seat, text)
        with pytest.raises(IllegalMove):
            act(state, 1 - seat, moves[0].text)
        assert not before or state.canonical() == before


@everywhere
@SOAK
@given(seed=seeds)
def test_states_are_data(variant: str, seed: int) -> None:
    """Clones are independent; JSON and whole positions round-trip to the same hash and the same moves."""
    for number, (table, seat, _) in enumerate(random_game(variant, seed, LENGTH)):
        if number % 40:
            continue
        state = table.state
        again = State.from_json(json.loads(json.dumps(state.to_json(), sort_keys=True)))
        assert again == state
        assert hash(again) == hash(state)
        assert again.digest() == state.digest()
        assert legal(again, table.knowledge(seat)) == table.legal()
        loaded = load_duel(json.loads(json.dumps(table.dump(), sort_keys=True)))
        assert loaded.dump() == table.dump()
        loaded.state = copy = state.clone()
        loaded.play(seat, table.legal()[-1])
        assert state.digest() == again.digest()
        assert copy.digest() != again.digest()


@everywhere
@SOAK
@given(seed=seeds)
def test_everybody_reaches_the_same_hash_at_every_ply(variant: str, seed: int) -> None:
    """Opponent and spectator, fed only public results, keep up with the omniscient table; a replay does."""
    spectator = new(variant)
    fed = 0
    table = None
    for table, _, _ in random_game(variant, seed, LENGTH):
        for entry in table.record[fed:]:
            replay_entry(ENGINE, spectator, json.loads(json.dumps(entry)))
        fed = len(table.record)
        assert spectator.digest() == table.state.digest()
    assert table is not None
    assert replay(ENGINE, new(variant), table.record).digest() == table.state.digest()


def permuted(table: DuelTable, viewer: int, rng: random.Random) -> DuelTable:
    """The same table with the faces that a seat can't know in another order, back by back."""
    other = table.copy()
    hidden = [slot for slot in table.truth if slot not in table.knowledge(viewer)]
    for back in sorted({table.state.backs[slot] for slot in hidden}):
        slots = [slot for slot in hidden if table.state.backs[slot] == back]
        faces = [table.truth[slot] for slot in slots]
        rng.shuffle(faces)
        other.truth.update(zip(slots, faces, strict=True))
    for known in other.known:
        known.update({slot: other.truth[slot] for slot in known})
    return other


@everywhere
@SOAK
@given(seed=seeds)
def test_what_a_seat_cannot_know_changes_nothing_for_it(variant: str, seed: int) -> None:
    """Other hidden faces: the same view, the same moves.

    And after any move that both worlds allow, if the same comes out in public, the same is asked.
    """
    rng = random.Random(seed)
    asked = 0
    for number, (table, seat, move) in enumerate(random_game(variant, seed, LENGTH)):
        if number % 5:
            continue
        for viewer in (0, 1):
            other = permuted(table, viewer, rng)
            assert other.view(viewer).to_json() == table.view(viewer).to_json()
            assert due(other.state) == due(table.state)
            if viewer == seat:
                assert other.legal() == table.legal()
            elif move not in other.legal():
                continue
            mine, theirs = table.copy(), other
            mine.play(seat, move)
            theirs.play(seat, move)
            if mine.record == theirs.record:
                assert due(theirs.state) == due(mine.state)
                assert theirs.state.digest() == mine.state.digest()
                asked += 1
        assert not table.view(None).knowledge
    assert asked > 5


@everywhere
def test_a_whole_game_ends_and_its_record_replays(variant: str) -> None:
    """D-13.2, D-13.3, D-9.14: a winner at the target, no card lost, and the record leads to the same hash."""
    table = duel_table(variant, 1)
    bots = [make_bot("greedy", random.Random(1)), make_bot("random", random.Random(2))]
    start = cards_in_play(table)
    while (seat := deciding(table.state)) is not None:
        table.play(seat, bots[seat].choose(table.view(seat), table.legal()))
    found = table.due()
    assert isinstance(found, Finished) and found.winner is not None
    assert table.view(None).points(found.winner)["victory"] >= VARIANTS[variant].target
    assert cards_in_play(table) == start
    assert replay(ENGINE, new(variant), table.record).digest() == table.state.digest()

"""What must hold in every position of every game, over long random play."""

import json
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from p2pduel.local.driver import LocalTable
from p2pduel.rules import (
    VARIANTS,
    Decision,
    Finished,
    IllegalMove,
    State,
    act,
    apply_act,
    due,
    format_move,
    legal,
    new,
    parse_move,
)
from p2pduel.rules.facts import CARDS
from p2pduel.rules.record import replay, replay_entry
from tests.rules.helpers import random_game

VARIANT_NAMES = tuple(VARIANTS)
SOAK = settings(
    max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None
)
NONSENSE = ("", "end now", "build", "play", "bury draw99", "take draw1 2", "pick 0 99", "trade 3 ore ore")
seeds = st.integers(0, 10**6)
variants = st.sampled_from(VARIANT_NAMES)


def naive_points(state: State, seat: int) -> dict[str, int]:
    """Points, tokens and hand limit computed the slow way, from the printed numbers alone."""

    def base(which: int) -> Counter[str]:
        player = state.players[which]
        standing = [card.face.split("-")[0] for cards in player.sites.values() for card in cards]
        found: Counter[str] = Counter()
        for name in standing:
            printed = CARDS[name].points
            for kind in ("victory", "trade", "strength", "skill", "progress"):
                found[kind] += getattr(printed, kind)
        ships = sum(CARDS[name].kind == "trade_ship" for name in standing)
        found["trade"] += standing.count("salt_silo") * ships
        found["trade"] += standing.count("trading_base") * (
            standing.count("marketplace") + standing.count("harbor")
        )
        found["victory"] += standing.count("harbor") * (ships >= 3)
        for what in player.centre.values():
            found["victory"] += {"settlement": 1, "city": 2, "road": 0}[what]
        return found

    mine, theirs = base(seat), base(1 - seat)
    tokens = sum(mine[kind] >= 3 and mine[kind] > theirs[kind] for kind in ("strength", "trade"))
    return {**{kind: mine[kind] for kind in ("trade", "strength", "skill", "progress")},
            "victory": mine["victory"] + tokens, "limit": 3 + mine["progress"]}  # fmt: skip


def check_state(table: LocalTable) -> None:
    """Slots, storage, points and hand limit."""
    state = table.state
    lying = [slot for slots in state.zones.values() for slot in slots]
    assert len(lying) == len(set(lying))
    assert set(lying) == set(state.backs) == set(table.truth)
    assert set(state.faces) <= set(state.backs)
    for seat, player in enumerate(state.players):
        assert all(0 <= held <= 3 for held in player.stored.values())
        view = table.view(seat)
        naive = naive_points(state, seat)
        assert view.points(seat) == {kind: naive[kind] for kind in view.points(seat)}
        assert view.hand_limit(seat) == naive["limit"]
        assert all(slot in table.knowledge(seat) for slot in state.zones[f"hand{seat}"])
        for slot, face in table.knowledge(seat).items():
            assert table.truth[slot] == face


def cards_in_play(table: LocalTable) -> Counter[str]:
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


@SOAK
@given(variant=variants, seed=seeds)
def test_every_position_is_sound(variant: str, seed: int) -> None:
    """Every slot lies in one place, 0 to 3 everywhere, points as a naive count has them, no card is lost."""
    start = None
    for number, (table, _, _) in enumerate(random_game(variant, seed, 500)):
        if number % 5 == 0:
            check_state(table)
        if table.state.agenda[-1][0] in ("action", "preroll") and not table.state.event:
            count = cards_in_play(table)
            start = start or count
            assert count == start


@SOAK
@given(variant=variants, seed=seeds)
def test_every_legal_move_applies_and_no_illegal_one_changes_anything(variant: str, seed: int) -> None:
    """legal() is never empty before the end; act() leaves the given state alone, whatever it is told."""
    rng = random.Random(seed)
    for table, seat, _ in random_game(variant, seed, 120):
        state = table.state
        before = state.canonical()
        moves = legal(state, table.knowledge(seat))
        assert moves
        assert len(set(moves)) == len(moves)
        for move in rng.sample(moves, min(4, len(moves))):
            assert parse_move(format_move(move)) == move
            copy = LocalTable.load(table.dump())
            copy.play(seat, move)
        for text in (
            "",
            "end now",
            "build",
            "play",
            "bury draw99",
            "take draw1 2",
            "pick 0 99",
            "trade 3 ore ore",
        ):
            with pytest.raises(IllegalMove):
                act(state, seat, text)
        with pytest.raises(IllegalMove):
            act(state, 1 - seat, moves[0].text)
        assert state.canonical() == before


@SOAK
@given(variant=variants, seed=seeds)
def test_states_are_data(variant: str, seed: int) -> None:
    """Clones are independent; JSON and whole positions round-trip to the same hash and the same moves."""
    for number, (table, seat, _) in enumerate(random_game(variant, seed, 300)):
        if number % 20:
            continue
        state = table.state
        again = State.from_json(json.loads(json.dumps(state.to_json(), sort_keys=True)))
        assert again == state
        assert hash(again) == hash(state)
        assert again.digest() == state.digest()
        assert legal(again, table.knowledge(seat)) == table.legal()
        loaded = LocalTable.load(json.loads(json.dumps(table.dump(), sort_keys=True)))
        assert loaded.dump() == table.dump()
        copy = state.clone()
        other = LocalTable.load(table.dump())
        other.state = copy
        other.play(seat, table.legal()[-1])
        assert state.digest() == again.digest()
        assert copy.digest() != again.digest()


@SOAK
@given(variant=variants, seed=seeds)
def test_everybody_reaches_the_same_hash_at_every_ply(variant: str, seed: int) -> None:
    """A spectator fed only public results keeps up with the omniscient table; so does a replay."""
    spectator = new(variant)
    fed = 0
    table = None
    for table, _, _ in random_game(variant, seed, 400):
        for entry in table.record[fed:]:
            replay_entry(spectator, json.loads(json.dumps(entry)))
        fed = len(table.record)
        assert spectator.digest() == table.state.digest()
    assert table is not None
    assert replay(variant, table.record).digest() == table.state.digest()


@SOAK
@given(variant=variants, seed=seeds)
def test_what_a_seat_cannot_know_changes_nothing_for_it(variant: str, seed: int) -> None:
    """Permuting unknown faces leaves its view, what it is asked and its legal moves as they are."""
    rng = random.Random(seed)
    for number, (table, seat, _) in enumerate(random_game(variant, seed, 200)):
        if number % 8:
            continue
        for viewer in (0, 1):
            hidden = [slot for slot in table.truth if slot not in table.knowledge(viewer)]
            permuted = LocalTable.load(table.dump())
            for back in {table.state.backs[slot] for slot in hidden}:
                slots = [slot for slot in hidden if table.state.backs[slot] == back]
                faces = [table.truth[slot] for slot in slots]
                rng.shuffle(faces)
                permuted.truth.update(zip(slots, faces, strict=True))
                for known in permuted.known:
                    known.update({slot: permuted.truth[slot] for slot in slots if slot in known})
            assert permuted.view(viewer).to_json() == table.view(viewer).to_json()
            assert due(permuted.state) == due(table.state)
            if viewer == seat:
                assert permuted.legal() == table.legal()
        assert not table.view(None).knowledge


@SOAK
@given(seed=seeds)
def test_whether_the_other_seat_is_asked_depends_on_public_things_only(seed: int) -> None:
    """The same public moves lead to the same questions, whatever lies hidden: the engine is never told."""
    for table, seat, move in random_game("turmoil", seed, 150):
        opened = None
        before = table.state.clone()
        size = len(table.record)
        copy = LocalTable.load(table.dump())
        copy.play(seat, move)
        for entry in copy.record[:1]:
            opened = entry[3]
            apply_act(before, seat, entry[2], opened, entry[4])
        assert len(table.record) == size
        found = due(before)
        if isinstance(found, Decision):
            assert found == due(copy.state)


@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_the_introduction_end(seed: int) -> None:
    """A sample of many: without an error, with a winner at the target."""
    last = None
    for last, _, _ in random_game("intro", seed):
        assert last.state.turn < 1000
    assert last is not None
    found = last.due()
    assert isinstance(found, Finished)
    assert found.winner is not None
    assert last.view(None).points(found.winner)["victory"] >= 7

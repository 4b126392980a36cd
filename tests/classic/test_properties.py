"""What must hold in every position of every game of every variant, over long random play."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from p2pduel.games.classic.rules.engine import ENGINE
from p2pduel.games.classic.rules.facts.model import THEMES
from p2pduel.games.classic.rules.points import recount
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.soundness import check_player, open_faces
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.variants import VARIANTS
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, format_move, parse_move
from p2pduel.kernel.operations import Finished
from p2pduel.kernel.record import replay, replay_entry
from p2pduel.local.driver import LocalTable
from tests.classic.helpers import Table
from tests.classic.referee import Court

FULL = os.environ.get("P2PDUEL_SOAK") == "full"
LENGTH = 4000 if FULL else 700
"""Moves of a game that are looked at."""
NONSENSE = ("", "end now", "build", "play", "bury s99", "take s1 2", "pick 0 99", "trade 3 ore ore", "use x")
RARE = ("demolish", "offer", "give", "want")
"""Moves that are made less often than others, so that something is built."""
everywhere = pytest.mark.parametrize("variant", sorted(VARIANTS))


def options_of(variant: str, rng: random.Random) -> dict[str, str]:
    """Any sets, where the terms choose them."""
    found = {}
    for option in RULESET.options(variant):
        wanted = rng.sample(THEMES, rng.randint(2, 3) if variant == "mixed" else rng.randint(1, 6))
        found[option.name] = ",".join(theme for theme in THEMES if theme in wanted)
    return found


def random_game(variant: str, seed: int, length: int) -> Iterator[tuple[Table, int, Move]]:
    """A table before each of so many moves, who is to move, and what it will do."""
    rng = random.Random(f"{variant}/{seed}")
    table = Table(RULESET, variant, seed, options=options_of(variant, rng))
    for _ in range(length):
        due = table.due()
        if isinstance(due, Finished):
            return
        moves = table.legal()
        likely = [move for move in moves if not move.text.startswith(RARE)] if rng.random() < 0.9 else moves
        builds = [move for move in moves if move.text.startswith(("build", "play", "use", "cast"))]
        move = rng.choice(builds if builds and rng.random() < 0.4 else likely or moves)
        yield table, due.seat, move
        table.play(due.seat, move)


def cards_in_play(table: LocalTable[State]) -> Counter[str]:
    """Every card, wherever it is."""
    state = table.state
    found = Counter(table.truth.values())
    for back in ("draw", "event", "region"):
        found.update(open_faces(state, back))
    return found


@everywhere
def test_every_position_is_sound(variant: str) -> None:
    """Every slot lies in one place, 0 to 3 everywhere, points as counted anew, no card is lost."""
    start = None
    for number, (table, _, _) in enumerate(random_game(variant, 1, 2 * LENGTH)):
        state = table.state
        lying = [slot for slots in state.zones.values() for slot in slots]
        assert len(lying) == len(set(lying))
        assert set(lying) == set(state.backs) == set(table.truth)
        assert set(state.faces) <= set(state.backs)
        for seat, player in enumerate(state.players):
            assert all(0 <= held <= 3 for held in player.stored.values())
            assert all(slot in table.knowledge(seat) for slot in state.zones[f"hand{seat}"])
            assert all(table.truth[slot] == face for slot, face in table.knowledge(seat).items())
        if number % 7 == 0:
            again = state.clone()
            recount(again)
            assert again.agenda == state.agenda
            assert [player.points for player in again.players] == [player.points for player in state.players]
            assert again.tokens == state.tokens
            for player in again.players:
                check_player(player, corners=False)
        if state.agenda[-1][0] in ("action", "preroll") and not state.event:
            count = cards_in_play(table)
            start = start or count
            assert count == start, count - start or start - count


@everywhere
def test_points_and_legal_moves_are_those_of_a_second_reading(variant: str) -> None:
    """In every action part: points, tokens, limits and exactly the moves a naive referee finds, no more."""
    compared = 0
    for table, seat, _ in random_game(variant, 2, 2 * LENGTH):
        state = table.state
        if state.agenda[-1][0] == "action":
            court = Court(state, seat, [table.truth[slot] for slot in state.zones[f"hand{seat}"]])
            for number, realm in enumerate(court.realms):
                player = state.players[number]
                assert player.points == (realm.victory, realm.trade, realm.strength, realm.tournament)
                assert player.limit == realm.limit
            assert state.tokens == court.tokens
            assert {str(move) for move in table.legal()} == court.legal()
            compared += 1
    assert compared > 20


@everywhere
def test_every_legal_move_applies_and_no_illegal_one_changes_anything(variant: str) -> None:
    """legal() is never empty before the end; act() leaves the given state alone, whatever it is told."""
    rng = random.Random(variant)
    for number, (table, seat, _) in enumerate(random_game(variant, 3, LENGTH // 2)):
        state = table.state
        moves = ENGINE.legal(state, table.knowledge(seat))
        assert moves
        assert len(set(moves)) == len(moves)
        before = state.canonical() if number % 4 == 0 else ""
        for move in rng.sample(moves, min(3, len(moves))):
            assert parse_move(format_move(move)) == move
            table.copy().play(seat, move)
        for text in NONSENSE if before else ():
            with pytest.raises(IllegalMove):
                ENGINE.act(state, seat, text)
        with pytest.raises(IllegalMove):
            ENGINE.act(state, 1 - seat, moves[0].text)
        assert not before or state.canonical() == before


@everywhere
def test_states_are_data(variant: str) -> None:
    """Clones are independent; JSON and whole positions round-trip to the same hash and the same moves."""
    for number, (table, seat, _) in enumerate(random_game(variant, 4, LENGTH)):
        if number % 23:
            continue
        state = table.state
        again = State.from_json(json.loads(json.dumps(state.to_json(), sort_keys=True)))
        assert again == state
        assert again.digest() == state.digest()
        assert ENGINE.legal(again, table.knowledge(seat)) == table.legal()
        loaded = Table.load(RULESET, json.loads(json.dumps(table.dump(), sort_keys=True)), strict=True)
        assert loaded.dump() == table.dump()
        loaded.state = copy = state.clone()
        loaded.play(seat, table.legal()[-1])
        assert state.digest() == again.digest()
        assert copy.digest() != again.digest()


@everywhere
def test_everybody_reaches_the_same_hash_at_every_ply(variant: str) -> None:
    """Opponent and spectator, fed only public results, keep up with the omniscient table; a replay does."""
    rng = random.Random(f"{variant}/5")
    options = options_of(variant, rng)
    spectator = RULESET.new(variant, 2, options)
    fed = 0
    table = None
    for table, _, _ in random_game(variant, 5, LENGTH):
        for entry in table.record[fed:]:
            replay_entry(ENGINE, spectator, json.loads(json.dumps(entry)))
        fed = len(table.record)
        assert spectator.digest() == table.state.digest()
    assert table is not None
    assert replay(ENGINE, RULESET.new(variant, 2, options), table.record).digest() == table.state.digest()


def permuted(table: Table, viewer: int, rng: random.Random) -> LocalTable[State]:
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
def test_what_a_seat_cannot_know_changes_nothing_for_it(variant: str) -> None:
    """C-70.2, C-70.11: other hidden faces, the same question and the same moves."""
    rng = random.Random(variant)
    for number, (table, seat, _) in enumerate(random_game(variant, 6, LENGTH)):
        if number % 5:
            continue
        other = permuted(table, seat, rng)
        assert other.legal() == table.legal()
        assert ENGINE.due(other.state) == ENGINE.due(table.state)
        watcher = 1 - seat
        unseen = permuted(table, watcher, rng)
        assert ENGINE.due(unseen.state) == ENGINE.due(table.state)

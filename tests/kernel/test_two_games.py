"""Two games in one process do not disturb each other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import pytest

from p2pduel.games.duel.rules.ruleset import RULESET as DUEL
from p2pduel.kernel.operations import Decision
from p2pduel.kernel.ruleset import Ruleset
from p2pduel.local.driver import LocalTable
from tests.kernel.race.rules.ruleset import RULESET as RACE

GAMES: list[tuple[Ruleset[Any], str, int]] = [(DUEL, "princes", 2), (RACE, "crowd", 4), (DUEL, "intro", 2)]


def moves(rules: Ruleset[Any], variant: str, seats: int, seed: int) -> Iterator[str]:
    """The state hash before every move of a random game, and at its end."""
    table = LocalTable(rules, variant, seed, seats=seats)
    chance = random.Random(seed)
    while isinstance(due := table.due(), Decision) and table.state.ply < 400:
        yield f"{due.seat} {table.state.digest()}"
        table.play(due.seat, chance.choice(table.legal()))
    yield table.state.digest()


def test_interleaved_games_go_as_each_would_alone() -> None:
    """Move by move in turns; both have steps called turn, action and roll, and a card called scout."""
    for seed in range(3):
        alone = [list(moves(*game, seed)) for game in GAMES]
        together = zip_longest(*(moves(*game, seed) for game in GAMES))
        assert [[hash_ for hash_ in column if hash_] for column in zip(*together, strict=True)] == alone


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_keeps_apart_what_every_seat_knows(seats: int) -> None:
    """A shown hand is known to whom it is shown and to its owner, to nobody else; every game ends."""
    for seed in range(20):
        table, chance = LocalTable(RACE, "crowd", seed, seats=seats), random.Random(seed)
        while isinstance(due := table.due(), Decision):
            for seat, known in enumerate(table.known):
                assert set(table.state.zones[f"hand{seat}"]) <= set(known) <= set(table.truth)
                assert all(table.truth[slot] == face for slot, face in known.items())
            move = chance.choice(table.legal())
            shown = move.text.partition("rob ")[2]
            before = [dict(known) for known in table.known]
            table.play(due.seat, move)
            if shown:
                hand = set(table.state.zones[f"hand{shown}"])
                assert hand <= set(table.known[due.seat])
                for seat in set(range(seats)) - {due.seat, int(shown)}:
                    assert not hand & (set(table.known[seat]) - set(before[seat]))

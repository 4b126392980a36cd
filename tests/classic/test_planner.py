"""The classic game's planner: what it judges positions by, what it may see, and what it must not miss."""

from __future__ import annotations

import importlib
import math
import random

import pytest

from benchmarks.prospects import Row, fit, loss, play
from p2pduel.bots.planner.search import Budget, candidates, search
from p2pduel.games.classic.bots import crew
from p2pduel.games.classic.bots.mind import MIND
from p2pduel.games.classic.bots.prospects import WEIGHTS, Figures, chance, figures
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.variants import VARIANTS
from p2pduel.kernel.operations import Decision
from tests.classic.helpers import BLUE, RED, Table, full
from tests.classic.helpers import table as table_at
from tests.classic.test_properties import options_of
from tests.disguise import disguised

DECISIONS = 45
"""Of each game that is played under disguise."""
TOWN = {"1": "city", "-1": "city", "3": "city", "-3": "settlement", "2": "road", "-2": "road"}
REGIONS = {"T4": "forest-1", "B4": "hills-2", "T-4": "fields-3", "B-4": "pasture-4"}

LAST_CITY = {
    "centre": {**TOWN, "3": "city", "-3": "city", "5": "settlement", "4": "road"},
    "regions": {**REGIONS, "T6": "forest-5", "B6": "hills-6"},
    "sites": {"T1": ["church"], "B1": ["library"]},
}
"""11 of 12 points, and one city is left to build."""


def planned(table: Table, seed: int = 1, nodes: int = 60) -> str:
    """What the planner does at a table."""
    seat, _ = table.asked()
    view, legal = table.view(seat), table.legal()
    return str(search(MIND, view, legal, random.Random(seed), Budget(None, nodes)).move)


def test_every_figure_has_its_weight() -> None:
    """In the same order, for they are multiplied one by one; none is left at nothing."""
    assert tuple(WEIGHTS) == Figures._fields
    assert all(weight != (0.0, 0.0) for weight in WEIGHTS.values())


def test_who_is_ahead_has_the_better_chance() -> None:
    """And by as much whoever it is: with the seats exchanged the chance is the other's."""
    ahead, behind = {"centre": TOWN, "regions": REGIONS}, {"stored": full(RED, ore=1)}
    red = table_at("base", red=ahead, blue=behind, active="red")
    blue = table_at("base", red=behind, blue=ahead, active="blue")
    assert chance(red.state, red.truth) > 0.7
    assert chance(red.state, red.truth) == pytest.approx(1.0 - chance(blue.state, blue.truth))
    assert figures(red.state, RED, red.truth) == figures(blue.state, BLUE, blue.truth)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_hidden_cards_change_no_decision(variant: str) -> None:
    """In the middle of a game, for both seats: same view, same choice, whatever lies face down (C-70)."""
    rng = random.Random(2)
    table = Table(RULESET, variant, 6, options=options_of(variant, random.Random(6)))
    quick = crew.make("greedy", random.Random(3))
    while table.state.turn < 14:
        table.play(table.asked()[0], quick.choose(table.view(table.asked()[0]), table.legal()))
    changed = decisions = 0
    while decisions < DECISIONS and isinstance(due := table.due(), Decision):
        legal, other = table.legal(), disguised(table, due.seat, rng)
        assert other.legal() == legal
        chosen, again = (
            crew.make("planner", random.Random(decisions), Budget(None, 4), own_process=False).choose(
                each.view(due.seat), legal
            )
            for each in (table, other)
        )
        assert chosen == again
        changed += table.truth != other.truth
        decisions += 1
        table.play(due.seat, chosen)
    assert decisions == DECISIONS and changed > DECISIONS // 2


@pytest.mark.parametrize("seed", range(4))
def test_a_win_within_the_turn_is_found(seed: int) -> None:
    """The trade that pays for the last city, then the city: 12 points in the own turn (C-9.4)."""
    red = {**LAST_CITY, "stored": full(RED, grain=2, ore=2, gold=3)}
    table = table_at("base", red=red, hands={"red": ["garrison", "abbey"], "blue": ["scout"]})
    assert table.points(RED) == 11
    table.do(planned(table, seed))
    assert table.stored(RED)["B2"] == 3
    assert planned(table, seed).startswith("build city")


def test_the_same_seed_makes_the_same_move() -> None:
    """With a number of imagined games nothing but the seed counts."""
    table = table_at(
        "base", hands={"red": ["garrison", "abbey"], "blue": []}, red={"stored": full(RED, ore=3)}
    )
    assert len({planned(table, 5, 30) for _ in range(3)}) == 1


def test_what_is_vain_is_not_tried() -> None:
    """Greedy takes no offer, and a trade for what no goal lacks is no plan."""
    table = table_at(
        "base", hands={"red": ["garrison"], "blue": []}, red={"stored": full(RED, gold=3, lumber=1)}
    )
    tried = {move.text for move in candidates(MIND, table.view(RED), table.legal(), random.Random(1))}
    assert {"offer", "trade 3 gold brick", "trade 3 gold wool", "end"} <= {*table.texts()}
    assert {"trade 3 gold brick", "end"} <= tried
    assert "offer" not in tried


def test_a_search_ends_when_nothing_is_left_to_find() -> None:
    """What is clear after a few imagined games takes no more of them."""
    table = table_at(
        "base", hands={"red": [], "blue": []}, red={**LAST_CITY, "stored": full(RED, grain=2, ore=3)}
    )
    view, legal = table.view(RED), table.legal()
    found = search(MIND, view, legal, random.Random(1), Budget(None, 4000))
    assert found.move.text.startswith("build city")
    assert found.chance == 1.0
    assert found.nodes < 400


def test_the_regression_finds_the_weights_that_made_the_games() -> None:
    """Made-up games whose winner was drawn with known weights give those weights back, nearly."""
    rng, true = random.Random(4), (1.5, -0.5, 0.0)
    rows = []
    for _ in range(4000):
        figures = tuple(rng.uniform(-2, 2) for _ in true)
        lean = sum(weight * figure for weight, figure in zip(true, figures, strict=True))
        rows.append(Row(figures, rng.random() < 1 / (1 + math.exp(-lean))))
    assert fit(rows, ridge=1.0) == pytest.approx(true, abs=0.15)
    assert loss(fit(rows), rows) < loss((0.0, 0.0, 0.0), rows) == pytest.approx(math.log(2))


@pytest.mark.parametrize(
    ("game", "variant"), [("classic", "base"), ("classic", "mixed"), ("island", "two"), ("duel", "intro")]
)
def test_games_for_the_regression_repeat_themselves(game: str, variant: str) -> None:
    """The same seed notes the same positions: two figures for each weight, in any game."""
    rows = play(game, variant, "7")
    assert rows and rows == play(game, variant, "7")
    weights = importlib.import_module(f"p2pduel.games.{game}.bots.prospects").WEIGHTS
    assert {len(row.figures) for row in rows} == {2 * len(weights)}
    assert len({row.won for row in rows}) == 1

"""The box, the shape of the island, harbours, the printed board and the variable one (I-1 to I-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from p2pduel.games.island.rules import facts, geometry
from p2pduel.games.island.rules.facts import COLOURS, DESERT, RESOURCES, TERRAINS
from p2pduel.games.island.rules.geometry import CORNERS, EDGES, HEXES_AT, NEIGHBOURS, VERTEX_AT
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.setup import spiral
from p2pduel.kernel.errors import IllegalMove
from p2pduel.local.driver import LocalTable
from tests.island.scenes import Scene, scene

# -- the box -----------------------------------------------------------------------------------------


def test_land_and_what_it_yields() -> None:
    """I-1.1, I-1.2: 19 hexes; forest lumber, hills brick, pasture wool, fields grain, mountains ore."""
    found = Counter(TERRAINS[terrain] for terrain in facts.TERRAIN_BOX)
    assert found == {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
    yields = dict(zip(TERRAINS, RESOURCES, strict=False))
    assert yields == {
        "forest": "lumber",
        "hills": "brick",
        "pasture": "wool",
        "fields": "grain",
        "mountains": "ore",
    }


def test_the_bank_begins_with_95_cards() -> None:
    """I-1.3, I-5.10: 19 of each, open; the development cards lie face down."""
    state = RULESET.new("base", 2)
    assert state.bank == [19] * 5
    table = LocalTable(RULESET, "base", 1)
    assert len(table.state.zones["dev"]) == 25 and not table.state.faces


def test_harbours_in_the_box() -> None:
    """I-1.4: four general ones and one for each resource."""
    assert Counter(facts.HARBOUR_KINDS[kind] for kind in facts.HARBOURS) == {
        "general": 4,
        **dict.fromkeys(RESOURCES, 1),
    }


def test_development_cards_in_the_box() -> None:
    """I-1.5: 25 cards."""
    assert Counter(facts.BOX) == {
        "knight": 14,
        "road_building": 2,
        "invention": 2,
        "monopoly": 2,
        "victory": 5,
    }


def test_number_tokens_in_the_box() -> None:
    """I-1.6, I-1.7: 18 of them; 6 and 8, the red ones, are there twice, 2 and 12 once, 7 never."""
    tokens = Counter(facts.TOKEN_ORDER)
    assert sum(tokens.values()) == 18
    assert tokens == {2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)


def test_pieces_of_a_colour() -> None:
    """I-1.8, I-1.9, I-6.2: 15 roads, 5 settlements, 4 cities in four colours; one robber, two dice."""
    state = RULESET.new("base", 4)
    assert state.stock == [[15, 5, 4]] * 4
    assert len(COLOURS) == 4
    assert (state.longest_road, state.largest_army) == (-1, -1)
    assert scene(phase="dice", blue={"dev": ["knight"]}, dice=[(6, 6)]).play("roll").state.rolled == [6, 6]


def test_with_three_red_is_left_out() -> None:
    """I-1.10, I-4.5: seats are blue, orange, white, red, in this order."""
    table = LocalTable(RULESET, "beginner", 1, seats=3)
    assert [COLOURS[seat] for seat in range(table.state.seats)] == ["blue", "orange", "white"]
    assert len(table.state.points) == 3
    with pytest.raises(IllegalMove, match="5"):
        RULESET.new("base", 5)


# -- the shape ---------------------------------------------------------------------------------------


def test_hexes_lie_in_rows() -> None:
    """I-2.1: 3, 4, 5, 4 and 3 of them, numbered row by row."""
    rows = Counter(r for _, r in geometry.AXIAL)
    assert [rows[r] for r in range(-2, 3)] == [3, 4, 5, 4, 3]
    assert geometry.AXIAL[0] == (0, -2) and geometry.AXIAL[9] == (0, 0) and geometry.AXIAL[18] == (0, 2)
    assert geometry.AXIAL[7] == (-2, 0) and geometry.AXIAL[11] == (2, 0)


def test_intersections_and_edges() -> None:
    """I-2.2, I-2.3: 54 and 72; how many hexes and neighbours each has."""
    assert (len(VERTEX_AT), len(EDGES)) == (54, 72)
    assert Counter(map(len, HEXES_AT)) == {3: 24, 2: 12, 1: 18}
    assert Counter(map(len, NEIGHBOURS)) == {3: 36, 2: 18}
    assert all(vertex in geometry.COAST for vertex, near in enumerate(NEIGHBOURS) if len(near) == 2)
    beside = [sum(set(ends) <= set(corners) for corners in CORNERS) for ends in EDGES]
    assert Counter(beside) == {2: 42, 1: 30}


def test_numbers_of_intersections() -> None:
    """I-2.4, I-2.5, I-2.6: from top to bottom, left to right; each touches one, two or three hexes."""
    assert [corner + 1 for corner in CORNERS[0]] == [1, 5, 9, 13, 8, 4]
    assert [corner + 1 for corner in CORNERS[9]] == [19, 25, 31, 36, 30, 24]
    assert [corner + 1 for corner in CORNERS[18]] == [42, 47, 51, 54, 50, 46]
    assert [near + 1 for near in NEIGHBOURS[18]] == [14, 24, 25]
    assert [hex_ + 1 for hex_ in HEXES_AT[18]] == [5, 6, 10]
    assert [hex_ + 1 for hex_ in HEXES_AT[0]] == [1] and [hex_ + 1 for hex_ in HEXES_AT[4]] == [1, 2]
    assert geometry.EDGE_NAMES[geometry.EDGE_AT[8, 13]] == "9-14"


# -- harbours ----------------------------------------------------------------------------------------


def test_harbours_lie_at_the_coast() -> None:
    """I-3.1, I-3.2: nine coastal edges; both ends give access."""
    assert [geometry.EDGE_NAMES[edge] for edge in facts.HARBOUR_EDGES] == [
        "1-4", "2-6", "11-16", "27-33", "43-47", "50-53", "48-52", "34-39", "12-17",
    ]  # fmt: skip
    for place, edge in enumerate(facts.HARBOUR_EDGES):
        ends = EDGES[edge]
        assert [facts.HARBOUR_AT[end] for end in ends] == [place, place]
        assert sum(set(ends) <= set(corners) for corners in CORNERS) == 1


def test_no_intersection_has_two_harbours() -> None:
    """I-3.3: 18 distinct intersections."""
    assert sorted(vertex + 1 for vertex in facts.HARBOUR_AT) == [
        1, 2, 4, 6, 11, 12, 16, 17, 27, 33, 34, 39, 43, 47, 48, 50, 52, 53,
    ]  # fmt: skip


# -- the printed board -------------------------------------------------------------------------------


def test_the_beginners_board() -> None:
    """I-4.1, I-4.2, I-4.3: terrain, tokens and harbours as printed, whatever chance says."""
    first, second = (LocalTable(RULESET, "beginner", seed, seats=4).state for seed in (1, 2))
    words = [f"{TERRAINS[t]} {n}" for t, n in zip(first.terrain, first.tokens, strict=True)]
    assert words[:7] == [
        "mountains 10", "pasture 2", "forest 9", "fields 12", "hills 6", "pasture 4", "hills 10",
    ]  # fmt: skip
    assert words[7:12] == ["fields 9", "forest 11", "desert 0", "forest 3", "mountains 8"]
    assert words[12:] == [
        "forest 8", "mountains 3", "fields 4", "pasture 5", "hills 5", "fields 6", "pasture 11",
    ]  # fmt: skip
    assert [facts.HARBOUR_KINDS[kind] for kind in first.harbours] == [
        "general", "grain", "ore", "general", "wool", "general", "general", "brick", "lumber",
    ]  # fmt: skip
    assert (first.terrain, first.tokens, first.harbours, first.owners, first.roads) == (
        second.terrain, second.tokens, second.harbours, second.owners, second.roads,
    )  # fmt: skip


def test_the_beginners_pieces() -> None:
    """I-4.4, I-6.7: two settlements and two roads a colour; the starred settlement pays."""
    state = LocalTable(RULESET, "beginner", 1, seats=4).state
    for seat, colour in enumerate(COLOURS):
        first, second, *roads = facts.BEGINNER_PIECES[colour]
        assert geometry.bits(state.villages[seat]) == tuple(
            sorted(geometry.VERTEX_OF[name] for name in (first, second))
        )
        assert [state.roads[geometry.EDGE_NAMES.index(road)] for road in roads] == [seat, seat]
    began = LocalTable(RULESET, "beginner", 1, seats=4)
    gains = {o.data["seat"]: o.data["cards"] for o in began.outcomes if o.data.get("why") == "start"}
    assert gains == {0: (1, 1, 0, 0, 1), 1: (1, 1, 1, 0, 0), 2: (0, 1, 1, 0, 1), 3: (1, 1, 0, 1, 0)}


def test_the_beginners_game_begins_at_once() -> None:
    """I-4.6: the starting player's first turn; nobody founds anything."""
    table = LocalTable(RULESET, "beginner", 3, seats=3)
    assert table.state.turn == 1 and table.state.active == table.state.starter
    assert Scene(table).asked[1] in ("action", "rob")


# -- the variable board ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_a_board_of_chance_is_made_of_the_box(seed: int) -> None:
    """I-5.1, I-5.2, I-5.3, I-5.5, I-5.9, T-4.2, T-4.3: all hexes, harbours, tokens; robber in the desert."""
    state = LocalTable(RULESET, "base", seed).state
    assert sorted(state.terrain) == sorted(facts.TERRAIN_BOX)
    assert sorted(state.harbours) == sorted(facts.HARBOURS)
    assert sorted(state.tokens) == sorted((*facts.TOKEN_ORDER, 0))
    assert state.terrain[state.robber] == DESERT and state.tokens[state.robber] == 0


def test_every_board_can_be_rolled() -> None:
    """I-5.2, T-4.2, T-4.4: the first order of all, the last, and each of six corners, from dice alone."""
    lowest = LocalTable(RULESET, "base", 1)
    high = RULESET.new("base", 2)
    dice = high.agenda[-1][2]
    assert dice == (*range(19, 1, -1), *range(9, 1, -1), 6)
    for values in ((1,) * 27, dice):
        state = RULESET.new("base", 2)
        from p2pduel.kernel.operations import Done

        RULESET.engine.apply_done(state, Done(values))
        order = list(facts.TERRAIN_BOX) if values[0] == 1 else list(reversed(facts.TERRAIN_BOX))
        assert state.terrain == order
        assert state.tokens == spiral(order, values[-1] - 1)
    assert lowest.state.turn == 0


def test_letters_and_the_spiral() -> None:
    """I-5.4, I-5.6, I-5.7: the desert in the middle, beginning at H1."""
    terrain = list(facts.BEGINNER_TERRAIN)
    assert spiral(terrain, 0) == [5, 10, 8, 2, 9, 11, 4, 6, 4, 0, 3, 11, 3, 5, 6, 12, 8, 10, 9]
    outer, inner, centre = facts.RING
    assert [hex_ + 1 for hex_ in outer] == [1, 4, 8, 13, 17, 18, 19, 16, 12, 7, 3, 2]
    assert [hex_ + 1 for hex_ in (*inner, *centre)] == [5, 9, 14, 15, 11, 6, 10]


def test_the_spiral_begins_at_any_corner() -> None:
    """I-5.3, I-5.6: A lies at the corner, and M, the first of the inner ring, beside it."""
    pairs = {1: 5, 8: 9, 17: 14, 19: 15, 12: 11, 3: 6}
    for number, corner in enumerate(facts.CORNER_HEXES):
        terrain = [0] * 19
        terrain[9] = DESERT
        tokens = spiral(terrain, number)
        assert tokens[corner] == 5
        assert tokens[pairs[corner + 1] - 1] == facts.TOKEN_ORDER[12]


def test_red_numbers_never_meet() -> None:
    """I-5.8: six corners, nineteen places of the desert."""
    for corner in range(6):
        for desert in range(19):
            terrain = [0] * 19
            terrain[desert] = DESERT
            tokens = spiral(terrain, corner)
            for ends in EDGES:
                beside = [tokens[h] for h, corners in enumerate(CORNERS) if set(ends) <= set(corners)]
                assert len([token for token in beside if token in (6, 8)]) < 2

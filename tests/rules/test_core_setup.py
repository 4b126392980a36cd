"""Setting up, geometry, building centre cards."""

import pytest

from p2pduel.games.duel.rules.facts import CARDS
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.errors import IllegalMove
from tests.duel import duel_table, load_duel
from tests.rules.helpers import Scene, scene


def test_the_opening_state_of_the_introductory_game() -> None:
    """E-01, D-2.8, D-2.10, D-3.2, D-3.3, D-4.2: the second hand comes from another stack."""
    game = Scene(duel_table("intro", 1))
    first = game.decision.seat
    assert game.texts == ["draw draw1", "draw draw2", "draw draw3", "draw draw4"]
    game.play("draw draw1")
    assert game.decision.seat == 1 - first
    game.refuse("draw draw1", rule="D-2.8")
    game.play("draw draw3")
    state = game.table.state
    sizes = [stack.size - 3 * (stack.zone in ("draw1", "draw3")) for stack in VARIANTS["intro"].stacks]
    assert [len(state.zones[f"draw{n}"]) for n in (1, 2, 3, 4)] == sizes
    for seat in (0, 1):
        assert len(game.hand(seat)) == 3
        assert game.have(seat) == {"lumber": 1, "grain": 1, "brick": 1, "wool": 1, "ore": 1}
        assert game.victory(seat) == 2
        assert game.points(seat) == (0, 0, 0, 0)
    assert state.tokens == (-1, -1)
    places = ("T-2", "B-2", "T0", "B0", "T2", "B2")
    red = ("forest-2", "hills-3", "gold_field-1", "pasture-4", "fields-6", "mountains-5")
    blue = ("forest-3", "hills-2", "gold_field-4", "pasture-1", "fields-5", "mountains-6")
    assert state.players[0].regions == dict(zip(places, red, strict=True))
    assert state.players[1].regions == dict(zip(places, blue, strict=True))


def test_starting_hands_by_choice_and_rearranging() -> None:
    """E-74, D-14.6, D-14.7, D-14.12, R-6, R-7: look, take three, the other player anywhere, swaps."""
    game = Scene(duel_table("gold", 4))
    first = game.decision.seat
    game.play("search draw2")
    order = game.zone("draw2")
    for face in order[:3]:
        game.play(f"take draw2 <{face}>")
    assert game.hand(first) == sorted(order[:3])
    assert game.zone("draw2") == order[3:]
    assert game.texts == ["search draw1", "search draw2", "search draw3"]
    game.play("search draw3")
    for _ in range(3):
        game.play(game.texts[0])
    sizes = [stack.size - 3 * (stack.zone in ("draw2", "draw3")) for stack in VARIANTS["gold"].stacks]
    assert [len(game.zone(f"draw{n}")) for n in (1, 2, 3, 4, 5)] == sizes
    assert game.asked == (first, "rearrange")
    before = game.stored(first)
    regions = dict(game.table.state.players[first].regions)
    game.play("swap B0 B2", "done")
    after = game.table.state.players[first].regions
    assert (after["B0"], after["B2"]) == (regions["B2"], regions["B0"])
    assert game.stored(first) == before
    assert game.asked == (1 - first, "rearrange")


def test_the_tournament_is_set_up() -> None:
    """D-16.4, D-16.8, D-16.9, D-16.11: own decks and stacks, 13 events, 1 gold, a preparatory round."""
    game = Scene(duel_table("tournament", 2))
    state = game.table.state
    assert [len(state.zones[f"draw{n}"]) for n in range(1, 9)] == [7, 7, 8, 8, 7, 7, 8, 8]
    assert [len(game.hand(seat)) for seat in (0, 1)] == [3, 3]
    assert game.have(0)["gold"] == 1
    events = game.zone("events")
    assert len(events) == 13
    assert events.index("yule") == 9
    assert events.count("riots") >= 2
    assert events.count("plague") >= 2
    assert len(state.discards) == 2
    game.play("done", "done")
    assert game.asked == (state.starter, "prepare")
    assert not game.offered("play")
    game.play("pass")
    assert game.asked == (1 - state.starter, "prepare")
    game.play("pass")
    assert state.turn == 1
    assert state.active == state.starter


def test_a_chosen_deck_is_dealt_as_chosen() -> None:
    """D-16.7, D-16.8: the first three are the starting hand."""
    singles = [card.id for card in CARDS.values() if card.is_drawn and card.copies["basic"]]
    deck = [
        "abbey",
        "storehouse",
        "scout",
        *(face for face in singles if face not in ("abbey", "storehouse", "scout")),
    ]
    deck = [*deck, "mint", "goldsmith", "brigitta", "parish_hall"][:33]
    deck += ["merchant_caravan"] * (33 - len(deck))
    events = ["feud", "fraternal_feuds", "invention", "year_of_plenty"]
    game = Scene(duel_table("tournament", 2, [{"deck": deck, "events": events}, None]))
    assert game.hand(0) == sorted(deck[:3])
    assert sorted(face for n in (1, 2, 3, 4) for face in game.zone(f"draw{n}")) == sorted(deck[3:])
    assert set(events) <= set(game.zone("events"))


def test_a_road_is_built() -> None:
    """E-04, D-3.9, D-4.7: beside an outermost settlement; none follows a road."""
    game = scene(red={"stored": {"T-2": 1, "B-2": 2}})
    game.play("build road 2")
    assert game.stored(0)["T-2"] == game.stored(0)["B-2"] == 0
    assert game.table.state.roads == 6
    assert game.victory(0) == 2
    rich = scene(red={"centre": {"2": "road"}, "stored": {"T-2": 3, "B-2": 3}})
    rich.refuse("build road 3", "site/wrong", "D-3.9")
    rich.refuse("build road 4", "site/wrong", "D-3.9")
    assert rich.offered("build") == ["build road -2", "build settlement 3"]


def test_a_settlement_brings_two_regions() -> None:
    """E-05, D-3.10, R-5: the builder chooses which region lies above; they produce from the next roll on."""
    red = {"centre": {"2": "road"}}
    game = scene(red=red, stacks={"regions": ["mountains-4", "gold_field-2"]})
    game.play("build settlement 3")
    assert game.have(0) == {"ore": 1}
    assert game.asked == (0, "lay")
    assert game.texts == ["lay mountains-4 T4", "lay gold_field-2 T4"]
    game.play("lay gold_field-2 T4")
    state = game.table.state
    assert (state.players[0].regions["T4"], state.players[0].regions["B4"]) == ("gold_field-2", "mountains-4")
    assert (game.stored(0)["T4"], game.stored(0)["B4"]) == (0, 0)
    assert (state.settlements, len(state.zones["regions"])) == (4, 10)
    assert game.victory(0) == 3
    game.play("end").until("preroll")
    before = game.stored(0)
    game.roll(4, "brigand_attack")
    after = game.stored(0)
    assert {place for place in after if after[place] != before[place]} == {"B0", "B4"}


def test_a_settlement_to_the_left() -> None:
    """D-3.10: the new corners are on its free side."""
    game = scene(red={"centre": {"-2": "road"}})
    game.play("build settlement -3")
    assert {text.split()[2] for text in game.texts} == {"T-4"}


def test_a_city_is_built() -> None:
    """E-06, D-3.5, D-3.11, D-13.1: expansions stay; three sites are free."""
    game = scene(
        red={"stored": {"T2": 2, "B2": 3}, "sites": {"T-1": ["abbey"]}},
        hands={"red": ["toll_bridge", "inga"]},
    )
    game.play("build city -1")
    assert (game.stored(0)["T2"], game.stored(0)["B2"]) == (0, 0)
    assert game.victory(0) == 3
    assert game.standing(0) == {"T-1": ["abbey"]}
    assert game.table.state.cities == 6
    game.play("build toll_bridge T-1")
    assert game.standing(0) == {"T-1": ["abbey", "toll_bridge"]}
    game.refuse("build inga T-1", "site/taken")


def test_a_city_expansion_needs_a_city() -> None:
    """E-07, D-3.13: free sites at a settlement do not help."""
    full = {"T-1": ["abbey", "storehouse"], "B-1": ["toll_bridge", "marketplace"]}
    red = {"centre": {"-1": "city"}, "sites": full, "stored": {"B-2": 1, "T-2": 2, "B2": 2}}
    game = scene(variant="gold", red=red, hands={"red": ["mint"]})
    game.refuse("build mint T1", "site/wrong", "D-3.13")
    game.refuse("build mint T-1", "site/taken")


def test_centre_stacks_run_out() -> None:
    """E-67, D-9.13: no settlement and no city is left, but roads may still be built."""
    rich = dict.fromkeys(("T-2", "T2", "B-2", "B0", "B2"), 3)
    game = scene(settlements=0, cities=0, red={"stored": rich, "centre": {"2": "road"}})
    game.refuse("build settlement 3", "stack/empty", "D-9.13")
    game.refuse("build city 1", "stack/empty", "D-9.13")
    game.play("build road -2")
    empty = scene(roads=0, red={"stored": rich})
    empty.refuse("build road 2", "stack/empty", "D-9.13")


def test_centre_cards_cannot_be_paid_with_too_little() -> None:
    """D-4.7, D-9.3: the refusal says what is missing."""
    game = scene()
    assert game.refuse("build road 2", "cost/short", "D-9.3").data["missing"] == {"brick": 1}


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ({"red": {"stored": {"T0": 4}}}, "position/stored"),
        ({"red": {"centre": {"3": "settlement"}}}, "position/centre"),
        ({"red": {"centre": {"2": "city"}}}, "position/centre"),
        ({"red": {"sites": {"T-1": ["abbey", "inga"]}}}, "position/site"),
        ({"red": {"sites": {"T-1": ["mint"]}}}, "position/site"),
        ({"red": {"regions": {"T8": "forest-2"}}}, "position/regions"),
        ({"variant": "chess"}, "position/variant"),
        ({"phase": "dice"}, "position/phase"),
        ({"stacks": {"draw9": []}}, "position/stack"),
        ({"hands": {"red": ["excalibur"]}}, "position/form"),
        ({"colour": 1}, "position/field"),
    ],
)
def test_impossible_positions_are_refused(document: dict[str, object], code: str) -> None:
    """Geometry and 0 to 3 always hold, and nothing unknown is swallowed."""
    with pytest.raises(IllegalMove) as caught:
        load_duel(document)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "document",
    [
        {"hands": {"red": ["abbey", "abbey"], "blue": ["abbey"]}},
        {"hands": {"red": ["mint"]}},
        {"red": {"sites": {"T-1": ["abbey"], "T1": ["abbey"]}}},
        {"cities": 7, "red": {"centre": {"-1": "city"}}},
    ],
)
def test_strict_positions_must_be_reachable(document: dict[str, object]) -> None:
    """Without strict the same positions are allowed: worked examples need them."""
    load_duel(document)
    with pytest.raises(IllegalMove):
        load_duel(document, strict=True)

"""Worked examples of the Basic set, step by step as they are told."""

from __future__ import annotations

import pytest

from tests.rules.helpers import Scene, scene

RICH = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 3)
POOR = dict.fromkeys(RICH, 0)


@pytest.mark.parametrize(("number", "fed"), [(4, {"B0", "T4"}), (2, {"T-2", "B4"})])
def test_the_regions_of_a_new_settlement_produce(number: int, fed: set[str]) -> None:
    """E-05, D-8.1: with a 4 Pasture and the new Mountains, with a 2 Forest and the new Gold Field."""
    game = scene(red={"centre": {"2": "road"}}, stacks={"regions": ["mountains-4", "gold_field-2"]})
    game.play("build settlement 3", "lay mountains-4 T4", "end").until("preroll")
    before = game.stored(0)
    game.roll(number, "brigand_attack")
    assert {place for place, held in game.stored(0).items() if held > before[place]} == fed


@pytest.mark.parametrize(("stored", "after"), [(0, 1), (3, 3)])
def test_a_marketplace_against_three_regions(stored: int, after: int) -> None:
    """E-13, D-8.5, D-8.6: gold may be named whether or not blue's Gold Field had room."""
    blue = {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {"T4": "fields-3", "B4": "gold_field-3"},
        "stored": {"T-2": 1, "T4": 0, "B4": stored},
    }
    red = {"sites": {"T-1": ["marketplace"]}, "stored": {"B-2": 0, "T0": 0}}
    game = scene(phase="preroll", red=red, blue=blue, hands={"red": ["inga"]}).roll(3, "trade")
    assert game.stored(0)["B-2"] == 1
    assert [game.stored(1)[place] for place in ("T-2", "T4", "B4")] == [2, 1, after]
    game.play("take gold T0")
    assert game.stored(0)["T0"] == 1


@pytest.mark.parametrize("blue", [["austin"], ["heinrich"]])
def test_the_token_is_lost_below_three(blue: list[str]) -> None:
    """E-31, D-12.2, R-8: Harald falls; one against one, and one against two, are nobody's advantage."""
    red = {"centre": {"1": "city"}, "sites": {"T-1": ["harald"], "B-1": ["inga"]}}
    game = scene(variant="turmoil", red=red, blue={"sites": {"T-1": blue}})
    assert (game.table.state.tokens[0], game.victory(0)) == (0, 4)
    game.play("demolish harald@T-1")
    assert (game.points(0)[1], game.table.state.tokens[0], game.victory(0)) == (1, -1, 3)


def test_a_foundry_and_a_ship_on_one_side() -> None:
    """E-65, D-3.6, D-8.2: Mountains doubled, Pasture not; a Lumber Camp across doubles the Forest."""
    sites = {"B1": ["iron_foundry", "grain_ship"], "T-1": ["lumber_camp"]}
    red = {"centre": {"1": "city"}, "sites": sites, "stored": POOR}
    game = scene(phase="preroll", red=red, hands={"red": ["inga"]}).roll(5, "brigand_attack")
    assert game.have(0) == {"ore": 2}
    game = scene(phase="preroll", red=red, hands={"red": ["inga"]}).roll(2, "brigand_attack")
    assert game.have(0) == {"lumber": 2}


def _grown(settlements: int, roads: int) -> dict[str, object]:
    """A principality that has grown to the right by so many settlements, and has further roads."""
    centre = {str(1 + 2 * n): "settlement" for n in range(1, settlements + 1)}
    centre |= {str(2 * n): "road" for n in range(1, settlements + roads + 1)}
    lands = ("forest-6", "hills-1", "fields-1", "pasture-5", "mountains-4", "gold_field-3")
    regions = {
        f"{side}{2 + 2 * n}": face
        for n in range(1, settlements + 1)
        for side, face in zip("TB", lands, strict=False)
    }
    return {"centre": centre, "regions": regions, "stored": RICH}


def _last_settlement() -> Scene:
    """Four settlements were built, three by red; red, a road laid, builds the fifth with a Scout."""
    game = scene(
        red=_grown(3, 1), blue=_grown(1, 0), hands={"red": ["scout"], "blue": []}, sizes={"regions": 4}
    )
    assert (game.table.state.settlements, game.table.state.roads) == (1, 2)
    return game


def test_running_out_of_centre_cards() -> None:
    """E-67, D-3.17, D-9.13: five built, one of them with Scout; roads go on, cities end at seven."""
    game = _last_settlement()
    game.play("build settlement 9 with scout")
    assert game.asked == (0, "survey")
    game.play(game.texts[0]).until("action")
    state = game.table.state
    assert (state.settlements, state.roads, len(state.zones["regions"])) == (0, 2, 2)
    rich = scene(settlements=0, roads=2, cities=1, red=_grown(3, 1), blue={"stored": RICH})
    rich.refuse("build settlement 9", "stack/empty", "D-9.13")
    rich.play("build road -2")
    rich.until("action")
    game = scene(settlements=0, roads=1, cities=1, red={"stored": RICH}, blue={"stored": RICH})
    game.play("build city 1")
    assert game.table.state.cities == 0
    game = scene(settlements=0, roads=1, cities=0, red={"stored": RICH})
    game.refuse("build city -1", "stack/empty", "D-9.13")
    game.play("build road 2")
    assert game.table.state.roads == 0

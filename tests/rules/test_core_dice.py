"""Dice, production, the symbols of the event die, tokens and victory."""

import pytest

from p2pduel.kernel.operations import Finished
from tests.rules.helpers import scene


def test_production_comes_before_a_celebration() -> None:
    """E-08, D-6.3, D-8.1, D-6.10, D-6.13: both produce, then the active player names first."""
    game = scene(phase="preroll", hands={"red": ["abbey"]})
    game.roll(6, "celebration")
    assert game.stored(0)["T2"] == 2
    assert game.stored(1)["B2"] == 2
    assert game.asked == (0, "take")
    game.play("take gold T0")
    assert game.asked == (1, "take")
    game.play("take brick B-2")
    assert (game.stored(0)["T0"], game.stored(1)["B-2"]) == (1, 2)
    assert game.asked == (0, "action")


def test_the_hand_need_not_be_asked_before_the_dice() -> None:
    """D-5.3: without a card that could be one for this moment nobody is asked."""
    game = scene(phase="exchange", active="blue", hands={"blue": ["scout"]})
    game.dice(1, "brigand_attack").play("pass")
    assert game.asked == (0, "action")


def test_a_full_region_gains_nothing() -> None:
    """E-09, D-4.3."""
    game = scene(phase="preroll", red={"stored": {"T2": 3}}, hands={"red": ["inga"]})
    game.roll(6, "brigand_attack")
    assert game.stored(0)["T2"] == 3


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_booster_doubles_as_far_as_there_is_room(before: int, after: int) -> None:
    """E-10, D-8.2, D-8.4."""
    red = {"sites": {"T1": ["grain_mill"]}, "stored": {"T2": before}}
    game = scene(phase="preroll", red=red, hands={"red": ["inga"]})
    game.roll(6, "brigand_attack")
    assert game.stored(0)["T2"] == after


@pytest.mark.parametrize(
    ("card", "site", "number", "place"),
    [
        ("brick_factory", "B-1", 3, "B-2"),
        ("iron_foundry", "B1", 5, "B2"),
        ("grain_mill", "T1", 6, "T2"),
        ("lumber_camp", "T-1", 2, "T-2"),
        ("weavers_shop", "B-1", 4, "B0"),
    ],
)
def test_every_booster_doubles_its_own_type(card: str, site: str, number: int, place: str) -> None:
    """D-8.2, D-3.6: the touched region of the type, and only that one."""
    empty = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 0)
    game = scene(phase="preroll", red={"sites": {site: [card]}, "stored": empty}, hands={"red": ["inga"]})
    game.roll(number, "brigand_attack")
    assert {at: held for at, held in game.stored(0).items() if held} == {place: 2}


def test_a_booster_doubles_the_region_that_was_rolled() -> None:
    """E-11, D-3.6, D-8.2: of two regions of its type only the one with the number."""
    red = {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {
            "T2": "fields-6",
            "B2": "pasture-4",
            "B0": "mountains-5",
            "T4": "gold_field-2",
            "B4": "pasture-6",
        },
        "stored": {"B2": 0, "B4": 0, "T2": 0},
        "sites": {"B3": ["weavers_shop"]},
    }
    game = scene(phase="preroll", red=red, hands={"red": ["inga"]})
    game.roll(4, "brigand_attack")
    assert (game.stored(0)["B2"], game.stored(0)["B4"]) == (2, 0)
    other = scene(phase="preroll", red=red, hands={"red": ["inga"]})
    other.roll(6, "brigand_attack")
    assert (other.stored(0)["B2"], other.stored(0)["B4"]) == (0, 2)


def test_a_booster_does_nothing_beside_a_region_of_another_type() -> None:
    """E-65, D-3.6, D-8.2: the Iron Foundry leaves the Pasture alone."""
    red = {"sites": {"B1": ["iron_foundry"]}, "stored": {"B0": 0, "B2": 0}}
    game = scene(phase="preroll", red=red, hands={"red": ["inga"]})
    game.roll(4, "brigand_attack")
    assert game.stored(0)["B0"] == 1


def test_boosters_ignore_events() -> None:
    """E-12, D-8.3, D-6.11."""
    game = scene(
        phase="preroll", red={"sites": {"T1": ["grain_mill"]}, "stored": {"T2": 0}}, hands={"red": ["inga"]}
    )
    game.roll(1, "plentiful_harvest").play("take grain T2")
    assert game.stored(0)["T2"] == 1


def test_the_marketplace_takes_a_type_the_opponent_produces() -> None:
    """E-13, D-8.5, D-8.6, D-8.7, R-10: also when the opponent's region is full."""
    blue = {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {"T4": "fields-3", "B4": "gold_field-3"},
        "stored": {"T-2": 1, "T4": 0, "B4": 3},
    }
    red = {"sites": {"T-1": ["marketplace"]}, "stored": {"B-2": 0, "T0": 0}}
    game = scene(phase="preroll", red=red, blue=blue, hands={"red": ["inga"]})
    game.roll(3, "trade")
    assert game.stored(0)["B-2"] == 1
    assert (game.stored(1)["T-2"], game.stored(1)["T4"], game.stored(1)["B4"]) == (2, 1, 3)
    assert game.asked == (0, "take")
    assert game.texts == ["take lumber T-2", "take gold T0", "take grain T2"]
    game.play("take gold T0")
    assert game.stored(0)["T0"] == 1


def test_the_marketplace_needs_more_opposing_regions() -> None:
    """E-14, D-8.5: both have one region with a 5."""
    game = scene(phase="preroll", red={"sites": {"T-1": ["marketplace"]}}, hands={"red": ["inga"]})
    game.roll(5, "brigand_attack")
    assert game.asked == (0, "action")


def test_the_marketplace_works_on_the_opponents_roll() -> None:
    """D-8.7: blue rolls, red takes; with one full store of the type the resource is lost (R-41)."""
    blue = {"centre": {"2": "road", "3": "settlement"}, "regions": {"T4": "fields-6", "B4": "gold_field-6"}}
    red = {"sites": {"T-1": ["marketplace"]}, "stored": {"B2": 3}}
    game = scene(phase="preroll", active="blue", red=red, blue=blue, hands={"blue": ["inga"]})
    game.roll(6, "brigand_attack")
    assert game.asked == (0, "take")
    assert "take ore" in game.texts


def test_brigands_spare_seven_and_rob_eight() -> None:
    """E-15, D-6.2, D-6.4, R-33: before production, each player by the own count."""
    red = {"stored": {"T-2": 2, "T0": 1}}
    blue = {"stored": {"T-2": 2, "T0": 2}}
    game = scene(phase="preroll", active="blue", red=red, blue=blue, hands={"blue": ["inga"]})
    game.roll(4, "brigand_attack")
    assert game.have(0) == {"lumber": 2, "gold": 1, "grain": 1, "brick": 1, "wool": 2, "ore": 1}
    assert game.have(1) == {"lumber": 2, "gold": 1, "grain": 1, "brick": 1, "ore": 1}


def test_a_storehouse_saves_the_count_but_not_the_goods() -> None:
    """E-16, E-17, D-6.5, D-6.6."""
    site = {"T-1": ["storehouse"]}
    saved = {"T-2": 3, "T0": 2, "T2": 1, "B-2": 2, "B0": 2, "B2": 1}
    game = scene(phase="preroll", red={"sites": site, "stored": saved}, hands={"red": ["inga"]})
    game.roll(1, "brigand_attack")
    assert game.stored(0) == saved | {"T0": 3}
    robbed = {"T-2": 1, "T0": 2, "T2": 2, "B-2": 2, "B0": 2, "B2": 2}
    other = scene(phase="preroll", red={"sites": site, "stored": robbed}, hands={"red": ["inga"]})
    other.roll(1, "brigand_attack")
    assert other.stored(0) == robbed | {"T0": 1, "B0": 0}


@pytest.mark.parametrize(
    ("red", "blue", "takers"),
    [(["inga"], ["osmund"], [0]), (["austin"], ["osmund"], [1, 0]), ([], [], [1, 0])],
)
def test_a_celebration_is_for_the_more_skilful(red: list[str], blue: list[str], takers: list[int]) -> None:
    """E-18, D-6.10: a tie, also at nothing, is for both; who rolled is irrelevant."""
    sites = [{"T-1": cards} if cards else {} for cards in (red, blue)]
    game = scene(phase="preroll", active="blue", red={"sites": sites[0]}, blue={"sites": sites[1]},
                 hands={"blue": ["abbey"]})  # fmt: skip
    game.roll(1, "celebration")
    asked = []
    while game.decision.kind == "take":
        asked.append(game.decision.seat)
        game.play(game.texts[0])
    assert asked == takers


def test_plentiful_harvest_with_a_toll_bridge() -> None:
    """E-19 (Basic part), E-71, D-6.11, D-4.9, R-41: the bridge's gold must be stored."""
    red = {"sites": {"T-1": ["toll_bridge"]}, "stored": {"T-2": 3, "T0": 1, "B0": 0, "B2": 0}}
    game = scene(phase="preroll", active="blue", red=red, hands={"blue": ["inga"]})
    game.roll(2, "plentiful_harvest").play("take gold T0", "take lumber")
    assert game.stored(0)["T0"] == 3
    assert sum(game.stored(0).values()) == 8
    assert game.asked == (1, "action")


def test_two_gold_fields_share_the_toll_as_their_owner_wants() -> None:
    """D-4.4: a gain not tied to a region is spread at will."""
    red = {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {"T4": "gold_field-2", "B4": "fields-3"},
        "sites": {"T-1": ["toll_bridge"]},
        "stored": {"T0": 2},
    }
    game = scene(phase="preroll", red=red, hands={"red": ["inga"]})
    game.roll(5, "plentiful_harvest").play("take ore B2")
    assert game.asked == (0, "store")
    assert game.texts == ["store T0 T4", "store T4 T4"]
    game.play("store T4 T4")
    assert (game.stored(0)["T0"], game.stored(0)["T4"]) == (2, 2)


SHIPS = {"T-1": ["gold_ship"], "B-1": ["ore_ship"], "T1": ["wool_ship"]}


def test_the_trade_advantage_brings_one_resource_that_fits() -> None:
    """E-20, D-6.7, D-6.9, D-18.1, R-19: what is full may not be named, nothing else declined."""
    red = {"sites": SHIPS, "stored": {"B2": 3, "B0": 1}}
    game = scene(phase="preroll", red=red, blue={"stored": {"B2": 2, "B0": 1}}, hands={"red": ["inga"]})
    assert game.table.state.tokens == (-1, 0)
    game.roll(3, "trade")
    assert game.asked == (0, "demand")
    game.refuse("pass")
    game.refuse("demand ore")
    game.play("demand wool")
    assert (game.stored(0)["B0"], game.stored(1)["B0"]) == (2, 0)


def test_the_giver_chooses_the_region() -> None:
    """D-18.1: blue decides which Pasture the wool leaves."""
    blue = {"centre": {"2": "road", "3": "settlement"}, "regions": {"T4": "pasture-6", "B4": "fields-3"},
            "stored": {"T4": 1, "B0": 2}}  # fmt: skip
    game = scene(phase="preroll", red={"sites": SHIPS}, blue=blue, hands={"red": ["inga"]})
    game.roll(2, "trade").play("demand wool")
    assert game.asked == (1, "pay")
    assert game.texts == ["pay B0", "pay T4"]
    game.play("pay T4")
    assert (game.stored(1)["T4"], game.stored(1)["B0"], game.stored(0)["B0"]) == (0, 2, 2)


def test_nobody_trades_without_the_advantage() -> None:
    """D-6.7."""
    game = scene(phase="preroll", hands={"red": ["inga"]})
    game.roll(1, "trade")
    assert game.asked == (0, "action")


def test_the_strength_token_is_gained_moved_and_lost() -> None:
    """E-30, E-31, D-12.2, D-12.5, D-12.6, R-8: three points and more than the other."""
    red = {"sites": {"T-1": ["harald"]}, "stored": {"B2": 3, "T2": 3, "B0": 3}}
    blue = {"stored": {"B2": 3, "T2": 3, "B0": 3}}
    game = scene(red=red, blue=blue, hands={"red": ["austin", "inga"], "blue": ["candamir"]})
    assert game.table.state.tokens[0] == -1
    game.play("build austin B-1")
    assert game.table.state.tokens[0] == 0
    assert game.victory(0) == 3
    game.dice(1, "trade").play("end").until("exchange").play("pass").until("action")
    assert game.asked == (1, "action")
    game.play("build candamir T-1")
    assert game.table.state.tokens[0] == 1
    assert (game.victory(0), game.victory(1)) == (2, 3)
    below = scene(red={"sites": {"T-1": ["austin"]}}, blue={"sites": {"T-1": ["harald"]}})
    assert below.table.state.tokens[0] == -1


def test_a_tie_takes_the_token_away() -> None:
    """E-30, D-12.5: four against four."""
    red = {"sites": {"T-1": ["harald"], "B-1": ["austin"]}, "stored": {"B2": 3, "T2": 3, "B0": 3}}
    game = scene(red=red, blue={"sites": {"T-1": ["candamir"]}}, hands={"red": ["inga"]})
    assert game.table.state.tokens[0] == 1
    game.play("build inga T1")
    assert game.table.state.tokens[0] == -1


def test_skill_and_strength_are_counted_apart() -> None:
    """E-66, D-6.10, D-12.2."""
    game = scene(phase="preroll", red={"sites": {"T-1": ["siglind"]}}, blue={"sites": {"T-1": ["candamir"]}},
                 hands={"red": ["inga"]})  # fmt: skip
    assert game.table.state.tokens[0] == 1
    game.roll(1, "celebration")
    assert game.asked == (0, "take")
    game.play("take ore B2")
    assert game.asked == (0, "action")


WINNING = {"centre": {"-1": "city", "1": "city", "2": "road", "3": "settlement"},
           "regions": {"T4": "fields-3", "B4": "gold_field-3"},
           "sites": {"T-1": ["candamir"], "B-1": ["gold_ship", "ore_ship"], "T1": ["wool_ship"]}}  # fmt: skip


def test_seven_points_win_the_introductory_game_at_the_end_of_the_own_turn() -> None:
    """E-32, D-13.1, D-13.2, D-13.5."""
    game = scene(phase="exchange", red=WINNING, hands={"red": ["inga"]})
    assert game.victory(0) == 7
    game.play("pass")
    assert game.table.due() == Finished(0, "target")
    won = game.table.outcomes[-1].to_json()
    assert won == {"kind": "won", "seat": 0, "reason": "target", "points": [7, 2]}


def test_points_in_the_opponents_turn_do_not_win_the_introductory_game() -> None:
    """D-13.6: red must wait for the end of the own next turn; there is no win before the roll."""
    game = scene(phase="exchange", active="blue", red=WINNING, hands={"blue": ["inga"], "red": ["inga"]})
    game.play("pass")
    assert game.asked[0] == 0
    assert game.table.state.turn == 2


RICH = {
    "centre": {
        "-1": "city",
        "1": "city",
        "2": "road",
        "3": "city",
        "4": "road",
        "5": "city",
        "6": "road",
        "7": "city",
    },
    "regions": {
        f"{side}{col}": f"{kind}-3" for side, kind in (("T", "fields"), ("B", "hills")) for col in (4, 6, 8)
    },
    "sites": {"T-1": ["candamir"], "B-1": ["gold_ship", "ore_ship"], "T1": ["wool_ship"]},
}


def test_twelve_points_win_a_theme_game_before_the_roll() -> None:
    """E-33, D-13.4, D-13.6: at the start of the own turn, before any card or die."""
    game = scene(
        variant="gold", phase="exchange", active="blue", red=RICH, hands={"blue": ["inga"], "red": ["inga"]}
    )
    assert game.victory(0) == 12
    game.play("pass")
    assert game.table.due() == Finished(0, "target")


def test_only_the_active_player_wins_at_the_end_of_a_turn() -> None:
    """E-78, D-13.3, D-13.7: red has 12 and wins, whatever blue has."""
    game = scene(
        variant="gold", phase="exchange", red=RICH, blue=RICH | {"sites": {}}, hands={"red": ["inga"]}
    )
    game.play("pass")
    assert game.table.due() == Finished(0, "target")

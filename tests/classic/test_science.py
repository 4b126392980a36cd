"""Science & Progress: every card, position, move, position."""

from typing import Any

import pytest

from tests.classic.helpers import BLUE, RED, Table, dice, full, region, rich, table

CITY = {"1": "city"}


def game_of(**position: Any) -> Table:
    """A table of the expanded game with this set."""
    return table("science", **position)


def test_university_from_the_row() -> None:
    """CE-20, wf-university, C-20.14, C-20.16, C-51.1, CR-42, CR-69."""
    game = game_of(
        red={"centre": CITY, "sites": {"T-1": ["abbey"]}, "stored": full(RED, brick=1, grain=2, lumber=2)},
        hands={"red": [], "blue": ["arsonist"]},
    )
    game.do("build university T1")
    assert (game.state.row, game.points(RED)) == (["university"], 4)
    assert game.stored(RED) == full(RED)
    assert game.refused("build university T1") == "card/unique"
    game.do("end")
    dice(game, (6, "mill"), (1,))
    while game.asked() != (BLUE, "action"):
        game.do("roll" if "roll" in game.texts() else game.texts()[0])
    game.do("play arsonist")
    while game.asked() != (RED, "reaction") and game.asked() != (BLUE, "name"):
        game.do(game.texts()[0])
    if game.asked() == (RED, "reaction"):
        game.do("pass")
    hand = len(game.hand(RED))
    game.do("name university@T1")
    assert (game.state.row, game.points(RED), len(game.hand(RED))) == (["university", "university"], 3, hand)
    again = game_of(
        red={"centre": CITY, "sites": {"T-1": ["abbey"], "T1": ["university"]}, "stored": rich(RED)}
    )
    again.do("demolish university@T1")
    assert "build university T1" in again.texts(), "red may buy it again"
    again.do("demolish abbey@T-1")
    assert again.refused("build university T1", "CR-42") == "card/requirement"


def test_requirement_lost_later() -> None:
    """CE-22, wf-cannon, wf-university, C-20.10, CR-42: Abbey and University burn, the Cannon stays."""
    game = game_of(
        blue={
            "centre": CITY,
            "sites": {"T-1": ["abbey"], "T1": ["university"], "B1": ["cannon"]},
            "stored": rich(BLUE),
        },
        hands={"red": ["arsonist", "arsonist"], "blue": ["cannon", "printing"]},
    )
    dice(game, (1,), (1,))
    game.do("play arsonist", "pass", "name abbey@T-1")
    assert (game.at(BLUE, "T1"), game.at(BLUE, "B1"), game.strength(BLUE)) == (["university"], ["cannon"], 6)
    game.do("play arsonist", "pass")
    assert (game.at(BLUE, "T1"), game.strength(BLUE)) == ([], 6)
    assert game.state.row == ["university", "university"]
    dice(game, (6, "mill"))
    game.until(BLUE, "action")
    assert game.hand(BLUE) == ["abbey", "cannon", "printing"]
    assert game.refused("build cannon T1", "CR-42") == "card/requirement"
    assert game.refused("play printing", "CR-42") == "card/requirement"


@pytest.mark.parametrize(("die", "warded"), [(3, True), (6, True), (1, False), (2, False)])
def test_spy_and_great_wall(die: int, warded: bool) -> None:
    """CE-23, wf-great-wall, C-20.9, C-70.5, CR-39: its owner must roll."""
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["university"]}, "stored": full(RED, lumber=1, ore=1)},
        blue={"sites": {"T1": ["great_wall"]}},
        hands={"red": ["spy"], "blue": ["library", "cannon", "bishop"]},
    )
    dice(game, (die,))
    game.do("play spy")
    if warded:
        assert game.asked() == (RED, "action")
        assert game.pile() == ["spy"]
        assert not set(game.state.zones["hand1"]) & set(game.known[RED]), "red sees nothing"
        return
    assert {game.known[RED][slot] for slot in game.state.zones["hand1"]} == {"library", "cannon", "bishop"}
    assert sorted(move.secret or "" for move in game.legal()) == ["", "bishop", "cannon"]
    game.do(next(text for text in game.texts() if "cannon" in text))
    game.do("build cannon B1")
    assert (game.strength(RED), game.stored(RED)) == (6, full(RED))


def test_wall_and_tower_share_a_roll() -> None:
    """CR-39, wf-great-wall, rh-watchtower: on any number one of them works."""
    for die in range(1, 7):
        game = table(
            "mixed",
            sets=[["base", "knights", "science"]],
            blue={"sites": {"T1": ["great_wall"], "B1": ["watchtower"]}},
            hands={"red": ["spy"], "blue": ["karl"]},
        )
        dice(game, (die,))
        game.do("play spy")
        assert game.asked() == (RED, "action")


def test_cannon_and_ingo() -> None:
    """wf-cannon, wf-ingo, base-smithy, base-black-knight: a cannon is a soldier."""
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["university", "smithy"]}, "stored": rich(RED)},
        hands={"red": ["cannon", "ingo"], "blue": []},
    )
    game.do("build cannon B1", "build ingo B1")
    assert (game.strength(RED), game.tournament(RED)) == (7 + 2, 4)
    game = game_of(blue={"sites": {"T1": ["cannon"]}}, hands={"red": ["black_knight"], "blue": []})
    dice(game, (1,))
    game.do("play black_knight")
    assert game.hand(BLUE) == ["cannon"]


def test_building_crane() -> None:
    """CE-60, wf-crane, CR-45: red cards whose printed price is 4 or more cost 1 less."""
    crane: dict[str, Any] = {"centre": CITY, "sites": {"T1": ["crane"]}}
    game = game_of(
        red={**crane, "stored": full(RED, lumber=2, ore=2)}, hands={"red": ["library"], "blue": []}
    )
    game.do("build library T1")
    assert game.stored(RED) == full(RED)
    game = game_of(
        red={**crane, "stored": full(RED, brick=2, ore=1)}, hands={"red": ["bath_house"], "blue": []}
    )
    game.do("build bath_house T1")
    game = game_of(red={**crane, "stored": full(RED, grain=1)}, hands={"red": ["marketplace"], "blue": []})
    game.refused("build marketplace T1", "C-3.8")
    game = game_of(red={**crane, "stored": full(RED, lumber=1, ore=1)}, hands={"red": ["abbey"], "blue": []})
    game.refused("build abbey B1", "C-3.8")
    game = game_of(red={**crane, "stored": full(RED, grain=2, ore=2)})
    game.refused("build city -1", "C-3.8")


def test_fire_brigade_in_both_directions() -> None:
    """CE-56, wf-fire-brigade, wf-embassy, CR-36, CR-76."""
    position: dict[str, Any] = {
        "red": {"sites": {"T-1": ["abbey"]}},
        "blue": {
            "centre": {"-1": "city"},
            "sites": {"T-1": ["fire_brigade", "library"], "B-1": ["embassy"], "T1": ["garrison"]},
        },
        "hands": {"red": ["arsonist"], "blue": []},
    }
    game = game_of(**position)
    dice(game, (1,))
    game.do("play arsonist")
    assert game.hand(BLUE) == ["garrison"], "only the Garrison can be named"
    game = game_of(**position)
    dice(game, (6,))
    game.do("play arsonist")
    assert game.hand(RED) == ["abbey"]
    assert game.at(BLUE, "B-1") == ["embassy"]
    game = game_of(**{**position, "red": {}})
    dice(game, (6,))
    game.do("play arsonist")
    assert game.at(BLUE, "B-1") == ["embassy"]


def test_a_silenced_fire_brigade_guards_itself_alone() -> None:
    """wf-fire-brigade, CR-49."""
    game = game_of(
        blue={"centre": CITY, "sites": {"T1": [["fire_brigade", 0, "", ["witch"]], "library"]}},
        hands={"red": ["arsonist"], "blue": []},
    )
    dice(game, (1,))
    game.do("play arsonist")
    assert game.hand(BLUE) == ["library"]


def test_embassy() -> None:
    """CE-58, wf-embassy, C-43, C-70.9, CR-54: its host shows what it takes from stacks, nothing else."""
    game = game_of(
        phase="hand",
        red={"centre": CITY, "sites": {"T1": ["embassy"]}, "stored": rich(RED)},
        hands={"red": ["spy"], "blue": []},
        stacks={"s1": ["karl"], "s2": ["mint", "abbey"]},
    )
    assert game.state.players[RED].foreign[0].card.owner == BLUE
    game.do("draw s1")
    game.do("search s2", "pay T-2 T-2", "take s2 <mint>")
    seen = {game.known[BLUE].get(slot, "?") for slot in game.state.zones["hand0"]}
    assert seen == {"?", "karl", "mint"}
    assert game.hand(RED) == ["karl", "mint", "spy"]


def test_embassy_needs_an_own_town_hall() -> None:
    """wf-embassy, CR-55: requirements are those of its owner; it goes to an opposing city."""
    position: dict[str, Any] = {"blue": {"centre": CITY}, "hands": {"red": ["embassy"], "blue": []}}
    game = game_of(red={"centre": CITY, "sites": {"T1": ["town_hall"]}, "stored": rich(RED)}, **position)
    assert {text for text in game.texts() if "embassy" in text} == {"build embassy T1", "build embassy B1"}
    game = game_of(red={"stored": rich(RED)}, **position)
    assert game.refused("build embassy T1", "CR-42") == "card/requirement"


def test_hall_of_the_people() -> None:
    """wf-public-hall, C-8.3: searching is free."""
    game = game_of(
        phase="hand",
        red={"centre": CITY, "sites": {"T1": ["public_hall"]}, "stored": full(RED)},
        hands={"red": ["spy", "mint"], "blue": []},
    )
    game.do("search s1")
    assert game.asked() == (RED, "take_card")


def test_trade_academy() -> None:
    """CE-57, wf-trade-academy, C-9.2, CR-57: each gold is a trade point, at once."""
    game = game_of(
        red={
            "centre": CITY,
            "sites": {"T1": ["trade_academy"], "T-1": ["garrison"]},
            "stored": full(RED, gold=3),
        },
        blue={"centre": CITY, "sites": {"T1": ["marketplace"], "T-1": ["garrison"]}},
    )
    assert (game.trade(RED), game.trade(BLUE), game.state.tokens[1]) == (4, 3, RED)
    game.do("trade 3 gold ore")
    assert (game.trade(RED), game.state.tokens[1]) == (1, BLUE)


def test_cathedral() -> None:
    """wf-cathedral, wf-civil-war, C-55.6, CR-80: all own units are safe from the Civil War."""
    game = game_of(
        phase="preroll",
        red={"centre": CITY, "sites": {"T1": ["cathedral"], "T-1": ["karl"], "B-1": ["fleet_ore"]}},
        blue={"sites": {"T1": ["otto"]}},
        stacks={"events": ["civil_war"]},
        dice=[[6, "mystery"]],
    )
    assert game.asked() == (RED, "action"), "blue has nothing to name"
    assert (game.at(RED, "T-1"), game.at(RED, "B-1")) == (["karl"], ["fleet_ore"])
    assert game.hand(BLUE) == ["otto"]


def test_progress_pays_for_universities() -> None:
    """C-51.2, wf-progress, base-progress."""
    game = game_of(
        phase="preroll",
        red={"centre": CITY, "sites": {"T1": ["university"]}, "stored": full(RED)},
        stacks={"events": ["progress"]},
        dice=[[5, "mystery"]],
    )
    game.do("take ore B2")
    assert game.stored(RED)["B2"] == 1


SCHOOL: dict[str, Any] = {"centre": CITY, "sites": {"T1": ["university"]}}


def test_printing() -> None:
    """wf-printing: 2 resources of choice."""
    game = game_of(red={**SCHOOL, "stored": full(RED)}, hands={"red": ["printing"], "blue": []})
    game.do("play printing", "take ore B2", "take gold T0")
    assert game.stored(RED) == full(RED, ore=1, gold=1)


def test_three_field_system() -> None:
    """wf-three-field: one fields region is filled."""
    game = game_of(red={**SCHOOL, "stored": full(RED, ore=1)}, hands={"red": ["three_field"], "blue": []})
    game.do("play three_field")
    assert game.stored(RED) == full(RED, grain=3, ore=1)


def test_inventor() -> None:
    """CE-61, wf-inventor, C-7.4: not while there is nothing to gain."""
    game = game_of(
        red={**SCHOOL, "stored": full(RED, ore=3)}, hands={"red": ["inventor", "siegfried"], "blue": []}
    )
    assert game.refused("play inventor", "C-7.4") == "card/no-effect"
    game.do("build siegfried B1")
    assert game.stored(RED)["B2"] == 2
    game.do("play inventor")
    assert game.stored(RED)["B2"] == 3


def test_land_reform() -> None:
    """CE-59, wf-land-reform, CR-82, C-41.2."""
    game = table(
        "mixed",
        sets=[["base", "science", "trade"]],
        red={
            "centre": CITY,
            "sites": {"T1": ["garrison", "counting_house"], "BB0": ["dye_works"]},
            "stored": full(RED, gold=2, ore=1),
        },
        hands={"red": ["land_reform"], "blue": []},
    )
    game.do("play land_reform")
    assert "name B0" not in game.texts(), "it has a region expansion"
    game.do("name T0", "name B2")
    player = game.player(RED)
    assert (player.regions["T0"], player.stored["T0"]) == ("mountains-2", 1)
    assert (player.regions["B2"], player.stored["B2"]) == ("gold_field-6", 2)
    game = game_of(
        red={
            "centre": CITY,
            "sites": {"T1": ["garrison"], "B1": ["university"]},
            "stored": full(RED, lumber=3, gold=2, brick=3, grain=1, ore=1),
        },
        hands={"red": ["land_reform"], "blue": []},
    )
    game.do("play land_reform", "name T0", "name B2")
    dice(game, (4, "brigand"))
    game.until(BLUE, "action")
    assert game.stored(RED)["T0"] == 0, "the Garrison holds back 1 ore and 1 grain, so 8 are counted"


def test_equal_titles() -> None:
    """wf-alchemist, wf-bishop, wf-scout, wf-pirate-fleet, wf-conflict, wf-plague, C-0.3."""
    game = game_of(
        phase="preroll", hands={"red": ["alchemist"] * 3, "blue": []}, strict=True, dice=[[1, "mill"]]
    )
    game.do("play alchemist")
    assert game.asked() == (RED, "name")
    assert region("ore", 2) == "mountains-2"

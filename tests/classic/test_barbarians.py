"""Barbarians & Traders: every card, position, move, position."""

from typing import Any

import pytest

from p2pduel.kernel.operations import Finished
from tests.classic.helpers import BLUE, RED, Table, dice, full, region, rich, table

CITY = {"1": "city"}


def game_of(**position: Any) -> Table:
    """A table of the expanded game with this set."""
    return table("barbarians", **position)


def event(face: str, **position: Any) -> Table:
    """Red has rolled this event; production is a 6."""
    return game_of(phase="preroll", stacks={"events": [face]}, dice=[[6, "mystery"]], **position)


# -- the barbarians ------------------------------------------------------------------------------


def test_barbarian_invasion() -> None:
    """CE-47, bh-barbarian-invasion, bh-colonial-base, C-52.4, CR-4, CR-57."""
    game = game_of(
        phase="preroll",
        red={
            "centre": {"2": "road", "-2": "road"},
            "sites": {
                "T-1": ["abbey"],
                "B-1": ["karl"],
                "T1": ["fleet_wool"],
                "B1": ["flavo"],
                "TT0": ["colonial_base"],
            },
            "stored": {"T0": 2, "TT0": 1},
        },
        blue={"sites": {"T1": ["siegfried"], "B1": ["fleet_gold"]}, "stored": full(BLUE)},
        stacks={"events": ["barbarian_invasion"]},
        dice=[[5, "mystery"]],
    )
    assert (game.stored(RED)["T0"], game.stored(RED)["TT0"]) == (0, 0)
    assert game.asked() == (BLUE, "take")
    game.do("take ore B2", "take ore B2")
    assert game.stored(BLUE)["B2"] == 2


def twelve(*less: str) -> dict[str, Any]:
    """A principality with 12 victory points, an arch at 0 and more units than roads; without these cards."""
    sites = {
        "T-1": ["library", "colossus"],
        "T1": ["aqueduct"],
        "T3": ["church", "triumphal_arch"],
        "B-1": ["fleet_ore", "fleet_gold"],
        "B1": ["fleet_wool", "fleet_grain"],
    }
    return {
        "centre": {"-1": "city", "1": "city", "2": "road", "3": "city", "4": "road", "5": "settlement"},
        "regions": {"T4": "fields-3", "B4": "mountains-4", "T6": "hills-2", "B6": "hills-1"},
        "sites": {
            site: left
            for site, cards in sites.items()
            if (left := [card for card in cards if card not in less])
        },
    }


@pytest.mark.parametrize(("blue", "before", "winner"), [((), (12, 12), BLUE), (("aqueduct",), (12, 11), RED)])
def test_thirteen_in_the_opponents_turn(blue: tuple[str, ...], before: tuple[int, int], winner: int) -> None:
    """CE-21, bh-barbarian-invasion, bh-triumphal-arch, C-20.12, CR-1: the higher score, then the active."""
    game = game_of(
        phase="preroll",
        active="blue",
        red=twelve(),
        blue=twelve(*blue),
        stacks={"events": ["barbarian_invasion"]},
        dice=[[5, "mystery"]],
    )
    assert (game.points(RED), game.points(BLUE)) == before
    assert game.asked() == (BLUE, "triumph")
    game.do("raise")
    assert game.asked() == (RED, "triumph")
    game.do("raise")
    assert (game.points(RED), game.points(BLUE)) == (before[0] + 1, before[1] + 1)
    due = game.due()
    assert isinstance(due, Finished)
    assert (due.winner, game.state.active) == (winner, BLUE)


def test_campaign_against_the_barbarians() -> None:
    """bh-barbarian-campaign, bh-triumphal-arch: a fleet and two knights; the arch or 2 resources."""
    red: dict[str, Any] = {
        "centre": CITY,
        "sites": {"T1": [["triumphal_arch", 2]], "T-1": ["treasure_fleet"], "B-1": ["karl"], "B1": ["otto"]},
        "stored": full(RED),
    }
    game = game_of(red=red, hands={"red": ["barbarian_campaign"], "blue": []})
    points = game.points(RED)
    game.do("play barbarian_campaign", "raise")
    assert game.points(RED) == points + 1
    red["sites"]["T1"] = [["triumphal_arch", 3]]
    game = game_of(red=red, hands={"red": ["barbarian_campaign"], "blue": []})
    game.do("play barbarian_campaign")
    assert game.asked() == (RED, "take"), "the arch is at its maximum"
    del red["sites"]["B1"]
    game = game_of(red=red, hands={"red": ["barbarian_campaign"], "blue": []})
    assert game.refused("play barbarian_campaign", "CR-42") == "card/requirement"


def test_one_arch_in_a_principality() -> None:
    """bh-triumphal-arch, C-52.1, C-52.6, CR-69: from the row, at 0; burning does nothing to it."""
    game = game_of(red={"centre": CITY, "stored": rich(RED)}, hands={"red": [], "blue": []})
    game.do("build triumphal_arch T1")
    assert game.card(RED, "T1", "triumphal_arch").amount == 0
    assert game.refused("build triumphal_arch T1") == "card/unique"
    game.do("demolish triumphal_arch@T1")
    assert game.state.row.count("triumphal_arch") == 2
    game = game_of(
        blue={"centre": CITY, "sites": {"T1": ["triumphal_arch"]}}, hands={"red": ["arsonist"], "blue": []}
    )
    assert game.refused("play arsonist", "C-7.4") == "card/no-effect"


def test_barbarian_stronghold() -> None:
    """CE-48, bh-barbarian-stronghold, C-42, C-42.1, C-42.2, CR-16, CR-35."""
    position: dict[str, Any] = {
        "active": "blue",
        "red": {"stored": full(RED, ore=3)},
        "blue": {
            "centre": CITY,
            "sites": {"R0": ["barbarian_stronghold"], "T1": ["secret_brotherhood"]},
            "stored": full(BLUE, gold=1, lumber=1),
        },
        "hands": {"red": ["bishop"], "blue": ["merchant", "caravan", "spy"]},
    }
    game = game_of(**position)
    game.do("play merchant", "done", "give lumber")
    assert game.stored(BLUE)["T0"] == 1, "the first one is free"
    game.do("play caravan")
    assert game.stored(BLUE)["T0"] == 0, "the second one is paid before it does anything"
    game.do("take wool B0")
    assert game.refused("play spy", "CR-35") == "cost/short"
    game.do("sell spy", "take ore B2")
    assert (game.hand(BLUE), game.stored(BLUE)["T0"]) == ([], 0), "selling is no playing"


def test_a_passive_player_pays_nothing() -> None:
    """CE-48, bh-barbarian-stronghold, CR-35: in the other's turn answers are free."""
    game = game_of(
        red={"stored": full(RED)},
        blue={"sites": {"R0": ["barbarian_stronghold"], "T1": ["abbey"]}, "stored": full(BLUE)},
        hands={"red": ["arsonist"], "blue": ["bishop"]},
    )
    dice(game, (5,))
    game.do("play arsonist", "play bishop")
    assert game.at(BLUE, "T1") == ["abbey"]


def test_a_stronghold_falls_at_six_strength_points() -> None:
    """CE-48, bh-barbarian-stronghold, C-43.2, CR-16."""
    game = game_of(
        active="blue",
        blue={"sites": {"R0": ["barbarian_stronghold"], "T1": ["otto"]}, "stored": rich(BLUE)},
        hands={"red": [], "blue": ["gotz"]},
    )
    game.do("build gotz T-1")
    assert game.at(BLUE, "R0") == []
    assert game.pile() == ["barbarian_stronghold"]
    blocked = game_of(
        red={"sites": {"T1": ["smithy"]}, "stored": rich(RED)},
        blue={"sites": {"T1": ["karl"]}},
        hands={"red": ["barbarian_stronghold"], "blue": []},
    )
    assert blocked.refused("build barbarian_stronghold R0", "CR-42") == "card/requirement"
    free = game_of(
        red={"sites": {"T1": ["smithy"]}, "stored": rich(RED)},
        hands={"red": ["barbarian_stronghold"], "blue": []},
    )
    free.do("build barbarian_stronghold R0")
    assert free.at(BLUE, "R0") == ["barbarian_stronghold"]


def test_trade_branch() -> None:
    """CE-49, bh-trade-branch, C-43, CR-16, CR-34."""
    game = game_of(
        phase="preroll",
        red={"stored": full(RED)},
        blue={"sites": {"T1": ["trade_branch"]}, "stored": {**full(BLUE), "T2": 3}},
        dice=[[2, "mill"]],
    )
    assert (game.stored(RED)["T2"], game.stored(BLUE)["T2"]) == (1, 3)
    game = game_of(
        phase="preroll",
        red={"stored": full(RED)},
        blue={"centre": CITY, "sites": {"T1": ["trade_branch", "grain_mill"]}, "stored": full(BLUE)},
        dice=[[2, "mill"]],
    )
    assert (game.stored(RED)["T2"], game.stored(BLUE)["T2"]) == (1, 2)
    game = game_of(
        active="blue",
        blue={
            "centre": CITY,
            "sites": {"T1": ["trade_branch", "merchant_guild"], "T-1": ["garrison"]},
            "stored": rich(BLUE),
        },
        hands={"red": [], "blue": ["fleet_ore"]},
    )
    game.do("build fleet_ore B1")
    assert game.at(BLUE, "T1") == ["merchant_guild"]
    assert game.pile() == ["trade_branch"]


# -- people --------------------------------------------------------------------------------------


def test_flavo_changes_sides() -> None:
    """CE-50, bh-flavo, CR-32."""
    position: dict[str, Any] = {
        "phase": "preroll",
        "red": {"sites": {"B1": ["flavo"]}, "stored": {"B0": 1, "B2": 3}},
        "blue": {"sites": {"T1": ["pippin"], "T-1": ["abbey"], "B-1": ["abbey"]}, "stored": full(BLUE)},
        "dice": [[6, "tournament"]],
    }
    game = game_of(**position)
    assert (game.tournament(RED), game.tournament(BLUE)) == (1, 3)
    game.do("take gold T0")
    assert (game.stored(RED)["B0"], game.stored(RED)["B2"]) == (2, 3)
    assert (game.stored(BLUE)["T0"], game.at(BLUE, "B1"), game.at(RED, "B1")) == (0, ["flavo"], [])
    game = game_of(**position)
    game.do("take ore B2")
    assert game.at(RED, "B1") == ["flavo"]


def test_baroc() -> None:
    """bh-baroc, CR-28: 1 ore at the brigand, 2 with the Stronghold, none in the first two rounds."""
    for turn, sites, ore in ((5, {}, 1), (5, {"R0": ["barbarian_stronghold"]}, 2), (4, {}, 0)):
        game = game_of(
            phase="preroll",
            turn=turn,
            red={"sites": {"T1": ["baroc"]}, "stored": full(RED)},
            blue={"sites": sites},
            dice=[[5, "brigand"]],
        )
        assert game.stored(RED)["B2"] == ore


def test_johanna() -> None:
    """bh-johanna, CR-67: opposing cannons and dragons count 2; Imelda and Bribery do nothing to her."""
    game = table(
        "tournament",
        sets=[["base", "barbarians"], ["base", "science", "knights"]],
        red={"sites": {"T1": ["johanna"]}},
        blue={"sites": {"T1": ["cannon"], "B1": ["smithy"]}},
        active="blue",
        hands={"red": [], "blue": ["imelda"]},
    )
    assert (game.strength(RED), game.strength(BLUE)) == (3, 3)
    assert game.refused("play imelda", "C-7.4") == "card/no-effect"


def test_sven() -> None:
    """bh-sven, CR-40: used up as a Merchant for 1 gold, not in the turn he came."""
    game = game_of(
        red={"sites": {"T1": ["sven"]}, "stored": full(RED, gold=1)}, blue={"stored": full(BLUE, ore=1)}
    )
    game.do("use sven@T1")
    assert game.asked() == (RED, "action"), "one ore to take, and it goes back at once"
    assert (game.at(RED, "T1"), game.pile()) == ([], ["sven"])
    fresh = game_of(red={"stored": rich(RED)}, hands={"red": ["sven"], "blue": []})
    fresh.do("build sven T1")
    assert fresh.refused("use sven@T1", "CR-40") == "card/fresh"
    locked = game_of(red={"sites": {"T1": ["sven"]}, "stored": rich(RED)}, unlocked=0)
    assert locked.refused("use sven@T1", "C-7.2") == "card/locked"


# -- trade ---------------------------------------------------------------------------------------


def test_treasure_fleet() -> None:
    """CE-54, bh-treasure-fleet, CR-30: 3 resources at the sun, in all, with two as with one."""
    for sites in ({"T1": ["treasure_fleet"]}, {"T1": ["treasure_fleet"], "B1": ["treasure_fleet"]}):
        game = game_of(phase="preroll", red={"sites": sites, "stored": full(RED)}, dice=[[5, "sun"]])
        game.do("take ore B2", "take ore B2", "take ore B2")
        assert game.asked()[0] == BLUE


def test_palace_with_treasure_fleet() -> None:
    """rh-palace, bh-treasure-fleet, CR-30: 3 resources, or 2 and 1 card."""
    game = table(
        "mixed",
        sets=[["base", "knights", "barbarians"]],
        phase="preroll",
        red={"centre": CITY, "sites": {"T1": ["palace"], "T-1": ["treasure_fleet"]}, "stored": full(RED)},
        discard=["karl"],
        dice=[[5, "sun"]],
    )
    game.do("fetch karl", "take ore B2", "take ore B2")
    assert game.asked()[0] == BLUE
    assert game.hand(RED) == ["karl"]


def test_colonial_base() -> None:
    """bh-colonial-base, C-41, CR-34, CR-57: gold of its own, spent like any other."""
    game = game_of(
        phase="preroll",
        red={
            "centre": CITY,
            "sites": {"T1": ["harbor"], "TT0": ["colonial_base"]},
            "stored": full(RED, gold=2),
        },
        dice=[[6, "tournament"]],
    )
    assert (game.stored(RED)["T0"], game.stored(RED)["TT0"]) == (3, 1)
    game.do("trade 3 gold ore", "pay T0 T0 TT0")
    assert (game.stored(RED)["T0"], game.stored(RED)["TT0"]) == (1, 0)
    poor = game_of(red={"stored": rich(RED)}, hands={"red": ["colonial_base"], "blue": []})
    assert poor.refused("build colonial_base TT0", "CR-42") == "card/requirement"
    wrong = game_of(
        red={"centre": CITY, "sites": {"T1": ["harbor"]}, "stored": rich(RED)},
        hands={"red": ["colonial_base"], "blue": []},
    )
    assert {text for text in wrong.texts() if "colonial" in text} == {"build colonial_base TT0"}


def test_coin_residence() -> None:
    """CE-51, bh-residence-coin, C-52.3, CR-23, CR-45, CR-78."""
    game = game_of(
        red={"sites": {"BB2": ["residence_coin"], "T-1": ["fleet_ore"]}, "stored": full(RED, ore=3)},
        hands={"red": ["caravan", "karl"], "blue": []},
    )
    game.do("trade 3 ore gold")
    assert game.card(RED, "BB2", "residence_coin").amount == 1
    game = game_of(
        red={"sites": {"BB2": [["residence_coin", 1]], "T-1": ["fleet_ore"]}, "stored": full(RED, ore=3)},
        hands={"red": ["caravan"], "blue": []},
    )
    game.do("trade 2 ore wool")
    assert game.card(RED, "BB2", "residence_coin").amount == 2
    game = game_of(
        red={"sites": {"BB2": [["residence_coin", 3]]}, "stored": full(RED, ore=2)},
        hands={"red": ["karl"], "blue": []},
    )
    game.do("build karl T1")
    assert game.stored(RED) == full(RED)
    game = game_of(
        red={"sites": {"BB2": [["residence_coin", 2]]}, "stored": full(RED, ore=2)},
        hands={"red": ["caravan", "karl"], "blue": []},
    )
    game.refused("build karl T1", "C-3.8")
    game.do("play caravan", "give ore", "take wool B0", "take wool B0")
    assert game.card(RED, "BB2", "residence_coin").amount == 2, "a Caravan is no bank trade"
    game = game_of(
        red={"sites": {"BB2": [["residence_coin", 2]]}, "stored": full(RED, ore=3)},
        blue={"stored": full(BLUE, wool=3)},
    )
    game.do("offer", "give ore", "want wool", "done", "accept")
    assert game.stored(RED) == full(RED, ore=2, wool=1)
    assert game.card(RED, "BB2", "residence_coin").amount == 2, "nor is a trade with blue"
    for coins in (2, 3):
        game = game_of(red={"sites": {"BB2": [["residence_coin", coins]]}, "stored": full(RED, ore=3)})
        game.do("trade 3 ore gold")
        assert game.card(RED, "BB2", "residence_coin").amount == 3


def test_paper_residence() -> None:
    """bh-residence-paper, CR-24: with 3 papers a resource at the start of the own turn."""
    game = game_of(
        phase="preroll",
        red={"sites": {"TT-2": [["residence_paper", 3]]}, "stored": full(RED)},
        dice=[[5, "mill"]],
    )
    assert game.asked() == (RED, "take")
    game = game_of(red={"sites": {"TT-2": [["residence_paper", 2]]}, "stored": full(RED, lumber=3)})
    game.do("trade 3 lumber ore")
    assert game.card(RED, "TT-2", "residence_paper").amount == 3


def test_cloth_residence() -> None:
    """bh-residence-cloth, CR-48, CR-78: with 3 cloths 2 equal resources for 2 others, once a turn."""
    game = game_of(red={"sites": {"BB0": [["residence_cloth", 3]]}, "stored": full(RED, ore=2, gold=2)})
    game.do("use residence_cloth@BB0", "name ore", "take wool B0", "take grain T2")
    assert game.stored(RED) == full(RED, gold=2, wool=1, grain=1)
    assert game.refused("use residence_cloth@BB0", "CR-48") == "card/used"
    game = game_of(red={"sites": {"BB0": [["residence_cloth", 2]]}, "stored": full(RED, wool=3, ore=2)})
    assert game.refused("use residence_cloth@BB0", "C-7.4") == "card/no-effect"
    game.do("trade 3 wool gold")
    assert game.card(RED, "BB0", "residence_cloth").amount == 3


def test_guild_of_merchant_lords() -> None:
    """CE-53, bh-guild, C-8.1, C-52.3, CR-78."""
    game = game_of(
        red={
            "centre": {"2": "road", "3": "settlement"},
            "regions": {"T4": region("lumber", 1), "B4": region("ore", 4)},
            "stored": {**full(RED, lumber=3), "T4": 3},
        },
        blue={"centre": CITY, "sites": {"T1": ["guild"]}, "stored": full(BLUE, lumber=2)},
        hands={"red": ["caravan"], "blue": []},
    )
    assert game.player(BLUE).limit == 4
    game.do("trade 3 lumber ore", "pay T-2 T-2 T-2", "take ore B2")
    assert game.stored(BLUE)["T-2"] == 3
    game.do("trade 3 lumber ore", "take ore B2")
    assert game.stored(BLUE)["T-2"] == 3
    caravan = game_of(
        red={"stored": full(RED, lumber=1)},
        blue={"centre": CITY, "sites": {"T1": ["guild"]}, "stored": full(BLUE, lumber=2)},
        hands={"red": ["caravan"], "blue": []},
    )
    caravan.do("play caravan", "take ore B2")
    assert (caravan.stored(RED), caravan.stored(BLUE)) == (full(RED, ore=1), full(BLUE, lumber=2))


def test_secret_brotherhood() -> None:
    """bh-secret-brotherhood: action cards of the hand for a resource each; that is not playing."""
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["secret_brotherhood"]}, "stored": full(RED)},
        hands={"red": ["spy", "abbey"], "blue": []},
        unlocked=0,
    )
    assert "sell abbey" not in game.texts()
    game.do("sell spy", "take ore B2")
    assert (game.stored(RED)["B2"], game.pile(), game.hand(RED)) == (1, ["spy"], ["abbey"])
    without = game_of(hands={"red": ["spy"], "blue": []})
    assert without.refused("sell spy") == "card/kind"


def test_scriptorium() -> None:
    """bh-scriptorium, CR-48: once a turn the top card of a stack."""
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["scriptorium"]}},
        stacks={"s2": ["karl"]},
        hands={"red": [], "blue": []},
    )
    game.do("use scriptorium@T1", "name s2")
    assert game.hand(RED) == ["karl"]
    assert game.refused("use scriptorium@T1", "CR-48") == "card/used"


def test_commodity_exchange() -> None:
    """bh-commodity-exchange, CR-33: touched regions of all kinds double; with a mill 4, stored 3."""
    game = game_of(
        phase="preroll",
        red={"centre": CITY, "sites": {"T1": ["commodity_exchange"]}, "stored": full(RED)},
        dice=[[6, "tournament"]],
    )
    assert game.stored(RED)["T0"] == 2
    game = game_of(
        phase="preroll",
        red={"centre": CITY, "sites": {"T1": ["commodity_exchange", "grain_mill"]}, "stored": full(RED)},
        dice=[[1, "tournament"]],
    )
    assert game.stored(RED)["T2"] == 3


def test_flagship() -> None:
    """bh-flagship, CR-80: safe from pirates and Civil War, with the trade fleets of its city."""
    blue = {"centre": CITY, "sites": {"T1": ["flagship", "fleet_ore"], "T-1": ["fleet_wool"]}}
    game = event("civil_war", blue=blue)
    assert game.hand(BLUE) == ["fleet_wool"]
    game = table(
        "mixed",
        sets=[["base", "knights", "barbarians"]],
        red={"stored": rich(RED)},
        blue=blue,
        hands={"red": ["pirate_fleet"], "blue": []},
    )
    game.do("build pirate_fleet T1")
    assert game.pile() == ["fleet_wool"]


def test_two_harbors() -> None:
    """C-52.5, CR-6, bh-harbor: only in the tournament; each trade fleet then counts 2 more."""
    red = {"centre": CITY, "sites": {"T1": ["harbor", "harbor"], "T-1": ["fleet_ore"]}, "stored": rich(RED)}
    game = table("tournament", sets=[["base", "barbarians"], ["base", "knights"]], red=red)
    assert game.trade(RED) == 2 + 3
    game = game_of(red={**red, "sites": {"T1": ["harbor"]}})
    assert game.refused("build harbor B1") == "card/unique"


# -- events --------------------------------------------------------------------------------------


def test_superstition() -> None:
    """bh-superstition: 1 resource of choice for each Abbey and University."""
    game = event(
        "superstition",
        red={"sites": {"T1": ["abbey"], "B1": ["abbey"]}, "stored": full(RED, ore=2, wool=1)},
        blue={},
    )
    assert game.asked() == (RED, "lose")
    game.do("lose B0 B2")
    assert game.stored(RED) == full(RED, ore=1, gold=1)


def test_lucky_trading_voyage() -> None:
    """bh-lucky-voyage: up to 3 of the kind of one own trade fleet."""
    game = event(
        "lucky_voyage", red={"sites": {"T1": ["fleet_ore"], "B1": ["fleet_wool"]}, "stored": full(RED)}
    )
    assert set(game.texts()) == {"name ore", "name wool"}
    game.do("name ore")
    assert game.stored(RED)["B2"] == 3


def test_wine_cellar() -> None:
    """bh-wine-cellar, base-year-end, pi-good-neighbourhood: 2 resources of choice."""
    game = event("year_end", red={"sites": {"T1": ["wine_cellar"]}, "stored": full(RED)})
    game.do("take ore B2", "take ore B2")
    assert game.stored(RED)["B2"] == 2


# -- actions -------------------------------------------------------------------------------------


def test_ancient_sciences() -> None:
    """bh-ancient-sciences, CR-46: no building; in the tournament the opponent's pile."""
    red = {"centre": CITY, "sites": {"T1": ["library"]}}
    game = game_of(red=red, hands={"red": ["ancient_sciences"], "blue": []}, discard=["abbey", "karl", "spy"])
    game.do("play ancient_sciences")
    assert set(game.texts()) == {"name karl", "name spy"}
    game.do("name spy")
    assert game.hand(RED) == ["spy"]
    game = table(
        "tournament",
        sets=[["base", "barbarians"], ["base", "knights"]],
        red=red,
        hands={"red": ["ancient_sciences"], "blue": []},
        discards=[["spy"], ["karl"]],
    )
    game.do("play ancient_sciences")
    assert game.hand(RED) == ["karl"]


def test_anton() -> None:
    """bh-anton, CR-78: 1 gold for 2 other resources."""
    red = {"centre": CITY, "sites": {"T1": ["town_hall"]}, "stored": full(RED, gold=1)}
    game = game_of(red=red, hands={"red": ["anton"], "blue": []})
    game.do("play anton")
    assert "take gold T0" not in game.texts()
    game.do("take ore B2", "take ore B2")
    assert game.stored(RED) == full(RED, ore=2)


def test_gunther() -> None:
    """bh-gunther, CR-42: needs two trade fleets."""
    game = game_of(
        red={"sites": {"T1": ["fleet_ore"], "B1": ["fleet_gold"]}, "stored": full(RED)},
        hands={"red": ["gunther"], "blue": []},
    )
    game.do("play gunther", "take ore B2", "take ore B2")
    assert game.stored(RED)["B2"] == 2
    game = game_of(
        red={"sites": {"T1": ["fleet_ore"], "B1": ["treasure_fleet"]}}, hands={"red": ["gunther"], "blue": []}
    )
    assert game.refused("play gunther", "CR-42") == "card/requirement"


def test_dogma() -> None:
    """CE-52, bh-dogma, CR-8, CR-27, CR-49, CR-50, CR-83."""
    hand = ["spy", "scout", "merchant", "caravan", "bishop"]
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["church"]}},
        blue={"centre": CITY, "sites": {"T1": ["library"], "T-1": ["abbey"]}, "stored": full(BLUE)},
        hands={"red": ["dogma"], "blue": hand},
    )
    before = game.points(BLUE)
    game.do("play dogma")
    assert (game.points(BLUE), game.player(BLUE).limit) == (before - 1, 4)
    assert game.pile() == []
    assert game.asked() == (BLUE, "surplus")
    game.do("bury s1 <spy>", "end")
    while game.state.active == RED:
        game.do(game.texts()[0])
    dice(game, (6, "mystery"), (6, "mystery"))
    game.force_top("events", ["productive_year", "progress"])
    game.do("roll")
    assert "dogma" in game.card(BLUE, "T1", "library").marks, "the opponent's question mark does nothing"
    game.do("end")
    while game.state.active == BLUE:
        game.do(game.texts()[0])
    while game.asked() != (BLUE, "take"):
        game.do("roll" if "roll" in game.texts() else game.texts()[0])
    game.do("take ore B2")
    assert game.asked() == (RED, "action"), "one resource: the Abbey's alone"
    assert (game.points(BLUE), game.pile()) == (before, ["dogma"])


def test_eryn() -> None:
    """CE-55, bh-eryn, CR-42: as many as the opponent leads by, at most 4."""
    towns = {"1": "city", "-1": "city"}
    five: dict[str, Any] = {"centre": towns, "sites": {"T1": ["library"]}}
    eight = {"T1": ["library", "church"], "T-1": ["aqueduct", "town_hall"]}
    blue: dict[str, Any] = {"centre": towns, "sites": eight}
    for sites, points, brought in ((eight, 8, 3), ({**eight, "B1": ["colossus"]}, 10, 4)):
        game = game_of(
            red={**five, "stored": full(RED)},
            blue={"centre": towns, "sites": sites},
            hands={"red": ["eryn"], "blue": []},
        )
        assert (game.points(RED), game.points(BLUE)) == (5, points)
        game.do("play eryn", *["take ore B2"] * 2, *["take wool B0"] * (brought - 2))
        assert game.asked() == (RED, "action")
    game = game_of(red=five, blue=five, hands={"red": ["eryn"], "blue": []})
    assert (game.points(RED), game.points(BLUE)) == (5, 5)
    assert game.refused("play eryn", "C-7.4") == "card/no-effect"
    for abbey in ("abbey", ["abbey", 0, "", ["pawned"]]):
        game = game_of(red={"sites": {"T1": [abbey]}}, blue=blue, hands={"red": ["eryn"], "blue": []})
        assert game.refused("play eryn", "CR-42") == "card/requirement"


def test_merchant_christopher() -> None:
    """bh-christopher, C-52.3, C-6.1: own trade fleets trade 1:1 for this turn."""
    game = game_of(
        red={
            "centre": CITY,
            "sites": {"T1": ["harbor"], "T-1": ["fleet_ore"], "BB2": ["residence_coin"]},
            "stored": full(RED, ore=1, wool=2),
        },
        hands={"red": ["christopher"], "blue": []},
    )
    game.refused("trade 1 ore gold", "C-6.1")
    game.do("play christopher", "trade 1 ore gold")
    assert game.stored(RED) == full(RED, gold=1, wool=2)
    assert game.card(RED, "BB2", "residence_coin").amount == 1, "it is a bank trade"
    game.refused("trade 1 wool gold", "C-6.1")


def test_neighbourly_help() -> None:
    """bh-neighbourly-help: one region beside its own mill is filled."""
    game = game_of(
        red={"sites": {"T-1": ["sawmill"]}, "stored": full(RED)},
        hands={"red": ["neighbourly_help"], "blue": []},
    )
    game.do("play neighbourly_help")
    assert game.stored(RED) == full(RED, lumber=3)
    game = game_of(
        red={"sites": {"B1": ["foundry"]}, "stored": full(RED)},
        hands={"red": ["neighbourly_help"], "blue": []},
    )
    assert game.refused("play neighbourly_help", "C-7.4") == "card/no-effect"


@pytest.mark.parametrize("answer", ["pass", "play sigismund"])
def test_sigismund_at_civil_war(answer: str) -> None:
    """bh-sigismund, CR-37: all own trade fleets are safe."""
    game = event("civil_war", blue={"sites": {"T1": ["fleet_ore"]}}, hands={"red": [], "blue": ["sigismund"]})
    assert game.asked() == (BLUE, "reaction")
    game.do(answer)
    assert game.at(BLUE, "T1") == ([] if answer == "pass" else ["fleet_ore"])


def test_sigismund_and_pirates_and_the_pile() -> None:
    """bh-sigismund, rh-pirate-fleet, CR-37, CR-46."""
    game = table(
        "mixed",
        sets=[["base", "knights", "barbarians"]],
        red={"stored": rich(RED)},
        blue={"sites": {"T1": ["fleet_ore"]}},
        hands={"red": ["pirate_fleet"], "blue": ["sigismund"]},
    )
    game.do("build pirate_fleet T1", "play sigismund")
    assert game.at(BLUE, "T1") == ["fleet_ore"]
    game = game_of(hands={"red": ["sigismund"], "blue": []}, discard=["fleet_ore", "karl"], unlocked=0)
    game.do("play sigismund")
    assert (game.hand(RED), game.pile()) == (["fleet_ore"], ["karl", "sigismund"])
    game = game_of(hands={"red": ["sigismund"], "blue": []}, discard=["karl"])
    assert game.refused("play sigismund", "C-7.4") == "card/no-effect"

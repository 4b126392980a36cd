"""The cards of the Era of Gold, one by one."""

from typing import Any

import pytest

from p2pduel.games.duel.rules.variants import deck_pool
from tests.duel import duel_table
from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
RICH = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 3)
POOR = dict.fromkeys(RICH, 0)


def _gold(**document: Any) -> Scene:
    return scene(variant="gold", **document)


# -- actions -------------------------------------------------------------------------------------


def test_gudrun_takes_up_to_two_gold_per_pirate_ship() -> None:
    """D-18.1, D-18.2, R-42, R-46: gold in a Gold Cache can be demanded; less may be asked for."""
    blue = {"sites": {"TT0": ["gold_cache"]}, "stored": {**POOR, "T0": 1, "TT0": 2}}
    red = {"sites": {"T-1": ["pirate_ship"]}}
    game = _gold(red=red, blue=blue, hands={"red": ["gudrun"]}).play("play gudrun")
    assert game.texts == ["done", "demand gold"]
    game.play("demand gold", "pay TT0 TT0")
    assert game.stored(0)["T0"] == 2
    assert (game.stored(1)["T0"], game.stored(1)["TT0"]) == (1, 0)
    assert game.table.state.discards[0] == [("gudrun", "gold")]
    modest = _gold(red=red, blue=blue, hands={"red": ["gudrun"]}).play("play gudrun", "done", "pay T0")
    assert modest.stored(0)["T0"] == 1
    full = _gold(red={**red, "stored": {"T0": 3}}, blue=blue, hands={"red": ["gudrun"]})
    full.refuse("play gudrun", "card/requirement", "D-9.6")


def test_the_merchant_takes_two_and_gives_one_back() -> None:
    """D-18.1, R-11, R-42: what was just received may be given back; the opponent stores it."""
    blue = {"stored": {**POOR, "B2": 2, "T-2": 1}}
    game = _gold(red={"centre": CITIES}, blue=blue, hands={"red": ["merchant"]}).play("play merchant")
    assert game.offered("demand") == ["demand lumber", "demand ore"]
    assert "pass" not in game.texts
    game.play("demand ore", "demand ore")
    assert game.asked == (0, "give_back")
    assert game.offered("give") == [
        "give lumber T-2",
        "give brick B-2",
        "give wool B0",
        "give grain T2",
        "give ore B2",
    ]
    assert game.stored(0)["B2"] == 3
    game.play("give ore B2")
    assert game.stored(0)["B2"] == 2
    assert game.stored(1)["B2"] == 1
    assert game.asked == (0, "action")


def test_what_the_merchant_gives_back_may_be_lost_and_is_stored_by_its_owner() -> None:
    """R-11: no room, no resource; with two regions of the type the opponent chooses."""
    blue = {"stored": {**POOR, "T-2": 3, "B2": 1}}
    game = _gold(red={"centre": CITIES}, blue=blue, hands={"red": ["merchant"]})
    game.play("play merchant", "demand ore", "done", "give lumber T-2")
    assert game.stored(0)["T-2"] == 0
    assert game.stored(1)["T-2"] == 3
    wide = {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {"T4": "pasture-6", "B4": "hills-5"},
        "stored": {**POOR, "B2": 1},
    }
    game = _gold(red={"centre": CITIES}, blue=wide, hands={"red": ["merchant"]})
    game.play("play merchant", "give wool B0")
    assert game.asked == (1, "store")
    assert game.texts == ["store B0", "store T4"]
    game.play("store T4")
    assert game.stored(1)["T4"] == 1


def test_the_merchant_needs_a_city_or_three_trade_points() -> None:
    """D-9.6."""
    game = _gold(hands={"red": ["merchant"]})
    game.refuse("play merchant", "card/requirement", "D-9.6")
    ships = {"sites": {"T-1": ["ore_ship"], "B-1": ["wool_ship"], "T1": ["gold_ship"]}}
    assert "play merchant" in _gold(red=ships, hands={"red": ["merchant"]}).texts
    bare = _gold(red={"centre": CITIES}, blue={"stored": POOR}, hands={"red": ["merchant"]})
    bare.refuse("play merchant", "card/requirement", "D-9.6")


def test_the_trade_master_takes_two() -> None:
    """D-18.1, R-42: with a Merchant Guild; equal or different types."""
    red = {"centre": CITIES, "sites": {"T1": ["merchant_guild"]}}
    game = _gold(red=red, hands={"red": ["trade_master"]})
    game.play("play trade_master", "demand wool", "demand grain")
    assert (game.stored(0)["B0"], game.stored(0)["T2"]) == (2, 2)
    assert (game.stored(1)["B0"], game.stored(1)["T2"]) == (0, 0)
    assert game.asked == (0, "action")
    without = _gold(red={"centre": CITIES}, hands={"red": ["trade_master"]})
    without.refuse("play trade_master", "card/requirement", "D-9.6")


def test_brigands_fill_one_region() -> None:
    """R-11, R-42: with the strength advantage; at most what fits on that region."""
    red = {"sites": {"T-1": ["candamir"]}, "stored": {"B0": 3}}
    blue = {"stored": {**POOR, "B2": 3, "B0": 2, "T2": 1}}
    game = _gold(red=red, blue=blue, hands={"red": ["brigands"]})
    assert game.offered("play") == ["play brigands T2", "play brigands B2"]
    game.refuse("play brigands B0", "card/target", "D-9.7")
    game.play("play brigands B2")
    assert game.texts == ["done", "demand ore"]
    game.play("demand ore")
    assert (game.stored(0)["B2"], game.stored(1)["B2"]) == (3, 1)
    weak = _gold(blue=blue, hands={"red": ["brigands"]})
    weak.refuse("play brigands B2", "card/requirement", "D-9.6")


def test_brigands_and_gold_caches() -> None:
    """R-11: gold comes out of the opponent's cache, but goes on the named region alone."""
    red = {"sites": {"T-1": ["candamir"], "TT2": ["gold_cache"]}, "stored": {"T0": 1}}
    blue = {"sites": {"TT0": ["gold_cache"]}, "stored": {**POOR, "T0": 1, "TT0": 1}}
    game = _gold(red=red, blue=blue, hands={"red": ["brigands"]})
    game.play("play brigands T0", "demand gold")
    assert (game.stored(0)["T0"], game.stored(0)["TT2"]) == (3, 0)
    assert game.have(1) == {}
    full = _gold(red={**red, "stored": {"T0": 3}}, blue=blue, hands={"red": ["brigands"]})
    assert full.offered("play") == []
    full.refuse("play brigands TT2", "card/target")


def test_reiner_sets_the_event_die() -> None:
    """D-5.3, R-12, R-13: only before the dice, once, also together with Brigitta; then nothing is rolled."""
    game = _gold(phase="preroll", hands={"red": ["reiner", "reiner", "brigitta", "scout"]})
    game.play("play reiner")
    game.refuse("play reiner", "card/target")
    game.play("play brigitta 6", "roll")
    assert (game.table.state.production, game.table.state.symbol) == (6, "celebration")
    assert game.stored(0)["T2"] == 2
    assert game.asked == (0, "take")
    assert game.decision.data["amount"] == 2
    game.play("take ore B2", "take wool B0")
    assert game.asked == (1, "take")
    game.play("take ore B2")
    assert game.asked == (0, "action")
    late = _gold(hands={"red": ["reiner"]})
    late.refuse("play reiner", "card/timing", "D-9.9")


# -- the Gold Cache ------------------------------------------------------------------------------


def test_the_gold_cache_is_placed_beyond_a_region() -> None:
    """D-3.12, R-18: with a hero that has strength; never at a settlement; one per region."""
    game = _gold(hands={"red": ["gold_cache"]})
    game.refuse("build gold_cache TT0", "card/requirement", "D-9.6")
    skilled = _gold(red={"sites": {"T-1": ["irmgard"]}}, hands={"red": ["gold_cache"]})
    skilled.refuse("build gold_cache TT0", "card/requirement", "D-9.6")
    heroes = {"sites": {"T-1": ["inga"]}}
    game = _gold(red=heroes, hands={"red": ["gold_cache", "gold_cache"]})
    assert len(game.offered("build")) == 6
    game.refuse("build gold_cache T1", "site/wrong", "D-3.12")
    game.play("build gold_cache BB2")
    assert game.stored(0)["BB2"] == 0
    game.refuse("build gold_cache BB2", "site/taken")
    game.play("demolish inga@T-1")
    assert game.standing(0) == {"BB2": ["gold_cache"]}
    game.refuse("demolish gold_cache@BB2", "demolish/target", "D-14.9")


def test_brigands_neither_count_nor_find_the_cache() -> None:
    """D-6.5, D-6.6, R-18."""
    seven = {**POOR, "T0": 3, "B0": 3, "B2": 1, "TT0": 3}
    red = {"sites": {"TT0": ["gold_cache"]}, "stored": seven}
    game = _gold(phase="preroll", red=red, hands={"red": ["scout"]}).roll(2, "brigand_attack")
    assert game.have(0) == {"lumber": 1, "gold": 6, "wool": 3, "ore": 1}
    red = {"sites": {"TT0": ["gold_cache"]}, "stored": {**seven, "B2": 2}}
    game = _gold(phase="preroll", red=red, hands={"red": ["scout"]}).roll(2, "brigand_attack")
    assert game.have(0) == {"lumber": 1, "gold": 3, "ore": 2}
    assert game.stored(0)["TT0"] == 3


def test_gold_in_the_cache_pays_and_trades() -> None:
    """D-10.7."""
    red = {"sites": {"TT0": ["gold_cache"]}, "stored": {"T0": 2, "TT0": 1}}
    game = _gold(red=red).play("trade 3 gold ore")
    assert (game.stored(0)["T0"], game.stored(0)["TT0"], game.stored(0)["B2"]) == (0, 0, 2)
    red = {"sites": {"TT0": ["gold_cache"], "T1": ["gold_ship"]}, "stored": {"T0": 2, "TT0": 1}}
    game = _gold(red=red).play("trade 2 gold ore")
    assert game.asked == (0, "pay")
    assert game.texts == ["pay T0 T0", "pay T0 TT0"]


def test_the_cache_is_no_building() -> None:
    """R-18, R-52: Feud passes it by."""
    red = {"sites": {"TT0": ["gold_cache"], "T-1": ["candamir"]}}
    blue = {"sites": {"TT0": ["gold_cache"]}}
    game = _gold(
        phase="preroll", red=red, blue=blue, hands={"red": ["scout"]}, stacks={"events": ["feud"]}
    ).roll(2, "event_card")
    assert game.asked == (0, "action")
    assert game.standing(1) == {"TT0": ["gold_cache"]}


# -- ships and buildings -------------------------------------------------------------------------


def test_a_pirate_ship_without_prey() -> None:
    """D-9.12, D-18.6: built all the same; a trade ship built later is safe; a Pirate Ship is no prey."""
    game = _gold(blue={"sites": {"T1": ["pirate_ship"]}}, hands={"red": ["pirate_ship"]})
    game.play("build pirate_ship T-1")
    assert game.asked == (0, "action")
    assert game.standing(1) == {"T1": ["pirate_ship"]}
    assert game.have(0) == {"grain": 1, "brick": 1, "ore": 1}
    assert game.points(0) == (0, 0, 0, 0)


def test_a_pirate_ship_collects_at_the_harvest() -> None:
    """D-6.11: 1 gold in addition to the chosen resource."""
    red = {"sites": {"T-1": ["pirate_ship"]}}
    game = _gold(phase="preroll", red=red, hands={"red": ["scout"]}).roll(2, "plentiful_harvest")
    game.play("take ore B2", "take ore B2")
    assert (game.stored(0)["T0"], game.stored(1)["T0"]) == (1, 0)


def test_the_moneylender_doubles_the_trade() -> None:
    """D-6.8, D-6.9, R-19: 2 in total, only with the trade advantage; the holder may ask for less."""
    guild = {"centre": CITIES, "sites": {"T1": ["merchant_guild", "moneylender"], "B1": ["ore_ship"]}}
    game = _gold(phase="preroll", red=guild, hands={"red": ["scout"]}).roll(2, "trade")
    assert game.asked == (0, "demand")
    game.play("demand ore", "demand brick")
    assert (game.stored(0)["B2"], game.stored(0)["B-2"]) == (2, 2)
    assert game.asked == (0, "action")
    game = (
        _gold(phase="preroll", red=guild, hands={"red": ["scout"]})
        .roll(2, "trade")
        .play("demand ore", "done")
    )
    assert (game.stored(0)["B2"], game.stored(0)["B-2"]) == (2, 1)
    behind = {"centre": CITIES, "sites": {"T1": ["moneylender"]}}
    game = _gold(phase="preroll", red=behind, hands={"red": ["scout"]}).roll(2, "trade")
    assert game.asked == (0, "action")


def test_the_moneylender_stands_once() -> None:
    """D-9.4, D-9.12: it may be built without the trade advantage, but only once."""
    red = {"centre": CITIES, "stored": RICH}
    game = _gold(red=red, hands={"red": ["moneylender", "moneylender"]}).play("build moneylender T1")
    assert game.victory(0) == 5
    game.refuse("build moneylender B1", "card/unique", "D-9.4")


def test_a_trading_base_raises_marketplace_and_harbor() -> None:
    """D-12.7, D-9.12: 1 more trade point on each, as soon as they stand."""
    red = {"centre": CITIES, "stored": RICH}
    game = _gold(red=red, hands={"red": ["trading_base", "harbor"]}).play("build trading_base T1")
    assert game.points(0)[0] == 1
    assert game.victory(0) == 5
    game.play("build harbor T1")
    assert game.points(0)[0] == 3
    both = _gold(red={"centre": CITIES, "sites": {"T1": ["trading_base", "harbor"], "B1": ["marketplace"]}})
    assert both.points(0)[0] == 5
    assert both.table.state.tokens == (-1, 0)
    both.play("demolish trading_base@T1")
    assert both.points(0)[0] == 2
    assert both.table.state.tokens == (-1, -1)


def test_a_salt_silo_doubles_trade_ships() -> None:
    """D-12.7: 1 more point per trade ship; a Pirate Ship is none."""
    red = {
        "centre": CITIES,
        "stored": RICH,
        "sites": {"T-1": ["ore_ship", "large_trade_ship"], "B-1": ["pirate_ship"]},
    }
    game = _gold(red=red, hands={"red": ["salt_silo"]})
    assert game.points(0)[0] == 2
    game.play("build salt_silo T1")
    assert game.points(0)[0] == 4
    assert game.victory(0) == 6
    assert game.stored(0)["T0"] == 1
    game.play("demolish ore_ship@T-1")
    assert game.points(0)[0] == 2


def test_a_mint_trades_one_to_one_once_a_turn() -> None:
    """D-10.5, D-10.8: also in the turn it is built; gold for gold is no trade."""
    red = {"centre": CITIES, "stored": {**RICH, "B2": 2}}
    game = _gold(red=red, hands={"red": ["mint"]})
    game.refuse("trade 1 gold ore", "trade/rate")
    game.play("build mint T1", "trade 1 gold ore")
    assert (game.stored(0)["T0"], game.stored(0)["B2"]) == (2, 1)
    game.refuse("trade 1 gold ore", "trade/rate")
    game.play("end").until("preroll", "action")
    assert game.table.state.players[0].used == {}


def test_mints_that_leave_take_their_use_along() -> None:
    """D-10.5: once per Mint, so the other Mint and a new one are not used up."""
    red = {"centre": CITIES, "stored": RICH, "sites": {"T1": ["mint"], "B1": ["mint"]}}
    game = _gold(red=red, hands={"red": ["mint"]}).play("trade 1 gold ore", "demolish mint@T1")
    assert "trade 1 gold ore" in game.texts
    game.play("trade 1 gold wool")
    game.refuse("trade 1 gold ore", "trade/rate")
    game.play("build mint T1")
    assert "trade 1 gold ore" in game.texts


def test_a_staple_house_brings_two() -> None:
    """D-4.6, D-9.8, R-41: needs a Merchant Guild when built, not afterwards."""
    red = {"centre": CITIES, "stored": RICH, "sites": {"T1": ["merchant_guild"]}}
    game = _gold(red=red, hands={"red": ["staple_house"]}).play("build staple_house T1")
    assert game.asked == (0, "take")
    game.play("take wool B0", "take ore B2")
    assert (game.stored(0)["B0"], game.stored(0)["B2"], game.stored(0)["B-2"]) == (3, 2, 1)
    assert game.victory(0) == 6
    game.play("demolish merchant_guild@T1")
    assert game.standing(0) == {"T1": ["staple_house"]}
    without = _gold(red={"centre": CITIES, "stored": RICH}, hands={"red": ["staple_house"]})
    without.refuse("build staple_house T1", "card/requirement", "D-9.6")


def test_the_second_sets_copies_work_like_the_first() -> None:
    """D-14.10: a Gold copy of a Basic card is written with its back and goes under Gold stacks only."""
    game = _gold(red={"stored": {"T0": 3}}, hands={"red": ["goldsmith/gold"]})
    game.play("play goldsmith/gold", "take ore B2", "take ore B2")
    assert game.stored(0)["B2"] == 3
    assert game.table.state.discards[0] == [("goldsmith", "gold")]


# -- events --------------------------------------------------------------------------------------


def test_a_gift_for_the_prince() -> None:
    """R-41, D-6.13: per unit with strength; buildings do not count; all that fits is stored."""
    red = {"sites": {"T-1": ["harald"], "B-1": ["inga"], "TT0": ["gold_cache"]}, "stored": {"T0": 2}}
    blue = {"sites": {"T-1": ["lookout_tower"], "T1": ["osmund"], "B1": ["ore_ship"]}}
    game = _gold(
        phase="preroll",
        red=red,
        blue=blue,
        hands={"red": ["scout"]},
        stacks={"events": ["gift_for_the_prince"]},
    ).roll(2, "event_card")
    assert game.asked == (0, "store")
    assert game.texts == ["store T0 TT0", "store TT0 TT0"]
    game.play("store T0 TT0")
    assert (game.stored(0)["T0"], game.stored(0)["TT0"], game.stored(1)["T0"]) == (3, 1, 1)
    assert game.zone("events")[-1] == "gift_for_the_prince"


@pytest.mark.parametrize(
    "card", ["mint", "salt_silo", "harbor", "trading_base", "moneylender", "staple_house"]
)
def test_city_expansions_need_a_city(card: str) -> None:
    """D-3.13."""
    red = {"centre": {"-1": "city"}, "stored": RICH, "sites": {"T-1": ["merchant_guild"]}}
    game = _gold(red=red, hands={"red": [card]})
    assert {text.split()[2] for text in game.offered("build") if card in text} == {"T-1", "B-1"}
    game.refuse(f"build {card} T1", "site/wrong", "D-3.13")


# -- in the tournament ---------------------------------------------------------------------------


def test_a_sunk_ship_lies_on_its_owners_pile() -> None:
    """D-16.16."""
    blue = {"sites": {"T1": ["ore_ship"]}}
    game = scene(variant="tournament", blue=blue, hands={"red": ["pirate_ship"]}).play(
        "build pirate_ship T-1"
    )
    assert game.table.state.discards == [[], [("ore_ship", "deck1")]]


def test_no_pirate_ship_in_the_preparatory_round() -> None:
    """D-16.10: nothing that reaches the opponent; a Gold Cache or a trade ship would be allowed."""
    rest = [face for face in deck_pool() if face not in ("pirate_ship", "ore_ship", "inga")][:30]
    deck = {"deck": ["pirate_ship", "ore_ship", "inga", *rest]}
    game = Scene(duel_table("tournament", 1, [deck, deck])).until("prepare")
    assert "build ore_ship T-1" in game.texts
    game.refuse("build pirate_ship T-1", "prepare/barred", "D-16.10")

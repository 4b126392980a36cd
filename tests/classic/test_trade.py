"""Trade & Change: every card, position, move, position."""

from typing import Any

import pytest

from tests.classic.helpers import BLUE, RED, Table, dice, full, region, rich, table

CITY = {"1": "city"}


def game_of(**position: Any) -> Table:
    """A table of the expanded game with this set."""
    return table("trade", **position)


def event(face: str, **position: Any) -> Table:
    """Red has rolled this event; production is a 6."""
    return game_of(phase="preroll", stacks={"events": [face]}, dice=[[6, "mystery"]], **position)


def test_dye_works() -> None:
    """CE-73, hw-dye-works, CR-43, CR-57, C-41."""
    position: dict[str, Any] = {
        "red": {
            "centre": CITY,
            "sites": {"T1": ["counting_house"], "BB0": ["dye_works"]},
            "stored": full(RED, wool=3, ore=2),
        },
        "blue": {"stored": full(BLUE, ore=2)},
    }
    game = game_of(**position)
    trade = game.trade(RED)
    game.do("use dye_works@BB0")
    assert (game.stored(RED)["B0"], game.trade(RED)) == (1, trade + 1)
    game.do("use dye_works@BB0")
    assert (game.stored(RED)["B2"], game.stored(BLUE)["B2"], game.trade(RED)) == (3, 1, trade)
    assert game.refused("use dye_works@BB0", "C-7.4") == "card/no-effect"
    position["red"]["sites"]["BB0"] = [["dye_works", 3]]
    position["red"]["stored"] = rich(RED)
    full_game = game_of(**position)
    assert full_game.refused("use dye_works@BB0", "C-7.4") == "card/no-effect"


@pytest.mark.parametrize(
    ("card", "site", "kind"), [("art_smithy", "BB2", "ore"), ("distillery", "TT2", "grain")]
)
def test_other_works(card: str, site: str, kind: str) -> None:
    """hw-art-smithy, hw-distillery, CR-42, C-41: at their regions, free to place, lost with the card."""
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["counting_house"]}, "stored": full(RED, **{kind: 2})},
        blue={"stored": full(BLUE)},
        hands={"red": [card], "blue": []},
    )
    assert {text for text in game.texts() if card in text} == {f"build {card} {site}"}
    game.do(f"build {card} {site}", f"use {card}@{site}")
    assert game.card(RED, site, card).amount == 1
    poor = game_of(hands={"red": [card], "blue": []})
    assert poor.refused(f"build {card} {site}", "CR-42") == "card/requirement"


def test_produce_store() -> None:
    """CE-74, hw-produce-store, C-53.2, CR-56."""
    red: dict[str, Any] = {
        "centre": CITY,
        "sites": {"T1": ["counting_house", "produce_store"]},
        "stored": full(RED, lumber=2, gold=1, grain=3, brick=2, wool=1),
    }
    game = game_of(red=red, hands={"red": ["marketplace"], "blue": []})
    game.do("use produce_store@T1", "name grain 2")
    assert game.stored(RED)["T2"] == 1
    game.do("build marketplace B1")
    assert game.asked() == (RED, "pay")
    game.do("pay produce_store@T1")
    assert (game.stored(RED)["T2"], game.card(RED, "T1", "produce_store").amount) == (2, 0)
    kept = {
        **red,
        "sites": {"T1": ["counting_house", ["produce_store", 2, "grain"]]},
        "stored": {**red["stored"], "T2": 1},
    }
    brigand = game_of(phase="preroll", red=kept, dice=[[4, "brigand"]])
    assert brigand.stored(RED)["B0"] == 1, "7 are counted, the stored ones are not"
    lost = {**kept, "stored": {**kept["stored"], "T2": 3}}
    game = game_of(red=lost)
    game.do("use produce_store@T1")
    assert (game.stored(RED)["T2"], game.card(RED, "T1", "produce_store").amount) == (3, 0)
    game = game_of(red=kept)
    game.do("demolish produce_store@T1")
    assert game.stored(RED)["T2"] == 1
    burnt = game_of(active="blue", red=kept, hands={"red": [], "blue": ["arsonist"]})
    dice(burnt, (1,))
    burnt.do("play arsonist", "name produce_store@T1")
    assert (burnt.hand(RED), burnt.stored(RED)) == (["produce_store"], {**kept["stored"]})


def test_treasure_vault() -> None:
    """hw-treasure-vault, C-53.2, CR-56, pi-wedding: gold on it is safe, but can be spent."""
    game = table(
        "mixed",
        sets=[["base", "politics", "trade"]],
        red={"centre": CITY, "sites": {"T1": ["church"]}, "stored": full(RED)},
        blue={"centre": CITY, "sites": {"T1": [["treasure_vault", 2, "gold"]]}, "stored": full(BLUE)},
        hands={"red": ["wedding", "merchant"], "blue": []},
    )
    assert game.refused("play wedding", "C-7.4") == "card/no-effect"
    assert game.refused("play merchant", "C-7.4") == "card/no-effect"
    spent = game_of(
        red={"centre": CITY, "sites": {"T1": [["treasure_vault", 2, "gold"]]}, "stored": full(RED, gold=1)}
    )
    spent.do("trade 3 gold ore")
    assert spent.stored(RED) == full(RED, ore=1)


def test_trading_post() -> None:
    """hw-trading-post, C-42, C-42.1, CR-13, CR-78: once a turn, between the regions beside its road."""
    game = game_of(
        red={"stored": full(RED, gold=1, grain=2, wool=1)}, hands={"red": ["trading_post"], "blue": []}
    )
    game.do("build trading_post R0", "use trading_post@R0")
    assert game.stored(RED) == full(RED, grain=1, wool=1)
    assert game.trade(RED) == 1
    assert game.refused("use trading_post@R0", "CR-48") == "card/used"
    two = game_of(
        red={"sites": {"R0": ["trading_post"]}, "stored": rich(RED)},
        hands={"red": ["trading_post"], "blue": []},
    )
    two.refused("build trading_post R0")
    assert two.refused("use trading_post@R0", "C-7.4") == "card/no-effect"


def test_stud_farm() -> None:
    """hw-stud-farm, CR-48: an own knight moves to a free site for 1 grain, as often as one pays."""
    game = game_of(red={"sites": {"T-1": ["stud_farm"], "B-1": ["karl"]}, "stored": full(RED, grain=2)})
    game.do("use stud_farm@T-1", "name T1")
    assert (game.at(RED, "T1"), game.stored(RED)["T2"]) == (["karl"], 1)
    game.do("use stud_farm@T-1", "name B-1")
    assert game.at(RED, "B-1") == ["karl"]
    assert game.tournament(RED) == 2
    game.refused("use stud_farm@T-1")


def test_goldsmith() -> None:
    """hw-goldsmith, CR-33: gold fields double."""
    game = game_of(
        phase="preroll", red={"sites": {"T1": ["goldsmith"]}, "stored": full(RED)}, dice=[[6, "mill"]]
    )
    assert game.stored(RED)["T0"] == 2


@pytest.mark.parametrize(("die", "winner"), [(5, RED), (3, -1), (2, BLUE)])
def test_lothar(die: int, winner: int) -> None:
    """CE-77, hw-lothar, CR-25: the number of the same throw counts."""
    game = game_of(
        phase="preroll",
        active="blue",
        rolled=6,
        red={"sites": {"T1": ["lothar"]}},
        blue={"sites": {"T1": ["pippin"]}},
        dice=[[die, "tournament"]],
    )
    assert game.asked() == ((winner, "take") if winner >= 0 else (BLUE, "action"))


def test_richard() -> None:
    """CE-80, hw-richard, CR-36, CR-40."""
    position: dict[str, Any] = {
        "red": {"sites": {"T1": ["richard"]}, "stored": full(RED, gold=1)},
        "blue": {"sites": {"T1": ["karl"]}},
        "hands": {"red": [], "blue": ["herb_woman"]},
    }
    for die, hand in ((4, ["herb_woman", "karl"]), (6, ["herb_woman"])):
        game = game_of(**position)
        dice(game, (die,))
        game.do("use richard@T1")
        assert (game.at(RED, "T1"), game.pile(), game.stored(RED)["T0"]) == ([], ["richard"], 0)
        assert game.asked() == (BLUE, "reaction")
        game.do("pass")
        assert game.hand(BLUE) == hand
        assert game.asked() == (RED, "action")
    fresh = game_of(red={"stored": rich(RED)}, blue=position["blue"], hands={"red": ["richard"], "blue": []})
    fresh.do("build richard T1")
    assert fresh.refused("use richard@T1", "CR-40") == "card/fresh"


def test_robber_barons_castle() -> None:
    """CE-76, hw-robber-baron-castle, C-43.2, CR-16."""
    blue: dict[str, Any] = {
        "centre": CITY,
        "sites": {"T1": ["marketplace"], "B1": ["fleet_wool"], "T-1": ["garrison"], "B-1": ["conrad"]},
    }
    game = game_of(
        red={"stored": rich(RED)},
        blue={**blue, "stored": rich(BLUE)},
        hands={"red": ["robber_baron_castle"], "blue": ["otto"]},
    )
    assert game.trade(BLUE) == 4
    game.do("build robber_baron_castle T1")
    assert game.trade(BLUE) == 1
    game.do("end")
    while game.asked() != (BLUE, "action"):
        game.do("roll" if "roll" in game.texts() else game.texts()[0])
    game.do("build otto B1")
    assert (game.strength(BLUE), game.trade(BLUE)) == (5, 4)
    assert game.pile() == ["robber_baron_castle"]
    strong = {"centre": CITY, "sites": {"T1": ["marketplace"], "B1": ["walter"], "B-1": ["siegfried"]}}
    assert game_of(blue=strong).strength(BLUE) == 4
    late = game_of(red={"stored": rich(RED)}, blue=strong, hands={"red": ["robber_baron_castle"], "blue": []})
    assert late.refused("build robber_baron_castle T1", "CR-42") == "card/requirement"


def test_wheelwright() -> None:
    """CE-81, hw-wheelwright, CR-24."""
    game = game_of(
        phase="preroll",
        red={
            "centre": {"2": "road", "3": "settlement"},
            "regions": {"T4": region("grain", 3), "B4": region("ore", 4)},
            "sites": {"T1": ["wheelwright"]},
            "stored": {**full(RED, grain=3), "T4": 0, "B4": 0},
        },
        dice=[[1, "mill"]],
    )
    game.do("use wheelwright@T1")
    assert game.asked() == (RED, "spread")
    game.do("store T2 T4 T4")
    assert (game.stored(RED)["T2"], game.stored(RED)["T4"]) == (2, 2), "1 and 2, then a 1 was rolled"
    late = game_of(red={"sites": {"T1": ["wheelwright"]}})
    assert late.refused("use wheelwright@T1", "CR-24") == "card/timing"


@pytest.mark.parametrize(("die", "lucky"), [(3, False), (4, True)])
def test_inn(die: int, lucky: bool) -> None:
    """hw-inn, CR-48: 1 gold and a die; 4 to 6 bring a resource; repeatable."""
    game = game_of(red={"sites": {"T1": ["inn"]}, "stored": full(RED, gold=2)})
    dice(game, (die,), (1,))
    game.do("use inn@T1")
    if lucky:
        game.do("take ore B2")
    assert game.stored(RED)["B2"] == int(lucky)
    game.do("use inn@T1")
    assert game.stored(RED)["T0"] == 0
    game.refused("use inn@T1", "CR-48")


def test_shipyard() -> None:
    """hw-shipyard, CR-45: fleets cost 1 less of the builder's choice."""
    game = game_of(
        red={"sites": {"T1": ["shipyard"]}, "stored": full(RED, wool=1)},
        hands={"red": ["fleet_ore"], "blue": []},
    )
    game.do("build fleet_ore B1")
    assert game.stored(RED) == full(RED)


def test_great_bazaar() -> None:
    """CE-78, hw-great-bazaar, CR-13, CR-43."""
    red = {"centre": CITY, "sites": {"T1": ["great_bazaar"]}, "stored": full(RED, lumber=1, ore=3, wool=1)}
    game = game_of(red=red, blue={"stored": full(BLUE, lumber=2, wool=2, ore=1, gold=3)})
    game.do("use great_bazaar@T1", "name lumber")
    assert (game.stored(RED), game.stored(BLUE)) == (
        full(RED, ore=3, wool=2),
        full(BLUE, lumber=3, wool=1, ore=1, gold=3),
    )
    assert game.refused("use great_bazaar@T1", "CR-48") == "card/used"
    wood = {**red, "stored": full(RED, lumber=1)}
    game = game_of(red=wood, blue={"stored": full(BLUE, lumber=3, wool=2)})
    assert game.refused("use great_bazaar@T1", "C-7.4") == "card/no-effect"
    game = game_of(red=wood, blue={"stored": full(BLUE, lumber=2, gold=2)})
    assert game.refused("use great_bazaar@T1", "C-7.4") == "card/no-effect"


def test_great_tournament_ground() -> None:
    """hw-great-tournament-ground, CR-81: built only with more tournament points; then 2 resources."""
    game = game_of(
        red={"centre": CITY, "sites": {"T-1": ["hagen"]}, "stored": rich(RED)},
        hands={"red": ["great_tournament_ground"], "blue": []},
    )
    assert "build great_tournament_ground T1" in game.texts()
    game = game_of(
        red={"centre": CITY, "stored": rich(RED)}, hands={"red": ["great_tournament_ground"], "blue": []}
    )
    assert game.refused("build great_tournament_ground T1", "CR-42") == "card/requirement"
    game = game_of(
        phase="preroll",
        red={
            "centre": CITY,
            "sites": {"T1": ["great_tournament_ground"], "T-1": ["hagen"]},
            "stored": full(RED),
        },
        dice=[[5, "tournament"]],
    )
    game.do("take ore B2", "take ore B2")
    assert game.stored(RED)["B2"] == 2


def test_trade_fair() -> None:
    """CE-79, hw-trade-fair, CR-57: 3 trade points of the works are handed in."""
    sites = {"T1": ["counting_house"], "BB0": [["dye_works", 2]], "BB2": [["art_smithy", 1]]}
    game = game_of(
        red={"centre": CITY, "sites": sites, "stored": full(RED, grain=1, wool=1)},
        hands={"red": ["trade_fair"], "blue": []},
    )
    points, trade = game.points(RED), game.trade(RED)
    game.do("build trade_fair T1")
    assert (game.card(RED, "BB0", "dye_works").amount, game.card(RED, "BB2", "art_smithy").amount) == (0, 0)
    assert (game.points(RED), game.trade(RED)) == (points + 2, trade - 3)
    fewer = {**sites, "BB0": [["dye_works", 1]]}
    game = game_of(
        red={"centre": CITY, "sites": fewer, "stored": rich(RED)}, hands={"red": ["trade_fair"], "blue": []}
    )
    assert game.refused("build trade_fair T1", "CR-42") == "card/requirement"


def test_hanseatic_league() -> None:
    """hw-hanse, CR-42, CR-78: the opponent's trade fleets serve for 2:1."""
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["hanse"]}, "stored": full(RED, ore=2)},
        blue={"sites": {"T1": ["fleet_ore"]}},
    )
    game.do("trade 2 ore wool")
    assert game.stored(RED) == full(RED, wool=1)
    game = game_of(red={"centre": CITY, "stored": rich(RED)}, hands={"red": ["hanse"], "blue": []})
    assert game.refused("build hanse T1", "CR-42") == "card/requirement"


def test_lighthouse() -> None:
    """CE-93, hw-lighthouse, C-6.1, CR-77, CR-80."""
    red: dict[str, Any] = {"centre": CITY, "sites": {"T1": ["lighthouse", "fleet_ore"], "B1": ["fleet_wool"]}}
    game = game_of(red={**red, "stored": full(RED, ore=1, wool=2)})
    game.refused("trade 1 wool grain", "C-6.1")
    game.do("trade 1 ore grain", "trade 2 wool gold")
    assert game.stored(RED) == full(RED, grain=1, gold=1)
    game = event("civil_war", red=red)
    assert (game.at(RED, "B1"), "fleet_ore" in game.at(RED, "T1")) == ([], True)


def test_events() -> None:
    """hw-peasant-revolt, hw-calm-sea, hw-grand-tournament, CR-81."""
    game = event(
        "peasant_revolt",
        red={"centre": CITY, "sites": {"T1": ["garrison", "garrison"]}, "stored": {"T2": 3, "T0": 1}},
    )
    assert (game.stored(RED)["T2"], game.stored(RED)["T0"]) == (1, 1), "a 6 brought the gold back"
    game = event("calm_sea", red={"sites": {"T1": ["fleet_ore"], "B1": ["fleet_wool"]}, "stored": full(RED)})
    game.do("take ore B2", "take ore B2")
    assert game.stored(RED)["B2"] == 2
    game = event(
        "grand_tournament", red={"stored": full(RED)}, blue={"sites": {"T1": ["hagen"]}, "stored": full(BLUE)}
    )
    assert (game.stored(BLUE)["T0"], game.stored(RED)["T0"]) == (3, 1)


def test_great_mayor() -> None:
    """hw-great-mayor, C-55.3, C-56.4: cities and metropolises count, citadels and settlements do not."""
    game = table(
        "mixed",
        sets=[["base", "trade", "wizards"]],
        red={"centre": {"1": "city", "-1": "citadel"}, "stored": full(RED)},
        hands={"red": ["great_mayor"], "blue": []},
    )
    game.do("play great_mayor", "take ore B2")
    assert game.asked() == (RED, "action")
    none = game_of(hands={"red": ["great_mayor"], "blue": []})
    assert none.refused("play great_mayor", "C-7.4") == "card/no-effect"


def test_trade_monopoly() -> None:
    """hw-trade-monopoly, CR-43, CR-56: up to 3 of one kind, one other back; stores may be filled."""
    red: dict[str, Any] = {
        "centre": CITY,
        "sites": {"T1": ["counting_house", "produce_store"]},
        "stored": full(RED, ore=2, wool=2),
    }
    game = game_of(
        red=red, blue={"stored": full(BLUE, ore=3, wool=3)}, hands={"red": ["trade_monopoly"], "blue": []}
    )
    game.do("play trade_monopoly")
    assert "name ore 3" in game.texts(), "one fits the region, two the store"
    game.do("name ore 3")
    assert (game.stored(RED)["B2"], game.card(RED, "T1", "produce_store").amount) == (3, 2)
    assert game.asked() == (RED, "action"), "blue has no room for wool, and ore may not go back"
    assert game.stored(BLUE) == full(BLUE, wool=3)


def test_pawnbroker() -> None:
    """CE-75, hw-pawnbroker, CR-49, CR-51."""
    red: dict[str, Any] = {
        "centre": CITY,
        "sites": {"T1": ["library"]},
        "stored": full(RED, lumber=1, ore=1, brick=2),
    }
    game = game_of(red=red, hands={"red": ["pawnbroker"], "blue": []})
    points = game.points(RED)
    game.do("play pawnbroker")
    assert game.stored(RED) == full(RED, lumber=3, ore=3, brick=3)
    assert (game.points(RED), game.player(RED).limit, game.pile()) == (points - 1, 3, ["pawnbroker"])
    assert game.refused("demolish library@T1", "CR-47") == "demolish/target"
    game.do("redeem library@T1")
    assert (game.points(RED), game.stored(RED)) == (points, full(RED, lumber=1, ore=1, brick=2))
    packed = game_of(red={**red, "stored": full(RED, lumber=2)}, hands={"red": ["pawnbroker"], "blue": []})
    assert packed.refused("play pawnbroker", "C-7.4") == "card/no-effect"
    free = game_of(red={**red, "sites": {"T1": ["produce_store"]}}, hands={"red": ["pawnbroker"], "blue": []})
    assert free.refused("play pawnbroker", "C-7.4") == "card/no-effect"


def test_pawning_a_foreign_card() -> None:
    """C-43.3, CR-51, CR-55: the owner may pawn it, and it works no more until it is redeemed."""
    game = game_of(
        red={"stored": full(RED)},
        blue={"centre": CITY, "sites": {"T1": ["robber_baron_castle", "marketplace"]}},
        hands={"red": ["pawnbroker"], "blue": []},
    )
    assert game.trade(BLUE) == 0
    game.do("play pawnbroker")
    assert (game.trade(BLUE), game.stored(RED)) == (2, full(RED, brick=1, ore=1))
    game.do("redeem robber_baron_castle~T1")
    assert game.trade(BLUE) == 0


def test_counting_house_from_the_row() -> None:
    """C-53.1, hw-counting-house, C-20.14."""
    game = game_of(red={"centre": CITY, "stored": rich(RED)})
    game.do("build counting_house T1")
    assert (game.state.row, game.trade(RED)) == (["counting_house"], 3)

"""Every Basic draw card, with its clarifications."""

import pytest

from p2pduel.games.duel.rules.facts import CARDS, Card
from p2pduel.games.duel.words.cards import condition
from p2pduel.games.duel.words.refusals import reason
from tests.rules.helpers import scene

ALL_ONES = {"T-2": 1, "T2": 1, "B-2": 1, "B0": 1, "B2": 1}
FULL = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 3)
CITY = {"-1": "city"}


@pytest.mark.parametrize(
    ("card", "cost", "points"),
    [
        ("austin", {"grain": 1, "ore": 1}, (0, 1, 2, 0)),
        ("candamir", {"grain": 1, "ore": 1, "wool": 2}, (0, 4, 1, 0)),
        ("harald", {"grain": 1, "ore": 1}, (0, 2, 1, 0)),
        ("inga", {"grain": 1, "ore": 1, "wool": 1}, (0, 1, 3, 0)),
        ("osmund", {"grain": 1, "ore": 1, "wool": 1}, (0, 2, 2, 0)),
        ("siglind", {"grain": 1, "ore": 1, "wool": 2}, (0, 2, 3, 0)),
        ("abbey", {"brick": 1, "grain": 1, "ore": 1}, (0, 0, 0, 1)),
        ("parish_hall", {"brick": 1, "grain": 1}, (0, 0, 0, 0)),
        ("marketplace", {"grain": 1, "wool": 1}, (1, 0, 0, 0)),
        ("toll_bridge", {"brick": 1, "lumber": 1}, (1, 0, 0, 0)),
        ("storehouse", {"lumber": 1, "wool": 1}, (0, 0, 0, 0)),
        ("brick_factory", {"brick": 1, "ore": 1}, (0, 0, 0, 0)),
        ("iron_foundry", {"brick": 1, "ore": 1}, (0, 0, 0, 0)),
        ("grain_mill", {"grain": 1, "lumber": 1}, (0, 0, 0, 0)),
        ("lumber_camp", {"lumber": 1, "ore": 1}, (0, 0, 0, 0)),
        ("weavers_shop", {"lumber": 1, "wool": 1}, (0, 0, 0, 0)),
        *((f"{kind}_ship", {"lumber": 1, "wool": 1}, (1, 0, 0, 0)) for kind in
          ("brick", "grain", "ore", "wool", "lumber", "gold", "large_trade")),
    ],
)  # fmt: skip
def test_every_expansion_costs_and_scores_what_is_printed(
    card: str, cost: dict[str, int], points: tuple[int, ...]
) -> None:
    """D-9.3, D-12.1: at a settlement or a city, on either side; paid, and the points come at once."""
    game = scene(red={"stored": FULL, "centre": CITY}, hands={"red": [card]})
    assert game.offered("build")[-4:] == [f"build {card} {site}" for site in ("T-1", "B-1", "T1", "B1")]
    before = game.have(0)
    game.play(f"build {card} B-1")
    after = game.have(0)
    assert {
        name: before[name] - after.get(name, 0) for name in before if before[name] != after.get(name, 0)
    } == cost
    assert game.points(0) == points
    assert game.standing(0) == {"B-1": [card]}
    assert game.hand(0) == []


@pytest.mark.parametrize("card", ["abbey", "parish_hall", "marketplace", "inga"])
def test_some_cards_stand_only_once(card: str) -> None:
    """E-57, D-9.4, D-9.5: 1x cards and units with a name."""
    game = scene(red={"stored": FULL, "sites": {"T1": [card]}}, hands={"red": [card]})
    rule = "D-9.5" if card == "inga" else "D-9.4"
    game.refuse(f"build {card} T-1", "card/unique", rule)


def test_several_storehouses_may_stand_in_one_principality() -> None:
    """D-9.5: no 1x, no name."""
    scene(red={"sites": {"T1": ["storehouse"]}}, hands={"red": ["storehouse"]}).play("build storehouse T-1")


def test_the_abbey_is_paid_from_the_regions() -> None:
    """E-57, D-4.5, D-11.1."""
    game = scene(red={"stored": ALL_ONES | {"T2": 2}}, hands={"red": ["abbey"]})
    game.play("build abbey T-1")
    assert game.have(0) == {"grain": 1, "lumber": 1, "wool": 1}
    assert game.table.view(0).hand_limit(0) == 4


def test_a_refusal_says_what_is_missing() -> None:
    """D-9.3: code, rule and words."""
    game = scene(red={"stored": ALL_ONES | {"B2": 0}}, hands={"red": ["abbey"]})
    error = game.refuse("build abbey T-1", "cost/short", "D-9.3")
    assert "1 ore short" in reason(error)


def test_the_payer_chooses_the_regions() -> None:
    """D-4.5: two Mountains can pay the ore."""
    red = {"centre": {"2": "road", "3": "settlement"}, "regions": {"T4": "mountains-4", "B4": "fields-3"},
           "stored": {"T4": 1}}  # fmt: skip
    game = scene(red=red, hands={"red": ["harald"]})
    game.play("build harald T3")
    assert game.asked == (0, "pay")
    assert game.texts == ["pay B2", "pay T4"]
    assert game.standing(0) == {}
    game.play("pay T4")
    assert (game.stored(0)["B2"], game.stored(0)["T4"]) == (1, 0)
    assert game.standing(0) == {"T3": ["harald"]}


@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.requires and card.is_drawn])
def test_conditions_can_be_said_in_plain_words(card: Card) -> None:
    """D-9.6: a refusal never quotes the grammar of the card file."""
    assert not set(condition(card.id)) & set("_:<>=")


# -- ships and trade -----------------------------------------------------------------------------


def test_three_of_one_type_from_several_regions_buy_one() -> None:
    """E-56, D-10.2, D-10.6: ore for ore is refused."""
    red = {"centre": {"2": "road", "3": "settlement"}, "regions": {"T4": "mountains-4", "B4": "fields-3"},
           "stored": {"T4": 1, "B2": 2}}  # fmt: skip
    game = scene(red=red)
    game.refuse("trade 3 ore ore", "trade/same", "D-10.2")
    game.refuse("trade 2 ore wool", "trade/rate")
    game.play("trade 3 ore wool")
    assert (game.stored(0)["B2"], game.stored(0)["T4"], game.stored(0)["B0"]) == (0, 0, 2)


@pytest.mark.parametrize(
    ("ship", "resource", "place"),
    [
        ("brick_ship", "brick", "B-2"),
        ("grain_ship", "grain", "T2"),
        ("ore_ship", "ore", "B2"),
        ("wool_ship", "wool", "B0"),
        ("lumber_ship", "lumber", "T-2"),
        ("gold_ship", "gold", "T0"),
    ],
)
def test_a_ship_trades_two_of_its_type(ship: str, resource: str, place: str) -> None:
    """E-56, D-10.3: any number of times, for any other type."""
    game = scene(red={"sites": {"T-1": [ship]}, "stored": {**dict.fromkeys(FULL, 0), place: 2}})
    wanted = sorted({"brick", "grain", "ore", "wool", "lumber", "gold"} - {resource})
    assert sorted(game.offered("trade")) == sorted(f"trade 2 {resource} {other}" for other in wanted)
    game.play(f"trade 2 {resource} {wanted[0]}")
    assert game.have(0) == {wanted[0]: 1}


def test_a_ship_may_be_used_in_the_turn_it_is_built() -> None:
    """D-10.8."""
    game = scene(red={"stored": {"B2": 2}}, hands={"red": ["ore_ship"]})
    game.play("build ore_ship T-1", "trade 2 ore gold")
    assert game.have(0)["gold"] == 1


def test_ships_take_two_ore_from_two_mountains() -> None:
    """E-56: the two may come from different regions."""
    red = {"centre": {"2": "road", "3": "settlement"}, "regions": {"T4": "mountains-4", "B4": "fields-3"},
           "stored": {"T4": 1, "B2": 1}, "sites": {"T-1": ["ore_ship"]}}  # fmt: skip
    game = scene(red=red).play("trade 2 ore wool")
    assert game.have(0)["wool"] == 2
    assert "ore" not in game.have(0)


def test_the_large_trade_ship_trades_from_one_side() -> None:
    """E-55, D-10.4: sides are not combined; both may be used one after the other."""
    poor = scene(red={"sites": {"T1": ["large_trade_ship"]}, "stored": {"T0": 1, "T2": 1}})
    assert poor.offered("trade") == []
    game = scene(red={"sites": {"T1": ["large_trade_ship"]}, "stored": {"T0": 2, "T2": 3}})
    assert "trade 3 grain ore" in game.texts
    game.play("trade 2 gold@T0 ore", "trade 2 grain@T2 ore")
    assert (game.stored(0)["T0"], game.stored(0)["T2"], game.stored(0)["B2"]) == (0, 1, 3)


def test_a_trade_without_room_is_legal_and_lost() -> None:
    """R-26, D-4.3."""
    game = scene(red={"stored": {"T2": 3, "B2": 3}}).play("trade 3 grain ore")
    assert (game.stored(0)["T2"], game.stored(0)["B2"]) == (0, 3)


# -- actions -------------------------------------------------------------------------------------


def test_brigitta_sets_the_production_die() -> None:
    """E-37, D-5.3, D-6.2: then only the event die is rolled, and brigands still come first."""
    red = {"stored": {"T-2": 2, "T0": 1, "T2": 2, "B-2": 1, "B0": 1, "B2": 1}}
    game = scene(phase="preroll", red=red, hands={"red": ["brigitta", "brigitta"]})
    assert game.texts == ["roll", *(f"play brigitta {n}" for n in range(1, 7))]
    game.play("play brigitta 5")
    assert game.texts == ["roll"]
    game.dice(1, "brigand_attack").play("roll")
    assert (game.stored(0)["T0"], game.stored(0)["B0"], game.stored(0)["B2"]) == (0, 0, 2)
    assert game.stored(1)["T2"] == 2
    assert game.table.state.production == 5
    game.refuse("play brigitta 3", "card/timing", "D-9.9")
    assert game.table.state.discards == [[("brigitta", "basic")]]


def test_only_cards_for_the_dice_are_played_before_them() -> None:
    """D-5.3."""
    game = scene(phase="preroll", hands={"red": ["goldsmith"]}, red={"stored": {"T0": 3}})
    assert game.texts == ["roll"]
    game.refuse("play goldsmith", "card/timing")
    game.refuse("trade 3 gold ore")


def test_the_merchant_caravan_exchanges_two() -> None:
    """E-38, D-9.7, D-4.5: exactly two, of any types."""
    nothing = dict.fromkeys(FULL, 0)
    poor = scene(red={"stored": nothing | {"B0": 1}}, hands={"red": ["merchant_caravan"]})
    poor.refuse("play merchant_caravan", "card/requirement")
    game = scene(red={"stored": nothing | {"T-2": 1, "B0": 1, "B2": 1}}, hands={"red": ["merchant_caravan"]})
    game.play("play merchant_caravan")
    assert game.texts == ["pay T-2 B0", "pay T-2 B2", "pay B0 B2"]
    game.play("pay T-2 B0", "take ore B2", "take ore B2")
    assert game.have(0) == {"ore": 3}
    assert game.table.state.discards == [[("merchant_caravan", "basic")]]


def test_the_goldsmith_takes_three_gold_for_two() -> None:
    """E-38 (Basic part), R-12: exactly three gold are needed; what fits nowhere is lost."""
    scene(red={"stored": {"T0": 2}}, hands={"red": ["goldsmith"]}).refuse(
        "play goldsmith", "card/requirement"
    )
    game = scene(red={"stored": {"T0": 3, "B2": 3}}, hands={"red": ["goldsmith"]})
    game.play("play goldsmith", "take brick B-2", "take ore")
    assert game.have(0) == {"lumber": 1, "grain": 1, "brick": 2, "wool": 1, "ore": 3}


def test_the_scout_chooses_the_regions_of_a_settlement() -> None:
    """E-39, D-9.9, D-17.7: look at all, take two, shuffle the rest."""
    game = scene(
        red={"centre": {"2": "road"}},
        hands={"red": ["scout"]},
        stacks={"regions": ["mountains-4", "gold_field-2"]},
    )
    game.refuse("play scout", "card/timing", "D-9.9")
    game.play("build settlement 3 with scout")
    assert game.asked == (0, "survey")
    order = game.zone("regions")
    assert len(game.texts) == 66
    pair = sorted((order.index("pasture-6"), order.index("forest-6")))
    game.play(f"pick {pair[0]} {pair[1]} <{order[pair[0]]} {order[pair[1]]}>")
    game.play("lay pasture-6 T4")
    regions = game.table.state.players[0].regions
    assert (regions["T4"], regions["B4"]) == ("pasture-6", "forest-6")
    assert len(game.zone("regions")) == 10
    assert not any(slot in game.table.knowledge(0) for slot in game.table.state.zones["regions"])
    assert game.table.state.discards == [[("scout", "basic")]]
    assert game.have(0) == {"ore": 1}


def test_relocation_swaps_two_regions() -> None:
    """E-40, R-14: amounts travel with the cards; buildings touch what now lies there."""
    game = scene(
        red={"stored": {"T0": 2, "B2": 1}, "sites": {"T1": ["storehouse"]}}, hands={"red": ["relocation"]}
    )
    game.play("play relocation T0 B2")
    player = game.table.state.players[0]
    assert (player.regions["T0"], player.regions["B2"]) == ("mountains-5", "gold_field-1")
    assert (player.stored["T0"], player.stored["B2"]) == (1, 2)
    assert game.standing(0) == {"T1": ["storehouse"]}


def test_relocation_swaps_two_expansions() -> None:
    """R-14, R-49: also across settlements and sides; not on one side of one city, not to an empty site."""
    red = {"centre": CITY, "sites": {"T-1": ["abbey", "storehouse"], "B1": ["inga"]}}
    game = scene(red=red, hands={"red": ["relocation"]})
    swaps = [text for text in game.texts if "@" in text]
    assert swaps == ["play relocation abbey@T-1 inga@B1", "play relocation storehouse@T-1 inga@B1"]
    game.refuse("play relocation abbey@T-1 storehouse@T-1", "card/target")
    game.play("play relocation abbey@T-1 inga@B1")
    assert game.standing(0) == {"T-1": ["inga", "storehouse"], "B1": ["abbey"]}


def test_relocation_respects_the_colour_of_cards() -> None:
    """E-40, D-3.13: a Chapel may not end at a settlement."""
    red = {"centre": CITY, "sites": {"T-1": ["chapel-1-3"], "T1": ["storehouse"]}}
    game = scene(variant="turmoil", red=red, hands={"red": ["relocation"]})
    game.refuse("play relocation chapel-1-3@T-1 storehouse@T1", "card/target")


def test_copies_of_a_card_with_different_backs_are_told_apart() -> None:
    """D-14.10: the back decides where the card may go, so the text names it."""
    game = scene(variant="gold", hands={"red": ["storehouse", "storehouse/gold"]})
    assert "build storehouse T-1" in game.texts
    game.play("build storehouse/gold T-1")
    assert game.table.state.players[0].sites["T-1"][0].back == "gold"
    assert [back for _, _, back in game.table.view(0).hand()] == ["basic"]


def test_a_card_stands_on_sites_of_the_own_line_only() -> None:
    """D-3.13: beside the line, on a region, beyond one, or nowhere at all there is nothing to build on."""
    game = scene(hands={"red": ["abbey"]}, red={"stored": {"T2": 2, "B-2": 2, "B2": 2}})
    for site in ("T3", "B9", "T0", "TT0", "BB2"):
        game.refuse(f"build abbey {site}", "site/wrong", "D-3.13")
    game.play("build abbey B1")
    assert game.standing(0) == {"B1": ["abbey"]}


def test_a_played_action_is_told_first() -> None:
    """The log says which card was played before it says what came of it."""
    game = scene(hands={"red": ["goldsmith"]}, red={"stored": {"T0": 3}})
    game.play("play goldsmith")
    told = game.table.outcomes[0].to_json()
    assert told == {"kind": "played", "seat": 0, "face": "goldsmith", "target": ""}

"""The cards of the Era of Progress, one by one."""

from typing import Any

import pytest

from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
PLACES = ("T-2", "T0", "T2", "B-2", "B0", "B2")
RICH = dict.fromkeys(PLACES, 3)
POOR = dict.fromkeys(PLACES, 0)
HALL = ["town_hall", "progress", ["parish_hall", "basic"]]


def _progress(**document: Any) -> Scene:
    return scene(variant="progress", **document)


def _learned(hand: list[str], **document: Any) -> Scene:
    """Red has a University and these cards."""
    red = {"centre": CITIES, "sites": {"T-1": ["university"]}, **document.pop("red", {})}
    return _progress(red=red, hands={"red": hand}, **document)


# -- actions -------------------------------------------------------------------------------------


def test_benjamin_repeats_the_number_of_the_turn() -> None:
    """D-8.3, R-48: own regions only, no booster; the opponent gains nothing."""
    red = {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {"T4": "forest-4", "B4": "hills-1"},
        "sites": {"B-1": ["weavers_shop"]},
        "stored": {**POOR, "T4": 0, "B4": 0},
    }
    game = _progress(red=red, blue={"stored": POOR}, production=4, hands={"red": ["benjamin"]})
    game.play("play benjamin")
    assert {place: held for place, held in game.stored(0).items() if held} == {"T4": 1, "B0": 1}
    assert game.have(1) == {}
    assert game.table.state.discards == [[("benjamin", "progress")]]


def test_benjamin_needs_a_region_of_the_number_with_room() -> None:
    """R-12, D-9.7: a full region is no reason to play him, nor a number nobody has."""
    full = _progress(red={"stored": {"B0": 3}}, production=4, hands={"red": ["benjamin"]})
    full.refuse("play benjamin", "card/no-effect", "R-12")
    red = {"regions": {"B0": "pasture-5"}}
    none = _progress(red=red, production=4, hands={"red": ["benjamin"]})
    none.refuse("play benjamin", "card/no-effect", "R-12")


def test_brigitta_chooses_the_number_benjamin_repeats() -> None:
    """D-5.3, D-8.3: a die that was set is the result of the turn."""
    game = _progress(phase="preroll", red={"stored": POOR}, hands={"red": ["brigitta/progress", "benjamin"]})
    game.dice(1, "brigand_attack").play("play brigitta/progress 6", "play benjamin")
    assert game.stored(0)["T2"] == 2


@pytest.mark.parametrize(
    ("card", "place", "region", "extra"),
    [("three_field_system", "T2", "T4", "fields-3"), ("mineral_mining", "B2", "B4", "mountains-4")],
)
def test_a_harvest_is_spread_at_will_and_may_be_smaller(
    card: str, place: str, region: str, extra: str
) -> None:
    """E-63, D-4.4, R-41: two regions of the type; up to 2, at least 1."""
    centre = {**CITIES, "2": "road", "3": "settlement"}
    regions = {"T4": "forest-4", "B4": "hills-1", region: extra}
    red = {"centre": centre, "regions": regions, "stored": {place: 2, region: 0}}

    def fresh() -> Scene:
        return _learned([card], red=red).play(f"play {card}")

    game = fresh()
    assert game.asked == (0, "store")
    assert game.texts == [
        f"store {place} {region}",
        f"store {region} {region}",
        f"store {place}",
        f"store {region}",
    ]
    game.refuse(f"store {place} {place}", rule="D-4.4")
    game.play(f"store {place} {region}")
    assert (game.stored(0)[place], game.stored(0)[region]) == (3, 1)
    other = fresh().play(f"store {region} {region}")
    assert (other.stored(0)[place], other.stored(0)[region]) == (2, 2)
    modest = fresh().play(f"store {region}")
    assert (modest.stored(0)[place], modest.stored(0)[region]) == (2, 1)


@pytest.mark.parametrize(("card", "place"), [("three_field_system", "T2"), ("mineral_mining", "B2")])
def test_a_harvest_needs_room_and_a_university(card: str, place: str) -> None:
    """E-53, D-9.6, D-9.7, R-12: what finds no room is lost; no room at all, no play."""
    tight = _learned([card], red={"stored": {place: 2}}).play(f"play {card}")
    assert tight.stored(0)[place] == 3
    assert tight.asked == (0, "action")
    full = _learned([card], red={"stored": {place: 3}})
    full.refuse(f"play {card}", "card/no-effect", "R-12")
    _progress(hands={"red": [card]}).refuse(f"play {card}", "card/requirement", "D-9.6")


def test_guido_fetches_any_card_of_the_pile_openly() -> None:
    """D-5.7, D-17.11, R-24, R-50: from anywhere in the pile, playable at once, Guido lies there instead."""
    red = {"centre": CITIES, "sites": {"T-1": [HALL]}, "stored": {**POOR, "T2": 2}}
    piled = ["merchant_caravan", "storehouse", "scout"]
    game = _progress(red=red, discard=piled, hands={"red": ["guido"]})
    game.play("play guido", "fetch merchant_caravan")
    assert game.hand(0) == ["merchant_caravan"]
    assert [face for face, _ in game.table.state.discards[0]] == ["storehouse", "scout", "guido"]
    slot = game.table.state.zones["hand0"][0]
    assert game.table.knowledge(1)[slot] == "merchant_caravan"
    assert "play merchant_caravan" in game.texts


@pytest.mark.parametrize(("card", "house"), [("guido", HALL), ("gustav", "library")])
def test_the_pile_is_open_to_whoever_has_the_house_or_is_behind(card: str, house: Any) -> None:
    """D-9.6, R-24: Town Hall or Library, or fewer victory points; and a card in the pile before."""
    move = f"play {card}"
    own = _progress(
        red={"centre": CITIES, "sites": {"T-1": [house]}}, discard=["scout"], hands={"red": [card]}
    )
    own.play(move)
    assert own.hand(0) == ["scout"]
    even = _progress(discard=["scout"], hands={"red": [card]})
    even.refuse(move, "card/requirement", "D-9.6")
    behind = _progress(blue={"centre": CITIES}, discard=["scout"], hands={"red": [card]})
    behind.play(move)
    assert behind.hand(0) == ["scout"]
    empty = _progress(blue={"centre": CITIES}, hands={"red": [card]})
    empty.refuse(move, "card/requirement", "D-9.6")


def test_gustav_brings_a_demolished_building_back() -> None:
    """R-30, D-14.9: what was demolished can be fetched and built again in the same turn."""
    red = {"centre": CITIES, "sites": {"T-1": ["library"], "T1": ["bath_house"]}, "stored": RICH}
    game = _progress(red=red, hands={"red": ["gustav"]})
    game.play("demolish bath_house@T1", "play gustav", "build bath_house B-1")
    assert game.standing(0)["B-1"] == ["bath_house"]
    assert game.table.state.discards == [[("gustav", "progress")]]


def test_the_doctor_helps_the_two_regions_of_one_bath_house() -> None:
    """E-64, D-3.6, R-25: one Bath House, however many there are."""
    red = {
        "centre": CITIES,
        "sites": {"B1": ["bath_house"], "T-1": ["bath_house"]},
        "stored": {"B0": 1, "B2": 3, "T-2": 0, "T0": 0},
    }
    game = _progress(red=red, hands={"red": ["doctor"]}).play("play doctor bath_house@B1")
    assert game.stored(0) == {"T-2": 0, "T0": 0, "T2": 1, "B-2": 1, "B0": 2, "B2": 3}
    other = _progress(red=red, hands={"red": ["doctor"]}).play("play doctor bath_house@T-1")
    assert other.stored(0) == {"T-2": 1, "T0": 1, "T2": 1, "B-2": 1, "B0": 1, "B2": 3}


def test_the_doctor_needs_a_bath_house_with_room_beside_it() -> None:
    """D-9.6, R-12: a Bath House between full regions is not offered."""
    red = {
        "centre": CITIES,
        "sites": {"B1": ["bath_house"], "T-1": ["bath_house"]},
        "stored": {"B0": 3, "B2": 3, "T-2": 3, "T0": 2},
    }
    game = _progress(red=red, hands={"red": ["doctor"]})
    assert game.offered("play") == ["play doctor bath_house@T-1"]
    full = _progress(red={**red, "stored": RICH}, hands={"red": ["doctor"]})
    full.refuse("play doctor bath_house@B1", "card/no-effect", "R-12")
    none = _progress(hands={"red": ["doctor"]})
    none.refuse("play doctor bath_house@B1", "card/requirement", "D-9.6")


# -- expansions ----------------------------------------------------------------------------------


def test_the_chief_cannoneer_is_a_strong_unit_but_no_hero() -> None:
    """D-7.7, D-9.8, D-12.2, R-52: 4 strength points, twice; the University may go afterwards."""
    game = _learned(["chief_cannoneer", "chief_cannoneer"], red={"stored": RICH})
    game.play("build chief_cannoneer T1")
    assert game.points(0)[1] == 4
    assert game.table.state.tokens[0] == 0
    game.play("build chief_cannoneer B1")
    assert game.points(0)[1] == 8
    assert (game.have(0)["lumber"], game.have(0)["ore"]) == (1, 1)
    game.play("demolish university@T-1")
    assert game.points(0)[1] == 8
    alone = _progress(red={"stored": RICH}, hands={"red": ["chief_cannoneer"]})
    alone.refuse("build chief_cannoneer T1", "card/requirement", "D-9.6")


def test_the_plague_takes_one_from_every_region_beside_a_city() -> None:
    """D-7.8, D-7.9, D-3.8: a region between two cities loses 1, an empty one nothing; both players."""
    red = {"centre": CITIES, "stored": {**RICH, "T-2": 0}}
    blue = {"centre": {"1": "city"}, "stored": RICH}
    game = _progress(
        phase="preroll", red=red, blue=blue, stacks={"events": ["plague"]}, hands={"red": ["inga"]}
    )
    game.roll(1, "event_card")
    assert game.stored(0) == {"T-2": 0, "T0": 2, "T2": 2, "B-2": 2, "B0": 2, "B2": 2}
    assert game.stored(1) == {"T-2": 3, "T0": 2, "T2": 2, "B-2": 3, "B0": 2, "B2": 2}
    assert game.asked == (0, "action")
    assert game.zone("events")[-1] == "plague"


def test_the_plague_spares_whoever_has_no_city_and_every_gold_cache() -> None:
    """D-7.8: settlements are safe; what lies beside a region is not on it."""
    blue = {"centre": {"-1": "city"}, "sites": {"TT0": ["gold_cache"]}, "stored": {"T0": 0, "TT0": 2}}
    game = scene(
        variant="princes",
        phase="preroll",
        red={"stored": RICH},
        blue=blue,
        stacks={"events": ["plague"]},
        hands={"red": ["inga"]},
    )
    game.roll(1, "event_card").until("action")
    assert game.have(0) == dict.fromkeys(("lumber", "gold", "grain", "brick", "wool", "ore"), 3)
    assert game.stored(1)["TT0"] == 2
    assert game.stored(1)["T-2"] == 0


def test_a_bath_house_keeps_the_plague_from_its_city() -> None:
    """R-25, D-3.7: all 4 regions, whichever side it is on; also those between it and another city."""
    red = {"centre": CITIES, "sites": {"T-1": ["bath_house"]}, "stored": RICH}
    game = _progress(
        phase="preroll",
        red=red,
        blue={"centre": {"1": "city"}, "stored": RICH},
        stacks={"events": ["plague"]},
        hands={"red": ["inga"]},
    )
    game.roll(1, "event_card")
    assert game.stored(0) == {"T-2": 3, "T0": 3, "T2": 2, "B-2": 3, "B0": 3, "B2": 2}
    assert game.stored(1)["T2"] == 2


def test_pharmacies_help_after_the_losses_of_both() -> None:
    """D-6.14, R-41, R-43: one each, also without a loss; the active player first; no room, no resource."""
    red = {"sites": {"T-1": ["pharmacy", "pharmacy"]}, "centre": {"-1": "city"}, "stored": RICH}
    blue = {"sites": {"T1": ["pharmacy"]}, "centre": {"1": "city"}, "stored": {**POOR, "B2": 2}}
    game = _progress(
        phase="preroll",
        active="blue",
        red=red,
        blue=blue,
        stacks={"events": ["plague"]},
        hands={"blue": ["inga"]},
    )
    game.roll(1, "event_card")
    assert game.asked == (1, "take")
    assert game.stored(1) == {**POOR, "B0": 0, "B2": 1}
    assert game.stored(0)["T-2"] == 2
    game.play("take wool B0")
    assert game.asked == (0, "take")
    game.play("take lumber T-2", "take grain")
    assert (game.stored(0)["T-2"], game.stored(0)["T2"]) == (3, 3)
    assert game.asked == (1, "action")


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("pharmacy", {"lumber": 3, "gold": 2, "grain": 3, "brick": 2, "wool": 1, "ore": 3}),
        ("bath_house", {"lumber": 3, "gold": 3, "grain": 3, "brick": 1, "wool": 2, "ore": 2}),
    ],
)
def test_a_house_of_the_city_and_its_price(card: str, left: dict[str, int]) -> None:
    """D-3.13, D-13.1: 1 gold, 1 brick, 2 wool or 2 brick, 1 ore, 1 wool for 1 victory point."""
    game = _progress(red={"centre": {"1": "city"}, "stored": RICH}, hands={"red": [card]})
    game.refuse(f"build {card} T-1", "site/wrong", "D-3.13")
    game.play(f"build {card} T1")
    assert game.victory(0) == 4
    assert game.have(0) == left


def test_the_building_crane_spares_one_resource_above_four() -> None:
    """E-49, D-9.10, R-35: the builder chooses which; 4 or fewer and centre cards keep their price."""
    sites = {"T-1": ["building_crane", "university"], "T1": ["parish_hall"]}
    red = {"centre": {**CITIES, "2": "road", "3": "settlement"}, "sites": sites}
    red["regions"] = {"T4": "forest-4", "B4": "hills-1"}

    def fresh(**stored: int) -> Scene:
        store = {**RICH, "T4": 0, "B4": 0, **stored}
        hand = ["town_hall", "library", "large_trade_ship"]
        return _progress(red={**red, "stored": store}, hands={"red": hand})

    game = fresh().play("build town_hall T1")
    assert game.asked == (0, "reduce")
    assert game.texts == ["spare brick", "spare ore", "spare wool"]
    game.play("spare ore")
    assert (game.have(0)["brick"], game.have(0)["ore"], game.have(0)["wool"]) == (2, 2, 1)
    short = fresh(B0=1).play("build town_hall T1")
    assert (short.have(0).get("wool", 0), short.have(0)["ore"], short.have(0)["brick"]) == (0, 1, 2)
    library = fresh().play("build library B1").until("library").play("pass")
    assert (library.have(0)["brick"], library.have(0)["lumber"], library.have(0)["ore"]) == (2, 1, 2)
    ship = fresh().play("build large_trade_ship B1")
    assert (ship.have(0)["lumber"], ship.have(0)["wool"]) == (2, 2)
    city = fresh().play("build city 3")
    assert (city.have(0)["grain"], city.have(0).get("ore", 0)) == (1, 0)


def test_the_building_crane_needs_a_university_and_a_city() -> None:
    """D-9.6, D-3.13: it costs 1 lumber."""
    game = _learned(["building_crane"], red={"stored": {**POOR, "T-2": 1}})
    game.play("build building_crane T1")
    assert game.have(0) == {}
    none = _progress(red={"centre": CITIES}, hands={"red": ["building_crane"]})
    none.refuse("build building_crane T1", "card/requirement", "D-9.6")


def test_a_library_brings_a_card_of_choice() -> None:
    """D-5.7, D-11.5, D-17.6, R-50: any stack, its order stays, and the card is playable at once."""
    red = {"centre": CITIES, "stored": RICH}
    tops = {"draw1": ["scout", "goldsmith", "inga"]}
    game = _progress(red=red, stacks=tops, hands={"red": ["library"]}).play("build library T1")
    assert game.victory(0) == 5
    assert game.asked == (0, "library")
    assert game.texts == ["pass", *(f"search draw{n}" for n in range(1, 6))]
    before = game.zone("draw1")
    game.play("search draw1")
    assert game.asked == (0, "take_card")
    game.refuse("pass", rule="D-11.6")
    game.play("take draw1 <goldsmith>")
    before.remove("goldsmith")
    assert game.zone("draw1") == before
    assert game.hand(0) == ["goldsmith"]
    assert "play goldsmith" in game.texts
    known = game.table.knowledge(1)
    assert game.table.state.zones["hand0"][0] not in known


def test_a_library_may_bring_nothing() -> None:
    """R-50: the look may be left out; with empty stacks there is none."""
    red = {"centre": CITIES, "stored": RICH}
    game = _progress(red=red, hands={"red": ["library"]}).play("build library T1", "pass")
    assert game.hand(0) == []
    sizes = {f"draw{n}": 0 for n in range(1, 6)}
    bare = _progress(red=red, sizes=sizes, hands={"red": ["library"]}).play("build library T1")
    assert bare.asked == (0, "action")


def test_a_library_of_a_single_card_stack_takes_that_card() -> None:
    """R-50, D-11.6: of one card there is nothing to choose."""
    red = {"centre": CITIES, "stored": RICH}
    game = _progress(red=red, sizes={"draw2": 1}, stacks={"draw2": ["inga"]}, hands={"red": ["library"]})
    game.play("build library T1", "search draw2")
    assert game.hand(0) == ["inga"]
    assert game.zone("draw2") == []


def test_the_parliament_needs_two_progress_points() -> None:
    """D-9.6: 2 brick, 3 lumber, 2 wool for 2 victory points."""
    sites = {"T-1": ["abbey", "university"]}
    game = _progress(red={"centre": CITIES, "sites": sites, "stored": RICH}, hands={"red": ["parliament"]})
    game.play("build parliament T1")
    assert game.victory(0) == 4 + 1 + 2
    assert game.have(0) == {"gold": 3, "grain": 3, "brick": 1, "wool": 1, "ore": 3}
    one = _progress(
        red={"centre": CITIES, "sites": {"T-1": ["abbey"]}, "stored": RICH}, hands={"red": ["parliament"]}
    )
    one.refuse("build parliament T1", "card/requirement", "D-9.6")


def test_the_town_hall_stands_on_the_parish_hall() -> None:
    """E-48, D-11.7, D-18.8: only at a city, on its place, for 1 brick, 2 ore, 2 wool."""
    red = {"sites": {"T1": ["parish_hall"]}, "stored": RICH}
    game = _progress(red=red, hands={"red": ["town_hall"]})
    game.refuse("build town_hall T1", "card/requirement", "D-9.6")
    game = _progress(red={**red, "centre": {"1": "city"}}, hands={"red": ["town_hall", "abbey"]})
    assert game.offered("build").count("build town_hall T1") == 1
    game.refuse("build town_hall B1", "site/taken")
    assert game.victory(0) == 3
    game.play("build town_hall T1")
    assert game.victory(0) == 4
    assert (game.have(0)["brick"], game.have(0)["ore"], game.have(0)["wool"]) == (2, 1, 1)
    assert game.standing(0) == {"T1": ["town_hall"]}
    assert [text for text in game.offered("build") if text.endswith("T1")] == ["build abbey T1"]


def test_a_covered_parish_hall_counts_but_works_no_more() -> None:
    """R-15, D-18.8: no second one beside it, no second Town Hall; demolition uncovers it."""
    red = {"centre": CITIES, "sites": {"T1": [HALL]}, "stored": RICH}
    game = _progress(red=red, hands={"red": ["parish_hall", "town_hall"]})
    game.refuse("build parish_hall T-1", "card/unique", "D-9.4")
    game.refuse("build town_hall T1", "card/requirement", "D-9.6")
    game.refuse("demolish parish_hall@T1", "demolish/target")
    game.play("demolish town_hall@T1")
    assert game.standing(0) == {"T1": ["parish_hall"]}
    assert game.victory(0) == 4
    assert "demolish parish_hall@T1" in game.texts
    game.play("build town_hall T1")
    assert game.standing(0) == {"T1": ["town_hall"]}


@pytest.mark.parametrize(("site", "cost"), [([], 2), (["parish_hall"], 1), ([HALL], 0)])
def test_what_a_search_in_phase_four_costs(site: list[Any], cost: int) -> None:
    """E-35, D-11.4, D-11.7: 2, with a Parish Hall 1, with a Town Hall nothing."""
    red = {"centre": CITIES, "sites": {"T1": site} if site else {}, "stored": {**POOR, "B2": 2}}
    game = _progress(phase="exchange", red=red, hands={"red": ["inga", "scout", "abbey"]})
    game.play("bury draw2 <inga>")
    assert game.decision.data == {"cost": cost}
    game.play("search draw3")
    assert game.stored(0)["B2"] == 2 - cost
    assert game.asked == (0, "take_card")


def test_a_feud_against_a_town_hall_leaves_the_parish_hall() -> None:
    """D-18.8, R-15: it can be named and lost; the covered hall is not one of the three buildings."""
    blue = {"centre": CITIES, "sites": {"T1": [HALL]}, "stored": RICH}
    red = {"sites": {"T-1": ["candamir"]}}
    game = _progress(
        phase="preroll", red=red, blue=blue, stacks={"events": ["feud"]}, hands={"red": ["inga"]}
    )
    game.roll(3, "event_card")
    assert game.asked == (1, "under")
    assert game.texts == ["under draw4", "under draw5"]
    game.play("under draw5")
    assert game.standing(1) == {"T1": ["parish_hall"]}
    assert game.zone("draw5")[-1] == "town_hall"


def test_relocation_moves_both_halls_together() -> None:
    """R-49: Town Hall and Parish Hall are one card, and it needs a city."""
    red = {
        "centre": {"-1": "city", "1": "city"},
        "sites": {"T1": [HALL], "B-1": ["abbey"]},
    }
    game = _progress(red=red, hands={"red": ["relocation/progress"]})
    game.play("play relocation/progress abbey@B-1 town_hall@T1")
    assert game.standing(0) == {"T1": ["abbey"], "B-1": ["town_hall"]}
    (card,) = game.table.state.players[0].sites["B-1"]
    assert card.under == ("parish_hall", "basic")
    village = {**red, "centre": {"1": "city"}}
    stuck = _progress(red=village, hands={"red": ["relocation/progress"]})
    stuck.refuse("play relocation/progress abbey@B-1 town_hall@T1", "card/target")


def test_the_university_comes_from_the_face_up_stack() -> None:
    """D-14.3, D-14.4, D-9.4, R-17: with an Abbey or a Library, once; demolished it lies there again."""
    for card in ("abbey", "library"):
        red = {"centre": CITIES, "sites": {"T-1": [card]}, "stored": RICH}
        game = _progress(red=red)
        game.play("build university T1")
        assert game.points(0)[3] == (2 if card == "abbey" else 1)
        assert game.victory(0) == (5 if card == "abbey" else 6)
        assert game.table.state.faceup == [("university", "progress")]
        assert (game.have(0)["brick"], game.have(0)["grain"], game.have(0)["lumber"]) == (2, 1, 1)
        game.refuse("build university B1", "card/unique", "D-9.4")
        game.play("demolish university@T1")
        assert len(game.table.state.faceup) == 2
        assert game.table.state.discards == [[]]
    none = _progress(red={"centre": CITIES, "stored": RICH})
    none.refuse("build university T1", "card/requirement", "D-9.6")


def test_the_university_raises_the_hand_limit() -> None:
    """D-11.1: 3 and one for its progress point."""
    game = _progress(
        phase="action", red={"centre": CITIES, "sites": {"T1": ["university"]}}, hands={"red": []}
    )
    game.play("end")
    assert game.decision.data == {"limit": 4}


def test_invention_counts_a_university() -> None:
    """E-24, D-7.1: one for each building with progress points, at most 2."""
    red = {"centre": CITIES, "sites": {"T-1": ["abbey"], "T1": ["university"]}, "stored": POOR}
    blue = {"sites": {"T-1": ["abbey"]}, "stored": POOR}
    game = _progress(
        phase="preroll", red=red, blue=blue, stacks={"events": ["invention"]}, hands={"red": ["inga"]}
    )
    game.roll(1, "event_card")
    assert game.asked == (0, "take")
    game.play("take ore B2", "take wool B0")
    assert game.asked == (1, "take")
    game.play("take grain T2")
    assert game.asked == (0, "action")
    assert game.have(0) == {"gold": 1, "wool": 1, "ore": 1}
    assert game.have(1) == {"grain": 1, "wool": 1}

"""Turmoil: Riots, Sebastian, Chapels, and the buildings and heroes of the era."""

from typing import Any

import pytest

from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
RICH = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 3)


def _turmoil(**document: Any) -> Scene:
    return scene(variant="turmoil", **document)


def _event(event: str, number: int = 2, **document: Any) -> Scene:
    """Red rolls that number, and this event card is turned up."""
    document.setdefault("hands", {}).setdefault("red", ["scout"])
    game = _turmoil(phase="preroll", stacks={"events": [event]}, **document)
    return game.roll(number, "event_card")


# -- Riots ---------------------------------------------------------------------------------------


def test_riots_cost_gold_or_a_unit() -> None:
    """D-7.7, R-23, R-43: 1 gold for one or two units, the active player first; paying is a choice."""
    red = {"sites": {"T-1": ["harald"], "T1": ["ore_ship"]}, "stored": {"T0": 1}}
    blue = {"sites": {"T-1": ["osmund"]}, "stored": {"T0": 1}}
    game = _event("riots", red=red, blue=blue)
    assert game.asked == (0, "appease")
    assert game.decision.data == {"gold": 1, "why": "riots"}
    assert game.texts == ["pay", "lose harald@T-1", "lose ore_ship@T1"]
    game.play("pay")
    assert game.stored(0)["T0"] == 0
    assert game.asked == (1, "appease")
    game.play("lose osmund@T-1")
    assert game.asked == (1, "under")
    assert game.texts == ["under draw1", "under draw2", "under draw3"]
    game.play("under draw2")
    assert (game.zone("draw2")[-1], game.stored(1)["T0"]) == ("osmund", 1)
    assert game.asked == (0, "action")
    assert game.zone("events")[-1] == "riots"


def test_three_units_cost_two_gold() -> None:
    """R-23: no part payment, 1 gold is kept; gold may come from a Gold Cache."""
    units = {"T-1": ["harald"], "T1": ["ore_ship"], "B1": ["inga"]}
    game = _event("riots", red={"sites": units, "stored": {"T0": 1}})
    assert game.offered("pay") == []
    game.play("lose inga@B1", "under draw1")
    assert game.stored(0)["T0"] == 1
    game = _event("riots", red={"sites": {**units, "TT0": ["gold_cache"]}, "stored": {"T0": 1, "TT0": 1}})
    game.play("pay")
    assert (game.stored(0)["T0"], game.stored(0)["TT0"]) == (0, 0)


def test_units_without_strength_or_trade_do_not_riot() -> None:
    """D-7.7: neither Pirate Ship nor Irmgard nor buildings."""
    sites = {"T-1": ["irmgard"], "B-1": ["pirate_ship"], "T1": ["drill_ground"], "B1": ["marketplace"]}
    game = _event("riots", red={"sites": sites, "stored": {"T0": 3}})
    assert game.asked == (0, "action")
    mixed = _event("riots", red={"sites": {**sites, "T1": ["osmund"]}, "stored": {"T0": 1}})
    assert mixed.texts == ["pay", "lose osmund@T1"]


@pytest.mark.parametrize(
    ("chapels", "safe"),
    [
        (["chapel-1-3"], {1, 2, 3}),
        (["chapel-4-6"], {4, 5, 6}),
        (["chapel-1-3", "chapel-4-6"], {1, 2, 3, 4, 5, 6}),
    ],
)
def test_chapels_by_the_production_result(chapels: list[str], safe: set[int]) -> None:
    """D-7.7: with both Chapels always; a Chapel shields its owner alone, and no Sebastian is asked for."""
    red = {"centre": CITIES, "sites": {"T1": chapels, "T-1": ["osmund"]}, "stored": {"T0": 1}}
    for number in range(1, 7):
        game = _event("riots", number, red=red, hands={"red": ["scout", "sebastian"]})
        assert (game.asked == (0, "action")) == (number in safe)
        assert (game.asked == (0, "reaction")) == (number not in safe)


# -- Sebastian -----------------------------------------------------------------------------------


def test_sebastian_turns_riots_away() -> None:
    """R-44, R-38: asked before anything is paid; only his player is exempt; he is discarded."""
    unit = {"sites": {"T-1": ["osmund"]}, "stored": {"T0": 1}}
    game = _event("riots", red=unit, blue=unit, hands={"red": ["scout", "sebastian"], "blue": ["archer"]})
    assert game.asked == (0, "reaction")
    assert game.texts == ["pass", "play sebastian"]
    game.play("play sebastian")
    assert game.table.state.discards[0] == [("sebastian", "turmoil")]
    assert game.asked == (1, "appease")
    game.play("pay")
    assert (game.stored(0)["T0"], game.stored(1)["T0"]) == (1, 0)
    assert game.table.state.exempt == ()


def test_the_question_does_not_tell_who_holds_sebastian() -> None:
    """R-45: whoever could hold him is asked; who cannot, by the backs or the discard pile, is not."""
    unit = {"sites": {"T-1": ["osmund"]}}
    game = _event(
        "riots", red=unit, blue=unit, hands={"red": ["scout", "archer"], "blue": ["inga", "arsonist"]}
    )
    assert game.asked == (0, "reaction")
    assert game.texts == ["pass"]
    game.play("pass")
    assert game.asked == (1, "reaction")
    basic = _event("riots", red=unit, hands={"red": ["scout"]})
    assert basic.asked == (0, "under")
    gone = _event("riots", red=unit, hands={"red": ["scout", "archer"]}, discard=["sebastian"])
    assert gone.asked == (0, "under")
    unhurt = _event("riots", hands={"red": ["scout", "sebastian"]})
    assert unhurt.asked == (0, "action")


def test_sebastian_against_feud() -> None:
    """R-53, D-7.6: the weaker player with a building is asked, the stronger never."""
    red, blue = {"sites": {"T-1": ["candamir"]}}, {"sites": {"T-1": ["abbey"]}}
    hands = {"red": ["scout", "archer"], "blue": ["sebastian"]}
    game = _event("feud", red=red, blue=blue, hands=hands)
    assert game.asked == (1, "reaction")
    game.play("play sebastian")
    assert game.asked == (0, "action")
    assert game.standing(1) == {"T-1": ["abbey"]}
    bare = _event("feud", red=red, hands={"red": ["scout"], "blue": ["sebastian"]})
    assert bare.asked == (0, "action")


def test_sebastian_against_fraternal_feuds() -> None:
    """R-53, R-21: the hand stays unseen; passing lets it be shown."""
    red = {"sites": {"T-1": ["candamir"]}}
    hands = {"red": ["scout"], "blue": ["sebastian", "inga", "abbey"]}
    game = _event("fraternal_feuds", red=red, hands=hands)
    assert game.asked == (1, "reaction")
    game.play("play sebastian")
    assert game.asked == (0, "action")
    assert game.hand(1) == ["abbey", "inga"]
    assert not set(game.table.state.zones["hand1"]) & set(game.table.knowledge(0))
    let = _event("fraternal_feuds", red=red, hands={"red": ["scout"], "blue": ["sebastian", "inga", "abbey"]})
    let.play("pass")
    assert let.asked == (0, "rob")


def test_sebastian_is_only_a_reaction() -> None:
    """D-9.9."""
    game = _turmoil(hands={"red": ["sebastian"]})
    game.refuse("play sebastian", "card/timing", "D-9.9")
    asked = _event(
        "riots", red={"sites": {"T-1": ["osmund"]}}, hands={"red": ["scout", "archer", "goldsmith"]}
    )
    asked.refuse("play goldsmith", "card/timing", "R-44")


# -- buildings and heroes ------------------------------------------------------------------------


def test_fairgrounds() -> None:
    """D-9.12, D-12.8, R-41: 2 of choice only with more skill points."""
    red = {"centre": CITIES, "stored": RICH, "sites": {"T-1": ["siglind"]}}
    game = _turmoil(red=red, hands={"red": ["fairgrounds"]}).play("build fairgrounds T1")
    assert game.asked == (0, "take")
    game.play("take grain T2", "take lumber T-2")
    assert (game.stored(0)["T2"], game.stored(0)["T-2"], game.stored(0)["B0"]) == (3, 2, 2)
    equal = _turmoil(
        red={"centre": CITIES, "stored": RICH}, hands={"red": ["fairgrounds"]}
    ).play("build fairgrounds T1")  # fmt: skip
    assert equal.asked == (0, "action")
    assert equal.victory(0) == 5


def test_a_tithe_barn_without_heroes() -> None:
    """D-9.12: built all the same."""
    red = {"centre": CITIES, "stored": RICH, "sites": {"T-1": ["ore_ship"]}}
    game = _turmoil(red=red, hands={"red": ["tithe_barn"]}).play("build tithe_barn T1")
    assert game.asked == (0, "action")
    assert game.victory(0) == 5
    assert (game.stored(0)["B-2"], game.stored(0)["T-2"], game.stored(0)["B2"]) == (2, 1, 2)


def test_a_tithe_barn_over_two_regions() -> None:
    """R-41: all of one type; what fits must be stored, its owner chooses where."""
    red = {
        "centre": {**CITIES, "2": "road", "3": "settlement"},
        "regions": {"T4": "pasture-6", "B4": "mountains-4"},
        "stored": {**RICH, "B0": 2, "T4": 1},
        "sites": {"T-1": ["inga"], "B-1": ["irmgard"]},
    }
    game = _turmoil(red=red, hands={"red": ["tithe_barn"]}).play("build tithe_barn T1", "tithe wool")
    assert game.asked == (0, "store")
    assert game.texts == ["store B0 T4", "store T4 T4"]


def test_the_drill_ground_is_for_heroes() -> None:
    """D-9.10, R-35: the builder chooses what is spared; ships cost the same."""
    red = {"sites": {"T-1": ["drill_ground"]}, "stored": {"T2": 1, "B2": 1, "B0": 1}}
    game = _turmoil(red=red, hands={"red": ["heinrich", "ore_ship"]}).play("build heinrich T1")
    assert game.asked == (0, "reduce")
    assert game.texts == ["spare grain", "spare ore", "spare wool"]
    game.play("spare ore")
    assert (game.stored(0)["T2"], game.stored(0)["B2"], game.stored(0)["B0"]) == (0, 1, 0)
    assert game.points(0)[1] == 3
    game.refuse("build ore_ship B1", "cost/short")
    again = _turmoil(red={**red, "stored": RICH}, hands={"red": ["drill_ground"]})
    again.refuse("build drill_ground T1", "card/unique", "D-9.4")


def test_without_a_drill_ground_heroes_cost_everything() -> None:
    """D-9.10: it must stand when the hero is placed."""
    red = {"sites": {"T-1": ["drill_ground"]}, "stored": {"T2": 0, "B2": 1, "B0": 1}}
    game = _turmoil(red=red, hands={"red": ["heinrich"]})
    assert len(game.offered("build")) == 3
    game.play("demolish drill_ground@T-1")
    game.refuse("build heinrich T1", "cost/short", "D-9.3")


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("carl_forkbeard", (0, 5, 0, 0)),
        ("heinrich", (0, 2, 0, 0)),
        ("irmgard", (0, 0, 2, 0)),
        ("lookout_tower", (0, 1, 0, 0)),
        ("drill_ground", (0, 1, 0, 0)),
    ],
)
def test_points_of_green_cards(card: str, points: tuple[int, ...]) -> None:
    """D-12.1, D-3.13: at a settlement, too."""
    game = _turmoil(red={"stored": RICH}, hands={"red": [card]}).play(f"build {card} T-1")
    assert game.points(0) == points


@pytest.mark.parametrize("hero", ["carl_forkbeard", "heinrich", "irmgard"])
def test_named_heroes_stand_once(hero: str) -> None:
    """D-9.5."""
    game = _turmoil(red={"stored": RICH, "sites": {"T-1": [hero]}}, hands={"red": [hero]})
    game.refuse(f"build {hero} T1", "card/unique", "D-9.5")


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("fire_brigade", 1),
        ("large_festival_hall", 2),
        ("chapel-1-3", 1),
        ("chapel-4-6", 1),
        ("hedge_tavern", 1),
    ],
)
def test_red_cards_and_their_worth(card: str, worth: int) -> None:
    """D-13.1, D-3.13: only at a city; the tavern comes from the face-up stack."""
    red = {"centre": {"1": "city"}, "stored": RICH}
    game = _turmoil(red=red, hands={"red": [card] if card != "hedge_tavern" else []})
    game.refuse(f"build {card} T-1", "site/wrong", "D-3.13")
    game.play(f"build {card} T1")
    assert game.victory(0) == 3 + worth


def test_both_fire_brigades_and_both_chapels_may_stand() -> None:
    """D-9.5: cards without 1x any number of times; the tavern is 1x."""
    red = {
        "centre": CITIES,
        "stored": RICH,
        "sites": {"T1": ["fire_brigade", "chapel-1-3"], "B1": ["hedge_tavern"]},
    }
    game = _turmoil(red=red, hands={"red": ["fire_brigade", "chapel-4-6"]})
    game.refuse("build hedge_tavern T-1", "card/unique", "D-9.4")
    game.play("build fire_brigade T-1")
    assert game.standing(0)["T-1"] == ["fire_brigade"]

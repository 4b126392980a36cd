"""Every card of the base set: position, move, position."""

from typing import Any

import pytest

from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.kernel.errors import IllegalMove
from tests.classic.helpers import BLUE, RED, Table, dice, full, rich, table

CITY = {"1": "city"}


# -- production ----------------------------------------------------------------------------------


def test_sawmill_doubles_and_a_full_region_loses() -> None:
    """CE-02, C-3.4, C-4.2, C-5.4, CR-33, base-sawmill."""
    game = table(
        phase="preroll",
        red={"sites": {"T-1": ["sawmill"]}, "stored": {"T-2": 2}},
        blue={"stored": {"B0": 3}},
        dice=[[4, "tournament"]],
    )
    assert game.asked() == (RED, "action")
    assert game.stored(RED)["T-2"] == 3
    assert game.stored(BLUE)["B0"] == 3


@pytest.mark.parametrize(
    ("card", "site", "place", "number"),
    [
        ("sawmill", "T-1", "T-2", 4),
        ("grain_mill", "T1", "T2", 1),
        ("brick_factory", "B-1", "B-2", 5),
        ("woolen_mill", "B1", "B0", 3),
        ("foundry", "B1", "B2", 2),
    ],
)
def test_mills_double_touched_regions_of_their_kind(card: str, site: str, place: str, number: int) -> None:
    """CR-33, base-grain-mill, base-brick-factory, base-woolen-mill, base-foundry: 2 instead of 1."""
    game = table(phase="preroll", red={"sites": {site: [card]}, "stored": full(RED)}, dice=[[number, "mill"]])
    assert game.stored(RED)[place] == 2
    other = "T1" if site != "T1" else "B1"
    away = table(
        phase="preroll",
        red={"sites": {"T-1" if site[0] == "B" else "B1": [card]}, "stored": full(RED)},
        dice=[[number, "mill"]],
    )
    assert away.stored(RED)[place] == 1, other


# -- rolled attacks ------------------------------------------------------------------------------

DUEL: dict[str, Any] = {
    "red": {"sites": {"T-1": ["siegfried"], "B-1": ["conrad"]}},
    "blue": {"sites": {"T1": ["karl"]}},
    "hands": {"red": ["black_knight"], "blue": ["herb_woman", "abbey"]},
}


def test_black_knight_and_herb_woman() -> None:
    """CE-07, C-7.5, C-7.6, C-7.7, C-9.1, CR-36, CR-37, base-black-knight, base-herb-woman."""
    game = table(**DUEL)
    assert game.state.tokens[0] == BLUE
    dice(game, (3,))
    game.do("play black_knight")
    assert game.asked() == (BLUE, "reaction")
    assert game.texts() == ["pass", "play herb_woman"]
    game.do("play herb_woman")
    assert game.asked() == (BLUE, "name")
    game.do("name conrad@B-1")
    assert game.hand(RED) == ["conrad"]
    assert (game.strength(RED), game.strength(BLUE)) == (1, 7)
    assert game.pile() == ["herb_woman", "black_knight"]
    game = table(**DUEL)
    dice(game, (2,))
    game.do("play black_knight", "play herb_woman")
    assert game.hand(BLUE) == ["abbey", "karl"]
    assert (game.strength(RED), game.strength(BLUE), game.state.tokens[0]) == (3, 0, RED)


@pytest.mark.parametrize("die", [1, 5, 6])
def test_without_a_counter_card_the_attacker_wins_up_to_five(die: int) -> None:
    """C-7.5, CR-36."""
    game = table(**DUEL)
    dice(game, (die,))
    game.do("play black_knight", "pass")
    if die < 6:
        assert game.hand(BLUE) == ["abbey", "herb_woman", "karl"]
    else:
        assert game.asked() == (BLUE, "name")


def test_whoever_holds_cards_is_asked_and_an_empty_hand_is_not() -> None:
    """CR-37, C-70.11: the question tells nothing about the hand."""
    game = table(**{**DUEL, "hands": {"red": ["black_knight"], "blue": ["abbey"]}})
    game.do("play black_knight")
    assert game.asked() == (BLUE, "reaction")
    assert game.texts() == ["pass"]
    game.refused("play abbey")
    game = table(**{**DUEL, "hands": {"red": ["black_knight"], "blue": []}})
    dice(game, (1,))
    game.do("play black_knight")
    assert game.hand(BLUE) == ["karl"]


def test_an_attack_needs_a_target() -> None:
    """C-7.4, CR-36, base-arsonist: units are no buildings."""
    game = table(blue={"sites": {"T1": ["karl"]}}, hands={"red": ["arsonist", "black_knight"], "blue": []})
    assert game.refused("play arsonist", "C-7.4") == "card/no-effect"
    assert "play black_knight" in game.texts()
    game = table(blue={"sites": {"T1": ["abbey"]}}, hands={"red": ["arsonist", "black_knight"], "blue": []})
    assert game.refused("play black_knight", "C-7.4") == "card/no-effect"
    assert "play arsonist" in game.texts()


def test_a_lost_attack_without_own_target_does_nothing() -> None:
    """CR-36: nothing to name, nothing happens."""
    game = table(blue={"sites": {"T1": ["karl"]}}, hands={"red": ["black_knight"], "blue": []})
    dice(game, (6,))
    game.do("play black_knight")
    assert game.asked() == (RED, "action")
    assert game.at(BLUE, "T1") == ["karl"]


def test_arsonist_burns_an_abbey() -> None:
    """CE-08, C-8.1, C-8.5, CR-36, CR-83, base-arsonist."""
    hand = ["spy", "scout", "merchant", "caravan"]
    game = table(
        blue={"sites": {"T1": ["abbey"], "B1": ["garrison"]}}, hands={"red": ["arsonist"], "blue": hand}
    )
    dice(game, (5,))
    game.do("play arsonist")
    assert game.asked() == (BLUE, "reaction")
    game.do("pass")
    assert game.asked() == (RED, "name")
    game.do("name abbey@T1")
    assert game.asked() == (BLUE, "surplus")
    assert game.hand(BLUE) == sorted([*hand, "abbey"])
    game.do("bury s1 <spy>", "bury s3 <abbey>")
    assert game.asked() == (RED, "action")
    assert len(game.hand(BLUE)) == 3


def test_a_failed_arsonist_burns_the_attacker() -> None:
    """CE-08, C-8.5: the active player reduces only in the own hand step."""
    game = table(
        red={"sites": {"T1": ["smithy"]}},
        blue={"sites": {"T1": ["abbey"]}},
        hands={"red": ["arsonist", "spy", "scout", "caravan"], "blue": []},
    )
    dice(game, (6,))
    game.do("play arsonist")
    assert game.hand(RED) == ["caravan", "scout", "smithy", "spy"]
    assert game.asked() == (RED, "action")
    game.do("end")
    assert game.asked() == (RED, "surplus")


@pytest.mark.parametrize(("die", "winner"), [(2, RED), (3, BLUE)])
def test_bishop_against_arsonist(die: int, winner: int) -> None:
    """C-7.5, C-7.6, base-bishop."""
    game = table(
        red={"sites": {"T1": ["smithy"]}},
        blue={"sites": {"T1": ["garrison"]}},
        hands={"red": ["arsonist"], "blue": ["bishop"]},
    )
    dice(game, (die,))
    game.do("play arsonist", "play bishop")
    assert game.hand(BLUE) == (["garrison"] if winner == RED else [])
    assert game.hand(RED) == (["smithy"] if winner == BLUE else [])


@pytest.mark.parametrize(("die", "winner"), [(5, RED), (6, BLUE)])
def test_brigands(die: int, winner: int) -> None:
    """C-7.5, CR-36, CR-43, base-brigands: the winner takes two that fit."""
    game = table(
        red={"stored": full(RED, ore=2, gold=1)},
        blue={"stored": full(BLUE, wool=3, gold=1)},
        hands={"red": ["brigands"], "blue": []},
    )
    dice(game, (die,))
    game.do("play brigands")
    assert game.asked() == (winner, "demand")
    if winner == RED:
        assert game.texts() == ["demand gold", "demand wool"]
        game.do("demand wool", "demand gold")
        assert (game.stored(RED), game.stored(BLUE)) == (full(RED, ore=2, gold=2, wool=1), full(BLUE, wool=2))
    else:
        game.do("demand ore", "demand ore")
        assert (game.stored(RED), game.stored(BLUE)) == (full(RED, gold=1), full(BLUE, wool=3, gold=1, ore=2))


def test_brigands_with_a_single_resource_and_bishop() -> None:
    """base-brigands, base-bishop, C-7.6: one is enough; none is not."""
    position: dict[str, Any] = {
        "red": {"stored": full(RED)},
        "hands": {"red": ["brigands"], "blue": ["bishop"]},
    }
    game = table(**position, blue={"stored": full(BLUE, wool=1)})
    dice(game, (2,))
    game.do("play brigands", "play bishop")
    assert game.stored(RED) == full(RED, wool=1)
    game = table(**position, blue={"stored": full(BLUE)})
    assert game.refused("play brigands", "C-7.4") == "card/no-effect"


# -- other actions -------------------------------------------------------------------------------


def test_joint_score_of_seven() -> None:
    """CE-09, C-7.2, CR-20, CR-41: a settlement reaches it; the knight token goes, the permission stays."""
    red = {
        "centre": {"2": "road"},
        "sites": {"T1": ["karl"]},
        "stored": rich(RED),
    }
    game = table(
        red=red,
        blue={"centre": {"1": "city"}},
        unlocked=0,
        hands={"red": ["merchant", "scout"], "blue": []},
    )
    assert (game.points(RED), game.points(BLUE)) == (3, 3)
    assert game.refused("play merchant", "C-7.2") == "card/locked"
    game.do("build settlement 3 with scout", "pick 0 1")
    game.do(game.texts()[0])
    assert (game.points(RED), game.points(BLUE)) == (4, 3)
    assert "play merchant" in game.texts(), "in the same turn"
    game.do("demolish karl@T1")
    assert (game.points(RED), game.points(BLUE)) == (3, 3)
    game.do("play merchant")
    assert game.asked() == (RED, "demand")


def test_permission_stays() -> None:
    """C-7.2, CR-20, CR-41, C-20.8: once given it stays even if the score falls."""
    game = table(
        red={"centre": CITY, "sites": {"T1": ["church", "library"]}},
        blue={"centre": CITY},
        unlocked=0,
        hands={"red": ["merchant"], "blue": []},
    )
    assert game.points(RED) + game.points(BLUE) == 8
    game.do("demolish church@T1", "demolish library@T1")
    assert game.points(RED) + game.points(BLUE) == 6
    assert "play merchant" in game.texts()


def test_merchant() -> None:
    """CE-10, base-merchant, CR-43, C-7.1."""
    game = table(
        red={"stored": full(RED, grain=3, wool=1, ore=1)},
        blue={"stored": full(BLUE, grain=2, ore=2, wool=3)},
        hands={"red": ["merchant"], "blue": []},
    )
    game.do("play merchant")
    assert game.texts() == ["demand wool", "demand ore"]
    game.do("demand ore", "demand ore")
    assert (game.stored(RED)["B2"], game.stored(BLUE)["B2"]) == (3, 0)
    assert game.asked() == (RED, "give")
    assert game.texts() == ["give grain", "give ore"], "blue has no room for wool"
    game.do("give grain")
    assert (game.stored(RED)["T2"], game.stored(BLUE)["T2"]) == (2, 3)
    assert game.pile() == ["merchant"]


def test_caravan() -> None:
    """base-caravan, CR-78: one or two resources, of different kinds if one likes, for as many others."""
    game = table(red={"stored": full(RED, ore=1, wool=1)}, hands={"red": ["caravan"], "blue": []})
    game.do("play caravan", "give ore", "give wool")
    assert game.asked() == (RED, "take")
    assert not {"take ore B2", "take wool B0"} & set(game.texts())
    game.do("take gold T0", "take gold T0")
    assert game.stored(RED) == full(RED, gold=2)
    game = table(red={"stored": full(RED, ore=2)}, hands={"red": ["caravan"], "blue": []})
    game.do("play caravan", "done", "take grain T2")
    assert game.stored(RED) == full(RED, ore=1, grain=1)
    game = table(red={"stored": full(RED)}, hands={"red": ["caravan"], "blue": []})
    game.refused("play caravan", "C-7.4")


def test_settlement_with_scout() -> None:
    """CE-18, C-3.2, C-3.3, C-3.8, C-70.8, CR-37, CR-65, base-scout."""
    game = table(
        red={"centre": {"2": "road"}, "stored": full(RED, brick=1, lumber=1, grain=1, wool=1)},
        hands={"red": ["scout"], "blue": []},
        unlocked=0,
    )
    game.do("build settlement 3 with scout")
    assert game.asked() == (RED, "survey")
    faces = game.stack("regions")
    assert len(faces) == 11
    first, second = sorted((faces.index("gold_field-3"), faces.index("mountains-5")))
    game.do(f"pick {first} {second}")
    above = game.copy()
    game.do(f"lay {faces[first]} B4")
    assert (game.player(RED).regions["T4"], game.player(RED).regions["B4"]) == (faces[second], faces[first])
    above.play(RED, f"lay {faces[first]} T4")
    regions = above.state.players[RED].regions
    assert (regions["T4"], regions["B4"]) == (faces[first], faces[second]), "as red likes"
    assert sum(game.stored(RED).values()) == 0, "road, lumber, grain and wool are paid"
    assert (game.stored(RED)["T4"], game.stored(RED)["B4"]) == (0, 0)
    assert len(game.stack("regions")) == 9
    assert [told["zone"] for told in game.told("shuffled")] == ["regions"]
    assert not set(game.state.zones["regions"]) & set(game.known[RED])
    assert (game.state.settlements, game.points(RED), game.pile()) == (4, 3, ["scout"])
    alone = table(hands={"red": ["scout"], "blue": []})
    alone.refused("play scout", "C-7.3")


def spied(blue: list[str]) -> Table:
    """Red has played a Spy against this hand."""
    game = table(hands={"red": ["spy"], "blue": blue})
    game.do("play spy")
    return game


def test_spy_takes_an_action_card_or_a_unit() -> None:
    """base-spy, C-20.9, C-60.1, C-70.5, CR-39: the whole hand is seen, buildings are safe."""
    game = spied(["library", "karl", "bishop"])
    assert game.asked() == (RED, "rob")
    seen = {game.known[RED][slot] for slot in game.state.zones["hand1"]}
    assert seen == {"library", "karl", "bishop"}
    taken = sorted(move.secret or "" for move in game.legal())
    assert taken == ["", "bishop", "karl"]
    library = [game.truth[slot] for slot in game.state.zones["hand1"]].index("library")
    with pytest.raises(IllegalMove) as refusal:
        game.play(RED, f"pick {library}")
    assert refusal.value.rule == "C-20.9"
    game.do(next(text for text in game.texts() if "karl" in text))
    assert (game.hand(RED), game.hand(BLUE), game.pile()) == (["karl"], ["bishop", "library"], ["spy"])


def test_a_spy_that_finds_nothing_is_used_up() -> None:
    """base-spy, CR-39, C-7.4: it needs a hand of one card at least."""
    game = spied(["library"])
    assert game.texts() == ["pass"]
    game.do("pass")
    assert game.pile() == ["spy"]
    game = table(hands={"red": ["spy"], "blue": []})
    game.refused("play spy", "C-7.4")


# -- expansions ----------------------------------------------------------------------------------


def test_smithy_strengthens_knights() -> None:
    """base-smithy, CR-67: 1 more for each own knight, in the whole principality."""
    game = table(
        red={"sites": {"T1": ["smithy"], "B1": ["siegfried"], "T-1": ["karl"], "B-1": ["fleet_ore"]}}
    )
    assert game.strength(RED) == 2 + 8


def test_harbor_counts_fleets() -> None:
    """base-harbor, CR-6: 1 point of its own, 1 more for each own trade fleet."""
    game = table(
        red={
            "centre": CITY,
            "sites": {"T1": ["harbor", "fleet_ore"], "T-1": ["fleet_wool"], "B-1": ["fleet_gold"]},
        },
        blue={"sites": {"T1": ["fleet_grain"]}},
    )
    assert (game.trade(RED), game.trade(BLUE)) == (1 + 3 * 2, 1)


@pytest.mark.parametrize(
    ("card", "trade", "victory"),
    [
        ("counting_house", 3, 0),
        ("merchant_guild", 4, 0),
        ("marketplace", 2, 0),
        ("colossus", 0, 2),
        ("church", 0, 1),
        ("mint", 1, 0),
    ],
)
def test_points_of_buildings(card: str, trade: int, victory: int) -> None:
    """C-9.5, base-counting-house, base-merchant-guild, base-marketplace, base-colossus."""
    game = table(red={"centre": CITY, "stored": rich(RED)}, hands={"red": [card], "blue": []})
    game.do(f"build {card} T1")
    token = int(trade > 0)
    assert (game.trade(RED), game.points(RED)) == (trade, 3 + victory + token)
    spent = 18 - sum(game.stored(RED).values())
    assert spent == sum(CARDS[card].cost.values())


KNIGHTS = {
    "conrad": (2, 1),
    "falk": (1, 5),
    "gotz": (5, 2),
    "hagen": (1, 2),
    "karl": (7, 1),
    "otto": (3, 2),
    "pippin": (1, 3),
    "siegfried": (1, 1),
    "walter": (3, 1),
}


@pytest.mark.parametrize("knight", sorted(KNIGHTS))
def test_knights(knight: str) -> None:
    """base-knight-conrad, base-knight-falk, base-knight-gotz, base-knight-hagen, base-knight-karl,
    base-knight-otto, base-knight-pippin, base-knight-siegfried, base-knight-walter: strength, tournament."""
    game = table(red={"stored": rich(RED)}, hands={"red": [knight], "blue": []})
    game.do(f"build {knight} T1")
    assert (game.strength(RED), game.tournament(RED)) == KNIGHTS[knight]
    assert game.state.tokens[0] == RED


# -- events --------------------------------------------------------------------------------------


def event(face: str, **position: Any) -> Table:
    """Red has rolled this event; production is a 6."""
    position = {"hands": {"red": [], "blue": []}, **position}
    return table(phase="preroll", stacks={"events": [face]}, dice=[[6, "mystery"]], **position)


def started(game: Table) -> Table:
    """The dice are rolled, if red is asked before them."""
    if game.asked() == (RED, "preroll"):
        game.do("roll")
    return game


def test_civil_war() -> None:
    """CE-12, base-civil-war, base-church, C-8.6, C-60.2, CR-29, CR-80."""
    game = started(
        event(
            "civil_war",
            red={
                "centre": {"-1": "city"},
                "sites": {"T-1": ["church", "karl"], "T1": ["otto"], "B1": ["fleet_wool"]},
            },
            blue={"sites": {"T1": ["pippin"], "B1": ["fleet_ore"]}},
            hands={"red": ["spy", "scout", "abbey"], "blue": ["caravan", "mint", "bishop"]},
        )
    )
    assert game.asked() == (RED, "name")
    assert set(game.texts()) == {"name pippin@T1", "name fleet_ore@B1"}
    game.do("name fleet_ore@B1")
    assert game.asked() == (BLUE, "name")
    assert set(game.texts()) == {"name otto@T1", "name fleet_wool@B1"}
    game.do("name otto@T1")
    assert game.asked() == (RED, "surplus")
    assert (len(game.hand(RED)), len(game.hand(BLUE))) == (4, 4)
    game.do("bury s1 <spy>")
    assert game.asked() == (BLUE, "surplus")
    game.do("bury s1 <mint>")
    assert game.asked() == (RED, "action")
    assert game.hand(RED) == ["abbey", "otto", "scout"]
    assert game.hand(BLUE) == ["bishop", "caravan", "fleet_ore"]


def test_conflict_against_a_small_hand() -> None:
    """CE-14, base-conflict, C-8.3."""
    game = started(event("conflict", blue={"sites": {"T1": ["karl"]}}, hands={"red": ["abbey"], "blue": []}))
    assert game.asked() == (BLUE, "put_away")
    game.do("bury s3 <abbey>")
    assert game.hand(RED) == []
    assert game.stack("s3")[-1] == "abbey"
    game.do("end")
    assert game.asked() == (RED, "draw")
    game.do("draw s1", "draw s2", "draw s1")
    assert (len(game.hand(RED)), game.state.active) == (3, BLUE)
    nobody = started(event("conflict", hands={"red": ["abbey"], "blue": []}))
    assert (nobody.asked(), nobody.hand(RED)) == ((RED, "action"), ["abbey"])


def test_conflict_buries_two_under_one_stack() -> None:
    """base-conflict, C-70.5, CR-74: the holder of the knight token sees the hand and picks two."""
    game = event(
        "conflict",
        red={"sites": {"T1": ["karl"]}},
        hands={"red": [], "blue": ["abbey", "spy", "mint"]},
    )
    assert game.asked() == (RED, "rob")
    game.do(next(text for text in game.texts() if "abbey" in text and "mint" in text))
    assert game.asked() == (RED, "put_away")
    game.do("bury s2 <mint>")
    assert game.texts() == ["bury s2 <abbey>"]
    game.do("bury s2 <abbey>")
    assert game.stack("s2")[-2:] == ["mint", "abbey"]
    assert game.hand(BLUE) == ["spy"]


def test_master_builder() -> None:
    """CE-13, base-master-builder, C-70.4, CR-29."""
    game = started(
        event(
            "master_builder",
            hands={"red": ["abbey", "spy", "mint"], "blue": ["scout", "bishop"]},
            sizes={"s1": 12},
        )
    )
    game.force_top("s1", ["karl"])
    assert game.asked() == (RED, "master_builder")
    sizes = {f"s{n}": len(game.stack(f"s{n}")) for n in range(1, 6)}
    game.do("search s1", "take s1 <karl>")
    assert game.asked() == (RED, "put_under")
    assert "bury s1 <karl>" in game.texts()
    game.do("bury s4 <abbey>")
    assert game.asked() == (BLUE, "master_builder")
    game.refused("search s1")
    before = game.stack("s5")
    game.do("search s5", "pass")
    assert game.stack("s5") == before
    assert (game.hand(RED), len(game.hand(BLUE))) == (["karl", "mint", "spy"], 2)
    assert len(game.stack("s1")) == sizes["s1"] - 1
    assert len(game.stack("s4")) == sizes["s4"] + 1
    assert game.asked() == (RED, "action")


def test_plague_between_two_cities() -> None:
    """CE-15, base-plague, base-bath-house."""
    game = event(
        "plague",
        red={"centre": {"-1": "city", "1": "city"}, "sites": {"T1": ["bath_house"]}},
        blue={"centre": {"1": "city"}, "stored": {"T0": 0}},
    )
    assert game.stored(RED) == {"T-2": 0, "T0": 2, "T2": 1, "B-2": 0, "B0": 1, "B2": 1}
    assert game.stored(BLUE) == {"T-2": 1, "T0": 0, "T2": 0, "B-2": 2, "B0": 0, "B2": 0}


def test_aqueduct_keeps_the_plague_away() -> None:
    """base-aqueduct, base-plague: all own regions, not the opponent's."""
    game = event(
        "plague",
        red={"centre": {"-1": "city", "1": "city"}, "sites": {"T1": ["aqueduct"]}},
        blue={"centre": {"1": "city"}},
    )
    assert sum(game.stored(RED).values()) == 7
    assert sum(game.stored(BLUE).values()) == 7 - 4


def test_productive_year() -> None:
    """base-productive-year, base-garrison: 1 for each Garrison beside a region."""
    game = event(
        "productive_year",
        red={
            "centre": {"2": "road", "3": "settlement"},
            "regions": {"T4": "fields-3", "B4": "hills-2"},
            "sites": {"T1": ["garrison"], "T3": ["garrison"]},
        },
    )
    assert (game.stored(RED)["T0"], game.stored(RED)["T2"], game.stored(RED)["T4"]) == (3, 3, 1)
    assert game.stored(BLUE)["B-2"] == 2


def test_progress() -> None:
    """base-progress, base-abbey, base-library: 1 of choice for each, the roller first."""
    game = event(
        "progress",
        red={"centre": CITY, "sites": {"T-1": ["abbey"], "T1": ["library"]}},
        blue={"sites": {"T1": ["abbey"]}},
    )
    assert game.asked() == (RED, "take")
    game.do("take ore B2", "take ore B2")
    assert game.asked() == (BLUE, "take")
    game.do("take gold T0")
    assert (game.stored(RED)["B2"], game.stored(BLUE)["T0"]) == (3, 2)


def test_year_end_shuffles_the_events() -> None:
    """base-year-end: this card included."""
    orders = set()
    for seed in range(6):
        game = table(
            phase="preroll",
            stacks={"events": ["year_end", "plague", "conflict"]},
            dice=[[6, "mystery"]],
            seed=seed,
        )
        assert len(game.stack("events")) == 10
        assert any(outcome["zone"] == "events" for outcome in game.told("shuffled"))
        orders.add(tuple(game.stack("events")))
        assert not set(game.state.zones["events"]) & set(game.state.faces)
    assert len(orders) > 1

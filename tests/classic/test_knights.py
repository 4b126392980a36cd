"""Knights & Merchants: every card, position, move, position."""

from typing import Any

import pytest

from tests.classic.helpers import BLUE, RED, Table, dice, full, region, rich, table

CITY = {"1": "city"}


def game_of(**position: Any) -> Table:
    """A table of the expanded game with this set."""
    return table("knights", **position)


def test_two_castles() -> None:
    """CE-24, rh-castle, CR-45: each knight costs 1 less for each Castle, never below zero."""
    sites = {"T-1": ["castle"], "B-1": ["castle"]}
    game = game_of(
        red={"stored": full(RED, grain=2, ore=2), "sites": sites}, hands={"red": ["gotz"], "blue": []}
    )
    game.do("build gotz T1")
    assert game.asked() != (RED, "spare"), "wool is what red lacks, so it is what is spared"
    assert game.stored(RED) == full(RED)
    game = game_of(red={"stored": rich(RED), "sites": sites}, hands={"red": ["gotz"], "blue": []})
    game.do("build gotz T1")
    assert game.asked() == (RED, "spare")
    game.do("spare grain", "spare ore")
    assert game.stored(RED) == full(RED, lumber=3, gold=3, grain=2, brick=3, wool=1, ore=2)
    game = game_of(red={"stored": full(RED), "sites": sites}, hands={"red": ["siegfried"], "blue": []})
    game.do("build siegfried T1")
    assert (game.at(RED, "T1"), game.stored(RED)) == (["siegfried"], full(RED)), "nothing comes back"
    assert game.strength(RED) == 3


def test_castle_leaves_other_cards_alone() -> None:
    """rh-castle: only knights are cheaper."""
    game = game_of(
        red={"stored": full(RED, lumber=1), "sites": {"T-1": ["castle"]}},
        hands={"red": ["garrison"], "blue": []},
    )
    game.refused("build garrison T1", "C-3.8")


def test_sun_with_toll_station_and_pirate_fleets() -> None:
    """CE-25, C-5.5, CR-30, CR-44, rh-toll-station, rh-pirate-fleet."""
    game = game_of(
        phase="preroll",
        red={
            "stored": full(RED),
            "sites": {"T-1": ["toll_station"], "B-1": ["pirate_fleet"], "B1": ["pirate_fleet"]},
        },
        dice=[[5, "sun"]],
    )
    game.do("take ore B2")
    assert (game.stored(RED)["B2"], game.stored(RED)["T0"]) == (1, 3)
    assert sum(outcome["lost"] for outcome in game.told("gained") if outcome["seat"] == RED) == 1


def test_palace_in_the_opponents_turn() -> None:
    """CE-26, rh-palace, CR-30, CR-46: a discarded card instead; the excess goes openly on the pile."""
    hand = ["spy", "scout", "abbey"]
    game = game_of(
        phase="preroll",
        active="blue",
        red={"centre": CITY, "sites": {"T1": ["palace"]}},
        hands={"red": hand, "blue": []},
        discard=["brigands", "imelda"],
        dice=[[5, "sun"]],
    )
    game.do("take ore B2")
    assert game.asked() == (RED, "dig")
    assert game.texts() == ["pass", "fetch brigands", "fetch imelda"]
    game.do("fetch brigands")
    assert game.asked() == (RED, "lay_down")
    game.do("discard scout")
    assert game.hand(RED) == ["abbey", "brigands", "spy"]
    assert game.pile() == ["imelda", "scout"]
    assert game.asked() == (BLUE, "action")


def test_palace_in_the_own_turn() -> None:
    """CE-26, rh-palace, C-8.5: the limit is checked at the end; who passes takes the resource."""
    position: dict[str, Any] = {
        "phase": "preroll",
        "red": {"centre": CITY, "sites": {"T1": ["palace"]}, "stored": full(RED)},
        "hands": {"red": ["spy", "scout", "abbey"], "blue": []},
        "discard": ["brigands"],
        "dice": [[5, "sun"]],
    }
    game = game_of(**position)
    game.do("roll", "fetch brigands", "take ore B2")
    assert len(game.hand(RED)) == 4
    game.do("end")
    assert game.asked() == (RED, "surplus")
    game = game_of(**position)
    game.do("roll", "pass", "take ore B2")
    assert game.stored(RED)["B2"] == 1


def test_raid() -> None:
    """CE-27, rh-raid, CR-79, CR-83."""
    hand = ["spy", "scout", "merchant", "caravan", "bishop"]
    position: dict[str, Any] = {
        "phase": "preroll",
        "stacks": {"events": ["raid"]},
        "dice": [[6, "mystery"]],
        "red": {"sites": {"T1": ["karl"]}},
        "blue": {
            "centre": CITY,
            "sites": {"T-1": ["garrison"], "B-1": ["abbey"], "T1": ["smithy", "library"]},
        },
        "hands": {"red": [], "blue": hand},
    }
    game = game_of(**position)
    assert game.asked() == (RED, "name")
    game.do("name abbey@B-1", "name smithy@T1", "name library@T1")
    assert game.asked() == (BLUE, "name")
    assert set(game.texts()) == {"name abbey@B-1", "name smithy@T1", "name library@T1"}
    other = game.copy()
    game.do("name smithy@T1")
    assert game.asked() == (BLUE, "surplus")
    assert len(game.hand(BLUE)) == 6
    game.do("bury s1 <spy>")
    assert game.asked() == (RED, "action")
    other.play(BLUE, "name abbey@B-1")
    other.play(BLUE, "bury s1 <spy>")
    other.play(BLUE, "bury s1 <abbey>")
    assert len(other.state.zones["hand1"]) == 4


def test_raid_without_a_holder_or_with_few_buildings() -> None:
    """rh-raid, CR-79: fewer are named; nobody holds the token: nothing happens."""
    position: dict[str, Any] = {"phase": "preroll", "stacks": {"events": ["raid"]}, "dice": [[6, "mystery"]]}
    game = game_of(**position, blue={"sites": {"T1": ["abbey"], "B1": ["fleet_ore"]}})
    assert game.asked() == (RED, "action")
    game = game_of(
        **position, red={"sites": {"T1": ["karl"]}}, blue={"sites": {"T1": ["abbey"], "B1": ["fleet_ore"]}}
    )
    assert game.hand(BLUE) == ["abbey"]
    assert game.at(BLUE, "B1") == ["fleet_ore"]


BORDER: dict[str, Any] = {
    "red": {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {"T4": region("grain", 3), "B4": region("brick", 2)},
        "stored": {"T2": 2, "T4": 0},
        "sites": {"T-1": ["karl"]},
    },
    "blue": {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {"T4": region("lumber", 6), "B4": region("ore", 4)},
        "stored": {"T-2": 3, "T4": 1},
        "sites": {"T-1": ["sawmill"]},
    },
    "hands": {"red": ["border_dispute"], "blue": []},
}


def test_border_dispute() -> None:
    """CE-28, rh-border-dispute, CR-15: number and amount travel with the card."""
    game = game_of(**BORDER)
    game.do("play border_dispute")
    assert set(game.texts()) == {"name T2", "name T4", "name B-2", "name B4"}
    game.do("name T4")
    assert set(game.texts()) == {"name T-2", "name T4", "name B2", "name B4"}
    game.do("name T-2")
    assert (game.player(RED).regions["T4"], game.stored(RED)["T4"]) == ("forest-5", 3)
    assert (game.player(BLUE).regions["T-2"], game.stored(BLUE)["T-2"]) == ("fields-3", 0)
    dice(game, (3, "tournament"))
    game.do("end")
    while game.state.active == RED:
        game.do(game.texts()[0])
    while game.asked() != (BLUE, "action"):
        game.do(game.texts()[0])
    assert game.stored(BLUE)["T-2"] == 1, "the Sawmill doubles no lumber there"
    assert (game.stored(BLUE)["B2"], game.stored(RED)["B0"]) == (2, 2)


def test_border_dispute_needs_the_token_and_doubles() -> None:
    """rh-border-dispute, CR-42, C-7.4."""
    game = game_of(**{**BORDER, "red": {**BORDER["red"], "sites": {}}})
    assert game.refused("play border_dispute", "CR-42") == "card/requirement"
    game = game_of(red={"sites": {"T1": ["karl"]}}, hands={"red": ["border_dispute"], "blue": []})
    assert game.refused("play border_dispute", "C-7.4") == "card/no-effect"


def test_large_trade_fleet() -> None:
    """CE-29, rh-large-trade-fleet, C-6.1: 2:1 from the touched regions only."""
    red: dict[str, Any] = {
        "centre": {"1": "city", "2": "road", "3": "settlement"},
        "regions": {"T4": region("lumber", 6), "B4": region("grain", 3)},
        "sites": {"T1": ["large_trade_fleet"]},
    }
    game = game_of(red={**red, "stored": {**full(RED, grain=1), "B4": 2}})
    game.refused("trade 2 grain@T2 ore", "C-6.1")
    game.refused("trade 2 grain ore", "C-6.1")
    game.do("trade 3 grain ore")
    assert (game.stored(RED)["T2"], game.stored(RED)["B4"], game.stored(RED)["B2"]) == (0, 0, 1)
    game = game_of(red={**red, "stored": full(RED, grain=2)})
    game.do("trade 2 grain@T2 ore")
    assert (game.stored(RED)["B2"], game.stored(RED)["T2"]) == (1, 0)
    assert game.trade(RED) == 2


def test_peasant_army() -> None:
    """CE-30, rh-peasant-army, C-9.1, C-9.3: as strong as the grain beside it, at once."""
    game = game_of(
        red={"sites": {"T1": ["peasant_army"], "B1": ["smithy"]}, "stored": full(RED, grain=3, ore=3)},
        blue={"sites": {"T1": ["conrad"]}},
    )
    assert (game.strength(RED), game.strength(BLUE), game.state.tokens[0]) == (3, 2, RED)
    game.do("build city -1")
    assert game.stored(RED)["T2"] == 1
    assert (game.strength(RED), game.strength(BLUE), game.state.tokens[0]) == (1, 2, BLUE)


def test_walther_and_two_attackers() -> None:
    """CE-31, rh-walther, rh-imelda, C-7.4, CR-36."""
    game = game_of(blue={"sites": {"T1": ["walther"]}}, hands={"red": ["black_knight", "imelda"], "blue": []})
    assert game.refused("play black_knight", "C-7.4") == "card/no-effect"
    game.do("play imelda")
    assert game.at(BLUE, "T1") == []
    assert game.hand(BLUE) == []
    assert game.pile() == ["walther", "imelda"]


def test_smithy_gives_walther_strength() -> None:
    """rh-walther, base-smithy: none of his own."""
    game = game_of(red={"sites": {"T1": ["walther"]}})
    assert (game.strength(RED), game.tournament(RED)) == (0, 2)
    game = game_of(red={"sites": {"T1": ["walther"], "B1": ["smithy"]}})
    assert game.strength(RED) == 1


def test_spice_caravan() -> None:
    """CE-32, rh-spice-caravan, CR-43."""
    red: dict[str, Any] = {"centre": CITY, "sites": {"T1": ["marketplace"]}}
    blue = {"stored": full(BLUE, ore=2)}
    hands = {"red": ["spice_caravan"], "blue": []}
    game = game_of(red={**red, "stored": {**rich(RED), "B2": 2}}, blue=blue, hands=hands)
    assert game.refused("play spice_caravan", "C-7.4") == "card/no-effect"
    game = game_of(red={**red, "stored": {**rich(RED), "B2": 1}}, blue=blue, hands=hands)
    game.do("play spice_caravan")
    assert (game.stored(RED)["B2"], game.stored(BLUE)["B2"]) == (3, 0)
    blue = {"stored": full(BLUE, ore=2, wool=1)}
    game = game_of(red={**red, "stored": {**rich(RED), "B2": 2, "B0": 2}}, blue=blue, hands=hands)
    game.do("play spice_caravan", "demand ore")
    assert (game.stored(RED)["B2"], game.stored(RED)["B0"]) == (3, 3)
    assert game.stored(BLUE) == full(BLUE, ore=1), "1 ore and 1 wool are taken"
    game = game_of(red={"stored": full(RED)}, blue=blue, hands=hands)
    assert game.refused("play spice_caravan", "CR-42") == "card/requirement"


def test_large_harbor() -> None:
    """CE-33, rh-large-harbor."""
    sites = {
        "T1": ["marketplace", "counting_house"],
        "B1": ["merchant_guild", "harbor"],
        "T-1": ["garrison"],
        "B-1": ["fleet_ore"],
    }
    without = game_of(red={"centre": CITY, "sites": sites})
    assert without.trade(RED) == 9 + 1 + 1 + 2
    sites = {**sites, "B1": ["merchant_guild", "large_harbor"]}
    game = game_of(red={"centre": CITY, "sites": sites})
    assert game.trade(RED) == 18 + 1 + 1 + 1
    two = {"centre": {"-1": "city", **CITY}, "sites": {**sites, "T-1": ["garrison", "harbor"]}}
    assert game_of(red=two).trade(RED) == 18 + 1 + 1 + 2 + 1, "the Harbor counts once"


def test_bank() -> None:
    """rh-bank, CR-31: two resources at the mill."""
    game = game_of(
        phase="preroll",
        red={"centre": CITY, "sites": {"T1": ["bank", "marketplace"]}, "stored": full(RED)},
        dice=[[6, "mill"]],
    )
    game.do("demand ore", "demand wool")
    assert game.stored(RED) == full(RED, gold=1, ore=1, wool=1)
    assert game.points(RED) == 5


def test_tournament_ground() -> None:
    """rh-tournament-ground: each own knight counts 1 more; it has 1 point of its own."""
    game = game_of(red={"sites": {"T1": ["tournament_ground"], "T-1": ["karl"], "B-1": ["peasant_army"]}})
    assert game.tournament(RED) == 3


def test_pirate_fleet_sinks_a_fleet() -> None:
    """rh-pirate-fleet, CR-7: a fleet of choice goes to the discard pile, units of other kinds are safe."""
    game = game_of(
        red={"stored": full(RED, lumber=1, wool=1)},
        blue={"sites": {"T1": ["fleet_ore"], "B1": ["pirate_fleet"], "T-1": ["karl"]}},
        hands={"red": ["pirate_fleet"], "blue": ["abbey"]},
    )
    game.do("build pirate_fleet T1")
    assert game.asked() == (RED, "name"), "nobody can hold a card against it in this game"
    assert set(game.texts()) == {"name fleet_ore@T1", "name pirate_fleet@B1"}
    game.do("name fleet_ore@T1")
    assert game.pile() == ["fleet_ore"]
    assert game.at(BLUE, "T1") == []


@pytest.mark.parametrize(
    ("answer", "die", "warded"), [("defend", 2, True), ("defend", 3, False), ("pass", 0, False)]
)
def test_watchtower(answer: str, die: int, warded: bool) -> None:
    """rh-watchtower, CR-39: its owner may roll; on 1 or 2 the Spy has no effect."""
    game = game_of(blue={"sites": {"T1": ["watchtower"]}}, hands={"red": ["spy"], "blue": ["karl"]})
    if die:
        dice(game, (die,))
    game.do("play spy")
    assert game.asked() == (BLUE, "ward")
    game.do(answer)
    assert game.asked() == ((RED, "action") if warded else (RED, "rob"))
    if warded:
        assert game.pile() == ["spy"]
        assert not set(game.state.zones["hand1"]) & set(game.known[RED])


@pytest.mark.parametrize(("knight", "points"), [("bodo", (2, 2)), ("roland", (4, 1)), ("walther", (0, 2))])
def test_knights(knight: str, points: tuple[int, int]) -> None:
    """rh-bodo, rh-roland, rh-walther: strength and tournament points."""
    game = game_of(red={"stored": rich(RED)}, hands={"red": [knight], "blue": []})
    game.do(f"build {knight} T1")
    assert (game.strength(RED), game.tournament(RED)) == points


def test_equal_titles_are_the_same_card() -> None:
    """rh-caravan, rh-brigands, rh-productive-year, C-0.3: they play like those of the base set."""
    game = game_of(
        red={"stored": full(RED, ore=1)}, hands={"red": ["caravan", "caravan"], "blue": []}, strict=True
    )
    game.do("play caravan")
    assert game.asked() == (RED, "take")


def test_unique_persons() -> None:
    """CR-72, C-30.10: a name stands once in both principalities together; in hand it is free."""
    game = table(
        "tournament",
        red={"stored": rich(RED)},
        blue={"sites": {"T1": ["karl"]}},
        hands={"red": ["karl", "black_knight"], "blue": []},
    )
    assert game.refused("build karl T1", "CR-72") == "card/unique"
    dice(game, (1,))
    game.do("play black_knight")
    assert game.hand(BLUE) == ["karl"]
    game.do("build karl T1")
    assert game.at(RED, "T1") == ["karl"]


def test_inquisition() -> None:
    """CE-86, rh-inquisition, C-54.1, CR-52, CR-68: all but a banned stack are shuffled with the hand."""
    game = table(
        "tournament",
        sets=[["base", "knights", "politics"], ["base", "knights"]],
        red={"centre": CITY, "sites": {"T1": ["church"]}},
        blue={"sites": {"T1": ["abbey"]}},
        hands={"red": ["inquisition"], "blue": ["spy", "scout"]},
        sizes={"s5": 5, "s6": 6, "s7": 7, "s8": 4},
        bans=[["s7", "blue"]],
    )
    closed = game.stack("s7")
    game.do("play inquisition")
    assert game.asked() == (BLUE, "put_under")
    game.do("bury s5 <spy>", "bury s5 <scout>")
    assert [len(game.stack(zone)) for zone in ("s5", "s6", "s7", "s8")] == [6, 6, 7, 5]
    assert game.stack("s7") == closed
    assert game.asked() == (BLUE, "new_hand")
    assert game.texts() == ["draw s5", "draw s6", "draw s8"]
    game.do("draw s5", "draw s6", "draw s8", "draw s5")
    assert len(game.hand(BLUE)) == 4
    assert game.asked() == (RED, "action")
    assert game.pile(RED) == ["inquisition"]

"""Turn, dice, faces, production, trade, hands, tokens and the end (C-3 to C-9)."""

from typing import Any

import pytest

from p2pduel.games.classic.rules.facts.numbers import OFFERS
from p2pduel.kernel.operations import Finished
from tests.classic.helpers import BLUE, RED, Table, dice, full, rich, table

# -- the principality ----------------------------------------------------------------------------


def test_the_centre_row_alternates() -> None:
    """C-3.1: roads go beside settlements, never beside roads; settlements go to road ends."""
    game = table(red={"stored": rich(RED)})
    assert {"build road 2", "build road -2"} <= set(game.texts())
    game.refused("build settlement 3", "C-3.2")
    game.do("build road 2")
    assert "build settlement 3" in game.texts()
    game.refused("build road 3", "C-3.1")
    game.refused("build road 0", "C-3.1")


def test_a_settlement_brings_two_empty_regions() -> None:
    """C-3.2, C-3.3, C-70.2: the first drawn above or below, the second at the other place."""
    game = table(
        red={"stored": rich(RED), "centre": {"2": "road"}}, stacks={"regions": ["hills-1", "gold_field-3"]}
    )
    game.do("build settlement 3")
    assert game.asked() == (RED, "lay")
    assert game.texts() == ["lay hills-1 T4", "lay hills-1 B4"]
    game.do("lay hills-1 B4")
    assert game.player(RED).regions["B4"] == "hills-1"
    assert game.player(RED).regions["T4"] == "gold_field-3"
    assert (game.stored(RED)["T4"], game.stored(RED)["B4"]) == (0, 0)
    assert game.state.settlements == 4
    assert game.points(RED) == 3


def test_an_exhausted_supply_is_not_replaced() -> None:
    """C-1.7: no road is left; of the last region only one place is filled."""
    game = table(red={"stored": rich(RED)}, roads=0)
    assert game.refused("build road 2", "C-1.7") == "stack/empty"
    game = table(
        red={"stored": rich(RED), "centre": {"2": "road"}},
        stacks={"regions": ["hills-1"]},
        sizes={"regions": 1},
    )
    game.do("build settlement 3", "lay hills-1 T4")
    assert game.player(RED).regions["T4"] == "hills-1"
    assert "B4" not in game.player(RED).regions


def test_sites_of_settlements_and_cities() -> None:
    """C-3.6, C-3.7: 2 and 4 sites; red cards stand at cities only."""
    game = table(
        red={
            "stored": rich(RED),
            "centre": {"1": "city"},
            "sites": {"T1": ["garrison"], "T-1": ["garrison"]},
        },
        hands={"red": ["abbey", "marketplace"], "blue": []},
    )
    builds = {text for text in game.texts() if text.startswith(("build abbey", "build marketplace"))}
    assert builds == {
        "build abbey B-1",
        "build abbey T1",
        "build abbey B1",
        "build marketplace T1",
        "build marketplace B1",
    }
    game.refused("build marketplace B-1", "C-3.7")
    game.refused("build abbey T-1")
    game.do("build abbey T1")
    game.refused("build marketplace T1")


def test_resources_are_spent_from_any_region() -> None:
    """C-3.5, C-3.4: the payer chooses the regions, a region holds 0 to 3."""
    game = table(
        red={
            "centre": {"2": "road", "3": "settlement"},
            "regions": {"T4": "mountains-4", "B4": "mountains-5"},
            "stored": {**full(RED, ore=2, grain=3), "T4": 2, "B4": 1},
        }
    )
    game.do("build city 1")
    assert game.asked() == (RED, "pay")
    assert set(game.texts()) == {
        "pay B2 B2 T4",
        "pay B2 B2 B4",
        "pay B2 T4 T4",
        "pay B2 T4 B4",
        "pay T4 T4 B4",
    }
    game.do("pay B2 T4 B4")
    assert (game.stored(RED)["B2"], game.stored(RED)["T4"], game.stored(RED)["B4"]) == (1, 1, 0)


def test_demolition() -> None:
    """C-3.9, CR-47: free, no refund, to the discard pile; the site is free at once."""
    game = table(
        red={"stored": full(RED, lumber=1, brick=1), "sites": {"T-1": ["karl"], "B-1": ["abbey"]}},
        hands={"red": ["garrison"], "blue": []},
    )
    game.refused("build garrison T-1")
    game.do("demolish karl@T-1")
    assert game.pile() == ["karl"]
    assert game.strength(RED) == 0
    assert game.stored(RED) == full(RED, lumber=1, brick=1)
    game.do("build garrison T-1")
    assert game.at(RED, "T-1") == ["garrison"]
    game.refused("demolish abbey@T1", "CR-47")


# -- dice ----------------------------------------------------------------------------------------


def test_order_of_a_turn() -> None:
    """C-4.1, C-4.2, C-4.4, CR-25: event before production, actions, hand, the other player's turn."""
    game = table(
        phase="preroll", active="blue", dice=[[5, "sun"]], hands={"red": ["abbey"], "blue": ["abbey"]}
    )
    game.do("roll")
    assert game.asked() == (BLUE, "take")
    assert game.stored(BLUE)["T-2"] == 1
    game.do("take ore B2")
    assert game.asked() == (RED, "take")
    game.do("take grain T2")
    assert game.asked() == (BLUE, "action")
    assert (game.stored(BLUE)["T-2"], game.stored(RED)["B-2"]) == (2, 2)
    game.do("end")
    assert game.asked() == (BLUE, "draw")
    game.do("draw s1", "draw s1")
    assert game.state.active == RED
    assert game.asked() == (RED, "preroll")


def test_garrisons_take_regions_out_of_the_count_not_out_of_the_loss() -> None:
    """CE-03, C-5.1, base-garrison."""
    amounts = {"T-2": 2, "T0": 3, "T2": 2, "B-2": 2, "B0": 2, "B2": 1}
    game = table(
        phase="preroll", red={"sites": {"T1": ["garrison"]}, "stored": amounts}, dice=[[6, "brigand"]]
    )
    assert game.stored(RED) == {**amounts, "T0": 3}, "7 are counted, nothing is lost"
    game = table(
        phase="preroll",
        red={"sites": {"T1": ["garrison"]}, "stored": {**amounts, "B2": 2}},
        dice=[[6, "brigand"]],
    )
    assert (game.stored(RED)["B0"], game.stored(RED)["B2"]) == (0, 0)
    amounts = {"T-2": 3, "T0": 2, "T2": 2, "B-2": 1, "B0": 3, "B2": 3}
    game = table(
        phase="preroll", red={"sites": {"B1": ["garrison"]}, "stored": amounts}, dice=[[6, "brigand"]]
    )
    assert (game.stored(RED)["B0"], game.stored(RED)["B2"]) == (0, 0)


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_the_brigand_sleeps_in_the_first_two_rounds(turn: int) -> None:
    """CE-04, C-4.4, C-5.2, C-20.7, CR-28."""
    amounts = full(RED, lumber=2, gold=2, grain=2, wool=1, ore=1)
    active = "red" if turn % 2 else "blue"
    red = {"stored": amounts}
    game = table(phase="preroll", turn=turn, starter="red", active=active, red=red, dice=[[2, "brigand"]])
    assert (game.state.production, game.state.symbol) == (2, "brigand"), "there is no new roll"
    lost = turn == 5
    assert game.stored(RED)["B0"] == (0 if lost else 1)
    assert game.stored(RED)["B2"] == (1 if lost else 2)


def test_the_mill_takes_nothing_where_there_is_no_room() -> None:
    """CE-05, C-5.3, CR-31."""
    red = {"centre": {"1": "city"}, "sites": {"T1": ["marketplace"]}, "stored": {**rich(RED), "B2": 2}}
    blue = {"stored": full(BLUE, lumber=2, gold=2, grain=2, brick=2, wool=2)}
    game = table(phase="preroll", red=red, blue=blue, dice=[[6, "mill"]])
    assert game.state.tokens[1] == RED
    assert game.asked() == (RED, "action")
    assert game.stored(BLUE) == {**full(BLUE, lumber=2, gold=2, grain=2, wool=2), "B-2": 3}


def test_the_mill_takes_one_or_nothing() -> None:
    """C-5.3, CR-31, CR-43: its holder names a kind, or takes fewer."""
    red = {"centre": {"1": "city"}, "sites": {"T1": ["marketplace"]}, "stored": full(RED)}
    position: dict[str, Any] = {"phase": "preroll", "red": red, "dice": [[6, "mill"]]}
    game = table(**position)
    assert game.asked() == (RED, "demand")
    assert game.texts() == [
        "done",
        *(f"demand {name}" for name in ("lumber", "gold", "grain", "brick", "wool", "ore")),
    ]
    game.do("demand ore")
    assert (game.stored(RED)["B2"], game.stored(BLUE)["B2"]) == (1, 0)
    game = table(**position)
    game.do("done")
    assert sum(game.stored(BLUE).values()) == 7


def test_the_tournament_face() -> None:
    """C-5.4, CR-32: strictly more tournament points take one; a tie takes none."""
    game = table(phase="preroll", red={"sites": {"T1": ["falk"]}}, dice=[[6, "tournament"]])
    assert game.asked() == (RED, "take")
    game.do("take ore B2")
    assert game.stored(RED)["B2"] == 2
    game = table(
        phase="preroll",
        red={"sites": {"T1": ["hagen"]}},
        blue={"sites": {"T1": ["gotz"]}},
        dice=[[6, "tournament"]],
    )
    assert game.asked() == (RED, "action")


def test_gains_of_choice_may_name_a_full_kind() -> None:
    """C-5.5, CR-44: what does not fit is lost."""
    game = table(phase="preroll", red={"stored": rich(RED)}, dice=[[6, "sun"]])
    assert "take ore" in game.texts()
    game.do("take ore")
    assert game.stored(RED)["B2"] == 3
    assert game.told("gained")[0]["lost"] == 1


def test_an_event_goes_under_the_deck() -> None:
    """C-5.6, CR-27: it is carried out for both and lies at the bottom."""
    game = table(phase="preroll", stacks={"events": ["productive_year"]}, dice=[[6, "mystery"]])
    assert game.stack("events")[-1] == "productive_year"
    assert game.state.event == ""
    assert len(game.stack("events")) == 10


def test_alchemist_and_brigand() -> None:
    """CE-17, base-alchemist, C-4.1, C-4.2, C-7.3, CR-24, CR-25."""
    amounts = full(RED, lumber=3, gold=3, wool=1, ore=1)
    game = table(
        phase="preroll",
        red={"stored": amounts},
        blue={"stored": full(BLUE)},
        hands={"red": ["alchemist"], "blue": []},
        dice=[[4, "brigand"]],
    )
    game.do("play alchemist")
    assert game.asked() == (RED, "name")
    game.do("name 2")
    assert game.pile() == ["alchemist"]
    assert (game.stored(RED)["B0"], game.stored(RED)["B2"], game.stored(BLUE)["T2"]) == (0, 1, 1)
    assert game.state.production == 2
    late = table(hands={"red": ["alchemist"], "blue": []})
    late.refused("play alchemist", "C-7.3")


# -- trade ---------------------------------------------------------------------------------------


def test_bank_trade() -> None:
    """C-6.1: 3 equal resources for 1 of choice; less is refused."""
    game = table(red={"stored": full(RED, ore=3, wool=2)})
    game.refused("trade 2 wool ore", "C-6.1")
    game.refused("trade 3 wool ore", "C-6.1")
    game.refused("trade 3 ore ore", "C-6.1")
    game.do("trade 3 ore gold")
    assert game.stored(RED) == full(RED, gold=1, wool=2)


def test_fleet_and_mint() -> None:
    """C-6.1, base-fleet-ore, base-mint: 2:1 with the fitting fleet, gold 1:1."""
    game = table(
        red={
            "centre": {"1": "city"},
            "stored": full(RED, ore=2, gold=1, wool=2),
            "sites": {"T-1": ["fleet_ore"], "T1": ["mint"]},
        }
    )
    trades = [text for text in game.texts() if text.startswith("trade")]
    assert len(trades) == 10
    game.do("trade 2 ore wool", "trade 1 gold brick")
    assert game.stored(RED) == full(RED, wool=3, brick=1)
    game.refused("trade 2 wool ore", "C-6.1")


@pytest.mark.parametrize("kind", ["brick", "gold", "grain", "lumber", "ore", "wool"])
def test_every_fleet_trades_its_kind(kind: str) -> None:
    """C-6.1, base-fleet-brick, base-fleet-gold, base-fleet-grain, base-fleet-lumber, base-fleet-wool."""
    game = table(red={"stored": full(RED, **{kind: 2}), "sites": {"T-1": [f"fleet_{kind}"]}})
    wanted = "ore" if kind != "ore" else "wool"
    game.do(f"trade 2 {kind} {wanted}")
    assert game.stored(RED) == full(RED, **{wanted: 1})
    assert game.trade(RED) == 1


def test_trading_with_the_opponent() -> None:
    """C-6.2, CR-43: one composes, the other accepts or declines; only what fits changes hands."""
    game = table(red={"stored": full(RED, ore=2)}, blue={"stored": full(BLUE, wool=3, ore=2)})
    game.do("offer")
    assert game.asked() == (RED, "offer")
    assert "give wool" not in game.texts()
    game.do("give ore")
    assert "give ore" not in game.texts(), "blue has room for one ore only"
    assert "want ore" not in game.texts()
    game.do("want wool", "want wool", "done")
    assert game.asked() == (BLUE, "answer")
    game.do("accept")
    assert (game.stored(RED), game.stored(BLUE)) == (full(RED, ore=1, wool=2), full(BLUE, wool=1, ore=3))
    game.do("offer", "give wool", "want ore", "done", "decline")
    assert game.stored(RED) == full(RED, ore=1, wool=2)
    game.do("offer", "pass")
    assert OFFERS == 3
    assert game.refused("offer", "C-6.2") == "offer/limit"


# -- hands ---------------------------------------------------------------------------------------


def test_below_the_limit_one_draws_or_searches() -> None:
    """CE-11, C-8.1, C-8.3: card by card; a searched stack obliges to take a card; no exchange afterwards."""
    game = table(
        phase="hand",
        red={"stored": full(RED, ore=1, wool=1)},
        hands={"red": ["abbey"], "blue": []},
        stacks={"s3": ["karl"], "s1": ["merchant", "mint", "scout"]},
    )
    assert game.asked() == (RED, "draw")
    game.do("draw s3")
    assert game.hand(RED) == ["abbey", "karl"]
    before = game.stack("s1")
    game.do("search s1")
    assert game.stored(RED) == full(RED)
    game.refused("pass")
    game.do("take s1 <mint>")
    assert game.hand(RED) == ["abbey", "karl", "mint"]
    before.remove("mint")
    assert game.stack("s1") == before
    assert game.state.active == BLUE


def test_at_the_limit_one_may_exchange_with_one_stack() -> None:
    """CE-11, C-8.4, C-20.11: the new card comes from the stack the old one went under."""
    game = table(
        phase="hand",
        red={"stored": full(RED, ore=2)},
        hands={"red": ["abbey", "karl", "spy"], "blue": []},
        stacks={"s2": ["merchant"]},
    )
    assert game.asked() == (RED, "exchange")
    game.do("bury s2 <spy>")
    assert game.texts() == ["draw s2", "search s2"]
    game.do("draw s2")
    assert game.hand(RED) == ["abbey", "karl", "merchant"]
    assert game.stack("s2")[-1] == "spy"
    assert game.state.active == BLUE
    game = table(
        phase="hand",
        red={"stored": full(RED, ore=2)},
        hands={"red": ["abbey", "karl", "spy"], "blue": []},
        stacks={"s2": ["merchant", "mint"]},
    )
    game.do("bury s2 <spy>", "search s2")
    assert game.stored(RED) == full(RED), "a search costs 2"
    game.do("take s2 <mint>")
    assert game.hand(RED) == ["abbey", "karl", "mint"]


def test_above_the_limit_one_reduces_first() -> None:
    """CE-11, C-8.2, C-8.4: then the exchange is still possible."""
    game = table(phase="hand", hands={"red": ["abbey", "karl", "spy", "mint", "scout"], "blue": []})
    assert game.asked() == (RED, "surplus")
    game.do("bury s1 <spy>", "bury s4 <mint>")
    assert game.asked() == (RED, "exchange")
    assert (game.stack("s1")[-1], game.stack("s4")[-1]) == ("spy", "mint")
    game.do("pass")
    assert game.state.active == BLUE


def test_an_empty_stack_is_still_a_stack() -> None:
    """C-8.7: cards may be put there, none can be drawn."""
    game = table(phase="hand", hands={"red": ["abbey", "karl", "spy", "mint"], "blue": []}, sizes={"s1": 0})
    game.do("bury s1 <spy>")
    assert game.stack("s1") == ["spy"]
    game = table(phase="hand", hands={"red": ["abbey"], "blue": []}, sizes={"s1": 0})
    assert "draw s1" not in game.texts()


def test_libraries_and_abbeys_raise_the_limit() -> None:
    """C-8.1, base-abbey, base-library."""
    game = table(red={"centre": {"1": "city"}, "sites": {"T-1": ["abbey"], "T1": ["library", "abbey"]}})
    assert game.player(RED).limit == 6
    assert game.points(RED) == 4


def test_town_hall_lowers_the_price_of_a_search() -> None:
    """C-8.3, base-town-hall: 1 resource; a second one adds nothing."""
    for halls in (["town_hall"], ["town_hall", "town_hall"]):
        game = table(
            phase="hand",
            red={"centre": {"1": "city"}, "sites": {"T1": halls}, "stored": full(RED, ore=1)},
            hands={"red": ["abbey", "spy"], "blue": []},
        )
        assert "search s1" in game.texts()
        game.do("search s1")
        assert game.stored(RED) == full(RED)


# -- tokens and the end --------------------------------------------------------------------------


def test_the_mill_token_needs_a_city() -> None:
    """CE-06, C-9.2, C-9.3, C-9.5, base-fleet-wool, base-marketplace."""
    game = table(
        red={"sites": {"T-1": ["garrison"], "B-1": ["garrison"], "T1": ["fleet_wool"]}, "stored": rich(RED)},
        blue={"centre": {"1": "city"}, "sites": {"T1": ["marketplace"]}},
    )
    assert (game.trade(RED), game.trade(BLUE), game.state.tokens[1]) == (3, 2, -1)
    assert (game.points(RED), game.points(BLUE)) == (2, 3)
    game.do("build city -1")
    assert game.stored(RED) == full(RED, lumber=3, gold=3, grain=1, brick=3, wool=3)
    assert game.state.tokens[1] == RED
    assert (game.points(RED), game.points(BLUE)) == (4, 3)


def test_the_knight_token_has_no_minimum() -> None:
    """C-9.1, C-9.3: strictly more strength points; a tie: nobody."""
    game = table(red={"sites": {"T1": ["siegfried"]}}, blue={"sites": {"T1": ["falk"]}})
    assert game.state.tokens[0] == -1
    game.do("demolish siegfried@T1")
    assert game.state.tokens[0] == BLUE


ELEVEN: dict[str, Any] = {
    "centre": {"-1": "city", "1": "city", "2": "road", "3": "city"},
    "regions": {"T4": "fields-3", "B4": "mountains-4"},
    "sites": {"T-1": ["library", "library"], "T1": ["aqueduct", "bath_house"], "T3": ["church", "otto"]},
}


def test_twelve_points_in_the_wrong_turn() -> None:
    """CE-16, C-9.3, C-9.4, CR-1."""
    blue = {**ELEVEN, "sites": {**ELEVEN["sites"], "B3": ["conrad"]}}
    position: dict[str, Any] = {
        "red": {"sites": {"T1": ["karl"]}, "stored": full(RED, grain=2, ore=2, wool=3)},
        "blue": blue,
        "hands": {"red": ["black_knight"], "blue": []},
    }
    game = table(**position)
    assert (game.strength(RED), game.strength(BLUE), game.points(BLUE)) == (7, 5, 11)
    dice(game, (6,))
    game.do("play black_knight")
    assert game.hand(RED) == ["karl"]
    assert (game.state.tokens[0], game.points(BLUE)) == (BLUE, 12)
    assert game.asked() == (RED, "action")
    again = game.copy()
    game.do("build karl T1")
    assert (game.state.tokens[0], game.points(BLUE)) == (RED, 11)
    again.play(RED, "end")
    while isinstance(again, Table) and again.state.active == RED and not isinstance(again.due(), Finished):
        again.do(again.texts()[0])
    due = again.due()
    assert isinstance(due, Finished)
    assert due.winner == BLUE
    assert (again.state.active, again.state.production) == (BLUE, 0), "before blue has rolled"


def test_the_base_game_ends_at_twelve_in_the_own_turn() -> None:
    """C-9.4, C-9.5, CR-1: at once when a step is complete."""
    game = table(red={**ELEVEN, "stored": rich(RED)}, hands={"red": ["town_hall"], "blue": []})
    assert game.points(RED) == 12
    assert isinstance(game.due(), Finished)
    lower = {**ELEVEN, "sites": {**ELEVEN["sites"], "T3": ["otto"]}}
    game = table(red={**lower, "stored": rich(RED)}, hands={"red": ["church"], "blue": []})
    assert game.points(RED) == 11
    game.do("build church T3")
    due = game.due()
    assert isinstance(due, Finished)
    assert (due.winner, due.reason) == (RED, "target")


def test_thirteen_win_whoever_has_them() -> None:
    """C-20.12, C-30.11, CR-1: the higher score, at equal scores the active player."""
    more = {**ELEVEN, "sites": {**ELEVEN["sites"], "B3": ["town_hall"]}}
    game = table("knights", red={}, blue=more)
    due = game.due()
    assert isinstance(due, Finished)
    assert due.winner == BLUE
    assert game.points(BLUE) == 13

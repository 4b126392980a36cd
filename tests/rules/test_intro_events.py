"""Every Basic event, and the event stack."""

from typing import Any

from tests.rules.helpers import Scene, scene

STRONG = {"T-1": ["candamir"]}


def event(face: str, **document: Any) -> Scene:
    """Red's roll of 1 turns up this event."""
    document.setdefault("hands", {"red": ["scout"]})
    game = scene(phase="preroll", stacks={"events": [face]}, **document)
    return game.roll(1, "event_card")


def test_an_event_goes_under_its_stack() -> None:
    """D-7.2, D-7.3, D-17.13: and everybody knows it lies there."""
    game = event("trade_ships_race")
    state = game.table.state
    assert game.zone("events")[-1] == "trade_ships_race"
    assert state.faces[state.zones["events"][-1]] == "trade_ships_race"
    assert state.discards == [[]]
    assert len(state.zones["events"]) == 9


def test_yule_rebuilds_the_stack_and_another_event_follows() -> None:
    """E-22, D-2.6, D-7.4: Yule is again the fourth from below, the next card is never Yule."""
    game = event("yule")
    shown = [outcome.data["face"] for outcome in game.table.outcomes if outcome.kind == "event"]
    assert shown[0] == "yule"
    assert shown[1] != "yule"
    game.until("action")
    events = game.zone("events")
    assert len(events) == 9
    assert sorted(events).count("yule") == 1
    assert events.index("yule") == 4
    assert events[-1] == shown[1]


def test_the_rebuilt_stack_is_unknown() -> None:
    """D-17.3: after the shuffle only Yule and the card just played are known."""
    game = event("yule").until("action")
    state = game.table.state
    known = [slot for slot in state.zones["events"] if slot in state.faces]
    assert sorted(state.faces[slot] for slot in known).count("yule") == 1
    assert len(known) == 2


def test_year_of_plenty_feeds_the_regions_of_abbeys_and_storehouses() -> None:
    """E-23, D-7.9: a region between two of them gains two, as far as there is room."""
    red = {"sites": {"T-1": ["abbey"], "T1": ["storehouse"]}, "stored": {"T-2": 0, "T0": 1, "T2": 3}}
    game = event("year_of_plenty", red=red)
    assert (game.stored(0)["T-2"], game.stored(0)["T0"], game.stored(0)["T2"]) == (1, 3, 3)


def test_invention_pays_for_buildings_with_progress_points() -> None:
    """E-24 (Basic part), D-7.1: each player per building; nobody without one."""
    game = event("invention", red={"sites": {"T-1": ["abbey"]}}, blue={"sites": {"T-1": ["inga"]}})
    assert game.asked == (0, "take")
    game.play("take ore B2")
    assert game.asked == (0, "action")


def test_invention_pays_at_most_two() -> None:
    """Three such buildings still give two resources."""
    red = {"centre": {"-1": "city"}, "sites": {"T-1": ["abbey", "university"], "B-1": ["university"]}}
    game = event("invention", variant="progress", red=red)
    game.play("take ore B2", "take ore B2")
    assert game.asked == (0, "action")


def test_the_traveling_merchant_sells_for_fresh_gold() -> None:
    """E-25, D-6.3, R-51: gold of this roll may be spent, one gold buys one resource."""
    game = event("traveling_merchant", blue={"stored": {"T0": 0}})
    assert game.stored(0)["T0"] == 1
    assert game.asked == (0, "buy")
    game.play("buy ore")
    assert (game.stored(0)["T0"], game.stored(0)["B2"]) == (0, 2)
    assert game.asked == (0, "action")


def test_the_traveling_merchant_sells_two_to_each_player() -> None:
    """R-51, R-9: the active player first; either may decline."""
    game = event("traveling_merchant", red={"stored": {"T0": 2}}, blue={"stored": {"T0": 2}})
    game.play("buy ore", "buy brick")
    assert game.stored(0)["T0"] == 1
    assert game.asked == (1, "buy")
    game.play("pass")
    assert game.stored(1)["T0"] == 2
    assert game.asked == (0, "action")


def test_the_trade_ships_race_goes_to_the_bigger_fleet() -> None:
    """E-26 (Basic part): more ships take 1, a tie gives both 1, no ships nothing."""
    two = {"sites": {"T-1": ["ore_ship"], "B-1": ["large_trade_ship"]}}
    one = {"sites": {"T-1": ["wool_ship"]}}
    game = event("trade_ships_race", red=one, blue=two)
    assert game.asked == (1, "take")
    game.play("take ore B2")
    assert game.asked == (0, "action")
    tie = event("trade_ships_race", red={"sites": {"T-1": ["gold_ship"]}}, blue=one)
    assert tie.asked == (0, "take")
    tie.play("take ore B2")
    assert tie.asked == (1, "take")
    assert event("trade_ships_race").asked == (0, "action")


def test_feud_against_two_buildings() -> None:
    """E-27, D-7.6, D-18.6, D-18.7, D-18.9: both are named; the owner gives up one; the hand limit falls."""
    blue = {"sites": {"T-1": ["abbey"], "B-1": ["marketplace"], "T1": ["inga"]}}
    hands = {"red": ["scout"], "blue": ["scout", "osmund", "austin", "goldsmith"]}
    game = event("feud", red={"sites": STRONG}, blue=blue, hands=hands)
    assert game.asked == (1, "lose")
    assert game.texts == ["lose abbey@T-1", "lose marketplace@B-1"]
    game.play("lose abbey@T-1")
    assert game.asked == (1, "under")
    game.play("under draw3")
    assert game.zone("draw3")[-1] == "abbey"
    assert game.table.view(1).hand_limit(1) == 3
    assert len(game.hand(1)) == 4


def test_feud_names_three_of_many_buildings() -> None:
    """D-18.6: the stronger names three, in any combination; the other chooses among these."""
    blue = {
        "centre": {"-1": "city"},
        "sites": {"T-1": ["abbey", "toll_bridge"], "B-1": ["marketplace"], "T1": ["storehouse"]},
    }
    game = event("feud", red={"sites": STRONG}, blue=blue)
    assert game.asked == (0, "name")
    game.play("name toll_bridge@T-1", "name storehouse@T1", "name marketplace@B-1")
    assert game.asked == (1, "lose")
    assert game.texts == ["lose marketplace@B-1", "lose storehouse@T1", "lose toll_bridge@T-1"]


def test_feud_without_advantage_does_nothing() -> None:
    """E-28, D-7.6, D-7.10: two against two; or no building at all."""
    blue = {"sites": {"T-1": ["osmund"], "T1": ["abbey"]}}
    assert event("feud", red={"sites": {"T-1": ["harald"]}}, blue=blue).asked == (0, "action")
    assert event("feud", red={"sites": STRONG}).asked == (0, "action")


def test_feud_hits_whoever_rolled() -> None:
    """D-7.6: red rolls, blue is stronger, red loses."""
    game = event("feud", red={"sites": {"T-1": ["abbey"], "T1": ["storehouse"]}}, blue={"sites": STRONG})
    assert game.asked == (0, "lose")


def test_fraternal_feuds_take_two_cards_of_the_hand() -> None:
    """E-72, D-7.10, D-17.8, R-16, R-36: shown, picked, put under stacks in a hidden order."""
    hands = {"red": ["scout"], "blue": ["goldsmith", "osmund", "abbey"]}
    game = event("fraternal_feuds", red={"sites": STRONG}, hands=hands)
    assert game.asked == (0, "rob")
    assert len(game.texts) == 3
    for line in (
        "pick x 1",
        "pick 0 -1",
        "pick 0 3",
        "pick 0",
        "pick 0 1 2",
        "pick 1 0",
        "pick 00 1",
        "take 0 1",
        "pass",
    ):
        game.refuse(line, "move/not-offered")
    pick = next(text for text in game.texts if "goldsmith" in text and "abbey" in text)
    game.play(pick)
    assert game.hand(1) == ["osmund"]
    assert game.asked == (0, "put_away")
    assert len(game.texts) == 8
    game.play("bury draw2 <abbey>")
    buried = game.table.state.zones["draw2"][-1]
    assert game.table.truth[buried] == "abbey"
    assert game.table.knowledge(0)[buried] == "abbey"
    assert buried not in game.table.knowledge(1)
    game.play("bury draw2 <goldsmith>")
    assert game.zone("draw2")[-2:] == ["abbey", "goldsmith"]
    assert game.asked == (0, "action")
    assert len(game.hand(0)) == 1


def test_fraternal_feuds_against_a_small_hand() -> None:
    """E-72, R-16: what is there is taken; against an empty hand nothing happens."""
    game = event("fraternal_feuds", red={"sites": STRONG}, hands={"red": ["scout"], "blue": ["abbey"]})
    assert game.asked == (0, "put_away")
    assert game.texts == [f"bury draw{n} <abbey>" for n in (1, 2, 3, 4)]
    assert event("fraternal_feuds", red={"sites": STRONG}).asked == (0, "action")
    assert event("fraternal_feuds", hands={"red": ["scout"], "blue": ["abbey"]}).asked == (0, "action")

"""The worked examples that need cards of the Era of Turmoil."""

from typing import Any

import pytest

from p2pduel.games.duel.words.refusals import reason
from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
POOR = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 0)
TAVERN = {"centre": CITIES, "sites": {"T1": ["hedge_tavern"]}}


def _turmoil(**document: Any) -> Scene:
    return scene(variant="turmoil", **document)


def _event(event: str, number: int = 2, **document: Any) -> Scene:
    """Red rolls that number, and this event card is turned up."""
    document.setdefault("hands", {}).setdefault("red", ["scout"])
    return _turmoil(phase="preroll", stacks={"events": [event]}, **document).roll(number, "event_card")


def test_feud_against_two_buildings() -> None:
    """E-27, D-7.6, D-18.6, D-18.9: in the victim's own turn; the hand shrinks only in phase 3."""
    game = _turmoil(
        active="blue",
        phase="preroll",
        red={"sites": {"T-1": ["candamir"]}},
        blue={"sites": {"T-1": ["abbey"], "T1": ["marketplace"]}},
        hands={"blue": ["scout", "inga", "harald", "storehouse"]},
        stacks={"events": ["feud"]},
    ).roll(2, "event_card")
    assert game.asked == (1, "lose")
    assert game.texts == ["lose abbey@T-1", "lose marketplace@T1"]
    game.play("lose abbey@T-1", "under draw3")
    assert game.zone("draw3")[-1] == "abbey"
    assert len(game.hand(1)) == 4
    game.play("end")
    assert game.asked == (1, "surplus")
    game.play("bury draw1 <inga>")
    assert game.hand(1) == ["harald", "scout", "storehouse"]


def test_feud_without_advantage() -> None:
    """E-28, D-7.6: the card goes under the event stack."""
    both = {"sites": {"T-1": ["heinrich"], "T1": ["abbey"]}}
    game = _event("feud", red=both, blue=both)
    assert game.asked == (0, "action")
    assert game.zone("events")[-1] == "feud"


def test_a_chapel_may_not_move_to_a_settlement() -> None:
    """E-40, R-14, D-3.13."""
    red = {"centre": {"-1": "city"}, "sites": {"T-1": ["chapel-1-3"], "T1": ["storehouse"]}}
    game = _turmoil(red=red, hands={"red": ["relocation"]})
    game.refuse("play relocation chapel-1-3@T-1 storehouse@T1", "card/target")
    cities = _turmoil(red={**red, "centre": CITIES}, hands={"red": ["relocation"]})
    cities.play("play relocation chapel-1-3@T-1 storehouse@T1")
    assert cities.standing(0) == {"T-1": ["storehouse"], "T1": ["chapel-1-3"]}


def test_archer() -> None:
    """E-45, D-9.7, D-18.6: no unit with strength, no Archer; Osmund is the only choice; Irmgard pays."""
    blue = {"sites": {"T-1": ["ore_ship"], "B-1": ["irmgard"], "T1": ["lookout_tower"]}}
    game = _turmoil(red=TAVERN, blue=blue, hands={"red": ["archer"]})
    game.refuse("play archer", "card/requirement", "D-9.6")
    blue = {"sites": {"T-1": ["ore_ship"], "B-1": ["irmgard"], "T1": ["osmund"]}}
    game = _turmoil(red=TAVERN, blue=blue, hands={"red": ["archer"]}).play("play archer")
    assert game.asked == (1, "under")
    game.play("under draw1", "take ore B2")
    assert game.zone("draw1")[-1] == "osmund"
    assert game.stored(1)["B2"] == 2
    assert game.asked == (0, "action")


def test_chapel_ranges() -> None:
    """E-46, D-7.7."""
    red = {
        "centre": CITIES,
        "sites": {"B1": ["chapel-1-3"], "T-1": ["harald"], "T1": ["ore_ship"]},
        "stored": {"T0": 1},
    }
    assert _event("riots", 2, red=red).asked == (0, "action")
    game = _event("riots", 5, red=red)
    assert game.texts == ["pay", "lose harald@T-1", "lose ore_ship@T1"]
    game.play("pay")
    assert game.stored(0)["T0"] == 0


@pytest.mark.parametrize(("choice", "grain", "wool", "lost"), [("grain", 3, 2, 1), ("wool", 1, 3, 2)])
def test_a_tithe_barn(choice: str, grain: int, wool: int, lost: int) -> None:
    """E-47, D-4.3, D-4.6: three heroes; a Chief Cannoneer is none."""
    red = {
        "centre": CITIES,
        "sites": {"T-1": ["austin", "chief_cannoneer"], "B-1": ["harald"], "T1": ["inga"]},
        "stored": {"T2": 1, "B0": 2, "B-2": 1, "T-2": 2, "B2": 1},
    }
    game = _turmoil(red=red, hands={"red": ["tithe_barn"]}).play("build tithe_barn T1")
    assert game.decision.data["amount"] == 3
    game.play(f"tithe {choice}")
    assert (game.stored(0)["T2"], game.stored(0)["B0"]) == (grain, wool)
    assert [o.data["lost"] for o in game.table.outcomes if o.kind == "gained"] == [lost]


def test_fairgrounds_and_large_festival_hall() -> None:
    """E-52, D-4.6, D-13.1."""
    store = {"T-2": 2, "T2": 1, "B0": 1, "B-2": 0, "B2": 0}
    two = {"T-1": ["irmgard"]}
    red: dict[str, Any] = {"centre": CITIES, "sites": two, "stored": store}
    game = _turmoil(red=red, blue={"sites": two}, hands={"red": ["fairgrounds"]}).play("build fairgrounds T1")
    assert (game.points(0)[2], game.points(1)[2], game.victory(0)) == (2, 2, 5)
    assert game.asked == (0, "action")
    red["sites"] = {"T-1": ["siglind"]}
    game = _turmoil(red=red, blue={"sites": two}, hands={"red": ["fairgrounds"]}).play("build fairgrounds T1")
    assert (game.points(0)[2], game.victory(0)) == (3, 5)
    game.play("take ore B2", "take ore B2")
    assert game.have(0) == {"ore": 2}
    red = {"centre": CITIES, "stored": {**POOR, "B-2": 2, "T2": 3, "B2": 3}}
    hall = _turmoil(red=red, hands={"red": ["large_festival_hall"]}).play("build large_festival_hall T1")
    assert (hall.victory(0), hall.have(0)) == (6, {})


def test_a_voyage_of_plunder() -> None:
    """E-60, D-9.6, D-18.2: two from the leader, one at a tie, none without the strength advantage."""
    red: dict[str, Any] = {"centre": CITIES, "sites": {"T-1": ["candamir"]}, "stored": {"B2": 1, "B0": 1}}
    wide = {"2": "road", "3": "settlement"}
    more = {"T4": "forest-4", "B4": "hills-1"}
    blue = {"centre": {**CITIES, **wide}, "regions": more, "sites": {"T1": ["fire_brigade"]}}
    game = _turmoil(red=red, blue=blue, hands={"red": ["voyage_of_plunder"]})
    assert (game.victory(0), game.victory(1)) == (5, 6)
    game.play("play voyage_of_plunder", "demand ore", "demand wool")
    assert (game.stored(0)["B2"], game.stored(0)["B0"]) == (2, 2)
    assert (game.stored(1)["B2"], game.stored(1)["B0"]) == (0, 0)
    red["sites"] = {"T-1": ["candamir"], "T1": ["fire_brigade"]}
    game = _turmoil(red=red, blue=blue, hands={"red": ["voyage_of_plunder"]})
    assert (game.victory(0), game.victory(1)) == (6, 6)
    game.play("play voyage_of_plunder", "demand ore")
    assert game.asked == (0, "action")
    assert game.stored(1)["B0"] == 1
    weak = _turmoil(blue=blue, hands={"red": ["voyage_of_plunder"]})
    weak.refuse("play voyage_of_plunder", "card/requirement", "D-9.6")


def test_traitor() -> None:
    """E-61, D-5.7, D-11.8, D-17.9: the taken card may be played at once; declining is allowed."""
    hands = {"red": ["traitor", "scout", "inga"], "blue": ["storehouse", "scout", "archer"]}
    blue = {"sites": {"T-1": ["osmund"]}}
    game = _turmoil(red=TAVERN, blue=blue, hands=hands).play("play traitor")
    game.play(next(text for text in game.texts if "<archer>" in text))
    assert game.hand(0) == ["archer", "inga", "scout"]
    assert game.hand(1) == ["scout", "storehouse"]
    assert game.table.state.discards[0] == [("traitor", "turmoil")]
    game.play("play archer", "under draw1")
    assert game.standing(1) == {}
    assert len(game.hand(1)) == 2
    declined = _turmoil(red=TAVERN, blue=blue, hands=hands).play("play traitor", "pass")
    assert declined.table.state.discards[0] == [("traitor", "turmoil")]
    assert (len(declined.hand(0)), len(declined.hand(1))) == (2, 3)


def test_the_victim_of_a_traitor_refills_in_its_own_turn() -> None:
    """E-61, D-11.8."""
    hands = {"red": ["traitor", "scout", "inga"], "blue": ["storehouse", "scout", "archer"]}
    game = _turmoil(red=TAVERN, hands=hands).play("play traitor")
    game.play(next(text for text in game.texts if "<archer>" in text), "end", "pass")
    assert game.table.state.active == 1
    assert len(game.hand(1)) == 2
    game.roll(2, "brigand_attack").play("end")
    assert game.asked == (1, "draw")
    game.play("draw draw1")
    assert len(game.hand(1)) == 3


def test_drill_ground() -> None:
    """E-62, D-9.10, R-35."""
    red = {"sites": {"T-1": ["drill_ground"]}, "stored": {**POOR, "T2": 1, "B2": 1, "B0": 1}}
    game = _turmoil(red=red, hands={"red": ["carl_forkbeard"]}).play("build carl_forkbeard T1")
    assert game.have(0) == {}
    assert game.points(0)[1] == 6
    ship = _turmoil(red=red, hands={"red": ["gold_ship"]})
    ship.refuse("build gold_ship T1", "cost/short")
    poor = _turmoil(red={**red, "stored": {**POOR, "T2": 1, "B2": 1}}, hands={"red": ["carl_forkbeard"]})
    refused = poor.refuse("build carl_forkbeard T1", "cost/short", "D-9.3")
    assert reason(refused).endswith("you are 2 wool short, 1 of it spared")


def test_no_trade_to_pay_for_riots() -> None:
    """E-68, D-5.8, R-44: only what is there can be paid; afterwards the trade is legal."""
    red = {"sites": {"T-1": ["harald"], "T1": ["gold_ship"]}, "stored": {"T0": 0, "B2": 3}}
    game = _event("riots", 6, red=red)
    assert game.texts == ["lose harald@T-1", "lose gold_ship@T1"]
    game.refuse("trade 3 ore gold")
    game.play("lose gold_ship@T1", "under draw1", "trade 3 ore gold")
    assert (game.stored(0)["B2"], game.stored(0)["T0"]) == (0, 1)


def test_a_defence_roll_leaves_the_production_alone() -> None:
    """E-69, D-18.4, D-18.12, R-20, R-48: blue uses the Tower; the turn is still a 4 for Benjamin."""
    game = scene(
        variant="princes",
        phase="preroll",
        red=TAVERN,
        blue={"sites": {"T-1": ["osmund"], "T1": ["lookout_tower"]}},
        hands={"red": ["archer", "benjamin", "scout"]},
    ).roll(4, "brigand_attack")
    assert game.stored(0)["B0"] == 2
    game.dice(2, "trade").play("play archer", "defend")
    assert game.table.state.discards[0] == [("archer", "turmoil")]
    assert game.standing(1)["T-1"] == ["osmund"]
    lumber = game.stored(0)["T-2"]
    game.play("play benjamin")
    assert (game.stored(0)["B0"], game.stored(0)["T-2"]) == (3, lumber)


def test_fraternal_feuds_against_a_small_hand() -> None:
    """E-72, D-7.10, R-16: one card goes under a stack of red's choice; an empty hand loses nothing."""
    strong = {"sites": {"T-1": ["candamir"]}}
    game = _event("fraternal_feuds", red=strong, hands={"red": ["scout"], "blue": ["inga"]})
    assert game.asked == (0, "put_away")
    assert game.texts == [f"bury draw{n} <inga>" for n in (1, 2, 3)]
    game.play("bury draw3 <inga>")
    assert (game.zone("draw3")[-1], game.hand(1)) == ("inga", [])
    empty = _event("fraternal_feuds", red=strong)
    assert empty.asked == (0, "action")


def test_fraternal_feuds_take_exactly_two() -> None:
    """E-72, R-36, D-17.8: both under one stack, in red's order; blue knows the stack, not the order."""
    strong = {"sites": {"T-1": ["candamir"]}}
    hands = {"red": ["scout"], "blue": ["inga", "harald", "abbey"]}
    game = _event("fraternal_feuds", red=strong, hands=hands)
    assert game.asked == (0, "rob")
    assert game.decision.data == {"least": 2, "most": 2}
    assert len(game.texts) == 3
    game.refuse("pick 0", rule="R-16")
    wanted = next(
        text for text in game.texts if {"inga", "abbey"} == set(text.partition("<")[2][:-1].split())
    )
    game.play(wanted, "bury draw2 <inga>", "bury draw2 <abbey>")
    assert game.zone("draw2")[-2:] == ["inga", "abbey"]
    buried = game.table.state.zones["draw2"][-2:]
    assert [game.table.knowledge(0)[slot] for slot in buried] == ["inga", "abbey"]
    assert not set(buried) & set(game.table.knowledge(1))
    assert game.hand(1) == ["harald"]
    assert "held0" not in game.table.state.zones

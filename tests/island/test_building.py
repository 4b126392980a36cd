"""Costs, supply, roads, settlements, cities, and Longest Road (I-11 to I-13)."""

from __future__ import annotations

from typing import Any

import pytest

from p2pduel.games.island.rules.geometry import EDGE_NAMES
from tests.island.scenes import Scene, scene

ALL = {"lumber": 5, "brick": 5, "wool": 5, "grain": 5, "ore": 5}


def rich(**own: Any) -> Scene:
    """Blue is to act with five cards of everything."""
    return scene(blue={"hand": ALL, **own})


# -- costs and supply --------------------------------------------------------------------------------


def test_costs() -> None:
    """I-11.1, I-11.2, I-11.3: paid to the bank, as often as the cards last."""
    at = rich(settlements=["V19"], roads=["19-24", "24-30"])
    at.play("road 19-25")
    assert at.hand("blue") == {"lumber": 4, "brick": 4, "wool": 5, "grain": 5, "ore": 5}
    at.play("settle V30")
    assert at.hand("blue") == {"lumber": 3, "brick": 3, "wool": 4, "grain": 4, "ore": 5}
    at.play("city V30")
    assert at.hand("blue") == {"lumber": 3, "brick": 3, "wool": 4, "grain": 2, "ore": 2}
    at.play("buy", "buy")
    assert at.hand("blue") == {"lumber": 3, "brick": 3, "wool": 2}
    assert at.bank("lumber", "brick", "wool", "grain", "ore") == [16, 16, 17, 19, 19]
    at.refuse("buy", "cards/missing", "I-11.1")
    at.refuse("city V19", "cards/missing", "I-11.1")
    at.play("road 14-19", "road 25-31", "road 30-36")
    at.refuse("road 18-24", "cards/missing", "I-11.1")


def test_fifteen_roads() -> None:
    """I-11.4, I-11.7: no sixteenth, and none is ever taken up again."""
    row = [name for name in EDGE_NAMES if set(map(int, name.split("-"))) <= set(range(1, 17))][:15]
    at = rich(roads=row)
    assert at.state.stock[0][0] == 0 and at.offered("road") == []
    at.refuse("road 12-17", "pieces/none", "I-11.4")


def test_five_settlements_and_four_cities() -> None:
    """I-11.4, I-11.5, I-11.6: a city gives its settlement back, which can be built again."""
    sites = ["V1", "V2", "V3", "V12", "V23"]
    at = rich(settlements=sites, roads=["37-42"])
    at.refuse("settle V42", "pieces/none", "I-11.6")
    at.play("city V1")
    assert at.state.stock[0][1:] == [1, 3]
    at.play("settle V42")
    at = rich(settlements=["V1"], cities=["V2", "V3", "V12", "V23"])
    assert at.offered("city") == []
    at.refuse("city V1", "pieces/none", "I-11.4")


# -- where -------------------------------------------------------------------------------------------


def test_one_road_an_edge() -> None:
    """I-12.1: coastal edges too; taken is taken."""
    at = scene(blue={"settlements": ["V1"], "hand": ALL}, orange={"roads": ["1-5"]})
    assert at.offered("road") == ["1-4"]
    at.refuse("road 1-5", "edge/taken", "I-12.1")
    at.refuse("road 1-9", "move/unknown")


def test_a_road_goes_on_from_what_one_has() -> None:
    """I-12.2: from a road, settlement or city of one's own."""
    at = rich(settlements=["V1"], cities=["V54"], roads=["23-29"])
    assert set(at.offered("road")) == {
        "1-4", "1-5", "50-54", "51-54", "17-23", "18-23", "29-34", "29-35",
    }  # fmt: skip
    at.refuse("road 9-14", "road/apart", "I-12.2")


def test_nothing_leads_through_another_building() -> None:
    """I-12.2: one may build up to it, and not past it; also when it is built later."""
    at = scene(
        blue={"roads": ["14-19"], "hand": ALL},
        orange={"settlements": ["V19"], "roads": ["25-31"], "hand": ALL},
    )
    assert set(at.offered("road")) == {"9-14", "10-14"}
    at.refuse("road 19-24", "road/apart", "I-12.2")
    later = scene(
        active="orange",
        orange={"roads": ["19-24", "18-24"], "hand": ALL},
        blue={"roads": ["14-19"], "hand": ALL},
    )
    later.play("settle V19")
    later.dice(1, 1).play("end")
    assert set(later.offered("road")) == {"9-14", "10-14"}


def test_the_distance_rule() -> None:
    """I-12.3: no building of anybody next to another; a city counts as a settlement does."""
    roads = ["14-19", "19-24", "24-30", "9-14"]
    for kind in ("settlements", "cities"):
        at = scene(blue={"roads": roads, "hand": ALL}, orange={kind: ["V19"]})
        assert at.offered("settle") == ["V9", "V30"]
        at.refuse("settle V24", "site/close", "I-12.3")
        at.refuse("settle V19", "site/taken", "I-12.3")


def test_a_settlement_needs_an_own_road() -> None:
    """I-12.4."""
    at = scene(blue={"roads": ["19-24"], "hand": ALL}, orange={"roads": ["1-5"]})
    assert at.offered("settle") == ["V19", "V24"]
    at.refuse("settle V1", "site/apart", "I-12.4")


def test_a_settlement_inside_the_road_of_another() -> None:
    """I-12.5: if one's own road ends there."""
    at = scene(
        blue={"roads": ["19-25"], "hand": ALL}, orange={"roads": ["14-19", "19-24"], "hand": {"ore": 1}}
    )
    at.play("settle V19")
    assert at.points("blue") == [1]


def test_a_city_replaces_an_own_settlement() -> None:
    """I-12.6, I-12.7, I-12.8: at once, if one likes; one point more."""
    at = scene(
        blue={"roads": ["19-24"], "cities": ["V54"], "hand": ALL}, orange={"settlements": ["V1"], "hand": {}}
    )
    at.refuse("city V1", "city/site", "I-12.6")
    at.refuse("city V30", "city/site", "I-12.6")
    at.refuse("city V54", "city/site", "I-12.6")
    at.play("settle V24")
    assert at.points("blue") == [3]
    at.play("city V24")
    assert at.points("blue") == [4]


# -- Longest Road ------------------------------------------------------------------------------------

FIVE = ["9-14", "14-19", "19-25", "25-31", "31-37"]


def test_five_roads_in_a_row_take_the_card() -> None:
    """I-13.1, I-13.2: two points; branches are not added."""
    at = rich(roads=[*FIVE[:4], "19-24"])
    assert (at.state.lengths[0], at.holder("longest_road")) == (4, None)
    at.play("road 31-37")
    assert (at.state.lengths[0], at.holder("longest_road")) == (5, "blue")
    assert at.points("blue") == [2]
    assert at.kinds() == ["built", "longest_road"]


@pytest.mark.parametrize(
    ("roads", "length"),
    [
        (["19-24", "24-30", "30-36", "31-36", "25-31", "19-25"], 6),
        (["19-24", "24-30", "30-36", "31-36", "25-31", "19-25", "14-19"], 7),
        (["19-24", "24-30", "30-36", "31-36", "25-31", "19-25", "14-19", "36-41"], 7),
        (["1-4", "1-5", "51-54"], 2),
    ],
)
def test_loops_count_fully(roads: list[str], length: int) -> None:
    """I-13.2: every road once, intersections as often as one likes; pieces apart do not add up."""
    assert rich(roads=roads).state.lengths[0] == length
    for last in roads:  # the same however it came about
        at = rich(roads=[road for road in roads if road != last], settlements=[])
        if f"road {last}" in at.texts:
            at.play(f"road {last}")
            assert at.state.lengths[0] == length


def test_buildings_of_others_interrupt_one_s_own_do_not() -> None:
    """I-13.3, I-13.4: a road may begin or end at another's building."""
    assert scene(blue={"roads": FIVE}, orange={"settlements": ["V19"]}).state.lengths[0] == 3
    assert scene(blue={"roads": FIVE}, orange={"settlements": ["V37"]}).state.lengths[0] == 5
    assert scene(blue={"roads": FIVE, "settlements": ["V19"], "cities": ["V31"]}).state.lengths[0] == 5


def test_only_a_longer_road_takes_it_away() -> None:
    """I-13.5, I-13.10: a tie does not; the points change at once."""
    six = ["44-48", "48-52", "49-52", "45-49", "40-45"]
    at = scene(blue={"roads": FIVE}, orange={"roads": six[:4], "hand": ALL}, active="orange")
    at.play("road 40-45")
    assert at.holder("longest_road") == "blue" and at.points("blue", "orange") == [2, 0]
    at.play("road 35-40")
    assert at.holder("longest_road") == "orange" and at.points("blue", "orange") == [0, 2]


def broken(orange: list[str], **more: Any) -> Scene:
    """Blue holds the card with seven roads; white breaks them at V25 into three and four."""
    seven = ["9-14", "14-19", "19-25", "25-31", "31-37", "37-42", "42-47"]
    document = {
        "seats": 3, "active": "white", "longest_road": "blue", "blue": {"roads": seven},
        "orange": {"roads": orange}, "white": {"roads": ["20-25"], "hand": ALL}, **more,
    }  # fmt: skip
    return scene(**document).play("settle V25")


LEFT = ["44-48", "48-52", "49-52", "45-49", "40-45", "35-40"]


def test_after_a_break_the_longest_road_alone_has_it() -> None:
    """I-13.6, I-13.10: another's, also in a third player's turn, or still one's own."""
    at = broken(LEFT[:5])
    assert at.state.lengths == [4, 5, 1] and at.holder("longest_road") == "orange"
    assert at.points("blue", "orange", "white") == [0, 2, 1]
    seven = ["9-14", "14-19", "19-25", "25-31", "31-37", "37-42", "42-47", "43-47", "38-43"]
    kept = broken(LEFT[:5], blue={"roads": seven})
    assert kept.state.lengths == [6, 5, 1] and kept.holder("longest_road") == "blue"


def test_after_a_break_a_tie_goes_to_the_bank() -> None:
    """I-13.7, I-13.9: also for the old holder, unless agreed otherwise; then whoever is longest takes it."""
    eight = ["9-14", "14-19", "19-25", "25-31", "31-37", "37-42", "42-47", "43-47"]
    for tie, holder in (("bank", None), ("holder", "blue")):
        at = broken(LEFT[:5], blue={"roads": eight, "hand": ALL}, options={"tie": tie})
        assert at.state.lengths == [5, 5, 1] and at.holder("longest_road") == holder
    at = broken(LEFT[:5], blue={"roads": eight, "hand": ALL})
    at.dice(1, 1).play("end")
    assert at.asked == ("blue", "action")
    at.play("road 38-43")
    assert at.holder("longest_road") == "blue"


def test_a_tie_of_others_is_no_exception() -> None:
    """I-13.7: with the other rule only a holder among the tied keeps it."""
    at = scene(
        seats=4, active="white", longest_road="blue", options={"tie": "holder"},
        blue={"roads": ["9-14", "14-19", "19-25", "25-31", "31-37", "37-42"]},
        orange={"roads": LEFT[:5]}, white={"roads": ["20-25"], "hand": ALL},
        red={"roads": ["1-5", "1-4", "4-8", "8-12", "12-17"]},
    )  # fmt: skip
    at.play("settle V25")
    assert at.state.lengths == [3, 5, 1, 5] and at.holder("longest_road") is None


def test_after_a_break_nobody_has_five() -> None:
    """I-13.8."""
    at = broken(LEFT[:4])
    assert at.state.lengths == [4, 4, 1] and at.holder("longest_road") is None
    assert at.points("blue") == [0]


def test_from_the_bank_one_alone_takes_it() -> None:
    """I-13.9: a tie leaves it there; a break of one of the tied gives it to the other."""
    at = scene(
        blue={"roads": FIVE}, orange={"roads": LEFT[:4], "hand": ALL}, active="orange", longest_road=None
    )
    at.play("road 40-45")
    assert at.state.lengths == [5, 5] and at.holder("longest_road") is None
    tied = scene(
        seats=3, active="white", longest_road=None,
        blue={"roads": FIVE}, orange={"roads": LEFT[:5]}, white={"roads": ["20-25"], "hand": ALL},
    )  # fmt: skip
    tied.play("settle V25")
    assert tied.holder("longest_road") == "orange"


def test_a_break_elsewhere_leaves_the_holder_alone() -> None:
    """I-13.5: where only a third road is broken, a tie does not take the card from its holder."""
    at = scene(
        seats=4, active="white", longest_road="blue", blue={"roads": LEFT[:5]},
        orange={"roads": ["1-5", "1-4", "4-8", "8-12", "12-17"]},
        red={"roads": ["19-25", "25-31"]}, white={"roads": ["20-25"], "hand": ALL},
    )  # fmt: skip
    at.play("settle V25")
    assert at.state.lengths == [5, 5, 1, 1] and at.holder("longest_road") == "blue"

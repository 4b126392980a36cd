"""Worked examples of the island, IE-1 to IE-13: position, moves, position."""

from __future__ import annotations

from tests.island.scenes import scene

KNIGHT = {"dev": ["knight"]}


def test_production_with_settlement_and_city() -> None:
    """IE-1: an 8 on the beginner's board (I-8.2, I-8.3)."""
    at = scene(
        phase="dice",
        robber="H10",
        blue={"settlements": ["V27"], "cities": ["V32"], **KNIGHT},
        orange={"cities": ["V35"]},
    )
    at.dice(3, 5).play("roll")
    assert at.hand("blue") == {"ore": 3} and at.hand("orange") == {"lumber": 2}
    assert at.bank("ore", "lumber") == [16, 17]


def test_discards_of_four_hands() -> None:
    """IE-2: 6, 8, 11 and 7 cards lose 0, 4, 5 and 0 (I-9.1, I-9.2)."""
    at = scene(
        seats=4, phase="dice", blue={"hand": {"ore": 6}, **KNIGHT}, orange={"hand": {"wool": 8}},
        white={"hand": {"brick": 11}}, red={"hand": {"lumber": 7}},
    )  # fmt: skip
    at.dice(1, 6).play("roll", "discard 4 wool", "discard 5 brick")
    assert [at.state.size(seat) for seat in range(4)] == [6, 4, 6, 7]
    assert at.asked == ("blue", "rob")


def test_starting_resources_of_four() -> None:
    """IE-3: order 1 2 3 4 4 3 2 1, and what the second settlements pay (I-6.5, I-6.7)."""
    fresh = scene(seats=4, phase="founding", starter="blue")
    for first, road in (("V1", "1-4"), ("V3", "3-6"), ("V28", "22-28"), ("V48", "44-48")):
        fresh.play(f"settle {first}", f"road {road}")
    fresh.play("settle V19")
    assert fresh.hand("red") == {"brick": 1, "wool": 1}
    fresh.play("road 19-24", "settle V54")
    assert fresh.hand("white") == {"wool": 1}
    fresh.play("road 51-54", "settle V32")
    assert fresh.hand("orange") == {"lumber": 1, "wool": 1, "ore": 1}
    fresh.play("road 26-32", "settle V41")
    assert fresh.hand("blue") == {"grain": 2, "ore": 1}
    fresh.dice(1, 1).play("road 36-41")
    assert fresh.state.active == 0 and fresh.state.turn == 1


def test_bank_shortage() -> None:
    """IE-4: three claims on two ore; lumber is paid; a single claimant by the other rule (I-8.4)."""
    towns = {"blue": {"cities": ["V32"], **KNIGHT}, "orange": {"cities": ["V35"]}}
    at = scene(phase="dice", seats=3, bank={"ore": 2, "lumber": 5}, white={"settlements": ["V21"]}, **towns)
    at.dice(4, 4).play("roll")
    assert (at.hand("blue"), at.hand("white"), at.hand("orange")) == ({}, {}, {"lumber": 2})
    assert at.bank("ore") == [2]
    for shortage, hand in (("none", {}), ("rest", {"ore": 1})):
        alone = scene(phase="dice", bank={"ore": 1}, options={"shortage": shortage}, **towns)
        assert alone.dice(4, 4).play("roll").hand("blue") == hand


def test_domestic_trade() -> None:
    """IE-5: two offers to the active player, of which one is taken, and a road (I-10.2, I-10.3)."""
    at = scene(
        seats=3, blue={"hand": {"lumber": 2, "ore": 3}, "settlements": ["V1"]},
        orange={"hand": {"brick": 1}}, white={"hand": {"brick": 1}},
    )  # fmt: skip
    at.play(
        "invite 1 brick", "counter 1 brick for 3 ore", "counter 1 brick for 1 lumber 1 ore", "close white"
    )
    assert at.hand("blue") == {"lumber": 1, "brick": 1, "ore": 2}
    at.play("road 1-4")
    assert at.hand("blue") == {"ore": 2}


def test_overseas_trade() -> None:
    """IE-6: a lumber harbour trades lumber 2:1, and ore only 4:1 (I-10.6 to I-10.9)."""
    at = scene(blue={"settlements": ["V12"], "hand": {"lumber": 4, "ore": 3}})
    at.refuse("trade 3 ore 1 brick", "trade/rate")
    at.play("trade 2 lumber 1 wool", "trade 2 lumber 1 ore", "trade 4 ore 1 brick")
    assert at.hand("blue") == {"brick": 1, "wool": 1}


def test_harbour_delay() -> None:
    """IE-7: a wool harbour settled in turn 21 serves from the next own turn on (I-10.10)."""
    own = {"roads": ["43-47"], "hand": {"lumber": 1, "brick": 1, "wool": 5, "grain": 1}}
    at = scene(turn=21, blue=own, orange={"hand": {"ore": 1}})
    at.play("settle V43")
    at.refuse("trade 2 wool 1 ore", "trade/rate", "I-10.13")
    at.dice(1, 1).play("end").dice(1, 1).play("end", "trade 2 wool 1 ore")
    four = scene(turn=21, blue=own).play("settle V43", "trade 4 wool 1 ore")
    assert four.hand("blue") == {"ore": 1}
    scene(turn=21, blue=own, options={"harbours": "now"}).play("settle V43", "trade 2 wool 1 ore")


def test_distance_rule() -> None:
    """IE-8: around V19, as a settlement and as a city (I-12.3)."""
    for kind in ("settlements", "cities"):
        at = scene(phase="founding", starter="orange", active="blue", orange={kind: ["V19"]})
        assert not {"V14", "V19", "V24", "V25"} & set(at.offered("settle"))
        assert {"V9", "V10", "V18", "V20", "V30", "V31"} <= set(at.offered("settle"))


def test_branches_do_not_add() -> None:
    """IE-9: five in a row and one aside are five (I-13.2)."""
    roads = ["9-14", "14-19", "19-25", "25-31", "19-24"]
    at = scene(blue={"roads": roads, "hand": {"lumber": 1, "brick": 1, "ore": 1}})
    assert at.state.lengths[0] == 4 and at.holder("longest_road") is None
    at.play("road 31-37")
    assert at.state.lengths[0] == 5 and at.holder("longest_road") == "blue"


def test_interrupting_the_longest_road() -> None:
    """IE-10: a settlement at V25 breaks seven roads into three and four (I-13.3, I-13.6, I-12.5)."""
    at = scene(
        seats=4, active="red", longest_road="orange",
        orange={"roads": ["9-14", "14-19", "19-25", "25-31", "31-37", "37-42", "42-47"]},
        red={
            "roads": ["20-25", "15-20", "11-15", "11-16", "16-21"],
            "hand": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1},
        },
    )  # fmt: skip
    assert at.points("orange", "red") == [2, 0]
    at.play("settle V25")
    assert at.state.lengths[1] == 4 and at.state.lengths[3] == 5
    assert at.holder("longest_road") == "red" and at.points("orange", "red") == [0, 3]


def test_largest_army_goes_to_and_fro() -> None:
    """IE-11: a third, a third, a fourth, a fourth knight (I-15.1, I-15.2)."""
    hands = {
        "blue": {"dev": ["knight"] * 2, "knights": 2, "hand": {"ore": 1}},
        "orange": {"dev": ["knight"] * 2, "knights": 2, "hand": {"ore": 1}},
    }
    at = scene(**hands)  # blue, orange, blue passes, orange, blue
    at.play("knight", "rob H1")
    assert at.holder("largest_army") == "blue" and at.points("blue", "orange") == [2, 0]
    at.play("end").dice(1, 1).play("knight", "rob H2")
    assert at.holder("largest_army") == "blue" and at.points("blue", "orange") == [2, 0]
    at.play("end").dice(1, 1).play("roll", "end").dice(1, 1).play("knight", "rob H1")
    assert at.holder("largest_army") == "orange" and at.points("blue", "orange") == [0, 2]
    at.play("end").dice(1, 1).play("knight", "rob H2")
    assert at.state.army == [4, 4]
    assert at.holder("largest_army") == "orange" and at.points("blue", "orange") == [0, 2]


def test_winning_with_a_card_bought_this_turn() -> None:
    """IE-12: eight open points and two victory cards, one of them new; with one nothing may be shown."""
    own = {
        "settlements": ["V1", "V3"], "cities": ["V12", "V54"],
        "roads": ["9-14", "14-19", "19-25", "25-31", "31-37"],
        "hand": {"ore": 1, "wool": 1, "grain": 1, "lumber": 1},
    }  # fmt: skip
    at = scene(blue={**own, "dev": ["victory"]}, stack=["victory"])
    assert at.points("blue") == [8]
    at.play("buy", "reveal 2")
    assert at.winner == "blue" and at.points("blue") == [10]
    less = scene(blue=own, stack=["victory"]).play("buy")
    assert less.offered("reveal") == []
    less.refuse("reveal 1", "points/short", "I-14.4")


def test_card_timing_and_monopoly() -> None:
    """IE-13: bought in turn 30, refused then, played before the next roll (I-14.2, I-14.3, I-14.12)."""
    at = scene(
        seats=4, turn=30, blue={"hand": {"ore": 1, "wool": 1, "grain": 1, "lumber": 1}},
        orange={"hand": {"ore": 2}}, white={"hand": {"brick": 1}}, red={"hand": {"ore": 3}},
        stack=["monopoly"],
    )  # fmt: skip
    at.play("buy")
    at.refuse("monopoly ore", "dev/fresh", "I-14.3")
    for _ in range(4):
        at.dice(1, 1).play("end")
    assert at.asked == ("blue", "preroll")
    at.dice(1, 1).play("monopoly ore")
    assert at.hand("blue")["ore"] == 5
    assert "ore" not in {**at.hand("orange"), **at.hand("white"), **at.hand("red")}
    at.refuse("knight", "dev/once", "I-14.2")

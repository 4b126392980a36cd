"""Founding, the turn, production and the seven (I-6 to I-9)."""

from __future__ import annotations

import pytest

from p2pduel.games.island.rules.facts import COLOURS
from p2pduel.games.island.rules.geometry import EDGES_AT, VERTEX_NAMES, VERTEX_OF
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.kernel.operations import Roll
from p2pduel.local.driver import LocalTable
from tests.island.scenes import Scene, scene

RICH = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}


# -- founding ----------------------------------------------------------------------------------------


def founding(seats: int, seed: int = 5) -> tuple[Scene, list[int]]:
    """A founding phase played by first moves, and in which order the seats placed."""
    found = Scene(LocalTable(RULESET, "base", seed, seats=seats))
    order: list[int] = []
    while found.decision.kind in ("found", "found_road"):
        if found.decision.kind == "found":
            order.append(found.decision.seat)
        found.play(found.texts[0])
    return found, order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_founding(seats: int) -> None:
    """I-6.1, I-6.5, I-6.9, I-7.1, I-16.4, T-1.2: forwards, then backwards; who began has the first turn."""
    found, order = founding(seats)
    start = found.state.starter
    forwards = [(start + place) % seats for place in range(seats)]
    assert order == forwards + forwards[::-1]
    assert found.state.active == start and found.state.turn == 1
    assert found.state.points == [2] * seats
    assert all(pieces[:2] == [13, 3] for pieces in found.state.stock)


def test_the_highest_roll_begins() -> None:
    """I-6.3, T-4.1: two dice a seat; those who tie roll again."""
    state = RULESET.new("beginner", 3)
    engine = RULESET.engine
    from p2pduel.kernel.operations import Done

    engine.apply_done(state, Done())
    engine.apply_done(state, Done())
    assert engine.due(state) == Roll(0, (6,) * 6)
    engine.apply_done(state, Done((5, 4, 1, 1, 3, 6)))
    assert engine.due(state) == Roll(0, (6,) * 4)
    assert [each.kind for each in state.outcomes] == ["tossed"]
    engine.apply_done(state, Done((1, 1, 1, 2)))
    assert state.starter == 2 == state.active


def test_a_road_touches_the_settlement_just_founded() -> None:
    """I-6.4, I-6.6, I-6.8: any free place far enough away; its road ends there."""
    found = scene(phase="founding", starter="blue")
    assert len(found.texts) == 54
    found.refuse("road 1-4", "move/unknown")
    found.play("settle V19")
    assert found.texts == ["road 14-19", "road 19-24", "road 19-25"]
    found.refuse("road 9-14", "road/apart", "I-6.4")
    found.play("road 19-24")
    assert found.asked == ("orange", "found")
    assert not {"V14", "V19", "V24", "V25"} & set(found.offered("settle"))
    found.refuse("settle V25", "site/close", "I-12.3")
    found.refuse("settle V19", "site/taken", "I-12.3")
    found.play("settle V54", "road 51-54", "settle V30", "road 30-35")  # orange once more, nowhere near
    assert found.asked == ("blue", "found")
    found.play("settle V1")
    assert found.texts == ["road 1-4", "road 1-5"]


def test_the_second_settlement_pays() -> None:
    """I-6.7: one card of each hex around, none of the desert; the first one pays nothing."""
    found = scene(phase="founding", starter="blue")
    found.play("settle V19", "road 19-24")
    assert found.hand("blue") == {}
    found.play("settle V9", "road 9-14", "settle V30", "road 30-35")
    assert found.hand("orange") == {"lumber": 1, "ore": 1}
    found.play("settle V41", "road 41-46")
    assert found.hand("blue") == {"ore": 1, "grain": 2}


def test_a_harbour_founded_at_serves_from_the_first_turn() -> None:
    """I-6.10."""
    found = scene(phase="founding", starter="blue", blue={}, orange={})
    found.play("settle V1", "road 1-5", "settle V54", "road 51-54", "settle V30", "road 30-35")
    found.play("settle V27", "road 27-33")
    assert found.state.ports[0] == 1 << 5


# -- the turn ----------------------------------------------------------------------------------------


def test_turns_go_round() -> None:
    """I-7.1, I-7.7: a turn ends when its player says so."""
    at = scene(seats=3, blue={"hand": RICH}, orange={"hand": RICH}, white={"hand": RICH})
    for colour in ("orange", "white", "blue"):
        at.dice(1, 1).play("end")
        assert at.asked == (colour, "action")


def test_before_the_roll_only_development_cards() -> None:
    """I-7.2, I-7.4, I-7.5, I-7.6: neither trade nor building; then exactly one roll."""
    at = scene(phase="dice", blue={"settlements": ["V19"], "hand": {**RICH, "ore": 4}, "dev": ["knight"]})
    assert at.asked == ("blue", "preroll")
    assert at.texts == ["roll", "knight"]
    for line in ("road 19-24", "buy", "end", "trade 4 ore 1 wool", "offer 1 ore for 1 wool"):
        at.refuse(line, "roll/first", "I-7.5")
    at.dice(1, 1).play("roll")
    assert at.asked == ("blue", "action")
    at.refuse("roll", "roll/once", "I-7.6")


def test_who_has_nothing_but_the_roll_is_not_asked() -> None:
    """I-7.6: without an old development card the dice fall by themselves, and everybody can see why."""
    at = scene(phase="dice", dice=[(1, 1)], blue={"hand": {"ore": 1}})
    assert at.asked == ("blue", "action") and at.state.rolled == [1, 1]


def test_a_hand_without_cards_ends_its_turn() -> None:
    """I-7.7, I-10.1: nothing can be traded, built or played without a card."""
    at = scene(seats=2, blue={"hand": {"ore": 1}}, orange={})
    at.dice(1, 1).dice(1, 2).play("end")
    assert at.state.turn == 3 and at.state.active == 0


def test_trading_and_building_in_any_order() -> None:
    """I-7.3: free as usual; strict by agreement."""
    hand = {"lumber": 1, "brick": 1, "ore": 4}
    own = {"settlements": ["V19"], "hand": hand}
    scene(blue=own).play("road 19-24", "trade 4 ore 1 wool")
    at = scene(blue=own, options={"phases": "strict"})
    assert "trade 4 ore 1 wool" in at.texts
    at.play("road 19-24")
    at.refuse("trade 4 ore 1 wool", "trade/closed", "I-7.3")
    at.refuse("offer 1 ore for 1 wool", "trade/closed", "I-7.3")


# -- production --------------------------------------------------------------------------------------


def rolled(*dice: int, **document: object) -> Scene:
    """A scene after a roll of blue, who holds an old card so that somebody is asked before it."""
    return scene(phase="dice", **document).dice(*dice).play("roll")


DEV = {"dev": ["knight"]}


def test_hexes_of_the_number_produce_for_all() -> None:
    """I-8.1, I-8.2, I-8.3: one card a settlement, two a city; several on one hex add up."""
    at = rolled(
        3,
        3,
        blue={"settlements": ["V9"], "cities": ["V24"], **DEV},
        orange={"settlements": ["V53"]},
        robber="H1",
    )
    assert at.hand("blue") == {"brick": 3} and at.hand("orange") == {"grain": 1}
    assert at.bank("brick", "grain") == [16, 18]
    assert at.kinds() == ["rolled", "gained", "gained"]


def test_the_robbers_hex_yields_nothing() -> None:
    """I-8.1, I-9.10: until the robber leaves it."""
    own = {"settlements": ["V9"], **DEV}
    at = rolled(3, 3, blue=own, robber="H5")
    assert at.hand("blue") == {}
    at = scene(phase="dice", blue=own, robber="H5").dice(3, 3).play("knight", "rob H1")
    assert at.hand("blue") == {"brick": 1}


def test_a_short_kind_is_paid_to_nobody() -> None:
    """I-8.4: kind by kind; with the other rule a single claimant gets what is left."""
    towns = {"blue": {"cities": ["V32"], **DEV}, "orange": {"cities": ["V35"]}}
    both = {**towns, "white": {"settlements": ["V21"]}}
    at = rolled(3, 5, seats=3, bank={"ore": 2, "lumber": 5}, **both)
    assert (at.hand("blue"), at.hand("orange"), at.hand("white")) == ({}, {"lumber": 2}, {})
    assert at.bank("ore", "lumber") == [2, 3] and "short" in at.kinds()
    options = {"shortage": "rest"}
    at = rolled(3, 5, seats=3, bank={"ore": 2}, options=options, **both)
    assert at.hand("blue") == {}
    at = rolled(3, 5, bank={"ore": 1}, options=options, **towns)
    assert at.hand("blue") == {"ore": 1} and at.bank("ore") == [0]


def test_hands_are_hidden_from_third_players() -> None:
    """I-8.5, T-2.1, T-3.12: with three only the size of another hand is seen; with two all is known."""
    at = scene(seats=3, blue={"hand": {"ore": 2}}, orange={"hand": {"wool": 1, "ore": 1}})
    view = at.table.view(0)
    assert view.resources(0) == (0, 0, 0, 0, 2) and view.resources(1) is None
    assert view.figures()["sizes"] == [2, 2, 0]
    assert view.to_json()["public"]["hands"] == [[0, 0, 0, 0, 2], None, None]
    assert scene(orange={"hand": {"ore": 1}}, blue={"hand": {"ore": 1}}).table.view(None).resources(1) == (
        0, 0, 0, 0, 1,
    )  # fmt: skip


def test_there_is_no_limit_to_a_hand() -> None:
    """I-8.6: but on a 7."""
    at = rolled(3, 3, blue={"settlements": ["V9"], "hand": {"brick": 18}, **DEV}, robber="H1")
    assert at.hand("blue") == {"brick": 19}


# -- the seven ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "lost"), [(8, 4), (9, 4), (10, 5), (11, 5), (15, 7)])
def test_half_of_a_large_hand_is_returned(held: int, lost: int) -> None:
    """I-9.1: rounded down, of one's own choice; nobody produces."""
    at = rolled(3, 4, blue={"settlements": ["V9"], "hand": {"ore": held - 1, "wool": 1}, **DEV})
    assert at.asked == ("blue", "discard") and at.decision.data == {"count": lost}
    at.refuse(f"discard {lost - 1} ore", "cards/amount", "I-9.1")
    at.refuse(f"discard {lost} brick", "cards/missing", "I-9.1")
    at.play(f"discard {lost} ore")
    assert at.hand("blue") == {"ore": held - 1 - lost, "wool": 1}
    assert at.asked == ("blue", "rob")


def test_seven_cards_are_safe() -> None:
    """I-9.2: development cards do not count."""
    at = rolled(3, 4, blue={"hand": {"ore": 7}, "dev": ["knight", "victory"]})
    assert at.asked == ("blue", "rob")


def test_all_discards_come_first() -> None:
    """I-9.3, T-7.4: the active player's, then the others' in turn; then the robber moves."""
    hands = {colour: {"hand": {"ore": 4, "wool": 4}} for colour in ("orange", "white")}
    at = rolled(2, 5, seats=3, blue={"hand": {"grain": 8}, **DEV}, **hands)
    asked = []
    while at.decision.kind == "discard":
        asked.append(at.asked[0])
        at.play(at.texts[0])
    assert asked == ["blue", "orange", "white"]
    assert at.asked == ("blue", "rob")


def test_the_robber_must_leave() -> None:
    """I-9.4, I-9.5: any other hex, the desert too."""
    at = rolled(3, 4, blue=DEV, robber="H5")
    at.refuse("rob H5", "hex/same", "I-9.4")
    assert len(at.texts) == 18 and "rob H10" in at.texts
    at.play("rob H10")
    assert at.state.robber == 9


def test_a_theft() -> None:
    """I-9.6, I-9.9, T-4.10, T-5.8, T-7.2: hex and victim first, then a roll over the cards in order."""
    at = rolled(3, 4, blue=DEV, orange={"settlements": ["V1"], "hand": {"lumber": 2, "ore": 1}})
    assert "rob H1 from orange" in at.texts and "rob H1" not in at.texts
    at.dice(3).play("rob H1 from orange")
    assert at.hand("blue") == {"ore": 1} and at.hand("orange") == {"lumber": 2}
    assert at.kinds()[:2] == ["robber", "stole"]
    assert at.table.record[-1] == ["done", [3], []]


def test_a_theft_is_fair() -> None:
    """I-9.6, T-4.10: every place of the hand is one card."""
    for place, kind in enumerate(["lumber", "lumber", "brick", "ore"], 1):
        hand = {"lumber": 2, "brick": 1, "ore": 1}
        at = rolled(3, 4, blue=DEV, orange={"settlements": ["V1"], "hand": hand})
        assert at.dice(place).play("rob H1 from orange").hand("blue") == {kind: 1}


def test_stealing_is_a_duty_unless_agreed_otherwise() -> None:
    """I-9.7."""
    other = {"settlements": ["V1"], "hand": {"ore": 1}}
    at = rolled(3, 4, blue=DEV, orange=other)
    at.refuse("rob H1", "victim/needed", "I-9.7")
    at = rolled(3, 4, blue=DEV, orange=other, options={"theft": "may"})
    at.play("rob H1")
    assert at.hand("orange") == {"ore": 1} and at.hand("blue") == {}


def test_nobody_is_robbed_where_nothing_is() -> None:
    """I-9.8: not oneself, nobody without cards, nobody who is not there."""
    at = rolled(
        3, 4, seats=3, blue={"settlements": ["V1"], "hand": {"ore": 1}, **DEV},
        orange={"settlements": ["V3"]},
        white={"settlements": ["V54"], "hand": {"ore": 1}},
    )  # fmt: skip
    assert {"rob H1", "rob H3", "rob H19 from white"} <= set(at.texts)
    at.refuse("rob H1 from blue", "victim/none", "I-9.8")
    at.refuse("rob H3 from orange", "victim/none", "I-9.8")
    at.refuse("rob H3 from white", "victim/none", "I-9.8")


def test_after_the_robber_the_turn_goes_on() -> None:
    """I-9.11, I-9.12, I-9.13: trade and building; harbours, roads and points are as before."""
    own = {
        "settlements": ["V19", "V1"],
        "roads": ["19-24"],
        "hand": {"lumber": 1, "brick": 1, "ore": 3},
        **DEV,
    }
    at = rolled(3, 4, blue=own)
    points, ports = list(at.state.points), list(at.state.ports)
    at.play("rob H1")
    assert at.asked == ("blue", "action")
    assert (at.state.points, at.state.ports) == (points, ports)
    assert "road 24-30" in at.texts and "trade 3 ore 1 wool" in at.texts
    assert not [text for text in at.texts if text.startswith("rob")]


def test_names_of_places_are_those_of_the_tables() -> None:
    """I-2.6: a scene speaks of the numbers printed in the rules."""
    assert VERTEX_NAMES[18] == "V19" and VERTEX_OF["V19"] == 18 and len(EDGES_AT[18]) == 3
    assert COLOURS == ("blue", "orange", "white", "red")

"""Development cards, Largest Army, victory, and what always holds (I-14 to I-17)."""

from __future__ import annotations

from itertools import product
from typing import Any

from p2pduel.games.island.rules.facts import BOX, CITIES, SETTLEMENTS, SPECIAL_POINTS
from p2pduel.games.island.rules.geometry import EDGE_NAMES
from p2pduel.games.island.rules.ruleset import RULESET
from tests.island.scenes import Scene, everywhere, random_game, scene

ALL = {"lumber": 3, "brick": 3, "wool": 3, "grain": 3, "ore": 3}


def own(*dev: str, **more: Any) -> dict[str, Any]:
    """Blue with old development cards."""
    return {"dev": list(dev), **more}


# -- buying and playing ------------------------------------------------------------------------------


def test_a_bought_card_is_the_top_one_and_secret() -> None:
    """I-14.1, T-3.1, T-3.2, T-7.3: paid first; its buyer alone knows it."""
    at = scene(blue={"hand": ALL}, stack=["monopoly", "knight"])
    before = at.table.view(1).public()
    at.play("buy")
    (slot,) = at.state.zones["0:new"]
    assert at.table.known[0][slot] == "monopoly" and slot not in at.table.known[1]
    assert slot not in at.state.faces and len(at.state.zones["dev"]) == 24
    assert at.kinds() == ["bought", "drew"] and "monopoly" not in str(at.told)
    assert before["bank"] != at.table.view(1).public()["bank"]


def test_one_card_a_turn() -> None:
    """I-14.2: before or after the roll; the next turn has its own."""
    at = scene(
        phase="dice", blue=own("monopoly", "monopoly", "knight", hand={"ore": 1}), orange={"hand": {"ore": 1}}
    )
    at.dice(1, 1).play("monopoly wool")
    at.refuse("knight", "dev/once", "I-14.2")
    assert at.asked == ("blue", "action")
    at.dice(1, 1).play("end").dice(1, 1).play("end")
    assert "knight" in at.texts and "monopoly ore" in at.texts


def test_a_new_card_waits() -> None:
    """I-14.3, T-6.1: it lies apart from older ones; from the next turn on it can be played."""
    at = scene(blue={"hand": ALL}, orange={"hand": {"ore": 1}}, stack=["knight"])
    at.play("buy")
    at.refuse("knight", "dev/fresh", "I-14.3")
    at.dice(1, 1).play("end")
    assert len(at.state.zones["0:dev"]) == 1 and not at.state.zones["0:new"]
    at.dice(1, 1).play("end")
    assert at.asked == ("blue", "preroll") and "knight" in at.texts


def test_an_old_card_may_be_played_in_the_turn_of_a_purchase() -> None:
    """I-14.3: only the card bought in this turn waits, even if both are the same."""
    at = scene(blue=own("monopoly", hand=ALL), orange={"hand": {"ore": 1}}, stack=["knight"])
    at.play("buy")
    assert "knight" not in at.texts and "monopoly ore" in at.texts
    at.refuse("knight", "card/not-held", "I-14.3")


def test_without_any_card_nothing_is_played() -> None:
    """I-14.3."""
    scene(blue={"hand": ALL}).refuse("knight", "dev/none", "I-14.3")


def test_an_empty_deck_sells_nothing() -> None:
    """I-14.7: any number while it lasts."""
    spent = {"knight": 14, "road_building": 2, "invention": 2, "monopoly": 2, "victory": 3}
    at = scene(blue={"hand": ALL}, spent=spent)
    at.play("buy", "buy")
    at.refuse("buy", "deck/empty", "I-14.7")


def test_where_played_cards_go() -> None:
    """I-14.8: a knight lies open before its player, others leave the game."""
    at = scene(blue=own("knight", "monopoly"), orange={"hand": {"ore": 1}})
    at.play("knight", "rob H1")
    assert at.state.army == [1, 0] and at.state.spent == [1, 0, 0, 0, 0]
    at = scene(blue=own("knight", "monopoly"), orange={"hand": {"ore": 1}})
    at.play("monopoly ore")
    assert at.state.army == [0, 0] and at.state.spent == [0, 0, 0, 1, 0]


def test_a_knight_moves_the_robber_at_once() -> None:
    """I-14.9, I-9.11: as after a 7, without discards."""
    at = scene(blue=own("knight", hand={"ore": 9}), orange={"settlements": ["V1"], "hand": {"wool": 9}})
    at.play("knight")
    assert at.asked == ("blue", "rob")
    at.play("rob H1 from orange")
    assert at.hand("blue") == {"wool": 1, "ore": 9} and at.hand("orange") == {"wool": 8}


def test_road_building() -> None:
    """I-14.10: two roads for nothing, the second from the first; one where there is but one."""
    at = scene(blue=own("road_building", settlements=["V1"], hand={"ore": 1}))
    at.play("road_building")
    assert at.asked == ("blue", "free_road")
    at.refuse("road 4-8", "road/apart", "I-12.2")
    at.play("road 1-4", "road 4-8")
    assert at.asked == ("blue", "action") and at.hand("blue") == {"ore": 1}
    row = [name for name in EDGE_NAMES if set(map(int, name.split("-"))) <= set(range(1, 17))]
    last = scene(blue=own("road_building", roads=row[:14], hand={"ore": 1}))
    last.play("road_building", f"road {row[14]}")
    assert last.state.stock[0][0] == 0 and last.asked == ("blue", "action")
    none = scene(blue=own("road_building", roads=row[:15], hand={"ore": 1}))
    none.refuse("road_building", "dev/useless", "I-14.10")


def test_invention() -> None:
    """I-14.11: any two cards of the bank, of use at once; the last one where there is but one."""
    at = scene(blue=own("invention", settlements=["V1"]))
    assert len(at.offered("invention")) == 15
    at.refuse("invention 1 ore", "cards/amount", "I-14.11")
    at.play("invention 1 lumber 1 brick", "road 1-4")
    short = {"lumber": 0, "brick": 0, "wool": 0, "grain": 1, "ore": 0}
    few = scene(blue=own("invention", hand={"ore": 1}), bank=short)
    few.refuse("invention 2 grain", "cards/amount", "I-14.11")
    assert few.offered("invention") == ["1 grain"]
    few.play("invention 1 grain")
    two = scene(blue=own("invention", hand={"ore": 1}), bank={**short, "wool": 1})
    two.refuse("invention 2 grain", "bank/short", "I-14.11")
    none = scene(blue=own("invention", hand={"ore": 1}), bank={**short, "grain": 0})
    none.refuse("invention 2 ore", "dev/useless", "I-14.11")


def test_monopoly() -> None:
    """I-14.12: all cards of a kind from all others."""
    at = scene(
        seats=4, blue=own("monopoly", hand={"ore": 1}), orange={"hand": {"ore": 2, "wool": 1}},
        white={"hand": {"wool": 1}}, red={"hand": {"ore": 3}},
    )  # fmt: skip
    at.play("monopoly ore")
    assert at.hand("blue") == {"ore": 6} and at.hand("orange") == {"wool": 1} and at.hand("red") == {}
    assert at.told[-1].data["lost"] == [0, 2, 0, 3]


def test_development_cards_stay_with_their_owner() -> None:
    """I-14.13, I-10.5: a 7, a theft and a trade touch resource cards only."""
    at = scene(phase="dice", blue=own("knight"), orange={"settlements": ["V1"], "dev": ["victory"] * 3})
    at.dice(3, 4).play("roll")
    assert "rob H1" in at.texts
    at.play("rob H1")
    assert len(at.state.zones["1:dev"]) == 3


# -- victory cards -----------------------------------------------------------------------------------

EIGHT = {"settlements": ["V1", "V3"], "cities": ["V12", "V23", "V40"]}
"""Eight points."""


def test_a_victory_card_wins_at_once() -> None:
    """I-14.4, I-16.1: also one bought in this turn, before or after the roll."""
    at = scene(blue=own("victory", hand=ALL, **EIGHT), stack=["victory"])
    assert at.offered("reveal") == []
    at.refuse("reveal 1", "points/short", "I-14.4")
    at.play("buy", "reveal 2")
    assert at.winner == "blue" and at.points("blue") == [10]
    before = scene(phase="dice", blue=own("victory", "victory", **EIGHT))
    before.play("reveal 2")
    assert before.winner == "blue" and before.kinds() == ["revealed", "won"]


def test_several_victory_cards_at_once() -> None:
    """I-14.5, I-14.2, I-16.6: they do not count as the card of the turn; more than needed may be shown."""
    at = scene(blue=own("knight", *["victory"] * 4, hand={"ore": 1}, **EIGHT))
    at.play("knight", "rob H19")
    assert at.offered("reveal") == ["2", "3", "4"]
    at.refuse("reveal 5", "dev/none")
    at.play("reveal 4")
    assert at.winner == "blue" and at.points("blue") == [12]


def test_victory_cards_are_not_shown_earlier() -> None:
    """I-14.6, I-16.5, T-3.13: they count for their owner, and nobody else sees them."""
    at = scene(blue=own("victory", hand={"ore": 1}, **EIGHT))
    at.refuse("reveal 1", "points/short")
    assert at.table.view(0).points(0) == 9 and at.table.view(1).points(0) == 8
    assert at.table.view(None).points(0) == 8 == at.state.points[0]


def test_nobody_shows_what_is_not_there() -> None:
    """I-14.5: the cards must be victory cards."""
    at = scene(blue=own("victory", "knight", hand={"ore": 1}, **EIGHT))
    at.refuse("reveal 2", "card/not-held")
    at.refuse("reveal 3", "dev/none")
    at.refuse("reveal x", "move/unknown")


# -- Largest Army ------------------------------------------------------------------------------------


def test_three_knights_take_largest_army() -> None:
    """I-15.1, I-15.2, I-16.2: two points; another needs strictly more."""
    at = scene(blue=own("knight", knights=2, hand={"ore": 1}), orange={"hand": {"wool": 1}})
    at.play("knight")
    assert at.holder("largest_army") == "blue" and at.points("blue") == [2]
    for knights, holder in ((2, "blue"), (3, "orange")):
        other = scene(
            active="orange", blue={"knights": 3}, orange=own("knight", knights=knights, hand={"ore": 1})
        )
        other.play("knight")
        assert other.holder("largest_army") == holder
        assert sum(other.state.points) == 2


def test_a_knight_may_win() -> None:
    """I-15.3: before the roll, and before the robber has moved."""
    at = scene(phase="dice", blue=own("knight", knights=2, **EIGHT))
    at.play("knight")
    assert at.winner == "blue"


# -- victory -----------------------------------------------------------------------------------------


def test_ten_points_win_in_one_s_own_turn() -> None:
    """I-16.1, I-16.2: a settlement 1, a city 2, Longest Road 2, Largest Army 2."""
    at = scene(blue={"hand": ALL, "knights": 3, **EIGHT, "settlements": ["V1"]})
    assert at.points("blue") == [9]
    at.play("city V1")
    assert at.winner == "blue"
    roads = ["9-14", "14-19", "19-25", "25-31"]
    road = scene(blue={"hand": ALL, "roads": roads, **EIGHT})
    road.play("road 31-37")
    assert road.winner == "blue"


def test_points_that_come_in_another_s_turn_wait() -> None:
    """I-16.3: until one's own turn, if they are still there then."""
    seven = ["9-14", "14-19", "19-25", "25-31", "31-37", "37-42", "42-47"]
    five = ["1-5", "1-4", "4-8", "8-12", "12-17"]
    eight = {"cities": ["V33", "V40", "V29", "V53"]}

    def at() -> Scene:
        return scene(
            seats=3, active="white", longest_road="blue", blue={"roads": seven, "hand": {"ore": 1}},
            orange={"roads": five, "hand": {"ore": 1}, **eight},
            white={"roads": ["20-25"], "hand": {**ALL, "lumber": 1, "brick": 1, "wool": 1, "grain": 1}},
        )  # fmt: skip

    waits = at().play("settle V25")
    assert waits.points("orange") == [10] and waits.winner is None
    waits.dice(1, 1).play("end")
    assert waits.asked == ("blue", "action") and waits.winner is None
    waits.play("end")
    assert waits.winner == "orange"


def test_other_targets_can_be_agreed_on() -> None:
    """I-16.1, I-16.6: 10 is usual; more than the target wins, too."""
    at = scene(options={"target": 4}, blue={"hand": ALL, "settlements": ["V1"], "knights": 3})
    at.play("city V1")
    assert at.winner == "blue"


# -- what always holds -------------------------------------------------------------------------------


@everywhere
def test_nothing_is_lost(variant: str, seats: int) -> None:
    """I-17.1, I-17.2, I-17.3, I-17.4: cards and pieces are conserved; buildings keep apart."""
    from p2pduel.games.island.rules.geometry import NEIGHBOURS

    for table, _, _ in random_game(variant, seats, 11):
        s = table.state
        for kind in range(5):
            assert s.bank[kind] + sum(hand[kind] for hand in s.hands) == 19
        lying = [table.truth[slot] for slots in s.zones.values() for slot in slots]
        if lying:
            assert len(lying) + sum(s.spent) == len(BOX)
        for colour in range(len(s.points)):
            roads = s.roads.count(colour)
            towns = [s.levels[v] for v, owner in enumerate(s.owners) if owner == colour]
            assert s.stock[colour] == [15 - roads, 5 - towns.count(1), 4 - towns.count(2)]
            assert min(s.stock[colour]) >= 0
        for vertex, level in enumerate(s.levels):
            assert not level or not any(s.levels[near] for near in NEIGHBOURS[vertex])


def test_the_most_points_there_are() -> None:
    """I-17.5: 22, which is also the highest target that can be agreed on."""
    most = 2 * CITIES + SETTLEMENTS + 2 * SPECIAL_POINTS + BOX.count("victory")
    assert most == 22 == max(value for value in range(99) if RULESET.options("base")[0].allows(value))


def test_how_often_a_sum_is_rolled() -> None:
    """I-17.6, T-4.5: production is two dice of six sides, never one of eleven."""
    sums = [first + second for first, second in product(range(1, 7), repeat=2)]
    assert [sums.count(total) for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    at = scene(phase="dice", blue=own("knight", hand={"ore": 1}))
    step = at.state.agenda[-2]
    assert step[:3] == ("roll", 0, (6, 6))

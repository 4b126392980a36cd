"""The card state: list surgery, backs, the share rule, counts, and who keeps track of what."""

from __future__ import annotations

import pytest

from protocol.cards import Cards, Knowledge, owner
from protocol.group import base
from protocol.params import Deck
from protocol.violation import Breach, Code, GameFault


def _cards() -> Cards:
    cards = Cards(Deck(b"test", 4), (base(5), base(7)))
    cards.seal("deck", "red", (0, 1, 2, 3))
    return cards


@pytest.mark.parametrize(
    ("zone", "seat"),
    [
        *(("hand0", 0), ("held1", 1), ("deck", None), ("handy", None), ("hand", None)),
        *(("0:new", 0), ("12:old", 12), ("x:new", None), ("0:", None), ("0:New", None), ("0:new.rest", None)),
    ],
)
def test_hands_and_held_lists_have_owners(zone: str, seat: int | None) -> None:
    """All other zones are stacks under the joint key."""
    assert owner(zone) == seat


def test_the_joint_key_is_the_sum_and_each_hand_has_its_own() -> None:
    """Y = X_0 + X_1."""
    cards = _cards()
    assert cards.joint == base(12) and cards.key("deck") == cards.joint
    assert cards.key("hand1") == base(7)


@pytest.mark.parametrize("positions", [[1, 1], [2, 1], [4], [-1]])
def test_positions_exist_and_ascend(positions: list[int]) -> None:
    """A card named twice would become two."""
    with pytest.raises(Breach) as breach:
        _cards().at("deck", positions)
    assert breach.value.code is Code.POSITION


def test_ids_are_never_given_twice() -> None:
    """Whatever is dropped, put and returned: an id names one slot for ever."""
    cards = _cards()
    seen = [slot.id for slot in cards.slots("deck")]
    cards.drop("deck", [0, 2])
    cards.opened[0] += 1
    slot = cards.give_back(0, "red", "deck", 1)
    assert slot.id not in seen and [s.id for s in cards.slots("deck")] == [seen[1], slot.id, seen[3]]


def test_a_copy_is_independent() -> None:
    """Takeback keeps copies of the card state."""
    cards = _cards()
    copy = cards.copy()
    cards.drop("deck", [0])
    cards.opened[2] += 1
    assert len(copy.slots("deck")) == 4 and copy.opened[2] == 0


def test_no_more_open_copies_than_printed() -> None:
    """The count check of §7."""
    cards = _cards()
    cards.check_open([0])
    cards.opened[0] += 1
    with pytest.raises(Breach) as breach:
        cards.check_open([0])
    assert breach.value.code is Code.COUNT


def test_a_point_outside_the_table_is_undecodable() -> None:
    """§7: stop the game."""
    with pytest.raises(Breach) as breach:
        _cards().face(base(3))
    assert breach.value.code is Code.UNDECODABLE


def test_what_the_game_may_not_ask_is_its_own_fault() -> None:
    """Mixed backs, unknown faces, full zones and places that do not exist are defects, not cheats."""
    cards = _cards()
    cards.put("deck", cards.mint([cards.slots("deck")[0].card], "blue"))
    for wrong in (
        lambda: cards.needs_one_back("deck"),
        lambda: cards.seal("deck", "red", (0,)),
        lambda: cards.seal("other", "red", (9,)),
        lambda: cards.insert("deck", 9, cards.slots("deck")[0]),
        lambda: cards.put("deck", cards.mint([cards.slots("deck")[0].card] * 128, "red")),
    ):
        with pytest.raises(GameFault):
            wrong()


def test_knowledge_follows_an_order_one_knows_and_dies_otherwise() -> None:
    """Old ids die in any case."""
    cards = _cards()
    old = cards.slots("deck")
    new = cards.mint([slot.card for slot in old], "red")
    for order, expected in (([3, 2, 1, 0], [3, 2, 1, 0]), (None, [None] * 4)):
        knowledge = Knowledge()
        for face, slot in enumerate(old):
            knowledge.learn(slot, face)
        knowledge.follow(old, new, order)
        assert knowledge.known(new) == expected and knowledge.known(old) == [None] * 4

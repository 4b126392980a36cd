"""Phases 3 and 4: drawing, putting away, exchanging; and what the other seat may know."""

import pytest

from p2pduel.kernel.errors import IllegalMove
from tests.rules.helpers import scene


def test_the_hand_is_filled_card_by_card_from_any_stack() -> None:
    """E-34, D-11.1, D-11.2: an Abbey makes the limit 4."""
    game = scene(
        red={"sites": {"T-1": ["abbey"]}},
        hands={"red": ["inga"]},
        stacks={"draw1": ["scout", "osmund"], "draw4": ["austin"]},
    )
    game.play("end")
    assert game.asked == (0, "draw")
    assert game.decision.data == {"limit": 4}
    game.play("draw draw1", "draw draw1", "draw draw4")
    assert game.hand(0) == ["austin", "inga", "osmund", "scout"]
    assert game.asked == (0, "exchange")


def test_surplus_goes_under_a_stack_unseen() -> None:
    """E-27 (end), E-75, D-11.3, D-17.5: compulsory; the text says only which stack."""
    game = scene(hands={"red": ["inga", "scout", "osmund", "abbey"]})
    game.play("end")
    assert game.asked == (0, "surplus")
    assert "pass" not in game.texts
    assert len(game.texts) == 4 * 4
    last = game.zone("draw2")
    game.play("bury draw2 <scout>")
    assert game.zone("draw2") == [*last, "scout"]
    assert game.hand(0) == ["abbey", "inga", "osmund"]
    buried = game.table.state.zones["draw2"][-1]
    assert game.table.knowledge(0)[buried] == "scout"
    assert buried not in game.table.knowledge(1)
    assert game.asked == (0, "exchange")


def test_a_card_must_match_the_back_of_its_stack() -> None:
    """E-36, E-75, D-14.10, D-11.9: a Gold card goes to a Gold place, also to an empty one."""
    game = scene(
        variant="gold",
        sizes={"draw4": 0, "draw5": 4},
        phase="draw",
        hands={"red": ["mint", "scout", "inga", "osmund"]},
    )
    mints = [text for text in game.texts if "mint" in text]
    assert mints == ["bury draw4 <mint>", "bury draw5 <mint>"]
    game.refuse("bury draw1 <mint>", "stack/back", "D-14.10")
    game.play("bury draw4 <mint>")
    assert game.zone("draw4") == ["mint"]


def test_the_exchange_is_optional_and_once() -> None:
    """D-11.4: one card away, then one drawn; the turn is over."""
    game = scene(phase="exchange", hands={"red": ["inga", "scout"]}, stacks={"draw3": ["abbey"]})
    game.play("bury draw1 <inga>")
    assert game.asked == (0, "replace")
    game.play("draw draw3")
    assert game.hand(0) == ["abbey", "scout"]
    assert game.decision.seat == 1


def test_searching_costs_two_resources() -> None:
    """E-35, D-11.4, D-11.6, D-11.5: pay, look, take; the order of the rest stays."""
    game = scene(
        phase="exchange",
        hands={"red": ["inga"]},
        red={"stored": {"T-2": 1, "T2": 0, "B-2": 0, "B0": 1, "B2": 0}},
    )
    game.play("bury draw2 <inga>", "search draw3")
    assert game.have(0) == {}
    order = game.zone("draw3")
    assert game.asked == (0, "take_card")
    with pytest.raises(IllegalMove):
        game.table.play(0, "pass")
    game.play(f"take draw3 <{order[4]}>")
    assert game.zone("draw3") == order[:4] + order[5:]
    assert game.hand(0) == [order[4]]
    assert [game.table.knowledge(0)[slot] for slot in game.table.state.zones["draw3"]] == game.zone("draw3")
    assert not any(slot in game.table.knowledge(1) for slot in game.table.state.zones["draw3"])


def test_one_resource_is_too_little_without_a_parish_hall() -> None:
    """E-35, D-11.7: with a Parish Hall one is enough."""
    poor = {"T-2": 1, "T2": 0, "B-2": 0, "B0": 0, "B2": 0}
    game = scene(phase="exchange", hands={"red": ["inga"]}, red={"stored": poor})
    game.play("bury draw2 <inga>")
    game.refuse("search draw3")
    with_hall = scene(
        phase="exchange", hands={"red": ["inga"]}, red={"stored": poor, "sites": {"T-1": ["parish_hall"]}}
    )
    with_hall.play("bury draw2 <inga>", "search draw3")
    assert with_hall.have(0) == {}
    assert with_hall.asked == (0, "take_card")


def test_which_resources_pay_the_search_is_the_players_choice() -> None:
    """D-11.4: 2 of choice."""
    game = scene(phase="exchange", hands={"red": ["inga"]}).play("bury draw2 <inga>", "search draw3")
    assert game.asked == (0, "pay")
    assert len(game.texts) == 10
    game.play("pay T-2 B2")
    assert game.have(0) == {"grain": 1, "brick": 1, "wool": 1}


def test_the_very_card_put_away_may_be_drawn_back() -> None:
    """E-75, R-27: from a stack that was empty; a single card is drawn, not searched."""
    game = scene(phase="exchange", sizes={"draw1": 0}, hands={"red": ["inga"]})
    game.play("bury draw1 <inga>", "search draw1")
    assert game.asked[1] == "pay"
    game.play("pay T-2 B2")
    assert game.hand(0) == ["inga"]


def test_empty_stacks_are_not_drawn_from() -> None:
    """D-11.9, D-11.10: with one stack left nothing is asked, with none nothing is drawn."""
    game = scene(
        phase="draw", sizes={"draw1": 0, "draw2": 0, "draw3": 0, "draw4": 2}, hands={"red": ["inga"]}
    )
    assert len(game.hand(0)) == 3
    assert game.asked == (0, "exchange")
    none = scene(phase="draw", sizes={f"draw{n}": 0 for n in (1, 2, 3, 4)})
    assert none.hand(0) == []
    assert none.decision.seat == 1


def test_a_played_card_hides_which_one_it_was() -> None:
    """Cards of the same back get new slots when one leaves: nobody can follow an individual card."""
    game = scene(hands={"red": ["goldsmith", "scout", "abbey"]}, red={"stored": {"T0": 3}})
    before = set(game.table.state.zones["hand0"])
    game.play("play goldsmith")
    after = game.table.state.zones["hand0"]
    assert before.isdisjoint(after)
    assert sorted(game.table.knowledge(0)[slot] for slot in after) == ["abbey", "scout"]


def test_a_card_one_does_not_hold_cannot_be_played() -> None:
    """A named face must be the opened one."""
    game = scene(hands={"red": ["goldsmith"]}, red={"stored": {"T0": 3, "B2": 3, "T2": 3}})
    game.refuse("build inga T-1", "card/not-held")
    game.refuse("build storehouse/gold T-1")
    game.refuse("build excalibur T-1", "move/unknown")


def test_nothing_is_played_after_the_action_phase() -> None:
    """D-5.5: phase 3 asks for cards only."""
    game = scene(hands={"red": ["inga"]}).play("end")
    game.refuse("trade 3 ore wool")
    game.refuse("build inga T-1")


def test_the_other_seat_cannot_move() -> None:
    """D-5.1."""
    game = scene(hands={"red": ["inga"]})
    with pytest.raises(IllegalMove) as caught:
        game.table.play(1, "end")
    assert caught.value.code == "turn/not-yours"
    assert "other player" in str(caught.value)
    assert "D-5.1" in str(caught.value)


def test_barriers_say_how_far_back_a_seat_may_go() -> None:
    """Own plain moves may be taken back; a roll, a draw or the other seat's move may not."""
    game = scene(hands={"red": ["goldsmith"]}, red={"stored": {"T0": 3, "T2": 3}})
    state = game.table.state
    game.play("trade 3 grain ore")
    assert (state.ply, state.barrier, state.opened) == (1, 0, 0)
    game.play("play goldsmith")
    assert (state.ply, state.barrier, state.opened) == (2, 0, 2)
    game.play("take gold T0", "take gold T0", "end")
    assert (state.ply, state.barrier, state.opened) == (5, 0, 2)
    game.play("draw draw1")
    assert state.barrier == state.opened == state.ply == 6


def test_undo_goes_back_to_a_ply() -> None:
    """The local table can take anything back, dice included."""
    game = scene(hands={"red": ["inga"]})
    game.table._keep = True
    before = game.table.dump()
    game.play("end", "draw draw1")
    game.table.undo(0)
    assert game.table.dump() == before
    with pytest.raises(IllegalMove):
        game.table.undo(7)


def test_the_top_of_a_stack_can_be_decided() -> None:
    """Forcing keeps every multiset, and refuses what is not there."""
    game = scene(hands={"red": ["inga"]})
    faces = sorted(game.table.truth.values())
    game.table.force_top("draw1", ["abbey", "austin"])
    assert game.zone("draw1")[:2] == ["abbey", "austin"]
    assert sorted(game.table.truth.values()) == faces
    with pytest.raises(IllegalMove):
        game.table.force_top("draw1", ["inga"])
    with pytest.raises(IllegalMove):
        game.table.force_top("hand0", ["inga"])
    with pytest.raises(IllegalMove):
        game.table.force_dice(7, 1)

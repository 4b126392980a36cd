"""Trade with the bank and between players (I-10)."""

from __future__ import annotations

import pytest

from tests.island.scenes import Scene, scene


def holding(**hand: int) -> Scene:
    """Blue is to act with these cards; its harbours are those of nowhere."""
    return scene(blue={"hand": hand}, orange={"hand": {"wool": 2, "brick": 1}})


# -- the bank ----------------------------------------------------------------------------------------


def test_four_for_one() -> None:
    """I-10.6, I-10.12, I-11.2: without any harbour, if the bank has what is wanted."""
    at = holding(ore=4)
    assert at.offered("trade") == ["4 ore 1 lumber", "4 ore 1 brick", "4 ore 1 wool", "4 ore 1 grain"]
    at.refuse("trade 4 ore 1 ore", "trade/same", "I-10.4")
    at.refuse("trade 3 ore 1 wool", "trade/rate", "I-10.13")
    at.refuse("trade 4 wool 1 ore", "cards/missing", "I-10.6")
    at.play("trade 4 ore 1 wool")
    assert at.hand("blue") == {"wool": 1} and at.bank("ore", "wool") == [19, 16]
    at = scene(blue={"hand": {"ore": 4}}, bank={"wool": 0})
    assert "4 ore 1 wool" not in at.offered("trade")
    at.refuse("trade 4 ore 1 wool", "bank/short", "I-10.12")


def test_three_for_one_at_a_general_harbour() -> None:
    """I-10.7, I-3.1: from either end of its edge."""
    for site in ("V1", "V4"):
        at = scene(blue={"settlements": [site], "hand": {"ore": 3, "wool": 2}})
        assert at.offered("trade") == ["3 ore 1 lumber", "3 ore 1 brick", "3 ore 1 wool", "3 ore 1 grain"]
        at.play("trade 3 ore 1 grain")


def test_two_for_one_at_a_special_harbour() -> None:
    """I-10.8, I-10.9: again and again, and for its own resource only."""
    at = scene(blue={"settlements": ["V12"], "hand": {"lumber": 4, "ore": 3}})
    assert {text.split()[1] for text in at.offered("trade")} == {"lumber"}
    at.play("trade 2 lumber 1 wool", "trade 2 lumber 1 wool")
    assert at.hand("blue") == {"wool": 2, "ore": 3}
    at.refuse("trade 3 ore 1 wool", "trade/rate", "I-10.13")


def test_the_best_rate_counts() -> None:
    """I-10.13: two before three before four."""
    at = scene(blue={"settlements": ["V1", "V12"], "hand": {"lumber": 4, "ore": 4}})
    assert at.table.view(0).rates(0) == (2, 3, 3, 3, 3)
    assert {text.split()[0] for text in at.offered("trade")} == {"2", "3"}


def test_a_new_harbour_serves_from_the_next_turn() -> None:
    """I-10.10, I-10.11: unless agreed otherwise; a city there keeps it."""
    own = {
        "roads": ["38-43"],
        "hand": {"lumber": 1, "brick": 1, "wool": 5, "grain": 3, "ore": 3},
    }
    at = scene(blue=own, orange={"hand": {"ore": 1}})
    at.play("settle V43")
    assert "4 wool 1 ore" in at.offered("trade")
    at.refuse("trade 2 wool 1 ore", "trade/rate")
    at.play("city V43")
    at.refuse("trade 2 wool 1 ore", "trade/rate")
    at.dice(1, 1).play("end").dice(1, 1).play("end")
    assert "2 wool 1 ore" in at.offered("trade")
    now = scene(blue=own, options={"harbours": "now"})
    now.play("settle V43", "trade 2 wool 1 ore")


# -- between players ---------------------------------------------------------------------------------


def test_an_offer_that_is_accepted() -> None:
    """I-10.1, I-10.2, T-7.6: the active player offers, the other one says yes, and both keep their word."""
    at = holding(ore=2)
    at.play("offer 2 ore for 1 wool to orange")
    assert at.asked == ("orange", "answer")
    assert at.decision.data == {"active": 0, "give": [0, 0, 0, 0, 2], "want": [0, 0, 1, 0, 0]}
    at.play("accept")
    assert at.hand("blue") == {"wool": 1} and at.hand("orange") == {"wool": 1, "brick": 1, "ore": 2}
    assert at.asked == ("blue", "action")
    assert at.kinds() == ["answered", "dealt"]


def test_an_offer_that_is_declined_or_cannot_be_met() -> None:
    """I-10.2: who lacks the cards cannot accept."""
    at = holding(ore=2)
    at.play("offer 1 ore for 1 grain")
    assert at.texts == ["decline"]
    at.refuse("accept", "cards/missing", "I-10.2")
    at.play("decline")
    assert at.hand("blue") == {"ore": 2} and at.kinds()[-1] == "no_deal"


def test_a_counter_offer_is_closed_or_not() -> None:
    """I-10.3: the answering player may say other cards; the active one takes it or leaves it."""
    for last, hand in (("close orange", {"wool": 2}), ("close", {"ore": 2})):
        at = holding(ore=2)
        at.play("offer 1 ore for 1 wool", "counter 2 wool for 2 ore")
        assert at.asked == ("blue", "close")
        assert at.decision.data == {"deals": [{"seat": 1, "give": [0, 0, 0, 0, 2], "get": [0, 0, 2, 0, 0]}]}
        at.refuse("close white", "trade/partner")
        at.play(last)
        assert at.hand("blue") == hand


def test_a_counter_offer_one_cannot_meet_is_not_listed() -> None:
    """I-10.1."""
    at = holding(ore=2)
    at.play("offer 1 ore for 1 wool", "counter 1 wool for 3 ore")
    assert at.texts == ["close"]
    at.refuse("close orange", "cards/missing")


def test_all_others_answer_in_their_order() -> None:
    """I-10.2, I-10.3: asked one after another; the active player chooses among those who agreed."""
    at = scene(
        seats=4, active="orange", orange={"hand": {"ore": 2}},
        **{colour: {"hand": {"wool": 1}} for colour in ("blue", "white", "red")},
    )  # fmt: skip
    at.play("offer 1 ore for 1 wool")
    assert at.asked == ("white", "answer")
    at.play("accept")
    assert at.asked == ("red", "answer")
    at.play("decline")
    assert at.asked == ("blue", "answer")
    at.play("counter 1 wool for 2 ore")
    assert at.asked == ("orange", "close") and at.texts == ["close white", "close blue", "close"]
    at.play("close blue")
    assert (
        at.hand("orange") == {"wool": 1} and at.hand("blue") == {"ore": 2} and at.hand("white") == {"wool": 1}
    )


def test_others_make_offers_when_asked_to() -> None:
    """I-10.3: an invitation says what is wanted, or nothing; those asked offer, nobody just accepts."""
    at = scene(seats=3, blue={"hand": {"lumber": 2, "ore": 3}}, orange={"hand": {"brick": 1}}, white={})
    at.play("invite 1 brick")
    assert at.asked == ("orange", "answer") and at.texts == ["decline"]
    at.refuse("accept", "trade/nothing")
    at.play("counter 1 brick for 1 lumber 1 ore", "decline", "close orange")
    assert at.hand("blue") == {"lumber": 1, "brick": 1, "ore": 2}
    at.play("invite to white", "decline")
    assert at.asked == ("blue", "action")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("offer 1 ore for", "trade/nothing"),
        ("offer for 1 ore", "trade/nothing"),
        ("offer 1 ore for 1 ore", "trade/same"),
        ("offer 1 ore 1 wool for 1 wool", "trade/same"),
        ("offer 3 ore for 1 wool", "cards/missing"),
        ("offer 1 ore for 1 wool to blue", "trade/partner"),
        ("offer 1 ore for 1 wool to white", "trade/partner"),
        ("offer 1 ore for 1 wool to", "trade/partner"),
        ("offer 1 knight for 1 wool", "kind/unknown"),
        ("offer 1 road for 1 wool", "kind/unknown"),
        ("offer 1 ore", "cards/form"),
        ("offer ore for wool", "cards/form"),
        ("offer 01 ore for 1 wool", "cards/form"),
        ("offer 1 ore 1 ore for 1 wool", "cards/form"),
        ("offer 1 ore for 1 wool for 1 grain", "cards/form"),
    ],
)
def test_offers_that_are_none(line: str, code: str) -> None:
    """I-10.2, I-10.4, I-10.5, I-14.13: no gifts, no same for same, only resources, only with others."""
    holding(ore=2).refuse(line, code)


def test_who_is_not_on_turn_trades_with_nobody_else() -> None:
    """I-10.1, I-10.2: neither the bank nor a third player, not even while answering."""
    at = scene(seats=3, blue={"hand": {"ore": 1}}, orange={"hand": {"wool": 4}}, white={"hand": {"grain": 1}})
    at.play("offer 1 ore for 1 wool to orange")
    at.refuse("trade 4 wool 1 ore", "move/unknown")
    at.refuse("offer 1 wool for 1 grain to white", "move/unknown")


def test_offers_end_some_time() -> None:
    """T-7.6: ten in a turn; a new turn has its own."""
    at = holding(ore=1)
    for _ in range(10):
        at.play("offer 1 ore for 1 wool", "decline")
    at.refuse("offer 1 ore for 1 wool", "trade/many")
    at.dice(1, 1).play("end").dice(1, 1).play("end", "offer 1 ore for 1 wool", "decline")

"""Hints: always a legal move, always a reason, and the right one in plain cases."""

from __future__ import annotations

import random
from typing import Any

import pytest

from p2pduel.bots import make_bot
from p2pduel.bots.base import Advice
from p2pduel.catalogue.speech import speaking
from p2pduel.games.duel.bots.advice import advice
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.words.advising import hint as said
from p2pduel.kernel.operations import Decision
from tests.duel import duel_table, load_duel


def hint(resources: dict[str, int], hand: list[str]) -> Advice:
    """The advice for red with these resources and cards."""
    places = {"lumber": "T-2", "gold": "T0", "grain": "T2", "brick": "B-2", "wool": "B0", "ore": "B2"}
    position: dict[str, Any] = {
        "red": {"stored": {place: resources.get(name, 0) for name, place in places.items()}},
        "hands": {"red": hand, "blue": ["harald", "goldsmith", "parish_hall"]},
    }
    table = load_duel(position)
    return advice(table.view(0), table.legal())


def test_a_trade_that_completes_a_city() -> None:
    """Three wool buy the missing ore (D-10.2)."""
    found = hint({"grain": 2, "ore": 2, "wool": 3}, ["scout", "brigitta"])
    assert str(found.move) == "trade 3 wool ore" and found.goal == "city"
    assert said(found) == "then you can pay for a City"


def test_saving_says_for_what_and_what_is_short() -> None:
    """Nothing can be done but wait for grain (D-4.7)."""
    found = hint({"grain": 1, "ore": 3, "lumber": 1}, ["scout", "brigitta"])
    assert str(found.move) == "end" and said(found) == "you are saving for a City, 1 grain short"


def test_a_reason_names_cards_in_the_language_of_its_reader() -> None:
    """A reason is a code with data until somebody reads it."""
    found = hint({"grain": 1, "ore": 3, "lumber": 1}, ["scout", "brigitta"])
    assert said(found) == "you are saving for a City, 1 grain short"
    with speaking("cs"):
        assert said(found) == "šetříš na Město, chybí 1 obilí"


def test_building_names_what_the_card_gives() -> None:
    """The Iron Foundry doubles the ore beside it (D-8.2)."""
    found = hint({"brick": 1, "ore": 1}, ["iron_foundry", "scout"])
    assert found.move.text.startswith("build iron_foundry") and "doubles ore" in said(found)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_every_decision_of_a_game_gets_a_legal_hint_with_a_reason(variant: str) -> None:
    """Whoever asks is answered, the same way every time."""
    table, guide = duel_table(variant, 3), make_bot("apprentice", random.Random(1))
    for _ in range(200):
        due = table.due()
        if not isinstance(due, Decision):
            break
        legal = table.legal()
        found = advice(table.view(due.seat), legal)
        assert found.move in legal and said(found)
        assert advice(table.view(due.seat), legal) == found
        table.play(due.seat, guide.choose(table.view(due.seat), legal))

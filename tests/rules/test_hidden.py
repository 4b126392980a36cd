"""Choices of hidden cards: the list is whole, and what it forbids is refused by whoever knows the card."""

from __future__ import annotations

import pytest

from p2pduel.games.duel.rules import hidden
from p2pduel.games.duel.rules.engine import new
from p2pduel.games.duel.rules.steps.registry import REGISTRY, Ask
from p2pduel.games.duel.rules.variants import VARIANTS, chosen_event_pool, deck_pool
from p2pduel.games.duel.words.refusals import reason
from p2pduel.kernel.operations import Choose
from tests.rules.helpers import scene


def _hides() -> set[str]:
    """Steps whose moves can touch a card that stays face down, found in the code of their carriers."""
    found = set()
    for name, ask in REGISTRY.asks.items():
        if type(ask).carrier is Ask.carrier:
            continue
        names = set(type(ask).carrier.__code__.co_names)
        if names & {"BuryCard", "TakeCard", "Pick"}:
            found.add(name)
    return found


def test_every_choice_of_a_hidden_card_is_in_the_list() -> None:
    """A step whose move buries, takes or picks, and every choice of a deck, has its row."""
    listed = {row.step for row in hidden.HIDDEN_CHOICES}
    assert listed == _hides() | {"choose"}
    assert REGISTRY.requests["choose"]


@pytest.mark.parametrize("row", hidden.HIDDEN_CHOICES, ids=lambda row: str(row.name))
def test_a_row_says_what_the_step_asks_for(row: hidden.HiddenChoice) -> None:
    """Its rule is one the step or the choice answers with, or one of its cards."""
    assert row.rule[:2] in ("D-", "R-") and (row.why == "") == (row.allows is None)


def test_pools_hold_every_card_as_often_as_it_may_be_chosen() -> None:
    """Nothing is asked of a chosen deck beyond the pool: so any choice of that size is legal."""
    state = new("tournament")
    pools = []
    for step in state.agenda:
        if step[0] == "choose":
            due = REGISTRY.requests["choose"].due(state, step)
            assert isinstance(due, Choose)
            pools.append((step[2], due.keep, len(due.pool)))
    events = len(chosen_event_pool())
    assert sorted(pools) == [("deck", 33, len(deck_pool()))] * 2 + [("events", 4, events)] * 2
    assert all(not entry.own_decks or name == "tournament" for name, entry in VARIANTS.items())


def test_the_local_table_refuses_a_building_taken_by_a_traitor() -> None:
    """By its place in the hand, as the move is written."""
    red = {"centre": {"-1": "city"}, "sites": {"T-1": ["hedge_tavern"]}}
    hands = {"red": ["traitor"], "blue": ["abbey", "harald", "scout"]}
    game = scene(variant="tournament", phase="action", active="red", red=red, hands=hands)
    game.play("play traitor")
    place = game.zone("hand1").index("abbey")
    assert "a unit or an action card" in reason(game.refuse(f"pick {place}", "card/hidden", "D-16.13"))

"""Whole games of the variants with Progress cards, by chance."""

import random
from collections import Counter
from typing import Any

import pytest

from p2pduel.decks import load_deck
from p2pduel.local.driver import LocalTable
from p2pduel.rules import VARIANTS, Finished
from p2pduel.rules.core import victory
from p2pduel.rules.record import replay

MOST = 6000
"""Moves after which a game of chance is given up."""


def _cards(table: LocalTable) -> Counter[str]:
    """Every card of the game, wherever it lies."""
    state = table.state
    found = Counter(table.truth[slot] for slots in state.zones.values() for slot in slots)
    found.update(face for face, _ in state.faceup)
    found.update(face for pile in state.discards for face, _ in pile)
    for player in state.players:
        found.update(face for face in player.regions.values())
        for cards in player.sites.values():
            found.update(card.face for card in cards)
            found.update(card.under[0] for card in cards if card.under is not None)
    return found


def _play(table: LocalTable, seed: int) -> int:
    """Moves by chance, demolition being rare; the number of moves."""
    rng = random.Random(seed)
    for count in range(MOST):
        found = table.due()
        if isinstance(found, Finished):
            return count
        legal = table.legal()
        kept = [move for move in legal if not move.text.startswith("demolish") or rng.random() < 0.02]
        table.play(found.seat, rng.choice(kept or legal))
    return MOST


@pytest.mark.parametrize(
    ("variant", "seed"),
    [("progress", 1), ("progress", 2), ("princes", 1), ("princes", 2), ("tournament", 1), ("tournament", 2)],
)
def test_a_game_of_chance_keeps_every_card_and_replays(variant: str, seed: int) -> None:
    """D-13.3, D-9.14: no card appears or vanishes, a winner has the target, a record repeats it."""
    decks: list[Any] | None = None
    if variant == "tournament":
        decks = [load_deck("warriors").to_choice(), load_deck("scholars").to_choice()]
    table = LocalTable(variant, seed, decks=decks)
    before = _cards(table)
    _play(table, seed)
    assert _cards(table) == before
    assert replay(variant, table.record).digest() == table.state.digest()
    found = table.due()
    if isinstance(found, Finished):
        assert found.winner is not None
        assert victory(table.state, found.winner) >= VARIANTS[variant].target


def test_games_of_chance_come_to_an_end() -> None:
    """D-13: most games of chance have a winner long before they are given up."""
    ended = [_play(LocalTable("progress", seed), seed) < MOST for seed in range(3)]
    assert sum(ended) >= 2

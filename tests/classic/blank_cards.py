"""No blank card: each card of the classic game is switched off in turn, and some test must notice.

    python -m tests.classic.blank_cards                every card, as a table
    python -m tests.classic.blank_cards scout plague   only these

The exit code is 1 if a card goes unnoticed.
A card loses its effect, its printed facts (points, fleet, doubler, store, what sends it away) and what it
asks for, each by itself.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from p2pduel.games.classic.rules.effects import registry
from p2pduel.games.classic.rules.engine import ENGINE
from p2pduel.games.classic.rules.facts.faces import CARD, CARDS
from p2pduel.games.classic.rules.facts.model import Card, Points
from tests.blanks import check

__all__ = ["ClassicBox"]

assert ENGINE, "importing it loads every effect"


def _plain(card: Card) -> Card:
    """The card without its printed facts."""
    return replace(
        card, points=Points(), fleet=None, doubles=(), store=0, leaves=None, unique=False, single=False
    )


class ClassicBox:
    """The cards of all seven sets."""

    tests = Path(__file__).parent
    left_out = (
        "test_facts.py",
        "test_properties.py",
        "test_perft.py",
        "test_blank_cards.py",
        "test_setup.py",
    )

    def cards(self) -> list[str]:
        """Every card that is drawn, built or turned up."""
        return [card.id for card in CARDS.values() if card.is_drawn or card.kind == "event"]

    def parts(self, card_id: str) -> list[str]:
        """Its effect, its facts, its requirement; what centre cards count is read when rules are loaded."""
        card, plain = CARDS[card_id], _plain(CARDS[card_id])
        facts = any(
            getattr(card, name) != getattr(plain, name) for name in Card.__slots__ if name != "unique"
        )
        found = ["effect"] if card_id in registry.EFFECTS else []
        found += ["facts"] if facts and card.site != "centre" else []
        return [*found, "needs"] if card.needs is not None else found

    @contextmanager
    def blanked(self, card_id: str, part: str) -> Iterator[None]:
        """The card goes without one of them for a while."""
        card, effect = CARDS[card_id], registry.EFFECTS.get(card_id)
        hooks = [hook for hook, cards in registry.HOOKED.items() if card_id in cards]
        if part == "effect":
            registry.EFFECTS[card_id] = registry.NO_EFFECT
            for hook in hooks:
                registry.HOOKED[hook].discard(card_id)
        else:
            CARDS[card_id] = _plain(card) if part == "facts" else replace(card, needs=None)
        _forget(card_id)
        try:
            yield
        finally:
            CARDS[card_id] = card
            if effect is not None:
                registry.EFFECTS[card_id] = effect
                for hook in hooks:
                    registry.HOOKED[hook].add(card_id)
            _forget(card_id)


def _forget(card_id: str) -> None:
    """Cards and effects are looked up once per face: look again."""
    registry._FOUND.pop(card_id, None)
    CARD.pop(card_id, None)


if __name__ == "__main__":
    sys.exit(check(ClassicBox(), sys.argv[1:]))

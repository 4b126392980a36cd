"""No blank card: each card of the Duel is switched off in turn, and some test of the rules must notice.

    python -m tests.rules.blank_cards                  every card, as a table
    python -m tests.rules.blank_cards scout plague     only these

The exit code is 1 if a card goes unnoticed.
A card loses its effect and, separately, its printed facts: booster, ship and points.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from p2pduel.games.duel.rules.core import CARD
from p2pduel.games.duel.rules.effects import registry
from p2pduel.games.duel.rules.facts import CARDS, Points, all_faces, card_of
from tests.blanks import check

__all__ = ["DuelBox"]


class DuelBox:
    """The Duel's cards."""

    tests = Path(__file__).parent
    left_out = (
        "test_facts.py",
        "test_properties.py",
        "test_perft.py",
        "test_imports.py",
        "test_blank_cards.py",
        "test_perft_eras.py",
        "test_every_rule.py",
        "test_disputed.py",
    )

    def cards(self) -> list[str]:
        """Every card that is drawn, built or turned up."""
        return [card.id for card in CARDS.values() if card.is_drawn or card.kind == "event"]

    def parts(self, card_id: str) -> list[str]:
        """Its effect, its printed booster, ship and points."""
        card = CARDS[card_id]
        found = ["effect"] if card_id in registry.EFFECTS else []
        return [*found, "facts"] if card.booster or card.ship or card.points != Points() else found

    @contextmanager
    def blanked(self, card_id: str, part: str) -> Iterator[None]:
        """The card goes without its effect or its facts for a while."""
        faces = [face for face in all_faces() if card_of(face).id == card_id]
        effect = registry.EFFECTS.get(card_id)
        if part == "effect":
            registry.EFFECTS[card_id] = registry.NO_EFFECT
        else:
            for face in faces:
                CARD[face] = replace(card_of(face), booster=None, ship=None, points=Points())
        _forget(faces)
        try:
            yield
        finally:
            if effect is not None:
                registry.EFFECTS[card_id] = effect
            for face in faces:
                CARD.pop(face, None)
            _forget(faces)


def _forget(faces: Sequence[str]) -> None:
    """Effects are looked up once per face: look again."""
    for face in faces:
        registry._FOUND.pop(face, None)


if __name__ == "__main__":
    sys.exit(check(DuelBox(), sys.argv[1:]))

"""What the printed box holds, as numbers: here and nowhere else in the tests.

Whoever invents a card changes these; until then `tests/rules/test_box.py` complains, and known answers that
were made with the printed box (counts of positions, pictures of whole games) are not compared.
"""

import pytest

from p2pduel.games.duel.rules.facts import CARDS

__all__ = ["CARDS_PER_SET", "DIFFERENT_CARDS", "WHY", "as_printed", "printed_only"]

CARDS_PER_SET = {"basic": 94, "gold": 27, "turmoil": 28, "progress": 31}
"""D-1.1."""

DIFFERENT_CARDS = 91
"""Cards with a name of their own."""


def as_printed() -> bool:
    """Whether the program has as many cards of each set as the box."""
    found = {name: sum(card.copies[name] for card in CARDS.values()) for name in CARDS_PER_SET}
    return found == CARDS_PER_SET and len(CARDS) == DIFFERENT_CARDS


WHY = "the box has other cards than the printed one: tests/rules/test_box.py"
printed_only = pytest.mark.skipif(not as_printed(), reason=WHY)
"""For a test that compares with an answer made with the printed box."""

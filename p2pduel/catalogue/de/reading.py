"""What stands around the rules and cards that are looked up."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import listed

__all__ = [
    "SEE_ALSO",
    "cards_with",
]

SEE_ALSO: Final = "Siehe auch:"


def cards_with(names: Sequence[str]) -> str:
    """The cards that name a rule by its number."""
    return f"Karten mit dieser Nummer: {listed(names)}."

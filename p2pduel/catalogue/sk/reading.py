"""What stands around the rules and cards that are looked up."""

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.sk.words import listed

__all__ = [
    "SEE_ALSO",
    "cards_with",
]

SEE_ALSO: Final = "Pozri aj:"


def cards_with(names: Sequence[str]) -> str:
    """The cards that name a rule by its number."""
    return f"Karty s týmto číslom: {listed(names)}."

"""The ways to play the island; steps ask these fields, never a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

__all__ = ["VARIANTS", "Variant"]


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play."""

    name: str
    seats: tuple[int, ...]
    target: int = 10
    """The points that win, unless the table agrees on others (I-16.1): an option."""
    laid_out: bool = False
    """Whether board and first pieces are printed (I-4.1)."""
    neutral: bool = False
    """Whether two neutral colours build along, and trade tokens are used (T-1.3)."""
    own_decks: bool = False

    def colours(self, seats: int) -> int:
        """How many colours have pieces on the board: the seats first."""
        return 4 if self.neutral else seats


VARIANTS: Final[Mapping[str, Variant]] = {
    "beginner": Variant("beginner", (2, 3, 4), laid_out=True),
    "base": Variant("base", (2, 3, 4)),
    "two": Variant("two", (2,), neutral=True),
}

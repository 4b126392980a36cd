"""What a table may agree on beyond the variant: points to win, and the rule switches (I-19)."""

from dataclasses import dataclass, fields
from typing import Any, Final

from p2pduel.kernel.options import Choice, Chosen, Number, Option, settled

__all__ = ["OPTIONS", "Options", "read_options"]

OPTIONS: Final[tuple[Option, ...]] = (
    Number("target", 10, 3, 22),
    Choice("harbours", ("later", "now")),
    Choice("shortage", ("none", "rest")),
    Choice("tie", ("bank", "holder")),
    Choice("theft", ("must", "may")),
    Choice("phases", ("free", "strict")),
)
"""What may be agreed on; 22 points are the most one player can have (I-17.5)."""


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of one game; the defaults are the rules as they are written."""

    target: int = 10
    """Points that win."""
    harbours: str = "later"
    """A new harbour is of use from the owner's next turn (later), or at once (now): I-10.10."""
    shortage: str = "none"
    """What the bank cannot pay nobody gets (none); or a single claimant gets the rest (rest): I-8.4."""
    tie: str = "bank"
    """A tie after a broken road sends Longest Road to the bank, or its holder keeps it (holder): I-13.7."""
    theft: str = "must"
    """Whoever moves the robber must steal where it can, or may leave it (may): I-9.7."""
    phases: str = "free"
    """Trading and building in any order (free), or trading first (strict): I-7.3."""

    def to_json(self) -> dict[str, Any]:
        """The options as plain data."""
        return {name: getattr(self, name) for name in _NAMES}


_NAMES: Final = tuple(each.name for each in fields(Options))


def read_options(chosen: Chosen) -> Options:
    """The options that were chosen; what is left out is as usual. IllegalMove for anything else."""
    found: dict[str, Any] = settled(OPTIONS, chosen, "the island")
    return Options(**found)

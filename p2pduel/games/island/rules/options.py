"""What a table may agree on beyond the variant: points to win, and the rule switches (I-19)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from p2pduel.games.island.rules.codes import IslandCode
from p2pduel.kernel.errors import IllegalMove

__all__ = ["CHOICES", "Options", "read_options"]


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of one game; the defaults are the rules as they are written."""

    target: int = 10
    """Points that win."""
    harbours: str = "later"
    """A new harbour is of use from the owner's next turn (later), or at once (now): I-10.10."""
    shortage: str = "none"
    """What the bank cannot pay in full nobody gets (none); or a single claimant gets the rest (rest): I-8.4."""
    tie: str = "bank"
    """After a broken road a tie sends Longest Road to the bank; or a tied holder keeps it (holder): I-13.7."""
    theft: str = "must"
    """Whoever moves the robber must steal where it can, or may leave it (may): I-9.7."""
    phases: str = "free"
    """Trading and building in any order (free), or trading first (strict): I-7.3."""

    def to_json(self) -> dict[str, Any]:
        """The options as plain data."""
        return asdict(self)


CHOICES: Final[Mapping[str, tuple[object, ...]]] = {
    "target": tuple(range(3, 23)),
    "harbours": ("later", "now"),
    "shortage": ("none", "rest"),
    "tie": ("bank", "holder"),
    "theft": ("must", "may"),
    "phases": ("free", "strict"),
}
"""Option -> what it may be; 22 points are the most one player can have (I-17.5)."""


def read_options(said: Mapping[str, Any]) -> Options:
    """The options a document says; what it leaves out is as usual. IllegalMove for anything else."""
    known = {field.name for field in fields(Options)}
    for name, value in said.items():
        if name not in known:
            raise IllegalMove(IslandCode.OPTION_UNKNOWN, "I-19", option=name)
        if not any(value == choice and type(value) is type(choice) for choice in CHOICES[name]):
            raise IllegalMove(IslandCode.OPTION_VALUE, "I-19", option=name, value=value)
    return Options(**said)

"""A first lesson as data: prepared positions, and steps that are read or done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from p2pduel.kernel.moves import Move

__all__ = ["LATER", "OTHER", "Deed", "Part", "Step"]

Part = Callable[[Any], dict[str, Any]]
"""A position, laid for the state in which the learner has left the part before, at first for None.

What the document calls `other_moves` is the script of the other side."""

Deed = tuple[str, ...]
"""What was done in a step: moves, OTHER or LATER, nothing where it was only read."""
OTHER: Deed = ("other",)
"""The other side has had its turn."""
LATER: Deed = ("later",)
"""The next part was laid."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its words by their key, and what the learner is to do."""

    said: Callable[[str], tuple[str, str, str]]
    """Key -> title, what is explained, what is to be done, in the language spoken."""
    key: str
    wants: tuple[str, ...] = ()
    """Patterns; the first move must fit one of them. Empty: the step is only read."""
    keeps: str = ""
    """A card that must be payable after the moves."""
    then: Deed = ()
    """After reading: OTHER lets the other side have a turn, LATER lays the next part."""
    ends: bool = False
    """Whether the step lasts until the game is over, however many moves that takes."""

    @property
    def title(self) -> str:
        """What it is about, in a word or two."""
        return self.said(self.key)[0]

    @property
    def tell(self) -> str:
        """What is explained; names in braces are keys and signs."""
        return self.said(self.key)[1]

    @property
    def task(self) -> str:
        """What is to be done; empty where the step is only read."""
        return self.said(self.key)[2]

    def accepts(self, moves: tuple[Move, ...]) -> bool:
        """Whether these moves are what the step asks for."""
        return any(fnmatchcase(str(moves[0]), pattern) for pattern in self.wants)

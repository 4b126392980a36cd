"""A game in words: what its moves, questions, outcomes, cards and rules are called."""

from typing import Protocol

from p2pduel.kernel.errors import IllegalMove

__all__ = ["Words"]


class Words(Protocol):
    """What a game's `words.door` must have."""

    def reason(self, error: IllegalMove) -> str:
        """Why a move was refused, in a few words without the rule."""

"""The seat link of a recorded game: the table needs one, and nobody sits there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from p2pduel.catalogue import table as words
from p2pduel.kernel.moves import Move
from p2pduel.person.chair import Update

__all__ = ["Shelved"]


class Shelved:
    """The link of a game that is over: nothing comes, nothing goes."""

    async def updates(self) -> AsyncIterator[Update]:
        """No news."""
        nothing: tuple[Update, ...] = ()
        for never in nothing:
            yield never

    async def send(self, moves: Sequence[Move]) -> None:
        """Nobody is asked."""

    async def undo(self) -> str:
        """Steps go back by their own key."""
        return words.UNDO_NOTHING

    async def resign(self) -> None:
        """Too late."""

    async def verify(self) -> str:
        """The screen verifies by itself."""
        return ""

    async def close(self) -> None:
        """Nothing is open."""

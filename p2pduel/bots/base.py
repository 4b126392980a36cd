"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move

__all__ = ["Bot", "BotResignsError"]


class BotResignsError(Exception):
    """The bot cannot or will not play on: its seat resigns. The words say why."""


class Bot(Protocol):
    """A player that sees its seat's view and the legal moves, and chooses one of them."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move to make; legal is never empty. BotResignsError gives the game up."""
        ...

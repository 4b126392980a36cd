"""What a bot is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from p2pduel.kernel.moves import Move

__all__ = ["Advice", "Bot", "BotResignsError"]


class BotResignsError(Exception):
    """The bot cannot or will not play on: its seat resigns. The words say why."""


class Bot(Protocol):
    """A player that sees its seat's view and the legal moves, and chooses one of them."""

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """The move to make; legal is never empty. BotResignsError gives the game up.

        The view is the game's own (p2pduel.kernel.view); a bot of one game may ask for that.
        """
        ...


class Advice(NamedTuple):
    """A suggestion, and a code with data for why, which the game's words say; goal: the card saved for."""

    move: Move
    reason: str
    goal: str = ""
    data: Mapping[str, Any] = MappingProxyType({})

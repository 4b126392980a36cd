"""Offers as bots write them: one card for one."""

from p2pduel.games.island.rules.cards import format_cards
from p2pduel.games.island.rules.facts import KINDS
from p2pduel.kernel.moves import Move

__all__ = ["swap"]


def swap(verb: str, give: int, want: int) -> Move:
    """An offer or a counter-offer of a card of one kind for a card of another."""
    cards = [tuple(int(kind == one) for kind in range(KINDS)) for one in (give, want)]
    return Move(f"{verb} {format_cards(cards[0])} for {format_cards(cards[1])}")

"""Moves of the island for menus, in English: what would happen if I chose this?"""

from typing import Final

from p2pduel.games.island.words.en.goods import RESOURCES

__all__ = [
    "FIXED",
    "as_colour",
    "city",
    "close",
    "counter",
    "discard",
    "give",
    "invention",
    "invite",
    "monopoly",
    "offer",
    "reveal",
    "road",
    "rob",
    "settle",
    "trade",
]

FIXED: Final = {
    "buy": "Buy a development card",
    "accept": "Accept",
    "decline": "Decline",
    "knight": "Play Knight",
    "road_building": "Play Road Building",
    "roll": "Roll the dice",
    "end": "End your turn",
    "force": "Force a trade (trade tokens)",
    "home": "Send the robber home (trade tokens)",
    "retire": "Give up a knight for trade tokens",
}
"""Moves that are always the same."""


def settle(site: str) -> str:
    """A settlement on an intersection."""
    return f"Build a settlement: {site}"


def road(edge: str) -> str:
    """A road on an edge."""
    return f"Build a road: {edge}"


def city(site: str) -> str:
    """A city in place of a settlement."""
    return f"Build a city: {site}"


def trade(give: str, get: str) -> str:
    """A trade with the bank."""
    return f"Trade with the bank: {give} for {get}"


def offer(give: str, want: str, to: str) -> str:
    """An offer, to one player or to all."""
    return f"Offer {give} for {want} to: {to}" if to else f"Offer {give} for {want}"


def invite(want: str) -> str:
    """A request for offers, of something or of anything."""
    return f"Ask for offers of {want}" if want else "Ask for offers"


def counter(give: str, want: str) -> str:
    """Another offer in return."""
    return f"Offer {give} for {want} instead"


def close(to: str) -> str:
    """A deal with one of those who answered, or with none."""
    return f"Trade with: {to}" if to else "Trade with nobody"


def invention(cards: str) -> str:
    """Two cards of the bank."""
    return f"Play Invention: {cards}"


def monopoly(kind: int) -> str:
    """All cards of a kind."""
    return f"Play Monopoly: {RESOURCES[kind]}"


def reveal(count: int) -> str:
    """Victory cards that win."""
    return f"Show victory cards and win: {count}"


def rob(hexagon: str, victim: str) -> str:
    """The robber, and from whom it steals, if from anybody."""
    return f"Robber to {hexagon}, steal from: {victim}" if victim else f"Robber to {hexagon}"


def discard(cards: str) -> str:
    """Cards for the bank."""
    return f"Return {cards}"


def give(cards: str) -> str:
    """Cards for the other player."""
    return f"Give {cards}"


def as_colour(deed: str, colour: str) -> str:
    """Something a neutral colour builds."""
    return f"{deed} (colour: {colour})"

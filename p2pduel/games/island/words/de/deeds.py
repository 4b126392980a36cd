"""Moves of the island for menus, in German: what would happen if I chose this?"""

from typing import Final

from p2pduel.games.island.words.de.goods import RESOURCES

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
    "buy": "Eine Entwicklungskarte kaufen",
    "accept": "Annehmen",
    "decline": "Ablehnen",
    "knight": "Ritter spielen",
    "road_building": "Straßenbau spielen",
    "roll": "Würfeln",
    "end": "Den Zug beenden",
    "force": "Einen Tausch erzwingen (Handelschips)",
    "home": "Den Räuber heimschicken (Handelschips)",
    "retire": "Einen Ritter für Handelschips aufgeben",
}
"""Moves that are always the same."""


def settle(site: str) -> str:
    """A settlement on an intersection."""
    return f"Siedlung bauen: {site}"


def road(edge: str) -> str:
    """A road on an edge."""
    return f"Straße bauen: {edge}"


def city(site: str) -> str:
    """A city in place of a settlement."""
    return f"Stadt bauen: {site}"


def trade(give: str, get: str) -> str:
    """A trade with the bank."""
    return f"Mit der Bank tauschen: {give} gegen {get}"


def offer(give: str, want: str, to: str) -> str:
    """An offer, to one player or to all."""
    return f"Anbieten: {give} für {want}; an: {to}" if to else f"Anbieten: {give} für {want}"


def invite(want: str) -> str:
    """A request for offers, of something or of anything."""
    return f"Um Angebote bitten: {want}" if want else "Um Angebote bitten"


def counter(give: str, want: str) -> str:
    """Another offer in return."""
    return f"Stattdessen anbieten: {give} für {want}"


def close(to: str) -> str:
    """A deal with one of those who answered, or with none."""
    return f"Handeln mit: {to}" if to else "Mit niemandem handeln"


def invention(cards: str) -> str:
    """Two cards of the bank."""
    return f"Erfindung spielen: {cards}"


def monopoly(kind: int) -> str:
    """All cards of a kind."""
    return f"Monopol spielen: {RESOURCES[kind]}"


def reveal(count: int) -> str:
    """Victory cards that win."""
    return f"Siegpunktkarten zeigen und gewinnen: {count}"


def rob(hexagon: str, victim: str) -> str:
    """The robber, and from whom it steals, if from anybody."""
    return f"Räuber nach {hexagon}, stehlen von: {victim}" if victim else f"Räuber nach {hexagon}"


def discard(cards: str) -> str:
    """Cards for the bank."""
    return f"Abgeben: {cards}"


def give(cards: str) -> str:
    """Cards for the other player."""
    return f"Geben: {cards}"


def as_colour(deed: str, colour: str) -> str:
    """Something a neutral colour builds."""
    return f"{deed} (Farbe: {colour})"

"""Moves of the island for menus, in Czech: what would happen if I chose this?"""

from typing import Final

from p2pduel.games.island.words.cs.goods import RESOURCES

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
    "buy": "Koupit akční kartu",
    "accept": "Přijmout",
    "decline": "Odmítnout",
    "knight": "Zahrát Rytíře",
    "road_building": "Zahrát Stavbu silnic",
    "roll": "Hodit kostkami",
    "end": "Ukončit tah",
    "force": "Vynutit výměnu (obchodní žetony)",
    "home": "Poslat zloděje domů (obchodní žetony)",
    "retire": "Vzdát se rytíře za obchodní žetony",
}
"""Moves that are always the same."""


def settle(site: str) -> str:
    """A settlement on an intersection."""
    return f"Postavit vesnici: {site}"


def road(edge: str) -> str:
    """A road on an edge."""
    return f"Postavit silnici: {edge}"


def city(site: str) -> str:
    """A city in place of a settlement."""
    return f"Postavit město: {site}"


def trade(give: str, get: str) -> str:
    """A trade with the bank."""
    return f"Vyměnit v banku: {give} za {get}"


def offer(give: str, want: str, to: str) -> str:
    """An offer, to one player or to all."""
    return f"Nabídnout {give} za {want}; komu: {to}" if to else f"Nabídnout {give} za {want}"


def invite(want: str) -> str:
    """A request for offers, of something or of anything."""
    return f"Požádat o nabídky: {want}" if want else "Požádat o nabídky"


def counter(give: str, want: str) -> str:
    """Another offer in return."""
    return f"Nabídnout místo toho {give} za {want}"


def close(to: str) -> str:
    """A deal with one of those who answered, or with none."""
    return f"Obchodovat s kým: {to}" if to else "S nikým neobchodovat"


def invention(cards: str) -> str:
    """Two cards of the bank."""
    return f"Zahrát Vynález: {cards}"


def monopoly(kind: int) -> str:
    """All cards of a kind."""
    return f"Zahrát Monopol: {RESOURCES[kind]}"


def reveal(count: int) -> str:
    """Victory cards that win."""
    return f"Ukázat karty s výherními body a zvítězit: {count}"


def rob(hexagon: str, victim: str) -> str:
    """The robber, and from whom it steals, if from anybody."""
    return f"Zloděj na {hexagon}, okrást: {victim}" if victim else f"Zloděj na {hexagon}"


def discard(cards: str) -> str:
    """Cards for the bank."""
    return f"Odevzdat {cards}"


def give(cards: str) -> str:
    """Cards for the other player."""
    return f"Dát {cards}"


def as_colour(deed: str, colour: str) -> str:
    """Something a neutral colour builds."""
    return f"{deed} (barva: {colour})"

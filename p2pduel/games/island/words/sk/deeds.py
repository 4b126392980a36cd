"""Moves of the island for menus, in Slovak: what would happen if I chose this?"""

from typing import Final

from p2pduel.games.island.words.sk.goods import RESOURCES

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
    "buy": "Kúpiť akčnú kartu",
    "accept": "Prijať",
    "decline": "Odmietnuť",
    "knight": "Zahrať Rytiera",
    "road_building": "Zahrať Stavbu ciest",
    "roll": "Hodiť kockami",
    "end": "Ukončiť ťah",
    "force": "Vynútiť výmenu (obchodné žetóny)",
    "home": "Poslať zlodeja domov (obchodné žetóny)",
    "retire": "Vzdať sa rytiera za obchodné žetóny",
}
"""Moves that are always the same."""


def settle(site: str) -> str:
    """A settlement on an intersection."""
    return f"Postaviť dedinu: {site}"


def road(edge: str) -> str:
    """A road on an edge."""
    return f"Postaviť cestu: {edge}"


def city(site: str) -> str:
    """A city in place of a settlement."""
    return f"Postaviť mesto: {site}"


def trade(give: str, get: str) -> str:
    """A trade with the bank."""
    return f"Vymeniť v banku: {give} za {get}"


def offer(give: str, want: str, to: str) -> str:
    """An offer, to one player or to all."""
    return f"Ponúknuť {give} za {want}; komu: {to}" if to else f"Ponúknuť {give} za {want}"


def invite(want: str) -> str:
    """A request for offers, of something or of anything."""
    return f"Požiadať o ponuky: {want}" if want else "Požiadať o ponuky"


def counter(give: str, want: str) -> str:
    """Another offer in return."""
    return f"Ponúknuť namiesto toho {give} za {want}"


def close(to: str) -> str:
    """A deal with one of those who answered, or with none."""
    return f"Obchodovať s kým: {to}" if to else "S nikým neobchodovať"


def invention(cards: str) -> str:
    """Two cards of the bank."""
    return f"Zahrať Vynález: {cards}"


def monopoly(kind: int) -> str:
    """All cards of a kind."""
    return f"Zahrať Monopol: {RESOURCES[kind]}"


def reveal(count: int) -> str:
    """Victory cards that win."""
    return f"Ukázať karty s výherným bodom a zvíťaziť: {count}"


def rob(hexagon: str, victim: str) -> str:
    """The robber, and from whom it steals, if from anybody."""
    return f"Zlodej na {hexagon}, kradnúť komu: {victim}" if victim else f"Zlodej na {hexagon}"


def discard(cards: str) -> str:
    """Cards for the bank."""
    return f"Odovzdať {cards}"


def give(cards: str) -> str:
    """Cards for the other player."""
    return f"Dať {cards}"


def as_colour(deed: str, colour: str) -> str:
    """Something a neutral colour builds."""
    return f"{deed} (farba: {colour})"

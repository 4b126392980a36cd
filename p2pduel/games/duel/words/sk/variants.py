"""The six ways to play, in Slovak."""

from typing import Final

from p2pduel.catalogue.grammar import few

__all__ = [
    "TITLES",
    "blurb",
]

TITLES: Final = {
    "intro": "Prví Catanci",
    "gold": "Obdobie zlata",
    "turmoil": "Obdobie zmätkov",
    "progress": "Obdobie pokroku",
    "princes": "Súboj kniežat",
    "tournament": "Turnajová hra",
}
"""Variant to its title."""

_BLURBS: Final = {
    "intro": "len základná súprava: na tej sa hra učí",
    "gold": "lode, piráti a obchodníci",
    "turmoil": "lukostrelci, podpaľači a rebélie",
    "progress": "univerzity, knižnice a mor",
    "princes": "všetky tri obdobia naraz",
    "tournament": "s vlastnými balíčkami",
}


def blurb(variant: str, points: int) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; na víťazstvo {few(points, 'bod', 'body', 'bodov')}"

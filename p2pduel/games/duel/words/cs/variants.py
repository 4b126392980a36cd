"""The six ways to play, in Czech."""

from typing import Final

from p2pduel.catalogue.grammar import few

__all__ = [
    "TITLES",
    "blurb",
]

TITLES: Final = {
    "intro": "První Kataňané",
    "gold": "Období zlata",
    "turmoil": "Období zmatků",
    "progress": "Období rozvoje",
    "princes": "Souboj knížat",
    "tournament": "Turnajová hra",
}
"""Variant to its title."""

_BLURBS: Final = {
    "intro": "jen základní sada: na té se hra učí",
    "gold": "lodě, piráti a obchodníci",
    "turmoil": "lučištníci, žháři a rebelie",
    "progress": "univerzity, knihovny a mor",
    "princes": "všechna tři období najednou",
    "tournament": "s vlastními balíčky",
}


def blurb(variant: str, points: int) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; k vítězství {few(points, 'bod', 'body', 'bodů')}"

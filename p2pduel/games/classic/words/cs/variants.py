"""The nine ways to play, in Czech, and what the terms choose."""

from typing import Final

from p2pduel.catalogue.grammar import few
from p2pduel.catalogue.options import OptionWords
from p2pduel.games.classic.words.cs.nouns import SET_WORDS

__all__ = ["OPTIONS", "TITLES", "blurb"]

TITLES: Final = {
    "base": "Základní hra",
    "knights": "Rytíř a kupec",
    "politics": "Politika a intriky",
    "barbarians": "Barbaři a obchodníci",
    "science": "Věda a pokrok",
    "wizards": "Čarodějové a draci",
    "trade": "Obchod a obrat",
    "mixed": "Více sad",
    "tournament": "Turnajová hra",
}
"""Variant to its title."""

_BLURBS: Final = {
    "base": "jen základní sada: na té se hra učí",
    "knights": "s piráty, hrady a bankou",
    "politics": "s metropolí, biskupy a úplatky",
    "barbarians": "s barbary, kupci a dalekými plavbami",
    "science": "s univerzitami, děly a vyslanectvím",
    "wizards": "s citadelami, čaroději, draky a kouzly",
    "trade": "s řemesly, sklady a loupežným rytířem",
    "mixed": "se dvěma nebo třemi sadami podle výběru",
    "tournament": "s vlastními balíčky",
}


def blurb(variant: str, points: int) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; k vítězství {few(points, 'bod', 'body', 'bodů')}"


OPTIONS: Final = {
    "sets": OptionWords("Sady", "Dvě nebo tři, s nimiž se hraje vedle základní sady.", SET_WORDS),
    "red-sets": OptionWords(
        "Sady (Červený)", "Z čeho smí Červený skládat balíček kromě základní sady.", SET_WORDS
    ),
    "blue-sets": OptionWords(
        "Sady (Modrý)", "Z čeho smí Modrý skládat balíček kromě základní sady.", SET_WORDS
    ),
}
"""What the terms choose."""

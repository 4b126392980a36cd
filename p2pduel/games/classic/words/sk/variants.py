"""The nine ways to play, in Slovak, and what the terms choose."""

from typing import Final

from p2pduel.catalogue.grammar import few
from p2pduel.catalogue.options import OptionWords
from p2pduel.games.classic.words.sk.nouns import SET_WORDS

__all__ = ["OPTIONS", "TITLES", "blurb"]

TITLES: Final = {
    "base": "Základná hra",
    "knights": "Rytier a kupec",
    "politics": "Politika a intrigy",
    "barbarians": "Barbari a obchodníci",
    "science": "Veda a pokrok",
    "wizards": "Čarodejníci a draky",
    "trade": "Obchod a obrat",
    "mixed": "Viac súprav",
    "tournament": "Turnajová hra",
}
"""Variant to its title."""

_BLURBS: Final = {
    "base": "len základná súprava: na nej sa hra učí",
    "knights": "s pirátmi, hradmi a bankou",
    "politics": "s metropolou, biskupmi a úplatkami",
    "barbarians": "s barbarmi, kupcami a ďalekými plavbami",
    "science": "s univerzitami, delami a vyslanectvom",
    "wizards": "s citadelami, čarodejníkmi, drakmi a kúzlami",
    "trade": "s remeslami, skladmi a lúpežným rytierom",
    "mixed": "s dvoma alebo troma súpravami podľa výberu",
    "tournament": "s vlastnými balíčkami",
}


def blurb(variant: str, points: int) -> str:
    """One line about it, with the points it takes to win."""
    return f"{_BLURBS[variant]}; na víťazstvo {few(points, 'bod', 'body', 'bodov')}"


OPTIONS: Final = {
    "sets": OptionWords("Súpravy", "Dve alebo tri, s ktorými sa hrá popri základnej súprave.", SET_WORDS),
    "red-sets": OptionWords(
        "Súpravy (Červený)", "Z čoho smie Červený skladať balíček okrem základnej súpravy.", SET_WORDS
    ),
    "blue-sets": OptionWords(
        "Súpravy (Modrý)", "Z čoho smie Modrý skladať balíček okrem základnej súpravy.", SET_WORDS
    ),
}
"""What the terms choose."""

"""The cards' names in Slovak.

There is no Slovak edition: names of the Duel and of the glossary, the rest is ours after the Czech ones.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.games.classic.words.sk.names.barbarians import BARBARIANS_NOUNS
from p2pduel.games.classic.words.sk.names.base import BASE_NOUNS
from p2pduel.games.classic.words.sk.names.knights import KNIGHTS_NOUNS
from p2pduel.games.classic.words.sk.names.politics import POLITICS_NOUNS
from p2pduel.games.classic.words.sk.names.science import SCIENCE_NOUNS
from p2pduel.games.classic.words.sk.names.trade import TRADE_NOUNS
from p2pduel.games.classic.words.sk.names.wizards import WIZARDS_NOUNS

__all__ = ["NOUNS", "SHORT", "noun"]

NOUNS: Final[Mapping[str, Noun]] = {
    **BASE_NOUNS,
    **KNIGHTS_NOUNS,
    **POLITICS_NOUNS,
    **BARBARIANS_NOUNS,
    **SCIENCE_NOUNS,
    **WIZARDS_NOUNS,
    **TRADE_NOUNS,
}
"""Card -> its name with its cases."""

SHORT: Final[Mapping[str, str]] = {
    "fleet_brick": "Flotila s tehlami",
    "fleet_gold": "Flotila so zlatom",
    "fleet_grain": "Flotila s obilím",
    "fleet_lumber": "Flotila s drevom",
    "fleet_ore": "Flotila s rudou",
    "fleet_wool": "Flotila s vlnou",
    "conrad": "Konrád",
    "falk": "Falk",
    "gotz": "Götz",
    "hagen": "Hagen",
    "karl": "Karol",
    "otto": "Otto",
    "pippin": "Pipin",
    "siegfried": "Sigfrid",
    "walter": "Walter",
    "colossus": "Monument",
    "bodo": "Bodo",
    "roland": "Roland",
    "walther": "Walther",
    "large_trade_fleet": "Veľká flotila",
    "imelda": "Imelda",
    "spice_caravan": "Korenie",
    "flavo": "Flavo",
    "baroc": "Baroc",
    "johanna": "Johanka",
    "sven": "Sven",
    "treasure_fleet": "Flotila pokladu",
    "colonial_base": "Kolónia",
    "residence_coin": "Sídlo (mince)",
    "residence_paper": "Sídlo (papier)",
    "residence_cloth": "Sídlo (súkno)",
    "lucky_voyage": "Šťastná cesta",
    "anton": "Anton",
    "barbarian_campaign": "Výprava",
    "gunther": "Gunther",
    "eryn": "Eryn",
    "christopher": "Krištof",
    "sigismund": "Žigmund",
    "ingo": "Ingo",
    "fire_brigade": "Hasiči",
    "three_field": "Trojpolie",
    "ismai": "Ismai",
    "samsor": "Samsor",
    "lothar": "Lothar",
    "richard": "Richard",
    "produce_store": "Naturálie",
    "grand_tournament": "Veľký turnaj",
    "pawnbroker": "Záložňa",
}
"""Shorter names for where there is little room: no title, no cargo."""


@cache
def noun(face: str) -> Noun:
    """The name on a face: a region has its number; what was given, if there is none."""
    ident, _, figure = face.partition("-")
    if ident not in NOUNS:
        return Noun(face, face, face, face, proper=True)
    return replace(NOUNS[ident].with_number(figure), proper=True) if figure else NOUNS[ident]

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
    "fleet_brick": "Flotila (tehly)",
    "fleet_gold": "Flotila (zlato)",
    "fleet_grain": "Flotila (obilie)",
    "fleet_lumber": "Flotila (drevo)",
    "fleet_ore": "Flotila (ruda)",
    "fleet_wool": "Flotila (vlna)",
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
    "counting_house": "Kancelária",
    "bodo": "Bodo",
    "roland": "Roland",
    "walther": "Walther",
    "large_trade_fleet": "Veľká flotila",
    "imelda": "Imelda",
    "spice_caravan": "Korenie",
    "border_dispute": "Pohraničný spor",
    "barbarian_stronghold": "Základňa",
    "flavo": "Flavo",
    "baroc": "Baroc",
    "johanna": "Johanka",
    "sven": "Sven",
    "treasure_fleet": "Flotila pokladu",
    "colonial_base": "Kolónia",
    "residence_coin": "Sídlo (mince)",
    "residence_paper": "Sídlo (papier)",
    "residence_cloth": "Sídlo (súkno)",
    "wizard_league": "Čarod. spolok",
    "lucky_voyage": "Šťastná cesta",
    "anton": "Anton",
    "barbarian_campaign": "Výprava",
    "gunther": "Gunther",
    "eryn": "Eryn",
    "christopher": "Krištof",
    "sigismund": "Žigmund",
    "ingo": "Ingo",
    "fire_brigade": "Hasiči",
    "trade_academy": "Akadémia",
    "land_reform": "Reforma",
    "three_field": "Trojpolie",
    "ismai": "Ismai",
    "samsor": "Samsor",
    "unicorn_dance": "Jednorožce",
    "wizard_duel": "Súboj",
    "lothar": "Lothar",
    "richard": "Richard",
    "produce_store": "Naturálie",
    "grand_tournament": "Veľký turnaj",
    "pawnbroker": "Záložňa",
    "trading_post": "Stanica",
}
"""Shorter names for where there is little room: no title, no cargo."""


@cache
def noun(face: str) -> Noun:
    """The name on a face: a region has its number; what was given, if there is none."""
    ident, _, figure = face.partition("-")
    if ident not in NOUNS:
        return Noun(face, face, face, face, proper=True)
    return replace(NOUNS[ident].with_number(figure), proper=True) if figure else NOUNS[ident]

"""The cards' names in Czech.

Names are those of the translation of the rules that the glossary follows; what is ours has a comment.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.games.classic.words.cs.names.barbarians import BARBARIANS_NOUNS
from p2pduel.games.classic.words.cs.names.base import BASE_NOUNS
from p2pduel.games.classic.words.cs.names.knights import KNIGHTS_NOUNS
from p2pduel.games.classic.words.cs.names.politics import POLITICS_NOUNS
from p2pduel.games.classic.words.cs.names.science import SCIENCE_NOUNS
from p2pduel.games.classic.words.cs.names.trade import TRADE_NOUNS
from p2pduel.games.classic.words.cs.names.wizards import WIZARDS_NOUNS

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
    "fleet_brick": "Hliněná flotila",
    "fleet_gold": "Zlatá flotila",
    "fleet_grain": "Obilná flotila",
    "fleet_lumber": "Dřevěná flotila",
    "fleet_ore": "Rudná flotila",
    "fleet_wool": "Ovčí flotila",
    "conrad": "Konrád",
    "falk": "Falk",
    "gotz": "Götz",
    "hagen": "Hagen",
    "karl": "Karel",
    "otto": "Otto",
    "pippin": "Pipin",
    "siegfried": "Sigfrid",
    "walter": "Walter",
    "colossus": "Monument",
    "counting_house": "Kancelář",
    "bodo": "Bodo",
    "roland": "Roland",
    "walther": "Walther",
    "large_trade_fleet": "Velká flotila",
    "imelda": "Imelda",
    "spice_caravan": "Koření",
    "border_dispute": "Pohraničí",
    "flavo": "Flavo",
    "baroc": "Baroc",
    "johanna": "Johanka",
    "sven": "Sven",
    "treasure_fleet": "Flotila pokladu",
    "colonial_base": "Kolonie",
    "residence_coin": "Sídlo (mince)",
    "residence_paper": "Sídlo (papír)",
    "residence_cloth": "Sídlo (sukno)",
    "lucky_voyage": "Šťastná cesta",
    "anton": "Anton",
    "barbarian_campaign": "Válečné tažení",
    "gunther": "Gunther",
    "eryn": "Eryn",
    "christopher": "Kryštof",
    "sigismund": "Zikmund",
    "ingo": "Ingo",
    "fire_brigade": "Hasiči",
    "trade_academy": "Akademie",
    "three_field": "Trojpolí",
    "ismai": "Ismai",
    "samsor": "Samsor",
    "magic_kitchen": "Kuchyně",
    "lothar": "Lothar",
    "richard": "Richard",
    "produce_store": "Naturálie",
    "grand_tournament": "Velký turnaj",
    "pawnbroker": "Zastavárna",
    "barbarian_stronghold": "Základna",
    "trading_post": "Stanice",
}
"""Shorter names for where there is little room: no title, no cargo."""


@cache
def noun(face: str) -> Noun:
    """The name on a face: a region has its number; what was given, if there is none."""
    ident, _, figure = face.partition("-")
    if ident not in NOUNS:
        return Noun(face, face, face, face, proper=True)
    return replace(NOUNS[ident].with_number(figure), proper=True) if figure else NOUNS[ident]

"""The names of the cards of Science & Progress, in Slovak."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["SCIENCE_NOUNS"]

SCIENCE_NOUNS: Final[dict[str, Noun]] = {
    "great_wall": Noun("Veľký múr", "Veľkého múru", "Veľký múr", "Veľkým múrom", "m"),
    "ingo": Noun("Ingo Obratný", "Inga Obratného", "Inga Obratného", "Ingom Obratným", "m", animate=True),
    "cannon": Noun("Delo", "Dela", "Delo", "Delom", "n"),
    "crane": Noun("Stavebný žeriav", "Stavebného žeriava", "Stavebný žeriav", "Stavebným žeriavom", "m"),
    "fire_brigade": Noun(
        "Hasičská zbrojnica", "Hasičskej zbrojnice", "Hasičskú zbrojnicu", "Hasičskou zbrojnicou", "f"
    ),
    "embassy": Noun("Vyslanectvo", "Vyslanectva", "Vyslanectvo", "Vyslanectvom", "n"),
    "public_hall": Noun("Sála ľudu", "Sály ľudu", "Sálu ľudu", "Sálou ľudu", "f"),
    "trade_academy": Noun(
        "Obchodná akadémia", "Obchodnej akadémie", "Obchodnú akadémiu", "Obchodnou akadémiou", "f"
    ),
    "cathedral": Noun("Katedrála", "Katedrály", "Katedrálu", "Katedrálou", "f"),
    "university": Noun("Univerzita", "Univerzity", "Univerzitu", "Univerzitou", "f"),
    "printing": Noun("Kníhtlač", "Kníhtlače", "Kníhtlač", "Kníhtlačou", "f"),
    "three_field": Noun(
        "Trojpoľné hospodárstvo",
        "Trojpoľného hospodárstva",
        "Trojpoľné hospodárstvo",
        "Trojpoľným hospodárstvom",
        "n",
    ),
    "inventor": Noun("Vynálezca", "Vynálezcu", "Vynálezcu", "Vynálezcom", "m", animate=True),
    "land_reform": Noun(
        "Pozemková reforma", "Pozemkovej reformy", "Pozemkovú reformu", "Pozemkovou reformou", "f"
    ),
}
"""Card id -> its name with its cases."""

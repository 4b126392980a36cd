"""The names of the cards of Science & Progress, in Czech."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["SCIENCE_NOUNS"]

SCIENCE_NOUNS: Final[dict[str, Noun]] = {
    "great_wall": Noun("Velká zeď", "Velké zdi", "Velkou zeď", "Velkou zdí", "f"),
    "ingo": Noun("Ingo Obratný", "Inga Obratného", "Inga Obratného", "Ingem Obratným", "m", animate=True),
    "cannon": Noun("Dělo", "Děla", "Dělo", "Dělem", "n"),
    "crane": Noun("Stavební jeřáb", "Stavebního jeřábu", "Stavební jeřáb", "Stavebním jeřábem", "m"),
    "fire_brigade": Noun(
        "Hasičská zbrojnice", "Hasičské zbrojnice", "Hasičskou zbrojnici", "Hasičskou zbrojnicí", "f"
    ),
    "embassy": Noun("Vyslanectví", "Vyslanectví", "Vyslanectví", "Vyslanectvím", "n"),
    "public_hall": Noun(
        "Sál obyvatelstva", "Sálu obyvatelstva", "Sál obyvatelstva", "Sálem obyvatelstva", "m"
    ),
    "trade_academy": Noun(
        "Obchodní akademie", "Obchodní akademie", "Obchodní akademii", "Obchodní akademií", "f"
    ),
    "cathedral": Noun("Katedrála", "Katedrály", "Katedrálu", "Katedrálou", "f"),
    "university": Noun("Univerzita", "Univerzity", "Univerzitu", "Univerzitou", "f"),
    "printing": Noun("Knihtisk", "Knihtisku", "Knihtisk", "Knihtiskem", "m"),
    "three_field": Noun(
        "Trojpolní hospodaření",
        "Trojpolního hospodaření",
        "Trojpolní hospodaření",
        "Trojpolním hospodařením",
        "n",
    ),
    "inventor": Noun("Vynálezce", "Vynálezce", "Vynálezce", "Vynálezcem", "m", animate=True),
    "land_reform": Noun("Zemská reforma", "Zemské reformy", "Zemskou reformu", "Zemskou reformou", "f"),
}
"""Card id -> its name with its cases."""

"""The names of the cards of Trade & Change, in Czech."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["TRADE_NOUNS"]

TRADE_NOUNS: Final[dict[str, Noun]] = {
    "trading_post": Noun("Obchodní stanice", "Obchodní stanice", "Obchodní stanici", "Obchodní stanicí", "f"),
    "stud_farm": Noun("Hřebčín", "Hřebčína", "Hřebčín", "Hřebčínem", "m"),
    "goldsmith": Noun("Zlatnictví", "Zlatnictví", "Zlatnictví", "Zlatnictvím", "n"),
    "lothar": Noun(
        "Lothar opilec", "Lothara opilce", "Lothara opilce", "Lotharem opilcem", "m", animate=True
    ),
    "richard": Noun(
        "Richard Mstitel", "Richarda Mstitele", "Richarda Mstitele", "Richardem Mstitelem", "m", animate=True
    ),
    "robber_baron_castle": Noun(
        "Loupežný hrad", "Loupežného hradu", "Loupežný hrad", "Loupežným hradem", "m"
    ),
    "wheelwright": Noun("Kolář", "Koláře", "Koláře", "Kolářem", "m", animate=True),
    "inn": Noun("Hostinec", "Hostince", "Hostinec", "Hostincem", "m"),
    "shipyard": Noun("Loděnice", "Loděnice", "Loděnici", "Loděnicí", "f"),
    "dye_works": Noun("Barvírna", "Barvírny", "Barvírnu", "Barvírnou", "f"),
    "art_smithy": Noun(
        "Umělecká kovárna", "Umělecké kovárny", "Uměleckou kovárnu", "Uměleckou kovárnou", "f"
    ),
    "distillery": Noun("Palírna", "Palírny", "Palírnu", "Palírnou", "f"),
    "great_bazaar": Noun("Velký trh", "Velkého trhu", "Velký trh", "Velkým trhem", "m"),
    "great_tournament_ground": Noun(
        "Velké kolbiště", "Velkého kolbiště", "Velké kolbiště", "Velkým kolbištěm", "n"
    ),
    "produce_store": Noun(
        "Skladiště naturálií", "Skladiště naturálií", "Skladiště naturálií", "Skladištěm naturálií", "n"
    ),
    "treasure_vault": Noun("Pokladnice", "Pokladnice", "Pokladnici", "Pokladnicí", "f"),
    "trade_fair": Noun(
        "Obchodní veletrh", "Obchodního veletrhu", "Obchodní veletrh", "Obchodním veletrhem", "m"
    ),
    "hanse": Noun("Hanza", "Hanzy", "Hanzu", "Hanzou", "f"),
    "lighthouse": Noun("Maják", "Majáku", "Maják", "Majákem", "m"),
    "peasant_revolt": Noun("Selská vzpoura", "Selské vzpoury", "Selskou vzpouru", "Selskou vzpourou", "f"),
    "grand_tournament": Noun(
        "Velký rytířský turnaj",
        "Velkého rytířského turnaje",
        "Velký rytířský turnaj",
        "Velkým rytířským turnajem",
        "m",
    ),
    "calm_sea": Noun("Klidné moře", "Klidného moře", "Klidné moře", "Klidným mořem", "n"),
    "great_mayor": Noun(
        "Velký starosta", "Velkého starosty", "Velkého starostu", "Velkým starostou", "m", animate=True
    ),
    "trade_monopoly": Noun(
        "Obchodní monopol", "Obchodního monopolu", "Obchodní monopol", "Obchodním monopolem", "m"
    ),
    "pawnbroker": Noun(
        "Majitel zastavárny",
        "Majitele zastavárny",
        "Majitele zastavárny",
        "Majitelem zastavárny",
        "m",
        animate=True,
    ),
}
"""Card id -> its name with its cases."""

"""The names of the cards of Trade & Change, in Slovak."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["TRADE_NOUNS"]

TRADE_NOUNS: Final[dict[str, Noun]] = {
    "trading_post": Noun(
        "Obchodná stanica", "Obchodnej stanice", "Obchodnú stanicu", "Obchodnou stanicou", "f"
    ),
    "stud_farm": Noun("Žrebčín", "Žrebčína", "Žrebčín", "Žrebčínom", "m"),
    "goldsmith": Noun("Zlatníctvo", "Zlatníctva", "Zlatníctvo", "Zlatníctvom", "n"),
    "lothar": Noun(
        "Lothar opilec", "Lothara opilca", "Lothara opilca", "Lotharom opilcom", "m", animate=True
    ),
    "richard": Noun(
        "Richard Pomstiteľ",
        "Richarda Pomstiteľa",
        "Richarda Pomstiteľa",
        "Richardom Pomstiteľom",
        "m",
        animate=True,
    ),
    "robber_baron_castle": Noun("Lúpežný hrad", "Lúpežného hradu", "Lúpežný hrad", "Lúpežným hradom", "m"),
    "wheelwright": Noun("Kolár", "Kolára", "Kolára", "Kolárom", "m", animate=True),
    "inn": Noun("Hostinec", "Hostinca", "Hostinec", "Hostincom", "m"),
    "shipyard": Noun("Lodenica", "Lodenice", "Lodenicu", "Lodenicou", "f"),
    "dye_works": Noun("Farbiareň", "Farbiarne", "Farbiareň", "Farbiarňou", "f"),
    "art_smithy": Noun(
        "Umelecká kováčňa", "Umeleckej kováčne", "Umeleckú kováčňu", "Umeleckou kováčňou", "f"
    ),
    "distillery": Noun("Pálenica", "Pálenice", "Pálenicu", "Pálenicou", "f"),
    "great_bazaar": Noun("Veľký trh", "Veľkého trhu", "Veľký trh", "Veľkým trhom", "m"),
    "great_tournament_ground": Noun(
        "Veľké kolbisko", "Veľkého kolbiska", "Veľké kolbisko", "Veľkým kolbiskom", "n"
    ),
    "produce_store": Noun("Sklad naturálií", "Skladu naturálií", "Sklad naturálií", "Skladom naturálií", "m"),
    "treasure_vault": Noun("Pokladnica", "Pokladnice", "Pokladnicu", "Pokladnicou", "f"),
    "trade_fair": Noun("Obchodný veľtrh", "Obchodného veľtrhu", "Obchodný veľtrh", "Obchodným veľtrhom", "m"),
    "hanse": Noun("Hanza", "Hanzy", "Hanzu", "Hanzou", "f"),
    "lighthouse": Noun("Maják", "Majáka", "Maják", "Majákom", "m"),
    "peasant_revolt": Noun(
        "Sedliacka vzbura", "Sedliackej vzbury", "Sedliacku vzburu", "Sedliackou vzburou", "f"
    ),
    "grand_tournament": Noun(
        "Veľký rytiersky turnaj",
        "Veľkého rytierskeho turnaja",
        "Veľký rytiersky turnaj",
        "Veľkým rytierskym turnajom",
        "m",
    ),
    "calm_sea": Noun("Pokojné more", "Pokojného mora", "Pokojné more", "Pokojným morom", "n"),
    "great_mayor": Noun(
        "Veľký starosta", "Veľkého starostu", "Veľkého starostu", "Veľkým starostom", "m", animate=True
    ),
    "trade_monopoly": Noun(
        "Obchodný monopol", "Obchodného monopolu", "Obchodný monopol", "Obchodným monopolom", "m"
    ),
    "pawnbroker": Noun(
        "Majiteľ záložne", "Majiteľa záložne", "Majiteľa záložne", "Majiteľom záložne", "m", animate=True
    ),
}
"""Card id -> its name with its cases."""

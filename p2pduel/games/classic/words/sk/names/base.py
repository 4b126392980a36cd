"""The names of the cards of the base set, in Slovak."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["BASE_NOUNS"]

BASE_NOUNS: Final[dict[str, Noun]] = {
    "road": Noun("Cesta", "Cesty", "Cestu", "Cestou", "f"),
    "settlement": Noun("Dedina", "Dediny", "Dedinu", "Dedinou", "f"),
    "city": Noun("Mesto", "Mesta", "Mesto", "Mestom", "n"),
    "forest": Noun("Les", "Lesa", "Les", "Lesom", "m"),
    "pasture": Noun("Pastvina", "Pastviny", "Pastvinu", "Pastvinou", "f"),
    "hills": Noun("Vrchovina", "Vrchoviny", "Vrchovinu", "Vrchovinou", "f"),
    "mountains": Noun("Pohorie", "Pohoria", "Pohorie", "Pohorím", "n"),
    "fields": Noun("Pole", "Poľa", "Pole", "Poľom", "n"),
    "gold_field": Noun(
        "Zlatonosná rieka", "Zlatonosnej rieky", "Zlatonosnú rieku", "Zlatonosnou riekou", "f"
    ),
    "alchemist": Noun("Alchymista", "Alchymistu", "Alchymistu", "Alchymistom", "m", animate=True),
    "arsonist": Noun("Podpaľač", "Podpaľača", "Podpaľača", "Podpaľačom", "m", animate=True),
    "bishop": Noun("Biskup", "Biskupa", "Biskupa", "Biskupom", "m", animate=True),
    "black_knight": Noun(
        "Čierny rytier", "Čierneho rytiera", "Čierneho rytiera", "Čiernym rytierom", "m", animate=True
    ),
    "brigands": Noun("Prepadnutie", "Prepadnutia", "Prepadnutie", "Prepadnutím", "n"),
    "caravan": Noun("Karavána", "Karavány", "Karavánu", "Karavánou", "f"),
    "herb_woman": Noun("Bylinkárka", "Bylinkárky", "Bylinkárku", "Bylinkárkou", "f", animate=True),
    "merchant": Noun("Obchodník", "Obchodníka", "Obchodníka", "Obchodníkom", "m", animate=True),
    "scout": Noun("Vyzvedač", "Vyzvedača", "Vyzvedača", "Vyzvedačom", "m", animate=True),
    "spy": Noun("Špión", "Špióna", "Špióna", "Špiónom", "m", animate=True),
    "civil_war": Noun("Občianska vojna", "Občianskej vojny", "Občiansku vojnu", "Občianskou vojnou", "f"),
    "conflict": Noun("Konflikt", "Konfliktu", "Konflikt", "Konfliktom", "m"),
    "master_builder": Noun("Staviteľ", "Staviteľa", "Staviteľa", "Staviteľom", "m", animate=True),
    "plague": Noun("Mor", "Moru", "Mor", "Morom", "m"),
    "productive_year": Noun("Bohatý rok", "Bohatého roka", "Bohatý rok", "Bohatým rokom", "m"),
    "progress": Noun("Pokrok", "Pokroku", "Pokrok", "Pokrokom", "m"),
    "year_end": Noun("Nový rok", "Nového roka", "Nový rok", "Novým rokom", "m"),
    "abbey": Noun("Kláštor", "Kláštora", "Kláštor", "Kláštorom", "m"),
    "garrison": Noun("Opevnený sklad", "Opevneného skladu", "Opevnený sklad", "Opevneným skladom", "m"),
    "smithy": Noun("Kováčňa", "Kováčne", "Kováčňu", "Kováčňou", "f"),
    "brick_factory": Noun("Tehelňa", "Tehelne", "Tehelňu", "Tehelňou", "f"),
    "foundry": Noun("Zlievareň", "Zlievarne", "Zlievareň", "Zlievarňou", "f"),
    "grain_mill": Noun("Obilný mlyn", "Obilného mlyna", "Obilný mlyn", "Obilným mlynom", "m"),
    "sawmill": Noun("Píla", "Píly", "Pílu", "Pílou", "f"),
    "woolen_mill": Noun("Pradiareň", "Pradiarne", "Pradiareň", "Pradiarňou", "f"),
    "fleet_brick": Noun(
        "Obchodná flotila s tehlami",
        "Obchodnej flotily s tehlami",
        "Obchodnú flotilu s tehlami",
        "Obchodnou flotilou s tehlami",
        "f",
    ),
    "fleet_gold": Noun(
        "Obchodná flotila so zlatom",
        "Obchodnej flotily so zlatom",
        "Obchodnú flotilu so zlatom",
        "Obchodnou flotilou so zlatom",
        "f",
    ),
    "fleet_grain": Noun(
        "Obchodná flotila s obilím",
        "Obchodnej flotily s obilím",
        "Obchodnú flotilu s obilím",
        "Obchodnou flotilou s obilím",
        "f",
    ),
    "fleet_lumber": Noun(
        "Obchodná flotila s drevom",
        "Obchodnej flotily s drevom",
        "Obchodnú flotilu s drevom",
        "Obchodnou flotilou s drevom",
        "f",
    ),
    "fleet_ore": Noun(
        "Obchodná flotila s rudou",
        "Obchodnej flotily s rudou",
        "Obchodnú flotilu s rudou",
        "Obchodnou flotilou s rudou",
        "f",
    ),
    "fleet_wool": Noun(
        "Obchodná flotila s vlnou",
        "Obchodnej flotily s vlnou",
        "Obchodnú flotilu s vlnou",
        "Obchodnou flotilou s vlnou",
        "f",
    ),
    "conrad": Noun(
        "Konrád Hbitý", "Konráda Hbitého", "Konráda Hbitého", "Konrádom Hbitým", "m", animate=True
    ),
    "falk": Noun("Falk Krásny", "Falka Krásneho", "Falka Krásneho", "Falkom Krásnym", "m", animate=True),
    "gotz": Noun(
        "Götz Železná päsť",
        "Götza Železnej päste",
        "Götza Železnú päsť",
        "Götzom Železnou päsťou",
        "m",
        animate=True,
    ),
    "hagen": Noun("Hagen Temný", "Hagena Temného", "Hagena Temného", "Hagenom Temným", "m", animate=True),
    "karl": Noun("Karol Silný", "Karola Silného", "Karola Silného", "Karolom Silným", "m", animate=True),
    "otto": Noun("Otto Berserk", "Otta Berserka", "Otta Berserka", "Ottom Berserkom", "m", animate=True),
    "pippin": Noun(
        "Pipin Krátky", "Pipina Krátkeho", "Pipina Krátkeho", "Pipinom Krátkym", "m", animate=True
    ),
    "siegfried": Noun(
        "Sigfrid Bezzemok", "Sigfrida Bezzemka", "Sigfrida Bezzemka", "Sigfridom Bezzemkom", "m", animate=True
    ),
    "walter": Noun(
        "Walter Odpadlík", "Waltera Odpadlíka", "Waltera Odpadlíka", "Walterom Odpadlíkom", "m", animate=True
    ),
    "aqueduct": Noun("Vodáreň", "Vodárne", "Vodáreň", "Vodárňou", "f"),
    "bath_house": Noun("Kúpele", "Kúpeľov", "Kúpele", "Kúpeľmi", "m", plural=True),
    "church": Noun("Kostol", "Kostola", "Kostol", "Kostolom", "m"),
    "colossus": Noun(
        "Katanský monument", "Katanského monumentu", "Katanský monument", "Katanským monumentom", "m"
    ),
    "counting_house": Noun(
        "Obchodná kancelária", "Obchodnej kancelárie", "Obchodnú kanceláriu", "Obchodnou kanceláriou", "f"
    ),
    "harbor": Noun("Prístav", "Prístavu", "Prístav", "Prístavom", "m"),
    "library": Noun("Knižnica", "Knižnice", "Knižnicu", "Knižnicou", "f"),
    "marketplace": Noun("Trh", "Trhu", "Trh", "Trhom", "m"),
    "merchant_guild": Noun(
        "Cech obchodníkov", "Cechu obchodníkov", "Cech obchodníkov", "Cechom obchodníkov", "m"
    ),
    "mint": Noun("Mincovňa", "Mincovne", "Mincovňu", "Mincovňou", "f"),
    "town_hall": Noun("Radnica", "Radnice", "Radnicu", "Radnicou", "f"),
}
"""Card id -> its name with its cases."""

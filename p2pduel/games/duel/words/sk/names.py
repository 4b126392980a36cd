"""The cards' names in Slovak."""

from dataclasses import replace
from functools import cache
from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["NOUNS", "SHORT", "noun"]

NOUNS: Final[dict[str, Noun]] = {
    "road": Noun("Cesta", "Cesty", "Cestu", "Cestou", "f"),
    "settlement": Noun("Dedina", "Dediny", "Dedinu", "Dedinou", "f"),
    "city": Noun("Mesto", "Mesta", "Mesto", "Mestom", "n"),
    "forest": Noun("Les", "Lesa", "Les", "Lesom", "m"),
    "gold_field": Noun(
        "Zlatonosná rieka", "Zlatonosnej rieky", "Zlatonosnú rieku", "Zlatonosnou riekou", "f"
    ),
    "fields": Noun("Pole", "Poľa", "Pole", "Poľom", "n"),
    "hills": Noun("Vrchovina", "Vrchoviny", "Vrchovinu", "Vrchovinou", "f"),
    "pasture": Noun("Pastvina", "Pastviny", "Pastvinu", "Pastvinou", "f"),
    "mountains": Noun("Pohorie", "Pohoria", "Pohorie", "Pohorím", "n"),
    "brigitta": Noun(
        "Brigitta, múdra žena",
        "Brigitty, múdrej ženy",
        "Brigittu, múdru ženu",
        "Brigittou, múdrou ženou",
        "f",
        animate=True,
    ),
    "goldsmith": Noun("Zlatník", "Zlatníka", "Zlatníka", "Zlatníkom", "m", animate=True),
    "merchant_caravan": Noun(
        "Obchodný karavan", "Obchodného karavanu", "Obchodný karavan", "Obchodným karavanom", "m"
    ),
    "scout": Noun("Zved", "Zveda", "Zveda", "Zvedom", "m", animate=True),
    "relocation": Noun("Sťahovanie", "Sťahovania", "Sťahovanie", "Sťahovaním", "n"),
    "brick_factory": Noun("Tehelňa", "Tehelne", "Tehelňu", "Tehelňou", "f"),
    "iron_foundry": Noun("Huta", "Huty", "Hutu", "Hutou", "f"),
    "grain_mill": Noun("Mlyn", "Mlyna", "Mlyn", "Mlynom", "m"),
    "lumber_camp": Noun("Píla", "Píly", "Pílu", "Pílou", "f"),
    "weavers_shop": Noun("Práčovňa", "Práčovne", "Práčovňu", "Práčovňou", "f"),
    "parish_hall": Noun("Obecný dom", "Obecného domu", "Obecný dom", "Obecným domom", "m"),
    "abbey": Noun("Kláštor", "Kláštora", "Kláštor", "Kláštorom", "m"),
    "storehouse": Noun("Sklad", "Skladu", "Sklad", "Skladom", "m"),
    "marketplace": Noun("Trh", "Trhu", "Trh", "Trhom", "m"),
    "toll_bridge": Noun("Colnica", "Colnice", "Colnicu", "Colnicou", "f"),
    "brick_ship": Noun(
        "Obchodná loď s tehlami",
        "Obchodnej lode s tehlami",
        "Obchodnú loď s tehlami",
        "Obchodnou loďou s tehlami",
        "f",
    ),
    "grain_ship": Noun(
        "Obchodná loď s obilím",
        "Obchodnej lode s obilím",
        "Obchodnú loď s obilím",
        "Obchodnou loďou s obilím",
        "f",
    ),
    "ore_ship": Noun(
        "Obchodná loď s rudou",
        "Obchodnej lode s rudou",
        "Obchodnú loď s rudou",
        "Obchodnou loďou s rudou",
        "f",
    ),
    "wool_ship": Noun(
        "Obchodná loď s vlnou",
        "Obchodnej lode s vlnou",
        "Obchodnú loď s vlnou",
        "Obchodnou loďou s vlnou",
        "f",
    ),
    "lumber_ship": Noun(
        "Obchodná loď s drevom",
        "Obchodnej lode s drevom",
        "Obchodnú loď s drevom",
        "Obchodnou loďou s drevom",
        "f",
    ),
    "gold_ship": Noun(
        "Obchodná loď so zlatom",
        "Obchodnej lode so zlatom",
        "Obchodnú loď so zlatom",
        "Obchodnou loďou so zlatom",
        "f",
    ),
    "large_trade_ship": Noun(
        "Veľká obchodná loď", "Veľkej obchodnej lode", "Veľkú obchodnú loď", "Veľkou obchodnou loďou", "f"
    ),
    "austin": Noun("Austin", "Austina", "Austina", "Austinom", "m", animate=True),
    "candamir": Noun("Candamir", "Candamira", "Candamira", "Candamirom", "m", animate=True),
    "harald": Noun("Harald", "Haralda", "Haralda", "Haraldom", "m", animate=True),
    "inga": Noun("Inga", "Ingy", "Ingu", "Ingou", "f", animate=True),
    "osmund": Noun("Osmund", "Osmunda", "Osmunda", "Osmundom", "m", animate=True),
    "siglind": Noun("Siglind", "Siglind", "Siglind", "Siglind", "f", animate=True),
    "fraternal_feuds": Noun("Bratská hádka", "Bratskej hádky", "Bratskú hádku", "Bratskou hádkou", "f"),
    "invention": Noun("Vynález", "Vynálezu", "Vynález", "Vynálezom", "m"),
    "year_of_plenty": Noun("Výnosný rok", "Výnosného roka", "Výnosný rok", "Výnosným rokom", "m"),
    "traveling_merchant": Noun(
        "Obchodník na cestách",
        "Obchodníka na cestách",
        "Obchodníka na cestách",
        "Obchodníkom na cestách",
        "m",
        animate=True,
    ),
    "feud": Noun("Svár", "Sváru", "Svár", "Svárom", "m"),
    "yule": Noun("Vianoce", "Vianoc", "Vianoce", "Vianocami", "f", plural=True),
    "trade_ships_race": Noun(
        "Preteky obchodných lodí",
        "Pretekov obchodných lodí",
        "Preteky obchodných lodí",
        "Pretekmi obchodných lodí",
        "m",
        plural=True,
    ),
    "gudrun": Noun(
        "Gudrun, postrach morí",
        "Gudrun, postrachu morí",
        "Gudrun, postrach morí",
        "Gudrun, postrachom morí",
        "f",
        animate=True,
    ),
    "merchant": Noun("Obchodník", "Obchodníka", "Obchodníka", "Obchodníkom", "m", animate=True),
    "trade_master": Noun(
        "Majster obchodník",
        "Majstra obchodníka",
        "Majstra obchodníka",
        "Majstrom obchodníkom",
        "m",
        animate=True,
    ),
    "brigands": Noun("Lúpežná výprava", "Lúpežnej výpravy", "Lúpežnú výpravu", "Lúpežnou výpravou", "f"),
    "reiner": Noun(
        "Reiner, herold", "Reinera, herolda", "Reinera, herolda", "Reinerom, heroldom", "m", animate=True
    ),
    "gold_cache": Noun("Úkryt pre zlato", "Úkrytu pre zlato", "Úkryt pre zlato", "Úkrytom pre zlato", "m"),
    "pirate_ship": Noun("Pirátska loď", "Pirátskej lode", "Pirátsku loď", "Pirátskou loďou", "f"),
    "moneylender": Noun("Úžerník", "Úžerníka", "Úžerníka", "Úžerníkom", "m", animate=True),
    "harbor": Noun("Prístav", "Prístavu", "Prístav", "Prístavom", "m"),
    "trading_base": Noun(
        "Obchodná kancelária", "Obchodnej kancelárie", "Obchodnú kanceláriu", "Obchodnou kanceláriou", "f"
    ),
    "merchant_guild": Noun(
        "Cech obchodníkov", "Cechu obchodníkov", "Cech obchodníkov", "Cechom obchodníkov", "m"
    ),
    "mint": Noun("Mincovňa", "Mincovne", "Mincovňu", "Mincovňou", "f"),
    "salt_silo": Noun("Zásobáreň soli", "Zásobárne soli", "Zásobáreň soli", "Zásobárňou soli", "f"),
    "staple_house": Noun("Sklad tovaru", "Skladu tovaru", "Sklad tovaru", "Skladom tovaru", "m"),
    "gift_for_the_prince": Noun("Dar kniežaťu", "Daru kniežaťu", "Dar kniežaťu", "Darom kniežaťu", "m"),
    "voyage_of_plunder": Noun(
        "Plavba za korisťou", "Plavby za korisťou", "Plavbu za korisťou", "Plavbou za korisťou", "f"
    ),
    "archer": Noun("Lukostrelec", "Lukostrelca", "Lukostrelca", "Lukostrelcom", "m", animate=True),
    "arsonist": Noun("Podpaľač", "Podpaľača", "Podpaľača", "Podpaľačom", "m", animate=True),
    "sebastian": Noun(
        "Sebastián, potulný kazateľ",
        "Sebastiána, potulného kazateľa",
        "Sebastiána, potulného kazateľa",
        "Sebastiánom, potulným kazateľom",
        "m",
        animate=True,
    ),
    "traitor": Noun("Zradca", "Zradcu", "Zradcu", "Zradcom", "m", animate=True),
    "lookout_tower": Noun("Pozorovateľňa", "Pozorovateľne", "Pozorovateľňu", "Pozorovateľňou", "f"),
    "drill_ground": Noun("Cvičisko", "Cvičiska", "Cvičisko", "Cvičiskom", "n"),
    "carl_forkbeard": Noun(
        "Karol Rozvetvený fúz",
        "Karola Rozvetveného fúza",
        "Karola Rozvetveného fúza",
        "Karolom Rozvetveným fúzom",
        "m",
        animate=True,
    ),
    "heinrich": Noun(
        "Heinrich, strážca",
        "Heinricha, strážcu",
        "Heinricha, strážcu",
        "Heinrichom, strážcom",
        "m",
        animate=True,
    ),
    "irmgard": Noun(
        "Irmgard, strážkyňa svetla",
        "Irmgard, strážkyne svetla",
        "Irmgard, strážkyňu svetla",
        "Irmgard, strážkyňou svetla",
        "f",
        animate=True,
    ),
    "fairgrounds": Noun(
        "Miesto na konanie osláv",
        "Miesta na konanie osláv",
        "Miesto na konanie osláv",
        "Miestom na konanie osláv",
        "n",
    ),
    "fire_brigade": Noun(
        "Požiarna zbrojnica", "Požiarnej zbrojnice", "Požiarnu zbrojnicu", "Požiarnou zbrojnicou", "f"
    ),
    "large_festival_hall": Noun(
        "Veľká slávnostná sieň",
        "Veľkej slávnostnej siene",
        "Veľkú slávnostnú sieň",
        "Veľkou slávnostnou sieňou",
        "f",
    ),
    "chapel": Noun("Kaplnka", "Kaplnky", "Kaplnku", "Kaplnkou", "f"),
    "hedge_tavern": Noun("Krčma", "Krčmy", "Krčmu", "Krčmou", "f"),
    "tithe_barn": Noun(
        "Stodola na desiatky", "Stodoly na desiatky", "Stodolu na desiatky", "Stodolou na desiatky", "f"
    ),
    "riots": Noun("Rebélia", "Rebélie", "Rebéliu", "Rebéliou", "f"),
    "benjamin": Noun(
        "Benjamín, potulný učiteľ",
        "Benjamína, potulného učiteľa",
        "Benjamína, potulného učiteľa",
        "Benjamínom, potulným učiteľom",
        "m",
        animate=True,
    ),
    "three_field_system": Noun(
        "Trojpoľné hospodárstvo",
        "Trojpoľného hospodárstva",
        "Trojpoľné hospodárstvo",
        "Trojpoľným hospodárstvom",
        "n",
    ),
    "mineral_mining": Noun("Stavba slojov", "Stavby slojov", "Stavbu slojov", "Stavbou slojov", "f"),
    "guido": Noun(
        "Guido, veľvyslanec",
        "Guida, veľvyslanca",
        "Guida, veľvyslanca",
        "Guidom, veľvyslancom",
        "m",
        animate=True,
    ),
    "gustav": Noun(
        "Gustáv, knihovník",
        "Gustáva, knihovníka",
        "Gustáva, knihovníka",
        "Gustávom, knihovníkom",
        "m",
        animate=True,
    ),
    "doctor": Noun("Doktor", "Doktora", "Doktora", "Doktorom", "m", animate=True),
    "chief_cannoneer": Noun("Kanonier", "Kanoniera", "Kanoniera", "Kanonierom", "m", animate=True),
    "pharmacy": Noun("Lekáreň", "Lekárne", "Lekáreň", "Lekárňou", "f"),
    "bath_house": Noun("Kúpele", "Kúpeľov", "Kúpele", "Kúpeľmi", "m", plural=True),
    "building_crane": Noun(
        "Stavebný žeriav", "Stavebného žeriava", "Stavebný žeriav", "Stavebným žeriavom", "m"
    ),
    "library": Noun("Knižnica", "Knižnice", "Knižnicu", "Knižnicou", "f"),
    "parliament": Noun("Snemovňa", "Snemovne", "Snemovňu", "Snemovňou", "f"),
    "town_hall": Noun("Radnica", "Radnice", "Radnicu", "Radnicou", "f"),
    "university": Noun("Univerzita", "Univerzity", "Univerzitu", "Univerzitou", "f"),
    "plague": Noun("Mor", "Moru", "Mor", "Morom", "m"),
}
"""Card id -> its name with their cases."""

SHORT: Final[dict[str, str]] = {
    "brigitta": "Brigitta",
    "gudrun": "Gudrun",
    "reiner": "Reiner",
    "sebastian": "Sebastián",
    "heinrich": "Heinrich",
    "irmgard": "Irmgard",
    "benjamin": "Benjamín",
    "guido": "Guido",
    "gustav": "Gustáv",
}
"""The names of those that have a title somewhere, without it where a comma goes before it."""


@cache
def noun(face: str) -> Noun:
    """The name on a face: a region has its number, and so no article; a Chapel has what it protects."""
    ident, _, figure = face.partition("-")
    if not figure or ident not in NOUNS:
        return NOUNS[ident] if ident in NOUNS else Noun(face, face, face, face)
    numbered = NOUNS[ident].with_number(figure.replace("-", "–"))
    return numbered if "-" in figure else replace(numbered, proper=True)

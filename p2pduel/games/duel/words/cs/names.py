"""The cards' names in Czech."""

from dataclasses import replace
from functools import cache
from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["NOUNS", "SHORT", "noun"]

NOUNS: Final[dict[str, Noun]] = {
    "road": Noun("Cesta", "Cesty", "Cestu", "Cestou", "f"),
    "settlement": Noun("Vesnice", "Vesnice", "Vesnici", "Vesnicí", "f"),
    "city": Noun("Město", "Města", "Město", "Městem", "n"),
    "forest": Noun("Les", "Lesa", "Les", "Lesem", "m"),
    "gold_field": Noun("Zlatonosná řeka", "Zlatonosné řeky", "Zlatonosnou řeku", "Zlatonosnou řekou", "f"),
    "fields": Noun("Pole", "Pole", "Pole", "Polem", "n"),
    "hills": Noun("Vrchovina", "Vrchoviny", "Vrchovinu", "Vrchovinou", "f"),
    "pasture": Noun("Pastvina", "Pastviny", "Pastvinu", "Pastvinou", "f"),
    "mountains": Noun("Pohoří", "Pohoří", "Pohoří", "Pohořím", "n"),
    "brigitta": Noun(
        "Brigitta, moudrá žena",
        "Brigitty, moudré ženy",
        "Brigittu, moudrou ženu",
        "Brigittou, moudrou ženou",
        "f",
        animate=True,
    ),
    "goldsmith": Noun("Zlatník", "Zlatníka", "Zlatníka", "Zlatníkem", "m", animate=True),
    "merchant_caravan": Noun(
        "Obchodní karavana", "Obchodní karavany", "Obchodní karavanu", "Obchodní karavanou", "f"
    ),
    "scout": Noun("Zvěd", "Zvěda", "Zvěda", "Zvědem", "m", animate=True),
    "relocation": Noun("Stěhování", "Stěhování", "Stěhování", "Stěhováním", "n"),
    "brick_factory": Noun("Cihelna", "Cihelny", "Cihelnu", "Cihelnou", "f"),
    "iron_foundry": Noun("Huť", "Huti", "Huť", "Hutí", "f"),
    "grain_mill": Noun("Mlýn", "Mlýna", "Mlýn", "Mlýnem", "m"),
    "lumber_camp": Noun("Pila", "Pily", "Pilu", "Pilou", "f"),
    "weavers_shop": Noun("Přádelna", "Přádelny", "Přádelnu", "Přádelnou", "f"),
    "parish_hall": Noun("Obecní dům", "Obecního domu", "Obecní dům", "Obecním domem", "m"),
    "abbey": Noun("Klášter", "Kláštera", "Klášter", "Klášterem", "m"),
    "storehouse": Noun("Skladiště", "Skladiště", "Skladiště", "Skladištěm", "n"),
    "marketplace": Noun("Tržiště", "Tržiště", "Tržiště", "Tržištěm", "n"),
    "toll_bridge": Noun("Celnice", "Celnice", "Celnici", "Celnicí", "f"),
    "brick_ship": Noun(
        "Obchodní loď s cihlami",
        "Obchodní lodi s cihlami",
        "Obchodní loď s cihlami",
        "Obchodní lodí s cihlami",
        "f",
    ),
    "grain_ship": Noun(
        "Obchodní loď s obilím",
        "Obchodní lodi s obilím",
        "Obchodní loď s obilím",
        "Obchodní lodí s obilím",
        "f",
    ),
    "ore_ship": Noun(
        "Obchodní loď s rudou", "Obchodní lodi s rudou", "Obchodní loď s rudou", "Obchodní lodí s rudou", "f"
    ),
    "wool_ship": Noun(
        "Obchodní loď s vlnou", "Obchodní lodi s vlnou", "Obchodní loď s vlnou", "Obchodní lodí s vlnou", "f"
    ),
    "lumber_ship": Noun(
        "Obchodní loď se dřevem",
        "Obchodní lodi se dřevem",
        "Obchodní loď se dřevem",
        "Obchodní lodí se dřevem",
        "f",
    ),
    "gold_ship": Noun(
        "Obchodní loď se zlatem",
        "Obchodní lodi se zlatem",
        "Obchodní loď se zlatem",
        "Obchodní lodí se zlatem",
        "f",
    ),
    "large_trade_ship": Noun(
        "Velká obchodní loď", "Velké obchodní lodi", "Velkou obchodní loď", "Velkou obchodní lodí", "f"
    ),
    "austin": Noun("Austin", "Austina", "Austina", "Austinem", "m", animate=True),
    "candamir": Noun("Candamir", "Candamira", "Candamira", "Candamirem", "m", animate=True),
    "harald": Noun("Harald", "Haralda", "Haralda", "Haraldem", "m", animate=True),
    "inga": Noun("Inga", "Ingy", "Ingu", "Ingou", "f", animate=True),
    "osmund": Noun("Osmund", "Osmunda", "Osmunda", "Osmundem", "m", animate=True),
    "siglind": Noun("Siglind", "Siglind", "Siglind", "Siglind", "f", animate=True),
    "fraternal_feuds": Noun("Bratrská hádka", "Bratrské hádky", "Bratrskou hádku", "Bratrskou hádkou", "f"),
    "invention": Noun("Vynález", "Vynálezu", "Vynález", "Vynálezem", "m"),
    "year_of_plenty": Noun("Výnosný rok", "Výnosného roku", "Výnosný rok", "Výnosným rokem", "m"),
    "traveling_merchant": Noun(
        "Obchodník na cestách",
        "Obchodníka na cestách",
        "Obchodníka na cestách",
        "Obchodníkem na cestách",
        "m",
        animate=True,
    ),
    "feud": Noun("Svár", "Sváru", "Svár", "Svárem", "m"),
    "yule": Noun("Vánoce", "Vánoc", "Vánoce", "Vánocemi", "f", plural=True),
    "trade_ships_race": Noun(
        "Závod obchodních lodí",
        "Závodu obchodních lodí",
        "Závod obchodních lodí",
        "Závodem obchodních lodí",
        "m",
    ),
    "gudrun": Noun(
        "Gudrun, postrach moří",
        "Gudrun, postrachu moří",
        "Gudrun, postrach moří",
        "Gudrun, postrachem moří",
        "f",
        animate=True,
    ),
    "merchant": Noun("Obchodník", "Obchodníka", "Obchodníka", "Obchodníkem", "m", animate=True),
    "trade_master": Noun(
        "Mistr obchodník", "Mistra obchodníka", "Mistra obchodníka", "Mistrem obchodníkem", "m", animate=True
    ),
    "brigands": Noun("Loupežná výprava", "Loupežné výpravy", "Loupežnou výpravu", "Loupežnou výpravou", "f"),
    "reiner": Noun(
        "Reiner, herold", "Reinera, herolda", "Reinera, herolda", "Reinerem, heroldem", "m", animate=True
    ),
    "gold_cache": Noun("Úkryt pro zlato", "Úkrytu pro zlato", "Úkryt pro zlato", "Úkrytem pro zlato", "m"),
    "pirate_ship": Noun("Pirátská loď", "Pirátské lodi", "Pirátskou loď", "Pirátskou lodí", "f"),
    "moneylender": Noun("Lichvář", "Lichváře", "Lichváře", "Lichvářem", "m", animate=True),
    "harbor": Noun("Přístav", "Přístavu", "Přístav", "Přístavem", "m"),
    "trading_base": Noun(
        "Obchodní kancelář", "Obchodní kanceláře", "Obchodní kancelář", "Obchodní kanceláří", "f"
    ),
    "merchant_guild": Noun(
        "Cech obchodníků", "Cechu obchodníků", "Cech obchodníků", "Cechem obchodníků", "m"
    ),
    "mint": Noun("Mincovna", "Mincovny", "Mincovnu", "Mincovnou", "f"),
    "salt_silo": Noun("Zásobárna soli", "Zásobárny soli", "Zásobárnu soli", "Zásobárnou soli", "f"),
    "staple_house": Noun("Sklad zboží", "Skladu zboží", "Sklad zboží", "Skladem zboží", "m"),
    "gift_for_the_prince": Noun("Dar knížeti", "Daru knížeti", "Dar knížeti", "Darem knížeti", "m"),
    "voyage_of_plunder": Noun(
        "Plavba za kořistí", "Plavby za kořistí", "Plavbu za kořistí", "Plavbou za kořistí", "f"
    ),
    "archer": Noun("Lučištník", "Lučištníka", "Lučištníka", "Lučištníkem", "m", animate=True),
    "arsonist": Noun("Žhář", "Žháře", "Žháře", "Žhářem", "m", animate=True),
    "sebastian": Noun(
        "Sebastian, potulný kazatel",
        "Sebastiana, potulného kazatele",
        "Sebastiana, potulného kazatele",
        "Sebastianem, potulným kazatelem",
        "m",
        animate=True,
    ),
    "traitor": Noun("Zrádce", "Zrádce", "Zrádce", "Zrádcem", "m", animate=True),
    "lookout_tower": Noun("Pozorovatelna", "Pozorovatelny", "Pozorovatelnu", "Pozorovatelnou", "f"),
    "drill_ground": Noun("Cvičiště", "Cvičiště", "Cvičiště", "Cvičištěm", "n"),
    "carl_forkbeard": Noun(
        "Carl Rozvětvený Vous",
        "Carla Rozvětveného Vouse",
        "Carla Rozvětveného Vouse",
        "Carlem Rozvětveným Vousem",
        "m",
        animate=True,
    ),
    "heinrich": Noun(
        "Heinrich, strážce",
        "Heinricha, strážce",
        "Heinricha, strážce",
        "Heinrichem, strážcem",
        "m",
        animate=True,
    ),
    "irmgard": Noun(
        "Irmgard, strážkyně světla",
        "Irmgard, strážkyně světla",
        "Irmgard, strážkyni světla",
        "Irmgard, strážkyní světla",
        "f",
        animate=True,
    ),
    "fairgrounds": Noun(
        "Místo pro konání oslav",
        "Místa pro konání oslav",
        "Místo pro konání oslav",
        "Místem pro konání oslav",
        "n",
    ),
    "fire_brigade": Noun(
        "Požární zbrojnice", "Požární zbrojnice", "Požární zbrojnici", "Požární zbrojnicí", "f"
    ),
    "large_festival_hall": Noun(
        "Velká slavnostní síň",
        "Velké slavnostní síně",
        "Velkou slavnostní síň",
        "Velkou slavnostní síní",
        "f",
    ),
    "chapel": Noun("Kaple", "Kaple", "Kapli", "Kaplí", "f"),
    "hedge_tavern": Noun("Špeluňka", "Špeluňky", "Špeluňku", "Špeluňkou", "f"),
    "tithe_barn": Noun(
        "Stodola na desátky", "Stodoly na desátky", "Stodolu na desátky", "Stodolou na desátky", "f"
    ),
    "riots": Noun("Rebelie", "Rebelie", "Rebelii", "Rebelií", "f"),
    "benjamin": Noun(
        "Benjamin, potulný učitel",
        "Benjamina, potulného učitele",
        "Benjamina, potulného učitele",
        "Benjaminem, potulným učitelem",
        "m",
        animate=True,
    ),
    "three_field_system": Noun(
        "Trojpolní hospodářství",
        "Trojpolního hospodářství",
        "Trojpolní hospodářství",
        "Trojpolním hospodářstvím",
        "n",
    ),
    "mineral_mining": Noun("Stavba slojí", "Stavby slojí", "Stavbu slojí", "Stavbou slojí", "f"),
    "guido": Noun(
        "Guido, velvyslanec",
        "Guida, velvyslance",
        "Guida, velvyslance",
        "Guidem, velvyslancem",
        "m",
        animate=True,
    ),
    "gustav": Noun(
        "Gustav, knihovník",
        "Gustava, knihovníka",
        "Gustava, knihovníka",
        "Gustavem, knihovníkem",
        "m",
        animate=True,
    ),
    "doctor": Noun("Doktor", "Doktora", "Doktora", "Doktorem", "m", animate=True),
    "chief_cannoneer": Noun("Kanonýr", "Kanonýra", "Kanonýra", "Kanonýrem", "m", animate=True),
    "pharmacy": Noun("Lékárna", "Lékárny", "Lékárnu", "Lékárnou", "f"),
    "bath_house": Noun("Lázně", "Lázní", "Lázně", "Lázněmi", "f", plural=True),
    "building_crane": Noun("Stavební jeřáb", "Stavebního jeřábu", "Stavební jeřáb", "Stavebním jeřábem", "m"),
    "library": Noun("Knihovna", "Knihovny", "Knihovnu", "Knihovnou", "f"),
    "parliament": Noun("Sněmovna", "Sněmovny", "Sněmovnu", "Sněmovnou", "f"),
    "town_hall": Noun("Radnice", "Radnice", "Radnici", "Radnicí", "f"),
    "university": Noun("Univerzita", "Univerzity", "Univerzitu", "Univerzitou", "f"),
    "plague": Noun("Mor", "Moru", "Mor", "Morem", "m"),
}
"""Card id -> its name with their cases."""

SHORT: Final[dict[str, str]] = {
    "brigitta": "Brigitta",
    "gudrun": "Gudrun",
    "reiner": "Reiner",
    "sebastian": "Sebastian",
    "heinrich": "Heinrich",
    "irmgard": "Irmgard",
    "benjamin": "Benjamin",
    "guido": "Guido",
    "gustav": "Gustav",
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

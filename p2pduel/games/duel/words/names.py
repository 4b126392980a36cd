"""The cards' names in English, German, Czech and Slovak."""

from typing import Final

__all__ = ["LANGUAGES", "NAMES", "speak", "spoken"]

LANGUAGES: Final = ("en", "de", "cs", "sk")
"""The languages of the table, in its column order."""

_spoken = ["en"]


def speak(language: str) -> None:
    """Name cards in this language from now on, wherever no other is asked for."""
    if language not in LANGUAGES:
        raise ValueError(f"cards have no names in {language!r}")
    _spoken[0] = language


def spoken() -> str:
    """The language cards are named in."""
    return _spoken[0]


NAMES: Final[dict[str, tuple[str, str, str, str]]] = {
    "road": ("Road", "Straße", "Cesta", "Cesta"),
    "settlement": ("Settlement", "Siedlung", "Vesnice", "Dedina"),
    "city": ("City", "Stadt", "Město", "Mesto"),
    "forest": ("Forest", "Wald", "Les", "Les"),
    "gold_field": ("Gold Field", "Goldfluss", "Zlatonosná řeka", "Zlatonosná rieka"),
    "fields": ("Fields", "Ackerland", "Pole", "Pole"),
    "hills": ("Hills", "Hügelland", "Vrchovina", "Vrchovina"),
    "pasture": ("Pasture", "Weideland", "Pastvina", "Pastvina"),
    "mountains": ("Mountains", "Gebirge", "Pohoří", "Pohorie"),
    "brigitta": (
        "Brigitta, the Wise Woman",
        "Brigitta, die weise Frau",
        "Brigitta, moudrá žena",
        "Brigitta, múdra žena",
    ),
    "goldsmith": ("Goldsmith", "Goldschmied", "Zlatník", "Zlatník"),
    "merchant_caravan": ("Merchant Caravan", "Kaufmannszug", "Obchodní karavana", "Obchodný karavan"),
    "scout": ("Scout", "Kundschafter", "Zvěd", "Zved"),
    "relocation": ("Relocation", "Umzug", "Stěhování", "Sťahovanie"),
    "brick_factory": ("Brick Factory", "Ziegelbrennerei", "Cihelna", "Tehelňa"),
    "iron_foundry": ("Iron Foundry", "Eisenschmelze", "Huť", "Huta"),
    "grain_mill": ("Grain Mill", "Getreidemühle", "Mlýn", "Mlyn"),
    "lumber_camp": ("Lumber Camp", "Holzfällerlager", "Pila", "Píla"),
    "weavers_shop": ("Weaver's Shop", "Webstube", "Přádelna", "Práčovňa"),
    "parish_hall": ("Parish Hall", "Gemeindehaus", "Obecní dům", "Obecný dom"),
    "abbey": ("Abbey", "Kloster", "Klášter", "Kláštor"),
    "storehouse": ("Storehouse", "Lagerstätte", "Skladiště", "Sklad"),
    "marketplace": ("Marketplace", "Markt", "Tržiště", "Trh"),
    "toll_bridge": ("Toll Bridge", "Zollbrücke", "Celnice", "Colnica"),
    "brick_ship": ("Brick Ship", "Lehm-Handelsschiff", "Obchodní loď s cihlami", "Obchodná loď s tehlami"),
    "grain_ship": ("Grain Ship", "Getreide-Handelsschiff", "Obchodní loď s obilím", "Obchodná loď s obilím"),
    "ore_ship": ("Ore Ship", "Erz-Handelsschiff", "Obchodní loď s rudou", "Obchodná loď s rudou"),
    "wool_ship": ("Wool Ship", "Woll-Handelsschiff", "Obchodní loď s vlnou", "Obchodná loď s vlnou"),
    "lumber_ship": ("Lumber Ship", "Holz-Handelsschiff", "Obchodní loď se dřevem", "Obchodná loď s drevom"),
    "gold_ship": ("Gold Ship", "Gold-Handelsschiff", "Obchodní loď se zlatem", "Obchodná loď so zlatom"),
    "large_trade_ship": (
        "Large Trade Ship",
        "Großes Handelsschiff",
        "Velká obchodní loď",
        "Veľká obchodná loď",
    ),
    "austin": ("Austin", "Austin", "Austin", "Austin"),
    "candamir": ("Candamir", "Candamir", "Candamir", "Candamir"),
    "harald": ("Harald", "Harald", "Harald", "Harald"),
    "inga": ("Inga", "Inga", "Inga", "Inga"),
    "osmund": ("Osmund", "Osmund", "Osmund", "Osmund"),
    "siglind": ("Siglind", "Siglind", "Siglind", "Siglind"),
    "fraternal_feuds": ("Fraternal Feuds", "Bruderzwist", "Bratrská hádka", "Bratská hádka"),
    "invention": ("Invention", "Erfindung", "Vynález", "Vynález"),
    "year_of_plenty": ("Year of Plenty", "Ertragreiches Jahr", "Výnosný rok", "Výnosný rok"),
    "traveling_merchant": (
        "Traveling Merchant",
        "Fahrender Händler",
        "Obchodník na cestách",
        "Obchodník na cestách",
    ),
    "feud": ("Feud", "Fehde", "Svár", "Svár"),
    "yule": ("Yule", "Julfest", "Vánoce", "Vianoce"),
    "trade_ships_race": (
        "Trade Ships Race",
        "Wettfahrt der Handelsschiffe",
        "Závod obchodních lodí",
        "Preteky obchodných lodí",
    ),
    "gudrun": (
        "Gudrun, Terror of the Seas",
        "Gudrun, Schrecken der Meere",
        "Gudrun, postrach moří",
        "Gudrun, postrach morí",
    ),
    "merchant": ("Merchant", "Händler", "Obchodník", "Obchodník"),
    "trade_master": ("Trade Master", "Handelsmeister", "Mistr obchodník", "Majster obchodník"),
    "brigands": ("Brigands", "Raubzug", "Loupežná výprava", "Lúpežná výprava"),
    "reiner": ("Reiner the Herald", "Reiner, der Herold", "Reiner, herold", "Reiner, herold"),
    "gold_cache": ("Gold Cache", "Goldversteck", "Úkryt pro zlato", "Úkryt pre zlato"),
    "pirate_ship": ("Pirate Ship", "Kaperschiff", "Pirátská loď", "Pirátska loď"),
    "moneylender": ("Moneylender", "Geldverleiher", "Lichvář", "Úžerník"),
    "harbor": ("Harbor", "Hafen", "Přístav", "Prístav"),
    "trading_base": ("Trading Base", "Handelsstützpunkt", "Obchodní kancelář", "Obchodná kancelária"),
    "merchant_guild": ("Merchant Guild", "Händlergilde", "Cech obchodníků", "Cech obchodníkov"),
    "mint": ("Mint", "Münzstätte", "Mincovna", "Mincovňa"),
    "salt_silo": ("Salt Silo", "Salzspeicher", "Zásobárna soli", "Zásobáreň soli"),
    "staple_house": ("Staple House", "Stapelhaus", "Sklad zboží", "Sklad tovaru"),
    "gift_for_the_prince": ("Gift for the Prince", "Geschenk für den Fürsten", "Dar knížeti", "Dar kniežaťu"),
    "voyage_of_plunder": ("Voyage of Plunder", "Beutefahrt", "Plavba za kořistí", "Plavba za korisťou"),
    "archer": ("Archer", "Bogenschütze", "Lučištník", "Lukostrelec"),
    "arsonist": ("Arsonist", "Feuerteufel", "Žhář", "Podpaľač"),
    "sebastian": (
        "Sebastian the Itinerant Preacher",
        "Sebastian, der Wanderprediger",
        "Sebastian, potulný kazatel",
        "Sebastián, potulný kazateľ",
    ),
    "traitor": ("Traitor", "Verräter", "Zrádce", "Zradca"),
    "lookout_tower": ("Lookout Tower", "Spähturm", "Pozorovatelna", "Pozorovateľňa"),
    "drill_ground": ("Drill Ground", "Übungsplatz", "Cvičiště", "Cvičisko"),
    "carl_forkbeard": ("Carl Forkbeard", "Carl Gabelbart", "Carl Rozvětvený Vous", "Karol Rozvetvený fúz"),
    "heinrich": ("Heinrich the Sentinel", "Heinrich, der Wächter", "Heinrich, strážce", "Heinrich, strážca"),
    "irmgard": (
        "Irmgard, Keeper of the Light",
        "Irmgard, Bewahrerin des Lichts",
        "Irmgard, strážkyně světla",
        "Irmgard, strážkyňa svetla",
    ),
    "fairgrounds": ("Fairgrounds", "Festplatz", "Místo pro konání oslav", "Miesto na konanie osláv"),
    "fire_brigade": ("Fire Brigade", "Feuerwache", "Požární zbrojnice", "Požiarna zbrojnica"),
    "large_festival_hall": (
        "Large Festival Hall",
        "Große Festhalle",
        "Velká slavnostní síň",
        "Veľká slávnostná sieň",
    ),
    "chapel": ("Chapel", "Kapelle", "Kaple", "Kaplnka"),
    "hedge_tavern": ("Hedge Tavern", "Spelunke", "Špeluňka", "Krčma"),
    "tithe_barn": ("Tithe Barn", "Zehntscheuer", "Stodola na desátky", "Stodola na desiatky"),
    "riots": ("Riots", "Unruhen", "Rebelie", "Rebélia"),
    "benjamin": (
        "Benjamin the Traveling Scholar",
        "Benjamin, der fahrende Scholar",
        "Benjamin, potulný učitel",
        "Benjamín, potulný učiteľ",
    ),
    "three_field_system": (
        "Three-Field System",
        "Dreifelderwirtschaft",
        "Trojpolní hospodářství",
        "Trojpoľné hospodárstvo",
    ),
    "mineral_mining": ("Mineral Mining", "Flözbau", "Stavba slojí", "Stavba slojov"),
    "guido": ("Guido the Ambassador", "Guido, der Gesandte", "Guido, velvyslanec", "Guido, veľvyslanec"),
    "gustav": ("Gustav the Librarian", "Gustav, der Bibliothekar", "Gustav, knihovník", "Gustáv, knihovník"),
    "doctor": ("Doctor", "Medicus", "Doktor", "Doktor"),
    "chief_cannoneer": ("Chief Cannoneer", "Geschützmeister", "Kanonýr", "Kanonier"),
    "pharmacy": ("Pharmacy", "Apotheke", "Lékárna", "Lekáreň"),
    "bath_house": ("Bath House", "Badhaus", "Lázně", "Kúpele"),
    "building_crane": ("Building Crane", "Baukran", "Stavební jeřáb", "Stavebný žeriav"),
    "library": ("Library", "Bibliothek", "Knihovna", "Knižnica"),
    "parliament": ("Parliament", "Parlament", "Sněmovna", "Snemovňa"),
    "town_hall": ("Town Hall", "Rathaus", "Radnice", "Radnica"),
    "university": ("University", "Universität", "Univerzita", "Univerzita"),
    "plague": ("Plague", "Seuche", "Mor", "Mor"),
}
"""Card id to its name in each language."""

"""The cards' names in German."""

from dataclasses import replace
from functools import cache
from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["NOUNS", "SHORT", "noun"]

NOUNS: Final[dict[str, Noun]] = {
    "road": Noun("Straße", gender="f"),
    "settlement": Noun("Siedlung", gender="f"),
    "city": Noun("Stadt", gender="f"),
    "forest": Noun("Wald"),
    "gold_field": Noun("Goldfluss"),
    "fields": Noun("Ackerland", gender="n"),
    "hills": Noun("Hügelland", gender="n"),
    "pasture": Noun("Weideland", gender="n"),
    "mountains": Noun("Gebirge", gender="n"),
    "brigitta": Noun("Brigitta, die weise Frau", gender="f", proper=True),
    "goldsmith": Noun("Goldschmied"),
    "merchant_caravan": Noun("Kaufmannszug"),
    "scout": Noun("Kundschafter"),
    "relocation": Noun("Umzug"),
    "brick_factory": Noun("Ziegelbrennerei", gender="f"),
    "iron_foundry": Noun("Eisenschmelze", gender="f"),
    "grain_mill": Noun("Getreidemühle", gender="f"),
    "lumber_camp": Noun("Holzfällerlager", gender="n"),
    "weavers_shop": Noun("Webstube", gender="f"),
    "parish_hall": Noun("Gemeindehaus", gender="n"),
    "abbey": Noun("Kloster", gender="n"),
    "storehouse": Noun("Lagerstätte", gender="f"),
    "marketplace": Noun("Markt"),
    "toll_bridge": Noun("Zollbrücke", gender="f"),
    "brick_ship": Noun("Lehm-Handelsschiff", gender="n"),
    "grain_ship": Noun("Getreide-Handelsschiff", gender="n"),
    "ore_ship": Noun("Erz-Handelsschiff", gender="n"),
    "wool_ship": Noun("Woll-Handelsschiff", gender="n"),
    "lumber_ship": Noun("Holz-Handelsschiff", gender="n"),
    "gold_ship": Noun("Gold-Handelsschiff", gender="n"),
    "large_trade_ship": Noun(
        "Großes Handelsschiff", gender="n", dat="Großen Handelsschiff", weak="Große Handelsschiff"
    ),
    "austin": Noun("Austin", proper=True),
    "candamir": Noun("Candamir", proper=True),
    "harald": Noun("Harald", proper=True),
    "inga": Noun("Inga", gender="f", proper=True),
    "osmund": Noun("Osmund", proper=True),
    "siglind": Noun("Siglind", gender="f", proper=True),
    "fraternal_feuds": Noun("Bruderzwist"),
    "invention": Noun("Erfindung", gender="f"),
    "year_of_plenty": Noun(
        "Ertragreiches Jahr", gender="n", dat="Ertragreichen Jahr", weak="Ertragreiche Jahr"
    ),
    "traveling_merchant": Noun(
        "Fahrender Händler", acc="Fahrenden Händler", dat="Fahrenden Händler", weak="Fahrende Händler"
    ),
    "feud": Noun("Fehde", gender="f"),
    "yule": Noun("Julfest", gender="n"),
    "trade_ships_race": Noun("Wettfahrt der Handelsschiffe", gender="f"),
    "gudrun": Noun("Gudrun, Schrecken der Meere", gender="f", proper=True),
    "merchant": Noun("Händler"),
    "trade_master": Noun("Handelsmeister"),
    "brigands": Noun("Raubzug"),
    "reiner": Noun("Reiner, der Herold", proper=True),
    "gold_cache": Noun("Goldversteck", gender="n"),
    "pirate_ship": Noun("Kaperschiff", gender="n"),
    "moneylender": Noun("Geldverleiher"),
    "harbor": Noun("Hafen"),
    "trading_base": Noun("Handelsstützpunkt"),
    "merchant_guild": Noun("Händlergilde", gender="f"),
    "mint": Noun("Münzstätte", gender="f"),
    "salt_silo": Noun("Salzspeicher"),
    "staple_house": Noun("Stapelhaus", gender="n"),
    "gift_for_the_prince": Noun("Geschenk für den Fürsten", gender="n"),
    "voyage_of_plunder": Noun("Beutefahrt", gender="f"),
    "archer": Noun("Bogenschütze", acc="Bogenschützen", dat="Bogenschützen"),
    "arsonist": Noun("Feuerteufel"),
    "sebastian": Noun("Sebastian, der Wanderprediger", proper=True),
    "traitor": Noun("Verräter"),
    "lookout_tower": Noun("Spähturm"),
    "drill_ground": Noun("Übungsplatz"),
    "carl_forkbeard": Noun("Carl Gabelbart", proper=True),
    "heinrich": Noun("Heinrich, der Wächter", proper=True),
    "irmgard": Noun("Irmgard, Bewahrerin des Lichts", gender="f", proper=True),
    "fairgrounds": Noun("Festplatz"),
    "fire_brigade": Noun("Feuerwache", gender="f"),
    "large_festival_hall": Noun("Große Festhalle", gender="f", dat="Großen Festhalle"),
    "chapel": Noun("Kapelle", gender="f"),
    "hedge_tavern": Noun("Spelunke", gender="f"),
    "tithe_barn": Noun("Zehntscheuer", gender="f"),
    "riots": Noun("Unruhen", gender="f", plural=True),
    "benjamin": Noun("Benjamin, der fahrende Scholar", proper=True),
    "three_field_system": Noun("Dreifelderwirtschaft", gender="f"),
    "mineral_mining": Noun("Flözbau"),
    "guido": Noun("Guido, der Gesandte", proper=True),
    "gustav": Noun("Gustav, der Bibliothekar", proper=True),
    "doctor": Noun("Medicus"),
    "chief_cannoneer": Noun("Geschützmeister"),
    "pharmacy": Noun("Apotheke", gender="f"),
    "bath_house": Noun("Badhaus", gender="n"),
    "building_crane": Noun("Baukran"),
    "library": Noun("Bibliothek", gender="f"),
    "parliament": Noun("Parlament", gender="n"),
    "town_hall": Noun("Rathaus", gender="n"),
    "university": Noun("Universität", gender="f"),
    "plague": Noun("Seuche", gender="f"),
}
"""Card id -> its name."""

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

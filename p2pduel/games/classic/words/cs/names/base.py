"""The names of the cards of the base set, in Czech."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["BASE_NOUNS"]

BASE_NOUNS: Final[dict[str, Noun]] = {
    "road": Noun("Cesta", "Cesty", "Cestu", "Cestou", "f"),
    "settlement": Noun("Vesnice", "Vesnice", "Vesnici", "Vesnicí", "f"),
    "city": Noun("Město", "Města", "Město", "Městem", "n"),
    "forest": Noun("Les", "Lesa", "Les", "Lesem", "m"),
    "pasture": Noun("Pastvina", "Pastviny", "Pastvinu", "Pastvinou", "f"),
    "hills": Noun("Pahorkatina", "Pahorkatiny", "Pahorkatinu", "Pahorkatinou", "f"),
    "mountains": Noun("Hory", "Hor", "Hory", "Horami", "f", plural=True),
    "fields": Noun("Pole", "Pole", "Pole", "Polem", "n"),
    "gold_field": Noun("Zlatonosná řeka", "Zlatonosné řeky", "Zlatonosnou řeku", "Zlatonosnou řekou", "f"),
    "alchemist": Noun("Alchymista", "Alchymisty", "Alchymistu", "Alchymistou", "m", animate=True),
    "arsonist": Noun("Žhář", "Žháře", "Žháře", "Žhářem", "m", animate=True),
    "bishop": Noun("Biskup", "Biskupa", "Biskupa", "Biskupem", "m", animate=True),
    "black_knight": Noun(
        "Černý rytíř", "Černého rytíře", "Černého rytíře", "Černým rytířem", "m", animate=True
    ),
    "brigands": Noun("Přepadení", "Přepadení", "Přepadení", "Přepadením", "n"),
    "caravan": Noun("Karavana", "Karavany", "Karavanu", "Karavanou", "f"),
    # ours: the translation calls her Čarodějnice, as the Witch of the wizards
    "herb_woman": Noun("Bylinkářka", "Bylinkářky", "Bylinkářku", "Bylinkářkou", "f", animate=True),
    "merchant": Noun("Obchodník", "Obchodníka", "Obchodníka", "Obchodníkem", "m", animate=True),
    "scout": Noun("Vyzvědač", "Vyzvědače", "Vyzvědače", "Vyzvědačem", "m", animate=True),
    "spy": Noun("Špion", "Špiona", "Špiona", "Špionem", "m", animate=True),
    "civil_war": Noun("Občanská válka", "Občanské války", "Občanskou válku", "Občanskou válkou", "f"),
    "conflict": Noun("Konflikt", "Konfliktu", "Konflikt", "Konfliktem", "m"),
    "master_builder": Noun("Stavitel", "Stavitele", "Stavitele", "Stavitelem", "m", animate=True),
    "plague": Noun("Mor", "Moru", "Mor", "Morem", "m"),
    "productive_year": Noun("Bohatý rok", "Bohatého roku", "Bohatý rok", "Bohatým rokem", "m"),
    "progress": Noun("Pokrok", "Pokroku", "Pokrok", "Pokrokem", "m"),
    "year_end": Noun("Nový rok", "Nového roku", "Nový rok", "Novým rokem", "m"),
    "abbey": Noun("Klášter", "Kláštera", "Klášter", "Klášterem", "m"),
    "garrison": Noun("Opevněný sklad", "Opevněného skladu", "Opevněný sklad", "Opevněným skladem", "m"),
    "smithy": Noun("Kovárna", "Kovárny", "Kovárnu", "Kovárnou", "f"),
    "brick_factory": Noun("Cihelna", "Cihelny", "Cihelnu", "Cihelnou", "f"),
    "foundry": Noun("Slévárna", "Slévárny", "Slévárnu", "Slévárnou", "f"),
    "grain_mill": Noun("Obilný mlýn", "Obilného mlýna", "Obilný mlýn", "Obilným mlýnem", "m"),
    "sawmill": Noun("Pila", "Pily", "Pilu", "Pilou", "f"),
    "woolen_mill": Noun("Přádelna", "Přádelny", "Přádelnu", "Přádelnou", "f"),
    "fleet_brick": Noun(
        "Hliněná obchodní flotila",
        "Hliněné obchodní flotily",
        "Hliněnou obchodní flotilu",
        "Hliněnou obchodní flotilou",
        "f",
    ),
    "fleet_gold": Noun(
        "Zlatá obchodní flotila",
        "Zlaté obchodní flotily",
        "Zlatou obchodní flotilu",
        "Zlatou obchodní flotilou",
        "f",
    ),
    "fleet_grain": Noun(
        "Obilná obchodní flotila",
        "Obilné obchodní flotily",
        "Obilnou obchodní flotilu",
        "Obilnou obchodní flotilou",
        "f",
    ),
    "fleet_lumber": Noun(
        "Dřevěná obchodní flotila",
        "Dřevěné obchodní flotily",
        "Dřevěnou obchodní flotilu",
        "Dřevěnou obchodní flotilou",
        "f",
    ),
    "fleet_ore": Noun(
        "Rudná obchodní flotila",
        "Rudné obchodní flotily",
        "Rudnou obchodní flotilu",
        "Rudnou obchodní flotilou",
        "f",
    ),
    "fleet_wool": Noun(
        "Ovčí obchodní flotila",
        "Ovčí obchodní flotily",
        "Ovčí obchodní flotilu",
        "Ovčí obchodní flotilou",
        "f",
    ),
    "conrad": Noun(
        "Konrád Hbitý", "Konráda Hbitého", "Konráda Hbitého", "Konrádem Hbitým", "m", animate=True
    ),
    "falk": Noun("Falk Krásný", "Falka Krásného", "Falka Krásného", "Falkem Krásným", "m", animate=True),
    "gotz": Noun(
        "Götz Železná pěst",
        "Götze Železné pěsti",
        "Götze Železnou pěst",
        "Götzem Železnou pěstí",
        "m",
        animate=True,
    ),
    "hagen": Noun("Hagen Temný", "Hagena Temného", "Hagena Temného", "Hagenem Temným", "m", animate=True),
    "karl": Noun("Karel Silný", "Karla Silného", "Karla Silného", "Karlem Silným", "m", animate=True),
    "otto": Noun("Otto Berserk", "Otty Berserka", "Ottu Berserka", "Ottou Berserkem", "m", animate=True),
    "pippin": Noun(
        "Pipin Krátký", "Pipina Krátkého", "Pipina Krátkého", "Pipinem Krátkým", "m", animate=True
    ),
    "siegfried": Noun(
        "Sigfrid Bezzemek", "Sigfrida Bezzemka", "Sigfrida Bezzemka", "Sigfridem Bezzemkem", "m", animate=True
    ),
    "walter": Noun(
        "Walter Odpadlík", "Waltera Odpadlíka", "Waltera Odpadlíka", "Walterem Odpadlíkem", "m", animate=True
    ),
    "aqueduct": Noun("Vodárna", "Vodárny", "Vodárnu", "Vodárnou", "f"),
    "bath_house": Noun("Lázně", "Lázní", "Lázně", "Lázněmi", "f", plural=True),
    "church": Noun("Kostel", "Kostela", "Kostel", "Kostelem", "m"),
    "colossus": Noun(
        "Katanský monument", "Katanského monumentu", "Katanský monument", "Katanským monumentem", "m"
    ),
    "counting_house": Noun(
        "Obchodní kancelář", "Obchodní kanceláře", "Obchodní kancelář", "Obchodní kanceláří", "f"
    ),
    "harbor": Noun("Přístav", "Přístavu", "Přístav", "Přístavem", "m"),
    "library": Noun("Knihovna", "Knihovny", "Knihovnu", "Knihovnou", "f"),
    "marketplace": Noun("Trh", "Trhu", "Trh", "Trhem", "m"),
    # ours: the translation has Kupecký cech, as the guild of the traders; the Duel has this
    "merchant_guild": Noun(
        "Cech obchodníků", "Cechu obchodníků", "Cech obchodníků", "Cechem obchodníků", "m"
    ),
    "mint": Noun("Mincovna", "Mincovny", "Mincovnu", "Mincovnou", "f"),
    "town_hall": Noun("Radnice", "Radnice", "Radnici", "Radnicí", "f"),
}
"""Card id -> its name with its cases."""

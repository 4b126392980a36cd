"""Words for the cards of the base set, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BASE_TEXTS", "PLAIN_KNIGHT"]


_REGION_NOTES: Final = (
    "Pojme nejvýše tři suroviny; co je navíc, propadá.",
    "Vynáší i tehdy, když její číslo hodí protihráč.",
    "K jejímu vnějšímu okraji se vejde jedna karta.",
)


def _region(yields: str) -> CardText:
    return CardText(f"Vynáší 1 {yields}, kdykoli kostka výnosů ukáže její číslo.", _REGION_NOTES)


def _doubler(regions: str, verb: str, yields: str) -> CardText:
    return CardText(
        f"{regions} {verb} při hodu na výnosy 2 {yields} místo 1.",
        (
            "Platí při hodu kteréhokoli hráče, nikdy však při událostech, kartách a výměnách.",
            "Vejde-li se jen jedna ze dvou surovin, druhá propadá.",
        ),
    )


def _fleet(given: str) -> CardText:
    return CardText(
        f"Ve svém tahu smíš libovolně často vyměnit s bankem 2 {given} za 1 surovinu jiného druhu.",
        (
            "Je to jednotka, ne stavba.",
            "Plout může už v tahu, ve kterém ji postavíš.",
            "Občanská válka ji může vrátit do ruky.",
        ),
    )


PLAIN_KNIGHT: Final = CardText(
    "Rytíř: přináší své body, nic víc.",
    (
        "Do ruky ho může vrátit Černý rytíř i Občanská válka.",
        "V obou panstvích dohromady smí stát jen jednou.",
    ),
)

BASE_TEXTS: Final[dict[str, CardText]] = {
    "road": CardText(
        "Prodlužuje tvou řadu na jednom konci, aby mohla následovat vesnice.",
        (
            "Pokládá se vlevo nebo vpravo vedle krajní vesnice, krajního města nebo krajní citadely.",
            "Dvě cesty nikdy neleží za sebou.",
            "Když cesty dojdou, další už nejsou.",
        ),
    ),
    "settlement": CardText(
        "Patří na volný konec tvé cesty a přináší dvě nové krajiny a dvě stavební místa.",
        (
            "Krajiny přicházejí prázdné; první tažená leží nahoře, nebo dole, jak chceš, druhá naproti.",
            "Jedno stavební místo leží nad ní, jedno pod ní.",
            "S Vyzvědačem si krajiny vybereš.",
        ),
    ),
    "city": CardText(
        "Překrývá jednu z tvých vesnic: 2 vítězné body místo 1 a čtyři stavební místa.",
        (
            "Co už u ní stojí, to tam zůstává.",
            "Červené karty výstavby potřebují město.",
            "Město potřebuje i figurka mlýna.",
        ),
    ),
    "forest": _region("dřevo"),
    "pasture": _region("vlnu"),
    "hills": _region("cihlu"),
    "mountains": _region("rudu"),
    "fields": _region("obilí"),
    "gold_field": _region("zlato"),
    "alchemist": CardText(
        "Před hodem nastav kostku výnosů na libovolné číslo; potom hoď jen kostkou událostí.",
        (
            "Hod, který už padl, změnit nemůže.",
            "Nejdřív přichází událost, potom výnosy podle tvého čísla.",
            "S Kolem času se nehází vůbec.",
        ),
    ),
    "arsonist": CardText(
        (
            "Hoď kostkou. Při 1–5 si protihráč bere zpět do ruky jednu ze svých staveb, kterou vybereš; "
            "při 6 to postihne tebe."
        ),
        (
            "Po Biskupovi, zahraném před hodem, vítězíš jen při 1–2.",
            "Cíl se označuje až po hodu; označí ho vítěz hodu.",
            "Shoří i výstavba krajiny a cesty, čarodějové a cizí karty; jednotky a knihy kouzel nikdy.",
            (
                "Stavby z otevřené řady se vracejí do řady. Vítězný oblouk, Biskupství a Hasičská "
                "zbrojnice neshoří."
            ),
            "Protihráč odkládá přebytečné karty hned, ty na konci svého tahu.",
        ),
    ),
    "bishop": CardText(
        "Když protihráč hraje Žháře nebo Přepadení, zahraj ho před hodem: útok pak uspěje jen při 1–2.",
        (
            "Smíš ho zahrát při jakémkoli počtu bodů a v tahu protihráče.",
            "Chrání i tvou stavbu, která stojí v panství protihráče.",
        ),
    ),
    "black_knight": CardText(
        (
            "Hoď kostkou. Při 1–5 si protihráč bere zpět do ruky jednoho ze svých rytířů, kterého vybereš; "
            "při 6 to postihne tebe."
        ),
        (
            "Po Bylinkářce, zahrané před hodem, vítězíš jen při 1–2.",
            "Cíl se označuje až po hodu; označí ho vítěz hodu.",
            "Zahnat lze i děla a draky. Kostel nepomáhá.",
            "Když ho hraješ, musí mít protihráč nějaký cíl.",
        ),
    ),
    "brigands": CardText(
        (
            "Hoď kostkou. Při 1–5 si od protihráče bereš 2 suroviny podle svého výběru; při 6 si protihráč "
            "bere 2 od tebe."
        ),
        (
            "Po Biskupovi, zahraném před hodem, vítězíš jen při 1–2.",
            "Vítěz si bere jen to, na co má místo; je-li surovin méně, pak méně.",
            "Ze kterých krajin odejdou, rozhoduje poražený.",
        ),
    ),
    "caravan": CardText(
        "Odevzdej 1 nebo 2 své suroviny a vezmi si za ně stejně tolik jiných podle výběru.",
        (
            "Ty dvě smějí být různého druhu.",
            "Není to výměna s bankem: Sídel obchodníků ani Kupeckého cechu se netýká.",
        ),
    ),
    "herb_woman": CardText(
        "Když protihráč hraje Černého rytíře, zahraj ji před hodem: útok pak uspěje jen při 1–2.",
        (
            "Smíš ji zahrát při jakémkoli počtu bodů a v tahu protihráče.",
            "Pomáhá i proti Richardu Mstiteli.",
        ),
    ),
    "merchant": CardText(
        "Vezmi si od protihráče 1 nebo 2 suroviny podle svého výběru a potom mu 1 svou dej.",
        (
            "Dát smíš i to, co si právě bereš.",
            "Na co příjemce nemá místo, to majitele nezmění.",
        ),
    ),
    "scout": CardText(
        "Zahraj ho, když stavíš vesnici: její dvě krajiny vyber z celého balíčku krajin.",
        (
            "Vybrané krajiny se vyloží lícem nahoru, zbytek se zamíchá.",
            "Smíš ho zahrát při jakémkoli počtu bodů.",
        ),
    ),
    "spy": CardText(
        "Protihráč ti ukáže karty v ruce; jednu akční kartu nebo jednotku si z nich smíš vzít.",
        (
            "Stavby, čarodějové, knihy kouzel a Metropole jsou v bezpečí.",
            "Kartu smíš použít hned.",
            "Velká zeď nebo Strážní věž ho může zastavit dřív, než se něco ukáže.",
        ),
    ),
    "civil_war": CardText(
        (
            "Každý hráč si bere zpět do ruky jednoho ze svých rytířů, jedno dělo nebo jednu obchodní "
            "flotilu; vybírá ten druhý."
        ),
        (
            "První vybírá ten, kdo házel.",
            (
                "Ostatní jednotky zůstávají; chrání Kostel, Katedrála, Řádový hrad, Maják, Vlajková loď a "
                "Zikmund."
            ),
            "Potom oba hned odkládají přebytečné karty.",
        ),
    ),
    "conflict": CardText(
        "Kdo má figurku rytíře, prohlédne si karty protihráče v ruce a 2 z nich vloží pod jeden balíček.",
        (
            "Nemá-li figurku nikdo, nic se neděje.",
            "Má-li protihráč v ruce méně než 2 karty, odejde jich méně.",
            "Postižený hráč si karty doplňuje až na konci vlastního tahu.",
        ),
    ),
    "master_builder": CardText(
        (
            "Oba hráči si postupně prohlédnou jeden balíček a smějí si z něj vzít 1 kartu; za ni vloží "
            "kartu z ruky pod balíček."
        ),
        (
            "Začíná ten, kdo házel; druhý musí použít jiný balíček.",
            "Je to zdarma, balíček si drží pořadí a počet karet v ruce se nemění.",
            "Pod balíček smí jít i karta právě vzatá.",
        ),
    ),
    "plague": CardText(
        "Každá krajina, která sousedí s městem nebo metropolí, ztrácí 1 surovinu.",
        (
            "Krajina mezi dvěma městy ztrácí jen 1; citadely se nepočítají.",
            "Chrání Lázně, Vodárna a Lékař.",
        ),
    ),
    "productive_year": CardText(
        "Každá krajina vynáší 1 surovinu za každý Opevněný sklad, se kterým sousedí.",
        ("Na co není místo, to propadá; na jinou krajinu to nepřejde.",),
    ),
    "progress": CardText(
        (
            "Oba hráči si berou 1 libovolnou surovinu za každý svůj Klášter, každou Knihovnu a každou "
            "Univerzitu."
        ),
        ("Stavby očarované, v zástavě a pod Dogmatem nepřinášejí nic.",),
    ),
    "year_end": CardText(
        "Balíček událostí se zamíchá i s touto kartou.",
        ("Vinné sklepy přinášejí svému vlastníkovi 2 suroviny.",),
    ),
    "abbey": CardText(
        "V ruce smíš mít o jednu kartu víc.",
        (
            "Pokrok ti za něj přináší 1 surovinu.",
            "Při Napadení barbary se počítá pro barbary a Pověra tě za něj stojí 1 surovinu.",
        ),
    ),
    "garrison": CardText(
        "Krajiny, které s ním sousedí, se při Zloději nepočítají.",
        (
            "Okrade-li tě i tak, ztrácíš rudu a vlnu také tam.",
            "Bohatý rok jeho krajiny plní, Selská vzpoura je vyprazdňuje.",
        ),
    ),
    "smithy": CardText(
        "Každý tvůj rytíř a každé tvé dělo má o 1 bod síly víc.",
        ("Potřebuje ji Základna barbarů.",),
    ),
    "brick_factory": _doubler("Sousední Pahorkatiny", "vynášejí", "cihly"),
    "foundry": _doubler("Sousední Hory", "vynášejí", "rudy"),
    "grain_mill": _doubler("Sousední Pole", "vynášejí", "obilí"),
    "sawmill": _doubler("Sousední Lesy", "vynášejí", "dřeva"),
    "woolen_mill": _doubler("Sousední Pastviny", "vynášejí", "vlny"),
    "fleet_brick": _fleet("cihly"),
    "fleet_gold": _fleet("zlata"),
    "fleet_grain": _fleet("obilí"),
    "fleet_lumber": _fleet("dřeva"),
    "fleet_ore": _fleet("rudy"),
    "fleet_wool": _fleet("vlny"),
    "conrad": PLAIN_KNIGHT,
    "falk": PLAIN_KNIGHT,
    "gotz": PLAIN_KNIGHT,
    "hagen": PLAIN_KNIGHT,
    "karl": PLAIN_KNIGHT,
    "otto": PLAIN_KNIGHT,
    "pippin": PLAIN_KNIGHT,
    "siegfried": PLAIN_KNIGHT,
    "walter": PLAIN_KNIGHT,
    "aqueduct": CardText("Mor neuškodí žádné z tvých krajin."),
    "bath_house": CardText(
        "Mor neškodí čtyřem krajinám kolem jejich města.",
        ("V bezpečí je i krajina, o kterou se dělí se sousedním městem.",),
    ),
    "church": CardText(
        "Tví rytíři, děla a obchodní flotily u jeho města jsou při Občanské válce v bezpečí.",
        (
            "U metropole jsou v bezpečí i jednotky na jejích vnějších místech.",
            "Se sadou Politika a intriky leží v otevřené řadě; potřebuje ho mnoho karet.",
        ),
    ),
    "colossus": CardText("Přináší své vítězné body, nic víc."),
    "counting_house": CardText(
        "Přináší své body obchodu; potřebuje ji mnoho karet sady Obchod a obrat.",
        (
            "Se sadou Obchod a obrat leží v otevřené řadě: jedna pro každého hráče.",
            "Velký přístav její body obchodu zdvojnásobuje.",
        ),
    ),
    "harbor": CardText(
        "Každá tvá obchodní flotila má o 1 bod obchodu víc.",
        (
            "Patří k nim Velká obchodní flotila; Pirátská flotila, Flotila s pokladem a Vlajková loď ne.",
            "Dva Přístavy, v turnajové hře, přidávají každé 2.",
            "Se sadou Barbaři a obchodníci leží v otevřené řadě: jeden pro každého hráče.",
        ),
    ),
    "library": CardText(
        "V ruce smíš mít o jednu kartu víc.",
        ("Pokrok ti za ni přináší 1 surovinu.",),
    ),
    "marketplace": CardText(
        "Přináší své body obchodu, nic víc.",
        ("Velký přístav je zdvojnásobuje.",),
    ),
    "merchant_guild": CardText(
        "Přináší své body obchodu, nic víc.",
        ("Velký přístav je zdvojnásobuje.",),
    ),
    "mint": CardText(
        "Ve svém tahu smíš libovolně často vyměnit s bankem 1 zlato za 1 surovinu jiného druhu."
    ),
    "town_hall": CardText(
        "Prohledat balíček tě stojí 1 surovinu místo 2.",
        (
            "Druhá už cenu nesnižuje.",
            "Se sadou Politika a intriky leží v otevřené řadě; potřebuje ji mnoho karet.",
        ),
    ),
}
"""Card id to its words."""

"""Words for the cards of the Basic set, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BASIC_TEXTS"]

_REGION_NOTES: Final = (
    "Pojme nejvýše tři suroviny; co je navíc, propadá.",
    "Kartu ti nikdo nemůže vzít, jen to, co na ní leží.",
    "K jejímu vnějšímu okraji se vejde jedna výstavba krajiny.",
)


def _region(yields: str) -> CardText:
    return CardText(f"Vynáší 1 {yields}, kdykoli kostka výnosů ukáže její číslo.", _REGION_NOTES)


def _booster(region: str, yields: str) -> CardText:
    return CardText(
        f"Sousední {region} vynáší při hodu na výnosy 2 {yields} místo 1.",
        (
            "Platí při hodu kteréhokoli hráče, nikdy však při událostech, kartách a výměnách.",
            "Vejde-li se jen jedna ze dvou surovin, druhá propadá.",
            "Leží-li taková krajina po obou stranách, platí to pro obě.",
        ),
    )


def _ship(given: str) -> CardText:
    return CardText(
        f"Ve svém tahu smíš libovolně často vyměnit 2 {given} za 1 surovinu jiného druhu.",
        (
            "Obě vyměňované suroviny smějí ležet na různých krajinách.",
            "Plout může už v tahu, ve kterém ji postavíš.",
        ),
    )


def _hero(nature: str) -> CardText:
    return CardText(
        f"{nature}: přináší své body, nic víc.", ("Každý hrdina smí být v knížectví jen jednou.",)
    )


BASIC_TEXTS: Final[dict[str, CardText]] = {
    "road": CardText(
        "Prodlužuje tvou řadu na jednom konci, aby mohla následovat vesnice.",
        (
            "Pokládá se vedle krajní vesnice nebo krajního města, vlevo nebo vpravo.",
            "Dvě cesty nikdy neleží za sebou.",
            "Smíš ji postavit, i když už žádná vesnice nezbývá.",
        ),
    ),
    "settlement": CardText(
        "Patří na volný konec tvé cesty a přináší dvě nové krajiny a dvě stavební místa.",
        (
            "Dostáváš dvě vrchní krajiny z balíčku, obě prázdné; ty vybíráš, která leží nahoře.",
            "Jedno stavební místo leží nad ní, jedno pod ní.",
        ),
    ),
    "city": CardText(
        "Překrývá jednu z tvých vesnic: 2 vítězné body místo 1 a čtyři stavební místa.",
        (
            "Co už u ní stojí, to tam zůstává.",
            "Dvě místa leží nahoře a dvě dole; obě místa jedné strany sousedí s týmiž dvěma krajinami.",
            "Červené karty výstavby potřebují město.",
        ),
    ),
    "forest": _region("dřevo"),
    "gold_field": _region("zlato"),
    "fields": _region("obilí"),
    "hills": _region("cihlu"),
    "pasture": _region("vlnu"),
    "mountains": _region("rudu"),
    "brigitta": CardText(
        "Před hodem nastav kostku výnosů na libovolné číslo; potom hoď jen kostkou událostí.",
        (
            "Hod, který už padl, změnit nemůže.",
            "Tvé číslo platí celý tento tah jako hozené.",
            "Ukáže-li kostka událostí Zloděje, přichází i tak jako první.",
        ),
    ),
    "goldsmith": CardText(
        "Zaplať 3 zlata a vezmi si 2 libovolné suroviny.",
        (
            "Zlato smí pocházet z více míst, také z karty Úkryt pro zlato.",
            "Na co není místo, to propadá.",
        ),
    ),
    "merchant_caravan": CardText(
        "Odevzdej 2 libovolné vlastní suroviny a vezmi si za ně 2 libovolné suroviny.",
        (
            "Stejné nebo různé, z jedné krajiny nebo ze dvou.",
            "Smíš si vzít znovu tytéž druhy.",
            "Na co není místo, to propadá.",
        ),
    ),
    "scout": CardText(
        "Když stavíš vesnici, prohledej balíček krajin a vyber její dvě nové krajiny podle sebe.",
        (
            "Vesnici platíš jako obvykle.",
            "Balíček vidíš jen ty; protihráč uvidí ty dvě krajiny, až budou ležet na místě.",
            "Balíček se potom zamíchá.",
        ),
    ),
    "relocation": CardText(
        "Prohoď dvě své krajiny, nebo dvě své karty výstavby.",
        (
            "Suroviny putují se svou krajinou.",
            "Obě karty musí na novém místě smět ležet; na prázdné místo se nic nestěhuje.",
            "Radnice bere s sebou svůj Obecní dům.",
            "Výstavba krajiny si mění místo jen s jinou výstavbou krajiny.",
        ),
    ),
    "brick_factory": _booster("Vrchovina", "cihly"),
    "iron_foundry": _booster("Pohoří", "rudy"),
    "grain_mill": _booster("Pole", "obilí"),
    "lumber_camp": _booster("Les", "dřeva"),
    "weavers_shop": _booster("Pastvina", "vlny"),
    "parish_hall": CardText(
        "Prohledat dobírací balíček na konci svého tahu tě stojí 1 surovinu místo 2.",
        (
            "Pod Radnicí ti zůstává: druhý Obecní dům pořád mít nesmíš.",
            "V turnajové hře prohledáváš své vlastní balíčky.",
        ),
    ),
    "abbey": CardText(
        "Díky jeho bodu rozvoje smíš mít v ruce o jednu kartu víc.",
        (
            "Přijdeš-li o něj, kartu navíc odkládáš až na konci vlastního tahu.",
            "Počítá se pro Vynález a Výnosný rok a otevírá cestu ke kartě Univerzita.",
        ),
    ),
    "storehouse": CardText(
        "Suroviny na obou sousedních krajinách se při události Zloděj nepočítají.",
        (
            "Máš-li i bez nich víc než 7, ztrácíš zlato a vlnu také tam.",
            "Jeho krajiny těží z karty Výnosný rok.",
            "Smíš jich mít víc.",
        ),
    ),
    "marketplace": CardText(
        "Má-li hozené číslo víc krajin protihráče než tvých, vezmi si 1 surovinu, "
        "kterou některá z těch krajin vynáší.",
        (
            "Jedna surovina navíc za hod, ať je rozdíl jakkoli velký.",
            "Ten druh si smíš vzít, i když je krajina protihráče plná.",
            "Působí při hodech obou hráčů, po běžných výnosech.",
        ),
    ),
    "toll_bridge": CardText(
        "Bohatá sklizeň ti navíc přináší 2 zlata.",
        (
            "Zlato, na které máš místo, odmítnout nesmíš, třeba v kartě Úkryt pro zlato; zbytek propadá.",
            "Dvě Celnice přinášejí 4.",
        ),
    ),
    "brick_ship": _ship("cihly"),
    "grain_ship": _ship("obilí"),
    "ore_ship": _ship("rudy"),
    "wool_ship": _ship("vlny"),
    "lumber_ship": _ship("dřeva"),
    "gold_ship": _ship("zlata"),
    "large_trade_ship": CardText(
        "Ve svém tahu smíš libovolně často vyměnit 2 suroviny z jedné sousední krajiny "
        "za 1 surovinu jiného druhu.",
        (
            "Obě musí ležet na téže krajině; levá a pravá se nesčítají.",
            "Všude platí jako obchodní loď.",
        ),
    ),
    "austin": _hero("Nadaný hrdina"),
    "candamir": _hero("Mocný hrdina"),
    "harald": _hero("Spolehlivý hrdina"),
    "inga": _hero("Zručná hrdinka"),
    "osmund": _hero("Vyrovnaný hrdina"),
    "siglind": _hero("Všestranná hrdinka"),
    "fraternal_feuds": CardText(
        "Kdo má převahu síly, prohlédne si karty protihráče v ruce a 2 z nich vloží pod dobírací balíčky.",
        (
            "Karty, balíčky (se stejnou rubovou stranou) i pořadí vybírá ten, kdo má převahu.",
            "Kdo má v ruce jedinou kartu, přichází o ni; kdo nemá žádnou, neztrácí nic.",
            "Postižený hráč si karty doplňuje až na konci vlastního tahu.",
            "Sebastian chrání.",
        ),
    ),
    "invention": CardText(
        "Oba hráči si berou 1 libovolnou surovinu za každou svou stavbu s bodem rozvoje, nejvýše 2.",
        ("Takové stavby jsou Klášter a Univerzita.", "Počítají se stavby, ne body."),
    ),
    "year_of_plenty": CardText(
        "Každá krajina vynáší 1 za každý Klášter a každé Skladiště, s nimiž sousedí.",
        (
            "U obou hráčů, dokud je na samotné krajině místo.",
            "Sousedí-li se dvěma takovými stavbami, vynáší 2.",
        ),
    ),
    "traveling_merchant": CardText(
        "Oba hráči smějí koupit až 2 libovolné suroviny, každou za 1 zlato.",
        (
            "Utratit lze i zlato z právě padlého hodu a také zlato z karty Úkryt pro zlato.",
            "První nakupuje hráč na tahu.",
        ),
    ),
    "feud": CardText(
        "Kdo má převahu síly, označí tři stavby protihráče; jedna z nich jde pod dobírací balíček.",
        (
            "Vlastník vybírá, která ze tří to bude, a pod který balíček (se stejnou rubovou stranou).",
            "Jsou-li stavby tři nebo méně, jsou označené všechny.",
            "Nepomáhá Požární zbrojnice, Pozorovatelna ani Heinrich; Sebastian ano.",
        ),
    ),
    "yule": CardText(
        "Sestav balíček karet událostí znovu a potom otoč další událost.",
        ("Dole tři události, na nich Vánoce a ostatní nahoře: příští událost nejsou nikdy Vánoce.",),
    ),
    "trade_ships_race": CardText(
        "Kdo má víc obchodních lodí, bere si 1 libovolnou surovinu; "
        "při shodě a aspoň jedné lodi na každé straně si ji berou oba.",
        ("Pirátské lodě se nepočítají, Velké obchodní lodě ano.",),
    ),
}
"""Card id to its words."""

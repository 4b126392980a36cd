"""Words for the cards of the Basic set, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BASIC_TEXTS"]

_REGION_NOTES: Final = (
    "Zmestia sa na ňu najviac tri suroviny; čo je navyše, prepadá.",
    "Kartu ti nikto nemôže vziať, len to, čo na nej leží.",
    "K jej vonkajšiemu okraju sa zmestí jedna výstavba krajiny.",
)


def _region(yields: str) -> CardText:
    return CardText(f"Vynáša 1 {yields} vždy, keď kocka výnosov ukáže jej číslo.", _REGION_NOTES)


def _booster(region: str, yields: str) -> CardText:
    return CardText(
        f"{region} vynáša pri hode na výnosy 2 {yields} namiesto 1.",
        (
            "Platí pri hode ktoréhokoľvek hráča, nikdy však pri udalostiach, kartách a výmenách.",
            "Ak sa zmestí len jedna z dvoch surovín, druhá prepadá.",
            "Ak leží taká krajina po oboch stranách, platí to pre obe.",
        ),
    )


def _ship(given: str) -> CardText:
    return CardText(
        f"Vo svojom ťahu smieš ľubovoľne často vymeniť 2 {given} za 1 surovinu iného druhu.",
        (
            "Obe vymieňané suroviny smú ležať na rôznych krajinách.",
            "Plávať môže už v ťahu, v ktorom ju postavíš.",
        ),
    )


def _hero(nature: str) -> CardText:
    return CardText(
        f"{nature}: prináša svoje body, nič viac.", ("Každý hrdina smie byť v kniežatstve len raz.",)
    )


BASIC_TEXTS: Final[dict[str, CardText]] = {
    "road": CardText(
        "Predlžuje tvoj rad na jednom konci, aby mohla nasledovať dedina.",
        (
            "Kladie sa vedľa krajnej dediny alebo krajného mesta, vľavo alebo vpravo.",
            "Dve cesty nikdy neležia za sebou.",
            "Smieš ju postaviť, aj keď už žiadna dedina nezostáva.",
        ),
    ),
    "settlement": CardText(
        "Patrí na voľný koniec tvojej cesty a prináša dve nové krajiny a dve stavebné miesta.",
        (
            "Dostávaš dve vrchné krajiny z balíčka, obe prázdne; ty vyberáš, ktorá leží hore.",
            "Jedno stavebné miesto leží nad ňou, jedno pod ňou.",
        ),
    ),
    "city": CardText(
        "Prekrýva jednu z tvojich dedín: 2 víťazné body namiesto 1 a štyri stavebné miesta.",
        (
            "Čo už pri nej stojí, to tam zostáva.",
            "Dve miesta ležia hore a dve dole; obe miesta jednej strany susedia s tými istými dvoma "
            "krajinami.",
            "Červené karty výstavby potrebujú mesto.",
        ),
    ),
    "forest": _region("drevo"),
    "gold_field": _region("zlato"),
    "fields": _region("obilie"),
    "hills": _region("tehlu"),
    "pasture": _region("vlnu"),
    "mountains": _region("rudu"),
    "brigitta": CardText(
        "Pred hodom nastav kocku výnosov na ľubovoľné číslo; potom hoď len kockou udalostí.",
        (
            "Hod, ktorý už padol, zmeniť nemôže.",
            "Tvoje číslo platí celý tento ťah ako hodené.",
            "Ak kocka udalostí ukáže Zlodeja, prichádza aj tak ako prvý.",
        ),
    ),
    "goldsmith": CardText(
        "Zaplať 3 zlatá a vezmi si 2 ľubovoľné suroviny.",
        (
            "Zlato smie pochádzať z viacerých miest, aj z karty Úkryt pre zlato.",
            "Na čo nie je miesto, to prepadá.",
        ),
    ),
    "merchant_caravan": CardText(
        "Odovzdaj 2 ľubovoľné vlastné suroviny a vezmi si za ne 2 ľubovoľné suroviny.",
        (
            "Rovnaké alebo rôzne, z jednej krajiny alebo z dvoch.",
            "Smieš si vziať znovu tie isté druhy.",
            "Na čo nie je miesto, to prepadá.",
        ),
    ),
    "scout": CardText(
        "Keď staviaš dedinu, prehľadaj balíček krajín a vyber jej dve nové krajiny podľa seba.",
        (
            "Dedinu platíš ako obvykle.",
            "Balíček vidíš len ty; protihráč uvidí tie dve krajiny, až keď budú na mieste.",
            "Balíček sa potom zamieša.",
        ),
    ),
    "relocation": CardText(
        "Vymeň miesta dvoch svojich krajín alebo dvoch svojich kariet výstavby.",
        (
            "Suroviny putujú so svojou krajinou.",
            "Obe karty musia na novom mieste smieť ležať; na prázdne miesto sa nič nesťahuje.",
            "Radnica berie so sebou svoj Obecný dom.",
            "Výstavba krajiny si mení miesto len s inou výstavbou krajiny.",
        ),
    ),
    "brick_factory": _booster("Susedná Vrchovina", "tehly"),
    "iron_foundry": _booster("Susedné Pohorie", "rudy"),
    "grain_mill": _booster("Susedné Pole", "obilia"),
    "lumber_camp": _booster("Susedný Les", "drevá"),
    "weavers_shop": _booster("Susedná Pastvina", "vlny"),
    "parish_hall": CardText(
        "Prehľadať doberajúci balíček na konci svojho ťahu ťa stojí 1 surovinu namiesto 2.",
        (
            "Pod Radnicou ti zostáva: druhý Obecný dom stále mať nesmieš.",
            "V turnajovej hre prehľadávaš svoje vlastné balíčky.",
        ),
    ),
    "abbey": CardText(
        "Vďaka jeho bodu rozvoja smieš mať v ruke o jednu kartu viac.",
        (
            "Ak oň prídeš, kartu navyše odkladáš až na konci vlastného ťahu.",
            "Počíta sa pre Vynález a Výnosný rok a otvára cestu ku karte Univerzita.",
        ),
    ),
    "storehouse": CardText(
        "Suroviny na oboch susedných krajinách sa pri udalosti Zlodej nepočítajú.",
        (
            "Ak máš aj bez nich viac než 7, strácaš zlato a vlnu aj tam.",
            "Jeho krajiny ťažia z karty Výnosný rok.",
            "Smieš ich mať viac.",
        ),
    ),
    "marketplace": CardText(
        "Ak má hodené číslo viac krajín protihráča než tvojich, vezmi si 1 surovinu, ktorú niektorá z tých "
        "krajín vynáša.",
        (
            "Jedna surovina navyše za hod, nech je rozdiel akokoľvek veľký.",
            "Ten druh si smieš vziať, aj keď je krajina protihráča plná.",
            "Pôsobí pri hodoch oboch hráčov, po bežných výnosoch.",
        ),
    ),
    "toll_bridge": CardText(
        "Bohatý zber úrody ti navyše prináša 2 zlatá.",
        (
            "Zlato, na ktoré máš miesto, odmietnuť nesmieš, hoci aj v karte Úkryt pre zlato; zvyšok prepadá.",
            "Dve Colnice prinášajú 4.",
        ),
    ),
    "brick_ship": _ship("tehly"),
    "grain_ship": _ship("obilia"),
    "ore_ship": _ship("rudy"),
    "wool_ship": _ship("vlny"),
    "lumber_ship": _ship("drevá"),
    "gold_ship": _ship("zlatá"),
    "large_trade_ship": CardText(
        "Vo svojom ťahu smieš ľubovoľne často vymeniť 2 suroviny z jednej susednej krajiny "
        "za 1 surovinu iného druhu.",
        (
            "Obe musia ležať na tej istej krajine; ľavá a pravá sa nesčítavajú.",
            "Všade platí ako obchodná loď.",
        ),
    ),
    "austin": _hero("Nadaný hrdina"),
    "candamir": _hero("Mocný hrdina"),
    "harald": _hero("Spoľahlivý hrdina"),
    "inga": _hero("Zručná hrdinka"),
    "osmund": _hero("Vyrovnaný hrdina"),
    "siglind": _hero("Všestranná hrdinka"),
    "fraternal_feuds": CardText(
        "Kto má prevahu sily, prezrie si karty, ktoré má protihráč v ruke, a 2 z nich vloží pod doberajúce balíčky.",
        (
            "Karty, balíčky (s rovnakou rubovou stranou) aj poradie vyberá ten, kto má prevahu.",
            "Kto má v ruke jedinú kartu, prichádza o ňu; kto nemá žiadnu, nestráca nič.",
            "Postihnutý hráč si karty dopĺňa až na konci vlastného ťahu.",
            "Sebastián chráni.",
        ),
    ),
    "invention": CardText(
        "Obaja hráči si berú 1 ľubovoľnú surovinu za každú svoju stavbu s bodom rozvoja, najviac 2.",
        ("Takéto stavby sú Kláštor a Univerzita.", "Počítajú sa stavby, nie body."),
    ),
    "year_of_plenty": CardText(
        "Každá krajina vynáša 1 za každý Kláštor a každý Sklad, s ktorými susedí.",
        (
            "U oboch hráčov, pokiaľ je na samotnej krajine miesto.",
            "Ak susedí s dvoma takými stavbami, vynáša 2.",
        ),
    ),
    "traveling_merchant": CardText(
        "Obaja hráči smú kúpiť až 2 ľubovoľné suroviny, každú za 1 zlato.",
        (
            "Minúť možno aj zlato z práve padnutého hodu a tiež zlato z karty Úkryt pre zlato.",
            "Prvý nakupuje hráč na ťahu.",
        ),
    ),
    "feud": CardText(
        "Kto má prevahu sily, označí tri stavby protihráča; jedna z nich ide pod doberajúci balíček.",
        (
            "Vlastník vyberá, ktorá z troch to bude, a pod ktorý balíček (s rovnakou rubovou stranou).",
            "Ak sú stavby tri alebo menej, sú označené všetky.",
            "Nepomáha Požiarna zbrojnica, Pozorovateľňa ani Heinrich; Sebastián áno.",
        ),
    ),
    "yule": CardText(
        "Zostav balíček kariet udalostí nanovo a potom otoč ďalšiu udalosť.",
        ("Dole tri udalosti, na nich Vianoce a ostatné hore: nasledujúca udalosť nie sú nikdy Vianoce.",),
    ),
    "trade_ships_race": CardText(
        "Kto má viac obchodných lodí, berie si 1 ľubovoľnú surovinu; "
        "pri zhode a aspoň jednej lodi na každej strane si ju berú obaja.",
        ("Pirátske lode sa nepočítajú, Veľké obchodné lode áno.",),
    ),
}
"""Card id to its words."""

"""The larger games in Slovak: one era, the Duel of the Princes, the tournament, D-14 to D-16."""

from typing import Final

__all__ = ["DUEL", "ERAS", "TOURNAMENT"]

ERAS: Final = {
    "D-14.1": "Platia pravidlá úvodnej hry, okrem toho, čo nasleduje.",
    "D-14.2": (
        "K udalostiam základnej súpravy sa pridajú udalosti obdobia, zložené podľa D-2.5: 12 v Období zlata, "
        "13 v Období zmätkov, 14 v Období pokroku."
    ),
    "D-14.3": (
        "Vedľa balíčkov ležia otvorene dve karty: dvakrát Cech obchodníkov (zlato), Krčma (zmätky) alebo "
        "Univerzita (pokrok)."
    ),
    "D-14.4": "Do ruky si ich nikto neberie: kto spĺňa ich podmienku a zaplatí, stavia ich priamo odtiaľ.",
    "D-14.5": (
        "36 kariet základnej súpravy tvorí tri balíčky po 12. Obdobie tvorí dva rovnaké: po 11 v zlate a "
        "zmätkoch, po 12 v pokroku."
    ),
    "D-14.6": (
        "Počiatočné karty v ruke: najprv začínajúci a potom druhý hráč si prezrie jeden základný balíček a "
        "vyberie z neho 3 karty. Poradie balíčka sa nemení a obaja smú vyberať z toho istého (R-6)."
    ),
    "D-14.7": (
        "Potom smie každý hráč znovu usporiadať svojich šesť krajín, ktorúkoľvek na ktorékoľvek zo šiestich "
        "miest (R-7)."
    ),
    "D-14.8": (
        "Otvorene leží len vrchná karta odhadzovacieho balíčka. Ďalej sa nikto nepozerá, pokiaľ to niektorá "
        "karta nedovolí."
    ),
    "D-14.9": (
        "Odstránenie: medzi akciami smie hráč zadarmo odstrániť vlastné stavby a jednotky. Idú na "
        "odhadzovací balíček, karta, ktorá ležala otvorene, ide späť na svoje miesto (R-30)."
    ),
    "D-14.10": (
        "Karta ide len pod balíček s rovnakou rubovou stranou, či je vyčerpaný, alebo nie: základná k "
        "základným, karta obdobia k tomu istému obdobiu."
    ),
    "D-14.11": "Taký balíček je vždy: každá súprava v hre má preň miesto.",
    "D-14.12": (
        "Po výbere počiatočných kariet chýba šesť základných kariet, po troch z dvoch balíčkov, alebo všetky "
        "z jedného; balíčky obdobia a udalostí sú celé."
    ),
}

DUEL: Final = {
    "D-15.1": (
        "Základná súprava a všetky tri obdobia, podľa pravidiel pre jedno obdobie, okrem toho, čo nasleduje."
    ),
    "D-15.2": "Doberacie karty období s polmesiacom zostávajú v škatuli.",
    "D-15.3": (
        "Tri základné balíčky po 12 a jeden balíček za každé obdobie: 12, 11 a 15 kariet (R-4). Nič neleží "
        "otvorene; po jednej karte Cech obchodníkov, Krčma a Univerzita sú v balíčkoch."
    ),
    "D-15.4": (
        "Dvanásť udalostí: po jednej karte Vianoce, Vynález, Výnosný rok, Rebélia, Obchodník na cestách a "
        "Mor a k nim šesť vyžrebovaných z pätnástich s polmesiacom; zložené podľa D-2.5."
    ),
    "D-15.5": "Ktoré to sú, sa neukazuje nikomu (R-37).",
    "D-15.6": "Víťazí 13 víťazných bodov.",
    "D-15.7": "Počiatočné karty v ruke a usporiadanie krajín ako s jedným obdobím (D-14.6, D-14.7).",
    "D-15.8": (
        "Cech obchodníkov, Krčma a Univerzita sú tu karty ako všetky ostatné: odstránené vlastníkom idú na "
        "odhadzovací balíček, odstránené Svárom alebo Podpaľačom pod balíček (R-17, R-47)."
    ),
}

TOURNAMENT: Final = {
    "D-16.1": "Každý hráč si prinesie vlastný balíček a spravidla používa len svoje balíčky.",
    "D-16.2": "Inak platia pravidlá Súboja kniežat.",
    "D-16.3": (
        "Centrálne karty hostiteľa slúžia obom hráčom: štartovné karty, 7 ciest, 5 dedín, 7 miest, 12 krajín."
    ),
    "D-16.4": (
        "Trinásť udalostí: jedny Vianoce a od každého hráča jedna Rebélia, jeden Mor (bez polmesiaca) a "
        "štyri ďalšie podľa jeho výberu."
    ),
    "D-16.5": (
        "Z kariet jednej udalosti s polmesiacom smie hráč priniesť jednu. Kartu bez polmesiaca smie pridať "
        "navyše, ako pri karte Obchodník na cestách."
    ),
    "D-16.6": (
        "Z udalostí, ktoré sa vracajú blízko vrchu balíčka, smie hráč priniesť dve. Patria do neskorších "
        "súprav; tento program žiadnu nemá."
    ),
    "D-16.7": (
        "Vlastný balíček sa vyberá tajne: 33 kariet výstavby a akčných kariet, žiadna častejšie, než je v "
        "jednej škatuli (R-31)."
    ),
    "D-16.8": "Tri z tých 33 sú počiatočné karty v ruke; ostatné sa zamiešajú do balíčkov po 7, 7, 8 a 8.",
    "D-16.9": "Každá krajina začína s 1 surovinou, aj Zlatonosná rieka.",
    "D-16.10": (
        "Pred prvým ťahom smie jeden hráč po druhom postaviť jednu z počiatočných kariet v ruke alebo jednu "
        "centrálnu kartu. Žiadne kocky, žiadne akcie, nič u protihráča a nič, čo sa týka jeho kariet v ruke, "
        "surovín, bodov alebo vyložených kariet."
    ),
    "D-16.11": (
        "Každý hráč má odhadzovací balíček. Karta vzatá protihráčovi ide na balíček toho, kto ju zahrá."
    ),
    "D-16.12": "Kde karta hovorí o balíčkoch, myslí balíčky vlastníka tej karty alebo tých kariet v ruke.",
    "D-16.13": (
        "Guido berie z odhadzovacieho balíčka protihráča, Gustáv z vlastného. Knižnica a Obecný dom sa "
        "týkajú vlastných balíčkov. Zradca berie jednotku alebo akčnú kartu, nič iné."
    ),
    "D-16.14": (
        "Nič neleží otvorene: kto chce Cech obchodníkov a podobné karty, dá si ich do vlastného balíčka."
    ),
    "D-16.15": "Víťazí 13 víťazných bodov (R-31).",
    "D-16.16": "Obchodná loď, ktorú potopí Pirátska loď, ide na odhadzovací balíček svojho vlastníka.",
}

"""The course of a turn in Czech: its steps, the dice, events and production, D-5 to D-8."""

from typing import Final

__all__ = ["DICE", "EVENTS", "PRODUCTION", "TURN"]

TURN: Final = {
    "D-5.1": "Oba hráči se ve svých tazích střídají.",
    "D-5.2": (
        "Tah: co přichází před hodem, hod kostkami, akce, dobírání do povoleného počtu karet v ruce, výměna "
        "jedné karty a pohled na vítězné body."
    ),
    "D-5.3": (
        "Před hodem se kromě úvodní hry zjišťuje, zda hráč na tahu už nevítězí (D-13.4). Potom lze zahrát "
        "Brigittu a Reinera, žádnou jinou kartu."
    ),
    "D-5.4": (
        "Akce, v libovolném pořadí a počtu: hrát karty, stavět, obchodovat, používat, co stojí ve vlastním "
        "knížectví, a kromě úvodní hry bourat."
    ),
    "D-5.5": "Cesta zpět není: jakmile začne dobírání, už se nic nehraje, nestaví ani nevyměňuje.",
    "D-5.6": "Karta získaná dobíráním nebo výměnou čeká na příští vlastní tah (viz ale R-21).",
    "D-5.7": "Karta získaná během akcí (Knihovna, Guido, Gustav, Zrádce) se smí použít hned.",
    "D-5.8": (
        "Před vlastními akcemi a v tahu protihráče hráč dělá jen to, co chce symbol, událost nebo útok. "
        "Žádný obchod, žádné stavění, žádné bourání, žádná jiná akční karta (R-44)."
    ),
}

DICE: Final = {
    "D-6.1": "Hráč na tahu hází oběma kostkami najednou; co ukážou, platí pro oba hráče.",
    "D-6.2": "Zloděj přichází před výnosy.",
    "D-6.3": "Každý jiný symbol přichází po výnosech.",
    "D-6.4": (
        "Zloděj: kdo má víc než 7 započítaných surovin, ztrácí ze svých krajin všechno zlato a všechnu vlnu. "
        "7 je bezpečných (R-33)."
    ),
    "D-6.5": (
        "Nezapočítávají se krajiny, které sousedí se Skladištěm svého vlastníka, ani zlato v kartě Úkryt pro "
        "zlato."
    ),
    "D-6.6": "Ztráta se vyhýbá Úkrytu pro zlato, ne však krajinám vedle Skladiště.",
    "D-6.7": (
        "Obchod: kdo má převahu v obchodu, určí druh a dostává od protihráče 1 surovinu toho druhu. Nemá-li "
        "převahu nikdo, nic se neděje (R-19)."
    ),
    "D-6.8": "S Lichvářem jsou to 2 suroviny místo 1, stejné nebo různé (R-19).",
    "D-6.9": "Při Obchodu lze určit jen to, na co má příjemce místo (R-19).",
    "D-6.10": (
        "Oslava: hráč s více body zručnosti si bere 1 libovolnou surovinu. Mají-li jich oba stejně, třeba i "
        "nula, berou si oba. Na tom, kdo hází, nezáleží."
    ),
    "D-6.11": (
        "Bohatá sklizeň: oba si berou 1 libovolnou surovinu. Kromě toho přináší každá Celnice svému "
        "vlastníkovi 2 zlata a každá Pirátská loď 1 zlato."
    ),
    "D-6.12": "Tažení události: hráč na tahu otočí vrchní událost a řídí se jí všichni, kterých se týká.",
    "D-6.13": "Mají-li se rozhodnout oba, rozhoduje se a ukládá první hráč na tahu (R-9).",
    "D-6.14": (
        "Uvnitř jednoho symbolu nebo jedné události jdou ztráty před zisky; potom o všem svém rozhoduje hráč "
        "na tahu, potom druhý hráč (R-43)."
    ),
}

EVENTS: Final = {
    "D-7.1": "Událost se týká obou hráčů, pokud nemluví o jednom.",
    "D-7.2": "Co událost dělá, říká její karta. Události nikdy nepřicházejí na odhazovací balíček.",
    "D-7.3": "Po provedení jde událost lícem dolů pod svůj balíček.",
    "D-7.4": (
        "Vánoce: všechny události se seberou a složí jako na začátku, Vánoce se třemi pod sebou. Potom se "
        "otočí a provede nová vrchní karta."
    ),
    "D-7.5": (
        "Kolik událostí přijde do Vánoc včetně: 6 v úvodní hře, 9 v Období zlata, 10 v Období zmatků, 11 v "
        "Období rozvoje, 9 v Souboji knížat, 10 v turnajové hře. Událost otočená po Vánocích je první v "
        "dalším kole."
    ),
    "D-7.6": (
        "Svár a Bratrská hádka se konají, jen když má některý hráč převahu síly. Ten vybírá a druhý trpí, ať "
        "hází kdokoli."
    ),
    "D-7.7": (
        "Rebelie počítá jednotky s body síly nebo obchodu: hrdiny se silou, Kanonýra, obchodní lodě. "
        "Pirátská loď a Irmgard nemají ani jedno a stavby se nepočítají nikdy (R-23)."
    ),
    "D-7.8": "Mor bere krajině 1 surovinu, ať sousedí s kolika chce městy.",
    "D-7.9": "Výnosný rok a Mor hledí na jednotlivé krajiny: co se tam nevejde nebo tam není, to se vynechá.",
    "D-7.10": (
        "Svár bez stavby, na kterou lze mířit, a Bratrská hádka proti prázdné ruce nedělají nic (R-34)."
    ),
}

PRODUCTION: Final = {
    "D-8.1": "Každá krajina s hozeným číslem vynáší 1, u obou hráčů; dvě takové krajiny vynášejí po 1.",
    "D-8.2": "S násobičem výnosů vynáší každá sousední krajina jeho druhu 2.",
    "D-8.3": "Platí to při hodu na výnosy a nikdy jindy.",
    "D-8.4": "Hranice tří platí pro každou krajinu: kde už leží 2, vejde se ze 2 jen 1.",
    "D-8.5": (
        "Tržiště: spočítají se krajiny s hozeným číslem u obou hráčů. Má-li jich víc protihráč, bere si "
        "vlastník 1 surovinu druhu, který některá z těch krajin vynáší (R-10)."
    ),
    "D-8.6": "Druh lze určit, i když je ta krajina plná.",
    "D-8.7": "Tržiště působí při každém hodu, ať hází kdokoli, a to, co přináší, nic nezdvojnásobuje.",
    "D-8.8": (
        "Nejdřív vynášejí krajiny obou hráčů (kde to platí, dvojnásobně), potom Tržiště. Oběma hráčům při "
        "jednom hodu pomoci nemůže (R-10)."
    ),
}

"""What a player does in a turn, and what it is for, in Czech: D-9 to D-13."""

from typing import Final

__all__ = ["BUILDING", "HAND", "POINTS", "TRADING", "WINNING"]

BUILDING: Final = {
    "D-9.1": "Akční karta nestojí nic: ohlásí se, provede a otevřeně položí na odhazovací balíček.",
    "D-9.2": "V jednom tahu jich lze zahrát libovolně mnoho.",
    "D-9.3": (
        "Karta výstavby se zaplatí a položí na volné stavební místo, které jí vyhovuje; od té chvíle působí."
    ),
    "D-9.4": (
        "Karty s označením 1x a všechny, které leží otevřeně vedle balíčků, stojí u jednoho hráče nejvýše "
        "jednou."
    ),
    "D-9.5": (
        "Stejně tak jednotky s vlastním jménem. Kterékoli jiné karty smí mít hráč tolik, kolik jich získá."
    ),
    "D-9.6": "Co karta vyžaduje, musí platit ve chvíli, kdy se hraje nebo staví.",
    "D-9.7": (
        "Akční kartu lze zahrát, jen když se dá aspoň zčásti provést, co oběma hráčům ukládá. Kartu, která "
        "by nic nezměnila, zahrát nelze (R-12). Pro karty výstavby viz D-9.12."
    ),
    "D-9.8": (
        "Zmizí-li později stavba, která byla podmínkou, karty, které ji potřebovaly, zůstávají a působí dál."
    ),
    "D-9.9": (
        "Některé akční karty mají svůj vlastní čas: Zvěd při stavbě vesnice, Sebastian při otočení události, "
        "Brigitta a Reiner před hodem. Všechny ostatní patří k vlastním akcím."
    ),
    "D-9.10": (
        "Slevy: s kartou Cvičiště stojí hrdina o 1 surovinu méně, se Stavebním jeřábem výstavba města s "
        "cenou nad 4. Kdo staví, vybírá, která surovina odpadá (R-35)."
    ),
    "D-9.11": "Po každé změně bodů se ověřují žetony.",
    "D-9.12": (
        "Kartu výstavby lze postavit, i když její efekt nemá co dělat: Pirátskou loď, když není co potopit, "
        "Přístav bez lodí, Stodolu na desátky bez hrdinů. Rozhoduje jen podmínka, která je na ní uvedena."
    ),
    "D-9.13": (
        "Cestu, vesnici nebo město lze stavět, dokud jejich balíček stačí; prázdné balíčky zůstávají "
        "prázdné. Cestu lze postavit, i když už žádná vesnice nezbývá."
    ),
    "D-9.14": "Karty na odhazovacím balíčku jsou ze hry venku, pokud některou nevrátí Guido nebo Gustav.",
    "D-9.15": (
        "Pořadí při stavění: ohlásit kartu a místo; ověřit, zda to podmínka, počet a místo dovolují; "
        "zaplatit; vyložit; spočítat body a žetony; provést, co karta dělá při postavení (R-43)."
    ),
}

TRADING: Final = {
    "D-10.1": "Obchoduje se ve vlastním tahu, mezi akcemi, a jen se zásobou.",
    "D-10.2": "Vždy: 3 suroviny jednoho druhu z kterýchkoli vlastních krajin za 1 jiného druhu.",
    "D-10.3": "S obchodní lodí: 2 suroviny jejího druhu za 1 jiného, jak často hráč chce.",
    "D-10.4": (
        "S Velkou obchodní lodí: 2 suroviny z jedné sousední krajiny za 1 jiného druhu, jak často hráč chce. "
        "Dvě krajiny se nesčítají."
    ),
    "D-10.5": "S Mincovnou: 1 zlato za 1 surovinu jiného druhu, jednou za tah za každou Mincovnu.",
    "D-10.6": "Zlato je surovina jako ostatní, ať se dává, nebo bere.",
    "D-10.7": "Zlato z karty Úkryt pro zlato lze použít při každém placení a každé výměně.",
    "D-10.8": (
        "Výměny jdou jedna po druhé, každá z jednoho druhu za 1 jiného; co přinese jedna, smí odejít v "
        "další. Loď i Mincovna působí už v tahu, ve kterém se postaví."
    ),
}

HAND: Final = {
    "D-11.1": (
        "V ruce smějí být 3 karty a za každý bod rozvoje jedna navíc. Hledí se na to, jen když hráč na konci "
        "vlastního tahu dobírá."
    ),
    "D-11.2": (
        "Kdo má karet méně, dobírá si je po jedné, každou z kteréhokoli balíčku, až do povoleného počtu."
    ),
    "D-11.3": "Kdo má karet víc, vkládá přebytek lícem dolů pod balíčky podle výběru (D-14.10).",
    "D-11.4": (
        "Potom lze vyměnit jednu kartu: jde lícem dolů pod balíček a hráč si buď dobere vrchní kartu "
        "kteréhokoli balíčku, nebo zaplatí 2 suroviny, prohlédne si jeden balíček a jednu kartu si z něj "
        "vezme."
    ),
    "D-11.5": "Pořadí prohlédnutého balíčku zůstává, jaké bylo.",
    "D-11.6": "Kdo si balíček prohlédne, bere si z něj kartu (R-27).",
    "D-11.7": "S kartou Obecní dům stojí prohlédnutí 1 surovinu, s Radnicí nic.",
    "D-11.8": (
        "Dobírá, odkládá a vyměňuje se jen ve vlastním tahu. Karty ztracené v tahu protihráče se doplňují "
        "při příštím vlastním dobírání."
    ),
    "D-11.9": (
        "Vyčerpaný balíček si nechává své místo: dobírat z něj ani prohlížet ho nelze, karty tam ale vkládat "
        "lze."
    ),
    "D-11.10": "Jsou-li prázdné všechny balíčky, dobírání končí (R-28).",
    "D-11.11": (
        "Dobrat chybějící a odložit přebytečné karty je povinnost. K výměně je potřeba karta, kterou lze "
        "odložit."
    ),
}

POINTS: Final = {
    "D-12.1": (
        "Body síly, obchodu, zručnosti a rozvoje a vítězné body se sčítají ze všech karet, které leží "
        "v knížectví, i s těmi, které na něčem závisejí."
    ),
    "D-12.2": "Převaha síly: aspoň 3 body síly a víc než protihráč.",
    "D-12.3": "Převaha v obchodu: aspoň 3 body obchodu a víc než protihráč.",
    "D-12.4": "Každý žeton leží u toho, kdo má příslušnou převahu, a má hodnotu 1 vítězného bodu.",
    "D-12.5": "Nemá-li převahu nikdo, nepatří žeton ihned nikomu (R-8).",
    "D-12.6": "Má-li ji teď protihráč, přechází žeton ihned k němu, ať je na tahu kdokoli.",
    "D-12.7": (
        "Body, které na něčem závisejí: Zásobárna soli má 1 bod obchodu za každou obchodní loď svého "
        "vlastníka; Obchodní kancelář má 1 s kartou Tržiště a 1 s kartou Přístav; Přístav má hodnotu 1 "
        "vítězného bodu se třemi obchodními loděmi."
    ),
    "D-12.8": "Body zručnosti mají význam pro Oslavu a pro Místo pro konání oslav; žeton nemají.",
    "D-12.9": "Kde v knížectví žeton leží, na tom nezáleží.",
    "D-12.10": (
        "Body a žetony se přepočítávají po každé jednotlivé kartě, která přibude, je překryta, odkryta nebo "
        "zmizí, ještě než týž efekt pokračuje (R-43)."
    ),
}

WINNING: Final = {
    "D-13.1": (
        "Vítězné body: vesnice 1, město místo toho 2, každý žeton 1 a k tomu hodnota karet, ať trvalá, nebo "
        "dočasná."
    ),
    "D-13.2": "Úvodní hra: vítězí 7 bodů na konci vlastního tahu.",
    "D-13.3": (
        "S jedním obdobím 12, v Souboji knížat a v turnajové hře 13, na konci vlastního tahu, ať má "
        "protihráč bodů kolik chce (R-31)."
    ),
    "D-13.4": "Kromě úvodní hry vítězí bez hodu i ten, kdo má potřebné body ve chvíli, kdy má házet (R-29).",
    "D-13.5": "Body získané uprostřed vlastního tahu platí, jen jsou-li tu i na jeho konci.",
    "D-13.6": (
        "Body získané v tahu protihráče vítězí, když začíná vlastní tah (D-13.4); v úvodní hře, když končí."
    ),
    "D-13.7": (
        "Oba najednou zvítězit nemohou: na konci tahu se hledí jen na hráče na tahu, před hodem jen na toho, "
        "kdo má házet."
    ),
}

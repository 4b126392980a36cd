"""What a player does in a turn, and what it is for, in Slovak: D-9 to D-13."""

from typing import Final

__all__ = ["BUILDING", "HAND", "POINTS", "TRADING", "WINNING"]

BUILDING: Final = {
    "D-9.1": "Akčná karta nestojí nič: ohlási sa, vykoná a otvorene položí na odhadzovací balíček.",
    "D-9.2": "V jednom ťahu ich možno zahrať ľubovoľne veľa.",
    "D-9.3": (
        "Karta výstavby sa zaplatí a položí na voľné stavebné miesto, ktoré jej vyhovuje; odvtedy pôsobí."
    ),
    "D-9.4": (
        "Karty s označením 1× a všetky, ktoré ležia otvorene vedľa balíčkov, stoja u jedného hráča najviac "
        "raz."
    ),
    "D-9.5": (
        "Rovnako jednotky s vlastným menom. Ktorejkoľvek inej karty smie mať hráč toľko, koľko ich získa."
    ),
    "D-9.6": "Čo karta vyžaduje, musí platiť vo chvíli, keď sa hrá alebo stavia.",
    "D-9.7": (
        "Akčnú kartu možno zahrať, len keď sa dá aspoň sčasti vykonať, čo obom hráčom ukladá. Kartu, ktorá "
        "by nič nezmenila, zahrať nemožno (R-12). Pre karty výstavby pozri D-9.12."
    ),
    "D-9.8": (
        "Ak neskôr zmizne stavba, ktorá bola podmienkou, karty, ktoré ju potrebovali, zostávajú a pôsobia "
        "ďalej."
    ),
    "D-9.9": (
        "Niektoré akčné karty majú svoj vlastný čas: Zved pri stavbe dediny, Sebastián pri otočení udalosti, "
        "Brigitta a Reiner pred hodom. Všetky ostatné patria k vlastným akciám."
    ),
    "D-9.10": (
        "Zľavy: s kartou Cvičisko stojí hrdina o 1 surovinu menej, so Stavebným žeriavom výstavba mesta s "
        "cenou nad 4. Kto stavia, vyberá, ktorá surovina odpadá (R-35)."
    ),
    "D-9.11": "Po každej zmene bodov sa overujú žetóny.",
    "D-9.12": (
        "Kartu výstavby možno postaviť, aj keď jej efekt nemá čo robiť: Pirátsku loď, keď nie je čo potopiť, "
        "Prístav bez lodí, Stodolu na desiatky bez hrdinov. Rozhoduje len podmienka, ktorá je na nej uvedená."
    ),
    "D-9.13": (
        "Cestu, dedinu alebo mesto možno stavať, kým ich balíček stačí; prázdne balíčky zostávajú prázdne. "
        "Cestu možno postaviť, aj keď už žiadna dedina nezostáva."
    ),
    "D-9.14": "Karty na odhadzovacom balíčku sú z hry vonku, pokiaľ niektorú nevráti Guido alebo Gustáv.",
    "D-9.15": (
        "Poradie pri stavaní: ohlásiť kartu a miesto; overiť, či to podmienka, počet a miesto dovoľujú; "
        "zaplatiť; vyložiť; spočítať body a žetóny; vykonať, čo karta robí pri postavení (R-43)."
    ),
}

TRADING: Final = {
    "D-10.1": "Obchoduje sa vo vlastnom ťahu, medzi akciami, a len so zásobou.",
    "D-10.2": "Vždy: 3 suroviny jedného druhu z ktorýchkoľvek vlastných krajín za 1 iného druhu.",
    "D-10.3": "S obchodnou loďou: 2 suroviny jej druhu za 1 iného, ako často hráč chce.",
    "D-10.4": (
        "S Veľkou obchodnou loďou: 2 suroviny z jednej susednej krajiny za 1 iného druhu, ako často hráč "
        "chce. Dve krajiny sa nesčítavajú."
    ),
    "D-10.5": "S Mincovňou: 1 zlato za 1 surovinu iného druhu, raz za ťah za každú Mincovňu.",
    "D-10.6": "Zlato je surovina ako ostatné, či sa dáva, alebo berie.",
    "D-10.7": "Zlato z karty Úkryt pre zlato možno použiť pri každom platení a každej výmene.",
    "D-10.8": (
        "Výmeny idú jedna po druhej, každá z jedného druhu za 1 iného; čo prinesie jedna, smie odísť v "
        "ďalšej. Loď aj Mincovňa pôsobia už v ťahu, v ktorom sa postavia."
    ),
}

HAND: Final = {
    "D-11.1": (
        "V ruke smú byť 3 karty a za každý bod rozvoja jedna navyše. Platí to, len keď hráč na konci "
        "vlastného ťahu doberá."
    ),
    "D-11.2": (
        "Kto má kariet menej, doberá si ich po jednej, každú z ktoréhokoľvek balíčka, až do povoleného počtu."
    ),
    "D-11.3": "Kto má kariet viac, vkladá prebytok lícom dole pod balíčky podľa výberu (D-14.10).",
    "D-11.4": (
        "Potom možno vymeniť jednu kartu: ide lícom dole pod balíček a hráč si buď doberie vrchnú kartu "
        "ktoréhokoľvek balíčka, alebo zaplatí 2 suroviny, prezrie si jeden balíček a jednu kartu si z neho "
        "vezme."
    ),
    "D-11.5": "Poradie prezretého balíčka zostáva, aké bolo.",
    "D-11.6": "Kto si balíček prezrie, berie si z neho kartu (R-27).",
    "D-11.7": "S kartou Obecný dom stojí prezretie 1 surovinu, s Radnicou nič.",
    "D-11.8": (
        "Doberá, odkladá a vymieňa sa len vo vlastnom ťahu. Karty stratené v ťahu protihráča sa dopĺňajú pri "
        "ďalšom vlastnom doberaní."
    ),
    "D-11.9": (
        "Vyčerpaný balíček si necháva svoje miesto: doberať z neho ani prezerať ho nemožno, karty tam však "
        "vkladať možno."
    ),
    "D-11.10": "Ak sú prázdne všetky balíčky, doberanie sa končí (R-28).",
    "D-11.11": (
        "Dobrať chýbajúce a odložiť prebytočné karty je povinnosť. Na výmenu treba kartu, ktorú možno "
        "odložiť."
    ),
}

POINTS: Final = {
    "D-12.1": (
        "Body sily, obchodu, zručnosti a rozvoja a víťazné body sa sčítavajú z kariet, ktoré ležia v "
        "kniežatstve, aj s tými, ktoré od niečoho závisia."
    ),
    "D-12.2": "Prevaha sily: aspoň 3 body sily a viac než protihráč.",
    "D-12.3": "Prevaha v obchode: aspoň 3 body obchodu a viac než protihráč.",
    "D-12.4": "Každý žetón leží u toho, kto má príslušnú prevahu, a má hodnotu 1 víťazného bodu.",
    "D-12.5": "Ak prevahu nemá nikto, žetón ihneď nepatrí nikomu (R-8).",
    "D-12.6": "Ak ju teraz má protihráč, prechádza žetón ihneď k nemu, nech je na ťahu ktokoľvek.",
    "D-12.7": (
        "Body, ktoré od niečoho závisia: Zásobáreň soli má 1 bod obchodu za každú obchodnú loď svojho "
        "vlastníka; Obchodná kancelária má 1 s kartou Trh a 1 s kartou Prístav; Prístav má hodnotu 1 "
        "víťazného bodu s tromi obchodnými loďami."
    ),
    "D-12.8": "Body zručnosti majú význam pre Oslavu a pre Miesto na konanie osláv; žetón nemajú.",
    "D-12.9": "Kde v kniežatstve žetón leží, na tom nezáleží.",
    "D-12.10": (
        "Body a žetóny sa prepočítavajú po každej jednotlivej karte, ktorá pribudne, je prekrytá, odkrytá "
        "alebo zmizne, ešte než ten istý efekt pokračuje (R-43)."
    ),
}

WINNING: Final = {
    "D-13.1": (
        "Víťazné body: dedina 1, mesto namiesto toho 2, každý žetón 1 a k tomu hodnota kariet, či trvalá, "
        "alebo dočasná."
    ),
    "D-13.2": "Úvodná hra: víťazí 7 bodov na konci vlastného ťahu.",
    "D-13.3": (
        "S jedným obdobím 12, v Súboji kniežat a v turnajovej hre 13, na konci vlastného ťahu, nech má "
        "protihráč bodov koľkokoľvek (R-31)."
    ),
    "D-13.4": (
        "Okrem úvodnej hry víťazí bez hodu aj ten, kto má potrebné body vo chvíli, keď má hádzať (R-29)."
    ),
    "D-13.5": "Body získané uprostred vlastného ťahu platia, len ak sú tu aj na jeho konci.",
    "D-13.6": (
        "Body získané v ťahu protihráča víťazia, keď sa začína vlastný ťah (D-13.4); v úvodnej hre, keď sa "
        "končí."
    ),
    "D-13.7": (
        "Obaja naraz zvíťaziť nemôžu: na konci ťahu sa prihliada len na hráča na ťahu, pred hodom len na toho, "
        "kto má hádzať."
    ),
}

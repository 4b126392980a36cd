"""The course of a turn in Slovak: its steps, the dice, events and production, D-5 to D-8."""

from typing import Final

__all__ = ["DICE", "EVENTS", "PRODUCTION", "TURN"]

TURN: Final = {
    "D-5.1": "Obaja hráči sa vo svojich ťahoch striedajú.",
    "D-5.2": (
        "Ťah: čo prichádza pred hodom, hod kockami, akcie, doberanie do povoleného počtu kariet v ruke, "
        "výmena jednej karty a pohľad na víťazné body."
    ),
    "D-5.3": (
        "Pred hodom sa okrem úvodnej hry zisťuje, či hráč na ťahu už nevíťazí (D-13.4). Potom možno zahrať "
        "Brigittu a Reinera, žiadnu inú kartu."
    ),
    "D-5.4": (
        "Akcie, v ľubovoľnom poradí a počte: hrať karty, stavať, obchodovať, používať, čo stojí vo vlastnom "
        "kniežatstve, a okrem úvodnej hry odstraňovať vlastné karty."
    ),
    "D-5.5": "Cesta späť nie je: keď sa začne doberanie, už sa nič nehrá, nestavia ani nevymieňa.",
    "D-5.6": "Karta získaná doberaním alebo výmenou čaká na ďalší vlastný ťah (pozri však R-21).",
    "D-5.7": "Karta získaná počas akcií (Knižnica, Guido, Gustáv, Zradca) sa smie použiť hneď.",
    "D-5.8": (
        "Pred vlastnými akciami a v ťahu protihráča robí hráč len to, čo chce symbol, udalosť alebo útok. "
        "Žiadny obchod, žiadne stavanie, žiadne odstraňovanie, žiadna iná akčná karta (R-44)."
    ),
}

DICE: Final = {
    "D-6.1": "Hráč na ťahu hádže oboma kockami naraz; čo ukážu, platí pre oboch hráčov.",
    "D-6.2": "Zlodej prichádza pred výnosmi.",
    "D-6.3": "Každý iný symbol prichádza po výnosoch.",
    "D-6.4": (
        "Zlodej: kto má viac než 7 započítaných surovín, stráca zo svojich krajín všetko zlato a všetku "
        "vlnu. 7 je bezpečných (R-33)."
    ),
    "D-6.5": (
        "Nezapočítavajú sa krajiny, ktoré susedia so Skladom svojho vlastníka, ani zlato v karte Úkryt pre "
        "zlato."
    ),
    "D-6.6": "Strata sa vyhýba Úkrytu pre zlato, nie však krajinám vedľa Skladu.",
    "D-6.7": (
        "Obchod: kto má prevahu v obchode, určí druh a dostáva od protihráča 1 surovinu toho druhu. Ak "
        "prevahu nemá nikto, nič sa nedeje (R-19)."
    ),
    "D-6.8": "S Úžerníkom sú to 2 suroviny namiesto 1, rovnaké alebo rôzne (R-19).",
    "D-6.9": "Pri Obchode možno určiť len to, na čo má príjemca miesto (R-19).",
    "D-6.10": (
        "Oslava: hráč s viacerými bodmi zručnosti si berie 1 ľubovoľnú surovinu. Ak ich majú obaja rovnako, "
        "hoci aj nula, berú si obaja. Na tom, kto hádže, nezáleží."
    ),
    "D-6.11": (
        "Bohatý zber úrody: obaja si berú 1 ľubovoľnú surovinu. Okrem toho prináša každá Colnica svojmu "
        "vlastníkovi 2 zlatá a každá Pirátska loď 1 zlato."
    ),
    "D-6.12": (
        "Otočenie karty udalosti: hráč na ťahu otočí vrchnú udalosť a riadia sa ňou všetci, ktorých sa týka."
    ),
    "D-6.13": "Ak sa majú rozhodnúť obaja, rozhoduje sa a ukladá prvý hráč na ťahu (R-9).",
    "D-6.14": (
        "V rámci jedného symbolu alebo jednej udalosti idú straty pred ziskami; potom sa o všetkom svojom "
        "rozhoduje hráč na ťahu, potom druhý hráč (R-43)."
    ),
}

EVENTS: Final = {
    "D-7.1": "Udalosť sa týka oboch hráčov, pokiaľ nehovorí o jednom.",
    "D-7.2": "Čo udalosť robí, hovorí jej karta. Udalosti nikdy neprichádzajú na odhadzovací balíček.",
    "D-7.3": "Po vykonaní ide udalosť lícom dole pod svoj balíček.",
    "D-7.4": (
        "Vianoce: všetky udalosti sa pozbierajú a zložia ako na začiatku, Vianoce s tromi pod sebou. Potom "
        "sa otočí a vykoná nová vrchná karta."
    ),
    "D-7.5": (
        "Koľko udalostí príde do Vianoc vrátane: 6 v úvodnej hre, 9 v Období zlata, 10 v Období zmätkov, 11 "
        "v Období pokroku, 9 v Súboji kniežat, 10 v turnajovej hre. Udalosť otočená po Vianociach je prvá v "
        "ďalšom kole."
    ),
    "D-7.6": (
        "Svár a Bratská hádka sa konajú, len keď má niektorý hráč prevahu sily. Ten vyberá a druhý trpí, "
        "nech hádže ktokoľvek."
    ),
    "D-7.7": (
        "Rebélia počíta jednotky s bodmi sily alebo obchodu: hrdinov so silou, Kanoniera, obchodné lode. "
        "Pirátska loď a Irmgard nemajú ani jedno a stavby sa nepočítajú nikdy (R-23)."
    ),
    "D-7.8": "Mor berie krajine 1 surovinu, bez ohľadu na to, s koľkými mestami susedí.",
    "D-7.9": (
        "Výnosný rok a Mor hľadia na jednotlivé krajiny: čo sa tam nezmestí alebo tam nie je, to sa vynechá."
    ),
    "D-7.10": (
        "Svár bez stavby, na ktorú možno mieriť, a Bratská hádka proti prázdnej ruke nerobia nič (R-34)."
    ),
}

PRODUCTION: Final = {
    "D-8.1": "Každá krajina s hodeným číslom vynáša 1, u oboch hráčov; dve také krajiny vynášajú po 1.",
    "D-8.2": "S násobičom výnosov vynáša každá susedná krajina jeho druhu 2.",
    "D-8.3": "Platí to pri hode na výnosy a nikdy inokedy.",
    "D-8.4": "Hranica troch platí pre každú krajinu: kde už ležia 2, zmestí sa z 2 len 1.",
    "D-8.5": (
        "Trh: spočítajú sa krajiny s hodeným číslom u oboch hráčov. Ak ich má viac protihráč, berie si "
        "vlastník 1 surovinu druhu, ktorý niektorá z tých krajín vynáša (R-10)."
    ),
    "D-8.6": "Druh možno určiť, aj keď je tá krajina plná.",
    "D-8.7": "Trhy pôsobia pri každom hode, nech hádže ktokoľvek, a nič nezdvojnásobuje, čo prinášajú.",
    "D-8.8": (
        "Najprv vynášajú krajiny oboch hráčov, kde to platí, dvojnásobne; potom Trh. Obom hráčom pri jednom "
        "hode pomôcť nemôže (R-10)."
    ),
}

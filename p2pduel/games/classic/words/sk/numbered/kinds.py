"""New kinds of cards, the peculiarities of the sets, the reform of 2003, in Slovak: C-41 to C-60."""

from typing import Final

__all__ = ["BARBARIANS", "KINDS", "KNIGHTS", "POLITICS", "REFORM", "SCIENCE", "TRADE", "WIZARDS"]

KINDS: Final = {
    "C-41": (
        "Výstavba krajiny (hnedá) leží nad krajinou svojho druhu alebo pod ňou: čarodejníci, Čarodejnícky spolok, "
        "Farbiareň, Umelecká kováčňa, Pálenica, Koloniálna základňa a tri Sídla obchodníkov."
    ),
    "C-41.1": (
        "Výstavba krajiny môže zhorieť, aj čarodejníci; žiadna Hasičská zbrojnica ju nechráni, lebo nestojí "
        "pri meste."
    ),
    "C-41.2": "Krajina s výstavbou krajiny si nemení miesto ani sa nevymieňa.",
    "C-41.3": (
        "Krajina patrí ku všetkému, s čím susedí: medzi citadelou a mestom smie niesť čarodejníka jednej alebo "
        "výstavbu druhého a jej suroviny slúžia obom."
    ),
    "C-42": (
        "Výstavba cesty leží na ceste: Obchodná stanica na vlastnej, Základňa barbarov na ceste druhého hráča."
    ),
    "C-42.1": (
        "Nepatrí k žiadnej dedine ani mestu; čo pôsobí na mesto, sa jej netýka a Hasičská zbrojnica ju "
        "nechráni."
    ),
    "C-42.2": "Cesta nesie najviac jednu; Základňa barbarov potrebuje voľnú cestu.",
    "C-43": (
        "Cudzia karta stojí v druhom panstve a zostáva vlastníctvom toho, kto ju tam umiestnil: Lúpežný hrad, "
        "Základňa barbarov, Obchodná pobočka, Vyslanectvo, Nevestinec."
    ),
    "C-43.1": "Hostiteľ ju nesmie odstrániť, ale smie na ňu útočiť ako na každú kartu druhého hráča.",
    "C-43.2": (
        "Ak odchádza za určitej podmienky, posudzuje sa to po každej zmene; potom ide na odhadzovací balíček "
        "svojho vlastníka. Ak zhorí, vracia sa vlastníkovi do ruky."
    ),
    "C-43.3": "Jej vlastník ju smie dať do zálohy.",
    "C-43.4": "Jej body, balíčky a odhodené karty sa počítajú vlastníkovi.",
    "C-44": "Citadela a Metropola sa nikdy neodstraňujú ani neničia.",
}

SCIENCE: Final = {
    "C-51.1": "Univerzita leží v otvorenom rade.",
    "C-51.2": "Pokrok platí aj za Univerzity.",
}

BARBARIANS: Final = {
    "C-52.1": "Prístav a Víťazný oblúk ležia v otvorenom rade; oblúk nezhorí.",
    "C-52.2": (
        "Čarodejnícky spolok je len pre turnajovú hru, a to pre toho, kto používa súpravu Čarodejníci a draky."
    ),
    "C-52.3": (
        "Pre Sídla obchodníkov a Kupecký cech je výmenou s bankom výmena 3:1, 2:1 flotilou alebo 1:1 Majákom "
        "či Kupcom Krištofom; nikdy Karavána ani výmena medzi hráčmi."
    ),
    "C-52.4": "Pri Nájazde barbarov čelí každý toľkým barbarom, koľko má ciest a Kláštorov (CR-4).",
    "C-52.5": (
        "Dva Prístavy sú možné len v turnajovej hre; potom má každá obchodná flotila o 2 body obchodu viac."
    ),
    "C-52.6": "V panstve len jeden Víťazný oblúk, v každej hre.",
}

TRADE: Final = {
    "C-53.1": "Obchodná kancelária leží v otvorenom rade.",
    "C-53.2": (
        "Čo leží v Sklade naturálií alebo v Pokladnici, je v bezpečí pred každou kartou druhého hráča aj "
        "každou udalosťou a Zlodej to nepočíta. So stavbou sa to stráca."
    ),
}

KNIGHTS: Final = {
    "C-54.1": "Inkvizícia je len pre turnajovú hru.",
}

POLITICS: Final = {
    "C-55.1": "Kostol a Radnica ležia v otvorenom rade.",
    "C-55.2": (
        "Metropola sa doberá ako iné karty, je zadarmo a kladie sa na vlastné mesto, ak má hráč Radnicu "
        "alebo Kostol. V panstve len jedna; nie na dedinu ani citadelu."
    ),
    "C-55.3": "Čo sa hovorí o mestách, platí aj pre metropolu.",
    "C-55.4": (
        "Otvára zvonka každej zo svojich štyroch krajín miesto pre jednu jednotku. Tá jednotka patrí len k "
        "metropole."
    ),
    "C-55.5": "Krajina medzi metropolou a citadelou nesie čarodejníka alebo jednotku, nie oboje.",
    "C-55.6": (
        "Kostol pri metropole chráni jednotky na týchto miestach pred Občianskou vojnou, Katedrála odkiaľkoľvek."
    ),
    "C-55.7": "Vlastný balíček smie obsahovať obe Metropoly; položiť možno jednu z nich.",
    "C-55.8": "Metropolu nikto klásť nemusí.",
}

WIZARDS: Final = {
    "C-56.1": (
        "Citadela sa kupuje z balíčka a kladie na vlastnú dedinu: spolu 1 víťazný bod, a 2, kým pri nej "
        "stojí čarodejník."
    ),
    "C-56.2": "Dve citadely nikdy nesusedia: medzi nimi stojí dedina alebo mesto.",
    "C-56.3": (
        "Citadela má štyri miesta pre fialové a zelené karty a knihy kúziel, nie pre červené, s čarodejníkom aj "
        "bez neho."
    ),
    "C-56.4": "Čo mieri na mestá, sa jej netýka.",
    "C-56.5": (
        "Čarodejníci nie sú jednotky. Stoja pri krajine svojho druhu vedľa citadely, Ari pri ktorejkoľvek; pri "
        "citadele najviac štyria. Začínajú s 2 bodmi čarovnej sily."
    ),
    "C-56.6": "Vo vlastnom ťahu mení čarodejník suroviny svojej krajiny na čarovnú silu, 1 za 1.",
    "C-56.7": (
        "Čarodejník, ktorý takto alebo Čarovným mlynom získal čarovnú silu, do konca ťahu nič neplatí, ani "
        "silou staršou. Silu z udalosti možno použiť hneď."
    ),
    "C-56.8": (
        "Knihy kúziel nie sú stavby ani jednotky. Kladú sa zadarmo na miesto citadely, hoci aj niekoľko."
    ),
    "C-56.9": (
        "Každú knihu možno použiť raz za ťah; platiť smú spoločne viacerí čarodejníci ktorejkoľvek vlastnej "
        "citadely. Dve rovnaké knihy možno použiť obe."
    ),
    "C-56.10": "Odstránená kniha sa odhadzuje.",
    "C-56.11": "Draky a fialové stavby sa platia čarovnou silou. Každý drak je len raz.",
    "C-56.12": "Fialové akčné karty sú akčné karty, ktoré stoja čarovnú silu.",
    "C-56.13": "Čo pôsobí na jednotky, čarodejníkom nič nerobí.",
    "C-56.14": "Spotrebovaná čarovná sila odchádza od čarodejníkov, ktorí platia.",
}

REFORM: Final = {
    "C-60.1": "Špión berie len jednotky a akčné karty.",
    "C-60.2": "Občianska vojna sa týka len rytierov, diel a obchodných flotíl.",
    "C-60.3": (
        "Každá karta má jeden druh. V základnej súprave útoky: Čierny rytier, Podpaľač, Špión, Prepadnutie, Obchodník; "
        "obrana: Bylinkárka, Vyzvedač, Biskup; neutrálne: Alchymista, Karavána; jednotky: obchodné flotily "
        "a rytieri; stavby: zvyšok. Udalosti druh nemajú."
    ),
    "C-60.4": (
        "Rámiky: žiadny pri centrálnych kartách a výstavbe ciest, žltý pri akčných kartách, zelený pre "
        "ktorékoľvek miesto, červený pre mestá, fialový pre citadely, hnedý pre krajiny, modrý pri udalostiach."
    ),
    "C-60.5": "Druh karty tematickej súpravy je na nej vytlačený.",
}

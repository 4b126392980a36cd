"""The rules of the game for people in Slovak, as data: chapters of paragraphs and lists."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = [
    "RULEBOOK",
]


_IDEA = Chapter(
    "idea",
    "O čo ide",
    (
        "Dve kniežatá osídľujú ten istý ostrov, každé vo vlastnom kniežatstve. Hádže sa dvoma kockami, "
        "tvoje krajiny vynášajú suroviny a z nich staviaš cesty, dediny a mestá a pri nich stavby, lode a "
        "hrdinov. Kto má na konci vlastného ťahu dosť víťazných bodov, víťazí.",
        "Hrať sa dá šiestimi spôsobmi. Začni prvým.",
        (
            "**intro** – Prví Catanci: len základná súprava, 7 bodov.",
            "**gold**, **turmoil**, **progress** – základná súprava a jedno obdobie, 12 bodov.",
            "**princes** – Súboj kniežat: základná súprava a všetky tri obdobia, 13 bodov.",
            "**tournament** – turnajová hra: obaja si prinesú vlastný balíček, 13 bodov.",
        ),
    ),
)

_LAND = Chapter(
    "land",
    "Tvoje kniežatstvo",
    (
        "Uprostred sa tiahne rad, v ktorom sa striedajú dediny a cesty: začínaš s dedinou, cestou a dedinou. "
        "Krajiny ležia šikmo medzi nimi, nad radom a pod radom: na začiatku šesť, z každého druhu jedna.",
        (
            "Les vynáša drevo.",
            "Zlatonosná rieka vynáša zlato.",
            "Pole vynáša obilie.",
            "Vrchovina vynáša tehly.",
            "Pastvina vynáša vlnu.",
            "Pohorie vynáša rudu.",
        ),
        "Každá krajina má číslo od 1 do 6 a zmestia sa na ňu až tri jej suroviny, ktoré ležia všetkým na "
        "očiach na karte. Štvrtá prepadá. Na začiatku leží na každej krajine jedna, len zlato žiadne.",
        "Nad každou dedinou a pod ňou je jedno stavebné miesto. Mesto má dve hore a dve dole. Karta na "
        "stavebnom mieste susedí s oboma krajinami vľavo a vpravo na tej istej strane radu, s inými nie. "
        "Dedina alebo mesto susedí so všetkými štyrmi krajinami okolo.",
        "Zelené karty patria k dedinám aj mestám, červené len k mestám. Centrálne karty a krajiny ti nikto "
        "nikdy nevezme.",
    ),
)

_SETUP = Chapter(
    "setup",
    "Príprava úvodnej hry",
    (
        (
            "Hostiteľ má červenú farbu, hosť modrú. Krajiny majú obaja rovnaké, čísla na nich nie.",
            "Vedľa leží 7 ciest, 5 dedín, 7 miest a 12 zamiešaných krajín.",
            "36 kariet základnej súpravy sa zamieša a rozdelí do štyroch balíčkov po 9.",
            "Osem z deviatich udalostí sa zamieša: tri naspodok, na ne Vianoce, päť navrch. Vianoce teda "
            "prídu na rad ako šiesta udalosť.",
            "Obaja hodia; vyššie číslo začína. Začínajúci hráč si berie 3 vrchné karty ktoréhokoľvek "
            "balíčka, druhý hráč 3 vrchné karty iného balíčka.",
        ),
    ),
)

_TURN = Chapter(
    "turn",
    "Tvoj ťah",
    (
        "Ťah má tieto kroky a nikdy sa nevracia späť.",
        (
            "**Pred hodom kockami**: ak už máš dosť bodov na víťazstvo (okrem úvodnej hry), víťazíš hneď. "
            "Smieš zahrať kartu Brigitta alebo Reiner.",
            "**Hod kockami**: hádže sa oboma naraz a čo prinesú, dostávajú obaja hráči.",
            "**Akcie**: staviaš, hráš karty a obchoduješ, v ľubovoľnom poradí a ako často môžeš.",
            "**Doberanie kariet**: do povoleného počtu kariet v ruke.",
            "**Výmena karty v ruke**: jednu kartu smieš vymeniť.",
            "**Koniec**: s dostatkom víťazných bodov víťazíš.",
        ),
        "V ťahu protihráča len odpovedáš, keď sa ťa na niečo pýta kocka, udalosť alebo útok.",
    ),
)

_DICE = Chapter(
    "dice",
    "Kocky",
    (
        "**Výnosy.** Každá krajina s hodeným číslom, tvoja aj protihráčova, vynáša 1. Ak s ňou susedí "
        "násobič výnosov jej druhu, vynáša 2. Potom môže Trh priniesť svojmu vlastníkovi ešte jednu "
        "surovinu.",
        "**Kocka udalostí.** Zlodej prichádza pred výnosmi, všetko ostatné po nich.",
        (
            "**Zlodej**: kto má viac než 7 surovín, stráca všetko zlato a všetku vlnu. Krajiny, ktoré "
            "susedia s kartou Sklad, sa nezapočítavajú, strata sa ich však týka; Úkrytu pre zlato sa netýka "
            "počítanie ani strata.",
            "**Obchod**: kto má prevahu v obchode, berie si 1 surovinu podľa výberu z krajín protihráča, ak "
            "má na niektorú miesto.",
            "**Oslava**: kto má viac bodov zručnosti, berie si 1 ľubovoľnú surovinu; pri zhode si ju berú "
            "obaja.",
            "**Bohatý zber úrody**: obaja si berú 1 ľubovoľnú surovinu.",
            "**Otočenie karty udalosti**: vrchná udalosť sa otočí a vykoná, potom ide pod balíček.",
        ),
        "Ak sa majú rozhodnúť obaja hráči, rozhoduje sa prvý hráč na ťahu. Straty prichádzajú pred ziskami.",
        "Na krajinu sa nikdy nezmestí viac než tri suroviny. Čo dostávaš v určenom druhu, musíš vziať, "
        "pokiaľ sa to zmestí; ak smieš druh vybrať, smieš vybrať aj plný a nedostať nič.",
    ),
)

_BUILD = Chapter(
    "build",
    "Stavanie",
    (
        "Zaplať celú cenu z ktorýchkoľvek svojich krajín, potom kartu polož; čo prináša, s jej cenou "
        "nepomôže.",
        (
            "**Cesta**: 1 drevo a 2 tehly.",
            "**Dedina**: 1 drevo, 1 obilie, 1 tehla a 1 vlna.",
            "**Mesto**: 2 obilia a 3 rudy.",
        ),
        "Cesta patrí na ktorýkoľvek koniec tvojho radu, vedľa dediny alebo mesta: nikdy dve cesty za sebou. "
        "Dedina patrí na voľný koniec cesty; otočíš dve krajiny pre jej voľné rohy a vyberieš, ktorá leží "
        "hore. Mesto prekrýva dedinu a všetko, čo pri nej stojí, zostáva.",
        "Karty z ruky patria na voľné stavebné miesto, ktoré zodpovedá ich farbe. Niektoré potrebujú najprv "
        "inú kartu alebo dosť bodov; keď už stoja, zostávajú, aj keď o to prídeš. Karty s označením raz v "
        "kniežatstve a hrdinovia smú stáť na tvojej strane len raz.",
        "Keď sa balíček centrálnych kariet vyčerpá, tú kartu už stavať nemožno.",
    ),
)

_PLAY = Chapter(
    "play",
    "Akčné karty",
    (
        "Akčné karty nestoja nič. Zahraj kartu, vykonaj, čo hovorí, a polož ju na odhadzovací balíček. "
        "Zahrať ich smieš, koľko chceš, ale žiadnu, ktorá by nič nezmenila.",
        "Ak požaduješ suroviny, určíš ich ty a protihráč vyberá, z ktorých krajín odídu. Nesmieš požadovať, "
        "na čo nemáš miesto. Smieš chcieť menej, než karta dovoľuje, ale aspoň jednu.",
        "Proti kartám Lukostrelec, Podpaľač a Zradca smie vlastník Pozorovateľne alebo Heinricha najprv "
        "hodiť kockou, ešte než určíš cieľ. Ak obrana vydrží, karta je stratená.",
        "Štyri karty majú svoj vlastný čas: Brigitta a Reiner pred hodom kockami, Zved pri stavbe dediny, "
        "Sebastián vo chvíli, keď sa otočí zlá udalosť.",
    ),
)

_TRADE = Chapter(
    "trade",
    "Obchodovanie",
    (
        "Obchoduješ so zásobou, v akčnej fáze vlastného ťahu, ako často chceš.",
        (
            "3 suroviny jedného druhu za 1 iného, vždy.",
            "2 suroviny jej druhu za 1 iného s obchodnou loďou.",
            "2 suroviny z jednej susednej krajiny za 1 iného druhu s Veľkou obchodnou loďou.",
            "1 zlato za 1 surovinu iného druhu s Mincovňou, raz za ťah za každú Mincovňu.",
        ),
    ),
)

_HAND = Chapter(
    "hand",
    "Doberanie a výmena kariet",
    (
        "V ruke smieš mať 3 karty a za každý bod rozvoja jednu navyše. Platí to len na konci "
        "vlastného ťahu: ak máš kariet menej, doberáš si ich jednu po druhej, každú z ktoréhokoľvek "
        "balíčka; ak ich máš viac, vkladáš prebytok pod balíčky.",
        "Potom smieš jednu kartu vymeniť: vlož ju pod balíček a buď si vezmi vrchnú kartu ktoréhokoľvek "
        "balíčka, alebo zaplať 2 suroviny, prezri si jeden balíček a vezmi si z neho ktorúkoľvek kartu. "
        "Poradie v ňom sa nemení, a kto si balíček prezrie, kartu si vziať musí. Obecný dom znižuje cenu na "
        "1, Radnica na nulu.",
        "Karty idú len pod balíčky s rovnakou rubovou stranou. Vyčerpaný balíček si necháva svoje miesto: "
        "karty sa tam vkladať smú, ale dovtedy sa odtiaľ nedoberá.",
        "Odhadzovací balíček sa nikdy nezamieša späť. Otvorene leží len jeho vrchná karta.",
    ),
)

_POINTS = Chapter(
    "points",
    "Body a prevahy",
    (
        "Je päť druhov bodov; sčítavajú sa zo všetkých kariet v tvojom kniežatstve.",
        (
            "**Sila**: ak máš aspoň 3 body a viac než protihráč, patrí ti žetón sily.",
            "**Obchod**: ak máš aspoň 3 body a viac než protihráč, patrí ti žetón obchodu.",
            "**Zručnosť**: rozhoduje o Oslave.",
            "**Rozvoj**: za každý bod jedna karta v ruke navyše.",
            "**Víťazné body**: kvôli nim sa hrá. Dedina má 1, mesto 2, každý žetón 1 a mnoho červených "
            "kariet 1 alebo 2.",
        ),
        "Žetóny sa overujú po každej jednotlivej karte, ktorá pribudne alebo zmizne. Ak podmienku nespĺňa "
        "nikto, žetón nemá nikto.",
    ),
)

_WIN = Chapter(
    "win",
    "Víťazstvo",
    (
        "Na konci vlastného ťahu víťazíš so 7 bodmi v úvodnej hre, s 12 s jedným obdobím a s 13 v Súboji "
        "kniežat a v turnajovej hre. Na počte bodov protihráča nezáleží.",
        "Okrem úvodnej hry víťazíš aj na samom začiatku svojho ťahu, pred hodom, ak máš vtedy potrebné "
        "body. Body, ktoré počas ťahu získaš a zase stratíš, sa nepočítajú.",
    ),
)

_ERAS = Chapter(
    "eras",
    "Hry s jedným obdobím",
    (
        "Ako úvodná hra, s týmito zmenami.",
        (
            "36 kariet základnej súpravy tvorí tri balíčky po 12, obdobie dva rovnako veľké balíčky.",
            "Vedľa nich leží otvorene dvakrát Cech obchodníkov (gold), Krčma (turmoil) alebo Univerzita "
            "(progress): ktorýkoľvek hráč smie postaviť jednu priamo odtiaľ, každý jednu.",
            "Udalosti obdobia sa pridajú k udalostiam základnej súpravy; pod Vianocami ležia opäť tri.",
            "Počnúc začínajúcim hráčom si každý prezrie jeden základný balíček a vyberie z neho 3 karty; "
            "druhý hráč smie vziať ten istý balíček. Potom smie každý znovu usporiadať svojich šesť krajín.",
            "V akčnej fáze smieš odstraňovať vlastné stavby a jednotky; idú na odhadzovací balíček, "
            "otvorené karty späť na svoje miesto.",
            "Na víťazstvo treba 12 bodov.",
        ),
    ),
)

_PRINCES = Chapter(
    "princes",
    "Súboj kniežat",
    (
        "Ako hra s jedným obdobím, s týmito zmenami.",
        (
            "Hrá sa so všetkými tromi obdobiami, bez kariet s polmesiacom: tri základné balíčky po 12 a "
            "jeden balíček za každé obdobie, s 12, 11 a 15 kartami.",
            "Nič neleží otvorene: Cech obchodníkov, Krčma a Univerzita prichádzajú z balíčkov.",
            "Dvanásť udalostí: Vianoce, Vynález, Výnosný rok, Rebélia, Obchodník na cestách a Mor a k nim "
            "šesť z ostatných, ktoré nikto nepozná.",
            "Na víťazstvo treba 13 bodov.",
        ),
    ),
)

_TOURNAMENT = Chapter(
    "tournament",
    "Turnajová hra",
    (
        "Obaja hráči si prinesú vlastný balíček. Platia pravidlá Súboja kniežat, s týmito zmenami.",
        (
            "Vlastný balíček má 33 kariet zo 110 doberacích kariet jednej škatule, žiadnu kartu častejšie, "
            "než je v škatuli. Tri z nich sú počiatočné karty v ruke; ostatné tvoria štyri balíčky po 7, 7, "
            "8 a 8.",
            "Každý hráč pridáva Rebéliu, Mor a štyri udalosti podľa výberu; s jednými Vianocami ich je "
            "trinásť. Z udalosti, ktorej karty majú všetky polmesiac, možno pridať len jednu.",
            "Každá krajina začína s 1 surovinou, aj Zlatonosná rieka.",
            "Pred prvým ťahom smie každý postaviť jednu centrálnu kartu alebo jednu z počiatočných kariet v "
            "ruke: žiadne kocky, žiadne akcie, nič, čo sa týka protihráča.",
            "Doberáš si zo svojich vlastných balíčkov, prehľadávaš ich a vkladáš karty pod ne a máš vlastný "
            "odhadzovací balíček. Guido berie z balíčka protihráča, Gustáv z tvojho. Zradca berie len "
            "jednotky a akčné karty.",
            "Na víťazstvo treba 13 bodov.",
        ),
    ),
)

_SECRETS = Chapter(
    "secrets",
    "Kto čo vidí",
    (
        (
            "Obaja vidia: kniežatstvá, suroviny, body, počet kariet v rukách a v balíčkoch, ich rubové "
            "strany, vrchnú kartu odhadzovacieho balíčka.",
            "Len ty vidíš: svoje karty v ruke, čo si doberáš, čo vkladáš pod balíček, balíček, ktorý si "
            "prezeráš.",
            "Karty v ruke, ktoré sa ukazujú útočníkovi, zostávajú všetkým ostatným skryté.",
            "Nikto nevidí: poradie balíčkov. Po prehľadaní krajín sa krajiny zamiešajú.",
        ),
        "Pri tomto stole stráži tajomstvá matematika: žiadny počítač, ani ten hostiteľov, nepozná poradie "
        "balíčkov ani karty druhého hráča.",
    ),
)

RULEBOOK: Final = (
    _IDEA,
    _LAND,
    _SETUP,
    _TURN,
    _DICE,
    _BUILD,
    _PLAY,
    _TRADE,
    _HAND,
    _POINTS,
    _WIN,
    _ERAS,
    _PRINCES,
    _TOURNAMENT,
    _SECRETS,
)
"""The rules, chapter by chapter."""

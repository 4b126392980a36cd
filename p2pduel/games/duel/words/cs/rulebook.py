"""The rules of the game for people in Czech, as data: chapters of paragraphs and lists."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK"]


_IDEA = Chapter(
    "idea",
    "O co jde",
    (
        "Dvě knížata osidlují týž ostrov, každé ve vlastní zemi. Hází se dvěma kostkami, tvé krajiny "
        "vynášejí suroviny a z nich stavíš cesty, vesnice a města a u nich stavby, lodě a hrdiny. Kdo má na "
        "konci vlastního tahu dost vítězných bodů, vítězí.",
        "Hrát se dá šesti způsoby. Začni prvním.",
        (
            "**intro** – První Kataňané: jen základní sada, 7 bodů.",
            "**gold**, **turmoil**, **progress** – základní sada a jedno období, 12 bodů.",
            "**princes** – Souboj knížat: základní sada a všechna tři období, 13 bodů.",
            "**tournament** – turnajová hra: oba si přinesou vlastní balíček, 13 bodů.",
        ),
    ),
)

_LAND = Chapter(
    "land",
    "Tvé knížectví",
    (
        "Uprostřed běží řada, ve které se střídají vesnice a cesty: začínáš s vesnicí, cestou a vesnicí. "
        "Krajiny leží šikmo mezi nimi, nad řadou a pod řadou: na začátku šest, od každého druhu jedna.",
        (
            "Les vynáší dřevo.",
            "Zlatonosná řeka vynáší zlato.",
            "Pole vynáší obilí.",
            "Vrchovina vynáší cihly.",
            "Pastvina vynáší vlnu.",
            "Pohoří vynáší rudu.",
        ),
        "Každá krajina má číslo od 1 do 6 a pojme až tři své suroviny, které leží všem na očích na kartě. "
        "Čtvrtá propadá. Na začátku leží na každé krajině jedna, jen zlato žádné.",
        "Nad každou vesnicí a pod ní je jedno stavební místo. Město má dvě nahoře a dvě dole. Karta na "
        "stavebním místě sousedí s oběma krajinami vlevo a vpravo na téže straně řady, s jinými ne. Vesnice "
        "nebo město sousedí se všemi čtyřmi krajinami kolem.",
        "Zelené karty patří k vesnicím i městům, červené jen k městům. Centrální karty a krajiny ti nikdo "
        "nikdy nevezme.",
    ),
)

_SETUP = Chapter(
    "setup",
    "Příprava úvodní hry",
    (
        (
            "Hostitel má červenou barvu, host modrou. Krajiny mají oba stejné, čísla na nich ne.",
            "Vedle leží 7 cest, 5 vesnic, 7 měst a 12 zamíchaných krajin.",
            "36 karet základní sady se zamíchá a rozdělí do čtyř balíčků po 9.",
            "Osm z devíti událostí se zamíchá: tři dospod, na ně Vánoce, pět navrch. Vánoce tedy přijdou na "
            "řadu jako šestá událost.",
            "Oba hodí; vyšší číslo začíná. Začínající hráč si bere 3 vrchní karty kteréhokoli balíčku, druhý "
            "hráč 3 vrchní karty jiného balíčku.",
        ),
    ),
)

_TURN = Chapter(
    "turn",
    "Tvůj tah",
    (
        "Tah má tyto kroky a nikdy se nevrací zpět.",
        (
            "**Před hodem kostkami**: máš-li už dost bodů k vítězství (kromě úvodní hry), vítězíš hned. Smíš "
            "zahrát kartu Brigitta nebo Reiner.",
            "**Hod kostkami**: hází se oběma najednou a co přinesou, dostávají oba hráči.",
            "**Akce**: stavíš, hraješ karty a obchoduješ, v libovolném pořadí a jak často můžeš.",
            "**Dobírání karet**: do povoleného počtu karet v ruce.",
            "**Výměna karty v ruce**: jednu kartu smíš vyměnit.",
            "**Konec**: s dostatkem vítězných bodů vítězíš.",
        ),
        "V tahu protihráče jen odpovídáš, když se tě na něco ptá kostka, událost nebo útok.",
    ),
)

_DICE = Chapter(
    "dice",
    "Kostky",
    (
        "**Výnosy.** Každá krajina s hozeným číslem, tvoje i protihráčova, vynáší 1. Sousedí-li s ní násobič "
        "výnosů jejího druhu, vynáší 2. Potom může Tržiště přinést svému vlastníkovi ještě jednu surovinu.",
        "**Kostka událostí.** Zloděj přichází před výnosy, všechno ostatní po nich.",
        (
            "**Zloděj**: kdo má víc než 7 surovin, ztrácí všechno zlato a všechnu vlnu. Krajiny, které "
            "sousedí s kartou Skladiště, se nezapočítávají, ztráta se jich ale týká; Úkrytu pro zlato se "
            "netýká počítání ani ztráta.",
            "**Obchod**: kdo má převahu v obchodu, bere si 1 surovinu podle výběru z krajin protihráče, "
            "pokud má na některou místo.",
            "**Oslava**: kdo má víc bodů zručnosti, bere si 1 libovolnou surovinu; při shodě si ji berou "
            "oba.",
            "**Bohatá sklizeň**: oba si berou 1 libovolnou surovinu.",
            "**Tažení události**: vrchní událost se otočí a provede, potom jde pod balíček.",
        ),
        "Mají-li se rozhodnout oba hráči, rozhoduje se první hráč na tahu. Ztráty přicházejí před zisky.",
        "Na krajinu se nikdy nevejde víc než tři suroviny. Co dostáváš v určeném druhu, musíš vzít, pokud "
        "se to vejde; smíš-li druh vybrat, smíš vybrat i plný a nedostat nic.",
    ),
)

_BUILD = Chapter(
    "build",
    "Stavění",
    (
        "Zaplať celou cenu z kterýchkoli svých krajin, potom kartu polož; co přináší, s její cenou nepomůže.",
        (
            "**Cesta**: 1 dřevo a 2 cihly.",
            "**Vesnice**: 1 dřevo, 1 obilí, 1 cihla a 1 vlna.",
            "**Město**: 2 obilí a 3 rudy.",
        ),
        "Cesta patří na kterýkoli konec tvé řady, vedle vesnice nebo města: nikdy dvě cesty za sebou. "
        "Vesnice patří na volný konec cesty; otočíš dvě krajiny pro její volné rohy a vybereš, která leží "
        "nahoře. Město překrývá vesnici a všechno, co u ní stojí, zůstává.",
        "Karty z ruky patří na volné stavební místo, které odpovídá jejich barvě. Některé potřebují nejdřív "
        "jinou kartu nebo dost bodů; jakmile stojí, zůstávají, i když o to přijdeš. Karty s označením jednou "
        "v knížectví a hrdinové smějí stát na tvé straně jen jednou.",
        "Je-li balíček centrálních karet vyčerpaný, tu kartu už stavět nelze.",
    ),
)

_PLAY = Chapter(
    "play",
    "Akční karty",
    (
        "Akční karty nestojí nic. Zahraj kartu, proveď, co říká, a polož ji na odhazovací balíček. Zahrát "
        "jich smíš, kolik chceš, ale žádnou, která by nic nezměnila.",
        "Požaduješ-li suroviny, určíš je ty a protihráč vybírá, ze kterých krajin odejdou. Nesmíš požadovat, "
        "na co nemáš místo. Smíš chtít méně, než karta dovoluje, ale aspoň jednu.",
        "Proti kartám Lučištník, Žhář a Zrádce smí vlastník Pozorovatelny nebo Heinricha nejdřív hodit "
        "kostkou, ještě než určíš cíl. Vydrží-li obrana, karta je ztracená.",
        "Čtyři karty mají svůj vlastní čas: Brigitta a Reiner před hodem kostkami, Zvěd při stavbě vesnice, "
        "Sebastian ve chvíli, kdy se otočí zlá událost.",
    ),
)

_TRADE = Chapter(
    "trade",
    "Obchodování",
    (
        "Obchoduješ se zásobou, v akční fázi vlastního tahu, jak často chceš.",
        (
            "3 suroviny jednoho druhu za 1 jiného, vždy.",
            "2 suroviny jejího druhu za 1 jiného s obchodní lodí.",
            "2 suroviny z jedné sousední krajiny za 1 jiného druhu s Velkou obchodní lodí.",
            "1 zlato za 1 surovinu jiného druhu s Mincovnou, jednou za tah za každou Mincovnu.",
        ),
    ),
)

_HAND = Chapter(
    "hand",
    "Dobírání a výměna karet",
    (
        "V ruce smíš mít 3 karty a za každý bod rozvoje jednu navíc. Hledí se na to jen na konci vlastního "
        "tahu: máš-li karet méně, dobíráš si je jednu po druhé, každou z kteréhokoli balíčku; máš-li jich "
        "víc, vkládáš přebytek pod balíčky.",
        "Potom smíš jednu kartu vyměnit: vlož ji pod balíček a buď si vezmi vrchní kartu kteréhokoli "
        "balíčku, nebo zaplať 2 suroviny, prohlédni si jeden balíček a vezmi si z něj kteroukoli kartu. "
        "Pořadí v něm se nemění, a kdo si balíček prohlédne, kartu si vzít musí. Obecní dům snižuje cenu na "
        "1, Radnice na nulu.",
        "Karty jdou jen pod balíčky se stejnou rubovou stranou. Vyčerpaný balíček si nechává své místo: "
        "karty se tam vkládat smějí, ale do té doby se odtud nedobírá.",
        "Odhazovací balíček se nikdy nezamíchá zpět. Otevřeně leží jen jeho vrchní karta.",
    ),
)

_POINTS = Chapter(
    "points",
    "Body a převahy",
    (
        "Je pět druhů bodů; sčítají se ze všech karet ve tvém knížectví.",
        (
            "**Síla**: máš-li aspoň 3 body a víc než protihráč, patří ti žeton síly.",
            "**Obchod**: máš-li aspoň 3 body a víc než protihráč, patří ti žeton obchodu.",
            "**Zručnost**: rozhoduje o Oslavě.",
            "**Rozvoj**: za každý bod jedna karta v ruce navíc.",
            "**Vítězné body**: kvůli nim se hraje. Vesnice má 1, město 2, každý žeton 1 a mnoho červených "
            "karet 1 nebo 2.",
        ),
        "Žetony se ověřují po každé jednotlivé kartě, která přibude nebo zmizí. Nesplňuje-li podmínku nikdo, "
        "žeton nemá nikdo.",
    ),
)

_WIN = Chapter(
    "win",
    "Vítězství",
    (
        "Na konci vlastního tahu vítězíš se 7 body v úvodní hře, s 12 s jedním obdobím a s 13 v Souboji "
        "knížat a v turnajové hře. Na počtu bodů protihráče nezáleží.",
        "Kromě úvodní hry vítězíš i na samém začátku svého tahu, před hodem, máš-li tou dobou potřebné body. "
        "Body, které během tahu získáš a zase ztratíš, se nepočítají.",
    ),
)

_ERAS = Chapter(
    "eras",
    "Hry s jedním obdobím",
    (
        "Jako úvodní hra, s těmito změnami.",
        (
            "36 karet základní sady tvoří tři balíčky po 12, období dva stejně velké balíčky.",
            "Vedle nich leží otevřeně dvakrát Cech obchodníků (gold), Špeluňka (turmoil) nebo Univerzita "
            "(progress): kterýkoli hráč smí postavit jednu přímo odtud, každý jednu.",
            "Události období se přidají k událostem základní sady; pod Vánocemi leží opět tři.",
            "Počínaje začínajícím hráčem si každý prohlédne jeden základní balíček a vybere z něj 3 karty; "
            "druhý hráč smí vzít týž balíček. Potom smí každý znovu uspořádat svých šest krajin.",
            "V akční fázi smíš bourat vlastní stavby a odstraňovat vlastní jednotky; jdou na odhazovací "
            "balíček, otevřené karty zpět na své místo.",
            "K vítězství je potřeba 12 bodů.",
        ),
    ),
)

_PRINCES = Chapter(
    "princes",
    "Souboj knížat",
    (
        "Jako hra s jedním obdobím, s těmito změnami.",
        (
            "Hraje se se všemi třemi obdobími, bez karet s půlměsícem: tři základní balíčky po 12 a jeden "
            "balíček za každé období, po 12, 11 a 15 kartách.",
            "Nic neleží otevřeně: Cech obchodníků, Špeluňka a Univerzita přicházejí z balíčků.",
            "Dvanáct událostí: Vánoce, Vynález, Výnosný rok, Rebelie, Obchodník na cestách a Mor a k nim "
            "šest z ostatních, které nikdo nezná.",
            "K vítězství je potřeba 13 bodů.",
        ),
    ),
)

_TOURNAMENT = Chapter(
    "tournament",
    "Turnajová hra",
    (
        "Oba hráči si přinesou vlastní balíček. Platí pravidla Souboje knížat, s těmito změnami.",
        (
            "Vlastní balíček má 33 karet ze 110 dobíracích karet jedné krabice, žádnou kartu častěji, než je "
            "v krabici. Tři z nich jsou počáteční karty v ruce; ostatní tvoří čtyři balíčky po 7, 7, 8 a 8.",
            "Každý hráč přidává Rebelii, Mor a čtyři události podle výběru; s jedněmi Vánocemi je jich "
            "třináct. Z události, jejíž karty mají všechny půlměsíc, lze přidat jen jednu.",
            "Každá krajina začíná s 1 surovinou, i Zlatonosná řeka.",
            "Před prvním tahem smí každý postavit jednu centrální kartu nebo jednu z počátečních karet v "
            "ruce: žádné kostky, žádné akce, nic, co se týká protihráče.",
            "Dobíráš si ze svých vlastních balíčků, prohledáváš je a vkládáš karty pod ně a máš vlastní "
            "odhazovací balíček. Guido bere z balíčku protihráče, Gustav z tvého. Zrádce bere jen jednotky "
            "a akční karty.",
            "K vítězství je potřeba 13 bodů.",
        ),
    ),
)

_SECRETS = Chapter(
    "secrets",
    "Kdo co vidí",
    (
        (
            "Oba vidí: knížectví, suroviny, body, počet karet v rukou a v balíčcích, jejich rubové strany, "
            "vrchní kartu odhazovacího balíčku.",
            "Jen ty vidíš: své karty v ruce, co si dobíráš, co vkládáš pod balíček, balíček, který si "
            "prohlížíš.",
            "Karty v ruce, které se ukazují útočníkovi, zůstávají všem ostatním skryté.",
            "Nikdo nevidí: pořadí balíčků. Po prohledání krajin se krajiny zamíchají.",
        ),
        "U tohoto stolu střeží tajemství matematika: žádný počítač, ani ten hostitelův, nezná pořadí balíčků "
        "ani karty druhého hráče.",
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

"""The rules of the classic card game for people in Czech: chapters of paragraphs and lists."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK"]

_IDEA = Chapter(
    "idea",
    "O co jde",
    (
        (
            "Dva hráči osidlují týž ostrov, každý ve vlastním panství. Kostky přinášejí suroviny, ze "
            "surovin se stavějí cesty, vesnice a města a u nich stavby, flotily a rytíři. Kdo má první "
            "dost vítězných bodů, vítězí."
        ),
        "Hrát se dá devíti způsoby. Začni prvním.",
        (
            "**base** – jen základní sada, 12 bodů.",
            (
                "**knights**, **politics**, **barbarians**, **science**, **wizards**, **trade** – základní "
                "sada a jedna tematická sada, 13 bodů."
            ),
            "**mixed** – základní sada a dvě nebo tři tematické sady, 13 bodů.",
            "**tournament** – oba si přinesou vlastní balíček, 13 bodů.",
        ),
    ),
)

_DUEL = Chapter(
    "duel",
    "Pro ty, kdo znají Knížata z Katanu",
    (
        (
            "Toto je starší hra, ze které Knížata z Katanu vznikla. Většina ti bude připadat známá. Jiné "
            "je toto:"
        ),
        (
            (
                "Místo hrdinů jsou tu rytíři a místo zručnosti turnajové body. Figurka patří tomu, kdo má "
                "víc, bez minima; figurka mlýna potřebuje město."
            ),
            "Před výnosy přichází každá událost, nejen Zloděj, a ten bere rudu a vlnu, ne zlato.",
            "Při shodě v turnaji nikdo nic nedostane.",
            (
                "O útocích rozhoduje kostka a postihnout mohou i útočníka. Obránce smí v tahu útočníka "
                "odpovědět kartou."
            ),
            "Útoky a neutrální karty čekají, až oba hráči dohromady dosáhnou 7 vítězných bodů.",
            (
                "Ztracené karty se většinou vracejí svému vlastníkovi do ruky a přebytečné karty se v tahu "
                "druhého hráče odkládají hned."
            ),
            "Ve svém tahu smíš protihráči nabídnout výměnu.",
            (
                "Prohledává se za 2 suroviny, a to i při doplňování karet; vyměněná karta pochází z "
                "balíčku, pod který jde stará."
            ),
            "S tematickými sadami vítězí, kdo dosáhne 13 bodů, a to hned, i v tahu druhého hráče.",
        ),
    ),
)

_LAND = Chapter(
    "land",
    "Tvé panství",
    (
        (
            "Uprostřed běží řada, ve které se střídají vesnice a cesty. Krajiny leží šikmo mezi nimi, "
            "nahoře a dole, na začátku šest. Každá má číslo od 1 do 6 a pojme až tři své suroviny; čtvrtá "
            "propadá."
        ),
        (
            (
                "Les vynáší dřevo, Pastvina vlnu, Pahorkatina cihly, Hory rudu, Pole obilí, Zlatonosná "
                "řeka zlato."
            ),
            (
                "Vesnice má jedno stavební místo nahoře a jedno dole, město po dvou. Karta na místě "
                "sousedí se dvěma krajinami své strany."
            ),
            (
                "Zelené karty patří kamkoli, červené k městům, fialové k citadelám. Hnědé leží na vnějším "
                "okraji krajiny, některé karty na cestě."
            ),
            "Co platíš, smí pocházet z kterékoli tvé krajiny, co dostaneš, jde na kteroukoli toho druhu.",
        ),
    ),
)

_SETUP = Chapter(
    "setup",
    "Příprava hry",
    (
        (
            (
                "Krajiny mají oba hráči stejné, čísla na nich ne. Své si smíš rozložit, jak chceš. Na "
                "každé leží 1 surovina."
            ),
            (
                "V základní hře tvoří karty pět zakrytých balíčků. S tematickou sadou tvoří karty základní "
                "sady čtyři a karty tematické sady další dva."
            ),
            (
                "S většinou tematických sad leží některé stavby v otevřené řadě: oba je smějí koupit, od "
                "každého názvu jednu."
            ),
            (
                "Oba hodí kostkou; vyšší číslo začíná. Ten hráč si prohlédne balíček a vezme si 3 karty, "
                "potom totéž udělá druhý s jiným balíčkem."
            ),
        ),
    ),
)

_TURN = Chapter(
    "turn",
    "Tvůj tah",
    (
        (
            "**Před hodem**: Alchymista, Kolář a Kolo času, nic jiného.",
            (
                "**Hod**: obě kostky najednou. Nejdřív kostka událostí, potom výnosy: každá krajina obou "
                "hráčů s tím číslem získává 1."
            ),
            "**Akce**: stavěj, obchoduj a hraj karty, jak často a v jakém pořadí chceš.",
            "**Karty v ruce**: odlož, co přebývá, dober, co chybí, nebo jednu kartu vyměň.",
        ),
        "V tahu druhého hráče odpovídáš, když se tě kostka, událost nebo útok na něco zeptá.",
    ),
)

_DICE = Chapter(
    "dice",
    "Kostka událostí",
    (
        (
            (
                "**Zloděj**: máš-li víc než 7 surovin, ztrácíš všechnu rudu a vlnu. Krajiny vedle "
                "Opevněného skladu se nepočítají, ztráta se jich ale týká. V prvních dvou kolech se nic "
                "neděje."
            ),
            "**Mlýn**: kdo má figurku mlýna, bere si od druhého 1 surovinu podle svého výběru.",
            "**Turnaj**: kdo má víc turnajových bodů, bere si 1 libovolnou surovinu.",
            "**Slunce**: oba si berou 1 libovolnou surovinu.",
            "**Otazník**, na dvou stěnách: vrchní událost se provede pro oba a potom jde pod balíček.",
        ),
    ),
)

_BUILD = Chapter(
    "build",
    "Stavění",
    (
        (
            "**Cesta**: 2 cihly a 1 dřevo, na konci tvé řady.",
            (
                "**Vesnice**: 1 cihla, 1 dřevo, 1 obilí a 1 vlna, na volném konci cesty. Přináší dvě "
                "prázdné krajiny."
            ),
            "**Město**: 3 rudy a 2 obilí, na vesnici. Co tam stojí, zůstává.",
        ),
        (
            "Karty z ruky patří na volné místo, které odpovídá jejich barvě. Co karta vyžaduje, musí "
            "být splněno, když ji stavíš; zůstává, i když to později zmizí. Rytíř, drak nebo čaroděj smí v "
            "obou panstvích dohromady stát jen jednou."
        ),
        "V akční fázi smíš zbořit vlastní karty výstavby. Jdou na odhazovací balíček a nic za ně nedostaneš.",
    ),
)

_TRADING = Chapter(
    "trading",
    "Obchodování",
    (
        (
            "S bankem měníš 3 stejné suroviny za 1 jinou, s příslušnou obchodní flotilou 2 a s Mincovnou 1 "
            "zlato. Ve svém tahu smíš také protihráči nabídnout jakoukoli výměnu; řekne ano, nebo ne."
        ),
    ),
)

_PLAY = Chapter(
    "play",
    "Akční karty",
    (
        (
            "Akční karty nic nestojí kromě fialových a Podplácení. Útoky a neutrální karty lze hrát, "
            "jakmile oba hráči dohromady dosáhli 7 vítězných bodů, obranné karty od začátku. Kartu, která "
            "by nic nezpůsobila, zahrát nelze."
        ),
        (
            "**Černý rytíř, Žhář, Přepadení.** Ohlásíš útok; protihráč smí odpovědět Bylinkářkou nebo "
            "Biskupem; hodíš kostkou. Vítězí 1–5, po odpovědi jen 1–2. Cíl označí vítěz, a pokud "
            "prohraješ, je to něco tvého. Zahnané a spálené karty se vracejí svému vlastníkovi do ruky."
        ),
        "Kde suroviny mění majitele, určuje je ten, kdo je bere, a přechází jen to, na co je místo.",
    ),
)

_HAND = Chapter(
    "hand",
    "Karty v ruce",
    (
        (
            "V ruce smíš mít 3 karty a 1 navíc za každý Klášter a každou Knihovnu. Na konci svého tahu "
            "vkládáš, co přebývá, pod balíčky podle svého výběru."
        ),
        (
            "Máš-li jich méně, dobíráš si po jedné: vrchní kartu balíčku zdarma, nebo kteroukoli kartu "
            "balíčku za 2 libovolné suroviny (s Radnicí za 1). Máš-li jich dost hned na začátku, smíš "
            "jednu kartu vyměnit."
        ),
    ),
)

_TOKENS = Chapter(
    "tokens",
    "Figurky a vítězství",
    (
        (
            "Figurka rytíře patří tomu, kdo má víc bodů síly, figurka mlýna tomu, kdo má víc bodů obchodu "
            "a město. Každá má 1 vítězný bod; při shodě ji nemá nikdo."
        ),
        (
            "V základní hře vítězí 12 bodů, ale jen ve vlastním tahu. S tematickými sadami vítězí 13 bodů "
            "hned; mají-li je oba, vítězí víc bodů a při shodě hráč na tahu."
        ),
    ),
)

_KNIGHTS = Chapter(
    "knights",
    "Rytíř a kupec",
    (
        (
            "Víc rytířů a to, co je zlevňuje a posiluje; piráti, kteří potápějí flotily; karty pro ty, kdo "
            "mají figurku. Otevřená řada není. Dobrá první tematická sada."
        ),
    ),
)

_POLITICS = Chapter(
    "politics",
    "Politika a intriky",
    (
        (
            "Kostel a Radnice leží v otevřené řadě a mnoho karet jedno z nich potřebuje. Metropole na "
            "městě otevírá vně každé z jeho čtyř krajin místo pro jednu jednotku. Některé stavby stojí v "
            "druhém panství a zůstávají tvé."
        ),
    ),
)

_BARBARIANS = Chapter(
    "barbarians",
    "Barbaři a obchodníci",
    (
        (
            "Přístav a Vítězný oblouk leží v otevřené řadě. Když přijdou barbaři, chceš mít víc jednotek "
            "než cest a Klášterů: každé vítězství smí zvýšit tvůj oblouk o vítězný bod. Sídla obchodníků "
            "počítají, co odevzdáš do banku, a po třetím odevzdání přinášejí něco trvalého."
        ),
    ),
)

_SCIENCE = Chapter(
    "science",
    "Věda a pokrok",
    (
        (
            "Univerzita leží v otevřené řadě; potřebují ji děla, jeřáby a vynálezy. Velká zeď a Hasičská "
            "zbrojnice chrání, Vyslanectví ti ukazuje, co si protihráč dobírá."
        ),
    ),
)

_WIZARDS = Chapter(
    "wizards",
    "Čarodějové a draci",
    (
        (
            "Citadela se pokládá na vesnici, nikdy vedle jiné citadely. Má 1 vítězný bod, s čarodějem 2. "
            "Čarodějové stojí u jejích krajin, každý u svého druhu, a mají kouzelnou sílu: na začátku 2, "
            "nejvýše 3."
        ),
        (
            "Ve tvém tahu mění čaroděj suroviny své krajiny v sílu. Kdo však takto sílu získá, do konce "
            "tahu nic neplatí, takže mysli o tah napřed. Silou se platí draci, fialové stavby, fialové "
            "akce a kouzla."
        ),
        (
            "Knihy kouzel se pokládají na místo citadely zdarma; každou lze použít jednou za tah. Kouzelný "
            "zákaz a Časový skok působí i v tahu druhého hráče: dostaneš otázku, kdykoli je můžeš použít."
        ),
    ),
)

_TRADE = Chapter(
    "trade",
    "Obchod a obrat",
    (
        (
            "Obchodní kancelář leží v otevřené řadě. Barvírna, Umělecká kovárna a Palírna mění suroviny v "
            "body obchodu a ty v suroviny protihráče. Sklady drží zboží mimo dosah všech. Majitel "
            "zastavárny promění stavbu v její cenu, dokud ji nesplatíš."
        ),
    ),
)

_MIXED = Chapter(
    "mixed",
    "Více sad",
    (
        (
            "Se základní sadou se hrají dvě nebo tři tematické sady; které, se dohodne před hrou. Jejich "
            "karty se zamíchají do dvou tematických balíčků za každou sadu, karty jejich řad tvoří jednu "
            "otevřenou řadu a události jeden balíček. Vítězí 13 bodů."
        ),
    ),
)

_TOURNAMENT = Chapter(
    "tournament",
    "Turnajová hra",
    (
        (
            "Oba se dohodnou, které sady smí kdo použít: základní sadu a jednu až šest tematických.",
            (
                "Každý tajně vybere 33 karet z vlastních sad, 3 z nich jako počáteční karty v ruce. "
                "Ostatních 30 tvoří čtyři vlastní balíčky: 7, 7, 8 a 8."
            ),
            "13 událostí: 2 Občanské války, 2 Mory, 1 Nový rok a 4 tajně vybrané od každého.",
            (
                "Dobíráš si z vlastních balíčků a odhazuješ na vlastní odhazovací balíček. Prázdný balíček "
                "lze před dobíráním znovu utvořit z odhazovacího balíčku."
            ),
            "Otevřená řada není. Kdo používá sadu Čarodějové a draci, má 5 vlastních Citadel.",
            "Karta, kterou vezmeš protihráči, je do konce hry tvoje.",
        ),
    ),
)

_HOUSE = Chapter(
    "house",
    "Domácí hodnoty",
    (
        (
            "Ne každou cenu a každý bod těchto karet se podařilo zjistit. Karta říká, která z jejích čísel "
            "pocházejí z novější hry a která jsou domácí hodnoty, zvolené zde tak, aby se hodily. Kdo má "
            "vytištěnou kartu, může je opravit na jednom místě; oba hráči pak musí používat stejné hodnoty "
            "a program na to dohlíží."
        ),
    ),
)

RULEBOOK: Final = (
    _IDEA,
    _DUEL,
    _LAND,
    _SETUP,
    _TURN,
    _DICE,
    _BUILD,
    _TRADING,
    _PLAY,
    _HAND,
    _TOKENS,
    _KNIGHTS,
    _POLITICS,
    _BARBARIANS,
    _SCIENCE,
    _WIZARDS,
    _TRADE,
    _MIXED,
    _TOURNAMENT,
    _HOUSE,
)
"""All chapters, in the order to read them."""

"""The rules of the classic card game for people in Slovak: chapters of paragraphs and lists."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK"]

_IDEA = Chapter(
    "idea",
    "O čo ide",
    (
        (
            "Dve kniežatá osídľujú ten istý ostrov, každé vo vlastnom panstve. Kocky prinášajú suroviny, zo "
            "surovín sa stavajú cesty, dediny a mestá a pri nich stavby, flotily a rytieri. Kto má prvý "
            "dosť víťazných bodov, víťazí."
        ),
        "Hrať sa dá deviatimi spôsobmi. Začni prvým.",
        (
            "**base** – len základná súprava, 12 bodov.",
            (
                "**knights**, **politics**, **barbarians**, **science**, **wizards**, **trade** – základná "
                "súprava a jedna tematická súprava, 13 bodov."
            ),
            "**mixed** – základná súprava a dve alebo tri tematické súpravy, 13 bodov.",
            "**tournament** – obaja si prinesú vlastný balíček, 13 bodov.",
        ),
    ),
)

_DUEL = Chapter(
    "duel",
    "Pre tých, ktorí poznajú Catan – Duel",
    (
        ("Toto je staršia hra, z ktorej Catan – Duel vznikol. Väčšina ti bude pripadať známa. Iné je toto:"),
        (
            (
                "Namiesto hrdinov sú tu rytieri a namiesto zručnosti turnajové body. Figúrka patrí tomu, kto má "
                "viac, bez minima; figúrka mlyna potrebuje mesto."
            ),
            "Pred výnosmi prichádza každá udalosť, nielen Zlodej, a ten berie rudu a vlnu, nie zlato.",
            "Pri zhode v turnaji nikto nič nedostane.",
            (
                "O útokoch rozhoduje kocka a postihnúť môžu aj útočníka. Obranca smie v ťahu útočníka "
                "odpovedať kartou."
            ),
            "Útoky a neutrálne karty čakajú, kým obaja hráči spolu nedosiahnu 7 víťazných bodov.",
            (
                "Stratené karty sa väčšinou vracajú svojmu vlastníkovi do ruky a prebytočné karty sa v ťahu "
                "druhého hráča odkladajú hneď."
            ),
            "Vo svojom ťahu smieš protihráčovi ponúknuť výmenu.",
            (
                "Prehľadáva sa za 2 suroviny, a to aj pri dopĺňaní kariet; vymenená karta pochádza z "
                "balíčka, pod ktorý ide stará."
            ),
            "S tematickými súpravami víťazí, kto dosiahne 13 bodov, a to hneď, aj v ťahu druhého hráča.",
        ),
    ),
)

_LAND = Chapter(
    "land",
    "Tvoje panstvo",
    (
        (
            "Uprostred beží rad, v ktorom sa striedajú dediny a cesty. Krajiny ležia šikmo medzi nimi, "
            "hore a dole, na začiatku šesť. Každá má číslo od 1 do 6 a pojme až tri svoje suroviny; štvrtá "
            "prepadá."
        ),
        (
            (
                "Les vynáša drevo, Pastvina vlnu, Vrchovina tehly, Pohorie rudu, Pole obilie, Zlatonosná "
                "rieka zlato."
            ),
            (
                "Dedina má jedno stavebné miesto hore a jedno dole, mesto po dvoch. Karta na mieste "
                "susedí s dvoma krajinami svojej strany."
            ),
            (
                "Zelené karty patria kamkoľvek, červené k mestám, fialové k citadelám. Hnedé ležia na vonkajšom "
                "okraji krajiny, niektoré karty na ceste."
            ),
            "Čo platíš, smie pochádzať z ktorejkoľvek tvojej krajiny, čo dostaneš, ide na ktorúkoľvek toho druhu.",
        ),
    ),
)

_SETUP = Chapter(
    "setup",
    "Príprava hry",
    (
        (
            (
                "Krajiny majú obaja hráči rovnaké, čísla na nich nie. Svoje si smieš rozložiť, ako chceš. Na "
                "každej leží 1 surovina."
            ),
            (
                "V základnej hre tvoria karty päť zakrytých balíčkov. S tematickou súpravou tvoria karty "
                "základnej súpravy štyri a karty tematickej súpravy ďalšie dva."
            ),
            (
                "S väčšinou tematických súprav ležia niektoré stavby v otvorenom rade: obaja ich smú kúpiť, z "
                "každého názvu jednu."
            ),
            (
                "Obaja hodia kockou; vyššie číslo začína. Ten hráč si prezrie balíček a vezme si 3 karty, "
                "potom to isté urobí druhý s iným balíčkom."
            ),
        ),
    ),
)

_TURN = Chapter(
    "turn",
    "Tvoj ťah",
    (
        (
            "**Pred hodom**: Alchymista, Kolár a Koleso času, nič iné.",
            (
                "**Hod**: obe kocky naraz. Najprv kocka udalostí, potom výnosy: každá krajina oboch "
                "hráčov s tým číslom získava 1."
            ),
            "**Akcie**: stavaj, obchoduj a hraj karty, ako často a v akom poradí chceš.",
            "**Karty v ruke**: odlož, čo je navyše, dober, čo chýba, alebo jednu kartu vymeň.",
        ),
        "V ťahu druhého hráča odpovedáš, keď sa ťa kocka, udalosť alebo útok na niečo opýta.",
    ),
)

_DICE = Chapter(
    "dice",
    "Kocka udalostí",
    (
        (
            (
                "**Zlodej**: ak máš viac než 7 surovín, strácaš všetku rudu a vlnu. Krajiny vedľa "
                "Opevneného skladu sa nepočítajú, strata sa ich však týka. V prvých dvoch kolách sa nič "
                "nedeje."
            ),
            "**Mlyn**: kto má figúrku mlyna, berie si od druhého 1 surovinu podľa svojho výberu.",
            "**Turnaj**: kto má viac turnajových bodov, berie si 1 ľubovoľnú surovinu.",
            "**Slnko**: obaja si berú 1 ľubovoľnú surovinu.",
            "**Otáznik**, na dvoch stenách: vrchná udalosť sa vykoná pre oboch a potom ide pod balíček.",
        ),
    ),
)

_BUILD = Chapter(
    "build",
    "Stavanie",
    (
        (
            "**Cesta**: 2 tehly a 1 drevo, na konci tvojho radu.",
            (
                "**Dedina**: 1 tehla, 1 drevo, 1 obilie a 1 vlna, na voľnom konci cesty. Prináša dve "
                "prázdne krajiny."
            ),
            "**Mesto**: 3 rudy a 2 obilia, na dedine. Čo tam stojí, zostáva.",
        ),
        (
            "Karty z ruky patria na voľné miesto, ktoré zodpovedá ich farbe. Čo karta vyžaduje, musí "
            "byť splnené, keď ju staviaš; zostáva, aj keď to neskôr zmizne. Rytier, drak alebo čarodejník smie v "
            "oboch panstvách spolu stáť len raz."
        ),
        "V akčnej fáze smieš odstrániť vlastné karty výstavby. Idú na odhadzovací balíček a nič za ne nedostaneš.",
    ),
)

_TRADING = Chapter(
    "trading",
    "Obchodovanie",
    (
        (
            "S bankom vymieňaš 3 rovnaké suroviny za 1 inú, s príslušnou obchodnou flotilou 2 a s Mincovňou 1 "
            "zlato. Vo svojom ťahu smieš protihráčovi aj ponúknuť akúkoľvek výmenu; povie áno alebo nie."
        ),
    ),
)

_PLAY = Chapter(
    "play",
    "Akčné karty",
    (
        (
            "Akčné karty nič nestoja okrem fialových a Podplácania. Útoky a neutrálne karty možno hrať, "
            "len čo obaja hráči spolu dosiahli 7 víťazných bodov, obranné karty od začiatku. Kartu, ktorá "
            "by nič nespôsobila, zahrať nemožno."
        ),
        (
            "**Čierny rytier, Podpaľač, Prepadnutie.** Ohlásiš útok; protihráč smie odpovedať Bylinkárkou alebo "
            "Biskupom; hodíš kockou. Víťazí 1–5, po odpovedi len 1–2. Cieľ označí víťaz, a ak "
            "prehráš, je to niečo tvoje. Zahnané a spálené karty sa vracajú svojmu vlastníkovi do ruky."
        ),
        "Kde suroviny menia majiteľa, určuje ich ten, kto ich berie, a prechádza len to, na čo je miesto.",
    ),
)

_HAND = Chapter(
    "hand",
    "Karty v ruke",
    (
        (
            "V ruke smieš mať 3 karty a 1 navyše za každý Kláštor a každú Knižnicu. Na konci svojho ťahu "
            "vkladáš, čo je navyše, pod balíčky podľa svojho výberu."
        ),
        (
            "Ak ich máš menej, doberáš si po jednej: vrchnú kartu balíčka zadarmo alebo ktorúkoľvek kartu "
            "balíčka za 2 ľubovoľné suroviny (s Radnicou za 1). Ak ich máš dosť hneď na začiatku, smieš "
            "jednu kartu vymeniť."
        ),
    ),
)

_TOKENS = Chapter(
    "tokens",
    "Figúrky a víťazstvo",
    (
        (
            "Figúrka rytiera patrí tomu, kto má viac bodov sily, figúrka mlyna tomu, kto má viac bodov obchodu "
            "a mesto. Každá má 1 víťazný bod; pri zhode ju nemá nikto."
        ),
        (
            "V základnej hre víťazí 12 bodov, ale len vo vlastnom ťahu. S tematickými súpravami víťazí 13 bodov "
            "hneď; ak ich majú obaja, víťazí viac bodov a pri zhode hráč na ťahu."
        ),
    ),
)

_KNIGHTS = Chapter(
    "knights",
    "Rytier a kupec",
    (
        (
            "Viac rytierov a to, čo ich zlacňuje a posilňuje; piráti, ktorí potápajú flotily; karty pre tých, ktorí "
            "majú figúrku. Otvorený rad nie je. Dobrá prvá tematická súprava."
        ),
    ),
)

_POLITICS = Chapter(
    "politics",
    "Politika a intrigy",
    (
        (
            "Kostol a Radnica ležia v otvorenom rade a veľa kariet jedno z nich potrebuje. Metropola na "
            "meste otvára zvonka každej z jeho štyroch krajín miesto pre jednu jednotku. Niektoré stavby stoja v "
            "druhom panstve a zostávajú tvoje."
        ),
    ),
)

_BARBARIANS = Chapter(
    "barbarians",
    "Barbari a obchodníci",
    (
        (
            "Prístav a Víťazný oblúk ležia v otvorenom rade. Keď prídu barbari, chceš mať viac jednotiek "
            "než ciest a Kláštorov: každé víťazstvo smie zvýšiť tvoj oblúk o víťazný bod. Sídla obchodníkov "
            "počítajú, čo odovzdáš do banku, a po treťom odovzdaní prinášajú niečo trvalé."
        ),
    ),
)

_SCIENCE = Chapter(
    "science",
    "Veda a pokrok",
    (
        (
            "Univerzita leží v otvorenom rade; potrebujú ju delá, žeriavy a vynálezy. Veľký múr a Hasičská "
            "zbrojnica chránia, Vyslanectvo ti ukazuje, čo si protihráč doberá."
        ),
    ),
)

_WIZARDS = Chapter(
    "wizards",
    "Čarodejníci a draky",
    (
        (
            "Citadela sa kladie na dedinu, nikdy vedľa inej citadely. Má 1 víťazný bod, s čarodejníkom 2. "
            "Čarodejníci stoja pri jej krajinách, každý pri svojom druhu, a majú čarovnú silu: na začiatku 2, "
            "najviac 3."
        ),
        (
            "V tvojom ťahu mení čarodejník suroviny svojej krajiny na silu. Kto však takto silu získa, do konca "
            "ťahu nič neplatí, takže mysli o ťah dopredu. Silou sa platia draky, fialové stavby, fialové "
            "akcie a kúzla."
        ),
        (
            "Knihy kúziel sa kladú na miesto citadely zadarmo; každú možno použiť raz za ťah. Čarovný "
            "zákaz a Časový skok pôsobia aj v ťahu druhého hráča: dostaneš otázku, kedykoľvek ich môžeš použiť."
        ),
    ),
)

_TRADE = Chapter(
    "trade",
    "Obchod a obrat",
    (
        (
            "Obchodná kancelária leží v otvorenom rade. Farbiareň, Umelecká kováčňa a Pálenica menia suroviny na "
            "body obchodu a tie na suroviny protihráča. Sklady držia tovar mimo dosahu všetkých. Majiteľ "
            "záložne premení stavbu na jej cenu, kým ju nesplatíš."
        ),
    ),
)

_MIXED = Chapter(
    "mixed",
    "Viac súprav",
    (
        (
            "So základnou súpravou sa hrajú dve alebo tri tematické súpravy; ktoré, sa dohodne pred hrou. Ich "
            "karty sa zamiešajú do dvoch tematických balíčkov za každú súpravu, karty ich radov tvoria jeden "
            "otvorený rad a udalosti jeden balíček. Víťazí 13 bodov."
        ),
    ),
)

_TOURNAMENT = Chapter(
    "tournament",
    "Turnajová hra",
    (
        (
            "Obaja sa dohodnú, ktoré súpravy smie kto použiť: základnú súpravu a jednu až šesť tematických.",
            (
                "Každý tajne vyberie 33 kariet z vlastných súprav, 3 z nich ako počiatočné karty v ruke. "
                "Ostatných 30 tvorí štyri vlastné balíčky: 7, 7, 8 a 8."
            ),
            "13 udalostí: 2 Občianske vojny, 2 Mory, 1 Nový rok a 4 tajne vybrané od každého.",
            (
                "Doberáš si z vlastných balíčkov a odhadzuješ na vlastný odhadzovací balíček. Prázdny balíček "
                "možno pred doberaním znovu utvoriť z odhadzovacieho balíčka."
            ),
            "Otvorený rad nie je. Kto používa súpravu Čarodejníci a draky, má 5 vlastných Citadel.",
            "Karta, ktorú vezmeš protihráčovi, je do konca hry tvoja.",
        ),
    ),
)

_HOUSE = Chapter(
    "house",
    "Domáce hodnoty",
    (
        (
            "Nie každú cenu a každý bod týchto kariet sa podarilo zistiť. Karta hovorí, ktoré z jej čísel "
            "pochádzajú z novšej hry a ktoré sú domáce hodnoty, zvolené tu tak, aby sa hodili. Kto má "
            "vytlačenú kartu, môže ich opraviť na jednom mieste; obaja hráči potom musia používať rovnaké hodnoty "
            "a program na to dohliada."
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

"""How unclear places are read, in Czech: the rulings CR-1 to CR-48, by topic."""

from typing import Final

__all__ = ["CARDS", "OLD", "TURNS"]

OLD: Final = {
    "CR-1": (
        "V základní hře vítězí jen hráč na tahu: na samém začátku tahu nebo po kterémkoli jeho kroku. S "
        "tematickými sadami se oba posuzují po každém dokončeném kroku, nejdřív figurky; vítězí 13 a více, "
        "vyšší počet před nižším, při shodě hráč na tahu."
    ),
    "CR-2": (
        "Kostely, Radnice, jeden Přístav a jedna Obchodní kancelář otevřené řady pocházejí ze základní "
        "sady, jejíž balíčky jsou o tyto karty menší."
    ),
    "CR-3": (
        "Kde pravidla sady Politika a intriky vedle Kostela a Radnice mluví o Univerzitě, míní se koupená "
        "karta."
    ),
    "CR-4": (
        "Napadení barbary: vlastní jednotky, kdekoli stojí a jakéhokoli druhu (čarodějové ne), proti "
        "vlastním cestám i s tou první a Klášterům, i očarovaným a v zástavě. Víc jednotek vítězí; jinak "
        "se ztrácí všechno zlato na Zlatonosných řekách a na Koloniální základně."
    ),
    "CR-5": "Materializace vyžaduje dva vlastní čaroděje a bere Město ze zásoby.",
    "CR-6": (
        "Přístav má vlastní bod obchodu a 1 navíc za každou obchodní flotilu: šest flotil a Velkou "
        "obchodní flotilu, ne Pirátskou flotilu, Flotilu s pokladem ani Vlajkovou loď. Dva Přístavy se "
        "počítají dvojnásob."
    ),
    "CR-7": (
        "Flotila, kterou vezme Pirátská flotila, jde na odhazovací balíček, v turnajové hře na balíček "
        "svého vlastníka."
    ),
    "CR-8": (
        "Čarodějnice odchází, když otazník hodí vlastník stavby, Dogma, když ho hodí ten, kdo ho zahrál, a "
        "to po události. Stavba smí nést od každého jedno."
    ),
    "CR-9": "Metropole má o čtyři místa víc: vnější stranu každé ze svých krajin.",
    "CR-10": "V tahu druhého hráče lze použít jen Kouzelný zákaz a Časový skok.",
    "CR-11": (
        "Kámen mudrců váže oba: žádné útočné karty, žádný Richard ani Sven v roli karty, žádné Kouzlo "
        "země, žádný Kouzelný zákaz. Čarodějnice, Dogma a Církevní kletba, které leží, zůstávají. "
        "Jednotky, události a hody nejsou útoky."
    ),
    "CR-12": "Řádový hrad proti Černému rytíři nepomáhá.",
    "CR-13": "Velký trh a každou Obchodní stanici lze použít jednou za tah.",
    "CR-14": "Po Časovém skoku se znovu hází jen kostkou událostí; číslo výnosů zůstává.",
    "CR-15": (
        "Kouzlo země a Pohraniční konflikt: každá strana má aspoň dvě krajiny druhu, který dává, žádná z "
        "obou karet nenese výstavbu krajiny, číslo a množství putují s kartou a obě označí ten, kdo hraje."
    ),
    "CR-16": (
        "Loupežný hrad (víc než 3 body síly), Základna barbarů (6) a Obchodní pobočka (6 bodů obchodu) "
        "odcházejí podle okamžitých bodů a nelze je umístit, dokud by musely odejít. Pod Loupežným hradem "
        "Přístav dál pomáhá flotilám jinde."
    ),
    "CR-17": (
        "Balíčky jsou co nejvíce stejné, větší napřed. Základní hra: 13, 13, 12, 12, 12. Tematické "
        "balíčky: Rytíř a kupec 13 a 12, Politika a intriky 13 a 13, Barbaři a obchodníci 15 a 15, Věda a "
        "pokrok 12 a 12, Čarodějové a draci 19 a 18, Obchod a obrat 13 a 13. Události: základní hra 10, "
        "Rytíř a kupec, Politika a intriky, Čarodějové a draci i Obchod a obrat 13, Věda a pokrok 14, "
        "Barbaři a obchodníci 15."
    ),
    "CR-18": (
        "Některé názvy označují v českých pravidlech, z nichž se tato hra četla, dvě karty; která se míní, "
        "bylo rozhodnuto případ od případu."
    ),
    "CR-19": (
        "Ceny a body, které nikdo nedokázal uvést, jsou převzaty z novější hry, nebo jsou to domácí "
        "hodnoty; karta říká, co platí."
    ),
    "CR-20": "I v základní hře dovolení hrát útoky a neutrální karty zůstává, jakmile je jednou dáno.",
    "CR-21": "Tajný spolek, který napodobuje Kostel, chrání jednotky města, u kterého stojí.",
    "CR-22": (
        "Čarodějný spolek platí ve všem za čaroděje. Stojí u krajiny jakéhokoli druhu vedle vlastní "
        "citadely, dokud má druhý hráč čaroděje u téhož druhu, začíná s 0 body kouzelné síly a zůstává, "
        "když ten čaroděj odejde."
    ),
    "CR-23": (
        "Sídlo obchodníků získává jednu značku za každou výměnu s bankem, při které se odevzdá jeho druh, "
        "nejvýše 3. Značky se neutrácejí; výhoda trvá, dokud jsou 3 a karta působí."
    ),
}

TURNS: Final = {
    "CR-24": (
        "Před hodem: Sídlo obchodníků s papírem dá svou surovinu, potom lze v libovolném pořadí použít "
        "Koláře, Alchymistu a Kolo času. Nic jiného se před hodem neděje."
    ),
    "CR-25": (
        "Jeden hod dává oba výsledky; co nastavila karta, se nehází. Číslo platí od té chvíle, takže "
        "Lothar ho má už při turnaji téhož hodu. Hody pro karty ho nikdy nemění."
    ),
    "CR-26": (
        "Časový skok lze použít, když je známa stěna kostky, a znovu, když je událost otočena, než se něco "
        "stane; dotázán je každý, kdo by mohl, nejdřív hráč na tahu. Stěna i karta neplatí, karta jde "
        "pod balíček a kostkou událostí se hází znovu."
    ),
    "CR-27": (
        "Při otazníku: událost pro oba, potom Fojtství druhého hráče, potom odcházejí Čarodějnice a "
        "Dogmata, potom jde událost pod balíček, potom výnosy."
    ),
    "CR-28": (
        "Zloděj: v prvních dvou kolech se nic neděje, ani s Barocem. Později se oba spočítají, potom oba "
        "ztrácejí, potom Baroc přináší rudu. Zlato na Koloniální základně se počítá, zboží ve skladech ne. "
        "Soud zvyšuje hranici ze 7 na 10."
    ),
    "CR-29": "Pevné zisky a ztráty obou se dějí zároveň; vybírá nejdřív hráč na tahu.",
    "CR-30": (
        "Slunce: 1 libovolná surovina (s Flotilou s pokladem celkem 3), s Palácem smí být jednou z nich "
        "odhozená karta; potom 1 zlato za každou Pirátskou flotilu a 2 za každou Celní stanici. Na co není "
        "místo, to propadá."
    ),
    "CR-31": "Mlýn: kdo má figurku, bere si 1 surovinu, s Bankou 2, nebo méně, jen to, na co má místo.",
    "CR-32": (
        "Turnaj: vítěz si bere 1 surovinu, s Velkým kolbištěm 2. Potom Flavovy krajiny získávají po 1. "
        "Potom musí druhý hráč zaplatit 1 zlato a vyložit ho u sebe, má-li volné místo a to zlato, třeba "
        "právě vyhrané. Jeden přesun za hod."
    ),
    "CR-33": (
        "Krajina vynáší 1, dvojnásob za každý příslušný násobič výnosů, který s ní sousedí, a o 3 víc za "
        "každý Dům republiky; pojme nejvýše 3."
    ),
    "CR-34": (
        "Po krajinách: každá Koloniální základna u toho čísla získává 1 zlato, každá Obchodní pobočka "
        "přináší svému vlastníkovi 1 z každé krajiny s tím číslem a nakonec Fojtství toho, kdo házel, "
        "přináší 1 surovinu."
    ),
}

CARDS: Final = {
    "CR-35": (
        "Akční karta: ukáže se; zaplatí se; Kouzelný zákaz; 1 zlato pro Biskupství; odpovědi nebo hod "
        "Velké zdi a Strážní věže; účinek; odhazovací balíček. Kouzlo jde stejně bez Kouzelného zákazu a "
        "balíčku. Biskupství nedostává nic, pokud kartu zastavil jeho vlastník."
    ),
    "CR-36": (
        "Černý rytíř, Žhář, Přepadení: vítězí 1–5, po odpovědi 1–2; potom vítěz označí cíl. Bez cíle se "
        "nic neděje. Karty jdou do ruky svého vlastníka. Když se hraje, musí mít druhý hráč nějaký cíl."
    ),
    "CR-37": (
        "Odpovědi: Bylinkářka na Černého rytíře a Richarda; Biskup na Žháře a Přepadení; Lékař na Mor; "
        "Zikmund na Občanskou válku a Pirátskou flotilu. Dotázán je ten, koho to může zasáhnout a kdo má v "
        "ruce karty, ať jsou jakékoli; vynechání nic neprozrazuje. Vyzvědač se hraje s vesnicí."
    ),
    "CR-38": (
        "Kdo má Kouzelný zákaz v tomto tahu nepoužitý a sílu na něj, je dotázán při každé akční kartě "
        "druhého hráče. Zastavená karta jde pod balíček, který vybere její hráč, a pro Základnu barbarů "
        "platí za zahranou. Po zastavené obranné kartě lze zahrát další."
    ),
    "CR-39": (
        "Aby šlo Špiona zahrát, musí mít druhý hráč v ruce aspoň 1 kartu. Velká zeď hodit musí (3–6), Strážní věž smí (1–2), "
        "jeden hod pro obě. Uspěje-li, ukážou se všechny karty v ruce a lze vzít jednu akční kartu nebo "
        "jednotku."
    ),
    "CR-40": (
        "Richard jako Černý rytíř a Sven jako Obchodník platí ve všem za tu kartu. Nejdřív se zaplatí 1 "
        "zlato a rytíř odejde; ne v tahu, ve kterém se objeví."
    ),
    "CR-41": (
        "Dovolení podle C-7.2 se týká jen akčních karet (a CR-40): kouzla, jednotky, stavby a Metropole ho "
        "nepotřebují."
    ),
    "CR-42": (
        "Vyžadovaná stavba musí stát ve vlastním panství a působit, nebo ji musí napodobovat Tajný spolek. "
        "Zakázaná se počítá, i když nepůsobí. Posuzuje se při vyložení nebo zahrání, nikdy později."
    ),
    "CR-43": (
        "Kdo bere nebo požaduje, určuje druhy a počty; kdo dává, určuje je při kartách Obchodník, Obchodní "
        "monopol, Velký trh a Žebravý mnich. Kdo ztrácí, vybírá krajiny, ze kterých suroviny odejdou, kdo "
        "získává, kam přijdou. Přechází jen to, na co je místo."
    ),
    "CR-44": "Libovolnou surovinu lze určit i bez místa a propadá. Pevné zisky odmítnout nelze.",
    "CR-45": (
        "Při snížené ceně vybírá stavějící, co vynechá. Snížení se sčítají, nikdy pod nulu; hranice hledí "
        "na vytištěnou cenu. Sídlo obchodníků s mincemi nejdřív vynechá obilí a vlnu, potom platí Hrady. "
        "Cena v kouzelné síle se nikdy nesnižuje."
    ),
    "CR-46": (
        "Karta vzatá z odhazovacího balíčku se ukazuje; karta, která ji bere, nemůže vzít sama sebe. V "
        "turnajové hře z vlastního balíčku, u Starých nauk z balíčku druhého hráče, jinak ze společného."
    ),
    "CR-47": (
        "Boří se v akční fázi a jen to, co je vlastní a stojí ve vlastním panství: žádné stavby v zástavě, "
        "žádné centrální karty, žádné cizí karty."
    ),
    "CR-48": (
        "Co pokaždé žádá cenu, lze opakovat; každé jiné použití karty je jednou za tah a exemplář. Karta, "
        "která odešla a vrátila se, začíná od začátku."
    ),
}

"""Rulings about cards on cards, magic, the open row and single cards, in Czech: CR-49 to CR-83."""

from typing import Final

__all__ = ["ATTACHED", "MAGIC", "ONE_BY_ONE", "ROW"]

ATTACHED: Final = {
    "CR-49": (
        "Stavba očarovaná, pod Dogmatem nebo v zástavě nedává body, nemá účinek a nesplňuje žádnou "
        "podmínku; co je na ní uloženo nebo napočítáno, zůstává nedotknutelné a nepočítá se. Biskupství, "
        "Vítězný oblouk a Hasičská zbrojnice i tak neshoří."
    ),
    "CR-50": (
        "Čarodějnice a Dogma se pokládají na stavby, které vlastní druhý hráč, i na cizí karty, od každého "
        "druhu jedno na stavbu."
    ),
    "CR-51": (
        "Majitel zastavárny vyplatí vytištěnou cenu a ta se musí vejít celá; stavby zdarma a placené "
        "kouzelnou silou do zástavy dát nelze. Zaplacení vytištěné ceny ve vlastní akční fázi stavbu znovu "
        "otočí. Shoří-li nebo padne-li za oběť Napadení, vrací se bez zástavy."
    ),
    "CR-52": (
        "Církevní kletba uzavírá druhému hráči jeden dobírací nebo odhazovací balíček: nelze dobírat, "
        "prohledávat, brát ani vkládat pod něj. Za 3 zlata ve vlastní akční fázi pomíjí a jde na "
        "odhazovací balíček toho, kdo ji zahrál. V turnajové hře leží na balíčku druhého hráče."
    ),
    "CR-53": (
        "Po Dobrém sousedství leží vrchní karta každého balíčku otevřeně, i ty další, dokud je nezamíchá "
        "Inkvizice; balíček pod kletbou se vynechává, dokud kletba trvá."
    ),
    "CR-54": "U Vyslanectví se ukazuje každá karta, kterou si hostitel bere z balíčku, dobraná i vyhledaná.",
    "CR-55": (
        "Cizí karty potřebují místo nebo cestu hostitele a to, co má jejich vlastník. Hostitel je nesmí "
        "zbořit, dát do zástavy ani přesunout; počítají se za stavby svého vlastníka. Shoří-li nebo "
        "padnou-li za oběť Napadení, jdou vlastníkovi do ruky, podle své podmínky na jeho odhazovací balíček."
    ),
    "CR-56": (
        "Sklad se plní ve vlastní akční fázi, když je prázdný, 1 nebo 2 surovinami jednoho druhu, a "
        "vyprazdňuje se jen celý: každá surovina se zaplatí nebo jde na příslušnou krajinu, jinak propadá. "
        "Libovolně často; přímo ho smí naplnit Obchodní monopol."
    ),
    "CR-57": (
        "Počítadla: Barvírna, Umělecká kovárna a Palírna 0 až 3, za každý bod 2 suroviny; Vítězný oblouk 0 "
        "až 3; Koloniální základna 0 až 3 zlata, jen vlastním výnosem. Obchodní akademie počítá zlato, "
        "kdekoli leží. S kartou se počítadlo ztrácí."
    ),
    "CR-58": (
        "Tajný spolek napodobuje jeden název, určený při stavbě, jakmile taková stavba u druhého hráče "
        "stojí, i nepůsobící. Když odejde poslední, lze určit jiný název. Napodobuje se všechno kromě "
        "vítězných bodů."
    ),
    "CR-59": (
        "Hodí-li druhý hráč otazník, ztrácí vlastník Fojtství všechnu rudu a vlnu na krajinách a vkládá ho "
        "pod balíček podle svého výběru, i očarované; v zástavě se nic neděje."
    ),
}

MAGIC: Final = {
    "CR-60": (
        "Každá krajina má na vnější straně jedno místo. Nese výstavbu krajiny, nebo u metropole jednotku, "
        "která není drak; ta sousedí jen s tou krajinou. Krajiny mění místo bez jednotky, která tam stojí; "
        "s výstavbou krajiny zůstávají."
    ),
    "CR-61": (
        "Čaroděj má 0 až 3 body kouzelné síly. 2 body nového čaroděje lze použít hned. Kdo ve vlastním "
        "tahu získá sílu surovinami nebo Čarodějným mlýnem, do konce tahu nic neplatí. Kdo platí, vybírá "
        "vlastník; suroviny se mění jen ve vlastní akční fázi."
    ),
    "CR-62": (
        "Když čaroděj odejde, jeho síla je ztracena a citadela bez dalšího čaroděje má zase méně bodů. "
        "Vyložen znovu stojí svou cenu a začíná se 2 body."
    ),
    "CR-63": (
        "Knihu lze použít v tahu, ve kterém je položena, jednou za tah a exemplář, vlastní a cizí tahy "
        "zvlášť. Čarodějná ruka klade knihu hned na volné místo vlastní citadely."
    ),
    "CR-64": (
        "Kouzelné oko: pod balíček jde kterákoli karta z ruky, i právě vzatá. Strážce osudu: libovolný "
        "počet ze 3. Vize: čtyři různé balíčky, méně, je-li neprázdných méně."
    ),
    "CR-65": (
        "Vyzvědač a Země, měním tě! prohledávají balíček krajin, vybrané karty kladou otevřeně a zbytek se "
        "zamíchá. Nová krajina karty Země, měním tě! je jiného druhu a má to, co měla stará; stará jde do "
        "balíčku."
    ),
    "CR-66": (
        "Souboj čarodějů: nejdřív cena, potom se označí oba čarodějové; za každého jeden hod a jeho "
        "kouzelná síla, shoda se opakuje. Poražený jde pod balíček, který vybere jeho vlastník."
    ),
    "CR-67": (
        "Síla jednotky: vytištěná, u děl a draků proti Johance nejvýše 2; s Elixírem dvojnásobná; u rytířů "
        "a děl o 1 víc s Kovárnou; u rytířů o 1 méně s Nevěstincem; nikdy pod 0. Elixír končí s příštím "
        "tahem druhého hráče."
    ),
    "CR-68": (
        "Kometa: karty z ruky jdou pod jeden balíček v libovolném pořadí, potom přijde z jeho vrchu tolik "
        "karet, kolik jich smí být v ruce. Inkvizice: karty v ruce a všechny balíčky bez kletby se "
        "zamíchají dohromady a tvoří zase tolik balíčků; potom se po jedné doberou nové karty."
    ),
}

ROW: Final = {
    "CR-69": (
        "Karta otevřené řady se kupuje v akční fázi, s podmínkou i slevami, od každého názvu jedna pro "
        "každého hráče. Ať odejde jakkoli, vrací se do řady, oblouk bez svého počítadla."
    ),
    "CR-70": (
        "Sady obou se dohodnou veřejně. Balíček se vybírá z 62 karet základní sady, 27 sady Rytíř a kupec, "
        "26 sady Politika a intriky, 35 sady Barbaři a obchodníci (33 bez čarodějů), 26 sady Věda a "
        "pokrok, 37 sady Čarodějové a draci, 27 sady Obchod a obrat; stejné názvy se sčítají. Události: 7 "
        "ze základní sady kromě pevných a události tematických sad; vybírají se 4."
    ),
    "CR-71": (
        "Vložit pod, dobrat, odhodit: vždy balíčky toho, komu patří ruka nebo karta. Karta vzatá druhému "
        "hráči patří do konce hry tomu, kdo ji vzal. Prázdný balíček se tvoří při úpravě karet v ruce ve "
        "vlastním tahu, před dobíráním, z celého odhazovacího balíčku."
    ),
    "CR-72": (
        "Rytíři, Flavo, draci a šest čarodějů smějí v obou panstvích dohromady stát jen jednou, ve všech "
        "hrách; v ruce je to volné."
    ),
    "CR-73": "V turnajové hře kupuje každý Citadely z vlastního balíčku.",
    "CR-74": (
        "V turnajové hře používají Stavitel a Kometa vlastní balíčky; při Konfliktu jdou karty pod jeden "
        "balíček oběti, který vybere ten, kdo má figurku."
    ),
    "CR-75": (
        "Oba turnajové balíčky mají stejnou rubovou stranu, takže ukradená karta smí ležet pod balíčkem "
        "zloděje."
    ),
}

ONE_BY_ONE: Final = {
    "CR-76": (
        "Žhář zasáhne stavby, které vlastní druhý hráč, kdekoli stojí, výstavbu krajin a cest a čaroděje; "
        "ne centrální karty, jednotky, knihy kouzel, nezápalné stavby ani stavby u města s působící "
        "Hasičskou zbrojnicí."
    ),
    "CR-77": "Maják slouží obchodní flotile na druhém místě téže strany svého města.",
    "CR-78": (
        "Výměnou s bankem není Karavana, Anton, Sídlo obchodníků se suknem, Obchodní stanice, Barvírna a "
        "jí podobné ani výměna mezi hráči. Výměna 2:1 Hanzy ano."
    ),
    "CR-79": (
        "Napadení: kdo má figurku rytíře, označí až 3 stavby druhého hráče, a ten vybere, která se vrátí "
        "do ruky; karty řady jdou do řady."
    ),
    "CR-80": (
        "Občanská válka smí označit rytíře, děla a obchodní flotily, pokud je nechrání Kostel (totéž "
        "město), Katedrála (všechny), Maják, Vlajková loď (obchodní flotily svého města), Řádový hrad "
        "(rytíře s vytištěnou cenou 3 a více) nebo Zikmund (všechny obchodní flotily)."
    ),
    "CR-81": (
        "Velké kolbiště lze postavit, jen dokud má stavějící víc turnajových bodů; týká se kostky, ne "
        "Velkého rytířského turnaje."
    ),
    "CR-82": "Zemská reforma: vlastní krajiny bez výstavby krajiny; číslo a množství putují s kartou.",
    "CR-83": (
        "Povolený počet hráče, který není na tahu, klesá, jakmile stavba, která ho zvyšuje, odejde nebo "
        "přestane působit; přebytečné karty jdou hned pod balíčky podle výběru."
    ),
}

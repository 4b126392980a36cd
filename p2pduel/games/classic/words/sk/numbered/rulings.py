"""How unclear places are read, in Slovak: the rulings CR-1 to CR-48, by topic."""

from typing import Final

__all__ = ["CARDS", "OLD", "TURNS"]

OLD: Final = {
    "CR-1": (
        "V základnej hre víťazí len hráč na ťahu: na samom začiatku ťahu alebo po ktoromkoľvek jeho kroku. S "
        "tematickými súpravami sa obaja posudzujú po každom dokončenom kroku, najprv figúrky; víťazí 13 a viac, "
        "vyšší počet pred nižším, pri zhode hráč na ťahu."
    ),
    "CR-2": (
        "Kostoly, Radnice, jeden Prístav a jedna Obchodná kancelária otvoreného radu pochádzajú zo základnej "
        "súpravy, ktorej balíčky sú o tieto karty menšie."
    ),
    "CR-3": (
        "Kde pravidlá súpravy Politika a intrigy popri Kostole a Radnici hovoria o Univerzite, myslí sa kúpená "
        "karta."
    ),
    "CR-4": (
        "Nájazd barbarov: vlastné jednotky, kdekoľvek stoja a akéhokoľvek druhu (čarodejníci nie), proti "
        "vlastným cestám aj s tou prvou a Kláštorom, aj začarovaným a v zálohe. Viac jednotiek víťazí; inak "
        "sa stráca všetko zlato na Zlatonosných riekach a na Koloniálnej základni."
    ),
    "CR-5": "Materializácia vyžaduje dvoch vlastných čarodejníkov a berie Mesto zo zásoby.",
    "CR-6": (
        "Prístav má vlastný bod obchodu a 1 navyše za každú obchodnú flotilu: šesť flotíl a Veľkú "
        "obchodnú flotilu, nie Pirátsku flotilu, Flotilu s pokladom ani Vlajkovú loď. Dva Prístavy sa "
        "počítajú dvojnásobne."
    ),
    "CR-7": (
        "Flotila, ktorú vezme Pirátska flotila, ide na odhadzovací balíček, v turnajovej hre na balíček "
        "svojho vlastníka."
    ),
    "CR-8": (
        "Čarodejnica odchádza, keď otáznik hodí vlastník stavby, Dogma, keď ho hodí ten, kto ju zahral, a "
        "to po udalosti. Stavba smie niesť z každej jednu."
    ),
    "CR-9": "Metropola má o štyri miesta viac: vonkajšiu stranu každej zo svojich krajín.",
    "CR-10": "V ťahu druhého hráča možno použiť len Čarovný zákaz a Časový skok.",
    "CR-11": (
        "Kameň mudrcov viaže oboch: žiadne útočné karty, žiadny Richard ani Sven v úlohe karty, žiadne Kúzlo "
        "zeme, žiadny Čarovný zákaz. Čarodejnica, Dogma a Cirkevná kliatba, ktoré ležia, zostávajú. "
        "Jednotky, udalosti a hody nie sú útoky."
    ),
    "CR-12": "Rádový hrad proti Čiernemu rytierovi nepomáha.",
    "CR-13": "Veľký trh a každú Obchodnú stanicu možno použiť raz za ťah.",
    "CR-14": "Po Časovom skoku sa znovu hádže len kockou udalostí; číslo výnosov zostáva.",
    "CR-15": (
        "Kúzlo zeme a Pohraničný konflikt: každá strana má aspoň dve krajiny druhu, ktorý dáva, žiadna z "
        "oboch kariet nenesie výstavbu krajiny, číslo a množstvo putujú s kartou a obe označí ten, kto hrá."
    ),
    "CR-16": (
        "Lúpežný hrad (viac než 3 body sily), Základňa barbarov (6) a Obchodná pobočka (6 bodov obchodu) "
        "odchádzajú podľa okamžitých bodov a nemožno ich umiestniť, kým by museli odísť. Pod Lúpežným hradom "
        "Prístav ďalej pomáha flotilám inde."
    ),
    "CR-17": (
        "Balíčky sú čo najviac rovnaké, väčšie najprv. Základná hra: 13, 13, 12, 12, 12. Tematické "
        "balíčky: Rytier a kupec 13 a 12, Politika a intrigy 13 a 13, Barbari a obchodníci 15 a 15, Veda a "
        "pokrok 12 a 12, Čarodejníci a draky 19 a 18, Obchod a obrat 13 a 13. Udalosti: základná hra 10, "
        "Rytier a kupec, Politika a intrigy, Čarodejníci a draky aj Obchod a obrat 13, Veda a pokrok 14, "
        "Barbari a obchodníci 15."
    ),
    "CR-18": (
        "Niektoré názvy označujú v českých pravidlách, z ktorých sa táto hra čítala, dve karty; ktorá sa myslí, "
        "sa rozhodlo prípad od prípadu."
    ),
    "CR-19": (
        "Ceny a body, ktoré nikto nedokázal uviesť, sú prevzaté z novšej hry alebo sú to domáce "
        "hodnoty; karta hovorí, čo platí."
    ),
    "CR-20": "Aj v základnej hre dovolenie hrať útoky a neutrálne karty zostáva, len čo je raz dané.",
    "CR-21": "Tajný spolok, ktorý napodobňuje Kostol, chráni jednotky mesta, pri ktorom stojí.",
    "CR-22": (
        "Čarodejnícky spolok platí vo všetkom za čarodejníka. Stojí pri krajine akéhokoľvek druhu vedľa vlastnej "
        "citadely, ak má druhý hráč čarodejníka pri rovnakom druhu, začína s 0 bodmi čarovnej sily a zostáva, "
        "keď ten čarodejník odíde."
    ),
    "CR-23": (
        "Sídlo obchodníkov získava jednu značku za každú výmenu s bankom, pri ktorej sa odovzdá jeho druh, "
        "najviac 3. Značky sa nemíňajú; výhoda trvá, kým sú 3 a karta pôsobí."
    ),
}

TURNS: Final = {
    "CR-24": (
        "Pred hodom: Sídlo obchodníkov s papierom dá svoju surovinu, potom možno v ľubovoľnom poradí použiť "
        "Kolára, Alchymistu a Koleso času. Nič iné sa pred hodom nedeje."
    ),
    "CR-25": (
        "Jeden hod dáva oba výsledky; čo nastavila karta, sa nehádže. Číslo platí od tej chvíle, takže "
        "Lothar ho má už pri turnaji toho istého hodu. Hody pre karty ho nikdy nemenia."
    ),
    "CR-26": (
        "Časový skok možno použiť, keď je známa stena kocky, a znovu, keď je udalosť otočená, skôr než sa niečo "
        "stane; opýtaný je každý, kto by mohol, najprv hráč na ťahu. Stena ani karta neplatí, karta ide "
        "pod balíček a kockou udalostí sa hádže znovu."
    ),
    "CR-27": (
        "Pri otázniku: udalosť pre oboch, potom Fojtstvo druhého hráča, potom odchádzajú Čarodejnice a "
        "Dogmy, potom ide udalosť pod balíček, potom výnosy."
    ),
    "CR-28": (
        "Zlodej: v prvých dvoch kolách sa nič nedeje, ani s Barocom. Neskôr sa obaja spočítajú, potom obaja "
        "strácajú, potom Baroc prináša rudu. Zlato na Koloniálnej základni sa počíta, tovar v skladoch nie. "
        "Súd zvyšuje hranicu zo 7 na 10."
    ),
    "CR-29": "Pevné zisky a straty oboch sa dejú zároveň; vyberá najprv hráč na ťahu.",
    "CR-30": (
        "Slnko: 1 ľubovoľná surovina (s Flotilou s pokladom spolu 3), s Palácom smie byť jednou z nich "
        "odhodená karta; potom 1 zlato za každú Pirátsku flotilu a 2 za každú Colnú stanicu. Na čo nie je "
        "miesto, to prepadá."
    ),
    "CR-31": "Mlyn: kto má figúrku, berie si 1 surovinu, s Bankou 2, alebo menej, len to, na čo má miesto.",
    "CR-32": (
        "Turnaj: víťaz si berie 1 surovinu, s Veľkým kolbiskom 2. Potom Flavove krajiny získavajú po 1. "
        "Potom musí druhý hráč zaplatiť 1 zlato a vyložiť ho u seba, ak má voľné miesto a to zlato, hoci "
        "práve vyhraté. Jeden presun za hod."
    ),
    "CR-33": (
        "Krajina vynáša 1, dvojnásobne za každý príslušný násobič výnosov, ktorý s ňou susedí, a o 3 viac za "
        "každý Dom republiky; pojme najviac 3."
    ),
    "CR-34": (
        "Po krajinách: každá Koloniálna základňa pri tom čísle získava 1 zlato, každá Obchodná pobočka "
        "prináša svojmu vlastníkovi 1 z každej krajiny s tým číslom a nakoniec Fojtstvo toho, kto hádzal, "
        "prináša 1 surovinu."
    ),
}

CARDS: Final = {
    "CR-35": (
        "Akčná karta: ukáže sa; zaplatí sa; Čarovný zákaz; 1 zlato pre Biskupstvo; odpovede alebo hod "
        "Veľkého múru a Strážnej veže; účinok; odhadzovací balíček. Kúzlo ide rovnako bez Čarovného zákazu a "
        "balíčka. Biskupstvo nedostáva nič, ak kartu zastavil jeho vlastník."
    ),
    "CR-36": (
        "Čierny rytier, Podpaľač, Prepadnutie: víťazí 1–5, po odpovedi 1–2; potom víťaz označí cieľ. Bez cieľa "
        "sa nič nedeje. Karty idú do ruky svojho vlastníka. Keď sa hrá, musí mať druhý hráč nejaký cieľ."
    ),
    "CR-37": (
        "Odpovede: Bylinkárka na Čierneho rytiera a Richarda; Biskup na Podpaľača a Prepadnutie; Lekár na Mor; "
        "Žigmund na Občiansku vojnu a Pirátsku flotilu. Opýtaný je ten, koho to môže zasiahnuť a kto má v "
        "ruke karty, nech sú akékoľvek; vynechanie nič neprezrádza. Vyzvedač sa hrá s dedinou."
    ),
    "CR-38": (
        "Kto má Čarovný zákaz v tomto ťahu nepoužitý a silu naň, je opýtaný pri každej akčnej karte "
        "druhého hráča. Zastavená karta ide pod balíček, ktorý vyberie jej hráč, a pre Základňu barbarov "
        "platí za zahranú. Po zastavenej obrannej karte možno zahrať ďalšiu."
    ),
    "CR-39": (
        "Aby sa Špión dal zahrať, musí mať druhý hráč v ruke aspoň 1 kartu. Veľký múr hodiť musí (3–6), Strážna veža smie (1–2), "
        "jeden hod pre oba. Ak uspeje, ukážu sa všetky karty v ruke a možno vziať jednu akčnú kartu alebo "
        "jednotku."
    ),
    "CR-40": (
        "Richard ako Čierny rytier a Sven ako Obchodník platia vo všetkom za tú kartu. Najprv sa zaplatí 1 "
        "zlato a rytier odíde; nie v ťahu, v ktorom sa objaví."
    ),
    "CR-41": (
        "Dovolenie podľa C-7.2 sa týka len akčných kariet (a CR-40): kúzla, jednotky, stavby a Metropola ho "
        "nepotrebujú."
    ),
    "CR-42": (
        "Vyžadovaná stavba musí stáť vo vlastnom panstve a pôsobiť, alebo ju musí napodobňovať Tajný spolok. "
        "Zakázaná sa počíta, aj keď nepôsobí. Posudzuje sa pri vyložení alebo zahraní, nikdy neskôr."
    ),
    "CR-43": (
        "Kto berie alebo požaduje, určuje druhy a počty; kto dáva, určuje ich pri kartách Obchodník, Obchodný "
        "monopol, Veľký trh a Žobravý mních. Kto stráca, vyberá krajiny, z ktorých suroviny odídu, kto "
        "získava, kam prídu. Prechádza len to, na čo je miesto."
    ),
    "CR-44": "Ľubovoľnú surovinu možno určiť aj bez miesta a prepadá. Pevné zisky odmietnuť nemožno.",
    "CR-45": (
        "Pri zníženej cene vyberá ten, kto stavia, čo vynechá. Zníženia sa spočítavajú, nikdy pod nulu; hranica sa "
        "riadi vytlačenou cenou. Sídlo obchodníkov s mincami najprv vynechá obilie a vlnu, potom platia Hrady. "
        "Cena v čarovnej sile sa nikdy neznižuje."
    ),
    "CR-46": (
        "Karta vzatá z odhadzovacieho balíčka sa ukazuje; karta, ktorá ju berie, nemôže vziať samu seba. V "
        "turnajovej hre z vlastného balíčka, pri Starých náukách z balíčka druhého hráča, inak zo spoločného."
    ),
    "CR-47": (
        "Odstraňuje sa v akčnej fáze a len to, čo je vlastné a stojí vo vlastnom panstve: žiadne stavby v zálohe, "
        "žiadne centrálne karty, žiadne cudzie karty."
    ),
    "CR-48": (
        "Čo zakaždým žiada cenu, možno opakovať; každé iné použitie karty je raz za ťah a exemplár. Karta, "
        "ktorá odišla a vrátila sa, začína od začiatku."
    ),
}

"""The first lesson in Slovak: what is said and asked, step by step."""

from typing import Final

__all__ = [
    "STEPS",
]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Vitaj",
        "Hráš za červenú stranu a kniežatstvo najbližšie k tebe je tvoje. Oproti sedí Modrý. Kto má na konci "
        "vlastného ťahu 7 víťazných bodov, víťazí v tejto prvej hre. Obaja máte 2: za každú dedinu "
        "jeden. Zahrajme si spolu niekoľko pripravených ťahov. Nič sa nemôže pokaziť.",
        "",
    ),
    "land": (
        "Tvoje kniežatstvo",
        "Uprostred ležia dve dediny spojené cestou. Okolo nich leží šesť krajín. Každá má číslo kocky a "
        "zásobu až na 3 suroviny: tvoj Les má číslo 2 a leží na ňom 1 drevo. Nad každou dedinou a pod ňou "
        "je voľné stavebné miesto, kde sa dá postaviť karta.",
        "",
    ),
    "hand": (
        "Tvoje karty",
        "Tieto tri karty máš v ruke. Modrý ich nevidí a v skutočnej hre ich nevidí ani počítač na druhej "
        "strane. Zoznam vedľa nich alebo pod nimi obsahuje všetko, čo teraz môžeš urobiť. Ak chceš vidieť "
        "celú kartu, ukáž na ňu a stlač {inspect}.",
        "",
    ),
    "dice": (
        "Dve kocky",
        "Každý ťah sa začína dvoma kockami. Kocka výnosov hovorí, ktoré krajiny vynášajú; kocka udalostí "
        "hovorí, čo sa stane okrem toho. Tu sú kocky pripravené. V skutočnej hre nimi hádžu oba počítače "
        "spoločne, takže nikto nemôže podvádzať.",
        "Hoď kockami: stlač {enter}.",
    ),
    "roll": (
        "Čo prináša hod",
        "Padla 2! Tvoj Les má toto číslo, a tak dostávaš 1 drevo. Každý hod platí pre oboch: Modrý dostáva "
        "1 tehlu. Kocka udalostí ukazuje Oslavu: kto má viac bodov zručnosti, berie si 1 ľubovoľnú "
        "surovinu. Máte ich rovnako, takže si ju beriete obaja.",
        "Vezmi si 1 tehlu: označ ju šípkami a stlač {enter}.",
    ),
    "road": (
        "Stavba cesty",
        "Teraz smieš stavať, hrať karty a obchodovať, koľko môžeš zaplatiť. Zoznam označuje, čo je možné, a "
        "pri ostatnom hovorí, čo chýba. Cesta stojí 1 drevo a 2 tehly. Sama osebe nemá cenu, ale na jej "
        "konci môže stáť nová dedina. {build} prechádza všetkým, čo môžeš postaviť.",
        "Označená je Cesta: stlač {enter}. V okne zvoľ šípkami pravý koniec a potom stlač {space}.",
    ),
    "end": (
        "Koniec ťahu",
        "Teraz môžeš vyložiť kartu Harald, ale stojí obilie, ktoré potrebuje tvoja ďalšia dedina. Jeden ťah "
        "počkať je často lepší plán.",
        "Ukonči svoj ťah: stlač {end}. Dostaneš otázku, či to myslíš vážne, lebo ešte niečo sa urobiť dá. "
        "Odpovedz áno.",
    ),
    "change": (
        "Výmena karty",
        "Na konci svojho ťahu si dopĺňaš karty v ruke do troch; to už máš. Potom smieš jednu kartu vymeniť: "
        "vložíš ju pod balíček a vezmeš si inú. Zlatník potrebuje 3 zlatá a ty nemáš žiadne, tak ho nechaj "
        "ísť.",
        "Zvoľ výmenu karty, potom v zozname kartu Zlatník a potom ktorýkoľvek balíček.",
    ),
    "new_card": (
        "Nová karta",
        "Vrchná karta ktoréhokoľvek balíčka je zadarmo. Za 2 suroviny si namiesto toho smieš prezrieť celý "
        "balíček a vybrať si. To sa oplatí, keď nutne potrebuješ určitú kartu.",
        "Dober si vrchnú kartu ktoréhokoľvek balíčka.",
    ),
    "blue_first": (
        "Na ťahu je Modrý",
        "Teraz hádže, stavia a končí ťah Modrý, rovnako ako predtým ty. Pozeraj sa pritom na svoje "
        "kniežatstvo: tento hod niečo prináša aj tebe.",
        "",
    ),
    "brigands": (
        "Zlodej",
        "Kocka udalostí ukázala v ťahu protihráča Zlodeja. Prichádza pred výnosmi: kto má viac než 7 "
        "surovín, stráca všetko zlato a všetku vlnu. Modrý má presne 7 a je v bezpečí, ty tiež. Potom ti 4 "
        "prináša vlnu. Modrý stavia kartu Kláštor a doberá si dve nové.",
        "Na ťahu si zase ty: hoď kockami klávesom {enter}.",
    ),
    "harvest": (
        "Bohatý zber úrody",
        "3 ti prináša 1 tehlu. Kocka udalostí ukazuje Bohatý zber úrody: obaja si beriete 1 ľubovoľnú "
        "surovinu. Mysli na to, čo chceš platiť. Na krajinu, na ktorej už ležia 3, sa viac nezmestí.",
        "Vezmi si 1 obilie.",
    ),
    "settlement": (
        "Dedina",
        "Dedina stojí 1 drevo, 1 tehlu, 1 obilie a 1 vlnu. Patrí na koniec tvojej cesty a prináša 1 víťazný "
        "bod, dve nové krajiny a dve voľné stavebné miesta.",
        "Postav dedinu: stláčaj {build}, kým nie je označená Dedina, potom {enter} a {space}.",
    ),
    "regions": (
        "Nové krajiny",
        "Tieto dve krajiny sú z vrchu balíčka krajín. Jedna leží hore, druhá dole. Záleží na tom: stavba "
        "pomáha len krajinám na svojej strane. Tu sú dobré obe možnosti.",
        "Vyber tú, ktorá má ležať hore.",
    ),
    "hero": (
        "Hrdina",
        "3 víťazné body! Karty s cenou sa stavajú na voľné stavebné miesta a zostávajú tam. Harald stojí 1 "
        "obilie a 1 rudu. Prináša 2 body sily a 1 bod zručnosti. Zručnosť vyhráva Oslavy; na čo je sila, "
        "uvidíš čoskoro.",
        "Vylož kartu Harald na ktorékoľvek stavebné miesto: stláčaj {build}, kým nie je označená, potom "
        "{enter} a v malom okne {space}.",
    ),
    "end_again": (
        "Koniec ťahu",
        "Na nič ďalšie už nemáš. V ruke máš teraz dve karty, takže si doberieš tretiu.",
        "Ukonči svoj ťah: stlač {end}.",
    ),
    "draw": (
        "Doberanie kariet",
        "V ruke smieš mať tri karty a jednu navyše za každý svoj bod rozvoja. Modrý má jeden za kartu "
        "Kláštor. Dober si z balíčka, ktorý sa ti páči: nikto nevie, čo leží navrchu.",
        "Dober si kartu.",
    ),
    "keep": (
        "Karty zostávajú",
        "Zase smieš vymeniť kartu. Tentoraz sú dobré všetky tri.",
        "Ponechaj si ich: zvoľ, že nič nemeníš.",
    ),
    "later": (
        "O niekoľko ťahov neskôr",
        "Niekoľko ťahov preskočíme. Medzitým je z jednej tvojej dediny mesto a stoja u teba tri ďalšie "
        "karty: Colnica, Mlyn a Obchodná loď s tehlami. Ani Modrý nezaháľa. Teraz to začína byť napínavé.",
        "",
    ),
    "points": (
        "Tvoje body",
        "Počíta ich riadok nad tvojím kniežatstvom: {victory} víťazné body, {strength} sila, {trade_points} "
        "obchod, {skill} zručnosť a {progress} rozvoj. Máš 4 víťazné body: 2 za mesto a 1 za každú dedinu. "
        "Modrý má tiež 4. Ešte 3 a víťazíš.",
        "",
    ),
    "full": (
        "Plná zásoba",
        "Na tvojich krajinách leží 13 surovín. To je veľa, o čo sa dá prísť: pamätaj na Zlodeja.",
        "Hoď kockami klávesom {enter} a dúfaj.",
    ),
    "robbed": (
        "Zase Zlodej",
        "A je tu! Máš viac než 7 surovín, takže tvoje zlato a tvoja vlna sú preč. Karta Sklad by časť "
        "surovín pred počítaním skryla. Potom prichádza 6: tvoje Pole leží vedľa tvojho Mlyna, a tak vynáša "
        "2 obilia namiesto 1.",
        "",
    ),
    "trade": (
        "Obchodovanie",
        "Vo svojom ťahu smieš obchodovať: 3 suroviny jedného druhu za 1 ľubovoľnú inú. S kartou Obchodná "
        "loď s tehlami stačia 2 tehly. Na ďalšiu loď potrebuješ vlnu.",
        "Stlač {trade}. Daj 2 tehly a vezmi si 1 vlnu: šípky menia riadok. Potom stlač {space}.",
    ),
    "trade_advantage": (
        "Prevaha v obchode",
        "Lode a niektoré stavby prinášajú body obchodu; ty máš 2. Kto má aspoň 3 a viac než druhá strana, "
        "má prevahu v obchode. Tá má hodnotu 1 víťazného bodu a prináša suroviny, keď kocka udalostí ukáže "
        "Obchod.",
        "Postav kartu Obchodná loď s rudou na ktorékoľvek stavebné miesto: stláčaj {build}, kým nie je "
        "označená, potom {enter} a {space}.",
    ),
    "city": (
        "Mesto",
        "Prevaha v obchode je tvoja: 5 bodov. Mesto stojí 2 obilia a 3 rudy a stavia sa na dedine. Má "
        "hodnotu 2 bodov namiesto 1 a štyri stavebné miesta namiesto dvoch.",
        "Postav mesto na jednej zo svojich dedín: stláčaj {build}, kým nie je označené Mesto, potom {enter} "
        "a {space}.",
    ),
    "one_more": (
        "Chýba už len jeden",
        "6 bodov. Teraz môžeš zahrať kartu Obchodný karavan, ale v ďalšom ťahu ti poslúži lepšie.",
        "Ukonči svoj ťah: stlač {end} a odpovedz áno.",
    ),
    "draw_again": (
        "Doberanie kariet",
        "Karty v ruke sa zase dopĺňajú.",
        "Dober si kartu z ktoréhokoľvek balíčka.",
    ),
    "keep_again": (
        "Karty zostávajú",
        "Karty Obchodný karavan a Osmund potrebuješ, tak si ich ponechaj.",
        "Nič nemeň.",
    ),
    "blue_second": (
        "Na ťahu je Modrý",
        "Teraz hádže Modrý. Možno kocka udalostí ukáže Obchod. To by bolo dobré pre teba, lebo prevahu máš "
        "ty.",
        "",
    ),
    "demand": (
        "Obchod",
        "Kocka udalostí ukazuje Obchod. Prevahu v obchode máš ty, takže Modrý musí odovzdať 1 surovinu, "
        "ktorú určíš. Na ťahu je Modrý, a predsa sa pýtame teba. V skutočnej hre sa to stáva tiež.",
        "Požaduj vlnu.",
    ),
    "your_turn": (
        "Tvoj ťah",
        "2 ti prináša 1 drevo a Modrý ti dáva vlnu. Osmund stojí 1 obilie, 1 rudu a 1 vlnu: obilie a ruda "
        "ti chýbajú.",
        "Hoď kockami klávesom {enter}.",
    ),
    "event": (
        "Karta udalosti",
        "Kocka udalostí chce kartu udalosti, a tak sa otáča tá vrchná: Preteky obchodných lodí. Kto má viac "
        "obchodných lodí, berie si 1 ľubovoľnú surovinu. Ty máš dve lode, Modrý žiadnu.",
        "Vezmi si, čo chceš.",
    ),
    "action": (
        "Akčná karta",
        "Karty bez ceny sú akčné: zahráš ich raz a sú preč. Obchodný karavan vymieňa 2 ľubovoľné tvoje "
        "suroviny za 2 ľubovoľné iné. Drevo ti teraz na nič nie je. Osmund potrebuje 1 obilie, 1 rudu a 1 "
        "vlnu.",
        "Stlač {play} a {enter}. Daj 2 drevá, vezmi si, čo na kartu Osmund ešte chýba, a stlač {space}.",
    ),
    "strength_advantage": (
        "Prevaha sily",
        "So silou je to ako s obchodom: ak máš aspoň 3 body a viac než druhá strana, máš prevahu sily, ktorá "
        "má hodnotu 1 víťazného bodu. Harald má 2 body sily, Osmund tiež 2 a Modrý má 1.",
        "Vylož kartu Osmund na ktorékoľvek stavebné miesto: stláčaj {build}, kým nie je označená, potom "
        "{enter} a {space}.",
    ),
    "seven": (
        "Sedem bodov",
        "To je 7! Platí to však až na konci tvojho ťahu. Dovtedy len pokoj.",
        "Ukonči svoj ťah: stlač {end}. Ak dostaneš otázku, či to myslíš vážne, odpovedz áno.",
    ),
    "draw_third": (
        "Doberanie kariet",
        "Ťah sa musí riadne dokončiť.",
        "Dober si kartu.",
    ),
    "draw_fourth": (
        "Doberanie kariet",
        "A ešte jednu, lebo z ruky ti odišli dve karty.",
        "Dober si ďalšiu kartu.",
    ),
    "last": (
        "Posledná voľba",
        "Vymeň kartu alebo si ponechaj všetky: už na tom nezáleží, tvoj ťah je takmer na konci.",
        "Urob, čo chceš.",
    ),
    "won": (
        "Víťazíš",
        "Blahoželáme! Teraz hru poznáš. Zahraj si prvú skutočnú hru proti botovi z lobby. {help} ukazuje "
        "klávesy každej obrazovky: pri stole medzi nimi jeden na radu a jeden na pravidlá a všetky karty.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys, {victory} and the like are the signs of points."""

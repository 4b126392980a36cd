"""The first lesson in Czech: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Vítej",
        "Hraješ za červenou stranu a země nejblíž k tobě je tvoje. Naproti sedí Modrý. Kdo na konci "
        "vlastního tahu má 7 vítězných bodů, vítězí v této první hře. Oba máte 2: za každou vesnici jeden. "
        "Zahrajme si spolu několik připravených tahů. Nic se nemůže pokazit.",
        "",
    ),
    "land": (
        "Tvoje země",
        "Uprostřed leží dvě vesnice spojené cestou. Kolem nich leží šest krajin. Každá má číslo kostky a "
        "zásobu až na 3 suroviny: tvůj Les má číslo 2 a leží na něm 1 dřevo. Nad každou vesnicí a pod ní je "
        "volné stavební místo, kde se dá postavit karta.",
        "",
    ),
    "hand": (
        "Tvoje karty",
        "Tyto tři karty máš v ruce. Modrý je nevidí a ve skutečné hře je nevidí ani počítač na druhé "
        "straně. Seznam vedle nich nebo pod nimi obsahuje všechno, co teď můžeš udělat. Chceš-li vidět "
        "celou kartu, ukaž na ni a stiskni {inspect}.",
        "",
    ),
    "dice": (
        "Dvě kostky",
        "Každý tah začíná dvěma kostkami. Kostka výnosů říká, které krajiny vynášejí; kostka událostí říká, "
        "co se stane kromě toho. Tady jsou kostky připravené. Ve skutečné hře jimi házejí oba počítače "
        "společně, takže nikdo nemůže podvádět.",
        "Hoď kostkami: stiskni {enter}.",
    ),
    "roll": (
        "Co přináší hod",
        "Padla 2! Tvůj Les má toto číslo, a tak dostáváš 1 dřevo. Každý hod platí pro oba: Modrý dostává "
        "1 cihlu. Kostka událostí ukazuje Oslavu: kdo má víc bodů zručnosti, bere si 1 libovolnou surovinu. "
        "Máte jich stejně, takže si ji berete oba.",
        "Vezmi si 1 cihlu: označ ji šipkami a stiskni {enter}.",
    ),
    "road": (
        "Stavba cesty",
        "Teď smíš stavět, hrát karty a obchodovat, kolik můžeš zaplatit. Seznam označuje, co je možné, "
        "a u ostatního říká, co chybí. Cesta stojí 1 dřevo a 2 cihly. Sama o sobě nemá cenu, ale na jejím "
        "konci může stát nová vesnice. {build} prochází vším, co můžeš postavit.",
        "Označená je Cesta: stiskni {enter}. V okně zvol šipkami pravý konec a potom stiskni {space}.",
    ),
    "end": (
        "Konec tahu",
        "Teď můžeš vyložit kartu Harald, ale stojí obilí, které potřebuje tvoje příští vesnice. Jeden tah "
        "počkat je často lepší plán.",
        "Ukonči svůj tah: stiskni {end}. Dostaneš otázku, jestli to myslíš vážně, protože ještě něco udělat "
        "jde. Odpověz ano.",
    ),
    "change": (
        "Výměna karty",
        "Na konci svého tahu si doplňuješ karty v ruce do tří; to už máš. Potom smíš jednu kartu vyměnit: "
        "vložíš ji pod balíček a vezmeš si jinou. Zlatník potřebuje 3 zlata a ty nemáš žádné, tak ho nech "
        "jít.",
        "Zvol výměnu karty, potom v seznamu kartu Zlatník a potom kterýkoli balíček.",
    ),
    "new_card": (
        "Nová karta",
        "Vrchní karta kteréhokoli balíčku je zdarma. Za 2 suroviny si místo toho smíš prohlédnout celý "
        "balíček a vybrat si. To se vyplatí, když nutně potřebuješ určitou kartu.",
        "Dober si vrchní kartu kteréhokoli balíčku.",
    ),
    "blue_first": (
        "Na tahu je Modrý",
        "Teď hází, staví a končí tah Modrý, stejně jako předtím ty. Dívej se přitom na svou zemi: tento hod "
        "něco přináší i tobě.",
        "",
    ),
    "brigands": (
        "Zloděj",
        "Kostka událostí ukázala v tahu protihráče Zloděje. Přichází před výnosy: kdo má víc než 7 surovin, "
        "ztrácí všechno zlato a všechnu vlnu. Modrý má přesně 7 a je v bezpečí, ty také. Potom ti 4 přináší "
        "vlnu. Modrý staví kartu Klášter a dobírá si dvě nové.",
        "Na tahu jsi zase ty: stiskni {enter} a hoď kostkami.",
    ),
    "harvest": (
        "Bohatá sklizeň",
        "3 ti přináší 1 cihlu. Kostka událostí ukazuje Bohatou sklizeň: oba si berete 1 libovolnou surovinu. "
        "Mysli na to, co chceš platit. Krajina, na které už leží 3, víc nepojme.",
        "Vezmi si 1 obilí.",
    ),
    "settlement": (
        "Vesnice",
        "Vesnice stojí 1 dřevo, 1 cihlu, 1 obilí a 1 vlnu. Patří na konec tvé cesty a přináší 1 vítězný bod, "
        "dvě nové krajiny a dvě volná stavební místa.",
        "Postav vesnici: tiskni {build}, dokud není označená Vesnice, potom {enter} a {space}.",
    ),
    "regions": (
        "Nové krajiny",
        "Tyto dvě krajiny jsou z vrchu balíčku krajin. Jedna leží nahoře, druhá dole. Záleží na tom: stavba "
        "pomáhá jen krajinám na své straně. Tady jsou dobré obě možnosti.",
        "Vyber tu, která má ležet nahoře.",
    ),
    "hero": (
        "Hrdina",
        "3 vítězné body! Karty s cenou se stavějí na volná stavební místa a zůstávají tam. Harald stojí "
        "1 obilí a 1 rudu. Přináší 2 body síly a 1 bod zručnosti. Zručnost vyhrává Oslavy; k čemu je síla, "
        "uvidíš brzy.",
        "Vylož kartu Harald na kterékoli stavební místo: tiskni {build}, dokud není označená, potom {enter} "
        "a v malém okně {space}.",
    ),
    "end_again": (
        "Konec tahu",
        "Na nic dalšího už nemáš. V ruce máš teď dvě karty, takže si dobereš třetí.",
        "Ukonči svůj tah: stiskni {end}.",
    ),
    "draw": (
        "Dobírání karet",
        "V ruce smíš mít tři karty a jednu navíc za každý svůj bod rozvoje. Modrý má jeden za kartu Klášter. "
        "Dober si z balíčku, který se ti líbí: nikdo neví, co leží navrchu.",
        "Dober si kartu.",
    ),
    "keep": (
        "Karty zůstávají",
        "Zase smíš vyměnit kartu. Tentokrát jsou dobré všechny tři.",
        "Ponech si je: zvol, že nic neměníš.",
    ),
    "later": (
        "O několik tahů později",
        "Několik tahů přeskočíme. Mezitím se z jedné tvé vesnice stalo město a stojí u tebe tři další karty: "
        "Celnice, Mlýn a Obchodní loď s cihlami. Ani Modrý nezahálí. Teď to začíná být napínavé.",
        "",
    ),
    "points": (
        "Tvoje body",
        "Počítá je řádek nad tvou zemí: {victory} vítězné body, {strength} síla, {trade_points} obchod, "
        "{skill} zručnost a {progress} rozvoj. Máš 4 vítězné body: 2 za město a 1 za každou vesnici. Modrý "
        "má také 4. Ještě 3 a vítězíš.",
        "",
    ),
    "full": (
        "Plná zásoba",
        "Na tvých krajinách leží 13 surovin. Je tedy o co přijít: pamatuj na Zloděje.",
        "Stiskni {enter}, hoď kostkami a doufej.",
    ),
    "robbed": (
        "Zase Zloděj",
        "A je tu! Máš víc než 7 surovin, takže tvoje zlato a tvoje vlna jsou pryč. Karta Skladiště by část "
        "surovin před počítáním skryla. Potom přichází 6: tvoje Pole leží vedle tvého Mlýna, a tak vynáší "
        "2 obilí místo 1.",
        "",
    ),
    "trade": (
        "Obchodování",
        "Ve svém tahu smíš obchodovat: 3 suroviny jednoho druhu za 1 libovolnou jinou. S kartou Obchodní loď "
        "s cihlami stačí 2 cihly. Na další loď potřebuješ vlnu.",
        "Stiskni {trade}. Dej 2 cihly a vezmi si 1 vlnu: šipky mění řádek. Potom stiskni {space}.",
    ),
    "trade_advantage": (
        "Převaha v obchodu",
        "Lodě a některé stavby přinášejí body obchodu; ty máš 2. Kdo má aspoň 3 a víc než druhá strana, má "
        "převahu v obchodu. Ta má hodnotu 1 vítězného bodu a přináší suroviny, když kostka událostí ukáže "
        "Obchod.",
        "Postav kartu Obchodní loď s rudou na kterékoli stavební místo: tiskni {build}, dokud není označená, "
        "potom {enter} a {space}.",
    ),
    "city": (
        "Město",
        "Převaha v obchodu je tvoje: 5 bodů. Město stojí 2 obilí a 3 rudy a staví se na vesnici. Má hodnotu "
        "2 bodů místo 1 a čtyři stavební místa místo dvou.",
        "Postav město na jedné ze svých vesnic: tiskni {build}, dokud není označené Město, potom {enter} "
        "a {space}.",
    ),
    "one_more": (
        "Chybí už jen jeden",
        "6 bodů. Teď můžeš zahrát kartu Obchodní karavana, ale příští tah ti poslouží lépe.",
        "Ukonči svůj tah: stiskni {end} a odpověz ano.",
    ),
    "draw_again": (
        "Dobírání karet",
        "Karty v ruce se zase doplňují.",
        "Dober si kartu z kteréhokoli balíčku.",
    ),
    "keep_again": (
        "Karty zůstávají",
        "Karty Obchodní karavana a Osmund potřebuješ, tak si je ponech.",
        "Nic neměň.",
    ),
    "blue_second": (
        "Na tahu je Modrý",
        "Teď hází Modrý. Možná kostka událostí ukáže Obchod. To by bylo dobré pro tebe, protože převahu máš "
        "ty.",
        "",
    ),
    "demand": (
        "Obchod",
        "Kostka událostí ukazuje Obchod. Převahu v obchodu máš ty, takže Modrý musí odevzdat 1 surovinu, "
        "kterou určíš. Na tahu je Modrý, a přece se ptáme tebe. Ve skutečné hře se to stává také.",
        "Požaduj vlnu.",
    ),
    "your_turn": (
        "Tvůj tah",
        "2 ti přináší 1 dřevo a Modrý ti dává vlnu. Osmund stojí 1 obilí, 1 rudu a 1 vlnu: obilí a ruda ti "
        "chybí.",
        "Hoď kostkami: stiskni {enter}.",
    ),
    "event": (
        "Karta události",
        "Kostka událostí chce kartu události, a tak se otáčí ta vrchní: Závod obchodních lodí. Kdo má víc "
        "obchodních lodí, bere si 1 libovolnou surovinu. Ty máš dvě lodě, Modrý žádnou.",
        "Vezmi si, co chceš.",
    ),
    "action": (
        "Akční karta",
        "Karty bez ceny jsou akční: zahraješ je jednou a jsou pryč. Obchodní karavana mění 2 libovolné tvé "
        "suroviny za 2 libovolné jiné. Dřevo ti teď k ničemu není. Osmund potřebuje 1 obilí, 1 rudu a 1 "
        "vlnu.",
        "Stiskni {play} a {enter}. Dej 2 dřeva, vezmi si, co na kartu Osmund ještě chybí, a stiskni {space}.",
    ),
    "strength_advantage": (
        "Převaha síly",
        "Se silou je to jako s obchodem: kdo má aspoň 3 body a víc než druhá strana, má převahu síly, která má "
        "hodnotu 1 vítězného bodu. Harald má 2 body síly, Osmund také 2 a Modrý má 1.",
        "Vylož kartu Osmund na kterékoli stavební místo: tiskni {build}, dokud není označená, potom {enter} "
        "a {space}.",
    ),
    "seven": (
        "Sedm bodů",
        "To je 7! Platí to ale až na konci tvého tahu. Do té doby jen klid.",
        "Ukonči svůj tah: stiskni {end}. Dostaneš-li otázku, jestli to myslíš vážně, odpověz ano.",
    ),
    "draw_third": (
        "Dobírání karet",
        "Tah se musí řádně dokončit.",
        "Dober si kartu.",
    ),
    "draw_fourth": (
        "Dobírání karet",
        "A ještě jednu, protože z ruky ti odešly dvě karty.",
        "Dober si další kartu.",
    ),
    "last": (
        "Poslední volba",
        "Vyměň kartu, nebo si ponech všechny: už na tom nezáleží, tvůj tah je skoro u konce.",
        "Udělej, co chceš.",
    ),
    "won": (
        "Vítězíš",
        "Blahopřejeme! Teď hru znáš. Zahraj si první skutečnou hru proti botovi z lobby. {help} "
        "ukazuje klávesy každé obrazovky: u stolu mezi nimi jednu pro radu a jednu pro pravidla a všechny "
        "karty.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything. {enter}, {build} and the like
are keys, {victory} and the like are the signs of points; cards are called as their names are."""

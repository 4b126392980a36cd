"""What lies on the table and how a principality is laid out, in Czech: D-1 to D-4."""

from typing import Final

__all__ = ["BOX", "LAND", "RESOURCES", "SETUP"]

BOX: Final = {
    "D-1.1": "Karet je 180: 94 v základní sadě, 27 v Období zlata, 28 v Období zmatků a 31 v Období rozvoje.",
    "D-1.2": "Základní sada má 49 centrálních karet, 36 dobíracích karet a 9 událostí.",
    "D-1.3": "Centrální karty: 9 cest, 9 vesnic, 7 měst a 24 krajin, po čtyřech od každého ze šesti druhů.",
    "D-1.4": (
        "Každý hráč začíná s devíti centrálními kartami své barvy, červené nebo modré: 1 cesta, 2 vesnice a "
        "od každého druhu jedna krajina."
    ),
    "D-1.5": "Zbývají balíčky: 7 cest, 5 vesnic, 7 měst a 12 krajin, od každého druhu dvě.",
    "D-1.6": (
        "Dobírací karty období i s těmi, které leží otevřeně: zlato 24, zmatky 24, rozvoj 26. Události: "
        "zlato 3, zmatky 4, rozvoj 5."
    ),
    "D-1.7": "Kostka výnosů ukazuje 1 až 6.",
    "D-1.8": (
        "Kostka událostí má pět symbolů: Zloděj, Obchod, Oslava, Bohatá sklizeň a Tažení události. Tažení "
        "události je na dvou ze šesti stěn, každý jiný symbol na jedné (R-2)."
    ),
    "D-1.9": "Žetony jsou dva, jeden síly a jeden obchodu.",
    "D-1.10": (
        "Les vynáší dřevo, Zlatonosná řeka zlato, Pole obilí, Vrchovina cihly, Pastvina vlnu a Pohoří rudu. "
        "Suroviny nikdy nedojdou (R-26)."
    ),
    "D-1.11": (
        "Čísla v balíčku krajin: Pole 3 a 1, Pohoří 4 a 2, Vrchovina 5 a 1, Les 6 a 4, Pastvina 6 a 5, "
        "Zlatonosná řeka 3 a 2. Každé číslo je tam tedy dvakrát (R-1)."
    ),
    "D-1.12": "Držáky na balíčky jsou jen vybavení: žádné pravidlo o nich nemluví.",
}

SETUP: Final = {
    "D-2.1": "Úvodní hra používá jen karty základní sady.",
    "D-2.2": (
        "Jeden hráč má červenou barvu, druhý modrou; každý vyloží svých devět startovních karet podle D-3.2."
    ),
    "D-2.3": "Z balíčků centrálních karet se míchají jen krajiny; leží lícem dolů.",
    "D-2.4": "36 dobíracích karet základní sady se zamíchá a tvoří čtyři zakryté balíčky po 9.",
    "D-2.5": (
        "Události: Vánoce se dají stranou a ostatních osm se zamíchá. Tři z nich leží dole, na nich Vánoce a "
        "nad nimi zbylých pět. Všechny lícem dolů."
    ),
    "D-2.6": (
        "Vánoce tedy přijdou jako šestá událost, počítáno od začátku nebo od chvíle, kdy přišly naposledy."
    ),
    "D-2.7": "Oba hráči hodí kostkou výnosů a vyšší číslo začíná; při stejných číslech se hází znovu (R-3).",
    "D-2.8": (
        "Začínající hráč si bere tři vrchní karty jednoho dobíracího balíčku, druhý hráč tři vrchní karty "
        "jiného."
    ),
    "D-2.9": "Na začátku nemá žádný žeton nikdo.",
    "D-2.10": "Oba hráči začínají se 2 vítěznými body.",
}

LAND: Final = {
    "D-3.1": (
        "Vesnice a cesty tvoří řadu. Nad cestami a pod nimi leží krajiny, nad vesnicemi a pod nimi jsou "
        "stavební místa. Sloupce mají čísla: první cesta je 0, první dvě vesnice jsou -1 a 1, takže cesty "
        "jsou sudé a vesnice liché. T je nad řadou, B pod ní."
    ),
    "D-3.2": (
        "Startovní krajiny zleva doprava: nahoře Les, Zlatonosná řeka, Pole; dole Vrchovina, Pastvina, "
        "Pohoří."
    ),
    "D-3.3": (
        "Jejich čísla. Červený: Les 2, Zlatonosná řeka 1, Pole 6, Vrchovina 3, Pastvina 4, Pohoří 5. Modrý: "
        "Les 3, Zlatonosná řeka 4, Pole 5, Vrchovina 2, Pastvina 1, Pohoří 6."
    ),
    "D-3.4": "Vesnice má dvě stavební místa, jedno nad sebou a jedno pod sebou.",
    "D-3.5": "Město má čtyři, dvě nahoře a dvě dole. Karty, které stály u vesnice, zůstávají, kde jsou.",
    "D-3.6": (
        "Karta na stavebním místě sousedí se dvěma krajinami vedle sebe na své straně řady a s žádnými "
        "jinými; u města nezáleží na tom, na kterém z obou míst stojí."
    ),
    "D-3.7": "Vesnice nebo město sousedí se čtyřmi krajinami kolem sebe.",
    "D-3.8": "Krajina mezi dvěma vesnicemi nebo městy proto sousedí s oběma.",
    "D-3.9": (
        "Cesta se staví k volné straně krajní vesnice nebo krajního města, vlevo nebo vpravo. Cesta nikdy "
        "nenavazuje na cestu."
    ),
    "D-3.10": (
        "Vesnice se staví na volný konec vlastní cesty. Přináší dvě krajiny ke svým volným rohům, jednu "
        "nahoru a jednu dolů, obě prázdné; kdo staví, určuje, která leží kde (R-5)."
    ),
    "D-3.11": "Město se klade na vlastní vesnici, která se pak už nepočítá.",
    "D-3.12": (
        "Výstavba krajiny stojí na vnějším okraji krajiny: nad horní, pod dolní. Každá krajina má jedno "
        "takové místo a žádná jiná karta ho nepoužívá (R-18)."
    ),
    "D-3.13": "Červené karty výstavby stojí jen u měst, zelené u vesnic i u měst.",
    "D-3.14": (
        "Dvě karty na jedné straně města si smějí vyměnit místo, což nic neznamená. Jinak karta zůstává na "
        "svém místě, dokud ji nepřesune Stěhování."
    ),
    "D-3.15": "Na centrální karty nelze útočit a nelze je vzít.",
    "D-3.16": "Vesnic a měst smí být tolik, kolik jich je v balíčcích.",
    "D-3.17": (
        "Krajiny nemohou dojít: pět vesnic si vezme deset z dvanácti, takže i poslední vesnice, se Zvědem "
        "nebo bez něj, vybírá ze čtyř (R-40)."
    ),
    "D-3.18": (
        "Volná cesta smí být na obou koncích zároveň. Každá vesnice a každé město má své čtyři krajiny, i ty "
        "krajní."
    ),
}

RESOURCES: Final = {
    "D-4.1": "Krajina pojme až tři své suroviny.",
    "D-4.2": "Na začátku leží na každé krajině 1, jen na Zlatonosné řece nic.",
    "D-4.3": "Co by bylo čtvrté, propadá, a nic jiného místo toho nepřichází.",
    "D-4.4": (
        "Zisk, který nepatří jedné určité krajině, rozděluje vlastník na vhodné krajiny, jak chce (R-26)."
    ),
    "D-4.5": "Cena se platí z krajin, které vybírá platící hráč (R-26).",
    "D-4.6": "Všechno se platí dřív, než se karta vyloží: co karta přináší, s její cenou nepomůže.",
    "D-4.7": "Cesta: 1 dřevo, 2 cihly. Vesnice: 1 dřevo, 1 cihla, 1 obilí, 1 vlna. Město: 2 obilí, 3 rudy.",
    "D-4.8": "Uložené suroviny leží otevřeně pro oba hráče.",
    "D-4.9": (
        "Zisk určeného druhu se musí uložit, pokud je na něj místo. Kde je druh na výběr, lze určit i plný "
        "(R-41)."
    ),
    "D-4.10": (
        "Suroviny opouštějí krajinu placením, výměnou, požadavkem nebo ztrátou; zahodit je nesmí nikdo "
        "(R-41)."
    ),
}

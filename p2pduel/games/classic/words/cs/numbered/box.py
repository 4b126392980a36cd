"""What lies on the table, in Czech: C-0 to C-3."""

from typing import Final

__all__ = ["BOX", "LAND", "SETS", "SETUP"]

SETS: Final = {
    "C-0.1": (
        "Existuje základní sada a šest tematických sad: Rytíř a kupec, Politika a intriky, Barbaři a obchodníci, "
        "Věda a pokrok, Čarodějové a draci, Obchod a obrat."
    ),
    "C-0.2": (
        "Různých karet a karet celkem: základní sada 60 a 120, Rytíř a kupec 21 a 30, Politika a intriky "
        "23 a 29, Barbaři a obchodníci 32 a 40, Věda a pokrok 22 a 30, Čarodějové a draci 32 a 45, Obchod "
        "a obrat 26 a 30."
    ),
    "C-0.3": (
        "Karta bez ceny je zdarma. U každého čísla se uvádí, odkud je známo: vytištěno, převzato z novější "
        "hry, nebo domácí hodnota (CR-19). Kde se vyžaduje karta, stačí kterýkoli exemplář toho názvu."
    ),
    "C-0.4": "Suroviny jsou cihly, obilí, dřevo, ruda, vlna a zlato. Kouzelná síla surovina není.",
    "C-0.5": "Existují čtyři druhy bodů: vítězné, body obchodu (mlýn), body síly (pěst) a turnajové (helma).",
}

BOX: Final = {
    "C-1.1": (
        "120 karet: dvakrát 9 na začátek, 7 cest, 5 vesnic, 7 měst, 11 krajin, 10 událostí a 62 karet do "
        "balíčků. K tomu kostka výnosů, kostka událostí, figurka rytíře a figurka mlýna."
    ),
    "C-1.2": (
        "Těch 62 karet: 20 akčních, 26 zelených karet výstavby (11 staveb, 6 obchodních flotil, 9 rytířů) "
        "a 16 červených."
    ),
    "C-1.3": (
        "Události: Mor, Bohatý rok a Pokrok dvakrát, Občanská válka, Konflikt, Stavitel a Nový rok jednou."
    ),
    "C-1.4": "Kostka událostí ukazuje Zloděje, Mlýn, Turnaj a Slunce jednou a otazník dvakrát.",
    "C-1.5": (
        "Červený začíná s krajinami Pole 1, Hory 2, Pastvina 3, Les 4, Pahorkatina 5 a Zlatonosná řeka 6; "
        "Modrý s krajinami Zlatonosná řeka 1, Pole 2, Hory 3, Pastvina 4, Les 5 a Pahorkatina 6."
    ),
    "C-1.6": (
        "Balíček krajin: Les 1 a 6, Pastvina 5 a 6, Pahorkatina 1 a 2, Hory 4 a 5, Pole 3 a 4, Zlatonosná "
        "řeka 3."
    ),
    "C-1.7": "Když dojdou cesty, vesnice, města nebo krajiny, další už nejsou.",
}

SETUP: Final = {
    "C-2.1": (
        "Každý položí doprostřed cestu, na oba její konce vesnici a kolem nich šest krajin, tři nahoru a "
        "tři dolů, v libovolném pořadí."
    ),
    "C-2.2": "Na každé počáteční krajině je 1 surovina. Oba hráči mají 2 vítězné body.",
    "C-2.3": (
        "Těch 62 karet se zamíchá a tvoří pět zakrytých balíčků, co nejvíce stejných (CR-17). Cesty, "
        "vesnice a města leží otevřeně; krajiny a události se zamíchají a leží lícem dolů."
    ),
    "C-2.4": "Začíná, kdo hodí kostkou výnosů víc; při shodě se hází znovu.",
    "C-2.5": (
        "Kdo začíná, prohlédne si jeden balíček, nechá v něm pořadí a vezme si 3 karty; potom totéž udělá "
        "druhý hráč s jiným balíčkem."
    ),
}

LAND: Final = {
    "C-3.1": (
        "V řadě se střídá vesnice nebo město s cestou. Roste doleva nebo doprava; dvě cesty nikdy neleží "
        "vedle sebe."
    ),
    "C-3.2": (
        "Nová vesnice patří na volný konec cesty a přináší ke svým vnějším rohům dvě prázdné krajiny. "
        "Sousední vesnice se dělí o dvě krajiny u cesty mezi nimi."
    ),
    "C-3.3": "První z obou krajin se položí nahoru, nebo dolů, jak kdo chce; druhá zaujme druhé místo.",
    "C-3.4": "Krajina pojme 0 až 3. Co je navíc, propadá a na jinou krajinu nikdy nepřejde.",
    "C-3.5": (
        "Platí se z kterýchkoli vlastních krajin toho druhu a bere se na kterékoli z nich, v libovolném rozdělení."
    ),
    "C-3.6": (
        "Vesnice má jedno stavební místo nahoře a jedno dole, město dvě nahoře a dvě dole. Místo sousedí "
        "se dvěma krajinami na své straně."
    ),
    "C-3.7": "Zelené karty patří k vesnicím a městům, červené jen k městům, v libovolné směsi.",
    "C-3.8": (
        "Cesta stojí 2 cihly a 1 dřevo; vesnice 1 cihlu, 1 dřevo, 1 obilí a 1 vlnu; město 3 rudy a 2 obilí."
    ),
    "C-3.9": (
        "Ve vlastním tahu lze kdykoli zbořit vlastní karty výstavby, zdarma a bez náhrady. Jdou na "
        "odhazovací balíček; místo lze použít hned."
    ),
}

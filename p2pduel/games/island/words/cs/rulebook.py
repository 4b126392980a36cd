"""The rules of the island as chapters to read, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK", "TOPICS"]

RULEBOOK: Final[tuple[Chapter, ...]] = (
    Chapter(
        "goal",
        "Cíl hry",
        (
            "Společně osidlujete ostrov. Kdo má ve vlastním tahu 10 bodů, hned vítězí; u stolu může být dohodnuté "
            "jiné číslo.",
            (
                "Vesnice má hodnotu 1 bodu, město 2.",
                "Nejdelší obchodní cesta a Největší vojsko mají hodnotu 2 bodů.",
                "Karta s výherním bodem má hodnotu 1 bodu. Zůstává skrytá, dokud nevyhrává.",
            ),
        ),
    ),
    Chapter(
        "begin",
        "Jak hra začíná",
        (
            "Na prvním ostrově je všechno připravené. Jinak všichni po řadě zakládají vesnici se silnicí a potom v "
            "opačném pořadí druhou. Druhá vesnice přináší kartu každé krajiny kolem sebe.",
            "Dobrá místa mají kolem sebe mnoho teček a různé krajiny. Mezi dvěma stavbami zůstává volná aspoň jedna "
            "křižovatka.",
        ),
    ),
    Chapter(
        "turn",
        "Tah",
        (
            "Nejdřív padají kostky. Každá vesnice u dílu s hozeným číslem přináší 1 kartu, město 2, ať hází kdokoli. "
            "Díl pod zlodějem nevynáší nic. Když bank nemůže surovinu zaplatit všem, nedostane ji nikdo.",
            "Potom obchoduj a stavěj, kolik můžeš zaplatit, v libovolném pořadí. Před hodem nebo po něm smíš zahrát "
            "jednu akční kartu.",
        ),
    ),
    Chapter(
        "building",
        "Stavění",
        (
            "Všechno se platí banku:",
            (
                "Silnice: 1 dřevo, 1 cihla. Navazuje na tvou silnici nebo stavbu.",
                "Vesnice: 1 dřevo, 1 cihla, 1 vlna, 1 obilí. Vede k ní tvá silnice a na sousední křižovatce nestojí "
                "žádná stavba.",
                "Město: 2 obilí, 3 rudy. Stojí na místě tvé vesnice.",
                "Akční karta: 1 vlna, 1 obilí, 1 ruda.",
            ),
            "Máš 15 silnic, 5 vesnic a 4 města.",
        ),
    ),
    Chapter(
        "robber",
        "Sedmička a zloděj",
        (
            "Při 7 nikdo nic nedostává. Kdo má víc než 7 karet, odevzdá polovinu, zaokrouhlenou dolů. Kdo hází, "
            "potom přemístí zloděje na jiný díl a náhodou vezme kartu někomu, kdo tam má stavbu.",
        ),
    ),
    Chapter(
        "trade",
        "Obchod",
        (
            "Ve svém tahu smíš obchodovat s ostatními: nabízíš karty za karty, oni přijmou, odmítnou nebo nabídnou "
            "něco jiného. Obě strany něco dávají a nikdy stejnou surovinu.",
            "Bank bere 4 stejné karty za 1 podle tvého výběru. U přístavu 3:1 bere 3, u přístavu jedné suroviny 2 "
            "karty té suroviny.",
        ),
    ),
    Chapter(
        "cards",
        "Akční karty",
        (
            "Jedna karta za tah, a žádná koupená ve stejném tahu; výherní body se ukazují, když vyhrávají.",
            (
                "Rytíř: přemísti zloděje. Kdo má první tři vyložené, získává Největší vojsko; přechází tam, kde jich "
                "je víc.",
                "Stavba silnic: dvě silnice zdarma.",
                "Vynález: dvě libovolné karty z banku.",
                "Monopol: všichni ostatní ti dají všechny karty jedné suroviny.",
            ),
        ),
    ),
    Chapter(
        "road",
        "Nejdelší obchodní cesta",
        (
            "Kdo má první silnici z 5 dílků bez odbočky, získává Nejdelší obchodní cestu. Přechází tam, kde je "
            "delší. Cizí stavba po cestě silnici přerušuje.",
        ),
    ),
    Chapter(
        "two",
        "Ostrov pro dva",
        (
            "Osidlují i dvě neutrální barvy: kdo staví silnici nebo vesnici, staví zdarma také jednu pro neutrální "
            "barvu. V tahu se hází dvakrát, se dvěma různými součty.",
            "Obchodní žetony nahrazují obchod s mnoha hráči: vynutíš jimi výměnu dvou karet nebo pošleš zloděje "
            "domů. Přinášejí je vesnice na pobřeží a u pouště a rytíři, kterých se vzdáš.",
        ),
    ),
)
TOPICS: Final = {
    "I-1": "Krabice",
    "I-2": "Mapa",
    "I-3": "Přístavy",
    "I-4": "První ostrov",
    "I-5": "Náhodný plán",
    "I-6": "Zakládání",
    "I-7": "Tah",
    "I-8": "Výnosy",
    "I-9": "Sedmička, zloděj, krádež",
    "I-10": "Obchod",
    "I-11": "Ceny a zásoba",
    "I-12": "Silnice, vesnice, města",
    "I-13": "Nejdelší obchodní cesta",
    "I-14": "Akční karty",
    "I-15": "Největší vojsko",
    "I-16": "Vítězství",
    "I-17": "Co platí vždycky",
    "T-1": "Ve dvou",
    "T-2": "Co vidí všichni",
    "T-3": "Co je skryté",
    "T-4": "Náhoda",
    "T-5": "Krádež",
    "T-6": "Jak se to dokazuje",
    "T-7": "Co přichází dřív",
}
"""The numbers of rules by their beginnings, and what those rules are about."""

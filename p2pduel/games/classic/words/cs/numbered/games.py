"""Games with theme sets and the tournament, in Czech: C-20 and C-30."""

from typing import Final

__all__ = ["EXPANDED", "TOURNAMENT"]

EXPANDED: Final = {
    "C-20.1": "Panství začínají jako v základní hře. Události tematické sady se přimíchají.",
    "C-20.2": "Karty základní sady tvoří čtyři balíčky místo pěti.",
    "C-20.3": (
        "Vedle nich leží otevřená řada: v Politice a intrikách 2 Kostely a 2 Radnice, v Barbarech a "
        "obchodnících 2 Přístavy a 2 Vítězné oblouky, ve Vědě a pokroku 2 Univerzity, v Čarodějích a "
        "dracích 5 Citadel, v Obchodu a obratu 2 Obchodní kanceláře, v sadě Rytíř a kupec nic."
    ),
    "C-20.4": "Ostatní karty tematické sady se zamíchají a tvoří dva stejné balíčky.",
    "C-20.5": "Čarodějný spolek a Inkvizice se vyřadí.",
    "C-20.6": (
        "Dobírá se ze všech šesti balíčků. Pro počáteční karty si každý prohlédne jeden ze šesti, druhý "
        "hráč jiný, a vezme si 3 karty."
    ),
    "C-20.7": "V prvních dvou kolech Zloděj nic nedělá.",
    "C-20.8": "Kdy lze hrát akční karty: jak říká C-7.2.",
    "C-20.9": (
        "Špion bere jen akční karty a jednotky; stavby, čarodějové, knihy kouzel a Metropole jsou v bezpečí."
    ),
    "C-20.10": (
        "Co stavba vyžadovala, smí později odejít; stavba zůstává. Akční karta potřebuje svou stavbu, když "
        "se hraje."
    ),
    "C-20.11": "Karta vyměněná na konci tahu jde pod balíček, ze kterého pochází nová.",
    "C-20.12": (
        "Kdo dosáhne 13 vítězných bodů, vítězí, i v tahu druhého hráče. Dosáhnou-li jich oba, vítězí vyšší "
        "počet; při shodě hráč na tahu (CR-1)."
    ),
    "C-20.13": (
        "Tematických sad lze smíchat víc; pravidla jen radí přidat asi 40 karet. Zde jsou to dvě nebo tři "
        "sady."
    ),
    "C-20.14": (
        "Stavba z otevřené řady se kupuje za svou cenu a staví se jako každá červená karta, od každého "
        "názvu jedna pro každého hráče. Když odejde, vrací se do řady."
    ),
    "C-20.15": (
        "Všechny karty balíčků mají stejnou rubovou stranu, ať jsou z kterékoli sady, takže karta z ruky "
        "smí pod kterýkoli z nich."
    ),
    "C-20.16": "Kdo o stavbu z řady přišel, smí si koupit další.",
    "C-20.17": (
        "Rada: nejdřív Rytíř a kupec, potom Politika a intriky, potom Barbaři a obchodníci; turnajová hra "
        "nakonec. U více sad vybírej karty, jejichž podmínky ve hře jsou."
    ),
}

TOURNAMENT: Final = {
    "C-30.1": (
        "Každý hráč má základní sadu a jednu až šest tematických sad, žádnou dvakrát. Co zde není řečeno, "
        "je jako v C-20."
    ),
    "C-30.2": "Jedny počáteční karty, cesty, vesnice, města a krajiny slouží oběma.",
    "C-30.3": (
        "Kdo používá sadu Čarodějové a draci, oznámí to a má balíček 5 Citadel. Jinak otevřená řada není; "
        "kdo její karty chce, dá si je do balíčku."
    ),
    "C-30.4": (
        "13 událostí: každý hráč přidá 1 Občanskou válku, 1 Mor a 4 tajně vybrané z vlastních sad; k tomu "
        "1 Nový rok, druhý ne. Všechny se zamíchají."
    ),
    "C-30.5": (
        "Vlastní balíček má 33 tajně vybraných karet: stavby, jednotky, čaroděje, knihy kouzel, akční "
        "karty a Metropoli, ne víc exemplářů, než kolik jich vlastní sady dohromady mají."
    ),
    "C-30.6": "3 ze 33 jsou počáteční karty v ruce; ostatních 30 se zamíchá do balíčků po 7, 7, 8 a 8.",
    "C-30.7": (
        "Dobírá se jen z vlastních čtyř balíčků. Prázdný lze znovu utvořit z vlastního odhazovacího balíčku."
    ),
    "C-30.8": (
        "Odhazovat a vkládat pod balíček znamená vždy vlastní balíčky; balíčky druhého hráče jsou "
        "nedotknutelné."
    ),
    "C-30.9": "Karta vzatá druhému hráči a zahraná jde na balíček toho, kdo ji zahrál.",
    "C-30.10": (
        "Jednotka nebo čaroděj se jménem smí v obou panstvích dohromady stát jen jednou; když odejde, smí "
        "ji vyložit kterýkoli hráč."
    ),
    "C-30.11": "Konec je jako v C-20.12.",
    "C-30.12": "Komu karty patřily, se vyrovná po hře; během ní to nemá žádný následek.",
}

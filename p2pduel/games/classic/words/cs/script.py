"""The lesson for those who know the Duel, in Czech: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Znáš Knížata z Katanu",
        "Pak většinu této hry znáš: krajiny s kostkami, zásoby po 3, vesnice a města se stavebními místy, "
        "karty v ruce. Toto je starší hra, ke které vedle základní sady patří šest dalších. Zahrajme si "
        "spolu jeden připravený tah a podívejme se, co je jiné. Nic se nemůže pokazit.",
        "",
    ),
    "table": (
        "Stůl",
        "V základní hře se vítězí s 12 body, s kteroukoli další sadou se 13. Všechny dobírané karty mají "
        "stejnou rubovou stranu. Tento tah se hraje se sadou Čarodějové a draci: o dva balíčky víc a balíček "
        "citadel. Figurka rytíře {token} nemá žádné minimum: má ji Modrý se 7 body síly {strength}, ty máš 4.",
        "",
    ),
    "dice": (
        "Dvě kostky",
        "Kostka událostí má jiné stěny: Zloděje, který bere rudu a vlnu každému, kdo má víc než 7 surovin, "
        "Mlýn, Turnaj, Slunce a dvakrát otazník pro kartu události. Nejdřív přichází událost, potom výnosy.",
        "Hoď kostkami: stiskni {enter}.",
    ),
    "tournament": (
        "Turnaj",
        "Kdo má víc turnajových bodů {tournament}, bere si ze zásoby jednu surovinu. Ty jich máš 5, Modrý 3. "
        "Potom 2 přináší rudu.",
        "Vezmi si zlato: označ ho šipkami a stiskni {enter}.",
    ),
    "attack": (
        "Útok kostkou",
        "Akční karty jsou zdarma, útoky ale čekají, až budete mít dohromady 7 bodů. Ty už máte. Černý rytíř se "
        "nejdřív ohlásí; Modrý smí odpovědět Bylinkářkou. Potom hodíš: vítězí 1 až 5, proti Bylinkářce jen "
        "1 nebo 2. Kdo hod prohraje, toho rána zasáhne.",
        "Stiskni {play}, potom {enter} na kartě Černý rytíř a v okně {space}.",
    ),
    "target": (
        "Cíl",
        "Padla 4: vítězíš. Teprve teď označíš rytíře protihráče a ten se mu vrátí do ruky. Bez karty Götz "
        "Železná pěst zbývají Modrému 2 body síly a figurka rytíře přechází k tobě.",
        "Otevři seznam klávesou {enter}, vyber kartu Götz Železná pěst a stiskni {enter}.",
    ),
    "citadel": (
        "Citadela",
        "S touto sadou se vesnice může stát citadelou místo města. Má na každé straně dvě místa pro zelené "
        "karty a knihy kouzel, nikdy pro červené. Má 1 bod, s čarodějem 2.",
        "Stiskej {build}, dokud není označena Citadela, potom stiskni {enter} a v okně {space}.",
    ),
    "wizard": (
        "Čaroděj",
        "Čaroděj stojí za krajinou, na její vnější straně, a krajina musí sousedit s citadelou. Taková vnější "
        "místa používají i jiné sady. Ari přichází se 2 body kouzelné síly {magic}.",
        "Stiskej {build}, dokud není označena karta Ari, potom stiskni {enter}. Vyber krajinu a stiskni {space}.",
    ),
    "book": (
        "Kniha kouzel",
        "Knihy kouzel stojí u citadel. Postavit Elixír nestojí nic; jeho kouzlo stojí 2 body kouzelné síly a "
        "lze ho použít znovu v každém tahu.",
        "Stiskej {build}, dokud není označen Elixír, potom stiskni {enter} a v okně {space}.",
    ),
    "spell": (
        "Kouzlo",
        "Stojící karty, které lze použít nebo kterými lze kouzlit, mají v seznamu vlastní nadpis. Elixír "
        "zdvojnásobuje sílu jedné tvé jednotky, dokud neskončí příští tah protihráče. Modrý tak figurku hned "
        "zpět nezíská.",
        "Stiskni {use}, potom {enter}. Vyber kartu Otto Berserk a stiskni {space}.",
    ),
    "end": (
        "Konec tahu",
        "V ruce nemáš žádnou kartu. Smíš mít tři, s Kláštery a Knihovnami víc. Doplňuješ je na konci svého "
        "tahu.",
        "Ukonči svůj tah: stiskni {end}. Dostaneš-li otázku, jestli to myslíš vážně, odpověz ano.",
    ),
    "first": (
        "Dobírání",
        "Každá karta je buď vrchní karta kteréhokoli balíčku, nebo karta vyhledaná: zaplatíš 2 libovolné "
        "suroviny, prohlédneš si celý balíček a vezmeš si, co chceš. Poslední dva balíčky patří k nové sadě.",
        "Dober si z kteréhokoli balíčku: označ ho a stiskni {enter}.",
    ),
    "second": ("Dobírání", "Jednu kartu máš, dvě chybějí.", "Dober si ještě jednou."),
    "third": ("Dobírání", "Ještě jedna a v ruce máš všechny.", "Dober si ještě jednou."),
    "more": (
        "Co ještě je",
        "Některé karty se umísťují v druhém panství a zůstávají tvé: označuje je praporek {foreign}. Jiné leží na "
        "cestách, něco počítají nebo na čas přestanou působit; karta to říká. {rules} otevře pravidla se "
        "všemi kartami. Nejdřív si zahraj základní hru proti botovi, potom jednu sadu za druhou.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys; {token}, {strength}, {tournament}, {magic} and {foreign} are signs."""

"""The lesson for those who know the Duel, in Czech: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Duel už znáš",
        "Pak znáš většinu této hry: krajiny s čísly kostky, zásoby až do 3, vesnice a města se stavebními "
        "místy, karty v ruce. Tohle je starší hra, se šesti sadami vedle základní. Zahrajeme si jeden "
        "připravený tah a podíváme se, co je jinak. Nic se nemůže pokazit.",
        "",
    ),
    "table": (
        "Stůl",
        "Základní hru vyhrává 12 bodů, každou jinou 13. Všechny karty, které lížeš, mají stejný rub. Tento "
        "tah patří k sadě Čarodějové a draci: o dva balíčky víc a hromádka citadel. Figurka rytíře {token} "
        "nemá nejnižší počet: Modrý ji drží se 7 body síly {strength}, ty máš 4.",
        "",
    ),
    "dice": (
        "Dvě kostky",
        "Kostka událostí má jiné strany: zbojníka, který každému s více než 7 surovinami vezme rudu a vlnu, "
        "mlýn, turnaj, slunce a dvakrát otazník pro kartu události. Nejdřív přijde událost, potom výnos.",
        "Hoď kostkami: stiskni {enter}.",
    ),
    "tournament": (
        "Turnaj",
        "Kdo má víc turnajových bodů {tournament}, vezme si surovinu ze zásoby. Ty máš 5, Modrý má 3. "
        "Potom dvojka přinese rudu.",
        "Vezmi si zlato: označ ho šipkami a stiskni {enter}.",
    ),
    "attack": (
        "Útok, o kterém rozhodne kostka",
        "Akční karty nic nestojí, ale útoky čekají, až budete mít dohromady 7 bodů. To máte. Černý rytíř se "
        "nejdřív ohlásí; Modrý smí odpovědět kartou Bylinkářka. Potom házíš: 1 až 5 vyhrává, proti "
        "Bylinkářce jen 1 nebo 2. Kdo hod prohraje, toho rána zasáhne.",
        "Stiskni {play}, na Černém rytíři {enter} a v okně {space}.",
    ),
    "target": (
        "Cíl",
        "Čtyřka: hod je tvůj. Teprve teď jmenuješ rytíře soupeře a ten se vrátí do ruky. Bez karty Götz "
        "zbudou Modrému 2 body síly a figurka rytíře přijde k tobě.",
        "Otevři seznam klávesou {enter}, vyber kartu Götz a stiskni {enter}.",
    ),
    "citadel": (
        "Citadela",
        "S touto sadou se vesnice může stát citadelou místo města. Má dvě místa na každé straně, pro zelené "
        "karty a kouzelné knihy, nikdy pro červené. Platí za 1 bod, s čarodějem za 2.",
        "Tiskni {build}, až je označena Citadela, potom {enter} a v okně {space}.",
    ),
    "wizard": (
        "Čaroděj",
        "Čaroděj stojí za krajinou, na její vnější straně, a krajina se musí dotýkat citadely. Taková vnější "
        "místa používají i jiné sady. Ari přichází s 2 body kouzelné síly {magic}.",
        "Tiskni {build}, až je označen Ari, potom {enter}. Vyber krajinu a stiskni {space}.",
    ),
    "book": (
        "Kouzelná kniha",
        "Kouzelné knihy stojí u citadel. Elixír se staví zadarmo; jeho kouzlo stojí 2 body kouzelné síly a "
        "dá se použít v každém tahu znovu.",
        "Tiskni {build}, až je označen Elixír, potom {enter} a v okně {space}.",
    ),
    "spell": (
        "Kouzlo",
        "Stojící karty, které se dají použít nebo kouzlit, mají v seznamu vlastní nadpis. Elixír zdvojí sílu "
        "jedné tvé jednotky, dokud neskončí příští tah soupeře. Figurku tak Modrý hned nezíská zpět.",
        "Stiskni {use}, potom {enter}. Vyber kartu Otto a stiskni {space}.",
    ),
    "end": (
        "Konec tahu",
        "Tvoje ruka je prázdná. Hranice jsou tři karty, s kláštery a knihovnami víc. Na konci tahu si ruku "
        "doplníš.",
        "Ukonči tah: stiskni {end}. Na otázku, jestli to myslíš vážně, odpověz ano.",
    ),
    "first": (
        "Lízání karet",
        "Každá karta je buď vrchní karta kteréhokoli balíčku, nebo karta, kterou hledáš: zaplatíš 2 "
        "libovolné suroviny, prohlédneš celý balíček a vezmeš si, co chceš. V posledních dvou balíčcích "
        "leží nová sada.",
        "Lízni z kteréhokoli balíčku: označ ho a stiskni {enter}.",
    ),
    "second": ("Lízání karet", "Jedna karta je v ruce, dvě ještě chybějí.", "Lízni ještě jednou."),
    "third": ("Lízání karet", "Ještě jedna a ruka je plná.", "Lízni ještě jednou."),
    "more": (
        "Co ještě existuje",
        "Některé karty stojí v druhé zemi a zůstávají tvoje: označuje je vlajka {foreign}. Jiné leží na "
        "cestách, něco počítají nebo jsou na čas neúčinné; řekne to karta. {rules} otevře pravidla se všemi "
        "kartami. Nejdřív si zahraj základní hru proti botovi, potom jednu sadu za druhou.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys; {token}, {strength}, {tournament}, {magic} and {foreign} are signs."""

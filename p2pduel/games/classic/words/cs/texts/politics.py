"""Words for the cards of Politics & Intrigue, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["POLITICS_TEXTS"]


POLITICS_TEXTS: Final[dict[str, CardText]] = {
    "metropolis": CardText(
        (
            "Polož ji zdarma na jedno ze svých měst: každá z jeho čtyř krajin získá na vnější straně místo "
            "pro jednu jednotku."
        ),
        (
            "Potřebuješ Radnici nebo Kostel; vesnice ani citadela nestačí.",
            "V panství jen jedna. Zbořit ji nelze a Špion ji nevezme.",
            "Co se říká o městě, platí i pro metropoli.",
            (
                "Jednotka venku sousedí jen s tou jednou krajinou. Vedle citadely nese místo buď čaroděje, "
                "nebo jednotku."
            ),
            "Draci zůstávají u citadel.",
        ),
    ),
    "holy_site": CardText(
        "Jednou při doplňování karet smíš právě dobranou kartu vložit pod její balíček a dobrat si jinou.",
        (
            "Rozhodni se hned, jak tu kartu dobereš.",
            "Jen karty dobrané, ne vyhledané.",
        ),
    ),
    "mission": CardText(
        "Tvé církevní stavby stojí o 1 surovinu méně; kterou z jejich ceny, to určíš ty.",
        ("Kostel, Klášter, Řádový hrad, Biskupství a Katedrála; Svaté místo k nim nepatří.",),
    ),
    "order_castle": CardText(
        (
            "Tví rytíři s vytištěnou cenou 3 a více surovin jsou v bezpečí před Imeldou, Občanskou válkou "
            "a Podplácením."
        ),
        ("Proti Černému rytíři nepomáhá.",),
    ),
    "bailiwick": CardText(
        (
            "Kdykoli házíš, vezmi si navíc 1 libovolnou surovinu. Hodí-li protihráč otazník, ztrácíš "
            "všechnu rudu a vlnu a Fojtství jde pod balíček."
        ),
        (
            "Nesmí stát v jednom panství s Domem republiky.",
            "Tvůj vlastní otazník mu neškodí.",
            "Nevýhoda působí, i když je očarované, ne však v zástavě.",
            "Ruda a vlna ve skladu jsou v bezpečí.",
        ),
    ),
    "archdiocese": CardText(
        "Za každou akční kartu a každé kouzlo protihráče si vezmi 1 zlato.",
        (
            "Pochází ze zásoby a přichází před účinkem karty; není-li místo, není ani zlato.",
            "Nic, pokud kartu zastavíš Kouzelným zákazem.",
            "Neshoří, ani očarované nebo v zástavě.",
        ),
    ),
    "bordello": CardText(
        "Postav ho na volné místo u města protihráče: každý tamní rytíř má o 1 bod síly méně.",
        (
            "Nikdy méně než 0.",
            "Zůstává tvůj. Protihráč ho nesmí zbořit, ale smí ho spálit; pak se ti vrací do ruky.",
        ),
    ),
    "brewery": CardText(
        "Má 2 body obchodu, nebo 2 body síly, podle toho, jak je otočený.",
        (
            "Vybíráš při stavbě; jednou ve svém tahu ho smíš za 1 zlato otočit.",
            "Jeho síla se počítá i bez rytíře.",
        ),
    ),
    "court": CardText("Zloděj tě okrade, jen když máš víc než 10 surovin."),
    "house_of_republic": CardText(
        "Padne-li číslo sousední krajiny, získává ta krajina o 3 víc.",
        (
            "Žádná krajina nepojme víc než tři.",
            "Nesmí stát v jednom panství s Fojtstvím, ani očarovaným nebo v zástavě.",
        ),
    ),
    "secret_society": CardText(
        "Má vlastnosti jednoho druhu staveb protihráče: Radnice, Knihovny, Kostela nebo Univerzity.",
        (
            "Druh určíš při stavbě; působí, jakmile tam taková stavba stojí.",
            (
                "Vítězné body nepřebírá, ale počet karet v ruce, cenu prohledání, ochranu, podmínky a "
                "události ano."
            ),
            "Působí, i když je předloha očarovaná, pod Dogmatem nebo v zástavě.",
            "Když poslední taková stavba zmizí, smíš určit jiný druh.",
        ),
    ),
    "theater": CardText(
        "V ruce smíš mít o dvě karty víc.",
        ("Sčítá se s Klášterem, Knihovnou a dalšími.",),
    ),
    "mendicant": CardText(
        "Kdo má figurku mlýna, dává protihráči 2 suroviny podle vlastního výběru.",
        ("Jen to, co má a na co má protihráč místo.",),
    ),
    "church_feast": CardText(
        "S Kostelem si vezmi 2 libovolné suroviny, s Katedrálou 4, s obojím 6.",
        ("Platí pro oba hráče; druhý Kostel nic nepřidává.",),
    ),
    "good_neighbourhood": CardText(
        "Od této chvíle leží vrchní karta každého balíčku lícem nahoru.",
        (
            "Dokud balíčky nezamíchá Inkvizice; balíček s Církevní kletbou se vynechává.",
            "Dobírání, prohledávání i vkládání pod balíček jdou dál jako obvykle.",
            "Vinné sklepy přinášejí svému vlastníkovi 2 suroviny.",
        ),
    ),
    "archivist": CardText(
        "Prohlédni si vrchních 6 karet jednoho balíčku a vrať je v libovolném pořadí.",
        ("Je-li jich méně, řadíš všechny.",),
    ),
    "council": CardText(
        "Vlož jednu kartu z ruky pod balíček a potom si dober 2 vrchní karty jednoho balíčku.",
        (
            "Potřebuješ v ruce další kartu.",
            "Přebytečné karty odkládáš na konci svého tahu.",
        ),
    ),
    "bribery": CardText(
        "Jeden z rytířů protihráče přechází do tvého panství.",
        (
            "Potřebuješ pro něj volné místo.",
            "V bezpečí je před ním Johanka a s Řádovým hradem i drazí rytíři.",
            "Od té chvíle je tvůj.",
        ),
    ),
    "diplomat": CardText(
        "Prohlédni si odhazovací balíček a vezmi si z něj 1 kartu do ruky.",
        (
            "Karta se ukazuje; v turnajové hře pochází z tvého odhazovacího balíčku.",
            "Ne, když na balíčku leží Církevní kletba.",
        ),
    ),
    "wedding": CardText(
        "Protihráč ti dává všechno zlato, na které máš místo.",
        ("Zlato v Pokladnici a ve Skladišti naturálií je v bezpečí.",),
    ),
    "chancellor": CardText(
        "Vyber si 3 karty z jednoho balíčku.",
        (
            "Smíš je použít hned; přebytečné karty odkládáš na konci svého tahu.",
            "Obvyklé dobírání nebo výměna karty jsou potom dál možné.",
        ),
    ),
    "ban": CardText(
        (
            "Polož ji na dobírací nebo odhazovací balíček: protihráči je uzavřen, dokud ve svém tahu "
            "nezaplatí 3 zlata."
        ),
        (
            "Nic si z něj nebere ani pod něj nevkládá; karty, které musí odhodit, jdou pod kletbu.",
            "Ty ho používáš dál. V turnajové hře leží na některém z balíčků protihráče.",
            "Po zaplacení jde na tvůj odhazovací balíček.",
        ),
    ),
    "medicus": CardText(
        "Zahraj ho, když se otočí Mor: žádná tvá krajina nic neztrácí.",
        ("I v tahu protihráče a při jakémkoli počtu bodů.",),
    ),
}
"""Card id to its words."""

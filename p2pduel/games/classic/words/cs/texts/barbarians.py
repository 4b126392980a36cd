"""Words for the cards of Barbarians & Traders, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BARBARIANS_TEXTS"]

_MARKS: Final = "Značku přináší výměna s bankem 3:1, 2:1 a 1:1, ne Karavana ani výměna s protihráčem."
_KEPT: Final = "Nejvýše tři značky; neutrácejí se a s kartou propadají."

BARBARIANS_TEXTS: Final[dict[str, CardText]] = {
    "barbarian_stronghold": CardText(
        (
            "Polož ji na volnou cestu protihráče: v jeho tahu je zdarma jen první akční karta, každá další "
            "stojí 1 zlato."
        ),
        (
            "Zlato se platí předem a je pryč, i když je karta zastavena.",
            "Mimo jeho tah a při prodeji karet se neplatí nic.",
            (
                "Položit ji lze, jen dokud má protihráč nejvýše 5 bodů síly; při 6 jde na tvůj odhazovací "
                "balíček."
            ),
        ),
    ),
    "trade_branch": CardText(
        "Postav ji na volné místo protihráče: padne-li číslo sousední krajiny, dostáváš 1 její surovinu.",
        (
            "Pochází ze zásoby, i když je krajina plná; násobiče výnosů ji nezvyšují.",
            (
                "Postavit ji lze, jen dokud má protihráč nejvýše 5 bodů obchodu; při 6 jde na tvůj "
                "odhazovací balíček."
            ),
        ),
    ),
    "wine_cellar": CardText("Při Novém roce a Dobrém sousedství si vezmi 2 libovolné suroviny."),
    "flavo": CardText(
        "Padne-li Turnaj, vynáší každá sousední krajina 1; potom se Flavo stěhuje k protihráči.",
        (
            "Ten musí mít volné místo a 1 zlato, které musí zaplatit; jinak Flavo zůstává.",
            "Nejdřív si vítěz turnaje bere odměnu, takže zaplatit lze i tím zlatem.",
            "Na vnějším místě metropole živí jednu krajinu.",
            "V obou panstvích dohromady smí stát jen jednou.",
        ),
    ),
    "baroc": CardText(
        "Rytíř. Padne-li Zloděj, vezmi si 1 rudu, nebo 2, stojí-li u protihráče tvá Základna barbarů.",
        ("Ruda přichází po všech ztrátách a v prvních dvou kolech vůbec ne.",),
    ),
    "johanna": CardText(
        "Rytířka. Děla a draci protihráče mají nejvýše 2 body síly.",
        (
            "Imelda ani Podplácení jí neublíží.",
            "Když odejde, vrací se jim jejich síla.",
        ),
    ),
    "sven": CardText(
        "Rytíř. Za 1 zlato ho smíš použít jako kartu Obchodník.",
        (
            "Ne v tahu, ve kterém ho vykládáš, a jen když by se Obchodník dal zahrát.",
            "Zlato se zaplatí a Sven odhodí dřív, než se cokoli určí.",
        ),
    ),
    "treasure_fleet": CardText(
        "Padne-li Slunce, vezmi si 3 libovolné suroviny místo 1.",
        (
            "Druhá nic nepřidává. S Palácem: 3 suroviny, nebo 2 a karta.",
            "Je to flotila, ale ne obchodní flotila.",
        ),
    ),
    "colonial_base": CardText(
        "Padne-li číslo její Zlatonosné řeky, získává 1 vlastní zlato, nejvýše tři.",
        (
            "Tímto zlatem se platí a bere se jako každé jiné; Zloděj ho počítá.",
            "Jinak se k ní zlato nedostane.",
        ),
    ),
    "residence_coin": CardText(
        (
            "Pokaždé, když odevzdáš do banku rudu, získáváš 1 minci. Se 3 mincemi tví rytíři nestojí obilí "
            "ani vlnu."
        ),
        (
            _MARKS,
            _KEPT,
            "Hrady snižují to, co z ceny zbude.",
        ),
    ),
    "residence_paper": CardText(
        (
            "Pokaždé, když odevzdáš do banku dřevo, získáváš 1 papír. Se 3 papíry si na začátku svého tahu "
            "vezmi 1 libovolnou surovinu."
        ),
        (
            _MARKS,
            _KEPT,
        ),
    ),
    "residence_cloth": CardText(
        (
            "Pokaždé, když odevzdáš do banku vlnu, získáváš 1 sukno. Se 3 sukny smíš jednou za tah vyměnit "
            "2 stejné suroviny za 2 jiné."
        ),
        (
            _MARKS,
            _KEPT,
        ),
    ),
    "wizard_league": CardText(
        "Platí za čaroděje u kterékoli krajiny vedle tvé citadely, začíná však bez kouzelné síly.",
        (
            (
                "Když ho vykládáš, musí mít protihráč čaroděje u krajiny téhož druhu; odejde-li ten, "
                "spolek zůstává."
            ),
            "Jen v turnajové hře se sadou Čarodějové a draci.",
            "Smí jich být víc; může shořet a kouzelná síla je pak ztracena.",
        ),
    ),
    "guild": CardText(
        "Když protihráč mění s bankem, dostáváš 1 z toho, co odevzdává; a v ruce smíš mít o jednu kartu víc.",
        ("Jen výměny s bankem, ne Karavana; bez místa nedostáváš nic.",),
    ),
    "secret_brotherhood": CardText(
        "Ve svém tahu smíš prodávat akční karty z ruky, každou za 1 libovolnou surovinu.",
        ("Prodané karty jdou na odhazovací balíček. Prodat není zahrát.",),
    ),
    "scriptorium": CardText(
        "Jednou ve svém tahu si vezmi vrchní kartu některého balíčku.",
        (
            "Smíš ji použít hned; přebytečné karty odkládáš na konci svého tahu.",
            "V turnajové hře z některého ze svých balíčků.",
        ),
    ),
    "triumphal_arch": CardText(
        "Má tolik vítězných bodů, kolik ukazuje: o 1 víc za každé vítězství nad barbary.",
        (
            "Začíná na 0 a ukazuje nejvýše 3.",
            "V panství jen jeden. Neshoří.",
            "Leží v otevřené řadě: jeden pro každého hráče.",
        ),
    ),
    "commodity_exchange": CardText(
        "Sousední krajiny vynášejí při hodu na výnosy dvojnásobek.",
        ("S dalším násobičem výnosů čtyřnásobek, žádná krajina však nepojme víc než tři.",),
    ),
    "flagship": CardText(
        "Občanská válka a Pirátské flotily neškodí jí ani obchodním flotilám u jejího města.",
        (
            "Platí to i pro vnější místa metropole.",
            "Je to flotila, ale ne obchodní flotila.",
        ),
    ),
    "superstition": CardText(
        (
            "Oba hráči ztrácejí 1 surovinu podle vlastního výběru za každý svůj Klášter a každou svou "
            "Univerzitu."
        ),
        ("Stavby očarované a v zástavě se nepočítají.",),
    ),
    "barbarian_invasion": CardText(
        (
            "Máš-li víc jednotek než cest a Klášterů dohromady, zvyš svůj Vítězný oblouk o 1, nebo si "
            "vezmi 2 suroviny. Jinak ztrácíš všechno zlato."
        ),
        (
            "Platí pro oba hráče, pro každého zvlášť. Rozhoduje počet jednotek, ne jejich síla.",
            (
                "Počítají se všechny jednotky i flotily; čarodějové ne. Kláštery očarované a v zástavě se "
                "počítají a první cesta také."
            ),
            "Zlato v Pokladnici a ve Skladišti naturálií je v bezpečí, na Koloniální základně ne.",
        ),
    ),
    "lucky_voyage": CardText(
        "Oba hráči vyberou jednu ze svých obchodních flotil a dostávají až 3 suroviny, se kterými obchoduje.",
        ("Velká obchodní flotila: surovina jedné ze sousedních krajin.",),
    ),
    "ancient_sciences": CardText(
        "Vezmi si do ruky z odhazovacího balíčku kartu, která není stavba.",
        (
            "Ukazuje se a smíš ji použít hned.",
            "V turnajové hře pochází z odhazovacího balíčku protihráče a zůstává ti.",
        ),
    ),
    "anton": CardText("Vyměň 1 zlato za 2 jiné libovolné suroviny.", ("Není to výměna s bankem.",)),
    "barbarian_campaign": CardText(
        "Vezmi si 2 libovolné suroviny, nebo zvyš svůj Vítězný oblouk o 1.",
        ("Do podmínky se počítá každá flotila.",),
    ),
    "gunther": CardText("Vezmi si 2 libovolné suroviny."),
    "dogma": CardText(
        (
            "Polož ho na Palác, Univerzitu, Knihovnu nebo Kostel protihráče: stavba nepůsobí, dokud "
            "nehodíš otazník."
        ),
        (
            "Neplatí body, podmínky ani účinek; karet v ruce může být hned příliš.",
            "Odchází po provedení karty události; tvé druhé Dogma odchází s ním.",
            "Stavbu nelze dát do zástavy. Zboří-li ji vlastník, jde Dogma na tvůj odhazovací balíček.",
            "Tajný spolek, který stavbu napodobuje, působí dál.",
        ),
    ),
    "eryn": CardText(
        "Vezmi si tolik libovolných surovin, o kolik vítězných bodů máš méně než protihráč, nejvýše 4.",
        ("Jen dokud máš bodů méně. Tvůj Klášter nebo Citadela ho zakazuje, i očarovaný nebo v zástavě.",),
    ),
    "christopher": CardText(
        "V tomto tahu mění tvé obchodní flotily s bankem 1:1.",
        (
            "Velká obchodní flotila tak mění suroviny ze sousedních krajin.",
            "Jsou to výměny s bankem.",
        ),
    ),
    "neighbourly_help": CardText(
        "Doplň do tří jeden svůj Les vedle Pily, jednu Pastvinu vedle Přádelny nebo jedno Pole vedle "
        "Obilného mlýna."
    ),
    "sigismund": CardText(
        (
            "Zahraj ho při Občanské válce nebo proti Pirátské flotile: všechny tvé obchodní flotily jsou v "
            "bezpečí. Nebo si ve svém tahu vezmi do ruky obchodní flotilu z odhazovacího balíčku."
        ),
        (
            "Rytíře a děla nechrání.",
            "V turnajové hře pochází flotila z tvého odhazovacího balíčku.",
        ),
    ),
}
"""Card id to its words."""

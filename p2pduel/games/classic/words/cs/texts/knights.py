"""Words for the cards of Knights & Merchants, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.classic.words.cs.texts.base import PLAIN_KNIGHT

__all__ = ["KNIGHTS_TEXTS"]


KNIGHTS_TEXTS: Final[dict[str, CardText]] = {
    "peasant_army": CardText(
        "Má tolik bodů síly, kolik obilí leží na sousedních Polích.",
        (
            "Mění se s každým obilím, které tam přibude nebo ubude.",
            "Je to jednotka, ale ne rytíř: Černý rytíř ani Občanská válka se ho netýkají.",
        ),
    ),
    "bodo": PLAIN_KNIGHT,
    "castle": CardText(
        "Každý rytíř, kterého vykládáš, stojí o 1 surovinu méně; kterou z jeho ceny, to určíš ty.",
        ("Dva Hrady ušetří 2; pod nulu cena nikdy neklesne.",),
    ),
    "pirate_fleet": CardText(
        (
            "Když ji postavíš, přichází protihráč o jednu flotilu podle tvého výběru. Padne-li Slunce, "
            "přináší ti 1 zlato."
        ),
        (
            "Ztracená flotila jde na odhazovací balíček.",
            "Zasáhne obchodní flotily, Flotily s pokladem a jiné Pirátské flotily, Vlajkovou loď ne.",
            "Obchodní flotily před ní zachrání Zikmund, ty u svého města i Vlajková loď.",
        ),
    ),
    "roland": PLAIN_KNIGHT,
    "tournament_ground": CardText(
        "Každý tvůj rytíř má o 1 turnajový bod víc.",
        ("I ten, který sám žádný nemá.",),
    ),
    "watchtower": CardText(
        "Když protihráč hraje Špiona, smíš hodit kostkou: 1 nebo 2 ho zastaví.",
        (
            "Vedle Velké zdi slouží jediný hod oběma.",
            "Zastavený Špion je vyčerpán.",
        ),
    ),
    "walther": CardText(
        "Rytíř, kterého Černý rytíř nezažene.",
        (
            "Sám žádnou sílu nemá; s Kovárnou má 1 bod.",
            "V obou panstvích dohromady smí stát jen jednou.",
        ),
    ),
    "toll_station": CardText(
        "Padne-li Slunce, přináší ti 2 zlata.",
        ("Na co není místo, to propadá.",),
    ),
    "large_trade_fleet": CardText(
        "Ve svém tahu smíš vyměnit s bankem 2 suroviny z jedné sousední krajiny za 1 surovinu jiného druhu.",
        (
            "Jen to, co leží na těch dvou krajinách, ne týž druh odjinud.",
            "Na vnějším místě metropole slouží té jediné krajině.",
            "Je to jednotka a obchodní flotila, takže s Majákem nebo Kupcem Kryštofem mění 1:1.",
        ),
    ),
    "large_harbor": CardText("Zdvojnásobuje body obchodu tvého Trhu, Cechu obchodníků a Obchodní kanceláře."),
    "bank": CardText(
        "Máš-li figurku mlýna a padne Mlýn, bereš si od protihráče 2 suroviny místo 1.",
        ("Jen to, co tam je a na co máš místo.",),
    ),
    "palace": CardText(
        "Padne-li Slunce, smíš si místo 1 suroviny vzít do ruky kartu z odhazovacího balíčku.",
        (
            "Karta se ukazuje; v turnajové hře pochází z tvého odhazovacího balíčku.",
            "S Flotilou s pokladem: 3 suroviny, nebo 2 a karta.",
            "Máš-li pak v tahu protihráče v ruce karet příliš, hned jednu odkládáš na odhazovací balíček.",
        ),
    ),
    "raid": CardText(
        "Kdo má figurku rytíře, označí 3 stavby protihráče a ten si jednu z nich bere zpět do ruky.",
        (
            "Je-li staveb méně, označí se méně; cizí karty patří svému vlastníkovi.",
            "Označit lze i stavby očarované a v zástavě; co na nich leží, se odhazuje.",
            "Stavby z otevřené řady se vracejí do řady.",
        ),
    ),
    "imelda": CardText(
        "Protihráč odhazuje jednoho rytíře podle tvého výběru.",
        ("V bezpečí je před ní Johanka a s Řádovým hradem i drazí rytíři.",),
    ),
    "spice_caravan": CardText(
        "Máš-li figurku mlýna, vezmi si od protihráče 2 suroviny podle svého výběru.",
        ("Musí mít 2, na které máš místo.",),
    ),
    "border_dispute": CardText(
        "Máš-li figurku rytíře, prohoď jednu svou krajinu s jednou krajinou protihráče.",
        (
            "Obě označíš ty; každá strana musí mít aspoň dvě krajiny druhu, který dává.",
            "Krajiny s výstavbou krajiny zůstávají.",
            "Číslo a zásoby putují s kartou.",
        ),
    ),
    "inquisition": CardText(
        (
            "Protihráč zamíchá karty v ruce se svými balíčky, utvoří nové balíčky a dobere si nové karty "
            "do ruky."
        ),
        (
            "Jen v turnajové hře.",
            "Balíček s Církevní kletbou zůstává, jak je.",
            "Nové karty si dobírá po jedné až do povoleného počtu.",
        ),
    ),
}
"""Card id to its words."""

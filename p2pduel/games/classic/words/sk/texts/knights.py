"""Words for the cards of Knights & Merchants, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.classic.words.sk.texts.base import PLAIN_KNIGHT

__all__ = ["KNIGHTS_TEXTS"]


KNIGHTS_TEXTS: Final[dict[str, CardText]] = {
    "peasant_army": CardText(
        "Má toľko bodov sily, koľko obilia leží na susedných Poliach.",
        (
            "Mení sa s každým obilím, ktoré tam pribudne alebo ubudne.",
            "Je to jednotka, ale nie rytier: Čierny rytier ani Občianska vojna sa ho netýkajú.",
        ),
    ),
    "bodo": PLAIN_KNIGHT,
    "castle": CardText(
        "Každý rytier, ktorého vykladáš, stojí o 1 surovinu menej; ktorú z jeho ceny, to určíš ty.",
        ("Dva Hrady ušetria 2; pod nulu cena nikdy neklesne.",),
    ),
    "pirate_fleet": CardText(
        (
            "Keď ju postavíš, prichádza protihráč o jednu flotilu podľa tvojho výberu. Ak padne Slnko, "
            "prináša ti 1 zlato."
        ),
        (
            "Stratená flotila ide na odhadzovací balíček.",
            "Zasiahne obchodné flotily, Flotily s pokladom a iné Pirátske flotily, Vlajkovú loď nie.",
            "Obchodné flotily pred ňou zachráni Žigmund, tie pri svojom meste aj Vlajková loď.",
        ),
    ),
    "roland": PLAIN_KNIGHT,
    "tournament_ground": CardText(
        "Každý tvoj rytier má o 1 turnajový bod viac.",
        ("Aj ten, ktorý sám žiadny nemá.",),
    ),
    "watchtower": CardText(
        "Keď protihráč hrá Špióna, smieš hodiť kockou: 1 alebo 2 ho zastaví.",
        (
            "Popri Veľkom múre slúži jediný hod obom.",
            "Zastavený Špión je vyčerpaný.",
        ),
    ),
    "walther": CardText(
        "Rytier, ktorého Čierny rytier nezaženie.",
        (
            "Sám žiadnu silu nemá; s Kováčňou má 1 bod.",
            "V oboch panstvách spolu smie stáť len raz.",
        ),
    ),
    "toll_station": CardText(
        "Ak padne Slnko, prináša ti 2 zlatá.",
        ("Na čo nie je miesto, to prepadá.",),
    ),
    "large_trade_fleet": CardText(
        "Vo svojom ťahu smieš vymeniť s bankom 2 suroviny z jednej susednej krajiny za 1 surovinu iného druhu.",
        (
            "Len to, čo leží na tých dvoch krajinách, nie ten istý druh odinakiaľ.",
            "Na vonkajšom mieste metropoly slúži tej jedinej krajine.",
            "Je to jednotka a obchodná flotila, takže s Majákom alebo Kupcom Krištofom vymieňa 1:1.",
        ),
    ),
    "large_harbor": CardText(
        "Zdvojnásobuje body obchodu tvojho Trhu, Cechu obchodníkov a Obchodnej kancelárie."
    ),
    "bank": CardText(
        "Ak máš figúrku mlyna a padne Mlyn, berieš si od protihráča 2 suroviny namiesto 1.",
        ("Len to, čo tam je a na čo máš miesto.",),
    ),
    "palace": CardText(
        "Ak padne Slnko, smieš si namiesto 1 suroviny vziať do ruky kartu z odhadzovacieho balíčka.",
        (
            "Karta sa ukazuje; v turnajovej hre pochádza z tvojho odhadzovacieho balíčka.",
            "S Flotilou s pokladom: 3 suroviny, alebo 2 a karta.",
            "Ak máš potom v ťahu protihráča v ruke priveľa kariet, hneď jednu odkladáš na odhadzovací balíček.",
        ),
    ),
    "raid": CardText(
        "Kto má figúrku rytiera, označí 3 stavby protihráča a ten si jednu z nich berie späť do ruky.",
        (
            "Ak je stavieb menej, označí sa menej; cudzie karty patria svojmu vlastníkovi.",
            "Označiť možno aj stavby začarované a v zálohe; čo na nich leží, sa odhadzuje.",
            "Stavby z otvoreného radu sa vracajú do radu.",
        ),
    ),
    "imelda": CardText(
        "Protihráč odhadzuje jedného rytiera podľa tvojho výberu.",
        ("V bezpečí je pred ňou Johanka a s Rádovým hradom aj drahí rytieri.",),
    ),
    "spice_caravan": CardText(
        "Ak máš figúrku mlyna, vezmi si od protihráča 2 suroviny podľa svojho výberu.",
        ("Musí mať 2, na ktoré máš miesto.",),
    ),
    "border_dispute": CardText(
        "Ak máš figúrku rytiera, vymeň jednu svoju krajinu s jednou krajinou protihráča.",
        (
            "Obe označíš ty; každá strana musí mať aspoň dve krajiny druhu, ktorý dáva.",
            "Krajiny s výstavbou krajiny zostávajú.",
            "Číslo a zásoby putujú s kartou.",
        ),
    ),
    "inquisition": CardText(
        (
            "Protihráč zamieša karty v ruke so svojimi balíčkami, utvorí nové balíčky a doberie si nové karty "
            "do ruky."
        ),
        (
            "Len v turnajovej hre.",
            "Balíček s Cirkevnou kliatbou zostáva, aký je.",
            "Nové karty si doberá po jednej až do povoleného počtu.",
        ),
    ),
}
"""Card id to its words."""

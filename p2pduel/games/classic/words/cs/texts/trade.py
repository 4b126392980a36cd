"""Words for the cards of Trade & Change, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["TRADE_TEXTS"]


def _works(region: str, resources: str) -> CardText:
    return CardText(
        (
            f"Ve svém tahu proměň 2 {resources} {region} v 1 bod obchodu na této kartě, nebo se takového bodu "
            "vzdej a vezmi si od protihráče 1 surovinu podle svého výběru."
        ),
        (
            "Libovolně často a v libovolném pořadí; ukazuje nejvýše 3 body.",
            "Vzít si můžeš jen to, co protihráč má a na co máš místo.",
            "Stavba je zdarma. Může shořet; její body jsou pak ztraceny.",
        ),
    )


_STORE_NOTES: Final = (
    "Nedosáhne na ně žádná karta protihráče ani událost a při Zloději se nepočítají.",
    (
        "Stavbu plníš ve svém tahu, když je prázdná, a vyprazdňuješ jen celou: co nezaplatíš, jde na tvé "
        "krajiny, nebo propadá."
    ),
    "Zlato v ní se počítá pro Obchodní akademii. Zmizí-li stavba, je všechno v ní ztraceno.",
    "Stavba je zdarma, a proto ji nelze dát do zástavy.",
)
_STORE: Final = CardText("Bezpečně uchovává 1 nebo 2 suroviny jednoho druhu.", _STORE_NOTES)

TRADE_TEXTS: Final[dict[str, CardText]] = {
    "trading_post": CardText(
        (
            "Polož ji na jednu ze svých cest: jednou ve svém tahu se 1 surovina z krajiny nad cestou nebo "
            "pod ní změní v surovinu té druhé."
        ),
        (
            "Nepatří k žádné vesnici ani městu, takže co působí na město, se jí netýká.",
            "Cesta nese nejvýše jednu kartu. Není to výměna s bankem.",
        ),
    ),
    "stud_farm": CardText(
        "Ve svém tahu zaplať 1 obilí: jeden tvůj rytíř nebo jedno dělo se přesune na jiné tvé volné místo.",
        ("Libovolně často; každý přesun stojí znovu 1 obilí.",),
    ),
    "goldsmith": CardText(
        "Sousední Zlatonosné řeky vynášejí při hodu na výnosy 2 zlata místo 1.",
        ("Platí při hodu kteréhokoli hráče, nikdy však při událostech, kartách a výměnách.",),
    ),
    "lothar": CardText(
        "Rytíř, který má tolik turnajových bodů, kolik ukázal poslední hod na výnosy.",
        (
            "Počítá se každý hod obou hráčů, takže může rozhodnout turnaj téhož hodu.",
            "Po vyložení přebírá číslo toho tahu.",
        ),
    ),
    "richard": CardText(
        "Rytíř. Za 1 zlato ho smíš použít jako kartu Černý rytíř.",
        (
            "Ne v tahu, ve kterém ho vykládáš, a jen když by se Černý rytíř dal zahrát.",
            "Zlato se zaplatí a Richard odhodí dřív, než se cokoli určí; odpovědět lze Bylinkářkou.",
        ),
    ),
    "robber_baron_castle": CardText(
        "Postav ho na volné místo u vesnice nebo města protihráče: tamní karty nepřinášejí body obchodu.",
        (
            (
                "Jen karty přímo u něj: ne u krajin, na cestách ani na vnějších místech metropole. U "
                "citadel stát nesmí."
            ),
            (
                "Postavit ho lze, jen dokud má protihráč nejvýše 3 body síly; při více jde na tvůj "
                "odhazovací balíček."
            ),
            "Protihráč ho nesmí zbořit, ale smí ho spálit.",
        ),
    ),
    "wheelwright": CardText(
        "Před hodem urči surovinu: smíš ji mezi svými krajinami toho druhu rozložit znovu.",
        ("Slouží až od příštího tahu po stavbě, protože se používá před hodem.",),
    ),
    "inn": CardText(
        "Ve svém tahu zaplať 1 zlato a hoď kostkou: 4–6 přináší 1 libovolnou surovinu.",
        ("Libovolně často; každý pokus stojí znovu 1 zlato.",),
    ),
    "shipyard": CardText(
        "Každá flotila, kterou stavíš, stojí o 1 surovinu méně; kterou z její ceny, to určíš ty."
    ),
    "dye_works": _works("ze sousední Pastviny", "vlny"),
    "art_smithy": _works("ze sousedních Hor", "rudy"),
    "distillery": _works("ze sousedního Pole", "obilí"),
    "great_bazaar": CardText(
        "Jednou ve svém tahu nabídni protihráči 1 surovinu; musí ti za ni dát 1 jiného druhu.",
        (
            "Ani jedna nesmí být zlato. Protihráč vybírá z toho, co má a na co máš místo.",
            "Na to, co nabízíš, musí mít místo.",
        ),
    ),
    "great_tournament_ground": CardText(
        "Když zvítězíš v turnaji, vezmi si 2 libovolné suroviny místo 1.",
        (
            "Postavit ho smíš, jen dokud máš víc turnajových bodů než protihráč.",
            "Platí pro kostku, ne pro událost Velký rytířský turnaj.",
        ),
    ),
    "produce_store": _STORE,
    "treasure_vault": _STORE,
    "trade_fair": CardText(
        "Přináší své vítězné body, nic víc.",
        ("Kromě ceny odevzdáš 3 body obchodu z Barvírny, Umělecké kovárny nebo Palírny.",),
    ),
    "hanse": CardText(
        "Ve svém tahu smíš měnit s bankem 2:1 i obchodními flotilami protihráče.",
        (
            "Jejich body obchodu se ti nepočítají a cizí Maják ti nepomáhá.",
            "Velkou obchodní flotilu protihráče použít nesmíš.",
        ),
    ),
    "lighthouse": CardText(
        (
            "Tvá obchodní flotila na druhém místě téže strany jeho města mění 1:1 a při Občanské válce je "
            "v bezpečí."
        ),
        ("Flotily na vnějších místech metropole z něj nemají nic.",),
    ),
    "peasant_revolt": CardText("Každá krajina ztrácí 1 surovinu za každý Opevněný sklad, se kterým sousedí."),
    "grand_tournament": CardText(
        "Kdo má víc turnajových bodů, doplní jednu ze svých Zlatonosných řek do tří zlat.",
        ("Shoda nepřináší nic.",),
    ),
    "calm_sea": CardText("Oba hráči si berou 1 libovolnou surovinu za každou svou obchodní flotilu."),
    "great_mayor": CardText(
        "Vezmi si 1 libovolnou surovinu za každé své město.",
        ("Metropole se počítá, citadela ne.",),
    ),
    "trade_monopoly": CardText(
        "Vezmi si od protihráče až 3 suroviny jednoho druhu a dej mu 1 jiného druhu.",
        ("Co dostaneš, smí jít na tvé krajiny i rovnou do prázdných skladů.",),
    ),
    "pawnbroker": CardText(
        (
            "Otoč jednu svou stavbu lícem dolů a vezmi si její vytištěnou cenu; dokud tu cenu znovu "
            "nezaplatíš, nepůsobí."
        ),
        (
            (
                "Musí se vejít celá. Do zástavy nelze dát stavby zdarma, placené kouzelnou silou a pod "
                "Čarodějnicí nebo Dogmatem."
            ),
            "Stavbu v zástavě nelze zbořit, ale může shořet; pak se ti vrací do ruky a zástava končí.",
            "Smíš ho použít i na svou cizí kartu.",
        ),
    ),
}
"""Card id to its words."""

"""Words for the cards of Trade & Change, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["TRADE_TEXTS"]


def _works(region: str, resources: str) -> CardText:
    return CardText(
        (
            f"Vo svojom ťahu premeň 2 {resources} {region} na 1 bod obchodu na tejto karte, alebo sa takého bodu "
            "vzdaj a vezmi si od protihráča 1 surovinu podľa svojho výberu."
        ),
        (
            "Ľubovoľne často a v ľubovoľnom poradí; ukazuje najviac 3 body.",
            "Vziať si môžeš len to, čo protihráč má a na čo máš miesto.",
            "Stavba je zadarmo. Môže zhorieť; jej body sú potom stratené.",
        ),
    )


_STORE_NOTES: Final = (
    "Nedosiahne na ne žiadna karta protihráča ani udalosť a pri Zlodejovi sa nepočítajú.",
    (
        "Stavbu plníš vo svojom ťahu, keď je prázdna, a vyprázdňuješ len celú: čo nezaplatíš, ide na tvoje "
        "krajiny alebo prepadá."
    ),
    "Zlato v nej sa počíta pre Obchodnú akadémiu. Ak stavba zmizne, je všetko v nej stratené.",
    "Stavba je zadarmo, a preto ju nemožno dať do zálohy.",
)
_STORE: Final = CardText("Bezpečne uchováva 1 alebo 2 suroviny jedného druhu.", _STORE_NOTES)

TRADE_TEXTS: Final[dict[str, CardText]] = {
    "trading_post": CardText(
        (
            "Polož ju na jednu zo svojich ciest: raz vo svojom ťahu sa 1 surovina z krajiny nad cestou alebo "
            "pod ňou zmení na surovinu tej druhej."
        ),
        (
            "Nepatrí k žiadnej dedine ani mestu, takže čo pôsobí na mesto, sa jej netýka.",
            "Cesta nesie najviac jednu kartu. Nie je to výmena s bankom.",
        ),
    ),
    "stud_farm": CardText(
        "Vo svojom ťahu zaplať 1 obilie: jeden tvoj rytier alebo jedno delo sa presunie na iné tvoje voľné miesto.",
        ("Ľubovoľne často; každý presun stojí znovu 1 obilie.",),
    ),
    "goldsmith": CardText(
        "Susedné Zlatonosné rieky vynášajú pri hode na výnosy 2 zlatá namiesto 1.",
        ("Platí pri hode ktoréhokoľvek hráča, nikdy však pri udalostiach, kartách a výmenách.",),
    ),
    "lothar": CardText(
        "Rytier, ktorý má toľko turnajových bodov, koľko ukázal posledný hod na výnosy.",
        (
            "Počíta sa každý hod oboch hráčov, takže môže rozhodnúť turnaj toho istého hodu.",
            "Po vyložení preberá číslo toho ťahu.",
        ),
    ),
    "richard": CardText(
        "Rytier. Za 1 zlato ho smieš použiť ako kartu Čierny rytier.",
        (
            "Nie v ťahu, v ktorom ho vykladáš, a len keď by sa Čierny rytier dal zahrať.",
            "Zlato sa zaplatí a Richard odhodí skôr, než sa čokoľvek určí; odpovedať možno Bylinkárkou.",
        ),
    ),
    "robber_baron_castle": CardText(
        "Postav ho na voľné miesto pri dedine alebo meste protihráča: tamojšie karty neprinášajú body obchodu.",
        (
            (
                "Len karty priamo pri tej osade: nie pri krajinách, na cestách ani na vonkajších miestach "
                "metropoly. Pri citadelách stáť nesmie."
            ),
            (
                "Postaviť ho možno, len kým má protihráč najviac 3 body sily; pri vyššom počte ide na tvoj "
                "odhadzovací balíček."
            ),
            "Protihráč ho nesmie odstrániť, ale smie ho spáliť.",
        ),
    ),
    "wheelwright": CardText(
        "Pred hodom urči surovinu: smieš ju medzi svojimi krajinami toho druhu rozložiť znovu.",
        ("Slúži až od ďalšieho ťahu po stavbe, lebo sa používa pred hodom.",),
    ),
    "inn": CardText(
        "Vo svojom ťahu zaplať 1 zlato a hoď kockou: 4–6 prináša 1 ľubovoľnú surovinu.",
        ("Ľubovoľne často; každý pokus stojí znovu 1 zlato.",),
    ),
    "shipyard": CardText(
        "Každá flotila, ktorú staviaš, stojí o 1 surovinu menej; ktorú z jej ceny, to určíš ty."
    ),
    "dye_works": _works("zo susednej Pastviny", "vlny"),
    "art_smithy": _works("zo susedného Pohoria", "rudy"),
    "distillery": _works("zo susedného Poľa", "obilia"),
    "great_bazaar": CardText(
        "Raz vo svojom ťahu ponúkni protihráčovi 1 surovinu; musí ti za ňu dať 1 iného druhu.",
        (
            "Ani jedna nesmie byť zlato. Protihráč vyberá z toho, čo má a na čo máš miesto.",
            "Na to, čo ponúkaš, musí mať miesto.",
        ),
    ),
    "great_tournament_ground": CardText(
        "Keď zvíťazíš v turnaji, vezmi si 2 ľubovoľné suroviny namiesto 1.",
        (
            "Postaviť ho smieš, len kým máš viac turnajových bodov než protihráč.",
            "Platí pre kocku, nie pre udalosť Veľký rytiersky turnaj.",
        ),
    ),
    "produce_store": _STORE,
    "treasure_vault": _STORE,
    "trade_fair": CardText(
        "Prináša svoje víťazné body, nič viac.",
        ("Okrem ceny odovzdáš 3 body obchodu z Farbiarne, Umeleckej kováčne alebo Pálenice.",),
    ),
    "hanse": CardText(
        "Vo svojom ťahu smieš vymieňať s bankom 2:1 aj obchodnými flotilami protihráča.",
        (
            "Ich body obchodu sa ti nepočítajú a cudzí Maják ti nepomáha.",
            "Veľkú obchodnú flotilu protihráča použiť nesmieš.",
        ),
    ),
    "lighthouse": CardText(
        (
            "Tvoja obchodná flotila na druhom mieste tej istej strany jeho mesta vymieňa 1:1 a pri Občianskej "
            "vojne je v bezpečí."
        ),
        ("Flotily na vonkajších miestach metropoly z neho nemajú nič.",),
    ),
    "peasant_revolt": CardText("Každá krajina stráca 1 surovinu za každý Opevnený sklad, s ktorým susedí."),
    "grand_tournament": CardText(
        "Kto má viac turnajových bodov, doplní jednu zo svojich Zlatonosných riek do troch zlát.",
        ("Zhoda neprináša nič.",),
    ),
    "calm_sea": CardText("Obaja hráči si berú 1 ľubovoľnú surovinu za každú svoju obchodnú flotilu."),
    "great_mayor": CardText(
        "Vezmi si 1 ľubovoľnú surovinu za každé svoje mesto.",
        ("Metropola sa počíta, citadela nie.",),
    ),
    "trade_monopoly": CardText(
        "Vezmi si od protihráča až 3 suroviny jedného druhu a daj mu 1 iného druhu.",
        ("Čo dostaneš, smie ísť na tvoje krajiny aj rovno do prázdnych skladov.",),
    ),
    "pawnbroker": CardText(
        (
            "Otoč jednu svoju stavbu lícom nadol a vezmi si jej vytlačenú cenu; kým tú cenu znovu "
            "nezaplatíš, nepôsobí."
        ),
        (
            (
                "Musí sa zmestiť celá. Do zálohy nemožno dať stavby zadarmo, platené čarovnou silou a pod "
                "Čarodejnicou alebo Dogmou."
            ),
            "Stavbu v zálohe nemožno odstrániť, ale môže zhorieť; potom sa ti vracia do ruky a záloha sa končí.",
            "Smieš ho použiť aj na svoju cudziu kartu.",
        ),
    ),
}
"""Card id to its words."""

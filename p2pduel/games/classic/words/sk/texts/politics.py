"""Words for the cards of Politics & Intrigue, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["POLITICS_TEXTS"]


POLITICS_TEXTS: Final[dict[str, CardText]] = {
    "metropolis": CardText(
        (
            "Polož ju zadarmo na jedno zo svojich miest: každá z jeho štyroch krajín získa na vonkajšej strane "
            "miesto pre jednu jednotku."
        ),
        (
            "Potrebuješ Radnicu alebo Kostol; dedina ani citadela nestačí.",
            "V panstve len jedna. Odstrániť ju nemožno a Špión ju nevezme.",
            "Čo sa hovorí o meste, platí aj pre metropolu.",
            (
                "Jednotka vonku susedí len s tou jednou krajinou. Vedľa citadely nesie miesto buď čarodejníka, "
                "alebo jednotku."
            ),
            "Draky zostávajú pri citadelách.",
        ),
    ),
    "holy_site": CardText(
        "Raz pri dopĺňaní kariet smieš práve dobranú kartu vložiť pod jej balíček a dobrať si inú.",
        (
            "Rozhodni sa hneď, ako tú kartu doberieš.",
            "Len karty dobrané, nie vyhľadané.",
        ),
    ),
    "mission": CardText(
        "Tvoje cirkevné stavby stoja o 1 surovinu menej; ktorú z ich ceny, to určíš ty.",
        ("Kostol, Kláštor, Rádový hrad, Biskupstvo a Katedrála; Sväté miesto k nim nepatrí.",),
    ),
    "order_castle": CardText(
        (
            "Tvoji rytieri s vytlačenou cenou 3 a viac surovín sú v bezpečí pred Imeldou, Občianskou vojnou "
            "a Podplácaním."
        ),
        ("Proti Čiernemu rytierovi nepomáha.",),
    ),
    "bailiwick": CardText(
        (
            "Kedykoľvek hádžeš, vezmi si navyše 1 ľubovoľnú surovinu. Ak hodí protihráč otáznik, strácaš "
            "všetku rudu a vlnu a Fojtstvo ide pod balíček."
        ),
        (
            "Nesmie stáť v jednom panstve s Domom republiky.",
            "Tvoj vlastný otáznik mu neškodí.",
            "Nevýhoda pôsobí, aj keď je začarované, nie však v zálohe.",
            "Ruda a vlna v sklade sú v bezpečí.",
        ),
    ),
    "archdiocese": CardText(
        "Za každú akčnú kartu a každé kúzlo protihráča si vezmi 1 zlato.",
        (
            "Pochádza zo zásoby a prichádza pred účinkom karty; ak nie je miesto, nie je ani zlato.",
            "Nič, ak kartu zastavíš Čarovným zákazom.",
            "Nezhorí, ani začarované alebo v zálohe.",
        ),
    ),
    "bordello": CardText(
        "Postav ho na voľné miesto pri meste protihráča: každý tamojší rytier má o 1 bod sily menej.",
        (
            "Nikdy menej než 0.",
            "Zostáva tvoj. Protihráč ho nesmie odstrániť, ale smie ho spáliť; potom sa ti vracia do ruky.",
        ),
    ),
    "brewery": CardText(
        "Má 2 body obchodu alebo 2 body sily, podľa toho, ako je otočený.",
        (
            "Vyberáš pri stavbe; raz vo svojom ťahu ho smieš za 1 zlato otočiť.",
            "Jeho sila sa počíta aj bez rytiera.",
        ),
    ),
    "court": CardText("Zlodej ťa okradne, len keď máš viac než 10 surovín."),
    "house_of_republic": CardText(
        "Ak padne číslo susednej krajiny, získava tá krajina o 3 viac.",
        (
            "Žiadna krajina nepojme viac než tri.",
            "Nesmie stáť v jednom panstve s Fojtstvom, ani začarovaným alebo v zálohe.",
        ),
    ),
    "secret_society": CardText(
        "Má vlastnosti jedného druhu stavieb protihráča: Radnice, Knižnice, Kostola alebo Univerzity.",
        (
            "Druh určíš pri stavbe; pôsobí, len čo tam taká stavba stojí.",
            (
                "Víťazné body nepreberá, ale počet kariet v ruke, cenu prehľadania, ochranu, podmienky a "
                "udalosti áno."
            ),
            "Pôsobí, aj keď je predloha začarovaná, pod Dogmou alebo v zálohe.",
            "Keď posledná taká stavba zmizne, smieš určiť iný druh.",
        ),
    ),
    "theater": CardText(
        "V ruke smieš mať o dve karty viac.",
        ("Spočítava sa s Kláštorom, Knižnicou a ďalšími.",),
    ),
    "mendicant": CardText(
        "Kto má figúrku mlyna, dáva protihráčovi 2 suroviny podľa vlastného výberu.",
        ("Len to, čo má a na čo má protihráč miesto.",),
    ),
    "church_feast": CardText(
        "S Kostolom si vezmi 2 ľubovoľné suroviny, s Katedrálou 4, s oboma 6.",
        ("Platí pre oboch hráčov; druhý Kostol nič nepridáva.",),
    ),
    "good_neighbourhood": CardText(
        "Od tejto chvíle leží vrchná karta každého balíčka lícom nahor.",
        (
            "Kým balíčky nezamieša Inkvizícia; balíček s Cirkevnou kliatbou sa vynecháva.",
            "Doberanie, prehľadávanie aj vkladanie pod balíček idú ďalej ako obvykle.",
            "Vínne pivnice prinášajú svojmu vlastníkovi 2 suroviny.",
        ),
    ),
    "archivist": CardText(
        "Prezri si vrchných 6 kariet jedného balíčka a vráť ich v ľubovoľnom poradí.",
        ("Ak je ich menej, radíš všetky.",),
    ),
    "council": CardText(
        "Vlož jednu kartu z ruky pod balíček a potom si dober 2 vrchné karty jedného balíčka.",
        (
            "Potrebuješ v ruke ďalšiu kartu.",
            "Prebytočné karty odkladáš na konci svojho ťahu.",
        ),
    ),
    "bribery": CardText(
        "Jeden z rytierov protihráča prechádza do tvojho panstva.",
        (
            "Potrebuješ preňho voľné miesto.",
            "V bezpečí je pred ním Johanka a s Rádovým hradom aj drahí rytieri.",
            "Od tej chvíle je tvoj.",
        ),
    ),
    "diplomat": CardText(
        "Prezri si odhadzovací balíček a vezmi si z neho 1 kartu do ruky.",
        (
            "Karta sa ukazuje; v turnajovej hre pochádza z tvojho odhadzovacieho balíčka.",
            "Nie, keď na balíčku leží Cirkevná kliatba.",
        ),
    ),
    "wedding": CardText(
        "Protihráč ti dáva všetko zlato, na ktoré máš miesto.",
        ("Zlato v Pokladnici a v Sklade naturálií je v bezpečí.",),
    ),
    "chancellor": CardText(
        "Vyber si 3 karty z jedného balíčka.",
        (
            "Smieš ich použiť hneď; prebytočné karty odkladáš na konci svojho ťahu.",
            "Obvyklé doberanie alebo výmena karty sú potom ďalej možné.",
        ),
    ),
    "ban": CardText(
        (
            "Polož ju na doberací alebo odhadzovací balíček: protihráčovi je uzavretý, kým vo svojom ťahu "
            "nezaplatí 3 zlatá."
        ),
        (
            "Nič si z neho neberie ani podeň nevkladá; karty, ktoré musí odhodiť, idú pod kliatbu.",
            "Ty ho používaš ďalej. V turnajovej hre leží na niektorom z balíčkov protihráča.",
            "Po zaplatení ide na tvoj odhadzovací balíček.",
        ),
    ),
    "medicus": CardText(
        "Zahraj ho, keď sa otočí Mor: žiadna tvoja krajina nič nestráca.",
        ("Aj v ťahu protihráča a pri akomkoľvek počte bodov.",),
    ),
}
"""Card id to its words."""

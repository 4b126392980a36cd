"""Words for the cards of Barbarians & Traders, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BARBARIANS_TEXTS"]

_MARKS: Final = "Značku prináša výmena s bankom 3:1, 2:1 a 1:1, nie Karavána ani výmena s protihráčom."
_KEPT: Final = "Najviac tri značky; nemíňajú sa a s kartou prepadajú."

BARBARIANS_TEXTS: Final[dict[str, CardText]] = {
    "barbarian_stronghold": CardText(
        (
            "Polož ju na voľnú cestu protihráča: v jeho ťahu je zadarmo len prvá akčná karta, každá ďalšia "
            "stojí 1 zlato."
        ),
        (
            "Zlato sa platí vopred a je preč, aj keď je karta zastavená.",
            "Mimo jeho ťahu a pri predaji kariet sa neplatí nič.",
            (
                "Položiť ju možno, len kým má protihráč najviac 5 bodov sily; pri 6 ide na tvoj odhadzovací "
                "balíček."
            ),
        ),
    ),
    "trade_branch": CardText(
        "Postav ju na voľné miesto protihráča: ak padne číslo susednej krajiny, dostávaš 1 jej surovinu.",
        (
            "Pochádza zo zásoby, aj keď je krajina plná; násobiče výnosov ju nezvyšujú.",
            (
                "Postaviť ju možno, len kým má protihráč najviac 5 bodov obchodu; pri 6 ide na tvoj "
                "odhadzovací balíček."
            ),
        ),
    ),
    "wine_cellar": CardText("Pri Novom roku a Dobrom susedstve si vezmi 2 ľubovoľné suroviny."),
    "flavo": CardText(
        "Ak padne Turnaj, vynáša každá susedná krajina 1; potom sa Flavo sťahuje k protihráčovi.",
        (
            "Ten musí mať voľné miesto a 1 zlato, ktoré musí zaplatiť; inak Flavo zostáva.",
            "Najprv si víťaz turnaja berie odmenu, takže zaplatiť možno aj tým zlatom.",
            "Na vonkajšom mieste metropoly živí jednu krajinu.",
            "V oboch panstvách spolu smie stáť len raz.",
        ),
    ),
    "baroc": CardText(
        "Rytier. Ak padne Zlodej, vezmi si 1 rudu, alebo 2, ak stojí u protihráča tvoja Základňa barbarov.",
        ("Ruda prichádza po všetkých stratách a v prvých dvoch kolách vôbec nie.",),
    ),
    "johanna": CardText(
        "Rytierka. Delá a draky protihráča majú najviac 2 body sily.",
        (
            "Imelda ani Podplácanie jej neublížia.",
            "Keď odíde, vracia sa im ich sila.",
        ),
    ),
    "sven": CardText(
        "Rytier. Za 1 zlato ho smieš použiť ako kartu Obchodník.",
        (
            "Nie v ťahu, v ktorom ho vykladáš, a len keď by sa Obchodník dal zahrať.",
            "Zlato sa zaplatí a Sven odhodí skôr, než sa čokoľvek určí.",
        ),
    ),
    "treasure_fleet": CardText(
        "Ak padne Slnko, vezmi si 3 ľubovoľné suroviny namiesto 1.",
        (
            "Druhá nič nepridáva. S Palácom: 3 suroviny, alebo 2 a karta.",
            "Je to flotila, ale nie obchodná flotila.",
        ),
    ),
    "colonial_base": CardText(
        "Ak padne číslo jej Zlatonosnej rieky, získava 1 vlastné zlato, najviac tri.",
        (
            "Týmto zlatom sa platí a berie sa ako každé iné; Zlodej ho počíta.",
            "Inak sa k nej zlato nedostane.",
        ),
    ),
    "residence_coin": CardText(
        (
            "Zakaždým, keď odovzdáš do banku rudu, získavaš 1 mincu. S 3 mincami tvoji rytieri nestoja "
            "obilie ani vlnu."
        ),
        (
            _MARKS,
            _KEPT,
            "Hrady znižujú to, čo z ceny zostane.",
        ),
    ),
    "residence_paper": CardText(
        (
            "Zakaždým, keď odovzdáš do banku drevo, získavaš 1 papier. S 3 papiermi si na začiatku svojho "
            "ťahu vezmi 1 ľubovoľnú surovinu."
        ),
        (
            _MARKS,
            _KEPT,
        ),
    ),
    "residence_cloth": CardText(
        (
            "Zakaždým, keď odovzdáš do banku vlnu, získavaš 1 súkno. S 3 súknami smieš raz za ťah vymeniť "
            "2 rovnaké suroviny za 2 iné."
        ),
        (
            _MARKS,
            _KEPT,
        ),
    ),
    "wizard_league": CardText(
        "Platí za čarodejníka pri ktorejkoľvek krajine vedľa tvojej citadely, začína však bez čarovnej sily.",
        (
            (
                "Keď ho vykladáš, musí mať protihráč čarodejníka pri krajine rovnakého druhu; ak ten odíde, "
                "spolok zostáva."
            ),
            "Len v turnajovej hre so súpravou Čarodejníci a draky.",
            "Smie ich byť viac; môže zhorieť a čarovná sila je potom stratená.",
        ),
    ),
    "guild": CardText(
        "Keď protihráč vymieňa s bankom, dostávaš 1 z toho, čo odovzdáva; a v ruke smieš mať o jednu kartu viac.",
        ("Len výmeny s bankom, nie Karavána; bez miesta nedostávaš nič.",),
    ),
    "secret_brotherhood": CardText(
        "Vo svojom ťahu smieš predávať akčné karty z ruky, každú za 1 ľubovoľnú surovinu.",
        ("Predané karty idú na odhadzovací balíček. Predať nie je zahrať.",),
    ),
    "scriptorium": CardText(
        "Raz vo svojom ťahu si vezmi vrchnú kartu niektorého balíčka.",
        (
            "Smieš ju použiť hneď; prebytočné karty odkladáš na konci svojho ťahu.",
            "V turnajovej hre z niektorého zo svojich balíčkov.",
        ),
    ),
    "triumphal_arch": CardText(
        "Má toľko víťazných bodov, koľko ukazuje: o 1 viac za každé víťazstvo nad barbarmi.",
        (
            "Začína na 0 a ukazuje najviac 3.",
            "V panstve len jeden. Nezhorí.",
            "Leží v otvorenom rade: jeden pre každého hráča.",
        ),
    ),
    "commodity_exchange": CardText(
        "Susedné krajiny vynášajú pri hode na výnosy dvojnásobok.",
        ("S ďalším násobičom výnosov štvornásobok, žiadna krajina však nepojme viac než tri.",),
    ),
    "flagship": CardText(
        "Občianska vojna a Pirátske flotily neškodia jej ani obchodným flotilám pri jej meste.",
        (
            "Platí to aj pre vonkajšie miesta metropoly.",
            "Je to flotila, ale nie obchodná flotila.",
        ),
    ),
    "superstition": CardText(
        (
            "Obaja hráči strácajú 1 surovinu podľa vlastného výberu za každý svoj Kláštor a každú svoju "
            "Univerzitu."
        ),
        ("Stavby začarované a v zálohe sa nepočítajú.",),
    ),
    "barbarian_invasion": CardText(
        (
            "Ak máš viac jednotiek než ciest a Kláštorov spolu, zvýš svoj Víťazný oblúk o 1 alebo si "
            "vezmi 2 suroviny. Inak strácaš všetko zlato."
        ),
        (
            "Platí pre oboch hráčov, pre každého zvlášť. Rozhoduje počet jednotiek, nie ich sila.",
            (
                "Počítajú sa všetky jednotky aj flotily; čarodejníci nie. Kláštory začarované a v zálohe sa "
                "počítajú a prvá cesta tiež."
            ),
            "Zlato v Pokladnici a v Sklade naturálií je v bezpečí, na Koloniálnej základni nie.",
        ),
    ),
    "lucky_voyage": CardText(
        "Obaja hráči vyberú jednu zo svojich obchodných flotíl a dostávajú až 3 suroviny, s ktorými obchoduje.",
        ("Veľká obchodná flotila: surovina jednej zo susedných krajín.",),
    ),
    "ancient_sciences": CardText(
        "Vezmi si do ruky z odhadzovacieho balíčka kartu, ktorá nie je stavba.",
        (
            "Ukazuje sa a smieš ju použiť hneď.",
            "V turnajovej hre pochádza z odhadzovacieho balíčka protihráča a zostáva ti.",
        ),
    ),
    "anton": CardText("Vymeň 1 zlato za 2 iné ľubovoľné suroviny.", ("Nie je to výmena s bankom.",)),
    "barbarian_campaign": CardText(
        "Vezmi si 2 ľubovoľné suroviny alebo zvýš svoj Víťazný oblúk o 1.",
        ("Do podmienky sa počíta každá flotila.",),
    ),
    "gunther": CardText("Vezmi si 2 ľubovoľné suroviny."),
    "dogma": CardText(
        (
            "Polož ju na Palác, Univerzitu, Knižnicu alebo Kostol protihráča: stavba nepôsobí, kým "
            "nehodíš otáznik."
        ),
        (
            "Neplatia body, podmienky ani účinok; kariet v ruke môže byť hneď priveľa.",
            "Odchádza po vykonaní karty udalosti; tvoja druhá Dogma odchádza s ňou.",
            "Stavbu nemožno dať do zálohy. Ak ju vlastník odstráni, ide Dogma na tvoj odhadzovací balíček.",
            "Tajný spolok, ktorý stavbu napodobňuje, pôsobí ďalej.",
        ),
    ),
    "eryn": CardText(
        "Vezmi si toľko ľubovoľných surovín, o koľko víťazných bodov máš menej než protihráč, najviac 4.",
        ("Len kým máš bodov menej. Tvoj Kláštor alebo Citadela ho zakazuje, aj začarovaný alebo v zálohe.",),
    ),
    "christopher": CardText(
        "V tomto ťahu vymieňajú tvoje obchodné flotily s bankom 1:1.",
        (
            "Veľká obchodná flotila tak vymieňa suroviny zo susedných krajín.",
            "Sú to výmeny s bankom.",
        ),
    ),
    "neighbourly_help": CardText(
        "Doplň do troch jeden svoj Les vedľa Píly, jednu Pastvinu vedľa Pradiarne alebo jedno Pole vedľa "
        "Obilného mlyna."
    ),
    "sigismund": CardText(
        (
            "Zahraj ho pri Občianskej vojne alebo proti Pirátskej flotile: všetky tvoje obchodné flotily sú v "
            "bezpečí. Alebo si vo svojom ťahu vezmi do ruky obchodnú flotilu z odhadzovacieho balíčka."
        ),
        (
            "Rytierov a delá nechráni.",
            "V turnajovej hre pochádza flotila z tvojho odhadzovacieho balíčka.",
        ),
    ),
}
"""Card id to its words."""

"""Words for the cards of the Era of Turmoil, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["TURMOIL_TEXTS"]

_DEFENCE: Final = "Protihráč smie hádzať: Pozorovateľňa útok zastaví pri 1–2, Heinrich pri 3–5."
_OWN_STACKS: Final = "V turnajovej hre ide karta pod niektorý z balíčkov svojho vlastníka."

TURMOIL_TEXTS: Final[dict[str, CardText]] = {
    "voyage_of_plunder": CardText(
        "Protihráč ti odovzdá 1 surovinu, ktorú určíš, alebo 2, ak má viac víťazných bodov než ty.",
        (
            "Nesmieš požadovať, na čo nemáš miesto.",
            "Z ktorých krajín suroviny odídu, rozhoduje protihráč.",
            "Do porovnania sa počítajú aj žetóny a podmienené body.",
        ),
    ),
    "archer": CardText(
        "Protihráč vloží jednu zo svojich jednotiek s bodmi sily pod doberajúci balíček.",
        ("Jednotku aj balíček (s rovnakou rubovou stranou) vyberá protihráč.", _DEFENCE, _OWN_STACKS),
    ),
    "arsonist": CardText(
        "Vyber stavbu protihráča: ide pod doberajúci balíček.",
        (
            "Balíček (s rovnakou rubovou stranou) vyberá vlastník.",
            "Stavby pri meste s Požiarnou zbrojnicou sú v bezpečí.",
            _DEFENCE,
            "Ak zhorí Radnica, objaví sa znovu Obecný dom, ktorý ležal pod ňou.",
            _OWN_STACKS,
        ),
    ),
    "sebastian": CardText(
        "Zahraj ho, keď sa otočí Rebélia, Svár alebo Bratská hádka: udalosť sa ti vyhne.",
        (
            "Len ak by ťa udalosť zasiahla: nie vtedy, keď ťa už chráni Kaplnka.",
            "Protihráč musí Rebélii čeliť aj tak.",
            "Zahrať ho možno v ťahu ktoréhokoľvek hráča.",
        ),
    ),
    "traitor": CardText(
        "Prezri si karty, ktoré má protihráč v ruke; jednu si smieš vziať.",
        (
            "Túto kartu smieš použiť ešte v tomto ťahu.",
            _DEFENCE,
            "V turnajovej hre možno vziať len jednotku alebo akčnú kartu.",
            "Prebytočné karty odkladáš až na konci svojho ťahu.",
        ),
    ),
    "lookout_tower": CardText(
        "Ak na teba mieri Lukostrelec, Podpaľač alebo Zradca, smieš hádzať: 1 alebo 2 útok zastaví.",
        (
            "Spolu s Heinrichom sa hádže raz a chráni 1–5.",
            "Hádže sa skôr, než je určený cieľ, a výnosy ťahu sa tým nemenia.",
            "Je to stavba: ani sila z nej jednotku nerobí.",
        ),
    ),
    "drill_ground": CardText(
        "Tvoji hrdinovia stoja o 1 surovinu menej; vyberáš, ktorú z ceny vynecháš.",
        ("Len hrdinovia: nie lode ani Kanonier.",),
    ),
    "carl_forkbeard": CardText(
        "Najsilnejší hrdina: prináša svoje body, nič viac.",
        ("Každý hrdina smie byť v kniežatstve len raz.",),
    ),
    "heinrich": CardText(
        "Ak na teba mieri Lukostrelec, Podpaľač alebo Zradca, smieš hádzať: 3, 4 alebo 5 útok zastaví.",
        (
            "Spolu s Pozorovateľňou sa hádže raz a chráni 1–5.",
            "Hádže sa skôr, než je určený cieľ, a výnosy ťahu sa tým nemenia.",
        ),
    ),
    "irmgard": CardText(
        "Vezmi si 1 ľubovoľnú surovinu za každú kartu výstavby, o ktorú prídeš udalosťou alebo kartou "
        "protihráča.",
        (
            "Nie za samotnú Irmgard, nie za vlastné odstránenie, nie za loď potopenú pirátmi.",
            "Nie za jednotku, ktorú pri Rebélii odovzdáš, hoci môžeš zaplatiť.",
            "Prichádza hneď po strate.",
        ),
    ),
    "fairgrounds": CardText(
        "Keď ho postavíš a máš viac bodov zručnosti než protihráč, vezmi si 2 ľubovoľné suroviny.",
        ("Bez náskoku ho postaviť smieš, ale nič nedostávaš.", "Suroviny prichádzajú až po zaplatení."),
    ),
    "fire_brigade": CardText(
        "Žiadnu stavbu pri jej meste nemôže Podpaľač vypáliť.",
        ("Chráni aj samu seba.", "Proti Sváru nepomáha."),
    ),
    "large_festival_hall": CardText("Má hodnotu 2 víťazných bodov, nič viac."),
    "chapel": CardText(
        "Rebélia sa ti vyhne, ak leží číslo výnosov tohto ťahu v jej rozsahu.",
        (
            "Jedna Kaplnka platí pre 1–3, druhá pre 4–6; s oboma si vždy v bezpečí.",
            "Zvlášť sa nehádže.",
        ),
    ),
    "hedge_tavern": CardText(
        "Otvára cestu ku kartám Lukostrelec, Podpaľač a Zradca.",
        (
            "V hre s jedným obdobím leží otvorene pre oboch a stavia sa odtiaľ, nikdy sa neberie do ruky.",
            "Karty, ktoré ju potrebovali, zostávajú, aj keď o ňu prídeš.",
        ),
    ),
    "tithe_barn": CardText(
        "Keď ju postavíš, vezmi si obilie alebo vlnu, 1 za každého svojho hrdinu.",
        (
            "Všetko jedného druhu; čo sa zmestí, vziať si musíš, zvyšok prepadá.",
            "Lode a Kanonier nie sú hrdinovia.",
        ),
    ),
    "riots": CardText(
        "Kto má jednotky s bodmi sily alebo obchodu, platí 1 zlato (od troch jednotiek 2), "
        "alebo jednu z nich vloží pod doberajúci balíček.",
        (
            "Pre oboch hráčov; prvý sa rozhoduje hráč na ťahu.",
            "Zaplatiť len časť nemožno: kto má zlata málo, prichádza o jednotku.",
            "Zlato už musí byť k dispozícii; na výmeny nie je čas.",
            "Chráni Kaplnka s vhodným rozsahom alebo Sebastián.",
            _OWN_STACKS,
        ),
    ),
}
"""Card id to its words."""

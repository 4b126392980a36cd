"""Words for the cards of the Era of Progress, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["PROGRESS_TEXTS"]

_SAME_TURN: Final = "Túto kartu smieš použiť ešte v tomto ťahu."

PROGRESS_TEXTS: Final[dict[str, CardText]] = {
    "benjamin": CardText(
        "Tvoje krajiny s číslom výnosov tohto ťahu vynášajú ešte raz 1.",
        (
            "Počítajú sa aj krajiny, ktoré k tebe pribudli v tomto ťahu.",
            "Násobiče výnosov ani protihráč z toho nič nemajú.",
        ),
    ),
    "three_field_system": CardText(
        "Zožni až 2 obilia.",
        ("Rozdeľ ich na svoje Polia, ako chceš.", "Aspoň na jednom musí byť miesto."),
    ),
    "mineral_mining": CardText(
        "Vyťaž až 2 rudy.",
        ("Rozdeľ ich na svoje Pohoria, ako chceš.", "Aspoň na jednom musí byť miesto."),
    ),
    "guido": CardText(
        "Vyber si do ruky kartu z odhadzovacieho balíčka.",
        (
            "Pre toho, kto má Radnicu alebo kto má menej víťazných bodov.",
            "Protihráč sa dozvie, ktorá karta to je.",
            _SAME_TURN,
            "V turnajovej hre ide o balíček protihráča.",
        ),
    ),
    "gustav": CardText(
        "Vyber si do ruky kartu z odhadzovacieho balíčka.",
        (
            "Pre toho, kto má Knižnicu alebo kto má menej víťazných bodov.",
            "Protihráč sa dozvie, ktorá karta to je.",
            _SAME_TURN,
            "V turnajovej hre ide o tvoj vlastný balíček.",
        ),
    ),
    "doctor": CardText(
        "Obe krajiny vedľa jedných tvojich Kúpeľov vynášajú po 1.",
        (
            "Len vedľa jedných, nech máš Kúpeľov koľkokoľvek.",
            "Aspoň na jednej z oboch krajín musí byť miesto.",
        ),
    ),
    "chief_cannoneer": CardText(
        "Silná jednotka: prináša svoje body, nič viac.",
        ("Nie je to hrdina, karty o hrdinoch sa ho netýkajú.", "Slúžiť ti smú aj obaja naraz."),
    ),
    "pharmacy": CardText(
        "Po More si vezmi 1 ľubovoľnú surovinu.",
        ("Aj keď nič nestrácaš.", "Každá Lekáreň prináša jednu.", "Na čo nie je miesto, to prepadá."),
    ),
    "bath_house": CardText(
        "Štyri krajiny okolo ich mesta Morom nič nestrácajú.",
        ("Hore aj dole, nech stoja na ktorejkoľvek strane.",),
    ),
    "building_crane": CardText(
        "Výstavba mesta s vytlačenou cenou nad 4 ťa stojí o 1 surovinu menej; vyberáš, o ktorú.",
        ("Cena presne 4 sa nemení.", "Zelené karty výstavby, cesty, dediny a mestá stoja rovnako."),
    ),
    "library": CardText(
        "Keď ju postavíš, prehľadaj doberajúci balíček a vezmi si kartu.",
        (
            "Zadarmo; poradie balíčka sa nemení.",
            _SAME_TURN,
            "Keď sa už pozrieš, kartu si vziať musíš.",
            "V turnajovej hre prehľadávaš svoje vlastné balíčky.",
            "Otvára cestu ku kartám Univerzita a Gustáv.",
        ),
    ),
    "parliament": CardText(
        "Má hodnotu 2 víťazných bodov, nič viac.",
        ("Keď ju staviaš, musia v tvojom kniežatstve byť dva body rozvoja.",),
    ),
    "town_hall": CardText(
        "Stavia sa na tvoj Obecný dom pri meste; prehľadať doberajúci balíček na konci svojho ťahu ťa nič "
        "nestojí.",
        (
            "Ďalšie stavebné miesto nezaberá.",
            "Obecný dom pod ňou spí a prebudí sa, ak o Radnicu prídeš.",
            "Je miesto len pre jednu: máš len jeden Obecný dom.",
        ),
    ),
    "university": CardText(
        "Otvára cestu ku kartám Stavebný žeriav, Kanonier, Stavba slojov a Trojpoľné hospodárstvo.",
        (
            "V hre s jedným obdobím leží otvorene pre oboch a stavia sa odtiaľ, nikdy sa neberie do ruky.",
            "Vďaka jej bodu rozvoja smieš mať v ruke o jednu kartu viac a počíta sa pre Vynález.",
            "Karty, ktoré ju potrebovali, zostávajú, aj keď o ňu prídeš.",
        ),
    ),
    "plague": CardText(
        "Každá krajina, ktorá susedí s mestom, stráca 1 surovinu, u oboch hráčov.",
        (
            "Dve mestá pri jednej krajine nič nezhoršia: stráca sa 1.",
            "Kúpele chránia; Lekáreň potom niečo prinesie.",
            "Úkryt pre zlato je ušetrený.",
        ),
    ),
}
"""Card id to its words."""

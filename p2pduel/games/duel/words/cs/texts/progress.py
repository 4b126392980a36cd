"""Words for the cards of the Era of Progress, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["PROGRESS_TEXTS"]

_SAME_TURN: Final = "Tu kartu smíš použít ještě v tomto tahu."

PROGRESS_TEXTS: Final[dict[str, CardText]] = {
    "benjamin": CardText(
        "Tvé krajiny s číslem výnosů tohoto tahu vynášejí ještě jednou 1.",
        (
            "Počítají se i krajiny, které k tobě přibyly v tomto tahu.",
            "Násobiče výnosů ani protihráč z toho nic nemají.",
        ),
    ),
    "three_field_system": CardText(
        "Skliď až 2 obilí.",
        ("Rozděl je na svá Pole, jak chceš.", "Aspoň na jednom musí být místo."),
    ),
    "mineral_mining": CardText(
        "Vytěž až 2 rudy.",
        ("Rozděl je na svá Pohoří, jak chceš.", "Aspoň na jednom musí být místo."),
    ),
    "guido": CardText(
        "Vyber si do ruky kartu z odhazovacího balíčku.",
        (
            "Pro toho, kdo má Radnici nebo kdo má méně vítězných bodů.",
            "Protihráč se dozví, která karta to je.",
            _SAME_TURN,
            "V turnajové hře jde o balíček protihráče.",
        ),
    ),
    "gustav": CardText(
        "Vyber si do ruky kartu z odhazovacího balíčku.",
        (
            "Pro toho, kdo má Knihovnu nebo kdo má méně vítězných bodů.",
            "Protihráč se dozví, která karta to je.",
            _SAME_TURN,
            "V turnajové hře jde o tvůj vlastní balíček.",
        ),
    ),
    "doctor": CardText(
        "Obě krajiny vedle jedněch tvých Lázní vynášejí po 1.",
        ("Jen vedle jedněch, ať máš Lázní kolik chceš.", "Aspoň na jedné z obou krajin musí být místo."),
    ),
    "chief_cannoneer": CardText(
        "Silná jednotka: přináší své body, nic víc.",
        ("Není to hrdina, karty o hrdinech se ho netýkají.", "Sloužit ti smějí i oba najednou."),
    ),
    "pharmacy": CardText(
        "Po Moru si vezmi 1 libovolnou surovinu.",
        ("I když nic neztrácíš.", "Každá Lékárna přináší jednu.", "Na co není místo, to propadá."),
    ),
    "bath_house": CardText(
        "Čtyři krajiny kolem jejich města Morem nic neztrácejí.",
        ("Nahoře i dole, ať stojí na kterékoli straně.",),
    ),
    "building_crane": CardText(
        "Výstavba města s natištěnou cenou nad 4 tě stojí o 1 surovinu méně; vybíráš, o kterou.",
        ("Cena přesně 4 se nemění.", "Zelené karty výstavby, cesty, vesnice a města stojí stejně."),
    ),
    "library": CardText(
        "Když ji postavíš, prohledej dobírací balíček a vezmi si kartu.",
        (
            "Zdarma; pořadí balíčku se nemění.",
            _SAME_TURN,
            "Jakmile se podíváš, kartu si vzít musíš.",
            "V turnajové hře prohledáváš své vlastní balíčky.",
            "Otevírá cestu ke kartám Univerzita a Gustav.",
        ),
    ),
    "parliament": CardText(
        "Má hodnotu 2 vítězných bodů, nic víc.",
        ("Když ji stavíš, musí v tvém knížectví být dva body rozvoje.",),
    ),
    "town_hall": CardText(
        "Staví se na tvůj Obecní dům u města; prohledat dobírací balíček na konci svého tahu tě nic nestojí.",
        (
            "Další stavební místo nezabírá.",
            "Obecní dům pod ní spí a probudí se, přijdeš-li o Radnici.",
            "Je místo jen pro jednu: máš jen jeden Obecní dům.",
        ),
    ),
    "university": CardText(
        "Otevírá cestu ke kartám Stavební jeřáb, Kanonýr, Stavba slojí a Trojpolní hospodářství.",
        (
            "Ve hře s jedním obdobím leží otevřeně pro oba a staví se odtud, nikdy se nebere do ruky.",
            "Díky jejímu bodu rozvoje smíš mít v ruce o jednu kartu víc a počítá se pro Vynález.",
            "Karty, které ji potřebovaly, zůstávají, i když o ni přijdeš.",
        ),
    ),
    "plague": CardText(
        "Každá krajina, která sousedí s městem, ztrácí 1 surovinu, u obou hráčů.",
        (
            "Dvě města u jedné krajiny nic nezhorší: ztrácí se 1.",
            "Lázně chrání; Lékárna potom něco přinese.",
            "Úkryt pro zlato je ušetřen.",
        ),
    ),
}
"""Card id to its words."""

"""Words for the cards of the Era of Gold, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["GOLD_TEXTS"]

_VICTIM_CHOOSES: Final = "Ze kterých krajin suroviny odejdou, rozhoduje protihráč."
_ROOM: Final = "Nesmíš požadovat, na co nemáš místo."

GOLD_TEXTS: Final[dict[str, CardText]] = {
    "gudrun": CardText(
        "Vezmi protihráči až 2 zlata za každou svou Pirátskou loď.",
        (
            _ROOM,
            "Na krajinách protihráče musí ležet zlato; potom lze vzít i zlato z jeho karty Úkryt pro zlato.",
            "Smíš chtít méně, ale ne nic.",
        ),
    ),
    "merchant": CardText(
        "Protihráč ti odevzdá 1 nebo 2 suroviny, které určíš; ty mu 1 libovolnou vrátíš.",
        (
            _ROOM,
            _VICTIM_CHOOSES,
            "Něco vrátit musíš; smí to být i to, co právě dostáváš.",
            "Nemá-li na to protihráč místo, surovina propadá.",
        ),
    ),
    "trade_master": CardText(
        "Protihráč ti odevzdá 1 nebo 2 suroviny, které určíš.",
        (_ROOM, _VICTIM_CHOOSES),
    ),
    "brigands": CardText(
        "Ukaž na jednu svou krajinu: protihráč ji doplní ze svých surovin téhož druhu.",
        (
            "Všechno jde na tu jedinou krajinu, tedy nejvýše tři suroviny.",
            "Smíš chtít méně, ale ne nic.",
            _VICTIM_CHOOSES,
            "Požadovat lze i zlato z karty Úkryt pro zlato.",
        ),
    ),
    "reiner": CardText(
        "Před hodem nastav kostku událostí na Oslavu; až na ni dojde, vezmi si 1 surovinu navíc.",
        (
            "Kostkou výnosů se hází jako obvykle a její výnosy přicházejí nejdřív.",
            "Surovinu navíc dostáváš, i když slaví jen protihráč.",
        ),
    ),
    "gold_cache": CardText(
        "Uschová až 3 další zlata, která jsou před Zlodějem v bezpečí a nezapočítávají se.",
        (
            "Patří na vnější okraj kterékoli krajiny; je zdarma.",
            "Hrdinu potřebuješ jen ve chvíli, kdy kartu vykládáš.",
            "Co dostáváš, smíš uložit sem; výnosy, Výnosný rok, Benjamin a Doktor plní jen krajiny.",
            "Zlatem odtud platíš a obchoduješ jako každým jiným a akční karty protihráče ho smějí požadovat.",
            "Mor se ho netýká a kartu nikdo nemůže odstranit.",
        ),
    ),
    "pirate_ship": CardText(
        "Při stavbě potopí obchodní loď protihráče; od té chvíle ti každá Bohatá sklizeň přináší 1 zlato.",
        (
            "Loď vybírá protihráč.",
            "Postavit ji smíš, i když není co potopit; později se nic nedohání.",
            "Je to jednotka, ale ne obchodní loď, a nemá žádné body.",
            "Irmgard za potopenou loď nic nedává.",
        ),
    ),
    "moneylender": CardText(
        "Máš-li převahu v obchodu, přináší ti symbol Obchod 2 suroviny od protihráče místo 1.",
        (
            "Celkem dvě, stejné nebo různé.",
            _ROOM,
            "Má-li protihráč jedinou, dostáváš jen tu.",
            "Jednu si vzít musíš, pokud se vejde; druhou smíš nechat. Na Úkryt pro zlato nedosáhneš.",
        ),
    ),
    "harbor": CardText(
        "Má hodnotu 1 vítězného bodu, dokud máš tři obchodní lodě.",
        (
            "Postavit ho smíš i s méně loděmi.",
            "Jeho bod obchodu na lodích nezávisí.",
            "S Obchodní kanceláří má hodnotu 2 bodů obchodu.",
        ),
    ),
    "trading_base": CardText(
        "Tvé Tržiště a tvůj Přístav mají každý o 1 bod obchodu víc.",
        ("Smíš je postavit i později.", "Její vlastní body platí v každém případě."),
    ),
    "merchant_guild": CardText(
        "Otevírá cestu ke kartám Mistr obchodník a Sklad zboží.",
        (
            "Ve hře s jedním obdobím leží otevřeně pro oba a staví se odtud, nikdy se nebere do ruky.",
            "Karty, které ho potřebovaly, zůstávají, i když o něj přijdeš.",
        ),
    ),
    "mint": CardText(
        "Jednou v každém svém tahu vyměň 1 zlato za 1 jinou surovinu.",
        ("Dvě Mincovny, dvě výměny.", "Působí už v tahu, ve kterém ji postavíš."),
    ),
    "salt_silo": CardText(
        "Každá tvá obchodní loď má o 1 bod obchodu víc.",
        ("I ty pozdější.", "Postavit ji smíš také bez lodí."),
    ),
    "staple_house": CardText(
        "Když ho postavíš, vezmi si 2 libovolné suroviny.",
        ("Přicházejí až po zaplacení, takže s placením nepomohou.",),
    ),
    "gift_for_the_prince": CardText(
        "Oba hráči dostávají 1 zlato za každou svou jednotku s body síly.",
        (
            "Uloží se všechno, co se vejde, i do karty Úkryt pro zlato.",
            "Stavby s body síly se nepočítají.",
        ),
    ),
}
"""Card id to its words."""

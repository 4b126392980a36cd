"""Words for the cards of the Era of Gold, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["GOLD_TEXTS"]

_VICTIM_CHOOSES: Final = "Z ktorých krajín suroviny odídu, rozhoduje protihráč."
_ROOM: Final = "Nesmieš požadovať, na čo nemáš miesto."

GOLD_TEXTS: Final[dict[str, CardText]] = {
    "gudrun": CardText(
        "Vezmi protihráčovi až 2 zlatá za každú svoju Pirátsku loď.",
        (
            _ROOM,
            "Na krajinách protihráča musí ležať zlato; potom možno vziať aj zlato z jeho karty Úkryt pre "
            "zlato.",
            "Smieš chcieť menej, ale nie nič.",
        ),
    ),
    "merchant": CardText(
        "Protihráč ti odovzdá 1 alebo 2 suroviny, ktoré určíš; ty mu 1 ľubovoľnú vrátiš.",
        (
            _ROOM,
            _VICTIM_CHOOSES,
            "Niečo vrátiť musíš; smie to byť aj to, čo práve dostávaš.",
            "Ak na ňu protihráč nemá miesto, surovina prepadá.",
        ),
    ),
    "trade_master": CardText(
        "Protihráč ti odovzdá 1 alebo 2 suroviny, ktoré určíš.",
        (_ROOM, _VICTIM_CHOOSES),
    ),
    "brigands": CardText(
        "Ukáž na jednu svoju krajinu: protihráč ju doplní zo svojich surovín toho istého druhu.",
        (
            "Všetko ide na tú jedinú krajinu, teda najviac tri suroviny.",
            "Smieš chcieť menej, ale nie nič.",
            _VICTIM_CHOOSES,
            "Požadovať možno aj zlato z karty Úkryt pre zlato.",
        ),
    ),
    "reiner": CardText(
        "Pred hodom nastav kocku udalostí na Oslavu; keď na ňu dôjde, vezmi si 1 surovinu navyše.",
        (
            "Kockou výnosov sa hádže ako obvykle a jej výnosy prichádzajú najprv.",
            "Surovinu navyše dostávaš, aj keď oslavuje len protihráč.",
        ),
    ),
    "gold_cache": CardText(
        "Uschová až 3 ďalšie zlatá, ktoré sú pred Zlodejom v bezpečí a nezapočítavajú sa.",
        (
            "Patrí na vonkajší okraj ktorejkoľvek krajiny; je zadarmo.",
            "Hrdinu potrebuješ len vo chvíli, keď kartu vykladáš.",
            "Čo dostávaš, smieš uložiť sem; výnosy, Výnosný rok, Benjamín a Doktor plnia len krajiny.",
            "Zlatom odtiaľto platíš a obchoduješ ako každým iným a akčné karty protihráča ho smú požadovať.",
            "Mor sa ho netýka a kartu nikto nemôže odstrániť.",
        ),
    ),
    "pirate_ship": CardText(
        "Pri stavbe potopí obchodnú loď protihráča; odvtedy ti každý Bohatý zber úrody prináša 1 zlato.",
        (
            "Loď vyberá protihráč.",
            "Postaviť ju smieš, aj keď nie je čo potopiť; neskôr sa nič nedobieha.",
            "Je to jednotka, ale nie obchodná loď, a nemá žiadne body.",
            "Irmgard za potopenú loď nič nedáva.",
        ),
    ),
    "moneylender": CardText(
        "Ak máš prevahu v obchode, prináša ti symbol Obchod 2 suroviny od protihráča namiesto 1.",
        (
            "Spolu dve, rovnaké alebo rôzne.",
            _ROOM,
            "Ak má protihráč jedinú, dostávaš len tú.",
            "Jednu si vziať musíš, ak sa zmestí; druhú smieš nechať. Na Úkryt pre zlato nedosiahneš.",
        ),
    ),
    "harbor": CardText(
        "Má hodnotu 1 víťazného bodu, kým máš tri obchodné lode.",
        (
            "Postaviť ho smieš aj s menším počtom lodí.",
            "Jeho bod obchodu od lodí nezávisí.",
            "S Obchodnou kanceláriou má hodnotu 2 bodov obchodu.",
        ),
    ),
    "trading_base": CardText(
        "Tvoj Trh a tvoj Prístav majú každý o 1 bod obchodu viac.",
        ("Smieš ich postaviť aj neskôr.", "Jej vlastné body platia v každom prípade."),
    ),
    "merchant_guild": CardText(
        "Otvára cestu ku kartám Majster obchodník a Sklad tovaru.",
        (
            "V hre s jedným obdobím leží otvorene pre oboch a stavia sa odtiaľ, nikdy sa neberie do ruky.",
            "Karty, ktoré ho potrebovali, zostávajú, aj keď oň prídeš.",
        ),
    ),
    "mint": CardText(
        "Raz v každom svojom ťahu vymeň 1 zlato za 1 inú surovinu.",
        ("Dve Mincovne, dve výmeny.", "Pôsobí už v ťahu, v ktorom ju postavíš."),
    ),
    "salt_silo": CardText(
        "Každá tvoja obchodná loď má o 1 bod obchodu viac.",
        ("Aj tie neskoršie.", "Postaviť ju smieš aj bez lodí."),
    ),
    "staple_house": CardText(
        "Keď ho postavíš, vezmi si 2 ľubovoľné suroviny.",
        ("Prichádzajú až po zaplatení, takže s platením nepomôžu.",),
    ),
    "gift_for_the_prince": CardText(
        "Obaja hráči dostávajú 1 zlato za každú svoju jednotku s bodmi sily.",
        (
            "Uloží sa všetko, čo sa zmestí, aj do karty Úkryt pre zlato.",
            "Stavby s bodmi sily sa nepočítajú.",
        ),
    ),
}
"""Card id to its words."""

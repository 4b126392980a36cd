"""Words for the cards of Wizards & Dragons, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["WIZARDS_TEXTS"]

_ATTACK: Final = "Je to útok: Kameň mudrcov ho zakazuje."
_ONCE: Final = "Každú knihu smieš použiť raz za ťah; dve rovnaké každú raz."

_WIZARD_NOTES: Final = (
    "Ak získa čarovnú silu v tvojom ťahu, do konca ťahu nič neplatí; silu z udalosti smie použiť hneď.",
    "Čarodejník nie je jednotka. V oboch panstvách spolu smie stáť len raz.",
    "Môže zhorieť; jeho čarovná sila je potom stratená. Keď sa vyloží znovu, začína od začiatku.",
)
_DRAGON: Final = CardText(
    "Drak: prináša svoje body. Nezaženie ho nič než Čierny rytier.",
    (
        "Stojí pri citadele, v oboch panstvách spolu len raz.",
        "Kým má protihráč Johanku, má drak najviac 2 body sily.",
        "Elixír ho zdvojnásobuje.",
    ),
)


def _wizard(region: str, resource: str) -> CardText:
    return CardText(
        (
            f"Stojí pri {region} vedľa tvojej citadely, začína s 2 bodmi čarovnej sily a {resource} z tej "
            "krajiny na ňu mení 1:1."
        ),
        _WIZARD_NOTES,
    )


WIZARDS_TEXTS: Final[dict[str, CardText]] = {
    "citadel": CardText(
        (
            "Prekrýva jednu z tvojich dedín: štyri miesta pre zelené a fialové karty a knihy kúziel, "
            "čarodejníci pri jej krajinách."
        ),
        (
            "Má 1 víťazný bod, a kým pri nej stojí čarodejník, 2.",
            "Nikdy vedľa inej citadely; žiadne červené karty výstavby; čo sa hovorí o mestách, pre ňu neplatí.",
            "Odstrániť ju nemožno. Obaja hráči kupujú z jedného balíčka; v turnajovej hre má každý svoj.",
        ),
    ),
    "ismai": _DRAGON,
    "samsor": _DRAGON,
    "philosophers_stone": CardText(
        "Nikto nesmie útočiť akčnými kartami ani kúzlami.",
        (
            (
                "Viaže oboch hráčov, teba tiež; Richard a Sven nemôžu poslúžiť a Kúzlo zeme ani Čarovný "
                "zákaz nemožno použiť."
            ),
            (
                "Čarodejnica, Dogma a Cirkevná kliatba, ktoré už ležia, zostávajú. Udalosti, hody a jednotky "
                "nie sú útoky."
            ),
        ),
    ),
    "magic_kitchen": CardText(
        (
            "Vo svojom ťahu zaplať 1 bod čarovnej sily a hoď kockou: 3–6 prináša 1 ľubovoľnú surovinu, 1 "
            "ju vyhodí do povetria."
        ),
        (
            "Pri 2 sa nič nedeje.",
            "Ľubovoľne často; každý pokus stojí znovu 1.",
        ),
    ),
    "magic_mill": CardText(
        "Raz vo svojom ťahu zaplať 1 zlato: jeden tvoj čarodejník získa 1 bod čarovnej sily.",
        (
            "Ten čarodejník do konca ťahu nič neplatí.",
            "Pri Zlatonosnej rieke stáť nemusí.",
        ),
    ),
    "ari": _wizard("ktorejkoľvek krajine", "suroviny"),
    "arsa": _wizard("Vrchovine", "tehly"),
    "hafli": _wizard("Lese", "drevo"),
    "hor": _wizard("Pastvine", "vlnu"),
    "ira": _wizard("Pohorí", "rudu"),
    "tali": _wizard("Poli", "obilie"),
    "keeper_of_fate": CardText(
        (
            "Prezri si vrchné 3 udalosti; koľko z nich chceš, vlož pod balíček a ostatné vráť navrch, "
            "všetko v ľubovoľnom poradí."
        ),
        (
            "Protihráč vidí, koľko ich ide dole.",
            _ONCE,
        ),
    ),
    "inspiration": CardText(
        "Dober si vrchné karty dvoch balíčkov.",
        (
            "Smieš ich použiť hneď; prebytočné karty odkladáš na konci svojho ťahu.",
            _ONCE,
        ),
    ),
    "land_spell": CardText(
        "Vymeň jednu svoju krajinu s jednou krajinou protihráča.",
        (
            "Obe označíš ty; každá strana musí mať aspoň dve krajiny druhu, ktorý dáva.",
            "Krajiny s výstavbou krajiny zostávajú; číslo a zásoby putujú s kartou.",
            _ATTACK,
        ),
    ),
    "magic_eye": CardText(
        "Prezri si balíček, vezmi si z neho 1 kartu a pod ten istý balíček vlož kartu z ruky.",
        (
            "Vrátiť smieš aj kartu práve vzatú. Balíček si drží poradie.",
            "Kartu smieš použiť hneď.",
            _ONCE,
        ),
    ),
    "change_places": CardText(
        "Dve tvoje stavby alebo dve tvoje jednotky si vymenia miesto.",
        (
            (
                "Každá musí na novom mieste smieť stáť; stavba s jednotkou si miesto nevymení a na prázdne "
                "miesto sa nič nesťahuje."
            ),
            "Čo na nich leží, sťahuje sa s nimi. Cudzie karty zostávajú.",
            _ONCE,
        ),
    ),
    "wheel_of_time": CardText(
        "Pred hodom urči, čo ukáže kocka udalostí.",
        (
            "S Alchymistom sa nehádže vôbec.",
            _ONCE,
        ),
    ),
    "divination": CardText(
        "Prezri si vrchné karty štyroch balíčkov; každá sa vracia na svoje miesto.",
        (
            "V turnajovej hre medzi nimi smú byť aj balíčky protihráča.",
            "Ak je neprázdnych balíčkov menej, uvidíš menej.",
            _ONCE,
        ),
    ),
    "elixir": CardText(
        "Jeden tvoj rytier alebo drak má dvojnásobnú silu, kým sa neskončí ďalší ťah protihráča.",
        (
            "Drak, ktorého Johanka drží na 2, má 4.",
            "Kováčňa a Nevestinec sa započítajú až po zdvojnásobení.",
            "Na tej istej jednotke ho smieš každý ťah zopakovať.",
        ),
    ),
    "countermagic": CardText(
        "Použi ho, keď protihráč hrá akčnú kartu: karta nemá účinok a ide pod balíček.",
        (
            "Balíček vyberá protihráč. Čo karta stála, zostáva zaplatené.",
            "Zastaví útoky, obranu aj neutrálne karty, kúzla nie.",
            _ATTACK,
        ),
    ),
    "time_jump": CardText(
        (
            "Použi ho, keď padne kocka udalostí alebo sa otočí karta udalosti: výsledok neplatí "
            "a kockou udalostí sa hádže znovu."
        ),
        (
            "V ťahu ktoréhokoľvek hráča, kým sa nič nestalo. Číslo výnosov zostáva.",
            "Neplatná karta udalosti ide pod balíček.",
        ),
    ),
    "comet": CardText(
        (
            "Kto má viac než 3 víťazné body, vloží všetky karty z ruky pod jeden balíček a z jeho vrchu si "
            "doberie nové."
        ),
        (
            "Začína ten, kto hádzal; druhý musí použiť iný balíček.",
            "Nových kariet je toľko, koľko ich smie byť v ruke.",
        ),
    ),
    "unicorn_dance": CardText(
        "Každý čarodejník oboch hráčov získava 1 bod čarovnej sily.",
        ("Možno ju použiť v tom istom ťahu. Plný čarodejník nezískava nič.",),
    ),
    "better_world": CardText(
        "Prezri si balíček udalostí a jednu kartu odstráň do konca hry.",
        ("Nie Nový rok. Karta sa ukazuje a balíček si drží poradie.",),
    ),
    "wizard_duel": CardText(
        (
            "Označ jedného svojho čarodejníka a jedného čarodejníka protihráča: za každého jeden hod a jeho "
            "čarovná sila. Slabší ide pod balíček."
        ),
        (
            "Pri zhode sa hádže znovu. Balíček vyberá vlastník porazeného.",
            "Čarodejník, ktorý platí, nemusí bojovať; bojovať smie aj ten, ktorý práve získal silu.",
        ),
    ),
    "land_change": CardText(
        "Vymeň jednu svoju krajinu za krajinu iného druhu z balíčka krajín.",
        (
            "Musíš mať dve krajiny jej druhu a nesmie niesť výstavbu krajiny.",
            "Nová krajina má toľko, koľko mala stará; tá ide do balíčka a balíček sa zamieša.",
        ),
    ),
    "materialization": CardText(
        "Jedna z tvojich dedín sa stáva mestom.",
        ("Mesto pochádza zo zásoby; z citadely mesto byť nemôže.",),
    ),
    "witch": CardText(
        "Polož ju na stavbu protihráča: stavba nepôsobí, kým jej vlastník nehodí otáznik.",
        (
            "Neplatia body, podmienky ani účinok; kariet v ruke môže byť hneď priveľa.",
            "Odchádza po vykonaní karty udalosti; všetky Čarodejnice v tom istom panstve odchádzajú spolu.",
            "Stavbu nemožno dať do zálohy. Ak ju vlastník odstráni, ide Čarodejnica na tvoj odhadzovací balíček.",
            "Tajný spolok, ktorý stavbu napodobňuje, pôsobí ďalej.",
        ),
    ),
    "whirlwind": CardText(
        "Jedna krajina protihráča, ktorú vyberieš, stráca všetko, čo na nej leží.",
        ("Len jedna karta, nie všetky toho druhu.",),
    ),
    "ancestral_wisdom": CardText(
        "Vezmi si do ruky akčnú kartu z odhadzovacieho balíčka.",
        ("Ukazuje sa a smieš ju použiť hneď; v turnajovej hre pochádza z tvojho odhadzovacieho balíčka.",),
    ),
    "by_magics_hand": CardText(
        "Vezmi protihráčovi knihu kúziel a polož ju na voľné miesto svojej citadely.",
        (
            "Smieš predtým niečo odstrániť, aby bolo miesto.",
            "Od tej chvíle je tvoja; ak už máš tú istú knihu, smieš každú použiť raz za ťah.",
        ),
    ),
}
"""Card id to its words."""

"""Words for the cards of Wizards & Dragons, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["WIZARDS_TEXTS"]

_ATTACK: Final = "Je to útok: Kámen mudrců ho zakazuje."
_ONCE: Final = "Každou knihu smíš použít jednou za tah; dvě stejné každou jednou."

_WIZARD_NOTES: Final = (
    "Získá-li kouzelnou sílu ve tvém tahu, do konce tahu nic neplatí; sílu z události smí použít hned.",
    "Čaroděj není jednotka. V obou panstvích dohromady smí stát jen jednou.",
    "Může shořet; jeho kouzelná síla je pak ztracena. Vyložen znovu, začíná od začátku.",
)
_DRAGON: Final = CardText(
    "Drak: přináší své body. Nezažene ho nic než Černý rytíř.",
    (
        "Stojí u citadely, v obou panstvích dohromady jen jednou.",
        "Dokud má protihráč Johanku, má drak nejvýše 2 body síly.",
        "Elixír ho zdvojnásobuje.",
    ),
)


def _wizard(region: str, resource: str) -> CardText:
    return CardText(
        (
            f"Stojí u {region} vedle tvé citadely, začíná se 2 body kouzelné síly a {resource} z té "
            "krajiny v ni mění 1:1."
        ),
        _WIZARD_NOTES,
    )


WIZARDS_TEXTS: Final[dict[str, CardText]] = {
    "citadel": CardText(
        (
            "Překrývá jednu z tvých vesnic: čtyři místa pro zelené a fialové karty a knihy kouzel, "
            "čarodějové u jejích krajin."
        ),
        (
            "Má 1 vítězný bod, a dokud u ní stojí čaroděj, 2.",
            "Nikdy vedle jiné citadely; žádné červené karty výstavby; co se říká o městech, pro ni neplatí.",
            "Odstranit ji nelze. Oba hráči kupují z jednoho balíčku; v turnajové hře má každý svůj.",
        ),
    ),
    "ismai": _DRAGON,
    "samsor": _DRAGON,
    "philosophers_stone": CardText(
        "Nikdo nesmí útočit akčními kartami ani kouzly.",
        (
            (
                "Váže oba hráče, tebe také; Richard a Sven nemohou posloužit a Kouzlo země ani Kouzelný "
                "zákaz nelze použít."
            ),
            (
                "Čarodějnice, Dogma a Církevní kletba, které už leží, zůstávají. Události, hody a jednotky "
                "nejsou útoky."
            ),
        ),
    ),
    "magic_kitchen": CardText(
        (
            "Ve svém tahu zaplať 1 bod kouzelné síly a hoď kostkou: 3–6 přináší 1 libovolnou surovinu, 1 "
            "ji vyhodí do povětří."
        ),
        (
            "Při 2 se nic neděje.",
            "Libovolně často; každý pokus stojí znovu 1.",
        ),
    ),
    "magic_mill": CardText(
        "Jednou ve svém tahu zaplať 1 zlato: jeden tvůj čaroděj získá 1 bod kouzelné síly.",
        (
            "Ten čaroděj do konce tahu nic neplatí.",
            "U Zlatonosné řeky stát nemusí.",
        ),
    ),
    "ari": _wizard("kterékoli krajiny", "suroviny"),
    "arsa": _wizard("Pahorkatiny", "cihly"),
    "hafli": _wizard("Lesa", "dřevo"),
    "hor": _wizard("Pastviny", "vlnu"),
    "ira": _wizard("Hor", "rudu"),
    "tali": _wizard("Pole", "obilí"),
    "keeper_of_fate": CardText(
        (
            "Prohlédni si vrchní 3 události; kolik z nich chceš, vlož pod balíček a ostatní vrať nahoru, "
            "vše v libovolném pořadí."
        ),
        (
            "Protihráč vidí, kolik jich jde dolů.",
            _ONCE,
        ),
    ),
    "inspiration": CardText(
        "Dober si vrchní karty dvou balíčků.",
        (
            "Smíš je použít hned; přebytečné karty odkládáš na konci svého tahu.",
            _ONCE,
        ),
    ),
    "land_spell": CardText(
        "Prohoď jednu svou krajinu s jednou krajinou protihráče.",
        (
            "Obě označíš ty; každá strana musí mít aspoň dvě krajiny druhu, který dává.",
            "Krajiny s výstavbou krajiny zůstávají; číslo a zásoby putují s kartou.",
            _ATTACK,
        ),
    ),
    "magic_eye": CardText(
        "Prohlédni si balíček, vezmi si z něj 1 kartu a pod týž balíček vlož kartu z ruky.",
        (
            "Vrátit smíš i kartu právě vzatou. Balíček si drží pořadí.",
            "Kartu smíš použít hned.",
            _ONCE,
        ),
    ),
    "change_places": CardText(
        "Dvě tvé stavby nebo dvě tvé jednotky si vymění místo.",
        (
            (
                "Každá musí na novém místě smět stát; stavba s jednotkou si místo nevymění a na prázdné "
                "místo se nic nestěhuje."
            ),
            "Co na nich leží, stěhuje se s nimi. Cizí karty zůstávají.",
            _ONCE,
        ),
    ),
    "wheel_of_time": CardText(
        "Před hodem urči, co ukáže kostka událostí.",
        (
            "S Alchymistou se nehází vůbec.",
            _ONCE,
        ),
    ),
    "divination": CardText(
        "Prohlédni si vrchní karty čtyř balíčků; každá se vrací na své místo.",
        (
            "V turnajové hře mezi nimi smějí být i balíčky protihráče.",
            "Je-li neprázdných balíčků méně, uvidíš méně.",
            _ONCE,
        ),
    ),
    "elixir": CardText(
        "Jeden tvůj rytíř nebo drak má dvojnásobnou sílu, dokud neskončí příští tah protihráče.",
        (
            "Drak, kterého Johanka drží na 2, má 4.",
            "Kovárna a Nevěstinec se započítají až po zdvojnásobení.",
            "Na téže jednotce ho smíš každý tah zopakovat.",
        ),
    ),
    "countermagic": CardText(
        "Použij ho, když protihráč hraje akční kartu: karta nemá účinek a jde pod balíček.",
        (
            "Balíček vybírá protihráč. Co karta stála, zůstává zaplaceno.",
            "Zastaví útoky, obranu i neutrální karty, kouzla ne.",
            _ATTACK,
        ),
    ),
    "time_jump": CardText(
        (
            "Použij ho, když padne kostka událostí nebo se otočí karta události: výsledek neplatí "
            "a kostkou událostí se hází znovu."
        ),
        (
            "V tahu kteréhokoli hráče, dokud se nic nestalo. Číslo výnosů zůstává.",
            "Neplatná karta události jde pod balíček.",
        ),
    ),
    "comet": CardText(
        (
            "Kdo má víc než 3 vítězné body, vloží všechny karty z ruky pod jeden balíček a z jeho vrchu si "
            "dobere nové."
        ),
        (
            "Začíná ten, kdo házel; druhý musí použít jiný balíček.",
            "Nových karet je tolik, kolik jich smí být v ruce.",
        ),
    ),
    "unicorn_dance": CardText(
        "Každý čaroděj obou hráčů získává 1 bod kouzelné síly.",
        ("Lze ji použít v témž tahu. Plný čaroděj nezískává nic.",),
    ),
    "better_world": CardText(
        "Prohlédni si balíček událostí a jednu kartu odstraň do konce hry.",
        ("Ne Nový rok. Karta se ukazuje a balíček si drží pořadí.",),
    ),
    "wizard_duel": CardText(
        (
            "Označ jednoho svého čaroděje a jednoho čaroděje protihráče: za každého jeden hod a jeho "
            "kouzelná síla. Slabší jde pod balíček."
        ),
        (
            "Při shodě se hází znovu. Balíček vybírá vlastník poraženého.",
            "Čaroděj, který platí, nemusí bojovat; bojovat smí i ten, který právě získal sílu.",
        ),
    ),
    "land_change": CardText(
        "Vyměň jednu svou krajinu za krajinu jiného druhu z balíčku krajin.",
        (
            "Musíš mít dvě krajiny jejího druhu a nesmí nést výstavbu krajiny.",
            "Nová krajina má tolik, kolik měla stará; ta jde do balíčku a balíček se zamíchá.",
        ),
    ),
    "materialization": CardText(
        "Jedna z tvých vesnic se stává městem.",
        ("Město pochází ze zásoby; z citadely město být nemůže.",),
    ),
    "witch": CardText(
        "Polož ji na stavbu protihráče: stavba nepůsobí, dokud její vlastník nehodí otazník.",
        (
            "Neplatí body, podmínky ani účinek; karet v ruce může být hned příliš.",
            "Odchází po provedení karty události; všechny Čarodějnice v témž panství odcházejí společně.",
            "Stavbu nelze dát do zástavy. Zboří-li ji vlastník, jde Čarodějnice na tvůj odhazovací balíček.",
            "Tajný spolek, který stavbu napodobuje, působí dál.",
        ),
    ),
    "whirlwind": CardText(
        "Jedna krajina protihráče, kterou vybereš, ztrácí všechno, co na ní leží.",
        ("Jen jedna karta, ne všechny toho druhu.",),
    ),
    "ancestral_wisdom": CardText(
        "Vezmi si do ruky akční kartu z odhazovacího balíčku.",
        ("Ukazuje se a smíš ji použít hned; v turnajové hře pochází z tvého odhazovacího balíčku.",),
    ),
    "by_magics_hand": CardText(
        "Vezmi protihráči knihu kouzel a polož ji na volné místo své citadely.",
        (
            "Smíš předtím něco zbořit, aby bylo místo.",
            "Od té chvíle je tvá; máš-li už tutéž knihu, smíš každou použít jednou za tah.",
        ),
    ),
}
"""Card id to its words."""

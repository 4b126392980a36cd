"""Words for the cards of Science & Progress, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.classic.words.cs.texts.base import PLAIN_KNIGHT

__all__ = ["SCIENCE_TEXTS"]


SCIENCE_TEXTS: Final[dict[str, CardText]] = {
    "great_wall": CardText(
        "Když protihráč hraje Špiona, hodíš kostkou: 3–6 ho zastaví.",
        (
            "Hodit musíš. Vedle Strážní věže slouží jediný hod oběma.",
            "Zastavený Špion je vyčerpán a nic neviděl.",
        ),
    ),
    "ingo": PLAIN_KNIGHT,
    "cannon": CardText(
        "Silná jednotka: přináší své body, nic víc.",
        (
            "Do ruky ho může vrátit Černý rytíř i Občanská válka; Imelda a Podplácení na něj nemohou.",
            "Kovárna přidává 1 bod síly. Dokud má protihráč Johanku, má Dělo nejvýše 2.",
            "Zůstává, i když o Univerzitu přijdeš. Smí jich být víc.",
        ),
    ),
    "crane": CardText(
        "Tvé červené karty výstavby s vytištěnou cenou 4 a více surovin stojí o 1 méně; kterou, to určíš ty.",
        ("Města nejsou karty výstavby.",),
    ),
    "fire_brigade": CardText(
        "Žádná stavba u jejího města nemůže shořet.",
        (
            "Ani Žhářem protihráče, ani tvým, který neuspěje; v bezpečí jsou tam i stavby protihráče.",
            "Na výstavbu krajin a cest se nevztahuje.",
            "Očarovaná nebo v zástavě sama pořád neshoří, ale nic jiného nechrání.",
        ),
    ),
    "embassy": CardText(
        (
            "Postav ho na volné místo u města protihráče: ten pak musí ukázat každou kartu, kterou si bere "
            "z balíčku."
        ),
        (
            "Dobranou i vyhledanou; co už v ruce má, zůstává skryté.",
            "Zůstává tvoje. Protihráč ho nesmí zbořit, ale smí ho spálit, nestojí-li tam Hasičská zbrojnice.",
        ),
    ),
    "public_hall": CardText(
        "Prohledat balíček tě nestojí nic.",
        ("Z prohledaného balíčku si kartu vzít musíš.",),
    ),
    "trade_academy": CardText(
        "Každé tvé uložené zlato platí za 1 bod obchodu.",
        (
            "Na Zlatonosné řece, na Koloniální základně, ve Skladišti naturálií i v Pokladnici.",
            "S každým zlatem, které se pohne, může figurka mlýna změnit majitele.",
        ),
    ),
    "cathedral": CardText(
        "Všichni tví rytíři, děla a obchodní flotily jsou při Občanské válce v bezpečí.",
        (
            "Kdekoli Katedrála stojí; i ti na vnějších místech metropole.",
            "Církevní svátek ti za ni přináší 4 suroviny.",
        ),
    ),
    "university": CardText(
        "Otevírá cestu k mnoha kartám; Pokrok ti za ni přináší 1 surovinu.",
        (
            "Leží v otevřené řadě: jedna pro každého hráče.",
            "Karty, které ji potřebovaly, zůstávají, i když o ni přijdeš.",
            "Pověra tě za ni stojí 1 surovinu.",
        ),
    ),
    "printing": CardText("Vezmi si 2 libovolné suroviny."),
    "three_field": CardText("Doplň jedno své Pole do tří obilí."),
    "inventor": CardText(
        "Doplň jedny své Hory do tří rud.",
        ("Rudu na nich smíš předtím utratit.",),
    ),
    "land_reform": CardText(
        "Dvě tvé krajiny si vymění místo.",
        (
            "Číslo a zásoby putují s kartou.",
            "Krajiny s výstavbou krajiny zůstávají.",
        ),
    ),
}
"""Card id to its words."""

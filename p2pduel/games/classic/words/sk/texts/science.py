"""Words for the cards of Science & Progress, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.classic.words.sk.texts.base import PLAIN_KNIGHT

__all__ = ["SCIENCE_TEXTS"]


SCIENCE_TEXTS: Final[dict[str, CardText]] = {
    "great_wall": CardText(
        "Keď protihráč hrá Špióna, hodíš kockou: 3–6 ho zastaví.",
        (
            "Hodiť musíš. Popri Strážnej veži slúži jediný hod obom.",
            "Zastavený Špión je vyčerpaný a nič nevidel.",
        ),
    ),
    "ingo": PLAIN_KNIGHT,
    "cannon": CardText(
        "Silná jednotka: prináša svoje body, nič viac.",
        (
            "Do ruky ho môže vrátiť Čierny rytier aj Občianska vojna; Imelda a Podplácanie naň nemôžu.",
            "Kováčňa pridáva 1 bod sily. Kým má protihráč Johanku, má Delo najviac 2.",
            "Zostáva, aj keď o Univerzitu prídeš. Smie ich byť viac.",
        ),
    ),
    "crane": CardText(
        "Tvoje červené karty výstavby s vytlačenou cenou 4 a viac surovín stoja o 1 menej; ktorú, to určíš ty.",
        ("Mestá nie sú karty výstavby.",),
    ),
    "fire_brigade": CardText(
        "Žiadna stavba pri jej meste nemôže zhorieť.",
        (
            "Ani Podpaľačom protihráča, ani tvojím, ktorý neuspeje; v bezpečí sú tam aj stavby protihráča.",
            "Na výstavbu krajín a ciest sa nevzťahuje.",
            "Začarovaná alebo v zálohe sama stále nezhorí, ale nič iné nechráni.",
        ),
    ),
    "embassy": CardText(
        (
            "Postav ho na voľné miesto pri meste protihráča: ten potom musí ukázať každú kartu, ktorú si "
            "berie z balíčka."
        ),
        (
            "Dobranú aj vyhľadanú; čo už v ruke má, zostáva skryté.",
            "Zostáva tvoje. Protihráč ho nesmie odstrániť, ale smie ho spáliť, ak tam nestojí Hasičská zbrojnica.",
        ),
    ),
    "public_hall": CardText(
        "Prehľadať balíček ťa nestojí nič.",
        ("Z prehľadaného balíčka si kartu vziať musíš.",),
    ),
    "trade_academy": CardText(
        "Každé tvoje uložené zlato platí za 1 bod obchodu.",
        (
            "Na Zlatonosnej rieke, na Koloniálnej základni, v Sklade naturálií aj v Pokladnici.",
            "S každým zlatom, ktoré sa pohne, môže figúrka mlyna zmeniť majiteľa.",
        ),
    ),
    "cathedral": CardText(
        "Všetci tvoji rytieri, delá a obchodné flotily sú pri Občianskej vojne v bezpečí.",
        (
            "Kdekoľvek Katedrála stojí; aj tí na vonkajších miestach metropoly.",
            "Cirkevný sviatok ti za ňu prináša 4 suroviny.",
        ),
    ),
    "university": CardText(
        "Otvára cestu k mnohým kartám; Pokrok ti za ňu prináša 1 surovinu.",
        (
            "Leží v otvorenom rade: jedna pre každého hráča.",
            "Karty, ktoré ju potrebovali, zostávajú, aj keď o ňu prídeš.",
            "Povera ťa za ňu stojí 1 surovinu.",
        ),
    ),
    "printing": CardText("Vezmi si 2 ľubovoľné suroviny."),
    "three_field": CardText("Doplň jedno svoje Pole do troch obilí."),
    "inventor": CardText(
        "Doplň jedno svoje Pohorie do troch rúd.",
        ("Rudu na ňom smieš predtým minúť.",),
    ),
    "land_reform": CardText(
        "Dve tvoje krajiny si vymenia miesto.",
        (
            "Číslo a zásoby putujú s kartou.",
            "Krajiny s výstavbou krajiny zostávajú.",
        ),
    ),
}
"""Card id to its words."""

"""The nouns of the classic card game in Slovak: resources, points, kinds, sets, dice, counters, marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.grammar import few
from p2pduel.catalogue.sk.words import listed
from p2pduel.games.classic.words.sk.forms import KINDS

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Price

__all__ = [
    "ACTION",
    "BASIS_WORDS",
    "COUNTER_WORDS",
    "FIGURE_WORDS",
    "KIND_WORDS",
    "MARK_WORDS",
    "PHASES",
    "POINT_WORDS",
    "RESOURCE_WORDS",
    "SEATS",
    "SET_WORDS",
    "SYMBOL_WORDS",
    "TITLE",
    "TOKEN_WORDS",
    "amount",
    "amounts",
    "counted_kind",
    "counted_resources",
    "in_store",
    "magic",
    "points",
    "points_of",
]

TITLE: Final = "Katan – kartová hra"
"""The name of the game."""

SEATS: Final = ("Červený", "Modrý")
"""What players without a name are called."""

PHASES: Final = {
    "setup": "príprava hry",
    "preroll": "pred hodom kockami",
    "dice": "hod kockami",
    "action": "akčná fáza",
    "hand": "karty v ruke",
    "over": "koniec hry",
}
"""The parts of a game and of a turn."""

ACTION: Final = "Si na ťahu: rob, čo chceš, a potom ťah ukonči."
"""What is asked in the action part."""

RESOURCE_WORDS: Final[dict[Price, str]] = {  # in the order of the rules
    "lumber": "drevo",
    "gold": "zlato",
    "grain": "obilie",
    "brick": "tehly",
    "wool": "vlna",
    "ore": "ruda",
    "magic": "čarovná sila",
}
"""What things are paid with; magic power is no resource."""

_MAGIC: Final = ("bod čarovnej sily", "body čarovnej sily", "bodov čarovnej sily")
"""Counted in points, which are the same in nominative and accusative."""

_ONE: Final[dict[Price, str]] = {
    "lumber": "drevo",
    "gold": "zlato",
    "grain": "obilie",
    "brick": "tehla",
    "wool": "vlna",
    "ore": "ruda",
    "magic": _MAGIC[0],
}
"""One that there is."""

_COUNTED: Final[dict[Price, tuple[str, str, str]]] = {
    "lumber": ("drevo", "drevá", "driev"),
    "gold": ("zlato", "zlatá", "zlát"),
    "grain": ("obilie", "obilia", "obilí"),
    "brick": ("tehlu", "tehly", "tehál"),
    "wool": ("vlnu", "vlny", "vĺn"),
    "ore": ("rudu", "rudy", "rúd"),
    "magic": _MAGIC,
}
"""The accusative after 1, 2 to 4, and 5 or more."""

POINT_WORDS: Final = {
    "victory": "víťazné body",
    "trade": "obchod",
    "strength": "sila",
    "tournament": "turnaj",
}
"""The four kinds of points."""

_POINTS: Final = {
    "victory": ("víťazný bod", "víťazné body", "víťazných bodov"),
    "trade": ("bod obchodu", "body obchodu", "bodov obchodu"),
    "strength": ("bod sily", "body sily", "bodov sily"),
    "tournament": ("turnajový bod", "turnajové body", "turnajových bodov"),
}

KIND_WORDS: Final = {
    "centre": "centrálna karta",
    "region": "krajina",
    "building": "stavba",
    "unit": "jednotka",
    "unit_knight": "rytier",
    "unit_fleet": "flotila",
    "unit_trade_fleet": "obchodná flotila",
    "unit_dragon": "drak",
    "wizard": "čarodejník",
    "spellbook": "kniha kúziel",
    "action_attack": "útok",
    "action_defence": "obrana",
    "action_neutral": "neutrálna akcia",
    "event": "udalosť",
}
"""What sort of card it is."""

SET_WORDS: Final = {
    "base": "Základná súprava",
    "knights": "Rytier a kupec",
    "politics": "Politika a intrigy",
    "barbarians": "Barbari a obchodníci",
    "science": "Veda a pokrok",
    "wizards": "Čarodejníci a draky",
    "trade": "Obchod a obrat",
}
"""The sets."""

SYMBOL_WORDS: Final = {
    "brigand": "Zlodej",
    "mill": "Mlyn",
    "tournament": "Turnaj",
    "sun": "Slnko",
    "mystery": "Karta udalosti",
}
"""The faces of the event die."""

TOKEN_WORDS: Final = {"knight": "figúrka rytiera", "mill": "figúrka mlyna"}
"""The two tokens that are worth a victory point."""

COUNTER_WORDS: Final = {
    "dye_works": "body obchodu",
    "art_smithy": "body obchodu",
    "distillery": "body obchodu",
    "triumphal_arch": "víťazné body",
    "residence_coin": "mince",
    "residence_paper": "papier",
    "residence_cloth": "súkno",
    "colonial_base": "zlato",
}
"""Card -> what its counter counts."""

MARK_WORDS: Final = {
    "pawned": "v zálohe",
    "witch": "v moci Čarodejnice",
    "dogma": "pod Dogmou",
    "elixir": "sila zdvojená Elixírom",
    "fresh": "až od tohto ťahu",
    "used": "v tomto ťahu už poslúžila",
    "charged": "v tomto ťahu nabitá",
}
"""What may hold of a standing card, which is feminine."""

FIGURE_WORDS: Final = {
    "cost": "cena",
    "victory": "víťazné body",
    "trade": "body obchodu",
    "strength": "body sily",
    "tournament": "turnajové body",
    "frame": "farba rámika",
    "counter": "počítadlo",
    "magic_max": "najvyššia čarovná sila",
    "cast": "cena kúzla",
}
"""The figures of a card that have a basis."""

BASIS_WORDS: Final = {
    "attested": "vytlačené",
    "successor": "z novšej hry",
    "house": "domáca hodnota",
}
"""Whence a figure is known."""


def amount(number: int, resource: Price) -> str:
    """So much of a resource that is given, taken or paid: "2 rudy"."""
    return few(number, *_COUNTED[resource])


def amounts(resources: Mapping[Price, int]) -> str:
    """What is given, taken or paid: "1 tehlu a 2 rudy", or "nič"."""
    return listed([amount(resources[name], name) for name in RESOURCE_WORDS if resources.get(name)]) or "nič"


def counted_resources(number: int) -> str:
    """So many resources that are given, taken or paid."""
    return few(number, "surovinu", "suroviny", "surovín")


def in_store(resources: Mapping[Price, int]) -> str:
    """What there is: "1 tehla a 2 rudy", or "nič"."""
    found = [(name, resources[name]) for name in RESOURCE_WORDS if resources.get(name)]
    said = [f"1 {_ONE[name]}" if number == 1 else amount(number, name) for name, number in found]
    return listed(said) or "nič"


def magic(number: int) -> str:
    """So much magic power that is gained, spent or there."""
    return few(number, *_MAGIC)


def points(found: Sequence[tuple[str, int]]) -> str:
    """Points by kind: "1 víťazný bod, 2 body obchodu"."""
    return ", ".join(points_of(number, kind) for kind, number in found)


def points_of(number: int, kind: str) -> str:
    """So many points of one kind: "1 bod obchodu", "5 bodov sily"."""
    return few(number, *_POINTS[kind])


def counted_kind(number: int, kind: str) -> str:
    """So many cards of a kind: "2 obchodné flotily"."""
    return few(number, KIND_WORDS[kind], *KINDS[kind])

"""The nouns of the classic card game in Czech: resources, points, kinds, sets, dice, counters, marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.cs.words import listed
from p2pduel.catalogue.grammar import few
from p2pduel.games.classic.words.cs.forms import KINDS

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

TITLE: Final = "Katan – karetní hra"
"""The name of the game."""

SEATS: Final = ("Červený", "Modrý")
"""What players without a name are called."""

PHASES: Final = {
    "setup": "příprava hry",
    "preroll": "před hodem kostkami",
    "dice": "hod kostkami",
    "action": "akční fáze",
    "hand": "karty v ruce",
    "over": "konec hry",
}
"""The parts of a game and of a turn."""

ACTION: Final = "Jsi na tahu: dělej, co chceš, a potom tah ukonči."
"""What is asked in the action part."""

RESOURCE_WORDS: Final[dict[Price, str]] = {  # in the order of the rules
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihly",
    "wool": "vlna",
    "ore": "ruda",
    "magic": "kouzelná síla",
}
"""What things are paid with; magic power is no resource."""

_MAGIC: Final = ("bod kouzelné síly", "body kouzelné síly", "bodů kouzelné síly")
"""Counted in points, which are the same in nominative and accusative."""

_ONE: Final[dict[Price, str]] = {
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihla",
    "wool": "vlna",
    "ore": "ruda",
    "magic": _MAGIC[0],
}
"""One that there is."""

_COUNTED: Final[dict[Price, tuple[str, str, str]]] = {
    "lumber": ("dřevo", "dřeva", "dřev"),
    "gold": ("zlato", "zlata", "zlat"),
    "grain": ("obilí", "obilí", "obilí"),
    "brick": ("cihlu", "cihly", "cihel"),
    "wool": ("vlnu", "vlny", "vln"),
    "ore": ("rudu", "rudy", "rud"),
    "magic": _MAGIC,
}
"""The accusative after 1, 2 to 4, and 5 or more."""

POINT_WORDS: Final = {
    "victory": "vítězné body",
    "trade": "obchod",
    "strength": "síla",
    "tournament": "turnaj",
}
"""The four kinds of points."""

_POINTS: Final = {
    "victory": ("vítězný bod", "vítězné body", "vítězných bodů"),
    "trade": ("bod obchodu", "body obchodu", "bodů obchodu"),
    "strength": ("bod síly", "body síly", "bodů síly"),
    "tournament": ("turnajový bod", "turnajové body", "turnajových bodů"),
}

KIND_WORDS: Final = {
    "centre": "centrální karta",
    "region": "krajina",
    "building": "stavba",
    "unit": "jednotka",
    "unit_knight": "rytíř",
    "unit_fleet": "flotila",
    "unit_trade_fleet": "obchodní flotila",
    "unit_dragon": "drak",
    "wizard": "čaroděj",
    "spellbook": "kniha kouzel",
    "action_attack": "útok",
    "action_defence": "obrana",
    "action_neutral": "neutrální akce",
    "event": "událost",
}
"""What sort of card it is."""

SET_WORDS: Final = {
    "base": "Základní sada",
    "knights": "Rytíř a kupec",
    "politics": "Politika a intriky",
    "barbarians": "Barbaři a obchodníci",
    "science": "Věda a pokrok",
    "wizards": "Čarodějové a draci",
    "trade": "Obchod a obrat",
}
"""The sets."""

SYMBOL_WORDS: Final = {
    "brigand": "Zloděj",
    "mill": "Mlýn",
    "tournament": "Turnaj",
    "sun": "Slunce",
    "mystery": "Karta události",
}
"""The faces of the event die."""

TOKEN_WORDS: Final = {"knight": "figurka rytíře", "mill": "figurka mlýna"}
"""The two tokens that are worth a victory point."""

COUNTER_WORDS: Final = {
    "dye_works": "body obchodu",
    "art_smithy": "body obchodu",
    "distillery": "body obchodu",
    "triumphal_arch": "vítězné body",
    "residence_coin": "mince",
    "residence_paper": "papír",
    "residence_cloth": "sukno",
    "colonial_base": "zlato",
}
"""Card -> what its counter counts."""

MARK_WORDS: Final = {
    "pawned": "v zástavě",
    "witch": "v moci Čarodějnice",
    "dogma": "pod Dogmatem",
    "elixir": "síla zdvojená Elixírem",
    "fresh": "teprve od tohoto tahu",
    "used": "v tomto tahu už posloužila",
    "charged": "v tomto tahu nabitá",
}
"""What may hold of a standing card, which is feminine."""

FIGURE_WORDS: Final = {
    "cost": "cena",
    "victory": "vítězné body",
    "trade": "body obchodu",
    "strength": "body síly",
    "tournament": "turnajové body",
    "frame": "barva rámečku",
    "counter": "počítadlo",
    "magic_max": "nejvyšší kouzelná síla",
    "cast": "cena kouzla",
}
"""The figures of a card that have a basis."""

BASIS_WORDS: Final = {
    "attested": "vytištěno",
    "successor": "z novější hry",
    "house": "domácí hodnota",
}
"""Whence a figure is known."""


def amount(number: int, resource: Price) -> str:
    """So much of a resource that is given, taken or paid: "2 rudy"."""
    return few(number, *_COUNTED[resource])


def amounts(resources: Mapping[Price, int]) -> str:
    """What is given, taken or paid: "1 cihlu a 2 rudy", or "nic"."""
    return listed([amount(resources[name], name) for name in RESOURCE_WORDS if resources.get(name)]) or "nic"


def counted_resources(number: int) -> str:
    """So many resources that are given, taken or paid."""
    return few(number, "surovinu", "suroviny", "surovin")


def in_store(resources: Mapping[Price, int]) -> str:
    """What there is: "1 cihla a 2 rudy", or "nic"."""
    found = [(name, resources[name]) for name in RESOURCE_WORDS if resources.get(name)]
    said = [f"1 {_ONE[name]}" if number == 1 else amount(number, name) for name, number in found]
    return listed(said) or "nic"


def magic(number: int) -> str:
    """So much magic power that is gained, spent or there."""
    return few(number, *_MAGIC)


def points(found: Sequence[tuple[str, int]]) -> str:
    """Points by kind: "1 vítězný bod, 2 body obchodu"."""
    return ", ".join(points_of(number, kind) for kind, number in found)


def points_of(number: int, kind: str) -> str:
    """So many points of one kind: "1 bod obchodu", "5 bodů síly"."""
    return few(number, *_POINTS[kind])


def counted_kind(number: int, kind: str) -> str:
    """So many cards of a kind: "2 obchodní flotily"."""
    return few(number, KIND_WORDS[kind], *KINDS[kind])

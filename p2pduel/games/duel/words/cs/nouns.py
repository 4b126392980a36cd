"""The Duel's nouns in Czech: resources, points, kinds, sets, dice symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.cs.words import listed
from p2pduel.catalogue.grammar import few

if TYPE_CHECKING:
    from p2pduel.games.duel.rules.facts import Resource

__all__ = [
    "ACTION",
    "KIND_WORDS",
    "PHASES",
    "POINT_WORDS",
    "RESOURCE_WORDS",
    "SEATS",
    "SET_WORDS",
    "SYMBOL_WORDS",
    "TITLE",
    "amount",
    "amounts",
    "counted_kind",
    "counted_resources",
    "in_store",
    "points",
]

TITLE: Final = "Knížata z Katanu"
"""The name of the game."""

SEATS: Final = ("Červený", "Modrý")
"""What players without a name are called."""

PHASES: Final = {
    "setup": "příprava hry",
    "preparation": "přípravné kolo",
    "preroll": "před hodem kostkami",
    "dice": "hod kostkami",
    "action": "akční fáze",
    "draw": "dobírání karet",
    "exchange": "výměna karty",
    "over": "konec hry",
}
"""The parts of a turn."""

ACTION: Final = "Jsi na tahu: dělej, co chceš, a potom tah ukonči."
"""What is asked in the action phase."""

RESOURCE_WORDS: Final[
    dict[Resource, str]
] = {  # in the order of the rules; the lobby has no time to load those
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihly",
    "wool": "vlna",
    "ore": "ruda",
}

_ONE: Final[dict[Resource, str]] = {
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihla",
    "wool": "vlna",
    "ore": "ruda",
}
"""One that there is."""

_COUNTED: Final[dict[Resource, tuple[str, str, str]]] = {
    "lumber": ("dřevo", "dřeva", "dřev"),
    "gold": ("zlato", "zlata", "zlat"),
    "grain": ("obilí", "obilí", "obilí"),
    "brick": ("cihlu", "cihly", "cihel"),
    "wool": ("vlnu", "vlny", "vln"),
    "ore": ("rudu", "rudy", "rud"),
}
"""The accusative after 1, 2 to 4, and 5 or more."""

POINT_WORDS: Final = {
    "victory": "vítězné body",
    "trade": "obchod",
    "strength": "síla",
    "skill": "zručnost",
    "progress": "rozvoj",
}
"""The five kinds of points."""

_POINTS: Final = {
    "victory": ("vítězný bod", "vítězné body", "vítězných bodů"),
    "trade": ("bod obchodu", "body obchodu", "bodů obchodu"),
    "strength": ("bod síly", "body síly", "bodů síly"),
    "skill": ("bod zručnosti", "body zručnosti", "bodů zručnosti"),
    "progress": ("bod rozvoje", "body rozvoje", "bodů rozvoje"),
}

KIND_WORDS: Final = {
    "road": "centrální karta",
    "settlement": "centrální karta",
    "city": "centrální karta",
    "region": "krajina",
    "building": "stavba",
    "hero": "hrdina",
    "trade_ship": "obchodní loď",
    "ship": "loď",
    "unit": "jednotka",
    "extraordinary_site": "výstavba krajiny",
    "action_neutral": "akční karta",
    "action_attack": "útok",
    "event": "událost",
}
"""What sort of card it is."""

_KINDS: Final = {
    "road": ("centrální karty", "centrálních karet"),
    "settlement": ("centrální karty", "centrálních karet"),
    "city": ("centrální karty", "centrálních karet"),
    "region": ("krajiny", "krajin"),
    "building": ("stavby", "staveb"),
    "hero": ("hrdinové", "hrdinů"),
    "trade_ship": ("obchodní lodě", "obchodních lodí"),
    "ship": ("lodě", "lodí"),
    "unit": ("jednotky", "jednotek"),
    "extraordinary_site": ("výstavby krajiny", "výstaveb krajiny"),
    "action_neutral": ("akční karty", "akčních karet"),
    "action_attack": ("útoky", "útoků"),
    "event": ("události", "událostí"),
}
"""After 2 to 4, and after 5 or more."""

SET_WORDS: Final = {
    "basic": "Základní sada",
    "gold": "Zlato",
    "turmoil": "Zmatky",
    "progress": "Rozvoj",
    "region": "krajina",
    "event": "událost",
    "deck0": "Červený balíček",
    "deck1": "Modrý balíček",
}
"""The backs of the cards."""

SYMBOL_WORDS: Final = {
    "brigand_attack": "Zloděj",
    "trade": "Obchod",
    "celebration": "Oslava",
    "plentiful_harvest": "Bohatá sklizeň",
    "event_card": "Tažení události",
}
"""The symbols of the event die."""


def amount(number: int, resource: Resource) -> str:
    """So much of a resource that is given, taken or paid: "2 rudy"."""
    return few(number, *_COUNTED[resource])


def amounts(resources: Mapping[Resource, int]) -> str:
    """What is given, taken or paid: "1 cihlu a 2 rudy", or "nic"."""
    return listed([amount(resources[name], name) for name in RESOURCE_WORDS if resources.get(name)]) or "nic"


def counted_resources(number: int) -> str:
    """So many resources that are given, taken or paid."""
    return few(number, "surovinu", "suroviny", "surovin")


def in_store(resources: Mapping[Resource, int]) -> str:
    """What there is: "1 cihla a 2 rudy", or "nic"."""
    found = [(name, resources[name]) for name in RESOURCE_WORDS if resources.get(name)]
    said = [f"1 {_ONE[name]}" if number == 1 else amount(number, name) for name, number in found]
    return listed(said) or "nic"


def points(found: Sequence[tuple[str, int]]) -> str:
    """Points by kind: "1 vítězný bod, 2 body obchodu"."""
    return ", ".join(few(number, *_POINTS[kind]) for kind, number in found)


def counted_kind(number: int, kind: str) -> str:
    """So many cards of a kind: "2 obchodní lodě"."""
    return few(number, KIND_WORDS[kind], *_KINDS[kind])

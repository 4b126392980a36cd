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

ACTION: Final = "Jsi na tahu: dělej, co chceš, a pak tah ukonči."
"""What is asked in the action phase."""

RESOURCE_WORDS: Final[dict[Resource, str]] = {
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihly",
    "wool": "vlna",
    "ore": "ruda",
}

_HAVE: Final[dict[Resource, tuple[str, str, str]]] = {
    "lumber": ("dřevo", "dřeva", "dřev"),
    "gold": ("zlato", "zlata", "zlat"),
    "grain": ("obilí", "obilí", "obilí"),
    "brick": ("cihla", "cihly", "cihel"),
    "wool": ("vlna", "vlny", "vln"),
    "ore": ("ruda", "rudy", "rud"),
}
"""What there is: one, two to four, more."""

_GIVE: Final[dict[Resource, tuple[str, str, str]]] = {
    "lumber": ("dřevo", "dřeva", "dřev"),
    "gold": ("zlato", "zlata", "zlat"),
    "grain": ("obilí", "obilí", "obilí"),
    "brick": ("cihlu", "cihly", "cihel"),
    "wool": ("vlnu", "vlny", "vln"),
    "ore": ("rudu", "rudy", "rud"),
}
"""What is given, taken or paid."""

POINT_WORDS: Final = {
    "victory": "vítězství",
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
    "action_neutral": "akce",
    "action_attack": "útok",
    "event": "událost",
}
"""What sort of card it is."""

_KINDS: Final = {
    "road": ("centrální karta", "centrální karty", "centrálních karet"),
    "settlement": ("centrální karta", "centrální karty", "centrálních karet"),
    "city": ("centrální karta", "centrální karty", "centrálních karet"),
    "region": ("krajina", "krajiny", "krajin"),
    "building": ("stavba", "stavby", "staveb"),
    "hero": ("hrdina", "hrdinové", "hrdinů"),
    "trade_ship": ("obchodní loď", "obchodní lodě", "obchodních lodí"),
    "ship": ("loď", "lodě", "lodí"),
    "unit": ("jednotka", "jednotky", "jednotek"),
    "extraordinary_site": ("výstavba krajiny", "výstavby krajiny", "výstaveb krajiny"),
    "action_neutral": ("akce", "akce", "akcí"),
    "action_attack": ("útok", "útoky", "útoků"),
    "event": ("událost", "události", "událostí"),
}

SET_WORDS: Final = {
    "basic": "Základ",
    "gold": "Zlato",
    "turmoil": "Zmatky",
    "progress": "Rozvoj",
    "region": "krajina",
    "event": "událost",
    "deck0": "balíček (Červený)",
    "deck1": "balíček (Modrý)",
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
    return few(number, *_GIVE[resource])


def amounts(resources: Mapping[Resource, int]) -> str:
    """What is given, taken or paid: "1 cihlu a 2 rudy", or "nic"."""
    return listed([amount(resources[name], name) for name in _GIVE if resources.get(name)]) or "nic"


def counted_resources(number: int) -> str:
    """So many resources that are given, taken or paid."""
    return few(number, "surovinu", "suroviny", "surovin")


def in_store(resources: Mapping[Resource, int]) -> str:
    """What there is: "1 cihla a 2 rudy", or "nic"."""
    found = [few(resources[name], *_HAVE[name]) for name in _HAVE if resources.get(name)]
    return listed(found) or "nic"


def points(found: Sequence[tuple[str, int]]) -> str:
    """Points by kind: "1 vítězný bod, 2 body obchodu"."""
    return ", ".join(few(number, *_POINTS[kind]) for kind, number in found)


def counted_kind(number: int, kind: str) -> str:
    """So many cards of a kind: "2 obchodní lodě"."""
    return few(number, *_KINDS[kind])

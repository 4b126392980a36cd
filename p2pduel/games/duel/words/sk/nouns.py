"""The Duel's nouns in Slovak: resources, points, kinds, sets, dice symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.grammar import few
from p2pduel.catalogue.sk.words import listed

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

TITLE: Final = "Catan – Duel"
"""The name of the game."""

SEATS: Final = ("Červený", "Modrý")
"""What players without a name are called."""

PHASES: Final = {
    "setup": "príprava hry",
    "preparation": "prípravné kolo",
    "preroll": "pred hodom kockami",
    "dice": "hod kockami",
    "action": "akčná fáza",
    "draw": "doberanie kariet",
    "exchange": "výmena karty",
    "over": "koniec hry",
}
"""The parts of a turn."""

ACTION: Final = "Si na ťahu: rob, čo chceš, a potom ťah ukonči."
"""What is asked in the action phase."""

RESOURCE_WORDS: Final[
    dict[Resource, str]
] = {  # in the order of the rules; the lobby has no time to load those
    "lumber": "drevo",
    "gold": "zlato",
    "grain": "obilie",
    "brick": "tehly",
    "wool": "vlna",
    "ore": "ruda",
}

_ONE: Final[dict[Resource, str]] = {
    "lumber": "drevo",
    "gold": "zlato",
    "grain": "obilie",
    "brick": "tehla",
    "wool": "vlna",
    "ore": "ruda",
}
"""One that there is."""

_COUNTED: Final[dict[Resource, tuple[str, str, str]]] = {
    "lumber": ("drevo", "drevá", "driev"),
    "gold": ("zlato", "zlatá", "zlát"),
    "grain": ("obilie", "obilia", "obilí"),
    "brick": ("tehlu", "tehly", "tehál"),
    "wool": ("vlnu", "vlny", "vĺn"),
    "ore": ("rudu", "rudy", "rúd"),
}
"""The accusative after 1, 2 to 4, and 5 or more."""

POINT_WORDS: Final = {
    "victory": "víťazné body",
    "trade": "obchod",
    "strength": "sila",
    "skill": "zručnosť",
    "progress": "rozvoj",
}
"""The five kinds of points."""

_POINTS: Final = {
    "victory": ("víťazný bod", "víťazné body", "víťazných bodov"),
    "trade": ("bod obchodu", "body obchodu", "bodov obchodu"),
    "strength": ("bod sily", "body sily", "bodov sily"),
    "skill": ("bod zručnosti", "body zručnosti", "bodov zručnosti"),
    "progress": ("bod rozvoja", "body rozvoja", "bodov rozvoja"),
}

KIND_WORDS: Final = {
    "road": "centrálna karta",
    "settlement": "centrálna karta",
    "city": "centrálna karta",
    "region": "krajina",
    "building": "stavba",
    "hero": "hrdina",
    "trade_ship": "obchodná loď",
    "ship": "loď",
    "unit": "jednotka",
    "extraordinary_site": "výstavba krajiny",
    "action_neutral": "akčná karta",
    "action_attack": "útok",
    "event": "udalosť",
}
"""What sort of card it is."""

_KINDS: Final = {
    "road": ("centrálne karty", "centrálnych kariet"),
    "settlement": ("centrálne karty", "centrálnych kariet"),
    "city": ("centrálne karty", "centrálnych kariet"),
    "region": ("krajiny", "krajín"),
    "building": ("stavby", "stavieb"),
    "hero": ("hrdinovia", "hrdinov"),
    "trade_ship": ("obchodné lode", "obchodných lodí"),
    "ship": ("lode", "lodí"),
    "unit": ("jednotky", "jednotiek"),
    "extraordinary_site": ("výstavby krajiny", "výstavieb krajiny"),
    "action_neutral": ("akčné karty", "akčných kariet"),
    "action_attack": ("útoky", "útokov"),
    "event": ("udalosti", "udalostí"),
}
"""After 2 to 4, and after 5 or more."""

SET_WORDS: Final = {
    "basic": "Základná súprava",
    "gold": "Zlato",
    "turmoil": "Zmätky",
    "progress": "Pokrok",
    "region": "krajina",
    "event": "udalosť",
    "deck0": "Červený balíček",
    "deck1": "Modrý balíček",
}
"""The backs of the cards."""

SYMBOL_WORDS: Final = {
    "brigand_attack": "Zlodej",
    "trade": "Obchod",
    "celebration": "Oslava",
    "plentiful_harvest": "Bohatý zber úrody",
    "event_card": "Otočenie karty udalosti",
}
"""The symbols of the event die."""


def amount(number: int, resource: Resource) -> str:
    """So much of a resource that is given, taken or paid: "2 rudy"."""
    return few(number, *_COUNTED[resource])


def amounts(resources: Mapping[Resource, int]) -> str:
    """What is given, taken or paid: "1 tehlu a 2 rudy", or "nič"."""
    return listed([amount(resources[name], name) for name in RESOURCE_WORDS if resources.get(name)]) or "nič"


def counted_resources(number: int) -> str:
    """So many resources that are given, taken or paid."""
    return few(number, "surovinu", "suroviny", "surovín")


def in_store(resources: Mapping[Resource, int]) -> str:
    """What there is: "1 tehla a 2 rudy", or "nič"."""
    found = [(name, resources[name]) for name in RESOURCE_WORDS if resources.get(name)]
    said = [f"1 {_ONE[name]}" if number == 1 else amount(number, name) for name, number in found]
    return listed(said) or "nič"


def points(found: Sequence[tuple[str, int]]) -> str:
    """Points by kind: "1 víťazný bod, 2 body obchodu"."""
    return ", ".join(few(number, *_POINTS[kind]) for kind, number in found)


def counted_kind(number: int, kind: str) -> str:
    """So many cards of a kind: "2 obchodné lode"."""
    return few(number, KIND_WORDS[kind], *_KINDS[kind])

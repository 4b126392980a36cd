"""Moves in Czech, for menus: what would happen if I chose this?"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import listed
from p2pduel.catalogue.grammar import Noun, few, mid
from p2pduel.catalogue.grammar_cs import cards, own, s, z
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.cs.forms import RESOURCES
from p2pduel.games.classic.words.cs.names import noun
from p2pduel.games.classic.words.cs.nouns import SYMBOL_WORDS, amount, in_store, magic, points_of
from p2pduel.games.classic.words.cs.spots import stack, town, where
from p2pduel.games.classic.words.things import Spot, Standing, Town, Zone, is_person

__all__ = [
    "ACCEPT",
    "DECLINE",
    "DEFEND",
    "DONE",
    "DONE_ELSE",
    "END",
    "KEEP",
    "LET_GO",
    "OFFER",
    "PASS",
    "PASSES",
    "PLUNDER",
    "RAISE",
    "ROLL",
    "WORK",
    "arrange",
    "build",
    "build_end",
    "build_on",
    "bury",
    "cast",
    "conjure",
    "copy",
    "demand",
    "demolish",
    "discard",
    "draw",
    "empty_store",
    "fates",
    "fetch",
    "form",
    "give",
    "lay",
    "lift",
    "lose",
    "name",
    "name_amount",
    "name_kind",
    "name_site",
    "name_town",
    "name_zone",
    "pay",
    "pick",
    "play",
    "put",
    "redeem",
    "search",
    "sell",
    "set_die",
    "set_face",
    "spare",
    "swap",
    "take",
    "take_card",
    "trade",
    "turn_to",
    "under",
    "use",
    "want",
]

ROLL: Final = "Hodit kostkami"
END: Final = "Ukončit akční fázi"
DEFEND: Final = "Bránit se hodem"
KEEP: Final = "Nechat si kartu"
OFFER: Final = "Nabídnout protihráči výměnu"
ACCEPT: Final = "Přijmout nabídku"
DECLINE: Final = "Odmítnout nabídku"
RAISE: Final = "Zvýšit Vítězný oblouk"
PLUNDER: Final = "Vzít si 2 suroviny"
LET_GO: Final = "Nechat propadnout: není místo"
PASSES: Final = {
    "exchange": "Nechat si karty",
    "reaction": "Nezahrát žádnou kartu",
    "counter": "Nechat kartu působit",
    "jump": "Nechat čas plynout",
    "ward": "Nechat to být, bez hodu",
    "rob": "Nevzít si žádnou kartu",
    "take_card": "Nevzít si žádnou kartu",
    "master_builder": "Neprohlížet žádný balíček",
    "form": "Netvořit žádný balíček",
    "dig": "Vzít si jen suroviny",
    "offer": "Nenabízet nic",
    "new_land": "Nechat si svou krajinu",
    "name": "Neoznačit nic",
}
"""Question -> what it means to pass."""
PASS: Final = "Vynechat"
DONE: Final = {
    "demand": "To je všechno",
    "barter": "To je všechno",
    "rearrange": "Nechat krajiny, jak jsou",
    "name": "Tyto",
    "offer": "Předložit tuto nabídku",
}
"""Question -> what it means to be done."""
DONE_ELSE: Final = "Hotovo"
WORK: Final = {
    "make": "Vyrobit bod obchodu ze 2 surovin krajiny",
    "demand": "Vyměnit bod obchodu za 1 surovinu protihráče",
}
"""What a card with trade points can do."""

_ABOVE: Final = {"city": "město", "citadel": "citadelu", "metropolis": "metropoli"}
"""What a settlement or city becomes."""


def _price(cost: Mapping[Price, int]) -> str:
    return f" ({in_store(cost)})" if cost else ""


def _thing(thing: Standing | str) -> str:
    """A standing card, or a region: "Klášter nad levým městem", "Les 2"."""
    if isinstance(thing, str):
        return noun(thing).acc
    return f"{mid(noun(thing.face).acc)} {where(thing.spot)}"


def _called(thing: Standing | str) -> str:
    """The same where nothing is done to it: "Arsa nad Pahorkatinou 3"."""
    if isinstance(thing, str):
        return noun(thing).nom
    return f"{mid(noun(thing.face).nom)} {where(thing.spot)}"


def _from(thing: Standing | str) -> str:
    """Out of a region, or of a card by its name alone."""
    return f"z karty {noun(thing.face).nom}" if isinstance(thing, Standing) else z(noun(thing).gen)


def _onto(thing: Standing | str) -> str:
    """On a region, or on a card by its name alone."""
    return f"na kartu {noun(thing.face).nom}" if isinstance(thing, Standing) else f"na {noun(thing).acc}"


def _stack(zone: Zone) -> Noun:
    """A stack, to its owner: "svůj balíček 2"."""
    return own(stack(zone))


# -- building and playing ------------------------------------------------------------------------


def build(face: str, spot: Spot, near: Sequence[str], cost: Mapping[Price, int]) -> str:
    """A card on a site; near are the regions it touches, where they matter."""
    touching = f", sousedí {listed([s(noun(region).ins) for region in near])}" if near else ""
    verb = "Vyložit" if is_person(face) else "Postavit"
    return f"{verb} {mid(noun(face).acc)} {where(spot)}{_price(cost)}{touching}"


def build_on(face: str, place: Town, cost: Mapping[Price, int]) -> str:
    """A city or citadel over a settlement, a metropolis over a city."""
    return f"Přestavět {town(place).acc} na {_ABOVE[face]}{_price(cost)}"


def build_end(face: str, end: str, helper: str, cost: Mapping[Price, int]) -> str:
    """A road or settlement at an end of the line, perhaps with a Scout."""
    by = f" pomocí {noun(helper).gen}" if helper else ""
    return f"Postavit {noun(face).acc} {end}{by}{_price(cost)}"


def play(face: str, cost: Mapping[Price, int]) -> str:
    """An action card."""
    return f"Zahrát {noun(face).acc}{_price(cost)}"


def cast(thing: Standing | str, number: int) -> str:
    """A spell of a standing book; number: the magic power it costs."""
    return f"Kouzlit: {noun(thing.face if isinstance(thing, Standing) else thing).nom} ({magic(number)})"


def use(thing: Standing | str, cost: Mapping[Price, int]) -> str:
    """A standing card is used; cost: of using it."""
    return f"Použít {_thing(thing)}{_price(cost)}"


def conjure(thing: Standing | str, resource: Price) -> str:
    """A wizard turns a resource of the region into magic power."""
    return f"Proměnit {amount(1, resource)} v kouzelnou sílu: {_called(thing)}"


def empty_store(thing: Standing | str, number: int, resource: Price) -> str:
    """What lies in a store goes to the regions."""
    return f"Vyprázdnit {_thing(thing)}: {amount(number, resource)}"


def sell(face: str) -> str:
    """An action card is sold for a resource."""
    return f"Prodat {noun(face).acc} za 1 surovinu"


def demolish(thing: Standing | str) -> str:
    """Take a card of one's own away."""
    dismissed = isinstance(thing, Standing) and is_person(thing.face)
    return f"{'Odstranit' if dismissed else 'Zbořit'} {_thing(thing)}"


def redeem(thing: Standing | str, cost: Mapping[Price, int]) -> str:
    """Buy a pawned building back."""
    return f"Vyplatit ze zástavy {_thing(thing)}{_price(cost)}"


def lift(zone: Zone, cost: Mapping[Price, int]) -> str:
    """Pay for a Ban to be lifted."""
    return f"Sejmout Církevní kletbu {z(_stack(zone).gen)}{_price(cost)}"


# -- resources -----------------------------------------------------------------------------------


def trade(number: int, given: Price, region: str, wanted: Price) -> str:
    """A trade with the bank; region: where from, if that matters."""
    source = f" {z(noun(region).gen)}" if region else ""
    return f"Vyměnit {amount(number, given)}{source} za {amount(1, wanted)}"


def pay(sources: Sequence[tuple[int, Standing | str]]) -> str:
    """So many from each of these: regions, stores, wizards, counters."""
    return f"Zaplatit {listed([f'{number} {_from(thing)}' for number, thing in sources])}"


def lose(sources: Sequence[tuple[int, Standing | str]]) -> str:
    """So many of each of these are lost."""
    return f"Ztratit {listed([f'{number} {_from(thing)}' for number, thing in sources])}"


def put(stores: Sequence[tuple[int, Standing | str]]) -> str:
    """So many to each of these regions or stores."""
    return f"Uložit {listed([f'{number} {_onto(thing)}' for number, thing in stores])}"


def take(resource: Price, region: str) -> str:
    """A resource, and where it goes; nowhere, if there is no room."""
    if not region:
        return f"Vzít si {amount(1, resource)} (není místo: propadne)"
    return f"Vzít si {amount(1, resource)} na {noun(region).acc}"


def demand(resource: Price) -> str:
    """A resource of the other side."""
    return f"Požadovat {amount(1, resource)}"


def give(resource: Price) -> str:
    """A resource that is given or handed in."""
    return f"Dát {amount(1, resource)}"


def want(resource: Price) -> str:
    """A resource that an offer asks for."""
    return f"Chtít {amount(1, resource)}"


def spare(resource: Price) -> str:
    """What of a price is spared."""
    return f"Vynechat {amount(1, resource)}"


# -- what a card asks to be named ----------------------------------------------------------------


def name(thing: Standing | str) -> str:
    """A standing card or a region."""
    return f"Vybrat {_thing(thing)}"


def name_zone(zone: Zone) -> str:
    """A stack or pile."""
    return f"Vybrat {_stack(zone).acc}"


def name_site(spot: Spot) -> str:
    """A place for a card that moves."""
    return f"Umístit {where(spot)}"


def name_town(place: Town) -> str:
    """A settlement or city."""
    return f"Vybrat {town(place).acc}"


def name_kind(resource: Price) -> str:
    """A kind of resource."""
    return f"Vybrat {RESOURCES[resource]}"


def name_amount(number: int, resource: Price) -> str:
    """So much of a resource."""
    return f"Vybrat {amount(number, resource)}"


def set_die(number: int) -> str:
    """What the production die shall show."""
    return f"Nastavit kostku výnosů na {number}"


def set_face(symbol: str) -> str:
    """What the event die shall show."""
    return f"Nastavit kostku událostí: {SYMBOL_WORDS[symbol]}"


def turn_to(kind: str) -> str:
    """Which points a Brewery brings."""
    return f"Vybrat {points_of(2, kind)}"


def copy(face: str) -> str:
    """Which building a Secret Society copies."""
    return f"Napodobit {noun(face).acc}"


def fates(number: int) -> str:
    """So many events go under the deck."""
    if not number:
        return "Nechat všechny nahoře"
    return f"Vložit {few(number, 'událost', 'události', 'událostí')} pod balíček"


# -- cards of hands and stacks -------------------------------------------------------------------


def fetch(face: str) -> str:
    """A card of the discard pile."""
    return f"Vzít si {noun(face).acc}"


def discard(face: str) -> str:
    """A card of the hand goes to the discard pile."""
    return f"Odložit {mid(noun(face).acc)} na odhazovací balíček"


def take_card(face: str, zone: Zone) -> str:
    """A card of a stack; face is empty where it is not known."""
    return f"Vzít si {mid(noun(face).acc) if face else 'kartu'} {z(_stack(zone).gen)}"


def pick(count: int, faces: Sequence[str]) -> str:
    """Cards of those that are shown, by name where they are known."""
    return f"Vzít si {listed([noun(face).acc for face in faces]) if faces else cards(count)}"


def arrange(order: Sequence[int], zone: Zone) -> str:
    """An order of cards by the places they had, the top one first; empty where it is not known."""
    how = f"v pořadí {', '.join(map(str, order))}" if order else "v novém pořadí"
    return f"Vrátit je na {_stack(zone).acc} {how}"


def draw(zone: Zone) -> str:
    """The top card of a stack."""
    return f"Dobrat si {z(_stack(zone).gen)}"


def search(zone: Zone) -> str:
    """Look a stack through for a card."""
    return f"Prohledat {_stack(zone).acc}"


def form(zone: Zone) -> str:
    """Make an empty stack anew of the discard pile."""
    return f"Utvořit znovu {_stack(zone).acc}"


def under(zone: Zone) -> str:
    """Where a card goes that everybody knows."""
    return f"Vložit pod {_stack(zone).acc}"


def bury(face: str, zone: Zone) -> str:
    """Put a card of the hand under a stack; face is empty where it is not known."""
    return f"Vložit {mid(noun(face).acc) if face else 'kartu'} pod {_stack(zone).acc}"


# -- regions -------------------------------------------------------------------------------------


def swap(faces: Sequence[str]) -> str:
    """Two regions change places."""
    return f"Prohodit {listed([noun(face).acc for face in faces])}"


def lay(face: str, above: bool) -> str:
    """A new region, above or below."""
    return f"Položit {noun(face).acc} {'nahoru' if above else 'dolů'}"

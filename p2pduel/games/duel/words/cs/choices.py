"""Moves in Czech, for menus: what would happen if I chose this?"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import listed
from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_cs import cards as counted_cards
from p2pduel.catalogue.grammar_cs import own, s, z
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.cs.names import noun
from p2pduel.games.duel.words.cs.nouns import SET_WORDS, amount, in_store
from p2pduel.games.duel.words.cs.spots import stack, town, where
from p2pduel.games.duel.words.things import Held, Spot, Standing, Town, Zone, is_unit

__all__ = [
    "DEFEND",
    "DONE",
    "DONE_ELSE",
    "END",
    "LET_GO",
    "PASS",
    "PASSES",
    "PAY_GOLD",
    "ROLL",
    "build",
    "build_city",
    "build_end",
    "bury",
    "buy",
    "demand",
    "demolish",
    "draw",
    "fetch",
    "give",
    "lay",
    "lose",
    "name",
    "pay",
    "play",
    "play_at",
    "play_die",
    "play_fill",
    "play_swap",
    "put",
    "search",
    "spare",
    "swap",
    "take",
    "take_card",
    "take_cards",
    "tithe",
    "trade",
    "under",
]

ROLL: Final = "Hodit kostkami"
END: Final = "Ukončit akční fázi"
DEFEND: Final = "Bránit se hodem"
PAY_GOLD: Final = "Zaplatit zlato"
LET_GO: Final = "Nechat propadnout: není místo"
PASSES: Final = {
    "exchange": "Nechat si karty",
    "prepare": "Nic nestavět",
    "reaction": "Nezahrát žádnou kartu",
    "defend": "Nebránit se hodem",
    "buy": "Už nic nekupovat",
    "library": "Neprohlížet žádný balíček",
    "rob": "Nevzít si žádnou kartu",
}
"""Question -> what it means to pass."""
PASS: Final = "Vynechat"
DONE: Final = {
    "demand": "To je všechno",
    "rearrange": "Nechat krajiny, jak jsou",
    "name": "Tyto karty",
}
"""Question -> what it means to be done."""
DONE_ELSE: Final = "Hotovo"

_TYPES: Final[dict[Resource, str]] = {
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihly",
    "wool": "vlnu",
    "ore": "rudu",
}


def _back(back: str) -> str:
    return f" ({SET_WORDS[back]})" if back else ""


def _acc(card: Held) -> str:
    return noun(card.face).acc + _back(card.back)


def _mid(card: Held) -> str:
    return mid(noun(card.face).acc + _back(card.back))


def _price(cost: Mapping[Resource, int]) -> str:
    return f" ({in_store(cost)})" if cost else ""


def _thing(thing: Standing | str) -> str:
    """A standing card, or a region: "Klášter nad levým městem", "Les 2"."""
    if isinstance(thing, str):
        return noun(thing).acc
    return f"{mid(noun(thing.face).acc + _back(thing.back))} {where(thing.spot)}"


def _onto(face: str) -> str:
    """A region, or the Gold Cache."""
    return f"do {noun(face).gen}" if face == "gold_cache" else f"na {noun(face).acc}"


def build(card: Held, spot: Spot, near: Sequence[str], cost: Mapping[Resource, int]) -> str:
    """A card on a site; near are the regions it touches, where they matter."""
    touching = f", sousedí {listed([s(noun(face).ins) for face in near])}" if near else ""
    verb = "Vyložit" if is_unit(card.face) else "Postavit"
    return f"{verb} {_mid(card)} {where(spot)}{_price(cost)}{touching}"


def build_city(place: Town, cost: Mapping[Resource, int]) -> str:
    """A city over a settlement."""
    return f"Přestavět {town(place).acc} na město{_price(cost)}"


def build_end(face: str, end: str, helper: Held | None, cost: Mapping[Resource, int]) -> str:
    """A road or settlement at an end of the line, perhaps with a Scout."""
    by = f" pomocí {noun(helper.face).gen}{_back(helper.back)}" if helper is not None else ""
    return f"Postavit {noun(face).acc} {end}{by}{_price(cost)}"


def play(card: Held, target: str) -> str:
    """An action card; target: what it aims at as the move writes it, or empty."""
    return f"Zahrát {_acc(card)}: {target}" if target else f"Zahrát {_acc(card)}"


def play_die(card: Held, number: str) -> str:
    """A card that sets the production die."""
    return f"Zahrát {_acc(card)}: nastavit kostku výnosů na {number}"


def play_swap(card: Held, things: Sequence[Standing | str]) -> str:
    """A card that swaps two things."""
    return f"Zahrát {_acc(card)}: prohodit {listed([_thing(thing) for thing in things])}"


def play_fill(card: Held, region: str) -> str:
    """A card that fills a region."""
    return f"Zahrát {_acc(card)}: naplnit {noun(region).acc}"


def play_at(card: Held, thing: Standing | str) -> str:
    """A card that works at another one."""
    if isinstance(thing, str):
        return f"Zahrát {_acc(card)}: u {noun(thing).gen}"
    at = f"{mid(noun(thing.face).gen + _back(thing.back))} {where(thing.spot)}"
    return f"Zahrát {_acc(card)}: u {at}"


def trade(number: int, given: Resource, region: str, wanted: Resource) -> str:
    """A trade; region: where from, if that matters."""
    source = f" {z(noun(region).gen)}" if region else ""
    return f"Vyměnit {amount(number, given)}{source} za {amount(1, wanted)}"


def demolish(thing: Standing | str) -> str:
    """Take a card of one's own away."""
    unit = not isinstance(thing, str) and is_unit(thing.face)
    return f"{'Odstranit' if unit else 'Zbořit'} {_thing(thing)}"


def lose(thing: Standing | str) -> str:
    """Choose which card is lost."""
    return f"Obětovat {_thing(thing)}"


def name(thing: Standing | str) -> str:
    """Choose a card of the other side."""
    return f"Označit {_thing(thing)}"


def pay(sources: Sequence[tuple[int, str]]) -> str:
    """So many from each of these regions."""
    return f"Zaplatit {listed([f'{number} {z(noun(face).gen)}' for number, face in sources])}"


def give(resource: Resource, source: str) -> str:
    """A resource for the other side."""
    return f"Dát {amount(1, resource)} {z(noun(source).gen)}"


def tithe(resource: Resource) -> str:
    """Which type to take."""
    return f"Vzít si {_TYPES[resource]}"


def take(resource: Resource, store: str) -> str:
    """A resource, and where it goes; nowhere, if there is no room."""
    if not store:
        return f"Vzít si {amount(1, resource)} (není místo: propadne)"
    return f"Vzít si {amount(1, resource)} {_onto(store)}"


def put(stores: Sequence[tuple[int, str]]) -> str:
    """So many to each of these regions."""
    return f"Uložit {listed([f'{number} {_onto(face)}' for number, face in stores])}"


def take_card(card: Held | None, zone: Zone) -> str:
    """A card of a stack."""
    return f"Vzít si {_mid(card) if card else 'kartu'} {z(own(stack(zone)).gen)}"


def take_cards(count: int, cards: Sequence[Held]) -> str:
    """Cards of those that are shown, by name where they are known."""
    return f"Vzít si {listed([_acc(card) for card in cards]) if cards else counted_cards(count)}"


def fetch(card: Held) -> str:
    """A card of the discard pile."""
    return f"Vzít si {_acc(card)}"


def draw(zone: Zone) -> str:
    """The top card of a stack."""
    return f"Dobrat si {z(own(stack(zone)).gen)}"


def search(zone: Zone) -> str:
    """Look a stack through for a card."""
    return f"Prohledat {own(stack(zone)).acc}"


def under(zone: Zone) -> str:
    """Where a card goes that everybody knows."""
    return f"Vložit pod {own(stack(zone)).acc}"


def bury(card: Held | None, zone: Zone) -> str:
    """Put a card of the hand under a stack."""
    return f"Vložit {_mid(card) if card else 'kartu'} pod {own(stack(zone)).acc}"


def swap(things: Sequence[Standing | str]) -> str:
    """Two regions, or two cards, change places."""
    return f"Prohodit {listed([_thing(thing) for thing in things])}"


def demand(resource: Resource) -> str:
    """A resource of the other side."""
    return f"Požadovat {amount(1, resource)}"


def spare(resource: Resource) -> str:
    """What of a price is spared."""
    return f"Vynechat {amount(1, resource)}"


def buy(resource: Resource) -> str:
    """A resource for gold."""
    return f"Koupit {amount(1, resource)} za {amount(1, 'gold')}"


def lay(face: str, above: bool) -> str:
    """A new region, above or below."""
    return f"Položit {noun(face).acc} {'nahoru' if above else 'dolů'}"

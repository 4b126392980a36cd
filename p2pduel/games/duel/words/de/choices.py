"""Moves in English, for menus: what would happen if I chose this?"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import listed
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import RESOURCE_WORDS, SET_WORDS, amount, amounts
from p2pduel.games.duel.words.de.spots import stack, town, where
from p2pduel.games.duel.words.things import Held, Spot, Standing, Town, Zone

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

ROLL: Final = "Würfeln"
END: Final = "Die Aktionsphase beenden"
DEFEND: Final = "Dagegen würfeln"
PAY_GOLD: Final = "Das Gold zahlen"
LET_GO: Final = "Verfallen lassen: es ist kein Platz"
PASSES: Final = {
    "exchange": "Deine Karten behalten",
    "prepare": "Nichts bauen",
    "reaction": "Keine Karte dagegen spielen",
    "defend": "Geschehen lassen, ohne Wurf",
    "buy": "Nichts mehr kaufen",
    "library": "Keinen Stapel durchsehen",
    "rob": "Keine Karte nehmen",
}
"""Question -> what it means to pass."""
PASS: Final = "Passen"
DONE: Final = {
    "demand": "Das ist alles",
    "rearrange": "Die Landschaften lassen, wie sie sind",
    "name": "Diese",
}
"""Question -> what it means to be done."""
DONE_ELSE: Final = "Fertig"


def _back(back: str) -> str:
    return f" ({SET_WORDS[back]})" if back else ""


def _name(card: Held) -> str:
    return noun(card.face).nom + _back(card.back)


def _price(cost: Mapping[Resource, int]) -> str:
    return f" ({amounts(cost)})" if cost else ""


def _thing(thing: Standing | str) -> str:
    """A standing card, or a region: "Kloster über der linken Stadt", "Wald 2"."""
    if isinstance(thing, str):
        return noun(thing).nom
    return f"{noun(thing.face).nom}{_back(thing.back)} {where(thing.spot)}"


def _store(face: str) -> str:
    """A region, or the Gold Cache."""
    return noun(face).nom


def build(card: Held, spot: Spot, near: Sequence[str], cost: Mapping[Resource, int]) -> str:
    """A card on a site; near are the regions it touches, where they matter."""
    touching = f", neben {listed([noun(face).nom for face in near])}" if near else ""
    return f"Bauen: {_name(card)} {where(spot)}{_price(cost)}{touching}"


def build_city(place: Town, cost: Mapping[Resource, int]) -> str:
    """A city over a settlement."""
    return f"Zur Stadt ausbauen: {town(place).nom}{_price(cost)}"


def build_end(face: str, end: str, helper: Held | None, cost: Mapping[Resource, int]) -> str:
    """A road or settlement at an end of the line, perhaps with a Scout."""
    by = f" mit {_name(helper)}" if helper is not None else ""
    return f"Bauen: {noun(face).nom} {end}{by}{_price(cost)}"


def play(card: Held, target: str) -> str:
    """An action card; target: what it aims at as the move writes it, or empty."""
    return f"Spielen: {_name(card)} {target}" if target else f"Spielen: {_name(card)}"


def play_die(card: Held, number: str) -> str:
    """A card that sets the production die."""
    return f"Spielen: {_name(card)}, den Ertragswürfel auf {number} stellen"


def play_swap(card: Held, things: Sequence[Standing | str]) -> str:
    """A card that swaps two things."""
    return f"Spielen: {_name(card)}, vertauschen: {listed([_thing(thing) for thing in things])}"


def play_fill(card: Held, region: str) -> str:
    """A card that fills a region."""
    return f"Spielen: {_name(card)}, auffüllen: {noun(region).nom}"


def play_at(card: Held, thing: Standing | str) -> str:
    """A card that works at another one."""
    return f"Spielen: {_name(card)}, bei: {_thing(thing)}"


def trade(number: int, given: Resource, region: str, wanted: Resource) -> str:
    """A trade; region: where from, if that matters."""
    source = f" von {noun(region).nom}" if region else ""
    return f"Tauschen: {amount(number, given)}{source} gegen {amount(1, wanted)}"


def demolish(thing: Standing | str) -> str:
    """Take a card of one's own away."""
    return f"Abreißen: {_thing(thing)}"


def lose(thing: Standing | str) -> str:
    """Choose which card is lost."""
    return f"Aufgeben: {_thing(thing)}"


def name(thing: Standing | str) -> str:
    """Choose a card of the other side."""
    return f"Benennen: {_thing(thing)}"


def pay(sources: Sequence[tuple[int, str]]) -> str:
    """So many from each of these regions."""
    return f"Zahlen: {listed([f'{number} von {_store(face)}' for number, face in sources])}"


def give(resource: Resource, source: str) -> str:
    """A resource for the other side."""
    return f"Geben: {amount(1, resource)} von {_store(source)}"


def tithe(resource: Resource) -> str:
    """Which type to take."""
    return f"{RESOURCE_WORDS[resource]} nehmen"


def take(resource: Resource, store: str) -> str:
    """A resource, and where it goes; nowhere, if there is no room."""
    if not store:
        return f"Nehmen: {amount(1, resource)} (kein Platz: verloren)"
    return f"Nehmen: {amount(1, resource)}, {'in' if store == 'gold_cache' else 'auf'} {_store(store)}"


def put(stores: Sequence[tuple[int, str]]) -> str:
    """So many to each of these regions."""
    where = [f"{number} {'in' if face == 'gold_cache' else 'auf'} {_store(face)}" for number, face in stores]
    return f"Ablegen: {listed(where)}"


def take_card(card: Held | None, zone: Zone) -> str:
    """A card of a stack."""
    return f"Nehmen: {_name(card) if card else 'eine Karte'}; von: {stack(zone).nom}"


def take_cards(count: int, cards: Sequence[Held]) -> str:
    """Cards of those that are shown, by name where they are known."""
    return f"Nehmen: {listed([_name(card) for card in cards])}" if cards else f"Nehmen: {count} der Karten"


def fetch(card: Held) -> str:
    """A card of the discard pile."""
    return f"Nehmen: {_name(card)}"


def draw(zone: Zone) -> str:
    """The top card of a stack."""
    return f"Ziehen von: {stack(zone).nom}"


def search(zone: Zone) -> str:
    """Look a stack through for a card."""
    return f"Durchsuchen: {stack(zone).nom}"


def under(zone: Zone) -> str:
    """Where a card goes that everybody knows."""
    return f"Darunter legen: {stack(zone).nom}"


def bury(card: Held | None, zone: Zone) -> str:
    """Put a card of the hand under a stack."""
    return f"Weglegen: {_name(card) if card else 'eine Karte'} unter {stack(zone).nom}"


def swap(things: Sequence[Standing | str]) -> str:
    """Two regions, or two cards, change places."""
    return f"Vertauschen: {listed([_thing(thing) for thing in things])}"


def demand(resource: Resource) -> str:
    """A resource of the other side."""
    return f"Verlangen: {amount(1, resource)}"


def spare(resource: Resource) -> str:
    """What of a price is spared."""
    return f"Weglassen: {amount(1, resource)}"


def buy(resource: Resource) -> str:
    """A resource for gold."""
    return f"Kaufen: {amount(1, resource)} für {amount(1, 'gold')}"


def lay(face: str, above: bool) -> str:
    """A new region, above or below."""
    return f"{noun(face).nom} nach {'oben' if above else 'unten'} legen"

"""Moves in English, for menus: what would happen if I chose this?"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import listed
from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_en import a, the
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.en.names import noun
from p2pduel.games.duel.words.en.nouns import RESOURCE_WORDS, SET_WORDS, amount, amounts
from p2pduel.games.duel.words.en.spots import side, stack, town, where
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

ROLL: Final = "Roll the dice"
END: Final = "End the action phase"
DEFEND: Final = "Roll the die against it"
PAY_GOLD: Final = "Pay the gold"
LET_GO: Final = "Let it go: there is no room"
PASSES: Final = {
    "exchange": "Keep your cards",
    "prepare": "Build nothing",
    "reaction": "Play no card against it",
    "defend": "Let it happen, without a roll",
    "buy": "Buy nothing more",
    "library": "Look through no stack",
    "rob": "Take no card",
}
"""Question -> what it means to pass."""
PASS: Final = "Pass"
DONE: Final = {"demand": "That is all", "rearrange": "Leave the regions as they are", "name": "These"}
"""Question -> what it means to be done."""
DONE_ELSE: Final = "Done"


def _back(back: str) -> str:
    return f" ({SET_WORDS[back]})" if back else ""


def _a(card: Held) -> str:
    return mid(a(noun(card.face))) + _back(card.back)


def _name(card: Held) -> str:
    return noun(card.face).nom + _back(card.back)


def _mid(card: Held) -> str:
    return mid(noun(card.face).nom) + _back(card.back)


def _price(cost: Mapping[Resource, int]) -> str:
    return f" ({amounts(cost)})" if cost else ""


def _thing(thing: Standing | str) -> str:
    """A standing card, or a region: "the Abbey above the left city", "Forest 2"."""
    if isinstance(thing, str):
        return noun(thing).nom
    return f"{mid(the(noun(thing.face)))}{_back(thing.back)} {where(thing.spot)}"


def _store(face: str) -> str:
    """A region, or the Gold Cache."""
    return the(noun(face)) if face == "gold_cache" else noun(face).nom


def build(card: Held, spot: Spot, near: Sequence[str], cost: Mapping[Resource, int]) -> str:
    """A card on a site; near are the regions it touches, where they matter."""
    touching = f", touching {listed([noun(face).nom for face in near])}" if near else ""
    return f"Build {_a(card)} {where(spot)}{_price(cost)}{touching}"


def build_city(place: Town, cost: Mapping[Resource, int]) -> str:
    """A city over a settlement."""
    return f"Build a City on {town(place).nom}{_price(cost)}"


def build_end(face: str, end: str, helper: Held | None, cost: Mapping[Resource, int]) -> str:
    """A road or settlement at an end of the line, perhaps with a Scout."""
    by = f" with {_a(helper)}" if helper is not None else ""
    return f"Build {a(noun(face))} {end}{by}{_price(cost)}"


def play(card: Held, target: str) -> str:
    """An action card; target: what it aims at as the move writes it, or empty."""
    return f"Play {_name(card)} {target}" if target else f"Play {_name(card)}"


def play_die(card: Held, number: str) -> str:
    """A card that sets the production die."""
    return f"Play {_name(card)}: set the production die to {number}"


def play_swap(card: Held, things: Sequence[Standing | str]) -> str:
    """A card that swaps two things."""
    return f"Play {_name(card)}: swap {listed([_thing(thing) for thing in things])}"


def play_fill(card: Held, region: str) -> str:
    """A card that fills a region."""
    return f"Play {_name(card)}: fill {noun(region).nom}"


def play_at(card: Held, thing: Standing | str) -> str:
    """A card that works at another one."""
    return f"Play {_name(card)}: at {_thing(thing)}"


def trade(number: int, given: Resource, region: str, wanted: Resource) -> str:
    """A trade; region: where from, if that matters."""
    source = f" from {noun(region).nom}" if region else ""
    return f"Trade {amount(number, given)}{source} for {amount(1, wanted)}"


def demolish(thing: Standing | str) -> str:
    """Take a card of one's own away."""
    return f"Demolish {_thing(thing)}"


def lose(thing: Standing | str) -> str:
    """Choose which card is lost."""
    return f"Give up {_thing(thing)}"


def name(thing: Standing | str) -> str:
    """Choose a card of the other side."""
    return f"Name {_thing(thing)}"


def pay(sources: Sequence[tuple[int, str]]) -> str:
    """So many from each of these regions."""
    return f"Pay {listed([f'{number} from {_store(face)}' for number, face in sources])}"


def give(resource: Resource, source: str) -> str:
    """A resource for the other side."""
    return f"Give {amount(1, resource)} from {_store(source)}"


def tithe(resource: Resource) -> str:
    """Which type to take."""
    return f"Take {RESOURCE_WORDS[resource]}"


def take(resource: Resource, store: str) -> str:
    """A resource, and where it goes; nowhere, if there is no room."""
    if not store:
        return f"Take {amount(1, resource)} (no room: it is lost)"
    return f"Take {amount(1, resource)}, {'in' if store == 'gold_cache' else 'on'} {_store(store)}"


def put(stores: Sequence[tuple[int, str]]) -> str:
    """So many to each of these regions."""
    where = [f"{number} {'in' if face == 'gold_cache' else 'on'} {_store(face)}" for number, face in stores]
    return f"Put {listed(where)}"


def take_card(card: Held | None, zone: Zone) -> str:
    """A card of a stack."""
    return f"Take {_mid(card) if card else 'a card'} from {stack(zone).nom}"


def take_cards(count: int, cards: Sequence[Held]) -> str:
    """Cards of those that are shown, by name where they are known."""
    return f"Take {listed([_name(card) for card in cards])}" if cards else f"Take {count} of the cards"


def fetch(card: Held) -> str:
    """A card of the discard pile."""
    return f"Take {_name(card)}"


def draw(zone: Zone) -> str:
    """The top card of a stack."""
    return f"Draw from {stack(zone).nom}"


def search(zone: Zone) -> str:
    """Look a stack through for a card."""
    return f"Search {stack(zone).nom}"


def under(zone: Zone) -> str:
    """Where a card goes that everybody knows."""
    return f"Put it under {stack(zone).nom}"


def bury(card: Held | None, zone: Zone) -> str:
    """Put a card of the hand under a stack."""
    return f"Put {_mid(card) if card else 'a card'} under {stack(zone).nom}"


def swap(things: Sequence[Standing | str]) -> str:
    """Two regions, or two cards, change places."""
    return f"Swap {listed([_thing(thing) for thing in things])}"


def demand(resource: Resource) -> str:
    """A resource of the other side."""
    return f"Demand {amount(1, resource)}"


def spare(resource: Resource) -> str:
    """What of a price is spared."""
    return f"Leave out {amount(1, resource)}"


def buy(resource: Resource) -> str:
    """A resource for gold."""
    return f"Buy {amount(1, resource)} for {amount(1, 'gold')}"


def lay(face: str, above: bool) -> str:
    """A new region, above or below."""
    return f"Lay {noun(face).nom} {side(above)}"

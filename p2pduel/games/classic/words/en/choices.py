"""Moves in English, for menus: what would happen if I chose this?"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import listed
from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_en import a, the
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.en.names import noun
from p2pduel.games.classic.words.en.nouns import (
    RESOURCE_WORDS,
    SYMBOL_WORDS,
    amount,
    amounts,
    magic,
    points_of,
)
from p2pduel.games.classic.words.en.spots import side, stack, town, where
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

ROLL: Final = "Roll the dice"
END: Final = "End the action part"
DEFEND: Final = "Roll the die against it"
KEEP: Final = "Keep the card"
OFFER: Final = "Offer your opponent a trade"
ACCEPT: Final = "Accept the offer"
DECLINE: Final = "Decline the offer"
RAISE: Final = "Raise the Triumphal Arch"
PLUNDER: Final = "Take 2 resources"
LET_GO: Final = "Let it go: there is no room"
PASSES: Final = {
    "exchange": "Keep your cards",
    "reaction": "Play no card against it",
    "counter": "Let the card take effect",
    "jump": "Let time run on",
    "ward": "Let it happen, without a roll",
    "rob": "Take no card",
    "take_card": "Take no card",
    "master_builder": "Look through no stack",
    "form": "Make no stack anew",
    "dig": "Take resources only",
    "offer": "Drop the offer",
    "new_land": "Keep your region",
    "name": "Name nothing",
}
"""Question -> what it means to pass."""
PASS: Final = "Pass"
DONE: Final = {
    "demand": "That is all",
    "barter": "That is all",
    "rearrange": "Leave the regions as they are",
    "name": "These",
    "offer": "Make this offer",
}
"""Question -> what it means to be done."""
DONE_ELSE: Final = "Done"
WORK: Final = {
    "make": "Make a trade point of 2 resources of the region",
    "demand": "Give up a trade point for 1 resource of your opponent",
}
"""What a card with trade points can do."""


def _price(cost: Mapping[Price, int]) -> str:
    return f" ({amounts(cost)})" if cost else ""


def _thing(thing: Standing | str) -> str:
    """A standing card, or a region: "the Abbey above the left city", "Forest 2"."""
    if isinstance(thing, str):
        return noun(thing).nom
    return f"{mid(the(noun(thing.face)))} {where(thing.spot)}"


# -- building and playing ------------------------------------------------------------------------


def build(face: str, spot: Spot, near: Sequence[str], cost: Mapping[Price, int]) -> str:
    """A card on a site; near are the regions it touches, where they matter."""
    touching = f", touching {listed([noun(region).nom for region in near])}" if near else ""
    verb = "Lay out" if is_person(face) else "Build"
    return f"{verb} {mid(a(noun(face)))} {where(spot)}{_price(cost)}{touching}"


def build_on(face: str, place: Town, cost: Mapping[Price, int]) -> str:
    """A city or citadel over a settlement, a metropolis over a city."""
    return f"Build {a(noun(face))} on {town(place).nom}{_price(cost)}"


def build_end(face: str, end: str, helper: str, cost: Mapping[Price, int]) -> str:
    """A road or settlement at an end of the line, perhaps with a Scout."""
    by = f" with {a(noun(helper))}" if helper else ""
    return f"Build {a(noun(face))} {end}{by}{_price(cost)}"


def play(face: str, cost: Mapping[Price, int]) -> str:
    """An action card."""
    return f"Play {noun(face).nom}{_price(cost)}"


def cast(thing: Standing | str, number: int) -> str:
    """A spell of a standing book; number: the magic power it costs."""
    return f"Cast {_thing(thing)} ({magic(number)})"


def use(thing: Standing | str, cost: Mapping[Price, int]) -> str:
    """A standing card is used; cost: of using it."""
    return f"Use {_thing(thing)}{_price(cost)}"


def conjure(thing: Standing | str, resource: Price) -> str:
    """A wizard turns a resource of the region into magic power."""
    return f"{amount(1, resource)} becomes magic power: {_thing(thing)}"


def empty_store(thing: Standing | str, number: int, resource: Price) -> str:
    """What lies in a store goes to the regions."""
    return f"Take {amount(number, resource)} out of {_thing(thing)}"


def sell(face: str) -> str:
    """An action card is sold for a resource."""
    return f"Sell {noun(face).nom} for 1 resource"


def demolish(thing: Standing | str) -> str:
    """Take a card of one's own away."""
    dismissed = isinstance(thing, Standing) and is_person(thing.face)
    return f"{'Dismiss' if dismissed else 'Demolish'} {_thing(thing)}"


def redeem(thing: Standing | str, cost: Mapping[Price, int]) -> str:
    """Buy a pawned building back."""
    return f"Redeem {_thing(thing)}{_price(cost)}"


def lift(zone: Zone, cost: Mapping[Price, int]) -> str:
    """Pay for a Ban to be lifted."""
    return f"Have the Ban on {stack(zone).nom} lifted{_price(cost)}"


# -- resources -----------------------------------------------------------------------------------


def trade(number: int, given: Price, region: str, wanted: Price) -> str:
    """A trade with the bank; region: where from, if that matters."""
    source = f" from {noun(region).nom}" if region else ""
    return f"Trade {amount(number, given)}{source} for {amount(1, wanted)}"


def pay(sources: Sequence[tuple[int, Standing | str]]) -> str:
    """So many from each of these: regions, stores, wizards, counters."""
    return f"Pay {listed([f'{number} from {_thing(thing)}' for number, thing in sources])}"


def lose(sources: Sequence[tuple[int, Standing | str]]) -> str:
    """So many of each of these are lost."""
    return f"Lose {listed([f'{number} from {_thing(thing)}' for number, thing in sources])}"


def put(stores: Sequence[tuple[int, Standing | str]]) -> str:
    """So many to each of these regions or stores."""
    places = [
        f"{number} {'in' if isinstance(thing, Standing) else 'on'} {_thing(thing)}"
        for number, thing in stores
    ]
    return f"Put {listed(places)}"


def take(resource: Price, region: str) -> str:
    """A resource, and where it goes; nowhere, if there is no room."""
    if not region:
        return f"Take {amount(1, resource)} (no room: it is lost)"
    return f"Take {amount(1, resource)}, on {noun(region).nom}"


def demand(resource: Price) -> str:
    """A resource of the other side."""
    return f"Take {amount(1, resource)}"


def give(resource: Price) -> str:
    """A resource that is given or handed in."""
    return f"Give {amount(1, resource)}"


def want(resource: Price) -> str:
    """A resource that an offer asks for."""
    return f"Ask for {amount(1, resource)}"


def spare(resource: Price) -> str:
    """What of a price is spared."""
    return f"Leave out {amount(1, resource)}"


# -- what a card asks to be named ----------------------------------------------------------------


def name(thing: Standing | str) -> str:
    """A standing card or a region."""
    return f"Choose {_thing(thing)}"


def name_zone(zone: Zone) -> str:
    """A stack or pile."""
    return f"Choose {stack(zone).nom}"


def name_site(spot: Spot) -> str:
    """A place for a card that moves."""
    return f"Put it {where(spot)}"


def name_town(place: Town) -> str:
    """A settlement or city."""
    return f"Choose {town(place).nom}"


def name_kind(resource: Price) -> str:
    """A kind of resource."""
    return f"Choose {RESOURCE_WORDS[resource]}"


def name_amount(number: int, resource: Price) -> str:
    """So much of a resource."""
    return f"Choose {amount(number, resource)}"


def set_die(number: int) -> str:
    """What the production die shall show."""
    return f"Set the production die to {number}"


def set_face(symbol: str) -> str:
    """What the event die shall show."""
    return f"Set the event die to {SYMBOL_WORDS[symbol]}"


def turn_to(kind: str) -> str:
    """Which points a Brewery brings."""
    return f"Choose {points_of(2, kind)}"


def copy(face: str) -> str:
    """Which building a Secret Society copies."""
    return f"Copy {the(noun(face))}"


def fates(number: int) -> str:
    """So many events go under the deck."""
    return f"Put {number} under the deck" if number else "Leave all on top"


# -- cards of hands and stacks -------------------------------------------------------------------


def fetch(face: str) -> str:
    """A card of the discard pile."""
    return f"Take {noun(face).nom}"


def discard(face: str) -> str:
    """A card of the hand goes to the discard pile."""
    return f"Lay {noun(face).nom} on the discard pile"


def take_card(face: str, zone: Zone) -> str:
    """A card of a stack; face is empty where it is not known."""
    return f"Take {mid(noun(face).nom) if face else 'a card'} from {stack(zone).nom}"


def pick(count: int, faces: Sequence[str]) -> str:
    """Cards of those that are shown, by name where they are known."""
    return f"Take {listed([noun(face).nom for face in faces])}" if faces else f"Take {count} of the cards"


def arrange(order: Sequence[int], zone: Zone) -> str:
    """An order of cards by the places they had, the top one first; empty where it is not known."""
    how = f"in the order {', '.join(map(str, order))}" if order else "in a new order"
    return f"Put them back on {stack(zone).nom} {how}"


def draw(zone: Zone) -> str:
    """The top card of a stack."""
    return f"Draw from {stack(zone).nom}"


def search(zone: Zone) -> str:
    """Look a stack through for a card."""
    return f"Search {stack(zone).nom}"


def form(zone: Zone) -> str:
    """Make an empty stack anew of the discard pile."""
    return f"Make {stack(zone).nom} anew"


def under(zone: Zone) -> str:
    """Where a card goes that everybody knows."""
    return f"Put it under {stack(zone).nom}"


def bury(face: str, zone: Zone) -> str:
    """Put a card of the hand under a stack; face is empty where it is not known."""
    return f"Put {mid(noun(face).nom) if face else 'a card'} under {stack(zone).nom}"


# -- regions -------------------------------------------------------------------------------------


def swap(faces: Sequence[str]) -> str:
    """Two regions change places."""
    return f"Swap {listed([noun(face).nom for face in faces])}"


def lay(face: str, above: bool) -> str:
    """A new region, above or below."""
    return f"Lay {noun(face).nom} {side(above)}"

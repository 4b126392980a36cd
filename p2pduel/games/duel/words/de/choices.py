"""Moves in German, for menus: what would happen if I chose this?"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, listed
from p2pduel.catalogue.grammar import mid, upper
from p2pduel.catalogue.grammar_de import a_acc, a_dat, by, of, the_acc, the_dat
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import RESOURCE_WORDS, SET_WORDS, amount, amounts
from p2pduel.games.duel.words.de.spots import stack, town, where
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

ROLL: Final = "Würfeln"
END: Final = "Die Aktionsphase beenden"
DEFEND: Final = "Zur Abwehr würfeln"
PAY_GOLD: Final = "Das Gold zahlen"
LET_GO: Final = "Verfallen lassen: Es ist kein Platz"
PASSES: Final = {
    "exchange": "Die Karten behalten",
    "prepare": "Nichts bauen",
    "reaction": "Keine Karte dagegen spielen",
    "defend": "Geschehen lassen, ohne zu würfeln",
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


def _a(card: Held) -> str:
    return mid(a_acc(noun(card.face))) + _back(card.back)


def _the(card: Held) -> str:
    return mid(the_acc(noun(card.face))) + _back(card.back)


def _price(cost: Mapping[Resource, int]) -> str:
    return f" ({amounts(cost)})" if cost else ""


def _thing(thing: Standing | str) -> str:
    """A standing card, or a region: "das Kloster über der linken Stadt", "Wald 2"."""
    if isinstance(thing, str):
        return noun(thing).nom
    return f"{mid(the_acc(noun(thing.face)))}{_back(thing.back)} {where(thing.spot)}"


def _from(face: str) -> str:
    """A region, or the Gold Cache."""
    return of(the_dat(noun(face)))


def _onto(face: str) -> str:
    return f"ins {noun(face).nom}" if face == "gold_cache" else f"auf {noun(face).nom}"


def build(card: Held, spot: Spot, near: Sequence[str], cost: Mapping[Resource, int]) -> str:
    """A card on a site; near are the regions it touches, where they matter."""
    touching = f", angrenzend an {listed([noun(face).nom for face in near])}" if near else ""
    verb = "auslegen" if is_unit(card.face) else "bauen"
    return upper(f"{_a(card)} {where(spot)} {verb}{_price(cost)}{touching}")


def build_city(place: Town, cost: Mapping[Resource, int]) -> str:
    """A city over a settlement."""
    return upper(f"{town(place).nom} zur Stadt ausbauen{_price(cost)}")


def build_end(face: str, end: str, helper: Held | None, cost: Mapping[Resource, int]) -> str:
    """A road or settlement at an end of the line, perhaps with a Scout."""
    by = f" mit {a_dat(noun(helper.face))}{_back(helper.back)}" if helper is not None else ""
    return upper(f"{a_acc(noun(face))} {end}{by} bauen{_price(cost)}")


def play(card: Held, target: str) -> str:
    """An action card; target: what it aims at as the move writes it, or empty."""
    return upper(f"{_the(card)} spielen: {target}" if target else f"{_the(card)} spielen")


def play_die(card: Held, number: str) -> str:
    """A card that sets the production die."""
    return upper(f"{_the(card)} spielen: den Ertragswürfel auf {number} stellen")


def play_swap(card: Held, things: Sequence[Standing | str]) -> str:
    """A card that swaps two things."""
    return upper(f"{_the(card)} spielen: {listed([_thing(thing) for thing in things])} vertauschen")


def play_fill(card: Held, region: str) -> str:
    """A card that fills a region."""
    return upper(f"{_the(card)} spielen: {noun(region).nom} füllen")


def play_at(card: Held, thing: Standing | str) -> str:
    """A card that works at another one."""
    if isinstance(thing, str):
        return upper(f"{_the(card)} spielen: {by(noun(thing).nom)}")
    return upper(
        f"{_the(card)} spielen: {by(the_dat(noun(thing.face)))}{_back(thing.back)} {where(thing.spot)}"
    )


def trade(number: int, given: Resource, region: str, wanted: Resource) -> str:
    """A trade; region: where from, if that matters."""
    source = f" von {noun(region).nom}" if region else ""
    return f"{amount(number, given)}{source} gegen {amount(1, wanted)} tauschen"


def demolish(thing: Standing | str) -> str:
    """Take a card of one's own away."""
    unit = not isinstance(thing, str) and is_unit(thing.face)
    return upper(f"{_thing(thing)} {'entfernen' if unit else 'abreißen'}")


def lose(thing: Standing | str) -> str:
    """Choose which card is lost."""
    return upper(f"{_thing(thing)} abgeben")


def name(thing: Standing | str) -> str:
    """Choose a card of the other side."""
    return upper(f"{_thing(thing)} benennen")


def pay(sources: Sequence[tuple[int, str]]) -> str:
    """So many from each of these regions."""
    return f"{listed([f'{number} {_from(face)}' for number, face in sources])} zahlen"


def give(resource: Resource, source: str) -> str:
    """A resource for the other side."""
    return f"{amount(1, resource)} {_from(source)} geben"


def tithe(resource: Resource) -> str:
    """Which type to take."""
    return f"{RESOURCE_WORDS[resource]} nehmen"


def take(resource: Resource, store: str) -> str:
    """A resource, and where it goes; nowhere, if there is no room."""
    if not store:
        return f"{amount(1, resource)} nehmen (kein Platz: verfällt)"
    return f"{amount(1, resource)} nehmen, {_onto(store)}"


def put(stores: Sequence[tuple[int, str]]) -> str:
    """So many to each of these regions."""
    return f"{listed([f'{number} {_onto(face)}' for number, face in stores])} legen"


def take_card(card: Held | None, zone: Zone) -> str:
    """A card of a stack."""
    return upper(f"{_the(card) if card else 'eine Karte'} {of(stack(zone).dat)} nehmen")


def take_cards(count: int, cards: Sequence[Held]) -> str:
    """Cards of those that are shown, by name where they are known."""
    return upper(f"{listed([_the(card) for card in cards]) if cards else counted_cards(count)} nehmen")


def fetch(card: Held) -> str:
    """A card of the discard pile."""
    return upper(f"{_the(card)} nehmen")


def draw(zone: Zone) -> str:
    """The top card of a stack."""
    return upper(f"{of(stack(zone).dat)} ziehen")


def search(zone: Zone) -> str:
    """Look a stack through for a card."""
    return upper(f"{stack(zone).acc} durchsuchen")


def under(zone: Zone) -> str:
    """Where a card goes that everybody knows."""
    return f"Unter {stack(zone).acc} legen"


def bury(card: Held | None, zone: Zone) -> str:
    """Put a card of the hand under a stack."""
    return upper(f"{_the(card) if card else 'eine Karte'} unter {stack(zone).acc} legen")


def swap(things: Sequence[Standing | str]) -> str:
    """Two regions, or two cards, change places."""
    return upper(f"{listed([_thing(thing) for thing in things])} vertauschen")


def demand(resource: Resource) -> str:
    """A resource of the other side."""
    return f"{amount(1, resource)} verlangen"


def spare(resource: Resource) -> str:
    """What of a price is spared."""
    return f"{amount(1, resource)} weglassen"


def buy(resource: Resource) -> str:
    """A resource for gold."""
    return f"{amount(1, resource)} für {amount(1, 'gold')} kaufen"


def lay(face: str, above: bool) -> str:
    """A new region, above or below."""
    return f"{noun(face).nom} nach {'oben' if above else 'unten'} legen"

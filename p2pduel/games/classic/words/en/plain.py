"""The classic game in English sentences, for plain mode: principalities, hand, stacks, choices, help."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.en.words import counted_cards, listed
from p2pduel.catalogue.grammar import Who, one, upper
from p2pduel.catalogue.grammar_en import a
from p2pduel.games.classic.words.en.names import noun
from p2pduel.games.classic.words.en.nouns import (
    COUNTER_WORDS,
    MARK_WORDS,
    POINT_WORDS,
    SEATS,
    SYMBOL_WORDS,
    TOKEN_WORDS,
    amount,
    amounts,
    in_store,
    magic,
)
from p2pduel.games.classic.words.en.spots import side, stack, town, where
from p2pduel.games.classic.words.things import Spot, Town, Zone
from p2pduel.principality.resources import resource_named

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Price

__all__ = [
    "CLOSED",
    "DEMOLISH_ASK",
    "DEMOLISH_CHOICE",
    "DEMOLISH_WHICH",
    "EMPTY_HAND",
    "HELP",
    "NO_TRADE",
    "OFFER_CHOICE",
    "REPLAY_HELP",
    "SELL_CHOICE",
    "SELL_WHICH",
    "TRADE_ASK",
    "TRADE_CHOICE",
    "WATCH_HELP",
    "WHICH_CARD",
    "ask",
    "banned",
    "beyond",
    "build",
    "build_where",
    "card",
    "cards_left",
    "centre",
    "citadels_left",
    "dice",
    "discarded",
    "event",
    "hand_size",
    "head",
    "holds",
    "left_to_build",
    "open_row",
    "open_top",
    "play",
    "play_how",
    "refused",
    "regions",
    "sites",
    "standing",
    "store",
    "use",
    "wizardry",
    "you_hold",
]

HELP: Final = (
    "board: both principalities in sentences. mine and theirs: one of them.",
    "hand: your cards. stacks: the dice, the stacks and the open cards.",
    "card NAME: everything about a card, for example: card abbey. card 3: the card of choice 3.",
    "rules WORD: what the rules say about something, for example: rules brigand. rules: their chapters.",
    "rule C-8.3: the rule with that number; refusals name them.",
)
WATCH_HELP: Final = (
    "board: both principalities in sentences. stacks: the dice, the stacks and the open cards.",
    "card NAME: everything about a card. rules WORD: what the rules say. rule C-8.3: a rule by its number.",
)
REPLAY_HELP: Final = (
    "board: both principalities in sentences. stacks: the dice, the stacks and the open cards.",
    "card NAME: everything about a card. rules WORD: what the rules say about something.",
)
WHICH_CARD: Final = "Which card? For example: card abbey."

_CENTRE: Final = {
    "road": "road",
    "settlement": "settlement",
    "city": "city",
    "metropolis": "metropolis",
    "citadel": "citadel",
}

# -- a principality ------------------------------------------------------------------------------


def head(
    name: str, seat: str, own: bool, victory: int, target: int, points: Sequence[tuple[str, int]]
) -> str:
    """Whose principality, and all its points; points are those of the other kinds."""
    you = ", you" if own else ""
    others = listed([f"{number} {POINT_WORDS[kind]}" for kind, number in points])
    return f"{name} ({seat}{you}) has {victory} of {target} victory points and {others} points."


def holds(name: str, tokens: Sequence[str]) -> str:
    """Which tokens somebody has."""
    return f"{name} holds {listed([TOKEN_WORDS[token] for token in tokens])}."


def store(resources: Mapping["Price", int]) -> str:
    """What lies on all regions and stores together."""
    return f"In store: {in_store(resources)}."


def wizardry(power: int) -> str:
    """The magic power of all wizards together."""
    return f"The wizards have {magic(power)}."


def centre(line: Sequence[str]) -> str:
    """Roads, settlements and what they have become, from the left."""
    return f"The centre line, from the left: {listed([_CENTRE[what] for what in line])}."


def regions(above: bool, found: Sequence[tuple[str, int, "Price"]]) -> str:
    """The regions of one side: each with what it stores."""
    lying = [f"{noun(face).nom} with {amount(number, resource)}" for face, number, resource in found]
    return f"Regions {side(above)} it, from the left: {listed(lying)}."


def standing(face: str, owner: int | None, counter: int, stored: str, marks: Sequence[str]) -> str:
    """A card that stands.

    With its owner's seat if it is the other player's; what its counter shows, which resource is stored on
    it or which title it copies, and what ails it.
    """
    facts = []
    if owner is not None:
        facts.append(f"{SEATS[owner]}'s card")
    if face in COUNTER_WORDS:
        facts.append(f"{counter} {COUNTER_WORDS[face]}")
    elif stored == "magic":
        facts.append(magic(counter))
    elif counter and stored:
        facts.append(amount(counter, resource_named(stored)))
    elif stored:
        facts.append(f"as {POINT_WORDS.get(stored) or noun(stored).nom}")
    facts += [MARK_WORDS[mark] for mark in marks]
    return f"{noun(face).nom} ({', '.join(facts)})" if facts else noun(face).nom


def _side(cards: Sequence[str], room: int) -> str:
    if not cards:
        return "nothing" if room == 1 else "nothing, two sites free"
    return listed(list(cards)) + (", one site free" if room > len(cards) else "")


def sites(place: Town, above: Sequence[str], below: Sequence[str], room: int) -> str:
    """What stands at a settlement or city, where there is room for so many on each side."""
    return f"{upper(town(place).nom)}: above it {_side(above, room)}; below it {_side(below, room)}."


def beyond(spot: Spot, cards: Sequence[str]) -> str:
    """What stands beyond a region or on a road."""
    return f"{upper(where(spot))}: {listed(list(cards))}."


def hand_size(number: int) -> str:
    """How many cards somebody holds."""
    return f"In the hand: {counted_cards(number)}."


# -- between the principalities ------------------------------------------------------------------


def dice(production: int, symbol: str) -> str:
    """What was rolled; symbol is empty until it is."""
    said = f", event die {SYMBOL_WORDS[symbol]}" if symbol else ""
    return f"The dice of this turn: production {production}{said}."


def event(face: str) -> str:
    """The event card that lies open."""
    return f"The event is {noun(face).nom}."


def cards_left(found: Sequence[tuple[int, Zone]]) -> str:
    """How many cards lie in which stack."""
    return f"Cards left: {listed([f'{number} in {stack(zone).nom}' for number, zone in found])}."


def left_to_build(roads: int, settlements: int, cities: int) -> str:
    """Centre cards in the box."""
    left = [
        one(roads, "road", "roads"),
        one(settlements, "settlement", "settlements"),
        one(cities, "city", "cities"),
    ]
    return f"Left to build: {listed(left)}."


def citadels_left(owner: Who | None, count: int) -> str:
    """Citadels in the common pile, or in a player's own."""
    whose = f"{owner.name}'s own pile" if owner is not None else "the pile"
    return f"In {whose}: {one(count, 'citadel', 'citadels')}."


def discarded(owner: Who | None, count: int, face: str) -> str:
    """The top of a discard pile, which may be one player's own."""
    whose = f"{owner.name}'s" if owner is not None else "the"
    return f"On top of {whose} discard pile of {counted_cards(count)}: {noun(face).nom}."


def open_row(found: Sequence[tuple[str, int]]) -> str:
    """The open cards that both may build, and how many of each."""
    copies = [noun(face).nom if count == 1 else f"{noun(face).nom} ({count} cards)" for face, count in found]
    return f"Open to both: {listed(copies) or 'nothing more'}."


def open_top(zone: Zone, face: str) -> str:
    """The card that lies open on a stack."""
    return f"On top of {stack(zone).nom} lies {noun(face).nom}."


def banned(zone: Zone, name: str) -> str:
    """A stack or pile that an Ecclesiastical Ban closes to somebody."""
    return f"{upper(stack(zone).nom)} is closed to {name} by a ban."


# -- the own hand --------------------------------------------------------------------------------

EMPTY_HAND: Final = "Your hand is empty."
CLOSED: Final = "A card that is not known here."


def you_hold(number: int) -> str:
    """How many cards the reader has."""
    return f"You hold {counted_cards(number)}."


def card(face: str, cost: Mapping["Price", int], points: Sequence[tuple[str, int]], effect: str) -> str:
    """A card of the own hand: price, points, what it does."""
    facts = [f"costs {amounts(cost)}" if cost else "is free"]
    if points:
        given = listed([f"{number} {POINT_WORDS[kind]}" for kind, number in points])
        facts.append(f"gives {given} {'point' if sum(number for _, number in points) == 1 else 'points'}")
    return f"{noun(face).nom} {listed(facts)}. {effect}"


# -- choosing ------------------------------------------------------------------------------------

TRADE_CHOICE: Final = "Trade with the bank"
OFFER_CHOICE: Final = "Offer the other player a trade"
SELL_CHOICE: Final = "Sell an action card"
DEMOLISH_CHOICE: Final = "Demolish"
TRADE_ASK: Final = ("What do you give?", "What do you take for it?")
SELL_WHICH: Final = "Which card do you sell?"
DEMOLISH_WHICH: Final = "Which card do you demolish?"
NO_TRADE: Final = "You have too little of everything."
DEMOLISH_ASK: Final = (
    "Demolish: the card goes away and you get nothing for it. Type yes to do it, anything else to keep it."
)


def build(face: str, cost: Mapping["Price", int], effect: str) -> str:
    """A card to build, as a choice."""
    paid = f" for {amounts(cost)}" if cost else ""
    return f"Build {a(noun(face))}{paid}. {effect}"


def play(face: str, effect: str) -> str:
    """A card to play, as a choice."""
    return f"Play {a(noun(face))}. {effect}"


def use(label: str, effect: str) -> str:
    """A standing card to use or cast, as a choice; label: its name, and where it stands if that matters."""
    return f"Use {label}. {effect}"


def build_where(face: str) -> str:
    """The question after a card to build was chosen."""
    return f"Where do you build {a(noun(face))}?"


def play_how(face: str) -> str:
    """The question after a card to play was chosen."""
    return f"How do you play {a(noun(face))}?"


def ask(label: str) -> str:
    """The question after any other wish."""
    return f"{label}?"


def refused(label: str, why: str) -> str:
    """A wish that cannot be had."""
    return f"{label}: {why}"

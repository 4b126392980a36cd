"""The Duel in English sentences, for plain mode: principalities, hand, stacks, choices, help."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards, listed
from p2pduel.catalogue.grammar import Who, one, upper
from p2pduel.catalogue.grammar_en import a
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.en.names import noun
from p2pduel.games.duel.words.en.nouns import POINT_WORDS, SET_WORDS, SYMBOL_WORDS, amount, amounts, in_store
from p2pduel.games.duel.words.en.spots import side, stack, town, where
from p2pduel.games.duel.words.things import Spot, Town, Zone

__all__ = [
    "DEMOLISH_ASK",
    "DEMOLISH_CHOICE",
    "DEMOLISH_WHICH",
    "EMPTY_HAND",
    "HELP",
    "NO_TRADE",
    "REPLAY_HELP",
    "TRADE_ASK",
    "TRADE_CHOICE",
    "WATCH_HELP",
    "WHICH_CARD",
    "ask",
    "beyond",
    "build",
    "build_where",
    "card",
    "cards",
    "cards_left",
    "centre",
    "closed",
    "dice",
    "discarded",
    "face_up",
    "hand_size",
    "head",
    "holds",
    "left_to_build",
    "play",
    "play_how",
    "refused",
    "regions",
    "sites",
    "store",
    "you_hold",
]

HELP: Final = (
    "board: both principalities in sentences. mine and theirs: one of them.",
    "hand: your cards. stacks: the dice, the stacks and the open cards.",
    "card NAME: everything about a card, for example: card abbey. card 3: the card of choice 3.",
    "rules WORD: what the rules say about something, for example: rules brigands. rules: their chapters.",
    "rule D-8.5: the rule with that number; refusals name them.",
)
WATCH_HELP: Final = (
    "board: both principalities in sentences. stacks: the dice, the stacks and the open cards.",
    "card NAME: everything about a card. rules WORD: what the rules say. rule D-8.5: a rule by its number.",
)
REPLAY_HELP: Final = (
    "board: both principalities in sentences. stacks: the dice, the stacks and the open cards.",
    "card NAME: everything about a card. rules WORD: what the rules say about something.",
)
WHICH_CARD: Final = "Which card? For example: card abbey."

_TOKENS: Final = {"strength": "the strength token", "trade": "the trade token"}
_CENTRE: Final = {"road": "road", "settlement": "settlement", "city": "city"}

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
    return f"{name} holds {listed([_TOKENS[token] for token in tokens])}."


def store(resources: Mapping[Resource, int]) -> str:
    """What lies on all regions together."""
    return f"In store: {in_store(resources)}."


def centre(line: Sequence[str]) -> str:
    """Roads, settlements and cities from the left."""
    return f"The centre line, from the left: {listed([_CENTRE[what] for what in line])}."


def regions(above: bool, found: Sequence[tuple[str, int, Resource]]) -> str:
    """The regions of one side: each with what it stores."""
    lying = [f"{noun(face).nom} with {amount(number, resource)}" for face, number, resource in found]
    return f"Regions {side(above)} it, from the left: {listed(lying)}."


def _standing(faces: Sequence[str], room: int) -> str:
    if not faces:
        return "nothing" if room == 1 else "nothing, two sites free"
    return cards(faces) + (", one site free" if room > len(faces) else "")


def cards(faces: Sequence[str]) -> str:
    """Cards by their names."""
    return listed([noun(face).nom for face in faces])


def sites(place: Town, above: Sequence[str], below: Sequence[str], room: int) -> str:
    """What stands at a settlement or city, where there is room for so many on each side."""
    return f"{upper(town(place).nom)}: above it {_standing(above, room)}; below it {_standing(below, room)}."


def beyond(spot: Spot, faces: Sequence[str], gold: int | None) -> str:
    """What stands beyond a region, and the gold it stores, if it does."""
    stored = "" if gold is None else f" with {amount(gold, 'gold')}"
    return f"{upper(where(spot))}: {cards(faces)}{stored}."


def hand_size(number: int) -> str:
    """How many cards somebody holds."""
    return f"In the hand: {counted_cards(number)}."


# -- between the principalities ------------------------------------------------------------------


def dice(production: int, symbol: str) -> str:
    """What was rolled; symbol is empty until it is."""
    event = f", event die {SYMBOL_WORDS[symbol]}" if symbol else ""
    return f"The dice of this turn: production {production}{event}."


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


def discarded(owner: Who | None, count: int, face: str) -> str:
    """The top of a discard pile, which may be one player's own."""
    whose = f"{owner.name}'s" if owner is not None else "the"
    return f"On top of {whose} discard pile of {counted_cards(count)}: {noun(face).nom}."


def face_up(found: Sequence[tuple[str, int]]) -> str:
    """The open cards that both may build, and how many of each."""
    copies = [noun(face).nom if count == 1 else f"{noun(face).nom} ({count} cards)" for face, count in found]
    return f"Open to both: {listed(copies)}."


# -- the own hand --------------------------------------------------------------------------------

EMPTY_HAND: Final = "Your hand is empty."


def you_hold(number: int) -> str:
    """How many cards the reader has."""
    return f"You hold {counted_cards(number)}."


def closed(back: str) -> str:
    """A card whose face is not known here."""
    return f"A card with the back {SET_WORDS[back]}."


def card(
    face: str, cost: Mapping[Resource, int], condition: str, points: Sequence[tuple[str, int]], effect: str
) -> str:
    """A card of the own hand: price, condition, points, what it does."""
    facts = [f"costs {amounts(cost)}" if cost else "is free to play"]
    if condition:
        facts.append(f"needs {condition}")
    if points:
        given = listed([f"{number} {POINT_WORDS[kind]}" for kind, number in points])
        facts.append(f"gives {given} {'point' if sum(number for _, number in points) == 1 else 'points'}")
    return f"{noun(face).nom} {listed(facts)}. {effect}"


# -- choosing ------------------------------------------------------------------------------------

TRADE_CHOICE: Final = "Trade with the supply"
DEMOLISH_CHOICE: Final = "Demolish"
TRADE_ASK: Final = ("What do you give?", "What do you take for it?")
DEMOLISH_WHICH: Final = "Which card do you demolish?"
NO_TRADE: Final = "You have too little of everything."
DEMOLISH_ASK: Final = (
    "Demolish: the card goes away and you get nothing for it. Type yes to do it, anything else to keep it."
)


def build(face: str, cost: Mapping[Resource, int], effect: str) -> str:
    """A card to build, as a choice."""
    paid = f" for {amounts(cost)}" if cost else ""
    return f"Build {a(noun(face))}{paid}. {effect}"


def play(face: str, effect: str) -> str:
    """A card to play, as a choice."""
    return f"Play {a(noun(face))}. {effect}"


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

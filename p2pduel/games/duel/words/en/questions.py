"""What a player is asked, in English.

A question may stand behind a heading or another sentence, so it begins with a small letter where it can.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards, either, listed
from p2pduel.catalogue.grammar import Who, upper
from p2pduel.catalogue.grammar_en import a, the
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.en.names import noun
from p2pduel.games.duel.words.en.nouns import RESOURCE_WORDS, amount, amounts, counted_resources
from p2pduel.games.duel.words.en.sentences import cause
from p2pduel.games.duel.words.en.spots import stack
from p2pduel.games.duel.words.things import Zone

__all__ = [
    "ACTION",
    "CHOOSE_HAND",
    "DRAW_HAND",
    "EXCHANGE",
    "LIBRARY",
    "PREPARE",
    "PREROLL",
    "PUT_AWAY",
    "REARRANGE",
    "SURVEY",
    "appease",
    "built_by",
    "buy",
    "defend",
    "demand",
    "draw",
    "fetch",
    "give_back",
    "lay",
    "lose",
    "name",
    "pay",
    "pay_any",
    "played_by",
    "reaction",
    "reduce",
    "replace",
    "rob",
    "store",
    "surplus",
    "take",
    "take_card",
    "tithe",
    "under",
]

REARRANGE: Final = "Rearrange your regions: swap two of them, or leave them as they are."
PREPARE: Final = "Before the first turn: build one card from your hand, one centre card, or nothing."
PREROLL: Final = "Before the dice: play a card that sets one, or roll."
ACTION: Final = "Your turn: build, play cards and trade as you like, then end it."
SURVEY: Final = "Scout: which two regions do you take?"
PUT_AWAY: Final = "Put the cards you took under stacks, one by one. Which, and where?"
EXCHANGE: Final = "Exchange a card? Choose the card and the stack it goes under, or keep your cards."
LIBRARY: Final = "Library: you may look through a stack and take a card. Which stack?"
DRAW_HAND: Final = "Your starting hand: take the top 3 cards of which stack?"
CHOOSE_HAND: Final = "Your starting hand: look through a stack and pick 3 cards. Which stack?"


def _for(why: str) -> str:
    """What the question is about, as a heading."""
    return f"{cause(why)}: " if why else ""


def pay(why: str, number: int, resource: Resource) -> str:
    """Where a payment comes from."""
    return f"{_for(why)}pay {amount(number, resource)}. From which regions?"


def pay_any(why: str, number: int) -> str:
    """A payment of any resources."""
    return f"{_for(why)}pay {counted_resources(number)} of your choice. From which regions?"


def store(why: str, number: int, resource: Resource) -> str:
    """Where what came is put."""
    return f"{_for(why)}you get {amount(number, resource)}. Where do you put it?"


def take(why: str, types: Sequence[Resource], left: int) -> str:
    """A resource of choice, of these or of all types; left: how many more there are to take, this one too."""
    what = either([RESOURCE_WORDS[name] for name in types]) if types else "resource of your choice"
    more = f" ({left} to go)" if left > 1 else ""
    which = "Where" if len(types) == 1 else "Which, and where"
    return f"{_for(why)}take 1 {what}{more}. {which} do you put it?"


def demand(why: str, most: int, named: Mapping[Resource, int]) -> str:
    """Resources of the other side; named are those already asked for."""
    asked = "1 resource" if most == 1 else f"up to {most} resources"
    so_far = f" So far: {amounts(named)}." if named else ""
    return f"{_for(why)}demand {asked} from your opponent.{so_far}"


def reduce(why: str, cost: Mapping[Resource, int]) -> str:
    """What of a price is spared."""
    return f"{_for(why)}it costs you 1 resource less. Which of {amounts(cost)} do you leave out?"


def buy(why: str, left: int) -> str:
    """A resource for gold."""
    return f"{_for(why)}buy a resource for 1 gold? ({left} at most)"


def draw(limit: int) -> str:
    """A card for the hand."""
    return f"Draw a card: from which stack? You fill your hand up to {counted_cards(limit)}."


def surplus(limit: int) -> str:
    """Too many cards."""
    return f"You may keep {counted_cards(limit)}. Which do you put away, and under which stack?"


def replace(cost: int) -> str:
    """A new card for the one put away."""
    price = counted_resources(cost) if cost else "nothing"
    return f"Draw a card, or search a stack (costs {price}) and take the card you want."


def take_card(zone: Zone) -> str:
    """A card of a stack that is looked through."""
    return f"Take a card from {stack(zone).nom}. Which one?"


def appease(why: str, gold: int) -> str:
    """Gold, or a unit."""
    return f"{_for(why)}pay {amount(gold, 'gold')}, or give up one of your units."


def tithe(why: str, number: int, types: Sequence[Resource]) -> str:
    """So much of one of these types."""
    return f"{_for(why)}take {number} {either([RESOURCE_WORDS[name] for name in types])}?"


def give_back(why: str) -> str:
    """A resource for the other side."""
    return f"{_for(why)}give your opponent 1 resource. Which, and from where?"


def reaction(event: str) -> str:
    """A card against an event."""
    return f"The event is {noun(event).nom}. Do you play a card against it?"


def defend(why: str, safe: Sequence[int]) -> str:
    """A roll against an attack."""
    return f"{_for(why)}roll the die against it? {either([str(number) for number in safe])} stops it."


def fetch(why: str) -> str:
    """A card of the discard pile."""
    return f"{_for(why)}you look through the discard pile. Which card do you take?"


def lay(faces: Sequence[str]) -> str:
    """Two new regions."""
    return f"New regions: {listed([noun(face).nom for face in faces])}. Which lies above?"


def name(why: str, left: int) -> str:
    """A card of the other side."""
    return f"{_for(why)}name a card of your opponent ({left} to go)."


def lose(why: str, discard: bool) -> str:
    """A card that goes to the discard pile, or under a stack."""
    where = "to the discard pile" if discard else "under a draw stack"
    return f"{_for(why)}you must give up a card; it goes {where}. Which card?"


def under(face: str) -> str:
    """The stack under which a card goes."""
    return f"Under which stack does {the(noun(face))} go?"


def rob(why: str, least: int, most: int) -> str:
    """Cards of a hand that is shown."""
    what = counted_cards(most) if least == most or most == 1 else f"up to {counted_cards(most)}"
    take = "You may take" if not least else "Take"
    return f"{_for(why)}you see your opponent's hand. {take} {what}."


def played_by(who: Who, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    return f"{who.name or 'Your opponent'} plays {noun(face).nom}. {upper(question)}"


def built_by(who: Who, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    return f"{who.name or 'Your opponent'} builds {a(noun(face))}. {upper(question)}"

"""What a player is asked, in English.

A question may stand behind a heading or another sentence, so it begins with a small letter where it can.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import counted_cards, either, listed
from p2pduel.catalogue.grammar import Who, upper
from p2pduel.catalogue.grammar_en import a, the
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.en.names import noun
from p2pduel.games.classic.words.en.nouns import (
    RESOURCE_WORDS,
    SYMBOL_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
    points_of,
)
from p2pduel.games.classic.words.en.sentences import cause
from p2pduel.games.classic.words.en.spots import stack
from p2pduel.games.classic.words.things import Zone

__all__ = [
    "ACTION",
    "ASKED",
    "BANISH",
    "EXCHANGE",
    "FORM",
    "MASTER_BUILDER",
    "NEW_HAND",
    "PREROLL",
    "PUT_UNDER",
    "REARRANGE",
    "STARTING_STACK",
    "SURVEY",
    "answer",
    "asked",
    "asked_more",
    "barter",
    "built_by",
    "counter",
    "demand",
    "dig",
    "draw",
    "give",
    "hand_in",
    "hoard",
    "jump",
    "keep",
    "lay",
    "lay_down",
    "lose",
    "new_land",
    "offer",
    "pay",
    "pay_any",
    "pay_magic",
    "played_by",
    "put_away",
    "reaction",
    "replace",
    "rob",
    "sort_cards",
    "spare",
    "spread",
    "store",
    "surplus",
    "take",
    "take_card",
    "triumph",
    "under",
    "ward",
]

REARRANGE: Final = "Rearrange your regions: swap two of them, or leave them as they are."
STARTING_STACK: Final = "Your starting hand: look through a stack and take 3 cards. Which stack?"
PREROLL: Final = "Before the dice: play, cast or use what comes first, or roll."
ACTION: Final = "Your turn: build, play cards and trade as you like, then end it."
SURVEY: Final = "Scout: which two regions do you take?"
PUT_UNDER: Final = "Put a card of your hand under a stack. Which card?"
NEW_HAND: Final = "Draw a new hand, card by card: from which stack?"
EXCHANGE: Final = "Exchange a card? Choose the card and the stack it goes under, or keep your cards."
FORM: Final = "Make an empty stack anew of your discard pile?"
MASTER_BUILDER: Final = "Master Builder: you may look through a stack and take a card of it. Which stack?"
BANISH: Final = "Better World: which event leaves the game?"

ASKED: Final = {
    "set_production": "what shall the production die show?",
    "set_symbol": "what shall the event die show?",
    "leave_for black_knight": "which unit goes back to its owner's hand?",
    "leave_for arsonist": "which building or wizard burns and goes back to its owner's hand?",
    "leave_for civil_war": "which unit must your opponent take back into the hand?",
    "leave_for pirate_fleet": "which fleet does your opponent lose?",
    "leave_for raid": "which of these buildings do you take back?",
    "leave_for imelda": "which knight must your opponent discard?",
    "fetched": "which card do you take from the discard pile?",
    "lay_on": "which building loses its effect?",
    "dispute_over": "which region of yours do you give?",
    "dispute_won": "which region of your opponent do you get for it?",
    "reform": "which region changes its place?",
    "reformed": "with which region does it change places?",
    "archive": "the top cards of which stack do you sort?",
    "council_draws": "from which stack do you draw 2 cards?",
    "chancellor": "from which stack do you choose 3 cards?",
    "bribed": "which knight do you bribe?",
    "changes_sides": "where does the knight stand from now on?",
    "banned": "which stack or pile do you close to your opponent?",
    "copy_title": "which building does it copy?",
    "turn_brewery": "which points does it bring?",
    "swap_pair": "2 of which resource do you hand in?",
    "draw_named": "from which stack do you draw a card?",
    "juggler_moves": "he comes to you. Where does he stand?",
    "voyage_home": "which resource do your traders bring home?",
    "fill": "which region is filled?",
    "carry_across": "from which region do you hand in 1 resource?",
    "ride": "which knight or cannon moves?",
    "rides_to": "where to?",
    "spread": "resources of which kind do you move?",
    "work": "what do you do?",
    "bazaar": "which resource do you offer?",
    "fill_store": "what do you put into it?",
    "monopoly": "what do you take from your opponent?",
    "pawn": "which building do you pawn?",
    "charge": "which wizard gets the magic power?",
    "bury_fate": "how many of these events, the last ones, go under the deck?",
    "eye": "which stack do you look through?",
    "first_place": "which card changes its place?",
    "second_place": "with which card does it change places?",
    "drink": "who drinks it?",
    "impact": "under which stack does your hand go?",
    "challenge": "which of your wizards fights?",
    "duel": "against which wizard?",
    "change_land": "which region of yours do you give up?",
    "materialize": "which settlement becomes a city?",
    "blow": "which region of your opponent loses everything?",
    "steal": "which spell book do you take?",
    "stolen": "at which citadel does the spell book lie from now on?",
    "raided": "name 3 buildings of your opponent, one of which will be taken back.",
    "inspired": "from which two stacks do you draw a card?",
    "divine": "the top cards of which stacks do you look at?",
}
"""What follows from the answer (with the card that asks, where many do) -> what is to be named."""


def _for(why: str) -> str:
    """What the question is about, as a heading."""
    return f"{cause(why)}: " if why else ""


def asked(why: str, key: str) -> str:
    """Something is to be named; key of ASKED."""
    return f"{_for(why)}{ASKED[key]}"


def asked_more(why: str, key: str, left: int) -> str:
    """Several things are to be named one by one; left: how many more."""
    return f"{_for(why)}{ASKED[key]} ({left} to go)"


# -- resources and magic power -------------------------------------------------------------------


def pay(why: str, number: int, resource: Price) -> str:
    """Where a payment comes from."""
    return f"{_for(why)}pay {amount(number, resource)}. From where?"


def pay_any(why: str, number: int) -> str:
    """A payment of any resources."""
    return f"{_for(why)}pay {counted_resources(number)} of your choice. From where?"


def pay_magic(why: str, number: int) -> str:
    """Which wizards pay."""
    return f"{_for(why)}pay {magic(number)}. Which wizards pay?"


def hand_in(why: str, number: int) -> str:
    """Trade points of counters are given up."""
    return f"{_for(why)}hand in {points_of(number, 'trade')}. From which cards?"


def store(why: str, number: int, resource: Price) -> str:
    """Where what came is put."""
    return f"{_for(why)}you get {amount(number, resource)}. Where do you put it?"


def hoard(number: int, resource: Price) -> str:
    """Where what a Trade Monopoly brought is put: regions or stores."""
    return f"{_for('trade_monopoly')}you get {amount(number, resource)}. Where do you put it?"


def take(why: str, types: Sequence[Price], left: int) -> str:
    """A resource of choice, of these or of all types; left: how many more there are to take, this one too."""
    what = either([RESOURCE_WORDS[name] for name in types]) if types else "resource of your choice"
    more = f" ({left} to go)" if left > 1 else ""
    which = "Where" if len(types) == 1 else "Which, and where"
    return f"{_for(why)}take 1 {what}{more}. {which} do you put it?"


def demand(why: str, most: int, named: Mapping[Price, int]) -> str:
    """Resources of the other side; named are those already asked for."""
    what = counted_resources(1) if most == 1 else f"up to {counted_resources(most)}"
    so_far = f" So far: {amounts(named)}." if named else ""
    return f"{_for(why)}take {what} from your opponent.{so_far}"


def give(why: str, left: int) -> str:
    """Resources for the other side; left: how many more."""
    more = f" ({left} to go)" if left > 1 else ""
    return f"{_for(why)}give your opponent 1 resource{more}. Which?"


def spare(why: str, cost: Mapping[Price, int], times: int) -> str:
    """What of a price is spared."""
    return f"{_for(why)}it costs {counted_resources(times)} less. Which of {amounts(cost)} do you leave out?"


def barter(why: str, most: int, given: Mapping[Price, int]) -> str:
    """Resources are handed in for as many others; given are those already named."""
    so_far = f" So far: {amounts(given)}." if given else ""
    return f"{_for(why)}hand in up to {counted_resources(most)} for as many others. Which?{so_far}"


def lose(why: str, number: int) -> str:
    """Resources of one's own choice are lost."""
    return f"{_for(why)}you lose {counted_resources(number)} of your choice. Which?"


def spread(resource: Price) -> str:
    """How the resources of a kind lie from now on."""
    return f"{_for('wheelwright')}how does your {RESOURCE_WORDS[resource]} lie from now on?"


def offer(given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """An offer to the other side, as far as it goes."""
    if not given and not wanted:
        return "What do you offer your opponent, and for what?"
    return f"You offer {amounts(given)} for {amounts(wanted)}. What else?"


def answer(who: Who, given: Mapping[Price, int], wanted: Mapping[Price, int]) -> str:
    """An offer of the other side."""
    return f"{who.name or 'Your opponent'} offers {amounts(given)} for {amounts(wanted)}. Do you accept?"


def triumph(why: str) -> str:
    """The arch, or resources."""
    return f"{_for(why)}do you raise your Triumphal Arch, or take 2 resources?"


def dig(number: int) -> str:
    """A discarded card instead of a resource; number: the resources otherwise."""
    instead = "instead of the resource" if number == 1 else f"instead of 1 of {counted_resources(number)}"
    return f"{_for('palace')}do you take a card from the discard pile {instead}?"


# -- answers to what the other side does ---------------------------------------------------------


def reaction(why: str) -> str:
    """A card against a threat."""
    return f"{_for(why)}do you play a card against it?"


def counter(who: Who, face: str) -> str:
    """Countermagic against a card that somebody plays."""
    return f"{who.name or 'Your opponent'} plays {noun(face).nom}: do you stop it with Countermagic?"


def jump(symbol: str, event: str) -> str:
    """Time Jump against a face of the event die, or the event it brought."""
    what = noun(event).nom if event else SYMBOL_WORDS[symbol]
    return f"The event die: {what}. Do you turn time back?"


def ward(why: str, safe: Sequence[int]) -> str:
    """A roll against a Spy."""
    return f"{_for(why)}roll the die against it? {either([str(number) for number in safe])} stops it."


def rob(why: str, least: int, most: int) -> str:
    """Cards of a hand that is shown."""
    what = counted_cards(most) if least == most or most == 1 else f"up to {counted_cards(most)}"
    take = "You may take" if not least else "Take"
    return f"{_for(why)}you see your opponent's hand. {take} {what}."


def put_away(why: str, zone: Zone | None) -> str:
    """The cards taken from a hand go under one stack; zone, once it is chosen."""
    where = f"under {stack(zone).nom}" if zone else "under one stack"
    return f"{_for(why)}put the cards you took {where}, one by one. Which is next?"


def played_by(who: Who, face: str, question: str) -> str:
    """A question that somebody else's card asks."""
    return f"{who.name or 'Your opponent'} plays {noun(face).nom}. {upper(question)}"


def built_by(who: Who, face: str, question: str) -> str:
    """A question that a card asks which somebody else has just built."""
    return f"{who.name or 'Your opponent'} builds {a(noun(face))}. {upper(question)}"


# -- hand and stacks -----------------------------------------------------------------------------


def draw(limit: int, cost: int) -> str:
    """A card for the hand; cost: of a search."""
    price = counted_resources(cost) if cost else "nothing"
    hand = f"You fill your hand up to {counted_cards(limit)}"
    return f"Draw a card, or search a stack (costs {price}): which stack? {hand}."


def replace(zone: Zone, cost: int) -> str:
    """A new card for the one put away, from the same stack; cost: of a search."""
    price = counted_resources(cost) if cost else "nothing"
    return f"Draw a card from {stack(zone).nom}, or search it (costs {price})."


def surplus(limit: int) -> str:
    """Too many cards."""
    return f"You may keep {counted_cards(limit)}. Which do you put away, and under which stack?"


def lay_down(limit: int) -> str:
    """Too many cards, which go to the discard pile."""
    return f"You may keep {counted_cards(limit)}. Which do you lay on the discard pile?"


def keep(zone: Zone) -> str:
    """A card just drawn may be put back for another."""
    return f"{_for('holy_site')}keep the card you drew, or put it under {stack(zone).nom} and draw another?"


def take_card(zone: Zone, optional: bool) -> str:
    """A card of a stack that is looked through; optional: none need be taken."""
    if optional:
        return f"You may take a card from {stack(zone).nom}. Which one?"
    return f"Take a card from {stack(zone).nom}. Which one?"


def sort_cards(zone: Zone, count: int) -> str:
    """Top cards of a stack get a new order."""
    return f"In which order do the {count} cards go back on {stack(zone).nom}?"


def under(face: str) -> str:
    """The stack under which a card goes."""
    return f"Under which stack does {the(noun(face))} go?"


def lay(faces: Sequence[str]) -> str:
    """New regions."""
    return f"New regions: {listed([noun(face).nom for face in faces])}. Where does the first one lie?"


def new_land(face: str) -> str:
    """A region of the stack for one's own."""
    return f"{_for('land_change')}which region do you take for {noun(face).nom}?"

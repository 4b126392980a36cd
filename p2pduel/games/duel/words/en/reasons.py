"""Why a move is refused, in English."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import either
from p2pduel.catalogue.grammar import mid, upper
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.en.names import noun
from p2pduel.games.duel.words.en.nouns import RESOURCE_WORDS, amount, amounts, counted_resources
from p2pduel.games.duel.words.en.sentences import cause
from p2pduel.games.duel.words.en.spots import stack
from p2pduel.games.duel.words.things import Zone

__all__ = [
    "ACTION_PHASE",
    "DICE_FIRST",
    "FIXED",
    "HEADINGS",
    "OTHER_PHASE",
    "TYPED",
    "cost_short",
    "full",
    "must_take",
    "needs",
    "no_action",
    "no_answer",
    "no_place",
    "no_rate",
    "no_room",
    "none_open",
    "not_built",
    "not_held",
    "not_paid",
    "nothing_there",
    "other_back",
    "other_opened",
    "rates",
    "refusal",
    "requirement",
    "ruled",
    "stands",
    "taken",
    "target",
    "timing",
    "too_little",
    "unique",
    "written",
]

HEADINGS: Final = {
    "act/index": "It is not said which card leaves",
    "act/opened": "The opened card and the move do not fit",
    "act/secret": "A hidden card is not named here",
    "card/hidden": "That card may not be chosen",
    "card/kind": "That is not how this card is used",
    "card/missing": "There is no such card there",
    "card/no-effect": "It would change nothing",
    "card/not-held": "You do not hold that card",
    "card/requirement": "What the card needs is missing",
    "card/target": "The card can't aim at that",
    "card/timing": "This is not the moment for that card",
    "card/unique": "You may have only one of these",
    "card/unnamed": "Say which card you mean",
    "cost/short": "You can't pay for it",
    "deck/pool": "The deck holds a card the box does not",
    "deck/size": "The deck has the wrong size",
    "demand/none": "There is nothing to demand",
    "demand/room": "You have no room for it",
    "demolish/target": "There is nothing of yours to demolish there",
    "demolish/variant": "There is no demolition in this game",
    "done/faces": "Those cards can't have come up",
    "done/none": "No operation is due",
    "done/values": "Those dice can't have been rolled",
    "force/dice": "That is no roll",
    "force/face": "That card is not in the stack",
    "force/known": "That card is known to lie elsewhere",
    "force/stack": "There is no such stack",
    "game/over": "The game is over",
    "move/form": "That is not how a move is written",
    "move/not-offered": "That is not one of the answers",
    "move/phase": "That belongs to another part of the turn",
    "move/refused": "The table refuses that",
    "move/turn": "It is not your turn to decide",
    "move/unknown": "That is no move",
    "option/unknown": "There is no such option",
    "option/value": "The option can't be that",
    "pay/places": "That does not pay the price",
    "position/agenda": "No game can go on with these steps",
    "position/cards": "The box does not have these cards",
    "position/centre": "The centre line can't be like that",
    "position/copies": "The box does not have so many",
    "position/dice": "No dice show that",
    "position/faces": "Those cards can't lie there",
    "position/faceup": "The face-up stack can't be like that",
    "position/field": "A position has no such field",
    "position/form": "That is no position to play from",
    "position/phase": "There is no such phase to begin in",
    "position/regions": "The regions can't lie like that",
    "position/set": "A card belongs to another game",
    "position/site": "The cards can't stand like that",
    "position/slots": "The face-down cards can't lie like that",
    "position/stack": "There is no such stack",
    "position/stored": "The resources can't lie like that",
    "position/unique": "There may be only one of these",
    "position/variant": "There is no such game",
    "position/zones": "The stacks can't be like that",
    "prepare/barred": "Not in the preparatory round",
    "seat/unknown": "There is no such seat",
    "seats/number": "The game is not for so many",
    "site/taken": "There is no free place",
    "site/wrong": "It may not stand there",
    "stack/back": "The backs don't match",
    "stack/empty": "None are left",
    "trade/rate": "You have no such rate",
    "trade/same": "A trade must bring another type",
    "trade/short": "You have too little for that",
    "turn/nobody": "Nobody is to move now",
    "turn/not-yours": "It is not your turn to decide",
    "undo/ply": "There is no such move to go back to",
    "variant/unknown": "There is no such game",
}
"""Code to a heading; the reason says the rest."""

FIXED: Final = {
    "card/hidden loose": "only a unit or an action card may be taken",
    "card/no-effect bath_house": "no region touching a Bath House of yours has room",
    "card/no-effect discards": "the discard pile is empty",
    "demolish/variant intro": "in the introductory game nothing is demolished",
    "force/dice die": "a die shows 1 to 6",
    "move/not-offered different": "name two different regions, the upper one first",
    "move/not-offered two": "name two of the regions: pick 0 5",
    "move/unknown build": "build what, and where?",
    "move/unknown centre": "a centre card is built at a column: build road 2",
    "move/unknown end": "say “end” to end the action phase",
    "move/unknown play": "play which card?",
    "move/unknown preroll": "before the dice: roll, or play a card that sets a die",
    "move/unknown trade": "a trade reads: trade 3 ore wool",
    "position/faces region": "a region that is not in the box",
    "position/faceup other": "that card is not in the face-up stack of this game",
    "position/form discards": "one discard pile, or one per seat in a tournament",
    "position/form used": "used is a number for every card",
    "position/slots zones": "every slot must lie in exactly one zone",
    "prepare/barred one": "build one card that leaves the opponent alone, or pass",
    "site/wrong city": "a city is built on an own settlement",
    "site/wrong road": "a road goes beside an outermost settlement or city",
    "site/wrong settlement": "a settlement goes to the free end of a road of yours",
    "stack/empty city": "no city is left",
    "stack/empty road": "no road is left",
    "stack/empty settlement": "no settlement is left",
    "trade/same same": "a trade brings another type than it gives",
}
"""Code and reason -> words that are always the same."""

TYPED: Final = {
    "demolish/target": "you have no building or unit “{text}”",
    "force/dice form": "dice is [production, event]: 1 to 6, and 1 to 6 or one of {symbols}",
    "move/not-offered bury": "“{text}” is not possible here; name a draw stack: bury draw1",
    "move/not-offered pick": "pick {least} to {most} of the cards shown",
    "move/unknown action": "“{text}” is no move of the action phase",
    "move/unknown amount": "“{word}” is no amount",
    "move/unknown card": "there is no card “{word}”",
    "move/unknown column": "“{word}” is no column",
    "move/unknown resource": "there is no resource “{word}”",
    "move/unknown too-much": "“{text}” says too much",
    "position/agenda": "there is no step {step}",
    "position/cards": "there are too few {back} cards for these stacks",
    "position/centre column": "{colour}: {what} cannot lie in column {column}",
    "position/centre count": "there are {full} cards of {what}, not {found}",
    "position/centre gap": "{colour}: the centre line has a gap",
    "position/copies missing": "{card} is missing, {count} of it",
    "position/copies often": "{card} is there {count} times too often",
    "position/dice": "no dice show {production} and {symbol!r}",
    "position/faces back": "{card} is no card with the back {back}",
    "position/faces both": "slot {slot} cannot be both {card} and {other}",
    "position/faces event": "{card} is no event",
    "position/faces lying": "{card} with the back {back} is not a card that lies there",
    "position/field": "unknown fields: {fields}",
    "position/form number": "{field} is a number, not {value!r}",
    "position/form seat": "{field} is a seat, not {value!r}",
    "position/form unreadable": "cannot read the position: {error}",
    "position/phase begin": "a position may begin in the phases {phases}",
    "position/phase none": "there is no phase {phase!r}",
    "position/regions missing": "{colour}: no region lies at {places}",
    "position/regions place": "{colour}: no region can lie at {place}",
    "position/regions starting": "{colour} has lost the starting region {region}",
    "position/set slot": "{card} does not belong to {variant}",
    "position/set standing": "{card} of {colour} belongs to another game",
    "position/site crowd": "{colour}: {count} cards cannot stand at {site}",
    "position/site kind": "{colour}: {card} may not stand at {site}",
    "position/site under": "{card} stands on another card, or on none",
    "position/slots back": "slot {slot} with the back {back!r} cannot be",
    "position/stack": "there is no stack {stacks}",
    "position/stored amount": "{colour}: {place} holds 0 to {most}, not {held}",
    "position/stored place": "{colour}: nothing can be stored at {place}",
    "position/unique": "{card} may stand only once in a principality",
    "position/variant": "there is no variant {variant!r}",
    "position/zones": "there is no {stacks}",
    "variant/unknown": "there is no variant “{variant}”: {known}",
}
"""Code and reason -> words with what was typed, or what stands in a document, in braces: ids, not names."""


def refusal(heading: str, reason: str, rule: str) -> str:
    """A refusal for people: what is wrong in general, what here, and the rule; the last two may be empty."""
    said = f"{heading}: {reason}" if reason else heading
    return f"{said} ({rule})" if rule else said


def ruled(sentence: str, rule: str) -> str:
    """A sentence of its own, with the rule, if one says so."""
    return f"{upper(sentence)} ({rule})." if rule else f"{upper(sentence)}."


def cost_short(face: str, cost: Mapping[Resource, int], missing: Mapping[Resource, int], spared: int) -> str:
    """What a card costs, what is missing, and how much of it is spared."""
    said = f"{mid(noun(face).nom)} costs {amounts(cost)}: you are {amounts(missing)} short"
    return f"{said}, {spared} of it spared" if spared else said


def unique(face: str) -> str:
    """A card that stands already."""
    return f"{mid(noun(face).nom)} may stand only once in a principality"


def taken(face: str) -> str:
    """A site without room."""
    return f"no place is free there for {noun(face).nom}"


def none_open(face: str) -> str:
    """The face-up stack is used up."""
    return f"no {noun(face).nom} is left in the face-up stack"


def not_built(face: str) -> str:
    """A card that is not built."""
    return f"{mid(noun(face).nom)} is not built"


def no_action(face: str) -> str:
    """A card that is not played."""
    return f"{mid(noun(face).nom)} is no action card; build it"


def written(face: str, word: str) -> str:
    """How a move writes a card."""
    return f"{mid(noun(face).nom)} is written {word}"


def not_held(face: str) -> str:
    """No card of the hand can be that one."""
    return f"you hold no card that could be {noun(face).nom}"


def other_opened(face: str) -> str:
    """Another card was opened than named."""
    return f"the card opened is not {noun(face).nom}"


def target(face: str, target: str) -> str:
    """What a card can't aim at; target is as it was typed."""
    return f"{mid(noun(face).nom)} cannot aim at “{target}”"


def full(number: int) -> str:
    """No region with a number has room."""
    return f"none of your regions with a {number} has room for more"


def no_room(resource: Resource, more: bool) -> str:
    """No room for a resource; more: something is coming already."""
    return f"you have no {'more ' if more else ''}room for {RESOURCE_WORDS[resource]}"


def not_paid(text: str, number: int, resource: Resource | None) -> str:
    """A payment that is none; text is as it was typed; without a resource any will do."""
    price = amount(number, resource) if resource else counted_resources(number)
    return f"“{text}” does not pay {price} from your regions"


def no_answer(text: str, event: str) -> str:
    """No answer to an event; text is as it was typed."""
    return f"“{text}” is no answer to {cause(event)}"


def other_back(zone: Zone) -> str:
    """No card of the hand has the back of a stack."""
    return f"you hold no card with the back of {stack(zone).nom}"


def must_take(zone: Zone) -> str:
    """A stack was looked through."""
    return f"whoever looked through {stack(zone).nom} must take a card of it"


_TIMES: Final = {
    "action": "in your action phase",
    "preroll": "before the dice",
    "settlement": "together with a settlement: build settlement 3 with scout",
    "reaction": "when Riots, Feud or Fraternal Feuds is turned up and would hit you",
}


def timing(face: str, when: str) -> str:
    """When a card is played."""
    return f"{mid(noun(face).nom)} is played {_TIMES[when]}"


def requirement(face: str, condition: str) -> str:
    """What a card needs."""
    return f"{mid(noun(face).nom)} needs {condition}"


def needs(condition: str) -> str:
    """What it needs, for somebody who looks at the card."""
    return f"needs {condition}"


_STANDS: Final = {
    "city": "stands at a city only",
    "region": "stands at the outer edge of a region",
    "settlement_or_city": "stands above or below, at a settlement or city",
}


def stands(face: str, placement: str) -> str:
    """Where a card may stand."""
    return f"{mid(noun(face).nom)} {_STANDS[placement]}"


def no_place(place: str) -> str:
    """No free place anywhere; place: where the card goes."""
    return f"there is no free place {place}"


DICE_FIRST: Final = "the dice come first"
ACTION_PHASE: Final = "building, playing and trading belong to your action phase"
OTHER_PHASE: Final = {
    "roll": "the dice were rolled at the beginning of the turn",
    "bury": "cards are put under stacks at the end of the turn",
}
"""First word of a move -> where it belongs."""


def no_rate(resource: Resource) -> str:
    """No card trades from there."""
    return f"no card of yours trades {RESOURCE_WORDS[resource]} from there"


def rates(resource: Resource, found: Sequence[int]) -> str:
    """The rates there are."""
    return f"you trade {RESOURCE_WORDS[resource]} {either([f'{rate} for 1' for rate in found])}"


def too_little(number: int, have: int, resource: Resource, region: bool) -> str:
    """Not enough for a trade; region: it must come from one region."""
    where = " on that region" if region else ""
    return f"it takes {number}, and you have {amount(have, resource)}{where}"


def nothing_there(resource: Resource, more: bool) -> str:
    """The other side has none; more: beside what was named already."""
    return f"your opponent has {'no more' if more else 'no'} {RESOURCE_WORDS[resource]} you can reach"

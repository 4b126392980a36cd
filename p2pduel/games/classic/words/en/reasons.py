"""Why a move is refused, in English."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.en.words import either
from p2pduel.catalogue.grammar import mid, upper
from p2pduel.catalogue.grammar_en import the
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.en.names import noun
from p2pduel.games.classic.words.en.nouns import (
    RESOURCE_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
)
from p2pduel.games.classic.words.en.sentences import cause
from p2pduel.games.classic.words.en.spots import stack
from p2pduel.games.classic.words.things import Zone

__all__ = [
    "ACTION_PART",
    "DICE_FIRST",
    "FIXED",
    "HEADINGS",
    "OTHER_PART",
    "TYPED",
    "barred",
    "cost_magic",
    "cost_short",
    "fresh",
    "idle",
    "locked",
    "must_take",
    "needs",
    "no_action",
    "no_answer",
    "no_effect",
    "no_place",
    "no_rate",
    "none_left",
    "not_built",
    "not_held",
    "not_paid",
    "offers",
    "rates",
    "refusal",
    "requirement",
    "ruled",
    "stands",
    "timing",
    "too_little",
    "unique",
    "used",
]

HEADINGS: Final = {
    "act/index": "It is not said which card leaves",
    "act/opened": "The opened card and the move do not fit",
    "act/secret": "A hidden card is not named here",
    "card/barred": "Attacks are forbidden",
    "card/fresh": "Not in the turn he came",
    "card/hidden": "That card may not be chosen",
    "card/kind": "That is not how this card is used",
    "card/locked": "Too early for this card",
    "card/missing": "There is no such card there",
    "card/no-effect": "It would change nothing",
    "card/not-held": "You do not hold that card",
    "card/requirement": "What the card needs is missing",
    "card/timing": "This is not the moment for that card",
    "card/unique": "There may be only one of these",
    "card/unnamed": "Say which card you mean",
    "card/used": "Once a turn is enough",
    "cost/magic": "You have too little magic power",
    "cost/short": "You can't pay for it",
    "deck/pool": "The deck holds a card your sets do not",
    "deck/size": "The deck has the wrong size",
    "demolish/target": "There is nothing of yours to demolish there",
    "done/faces": "Those cards can't have come up",
    "done/none": "No operation is due",
    "done/values": "Those dice can't have been rolled",
    "force/dice": "That is no roll",
    "force/face": "That card is not in the stack",
    "force/known": "That card is known to lie elsewhere",
    "force/stack": "There is no such stack",
    "game/over": "The game is over",
    "lift/target": "No Ban lies there",
    "move/form": "That is not how a move is written",
    "move/not-offered": "That is not one of the answers",
    "move/phase": "That belongs to another part of the turn",
    "move/refused": "The table refuses that",
    "move/turn": "It is not your turn to decide",
    "move/unknown": "That is no move",
    "offer/limit": "No more offers",
    "option/unknown": "There is no such option",
    "option/value": "The option can't be that",
    "pay/places": "That does not pay the price",
    "position/agenda": "No game can go on with these steps",
    "position/cards": "The game does not have these cards",
    "position/centre": "The centre row can't be like that",
    "position/copies": "The sets do not have so many",
    "position/faces": "Those cards can't lie there",
    "position/field": "A position has no such field",
    "position/form": "That is no position to play from",
    "position/phase": "There is no such phase to begin in",
    "position/regions": "The regions can't lie like that",
    "position/sets": "There are no such sets",
    "position/site": "The cards can't stand like that",
    "position/slots": "The face-down cards can't lie like that",
    "position/stored": "The resources can't lie like that",
    "position/variant": "There is no such game",
    "position/zones": "The stacks can't be like that",
    "redeem/target": "Nothing of yours is pawned there",
    "seat/unknown": "There is no such seat",
    "seats/number": "The game is not for so many",
    "site/wrong": "It may not stand there",
    "stack/back": "The backs don't match",
    "stack/empty": "There is no more of it",
    "trade/rate": "You have no such rate",
    "trade/same": "A trade must bring another kind",
    "trade/short": "You have too little for that",
    "turn/nobody": "Nobody is to move now",
    "turn/not-yours": "It is not your turn to decide",
    "undo/ply": "There is no such move to go back to",
    "use/target": "You have no such card to use",
    "variant/unknown": "There is no such game",
}
"""Code to a heading; the reason says the rest."""

FIXED: Final = {
    "card/hidden loose": "only a unit or an action card may be taken",
    "move/not-offered different": "name two different regions, the upper one first",
    "move/not-offered discard": "lay a card of your hand down: discard abbey",
    "move/not-offered one": "name one of the cards: pick 0",
    "move/not-offered two": "name two of the regions: pick 0 5",
    "move/unknown build": "build what, and where?",
    "move/unknown centre": "a centre card is built at a column: build road 2",
    "move/unknown end": "say “end” to end the action part",
    "move/unknown offer": "an offer begins with the word alone: offer",
    "move/unknown play": "play which card?",
    "move/unknown preroll": "before the dice: roll, or use a card that comes first",
    "move/unknown trade": "a trade reads: trade 3 ore wool",
    "position/cards row": "that card is not in the open row of this game",
    "position/faces region": "a region that is not in the game",
    "position/form citadels": "one pile of citadels, or one per seat",
    "position/form discards": "one discard pile, or one per seat in a tournament",
    "position/form used": "used is a number for every card",
    "site/wrong citadel": "a citadel is built on a settlement of yours that has no citadel for a neighbour",
    "site/wrong city": "a city is built on a settlement of yours",
    "site/wrong metropolis": "a metropolis is laid on a city of yours, one in a principality",
    "site/wrong road": "a road goes beside an outermost settlement, city, metropolis or citadel",
    "site/wrong settlement": "a settlement goes to the free end of a road of yours",
    "trade/same": "a trade brings another kind than it gives",
}
"""Code and reason -> words that are always the same."""

TYPED: Final = {
    "card/kind not-sold": "“{text}”: only action cards are sold, and only with a Secret Brotherhood",
    "demolish/target": "you have no card “{what}” that could go",
    "force/dice form": "dice is [production, event] or [die]: 1 to 6; the event die also {symbols}",
    "lift/target": "no Ban closes “{what}” to you",
    "move/not-offered arrange": "say how the cards go back: arrange {stack}",
    "move/not-offered bury": "“{text}” is not possible here; name a stack: bury {stack}",
    "move/not-offered pick": "pick {least} to {most} of the cards shown",
    "move/unknown action": "“{text}” is no move of the action part",
    "move/unknown amount": "“{word}” is no amount",
    "move/unknown card": "there is no card “{word}”",
    "move/unknown column": "“{word}” is no column",
    "move/unknown resource": "there is no resource “{word}”",
    "move/unknown too-much": "“{text}” says too much",
    "position/agenda": "there is no step {step}",
    "position/centre column": "{colour}: {what} cannot lie in column {column}",
    "position/centre gap": "{colour}: the centre row has a gap",
    "position/copies": "{card} is there {count} times too often",
    "position/faces back": "{card} is no card with the back {back}",
    "position/faces event": "{card} is no event",
    "position/faces lying": "{card} is not a card that lies there",
    "position/field fields": "unknown fields: {names}",
    "position/field stacks": "unknown stacks: {names}",
    "position/form dice": "no dice show {production} and {symbol!r}",
    "position/form number": "{field} is a number, not {value!r}",
    "position/form seat": "{field} is a seat, not {value!r}",
    "position/form unreadable": "cannot read the position: {error}",
    "position/phase begin": "a position may begin in the phases {phases}",
    "position/phase none": "there is no phase {phase!r}",
    "position/regions missing": "{colour}: no region lies at {places}",
    "position/regions place": "{colour}: no region can lie at {place}",
    "position/sets": "these are no sets of {variant}: {sets}",
    "position/site crowd": "{colour}: {count} cards cannot stand at {site}",
    "position/site kind": "{colour}: {card} may not stand at {site}",
    "position/slots": "slot {slot} with the back {back!r} cannot be",
    "position/stored amount": "{colour}: {place} holds 0 to {most}, not {held}",
    "position/stored counter": "{colour}: {card} shows 0 to 3",
    "position/stored place": "{colour}: nothing can be stored at {place}",
    "position/variant": "there is no variant {variant!r}",
    "position/zones": "there is no {stacks}",
    "redeem/target": "you have no pawned card “{what}”",
    "use/target": "you have no card “{what}” to use",
}
"""Code and reason -> words with what was typed, or what stands in a document, in braces: ids, not names."""


def refusal(heading: str, reason: str, rule: str) -> str:
    """A refusal for people: what is wrong in general, what here, and the rule; the last two may be empty."""
    said = f"{heading}: {reason}" if reason else heading
    return f"{said} ({rule})" if rule else said


def ruled(sentence: str, rule: str) -> str:
    """A sentence of its own, with the rule, if one says so."""
    return f"{upper(sentence)} ({rule})." if rule else f"{upper(sentence)}."


# -- cards ---------------------------------------------------------------------------------------


def barred(face: str, by: str) -> str:
    """A standing card forbids it."""
    return f"{the(noun(by))} forbids {noun(face).nom}"


def fresh(face: str) -> str:
    """A knight is not used up in the turn he came."""
    return f"{mid(noun(face).nom)} came in this turn"


def locked(face: str) -> str:
    """Attack and neutral cards wait for a joint score."""
    return f"{mid(noun(face).nom)} may be played once both together have 7 victory points"


def no_effect(face: str) -> str:
    """A card that could do nothing."""
    return f"{mid(noun(face).nom)} would do nothing now"


def used(face: str) -> str:
    """A card that has been used."""
    return f"{mid(noun(face).nom)} was used in this turn"


def idle(face: str) -> str:
    """A card that does nothing when used, or is ineffective."""
    return f"{mid(noun(face).nom)} has nothing to use, or is without effect now"


def unique(face: str, person: bool) -> str:
    """A card that stands already; person: in either principality."""
    if person:
        return f"{mid(noun(face).nom)} stands already, and there may be one in both principalities together"
    return f"you have {the(noun(face))} already, and may have only one"


def not_built(face: str) -> str:
    """A card that is not built."""
    return f"{mid(noun(face).nom)} is not built"


def no_action(face: str) -> str:
    """A card that is not played."""
    return f"{mid(noun(face).nom)} is no action card; build it"


def not_held(face: str) -> str:
    """No card of the hand can be that one."""
    return f"you do not hold {noun(face).nom}"


_TIMES: Final = {
    "action": "in your action part",
    "preroll": "before the dice",
    "settlement": "together with a settlement: build settlement 3 with scout",
    "reaction": "as an answer to what it wards off",
}


def timing(face: str, when: str) -> str:
    """When a card is played or used."""
    return f"{mid(noun(face).nom)} is for another moment: {_TIMES[when]}"


def requirement(face: str, condition: str) -> str:
    """What a card needs."""
    return f"{mid(noun(face).nom)} needs {condition}"


def needs(condition: str) -> str:
    """What it needs, for somebody who looks at the card."""
    return f"needs {condition}"


def stands(face: str, place: str) -> str:
    """Where a card may stand; place: as a card's sheet says it."""
    return f"{mid(noun(face).nom)} goes {place}, where there is room"


def no_place(place: str) -> str:
    """No free place anywhere; place: where the card goes."""
    return f"there is no free place {place}"


def none_left(face: str) -> str:
    """A supply or the open row is used up."""
    return f"no {noun(face).nom} is left"


# -- prices and trades ---------------------------------------------------------------------------


def cost_short(face: str, cost: Mapping[Price, int], missing: Mapping[Price, int]) -> str:
    """What it costs and what is missing."""
    return f"{mid(noun(face).nom)} costs {amounts(cost)}: you are {amounts(missing)} short"


def cost_magic(face: str, number: int) -> str:
    """What it costs in magic power that may be spent now."""
    return f"{mid(noun(face).nom)} costs {magic(number)}, and your wizards can't pay so much now"


def not_paid(number: int, resource: Price | None) -> str:
    """A payment that is none; without a resource any will do."""
    price = amount(number, resource) if resource else counted_resources(number)
    return f"that does not pay {price}"


def no_rate(resource: Price) -> str:
    """No card trades from there."""
    return f"no card of yours trades {RESOURCE_WORDS[resource]} from there"


def rates(resource: Price, found: Sequence[int]) -> str:
    """The rates there are."""
    return f"you trade {RESOURCE_WORDS[resource]} {either([f'{rate} for 1' for rate in found])}"


def too_little(number: int, have: int, resource: Price, region: bool) -> str:
    """Not enough for a trade; region: it must come from one region."""
    where = " on that region" if region else ""
    return f"it takes {number}, and you have {amount(have, resource)}{where}"


def offers(limit: int) -> str:
    """So many offers a turn, and there must be something to bargain about."""
    return f"you may make {limit} offers in a turn, of what one has and the other has room for"


# -- answers and moments -------------------------------------------------------------------------


def no_answer(text: str, threat: str) -> str:
    """No answer to a threat; text is as it was typed."""
    return f"“{text}” is no answer to {cause(threat)}"


def must_take(zone: Zone) -> str:
    """A stack was looked through."""
    return f"whoever looked through {stack(zone).nom} must take a card of it"


DICE_FIRST: Final = "the dice come first"
ACTION_PART: Final = "building, playing and trading belong to your action part"
OTHER_PART: Final = {
    "roll": "the dice were rolled at the beginning of the turn",
    "bury": "cards are put under stacks at the end of the turn",
}
"""First word of a move -> where it belongs."""

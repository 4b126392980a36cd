"""Why a move is suggested, in English: a phrase that follows the move."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_en import a
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.en.names import noun
from p2pduel.games.classic.words.en.nouns import RESOURCE_WORDS, amount, amounts
from p2pduel.games.classic.words.en.nouns import points as counted
from p2pduel.principality.resources import Resource

__all__ = [
    "FIXED",
    "about",
    "brigands",
    "build",
    "can_pay",
    "helps",
    "nearer",
    "needs",
    "saving",
    "spare_for",
    "then_pay",
]

FIXED: Final = {
    "roll": "nothing is worth doing before the dice",
    "done": "nothing more is worth it",
    "store": "there the next yield finds room",
    "defend": "a roll may stop it and costs nothing",
    "lay": "both places are as good",
    "under": "it makes no difference which stack",
    "swap": "the regions lie better so",
    "road": "it opens the way to another settlement",
    "settlement": "1 victory point and 2 regions",
    "city": "1 more victory point, and room for red cards",
    "citadel": "a place for wizards, and for what is paid with magic power",
    "metropolis": "more places for units",
    "overflow": "it keeps the stores from overflowing",
    "spare": "it is missed least",
    "another": "another card is likely better",
    "best": "the best of them",
    "any_card": "any new card may help",
    "form": "a stack of the own pile brings its cards back",
    "keep": "it is worth keeping",
    "raise": "1 more victory point on the arch",
    "plunder": "two resources of choice",
    "magic": "magic power is needed, and the resource is not",
    "room": "it makes room for something better",
    "accept": "it brings more than it costs",
    "decline": "it costs more than it brings",
    "not_worth": "it is not worth a card or its price",
    "nothing": "nothing is worth building now",
}
"""Reasons that are always the same."""

_ABOUT: Final = {
    "useless": "cannot help any more",
    "least": "is the least useful card",
    "least_of": "is the least useful of them",
    "best_of": "is the best of them",
    "hurts": "hurts the other player most",
    "brings": "brings more than it costs",
    "now": "helps more now than later",
}


def about(reason: str, card: str) -> str:
    """What there is to say about a card: useless, least, least_of, best_of, hurts, brings, now."""
    return f"{mid(noun(card).nom)} {_ABOUT[reason]}"


def can_pay(goal: str) -> str:
    """Everything for a card is there."""
    return f"you can pay for {a(noun(goal))}"


def saving(goal: str, lacking: Mapping[Price, int], rate: int, surplus: Resource | None) -> str:
    """What is saved for, what is short, and which trade would help, if one would."""
    trade = f"; trade {amount(rate, surplus)}" if surplus else ""
    return f"you are saving for {a(noun(goal))}, {amounts(lacking)} short{trade}"


def helps(card: str, saving: str) -> str:
    """A card to play while something is saved for."""
    return f"{mid(noun(card).nom)} helps now; {saving}"


def brigands(saving: str) -> str:
    """So much in store that brigands would take ore and wool."""
    return f"{saving}; mind the brigands"


def build(
    first: bool, points: Sequence[tuple[str, int]], booster: Resource | None, ship: Resource | None
) -> str:
    """A card to build: whether it is the one saved for, its points, what it doubles or trades."""
    why = [counted(points)] if points else []
    if booster:
        why.append(f"doubles {RESOURCE_WORDS[booster]} next to it")
    if ship:
        why.append(f"{RESOURCE_WORDS[ship]} trades 2 to 1")
    said = "it is the best to build now" if first else "it delays nothing better"
    return f"{said}: {', '.join(why)}" if why else said


def then_pay(goal: str) -> str:
    """A trade after which a card can be paid for."""
    return f"then you can pay for {a(noun(goal))}"


def nearer(goal: str, left: Mapping[Price, int]) -> str:
    """A trade after which something is still missing."""
    return f"it brings you nearer to {a(noun(goal))}, then {amounts(left)} short"


def needs(goal: str, resource: Resource) -> str:
    """A resource that is wanted."""
    return f"{mid(a(noun(goal)))} needs {RESOURCE_WORDS[resource]}"


def spare_for(goal: str) -> str:
    """A payment that hurts least."""
    return f"it is missed least for {a(noun(goal))}"

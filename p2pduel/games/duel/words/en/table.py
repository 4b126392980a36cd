"""The words of the Duel's table, in English: what lies on it, what can be done, what is asked before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.en.words import listed
from p2pduel.games.duel.words.en.nouns import RESOURCE_WORDS, amount, amounts

if TYPE_CHECKING:
    from p2pduel.games.duel.rules.facts import Resource  # the lobby is painted before the rules are loaded

__all__ = [
    "ACTION_FREE",
    "ANY_CARD",
    "COSTS",
    "DEMOLISH_ASK",
    "DEMOLISH_TITLE",
    "DEMOLISH_WISH",
    "DISCARD",
    "END_TITLE",
    "END_WISH",
    "EVENT_DIE",
    "FACE_UP",
    "FREE_SITE",
    "GROUPS",
    "HANDBOOK_ASK",
    "HANDBOOK_HELP",
    "IN_THE_BOX",
    "K_BUILD",
    "K_DEMOLISH",
    "K_END",
    "K_PLAY",
    "K_TRADE",
    "LETTERS",
    "NEEDS",
    "NEXT_BUILDING",
    "NEXT_EVENT",
    "NEXT_ROLL",
    "NOT_YOUR_MOVE",
    "ONCE",
    "PARTS",
    "POINTS",
    "PRODUCTION_DIE",
    "REGION_SITE",
    "ROAD",
    "ROLLED",
    "RULES",
    "SETTLEMENT_PLACE",
    "STOCK",
    "STOCK_SHORT",
    "SYMBOL_DIE",
    "TABLE_HELP",
    "TRADE_WISH",
    "WHICH_CARD",
    "attacked",
    "becomes",
    "covers",
    "doubles",
    "give",
    "more_victory",
    "needs",
    "no_trade",
    "preview",
    "rates",
    "receive",
    "sails",
    "stored",
    "unused",
]

ROAD: Final = "road"
FREE_SITE: Final = "· site ·"
REGION_SITE: Final = "· region site ·"
SETTLEMENT_PLACE: Final = "· settlement ·"
ACTION_FREE: Final = "free to play"
ROLLED: Final = "rolled"
EVENT_DIE: Final = "event die:"
DISCARD: Final = "discard:"
FACE_UP: Final = "open:"

STOCK: Final = {
    "regions": "region stack",
    "events": "event stack",
    "roads": "roads left",
    "settlements": "settlements left",
    "cities": "cities left",
}
"""What is left in the box."""
STOCK_SHORT: Final = {
    "regions": "regions",
    "events": "events",
    "roads": "roads",
    "settlements": "settlements",
    "cities": "cities",
}
"""The same, where there is little room to say so."""

LETTERS: Final[dict[Resource, str]] = {
    "lumber": "Lu",
    "gold": "Go",
    "grain": "Gr",
    "brick": "Br",
    "wool": "Wo",
    "ore": "Or",
}
"""Resources in prices: two letters, all different."""

GROUPS: Final = {"build": "Build", "play": "Play", "more": "And"}
"""Headings over what can be done."""
TRADE_WISH: Final = "Trade with the supply …"
DEMOLISH_WISH: Final = "Demolish …"
END_WISH: Final = "End the turn"
WHICH_CARD: Final = {
    "exchange": "Exchange a card …",
    "surplus": "Put a card away …",
    "put_away": "Put a card under a stack …",
    "take_card": "Look through the cards and take one …",
    "fetch": "Look through the discard pile and take …",
    "rob": "Look at the hand and take …",
    "survey": "Look through the regions and take two …",
    "lose": "Give up a card …",
    "appease": "Give up a card …",
    "name": "Name a card …",
}
"""Question -> the row that opens the list of cards."""
ANY_CARD: Final = "Choose a card …"
"""The row for every other question."""

ONCE: Final = "once per principality"
COSTS: Final = "Costs"
NEEDS: Final = "Needs"
POINTS: Final = "Points"
IN_THE_BOX: Final = "In the box:"
RULES: Final = "Rules:"

PARTS: Final = {
    "settlements": "settlements",
    "cities": "cities",
    "cards": "cards",
    "trade_token": "trade advantage",
    "strength_token": "strength advantage",
    "total": "victory points",
    "trade": "trade points",
    "strength": "strength points",
    "skill": "skill points",
    "progress": "progress points",
}
"""Where points come from, as the end lists it."""

HANDBOOK_ASK: Final = "Type a word: brigands, trade, Abbey, Kloster, D-8.5 …"
HANDBOOK_HELP: Final = (
    "All rules and all cards. Type, and only what holds your words stays in the list; cards are found by "
    "their name in any of the four languages, rules by the number that a refusal or a card shows: D-8.5. "
    "Enter opens the first one, the arrow keys go through the list."
)
NEXT_ROLL: Final = "Next roll"
NEXT_BUILDING: Final = "Next building"
NEXT_EVENT: Final = "Next event"
PRODUCTION_DIE: Final = "Production die"
SYMBOL_DIE: Final = "Event die"
K_BUILD: Final = "Build"
K_PLAY: Final = "Play"
K_TRADE: Final = "Trade"
K_DEMOLISH: Final = "Demolish"
K_END: Final = "End turn"
NOT_YOUR_MOVE: Final = "It is not your move: you build in the action phase of your own turn (D-5.8)."
DEMOLISH_TITLE: Final = "Demolish?"
DEMOLISH_ASK: Final = "The card goes to the discard pile and you get nothing for it."
END_TITLE: Final = "End the turn?"
TABLE_HELP: Final = (
    "Your land is below, the other one above. Regions lie at the corners with their die number and their "
    "store (up to three); building sites lie above and below settlements and cities. Choose a card and "
    "then its place, or a place and then a card. The list beside it holds everything you can do now: ✓ can "
    "be done, ✗ says why not."
)


def covers(name: str) -> str:
    """What lies below a card."""
    return f"on {name}"


def doubles(resource: Resource) -> str:
    """What a building does for the regions beside it, on a small card."""
    return f"2× {RESOURCE_WORDS[resource]}"


def sails(resource: Resource, arrow: str) -> str:
    """What a trade ship does, on a small card."""
    return f"2 {RESOURCE_WORDS[resource]}{arrow}1"


def stored(number: int, resource: Resource) -> str:
    """What lies on a region, on a small card."""
    return f"{number} {RESOURCE_WORDS[resource]}"


def becomes(resource: Resource, before: int, after: int) -> str:
    """What a plan leaves of a resource."""
    change = f"{before}→{after}" if before != after else f"{after}"
    return f"{RESOURCE_WORDS[resource]} {change}"


def more_victory(points: int) -> str:
    """What a plan does to the victory points."""
    return f"{points:+d} victory"


def needs(missing: Mapping[Resource, int], rule: str) -> str:
    """What is missing for a price, and the rule that asks for it."""
    return f"Needs {amounts(missing)} more ({rule})."


def give(number: int, resource: Resource, region: str) -> str:
    """The giving side of a trade; region: where from, if that matters."""
    source = f" ({region})" if region else ""
    return f"Give {amount(number, resource)}{source}"


def receive(resource: Resource) -> str:
    """The receiving side of a trade."""
    return f"Receive {amount(1, resource)}"


def unused(left: Sequence[str]) -> str:
    """What could still be done this turn."""
    return f"You could still do this: {listed(left)}. End the turn all the same?"


def attacked(card: str) -> str:
    """The title of a notice about an attack card."""
    return f"Attack: {card}"


def preview(cost: Mapping[Resource, int], effect: str) -> str:
    """What to know about a card that can be had."""
    return f"Costs {amounts(cost)}. {effect}" if cost else effect


def rates(best: Mapping[Resource, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Rates for 1: " + ", ".join(
        f"{amount(rate, name)} ({have})" for name, (rate, have) in best.items()
    )


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"You have too little of everything ({rule}). {rates}"

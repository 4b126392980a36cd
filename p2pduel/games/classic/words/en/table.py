"""The words of the classic game's table, in English: what lies on it, what can be done, what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.en.words import listed
from p2pduel.games.classic.words.en.nouns import RESOURCE_WORDS, amount, amounts

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Price

__all__ = [
    "ANY_CARD",
    "BANNED",
    "CASTS",
    "CITADELS",
    "COSTS",
    "COUNTER",
    "DEMOLISH_ASK",
    "DEMOLISH_TITLE",
    "DEMOLISH_WISH",
    "DISCARD",
    "END_TITLE",
    "END_WISH",
    "EVENT_DIE",
    "FREE_SITE",
    "FREE_TO_PLAY",
    "GROUPS",
    "HANDBOOK_ASK",
    "HANDBOOK_HELP",
    "IN_THE_BOX",
    "K_BUILD",
    "K_DEMOLISH",
    "K_END",
    "K_PLAY",
    "K_TRADE",
    "K_USE",
    "LETTERS",
    "MAGIC_POWER",
    "NEEDS",
    "NEXT_BUILDING",
    "NEXT_EVENT",
    "NEXT_ROLL",
    "NOT_YOUR_MOVE",
    "OFFER_NOTE",
    "OFFER_WISH",
    "ONCE",
    "OPEN_ROW",
    "PARTS",
    "POINTS",
    "PRODUCTION_DIE",
    "REGION_SITE",
    "ROAD",
    "ROLLED",
    "RULES",
    "SELL_WISH",
    "SETTLEMENT_PLACE",
    "STOCK",
    "STOCK_SHORT",
    "SYMBOL_DIE",
    "TABLE_HELP",
    "TRADE_WISH",
    "WHICH_CARD",
    "attacked",
    "becomes",
    "copies",
    "doubles",
    "give",
    "in_order",
    "magic_becomes",
    "more_victory",
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
REGION_SITE: Final = "· outer site ·"
SETTLEMENT_PLACE: Final = "· settlement ·"
FREE_TO_PLAY: Final = "free to play"
ROLLED: Final = "rolled"
EVENT_DIE: Final = "event die:"
DISCARD: Final = "discard:"
OPEN_ROW: Final = "open:"
BANNED: Final = "banned"
CITADELS: Final = "citadels"

STOCK: Final = {
    "regions": "region stack",
    "events": "event deck",
    "roads": "roads left",
    "settlements": "settlements left",
    "cities": "cities left",
}
"""What is left in the box."""
STOCK_SHORT: Final = {
    "regions": "regions",
    "events": "events",
    "roads": "roads",
    "settlements": "settlem.",
    "cities": "cities",
}
"""The same, where there is little room to say so."""

LETTERS: Final[dict[Price, str]] = {
    "lumber": "Lu",
    "gold": "Go",
    "grain": "Gr",
    "brick": "Br",
    "wool": "Wo",
    "ore": "Or",
    "magic": "Ma",
}
"""Resources and magic power in prices: two letters, all different."""

GROUPS: Final = {"build": "Build", "play": "Play", "use": "Use and cast", "more": "And"}
"""Headings over what can be done."""
TRADE_WISH: Final = "Trade with the bank …"
OFFER_WISH: Final = "Offer a trade …"
OFFER_NOTE: Final = "One resource after another: what you give, what you want; then the other player answers."
DEMOLISH_WISH: Final = "Demolish …"
SELL_WISH: Final = "Sell an action card …"
END_WISH: Final = "End the turn"
WHICH_CARD: Final = {
    "exchange": "Exchange a card …",
    "surplus": "Put a card away …",
    "put_away": "Put a card under a stack …",
    "put_under": "Put a card under a stack …",
    "keep": "Put the card back …",
    "take_card": "Look through the cards and take one …",
    "rob": "Look at the hand and take …",
    "survey": "Look through the regions and take two …",
    "new_land": "Look through the regions and take one …",
    "banish": "Look through the events and remove one …",
    "dig": "Take a card of the discard pile …",
    "lay_down": "Lay a card down …",
    "name": "Name a card …",
}
"""Question -> the row that opens the list of cards."""
ANY_CARD: Final = "Choose a card …"
"""The row for every other question."""

ONCE: Final = "once in both principalities"
COSTS: Final = "Costs"
CASTS: Final = "Casting costs"
COUNTER: Final = "Counter up to"
MAGIC_POWER: Final = "Magic power up to"
NEEDS: Final = "Needs"
POINTS: Final = "Points"
IN_THE_BOX: Final = "In the boxes:"
RULES: Final = "Rules:"

PARTS: Final = {
    "settlements": "settlements",
    "cities": "cities",
    "metropolis": "metropolis",
    "citadels": "citadels",
    "cards": "cards",
    "knight_token": "knight token",
    "mill_token": "mill token",
    "total": "victory points",
    "trade": "trade points",
    "strength": "strength points",
    "tournament": "tournament points",
}
"""Where points come from, as the end lists it."""

HANDBOOK_ASK: Final = "Type a word: brigand, magic, Abbey, Kloster, C-8.3 …"
HANDBOOK_HELP: Final = (
    "All rules and all cards. Type, and only what holds your words stays in the list; cards are found by "
    "their name in any of the four languages, rules by the number that a refusal or a card shows: C-8.3. "
    "Enter opens the first one, the arrow keys go through the list."
)
NEXT_ROLL: Final = "Next roll"
NEXT_BUILDING: Final = "Next building"
NEXT_EVENT: Final = "Next event"
PRODUCTION_DIE: Final = "Production die"
SYMBOL_DIE: Final = "Event die"
K_BUILD: Final = "Build"
K_PLAY: Final = "Play"
K_USE: Final = "Use"
K_TRADE: Final = "Trade"
K_DEMOLISH: Final = "Demolish"
K_END: Final = "End turn"
NOT_YOUR_MOVE: Final = "It is not your move: you build in the action part of your own turn (C-4.3)."
DEMOLISH_TITLE: Final = "Demolish?"
DEMOLISH_ASK: Final = "The card goes to the discard pile and you get nothing for it."
END_TITLE: Final = "End the turn?"
TABLE_HELP: Final = (
    "Your land is below, the other one above. Regions lie at the corners with their die number and their "
    "store (up to three); building sites lie above and below settlements and cities, outer sites beyond the "
    "regions. A flag with a colour marks a card that its owner has placed in the other land. Choose a card "
    "and then its place, or a place and then a card. The list beside it holds everything you can do now: ✓ "
    "can be done, ✗ says why not."
)


def doubles(resources: Sequence[Price]) -> str:
    """What a building does for the regions beside it, on a small card."""
    return "2× " + "/".join(RESOURCE_WORDS[name] for name in resources)


def sails(resource: Price, arrow: str) -> str:
    """What a trade fleet does, on a small card."""
    return f"2 {RESOURCE_WORDS[resource]}{arrow}1"


def stored(number: int, resource: Price) -> str:
    """What lies on a region or a card, on a small card."""
    return f"{number} {RESOURCE_WORDS[resource]}"


def copies(name: str) -> str:
    """Which title a Secret Society copies, on a small card."""
    return f"as {name}"


def becomes(resource: Price, before: int, after: int) -> str:
    """What a plan leaves of a resource."""
    change = f"{before}→{after}" if before != after else f"{after}"
    return f"{RESOURCE_WORDS[resource]} {change}"


def magic_becomes(before: int, after: int) -> str:
    """What a plan leaves of the magic power."""
    return f"magic power {before}→{after}"


def more_victory(points: int) -> str:
    """What a plan does to the victory points."""
    return f"{points:+d} victory"


def in_order(names: Sequence[str]) -> str:
    """Cards that go back on their stack in this order, the top one first."""
    return f"Put them back, from the top: {', '.join(names)}"


def give(number: int, resource: Price, region: str) -> str:
    """The giving side of a trade; region: where from, if that matters."""
    source = f" ({region})" if region else ""
    return f"Give {amount(number, resource)}{source}"


def receive(resource: Price) -> str:
    """The receiving side of a trade."""
    return f"Receive {amount(1, resource)}"


def unused(left: Sequence[str]) -> str:
    """What could still be done this turn."""
    return f"You could still do this: {listed(left)}. End the turn all the same?"


def attacked(card: str) -> str:
    """The title of a notice about an attack."""
    return f"Attack: {card}"


def preview(cost: Mapping[Price, int], effect: str) -> str:
    """What to know about a card that can be had."""
    return f"Costs {amounts(cost)}. {effect}" if cost else effect


def rates(best: Mapping[Price, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Rates for 1: " + ", ".join(
        f"{amount(rate, name)} ({have})" for name, (rate, have) in best.items()
    )


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"You have too little of everything ({rule}). {rates}"

"""The words of the Duel's table: what lies on it, what can be done, what is asked before it is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.words import listed
from p2pduel.games.duel.words.nouns import KIND_WORDS, amounts

if TYPE_CHECKING:
    from p2pduel.games.duel.rules.facts import (
        Resource,  # the lobby needs words too, and is painted before the engine is loaded
    )
    from p2pduel.games.duel.rules.state import Player


ROAD: Final = "road"
FREE_SITE: Final = "· site ·"
REGION_SITE: Final = "· region site ·"
SETTLEMENT_PLACE: Final = "· settlement ·"


def covers(name: str) -> str:
    """What lies below a card."""
    return f"on {name}"


ACTION_FREE: Final = "free to play"
ROLLED: Final = "rolled"
EVENT_DIE: Final = "event die:"
DISCARD: Final = "discard:"
FACE_UP: Final = "open:"
REGIONS: Final = "region stack"
EVENTS: Final = "event stack"
ROADS: Final = "roads left"
SETTLEMENTS: Final = "settlements left"
CITIES: Final = "cities left"
IN_SHORT: Final = {
    REGIONS: "regions",
    EVENTS: "events",
    ROADS: "roads",
    SETTLEMENTS: "settlements",
    CITIES: "cities",
}
"""What is left in the box, where there is little room to say so."""


def kind(name: str) -> str:
    """What sort of card, in a word."""
    return KIND_WORDS[name]


VICTORY: Final = "victory"
STRENGTH: Final = "strength"
TRADE: Final = "trade"
SKILL: Final = "skill"
PROGRESS: Final = "progress"


def stored_name(player: Player, place: str) -> str:
    """What a place stores."""
    from p2pduel.games.duel.rules.board import land

    return land(player.regions[place])[0] if place in player.regions else "gold"


FREE_CHOICE: Final = frozenset({"action", "prepare"})
"""Decision kinds in which a player does as they like, any number of times."""
GROUP_BUILD: Final = "Build"
GROUP_PLAY: Final = "Play"
GROUP_MORE: Final = "And"
WISHES: Final = {"trade": "Trade with the supply …", "demolish": "Demolish …", "end": "End the turn"}
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


def which_card(kind: str) -> str:
    """The row that opens the list of cards."""
    return WHICH_CARD.get(kind, "Choose a card …")


LETTERS: Final[dict[Resource, str]] = {
    "lumber": "Lu",
    "gold": "Go",
    "grain": "Gr",
    "brick": "Br",
    "wool": "Wo",
    "ore": "Or",
}


def needs(what: str, rule: str) -> str:
    """What is missing for a price, and the rule that asks for it."""
    return f"Needs {what} more ({rule})."


ONCE: Final = "once per principality"
COSTS: Final = "Costs"
NEEDS: Final = "Needs"
POINTS: Final = "Points"
IN_THE_BOX: Final = "In the box:"
RULES: Final = "Rules:"


def give(what: str) -> str:
    """The giving side of a trade."""
    return f"Give {what}"


def receive(what: str) -> str:
    """The receiving side of a trade."""
    return f"Receive 1 {what}"


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


def unused(left: list[str]) -> str:
    """What could still be done this turn."""
    return f"You could still do this: {listed(left)}. End the turn all the same?"


def effect_of(face: str) -> str:
    """What a card does."""
    from p2pduel.games.duel.words.cards import card_text

    return card_text(face).effect


def attacked(face: str) -> str:
    """The title of a notice about an attack card."""
    from p2pduel.games.duel.words.cards import card_name

    return f"Attack: {card_name(face)}"


def preview(face: str | None, note: str) -> str:
    """What to know about a highlighted wish that can be fulfilled."""
    from p2pduel.games.duel.rules.facts import card_of
    from p2pduel.games.duel.words.cards import card_text

    if face is None:
        return note
    cost = card_of(face).cost
    price = f"Costs {amounts(cost)}. " if cost else ""
    return price + card_text(face).effect


def rates(found: Mapping[str, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Rates for 1: " + ", ".join(f"{rate} {name} ({have})" for name, (rate, have) in found.items())


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"You have too little of everything ({rule}). {rates}"


def touching(regions: str) -> str:
    """Which regions a site touches."""
    return f"· touches {regions}"

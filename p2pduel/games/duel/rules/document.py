"""The facts of the game as one plain document: what two programs compare before they play.

`docs/engine.md` describes every field, so that another program can build it. Only numbers, strings, lists
and maps, nothing of this program's own making: neither the place of a file nor a class shows in it.
"""

from typing import Any, Final

from p2pduel.games.duel.rules.facts import (
    CAPACITY,
    CARDS,
    CHAPEL_RANGES,
    EVENT_DIE,
    REGION_STACK,
    STARTING_HOARD,
    STARTING_NUMBERS,
    STARTING_PLACES,
    Card,
)
from p2pduel.games.duel.rules.variants import VARIANTS, Variant, faces

__all__ = ["RULES_VERSION", "rules_document"]

RULES_VERSION: Final = "3"
"""Counts up whenever the engine judges any move, or goes on from it, differently; a test watches over it."""

_POINTS = ("victory", "trade", "strength", "skill", "progress")


def rules_document() -> dict[str, Any]:
    """Cards, numbers, dice and variants, with the version of the rules that judge them."""
    return {
        "version": RULES_VERSION,
        "cards": {ident: _card(card) for ident, card in CARDS.items()},
        "variants": {name: _variant(entry) for name, entry in VARIANTS.items()},
        "capacity": CAPACITY,
        "starting_places": [
            {"side": side, "column": column, "region": region} for side, column, region in STARTING_PLACES
        ],
        "starting_hoard": dict(STARTING_HOARD),
        "starting_numbers": {colour: dict(numbers) for colour, numbers in STARTING_NUMBERS.items()},
        "region_stack": {region: list(numbers) for region, numbers in REGION_STACK.items()},
        "event_die": list(EVENT_DIE),
        "chapel_ranges": [list(numbers) for numbers in CHAPEL_RANGES],
    }


def _card(card: Card) -> dict[str, Any]:
    """What is printed on a card; which rules explain it is no part of it."""
    return {
        "kind": card.kind,
        "placement": card.placement,
        "copies": dict(card.copies),
        "no_half_moon": dict(card.no_half_moon),
        "cost": dict(card.cost),
        "points": {name: getattr(card.points, name) for name in _POINTS},
        "requires": card.requires,
        "unique": card.unique,
        "face_up": card.face_up,
        "named_unit": card.named_unit,
        "booster": card.booster,
        "ship": card.ship,
    }


def _variant(entry: Variant) -> dict[str, Any]:
    return {
        "sets": list(entry.sets),
        "target": entry.target,
        "stacks": [
            {"zone": stack.zone, "back": stack.back, "size": stack.size, "owner": stack.owner}
            for stack in entry.stacks
        ],
        "starting_hand": entry.starting_hand,
        "rearrange": entry.rearrange,
        "win_before_roll": entry.win_before_roll,
        "demolition": entry.demolition,
        "half_moon": entry.half_moon,
        "face_up": entry.face_up,
        "random_events": entry.random_events,
        "own_decks": entry.own_decks,
        "faces": list(faces(entry.name)),
    }

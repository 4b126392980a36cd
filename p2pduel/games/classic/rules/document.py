"""The facts of the game as one plain document: what two programs compare before they play.

Only numbers, strings, lists and maps, nothing of this program's own making.
"""

from dataclasses import asdict
from typing import Any, Final

from p2pduel.games.classic.rules.facts import numbers
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.facts.model import Card
from p2pduel.games.classic.rules.variants import OPTIONS, VARIANTS, Variant, faces, layout
from p2pduel.principality.resources import CAPACITY

__all__ = ["RULES_VERSION", "rules_document"]

RULES_VERSION: Final = "2"
"""Counts up whenever the engine judges any move, or goes on from it, differently."""


def rules_document() -> dict[str, Any]:
    """Cards, numbers, dice and variants, with the version of the rules that judge them."""
    return {
        "game": "classic",
        "version": RULES_VERSION,
        "cards": {ident: _card(card) for ident, card in CARDS.items()},
        "variants": {name: _variant(entry) for name, entry in VARIANTS.items()},
        "capacity": CAPACITY,
        "numbers": {name.lower(): _plain(getattr(numbers, name)) for name in numbers.__all__},
    }


def _plain(value: Any) -> Any:
    """A fact as JSON has it."""
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if hasattr(value, "items"):
        return {str(key): _plain(item) for key, item in value.items()}
    return value


def _card(card: Card) -> dict[str, Any]:
    """What is printed on a card; where its figures are known from is no part of it."""
    facts = {name: getattr(card, name) for name in Card.__slots__ if name not in ("id", "refs", "basis")}
    facts["points"] = asdict(card.points)
    facts["needs"] = None if card.needs is None else asdict(card.needs)
    found: dict[str, Any] = _plain(facts)
    return found


def _variant(entry: Variant) -> dict[str, Any]:
    table = layout(entry.name)
    return {
        "sets": [list(own) for own in entry.sets],
        "target": entry.target,
        "anybody_wins": entry.anybody_wins,
        "own_decks": entry.own_decks,
        "stacks": [[stack.zone, stack.size, stack.owner] for stack in table.stacks],
        "row": list(table.row),
        "citadels": list(table.citadels),
        "events": list(table.events),
        "faces": list(faces(entry.name)),
        "options": [
            [option.name, list(option.values), option.usual, option.least, option.most]
            for option in OPTIONS.get(entry.name, ())
        ],
    }

"""What the engine's refusal codes mean, in one line each."""

from typing import Final

from p2pduel.catalogue.cards import condition, place
from p2pduel.catalogue.words import upper
from p2pduel.rules.errors import IllegalMove
from p2pduel.rules.facts import card_of

__all__ = ["REFUSALS", "card_refusal", "refusal"]

REFUSALS: Final = {
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
    "demolish/target": "There is nothing of yours to demolish there",
    "demolish/variant": "There is no demolition in this game",
    "force/dice": "That is no roll",
    "force/face": "That card is not in the stack",
    "force/known": "That card is known to lie elsewhere",
    "force/stack": "There is no such stack",
    "game/over": "The game is over",
    "move/form": "That is not how a move is written",
    "move/not-offered": "That is not one of the answers",
    "move/refused": "The table refuses that",
    "move/turn": "It is not your turn to decide",
    "move/unknown": "That is no move",
    "pay/places": "That does not pay the price",
    "position/form": "That is no position to play from",
    "prepare/barred": "Not in the preparatory round",
    "site/taken": "There is no free place",
    "site/wrong": "It may not stand there",
    "stack/back": "The backs don't match",
    "stack/empty": "None are left",
    "trade/rate": "You have no such rate, or too little",
    "trade/same": "A trade must bring another type",
    "turn/nobody": "Nobody is to move now",
    "turn/not-yours": "It is not your turn to decide",
    "undo/ply": "There is no such move to go back to",
    "variant/unknown": "There is no such game",
}
"""Code to a heading; the error's own words say the rest."""


def refusal(error: IllegalMove) -> str:
    """A refusal for people: heading, details and the rule."""
    rule = f" ({error.rule})" if error.rule else ""
    return f"{REFUSALS.get(error.code, 'Not allowed')}: {error.words}{rule}"


_SAID: Final = frozenset(
    ("card/timing", "card/unique", "card/not-held", "site/taken", "site/wrong", "stack/empty")
)
"""Codes whose heading says all that a player who looks at the card wants to know."""


def card_refusal(error: IllegalMove, face: str, *, anywhere: bool = False) -> str:
    """Why a card can't be used, for somebody who looks at it; anywhere: it was tried at every place."""
    rule = f" ({error.rule})" if error.rule else ""
    if card_of(face).placement == "centre":
        return f"{upper(error.words)}{rule}."
    if error.code == "card/requirement":
        return f"Needs {condition(face)}{rule}."
    if anywhere and error.code.startswith("site/"):
        return f"There is no free place {place(face)}{rule}."
    return f"{REFUSALS[error.code]}{rule}." if error.code in _SAID else f"{refusal(error)}."

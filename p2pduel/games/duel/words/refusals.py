"""What the engine's refusal codes mean, in one line each."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final

from p2pduel.catalogue.words import listed, upper
from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.facts import card_of
from p2pduel.games.duel.words.cards import card_name, condition, place
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove

__all__ = ["REFUSALS", "card_refusal", "reason", "refusal"]

REFUSALS: Final = {
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
"""Code to a heading; the error's own words say the rest."""


_Data = Mapping[str, Any]

_TIMES: Final = {
    "action": "in your action phase",
    "preroll": "before the dice",
    "settlement": "together with a settlement: build settlement 3 with scout",
    "reaction": "when Riots, Feud or Fraternal Feuds is turned up and would hit you",
}

_STANDS: Final = {
    "city": "stands at a city only",
    "region": "stands at the outer edge of a region",
    "settlement_or_city": "stands above or below, at a settlement or city",
}

_VERB_WORDS: Final = {
    "roll": "the dice were rolled at the beginning of the turn",
    "bury": "cards are put under stacks at the end of the turn",
}


def _timing(data: _Data) -> str:
    return f"{card_name(data['face'])} is played {_TIMES[data['timing']]}"


def _requirement(data: _Data) -> str:
    return f"{card_name(data['face'])} needs {condition(data['face'], data['missing'])}"


def _site(data: _Data) -> str:
    return f"{card_name(data['face'])} {_STANDS[data['placement']]}"


def _phase(data: _Data) -> str:
    if data["kind"] == "preroll":
        return "the dice come first"
    return _VERB_WORDS.get(data["verb"], "building, playing and trading belong to your action phase")


def _rate(data: _Data) -> str:
    if not data["rates"]:
        return f"no card of yours trades {data['resource']} from there"
    rates = listed([f"{rate} for 1" for rate in dict.fromkeys(data["rates"])], "or")
    return f"you trade {data['resource']} {rates}"


def _short(data: _Data) -> str:
    where = " on that region" if data["place"] else ""
    return f"it takes {data['amount']}, and you have {data['have']} {data['resource']}{where}"


def _none(data: _Data) -> str:
    more = "no more" if data["named"] else "no"
    return f"your opponent has {more} {data['resource']} you can reach"


def _room(data: _Data) -> str:
    return f"you have no {'more ' if data['named'] else ''}room for {data['resource']}"


_REASONS: Final[dict[StrEnum, Callable[[_Data], str]]] = {
    DuelCode.CARD_TIMING: _timing,
    DuelCode.CARD_REQUIREMENT: _requirement,
    DuelCode.SITE_WRONG: _site,
    DuelCode.MOVE_PHASE: _phase,
    DuelCode.TRADE_RATE: _rate,
    DuelCode.TRADE_SHORT: _short,
    DuelCode.DEMAND_NONE: _none,
    DuelCode.DEMAND_ROOM: _room,
}
"""Codes whose words are made here, of the data that comes with them."""


def reason(error: IllegalMove) -> str:
    """Why a move is refused, in words."""
    return _REASONS[error.code](error.data) if error.data else error.words


def refusal(error: IllegalMove) -> str:
    """A refusal for people: heading, details and the rule."""
    rule = f" ({error.rule})" if error.rule else ""
    return f"{REFUSALS[error.code]}: {reason(error)}{rule}"


_SAID: Final[frozenset[StrEnum]] = frozenset(
    (DuelCode.CARD_UNIQUE, Code.CARD_NOT_HELD, DuelCode.SITE_TAKEN, DuelCode.SITE_WRONG, DuelCode.STACK_EMPTY)
)
"""Codes whose heading says all that a player who looks at the card wants to know."""


def card_refusal(error: IllegalMove, face: str, *, anywhere: bool = False) -> str:
    """Why a card can't be used, for somebody who looks at it; anywhere: it was tried at every place."""
    rule = f" ({error.rule})" if error.rule else ""
    if card_of(face).placement == "centre":
        return f"{upper(reason(error))}{rule}."
    if error.code == DuelCode.CARD_REQUIREMENT:
        return f"Needs {condition(face, error.data.get('missing'))}{rule}."
    if anywhere and error.code.startswith("site/"):
        return f"There is no free place {place(face)}{rule}."
    if error.code in _REASONS and error.data:
        return f"{upper(reason(error))}{rule}."
    return f"{REFUSALS[error.code]}{rule}." if error.code in _SAID else f"{refusal(error)}."

"""What the engine's refusals mean, in words: of their codes, and of the data that comes with them."""

from enum import StrEnum
from typing import Final

from p2pduel.catalogue import refusing
from p2pduel.catalogue.refusing import Data, Makers
from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.facts import card_of
from p2pduel.games.duel.words import reasons as say
from p2pduel.games.duel.words.cards import condition, place
from p2pduel.games.duel.words.places import zone_at
from p2pduel.games.duel.words.things import OPPONENT
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove

__all__ = ["REASONS", "card_refusal", "reason", "refusal"]


def _phase(data: Data) -> str:
    if data["kind"] == "preroll":
        return say.DICE_FIRST
    return say.OTHER_PHASE.get(data["verb"], say.ACTION_PHASE)


def _rate(data: Data) -> str:
    if not data["rates"]:
        return say.no_rate(data["resource"])
    return say.rates(data["resource"], list(dict.fromkeys(data["rates"])))


def _not_paid(data: Data) -> str:
    resource = None if data["resource"] == "any" else data["resource"]
    return say.not_paid(data["text"], data["amount"], resource)


def _cost(data: Data) -> str:
    return say.cost_short(data["face"], data["cost"], data["missing"], data["spared"])


REASONS: Final[Makers] = {
    "card/kind no-action": lambda data: say.no_action(data["face"]),
    "card/kind not-built": lambda data: say.not_built(data["face"]),
    "card/no-effect number": lambda data: say.full(data["number"]),
    "card/no-effect room": lambda data: say.no_room(data["resource"], more=False),
    "card/not-held none": lambda data: say.not_held(data["face"]),
    "card/not-held opened": lambda data: say.other_opened(data["face"]),
    "card/requirement": lambda data: say.requirement(data["face"], condition(data["face"], data["missing"])),
    "card/target": lambda data: say.target(data["face"], data["target"]),
    "card/timing": lambda data: say.timing(data["face"], data["timing"]),
    "card/unique": lambda data: say.unique(data["face"]),
    "cost/short": _cost,
    "demand/none": lambda data: say.nothing_there(data["resource"], bool(data["named"])),
    "demand/room": lambda data: say.no_room(data["resource"], bool(data["named"])),
    "move/not-offered look": lambda data: say.must_take(zone_at(None, data["zone"], (OPPONENT, OPPONENT))),
    "move/phase": _phase,
    "move/unknown reaction": lambda data: say.no_answer(data["text"], data["event"]),
    "move/unknown written": lambda data: say.written(data["face"], data["word"]),
    "pay/places": _not_paid,
    "site/taken": lambda data: say.taken(data["face"]),
    "site/wrong": lambda data: say.stands(data["face"], data["placement"]),
    "stack/back": lambda data: say.other_back(zone_at(None, data["zone"], (OPPONENT, OPPONENT))),
    "stack/empty open": lambda data: say.none_open(data["face"]),
    "trade/rate": _rate,
    "trade/short": lambda data: say.too_little(
        data["amount"], data["have"], data["resource"], bool(data["place"])
    ),
}
"""Code and reason -> what makes the words of its data; the others are in the catalogue as they are."""


def reason(error: IllegalMove) -> str:
    """Why a move is refused, in words."""
    return refusing.reason(error, say, REASONS)


def refusal(error: IllegalMove) -> str:
    """A refusal for people: heading, details and the rule."""
    return refusing.refusal(error, say, REASONS, error.rule)


_SAID: Final[frozenset[StrEnum]] = frozenset(
    (DuelCode.CARD_UNIQUE, Code.CARD_NOT_HELD, DuelCode.SITE_TAKEN, DuelCode.SITE_WRONG, DuelCode.STACK_EMPTY)
)
"""Codes whose heading says all that a player who looks at the card wants to know."""

_TOLD: Final[frozenset[StrEnum]] = frozenset(
    (
        DuelCode.CARD_TIMING,
        DuelCode.MOVE_PHASE,
        DuelCode.TRADE_RATE,
        DuelCode.TRADE_SHORT,
        DuelCode.DEMAND_NONE,
        DuelCode.DEMAND_ROOM,
    )
)
"""Codes whose reason says it."""


def card_refusal(error: IllegalMove, face: str, *, anywhere: bool = False) -> str:
    """Why a card can't be used, for somebody who looks at it; anywhere: it was tried at every place."""
    code, rule = error.code, error.rule
    if card_of(face).placement == "centre":
        return say.ruled(reason(error), rule)
    if code == DuelCode.CARD_REQUIREMENT:
        return say.ruled(say.needs(condition(face, error.data.get("missing"))), rule)
    if anywhere and code.startswith("site/"):
        return say.ruled(say.no_place(place(face)), rule)
    if code in _TOLD or (code == DuelCode.SITE_WRONG and error.data):
        return say.ruled(reason(error), rule)
    if code in _SAID:
        return say.ruled(say.HEADINGS[code], rule)
    return f"{refusal(error)}."

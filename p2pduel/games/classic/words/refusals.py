"""What the engine's refusals mean, in words: of their codes, and of the data that comes with them."""

from typing import Final

from p2pduel.catalogue import refusing
from p2pduel.catalogue.refusing import Data, Makers
from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.facts.faces import CARDS, card_of
from p2pduel.games.classic.words import reasons as say
from p2pduel.games.classic.words.cards import card_name, condition, place
from p2pduel.games.classic.words.places import zone_at
from p2pduel.games.classic.words.things import OPPONENT
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove

__all__ = ["REASONS", "card_refusal", "reason", "refusal"]


def _phase(data: Data) -> str:
    if data["kind"] == "preroll":
        return say.DICE_FIRST
    return say.OTHER_PART.get(data["verb"], say.ACTION_PART)


def _rate(data: Data) -> str:
    if not data["rates"]:
        return say.no_rate(data["resource"])
    return say.rates(data["resource"], list(dict.fromkeys(data["rates"])))


def _not_paid(data: Data) -> str:
    return say.not_paid(data["amount"], None if data["resource"] == "any" else data["resource"])


def _requirement(data: Data) -> str:
    return say.requirement(data["face"], condition(data["face"], data["missing"]))


def _site(data: Data) -> str:
    fixed = f"{ClassicCode.SITE_WRONG} {data['face']}"
    return say.FIXED[fixed] if fixed in say.FIXED else say.stands(data["face"], place(data["face"]))


def _trade_short(data: Data) -> str:
    return say.too_little(data["amount"], data["have"], data["resource"], bool(data["place"]))


REASONS: Final[Makers] = {
    "card/barred": lambda data: say.barred(data["face"], data["by"]),
    "card/fresh": lambda data: say.fresh(data["face"]),
    "card/kind no-action": lambda data: say.no_action(data["face"]),
    "card/kind not-built": lambda data: say.not_built(data["face"]),
    "card/locked": lambda data: say.locked(data["face"]),
    "card/no-effect": lambda data: say.no_effect(data["face"]),
    "card/not-held": lambda data: say.not_held(data["face"]),
    "card/requirement": _requirement,
    "card/timing": lambda data: say.timing(data["face"], data["timing"]),
    "card/unique": lambda data: say.unique(data["face"], card_of(data["face"]).unique),
    "card/used": lambda data: say.used(data["face"]),
    "cost/magic": lambda data: say.cost_magic(data["face"], data["cost"]),
    "cost/short": lambda data: say.cost_short(data["face"], data["cost"], data["short"]),
    "move/not-offered look": lambda data: say.must_take(zone_at(None, data["zone"], (OPPONENT, OPPONENT))),
    "move/phase": _phase,
    "move/unknown reaction": lambda data: say.no_answer(data["text"], data["threat"]),
    "offer/limit": lambda data: say.offers(data["limit"]),
    "pay/places": _not_paid,
    "site/wrong": _site,
    "stack/empty": lambda data: say.none_left(data["what"]),
    "trade/rate": _rate,
    "trade/short": _trade_short,
    "use/target idle": lambda data: say.idle(data["face"]),
}
"""Code and reason -> what makes the words of its data; the others are in the catalogue as they are."""


def reason(error: IllegalMove) -> str:
    """Why a move is refused, in words."""
    return refusing.reason(error, say, REASONS)


def refusal(error: IllegalMove) -> str:
    """A refusal for people: heading, details and the rule."""
    return refusing.refusal(error, say, REASONS, _cited(error))


_PRINTED: Final = {ref: card.id for card in CARDS.values() for ref in card.refs}
"""How a rule that stands on a card is cited -> the card."""


def _cited(error: IllegalMove) -> str:
    """The number of the rule, or the name of the card that says so."""
    return card_name(_PRINTED[error.rule]) if error.rule in _PRINTED else error.rule


_TOLD: Final = frozenset(
    (
        ClassicCode.CARD_BARRED,
        ClassicCode.CARD_LOCKED,
        ClassicCode.CARD_NO_EFFECT,
        ClassicCode.CARD_TIMING,
        ClassicCode.CARD_UNIQUE,
        ClassicCode.MOVE_PHASE,
        ClassicCode.STACK_EMPTY,
        ClassicCode.TRADE_RATE,
        ClassicCode.TRADE_SHORT,
        Code.CARD_NOT_HELD,
    )
)
"""Codes whose reason says all that a player who looks at the card wants to know."""


def card_refusal(error: IllegalMove, face: str, *, anywhere: bool = False) -> str:
    """Why a card can't be used, for somebody who looks at it; anywhere: it was tried at every place."""
    code, rule = error.code, _cited(error)
    if code == ClassicCode.CARD_REQUIREMENT:
        return say.ruled(say.needs(condition(face, error.data.get("missing"))), rule)
    if anywhere and code == ClassicCode.SITE_WRONG:
        return say.ruled(say.no_place(place(face)), rule)
    if code in _TOLD or card_of(face).site == "centre":
        return say.ruled(reason(error), rule)
    return f"{refusal(error)}."

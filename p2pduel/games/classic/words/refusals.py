"""What the engine's refusals mean, in words: of their codes, and of the data that comes with them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from p2pduel.catalogue import refusals as general
from p2pduel.catalogue.speech import LANGUAGES, spoken
from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.facts.faces import CARDS, card_of
from p2pduel.games.classic.words import reasons as say
from p2pduel.games.classic.words.cards import card_name, condition, place
from p2pduel.games.classic.words.places import zone_at
from p2pduel.games.classic.words.things import OPPONENT
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove

__all__ = ["REASONS", "card_refusal", "reason", "reason_key", "refusal"]

_Data = Mapping[str, Any]


def _phase(data: _Data) -> str:
    if data["kind"] == "preroll":
        return say.DICE_FIRST
    return say.OTHER_PART.get(data["verb"], say.ACTION_PART)


def _rate(data: _Data) -> str:
    if not data["rates"]:
        return say.no_rate(data["resource"])
    return say.rates(data["resource"], list(dict.fromkeys(data["rates"])))


def _not_paid(data: _Data) -> str:
    return say.not_paid(data["amount"], None if data["resource"] == "any" else data["resource"])


def _requirement(data: _Data) -> str:
    return say.requirement(data["face"], condition(data["face"], data["missing"]))


def _site(data: _Data) -> str:
    fixed = f"{ClassicCode.SITE_WRONG} {data['face']}"
    return say.FIXED[fixed] if fixed in say.FIXED else say.stands(data["face"], place(data["face"]))


def _trade_short(data: _Data) -> str:
    return say.too_little(data["amount"], data["have"], data["resource"], bool(data["place"]))


REASONS: Final[Mapping[str, Callable[[_Data], str]]] = {
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


def reason_key(error: IllegalMove) -> str:
    """The code of a refusal, and which of its reasons it is, where there are several."""
    why = error.data.get("why", "")
    return f"{error.code} {why}" if why else str(error.code)


def reason(error: IllegalMove) -> str:
    """Why a move is refused, in words."""
    key = reason_key(error)
    if _bare(error):
        return general.REASONS[error.code]
    if error.words:
        return error.words
    if key in REASONS:
        return REASONS[key](error.data)
    return say.FIXED[key] if key in say.FIXED else say.TYPED[key].format_map(_typed(error.data))


def _bare(error: IllegalMove) -> bool:
    """Whether the code is all there is to say: the kernel's own words beside it are English."""
    return not error.data and (not error.words or spoken() != LANGUAGES[0])


def _typed(data: _Data) -> dict[str, Any]:
    """The data of a refusal with lists as one reads them."""
    return {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value for name, value in data.items()
    }


def refusal(error: IllegalMove) -> str:
    """A refusal for people: heading, details and the rule."""
    heading = say.HEADINGS[error.code]
    return say.refusal(heading, "" if _bare(error) else reason(error), _cited(error))


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

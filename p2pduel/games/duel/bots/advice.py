"""A hint for a person: greedy's move with its reason, from what that seat may see.

A reason is a code with data; the words are made where it is shown (p2pduel.games.duel.words.advising).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from p2pduel.bots.advising import Reason, helping, paid, saved, saving, traded, wanted
from p2pduel.bots.base import Advice
from p2pduel.games.duel.bots.goals import Plan
from p2pduel.games.duel.bots.greedy import rated
from p2pduel.games.duel.bots.worth import card_worth
from p2pduel.games.duel.rules.core import CARD
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move

__all__ = ["advice"]

_THREATENED: Final = 7
"""With more resources than this a brigand attack takes gold and wool (D-6.4)."""

_KINDS: Final = ("victory", "trade", "strength", "skill", "progress")


def advice(view: View, legal: Sequence[Move]) -> Advice:
    """What to do in the own decision; the same position always gets the same advice."""
    assert view.seat is not None
    best = max(rated(view, legal), key=lambda pair: pair[0])[1]
    hand = [face for _, face, _ in view.hand() if face is not None]
    plan = Plan(view.state, view.seat, hand)
    reason, data = _reason(view, best, plan)
    return Advice(best, reason, plan.best.name if plan.best else "", data)


def _reason(view: View, move: Move, plan: Plan) -> Reason:
    """Why this move."""
    verb, *words = move.text.split()
    if verb in _FIXED:
        return verb, {}
    tell = _REASONS.get(verb)
    return tell(view, words, plan, move.secret) if tell is not None else saved(plan)


def _bare(token: str) -> str:
    """The face that a word of a move means."""
    return token.partition("@")[0].partition("/")[0]


def _build(_view: View, words: list[str], plan: Plan, _secret: str | None) -> Reason:
    face = words[0].partition("/")[0]
    if face in ("road", "settlement", "city"):
        return face, {}
    card = CARD[face]
    points = [(kind, getattr(card.points, kind)) for kind in _KINDS if getattr(card.points, kind)]
    first = plan.best is None or plan.best.name == card.id
    return "build", {"first": first, "points": points, "booster": card.booster, "ship": card.ship}


def _trade(_view: View, words: list[str], plan: Plan, _secret: str | None) -> Reason:
    return traded(plan, words)


def _play(_view: View, words: list[str], plan: Plan, _secret: str | None) -> Reason:
    return helping(plan, _bare(words[0]))


def _end(_view: View, _words: list[str], plan: Plan, _secret: str | None) -> Reason:
    return "saving", {**saving(plan), "brigands": sum(plan.player.stored.values()) > _THREATENED}


def _resource(_view: View, words: list[str], plan: Plan, _secret: str | None) -> Reason:
    return wanted(plan, words)


def _pay(_view: View, _words: list[str], plan: Plan, _secret: str | None) -> Reason:
    return paid(plan)


def _bury(view: View, _words: list[str], _plan: Plan, secret: str | None) -> Reason:
    assert view.seat is not None
    if not secret:
        return "another", {}
    face = secret.partition("/")[0]
    return "useless" if card_worth(view.state, view.seat, face) <= 0 else "least", {"card": face}


def _card(view: View, words: list[str], plan: Plan, secret: str | None) -> Reason:
    if not secret:
        return _resource(view, words, plan, secret)
    face = secret.split()[0].partition("/")[0]
    return ("best_of", {"card": face}) if face in CARD or "-" in face else ("best", {})


def _draw(_view: View, _words: list[str], plan: Plan, _secret: str | None) -> Reason:
    return "city_cards" if plan.large else "any_card", {}


def _pass(view: View, _words: list[str], plan: Plan, _secret: str | None) -> Reason:
    decision = view.my_decision()
    if decision is not None and decision.kind == "defend":
        return "brings", {"card": "irmgard"}
    return saved(plan)


def _about(reason: str) -> _Tell:
    """A reason that names the card of the move."""
    return lambda _view, words, _plan, _secret: (reason, {"card": _bare(words[0])})


_Tell = Callable[[View, list[str], Plan, str | None], Reason]

_FIXED: Final = frozenset({"roll", "done", "store", "defend", "lay", "under", "swap"})
"""Verbs with one explanation."""

_REASONS: Final[dict[str, _Tell]] = {
    "build": _build,
    "trade": _trade,
    "play": _play,
    "end": _end,
    "take": _card,
    "pick": _card,
    "demand": _resource,
    "buy": _resource,
    "tithe": _resource,
    "pay": _pay,
    "give": _pay,
    "bury": _bury,
    "draw": _draw,
    "search": _draw,
    "lose": _about("least_of"),
    "name": _about("hurts"),
    "fetch": _about("best_of"),
    "pass": _pass,
}
"""How each verb is explained; the others say what is saved for."""

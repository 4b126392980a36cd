"""A hint for a person: greedy's move with its reason, from what that seat may see.

A reason is a code with data; the words are made where it is shown (p2pduel.games.classic.words.advising).
"""

from collections.abc import Callable, Sequence
from typing import Final

from p2pduel.bots.advising import Reason, helping, paid, saved, saving, traded, wanted
from p2pduel.bots.base import Advice
from p2pduel.games.classic.bots.greedy import rated
from p2pduel.games.classic.bots.thought import Said, Thought, face_of
from p2pduel.games.classic.bots.worth import card_worth
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.view import View
from p2pduel.kernel.moves import Move

__all__ = ["advice"]

_KINDS: Final = ("victory", "trade", "strength", "tournament")
_CENTRE: Final = ("road", "settlement", "city", "citadel", "metropolis")


def advice(view: View, legal: Sequence[Move]) -> Advice:
    """What to do in the own decision; the same position always gets the same advice."""
    best = max(rated(view, legal), key=lambda pair: pair[0])[1]
    thought = Thought(view)
    reason, data = _reason(thought, Said.of(best))
    goal = thought.plan.best
    return Advice(best, reason, goal.name if goal else "", data)


def _reason(t: Thought, said: Said) -> Reason:
    """Why this move."""
    if said.verb in _FIXED:
        return _FIXED[said.verb], {}
    tell = _REASONS.get(said.verb)
    return tell(t, said) if tell is not None else saved(t.plan)


def _build(t: Thought, said: Said) -> Reason:
    card = CARD[said.words[0]]
    if card.id in _CENTRE:
        return card.id, {}
    points = [(kind, getattr(card.points, kind)) for kind in _KINDS if getattr(card.points, kind)]
    first = t.plan.best is None or t.plan.best.name == card.id
    booster = card.doubles[0] if len(card.doubles) == 1 else None
    return "build", {"first": first, "points": points, "booster": booster, "ship": card.fleet}


def _end(t: Thought, _said: Said) -> Reason:
    return "saving", {**saving(t.plan), "brigands": t.crowded}


def _use(_t: Thought, said: Said) -> Reason:
    face = face_of(said.words[0])
    return ("magic", {}) if CARD[face].kind == "wizard" else ("brings", {"card": face})


def _card(t: Thought, said: Said) -> Reason:
    """A card out of several, or a resource."""
    if not said.secret:
        return wanted(t.plan, said.words)
    face = said.faces[0]
    return ("best_of", {"card": face}) if face in CARD and len(said.faces) == 1 else ("best", {})


def _bury(t: Thought, said: Said) -> Reason:
    if not said.secret:
        return "another", {}
    worth = card_worth(t.s, t.seat, said.secret)
    return "useless" if worth <= 0 else "least", {"card": said.secret}


def _name(t: Thought, said: Said) -> Reason:
    """What is named: a card that leaves, a card that is fetched, or anything else."""
    step = t.s.agenda[-1]
    following = step[4] if step[0] == "name" else step[6]
    word = " ".join(said.words)
    face = face_of(word)
    if face not in CARD:
        return "best", {}
    if following[0] in ("leave_for", "lay_on", "bribed", "raided", "steal", "duel"):
        hurts = following[0] != "leave_for" or following[2] != t.seat
        return "hurts" if hurts else "least_of", {"card": face}
    return "best_of", {"card": face}


def _pass(t: Thought, _said: Said) -> Reason:
    return ("not_worth", {}) if t.s.agenda[-1][0] in ("react", "counter", "jump", "name") else saved(t.plan)


def _about(reason: str) -> Callable[[Thought, Said], Reason]:
    """A reason that names the card of the move."""
    return lambda _t, said: (reason, {"card": face_of(said.words[0])})


_FIXED: Final = {
    **{verb: verb for verb in ("roll", "done", "store", "defend", "lay", "under", "swap", "form", "keep")},
    **{verb: verb for verb in ("raise", "plunder", "accept", "decline")},
    "demolish": "room",
    "draw": "any_card",
    "search": "any_card",
    "arrange": "best",
}
"""Verbs with one explanation."""

_REASONS: Final[dict[str, Callable[[Thought, Said], Reason]]] = {
    "build": _build,
    "trade": lambda t, said: traded(t.plan, said.words),
    "play": lambda t, said: helping(t.plan, said.words[0]),
    "use": _use,
    "cast": _about("now"),
    "sell": _about("brings"),
    "redeem": _about("now"),
    "end": _end,
    "take": _card,
    "pick": _card,
    "demand": lambda t, said: wanted(t.plan, said.words),
    "pay": lambda t, _said: paid(t.plan),
    "lose": lambda t, _said: paid(t.plan),
    "give": lambda t, _said: paid(t.plan),
    "spare": lambda t, _said: paid(t.plan),
    "bury": _bury,
    "discard": _about("least_of"),
    "fetch": _about("best_of"),
    "name": _name,
    "pass": _pass,
}
"""How each verb is explained; the others say what is saved for."""

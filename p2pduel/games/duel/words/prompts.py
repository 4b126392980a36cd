"""Decisions as questions to the player who decides."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from p2pduel.catalogue.grammar import Who, upper
from p2pduel.games.duel.rules.facts import RESOURCES
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words import questions as ask
from p2pduel.games.duel.words.places import zone_at
from p2pduel.games.duel.words.things import OPPONENT
from p2pduel.kernel.operations import Decision

__all__ = ["PROMPTS", "prompt"]

_Data = Mapping[str, Any]
_Ask = Callable[[_Data, str], str]
"""The question, from its data and what brought it about."""


def _pay(data: _Data, why: str) -> str:
    if data["resource"] == "any":
        return ask.pay_any(why, data["amount"])
    return ask.pay(why, data["amount"], data["resource"])


def _take(data: _Data, why: str) -> str:
    types = list(data.get("types", ()))
    return ask.take(why, types if len(types) < len(RESOURCES) else [], data["amount"])


PROMPTS: Final[dict[str, _Ask]] = {
    "starting_stack": lambda data, _: ask.DRAW_HAND if data["how"] == "draw" else ask.CHOOSE_HAND,
    "rearrange": lambda *_: ask.REARRANGE,
    "prepare": lambda *_: ask.PREPARE,
    "preroll": lambda *_: ask.PREROLL,
    "action": lambda *_: ask.ACTION,
    "reaction": lambda data, _: ask.reaction(data["event"]),
    "defend": lambda data, why: ask.defend(why, data["safe"]),
    "fetch": lambda _, why: ask.fetch(why),
    "survey": lambda *_: ask.SURVEY,
    "lay": lambda data, _: ask.lay(data["faces"]),
    "name": lambda data, why: ask.name(why, data["count"] - len(data["named"])),
    "lose": lambda data, why: ask.lose(why, data["where"] == "discard"),
    "under": lambda data, _: ask.under(data["face"]),
    "rob": lambda data, why: ask.rob(why, data["least"], data["most"]),
    "put_away": lambda *_: ask.PUT_AWAY,
    "pay": _pay,
    "store": lambda data, why: ask.store(why, data["amount"], data["resource"]),
    "take": _take,
    "demand": lambda data, why: ask.demand(why, data["most"], Counter(data["named"])),
    "give_back": lambda _, why: ask.give_back(why),
    "appease": lambda data, why: ask.appease(why, data["gold"]),
    "tithe": lambda data, why: ask.tithe(why, data["amount"], data["types"]),
    "reduce": lambda data, why: ask.reduce(why, data["cost"]),
    "buy": lambda data, why: ask.buy(why, data["left"]),
    "draw": lambda data, _: ask.draw(data["limit"]),
    "surplus": lambda data, _: ask.surplus(data["limit"]),
    "exchange": lambda *_: ask.EXCHANGE,
    "replace": lambda data, _: ask.replace(data["cost"]),
    "library": lambda *_: ask.LIBRARY,
    "take_card": lambda data, _: ask.take_card(data["zone"]),
}
"""Decision kind to its question."""


def _in_play(decision: Decision, state: State | None) -> tuple[int, str] | None:
    """Whose card asks, and which: its way to the discard pile waits on the agenda; a ship says so itself."""
    if decision.data.get("cause") == "ship":
        return 1 - decision.seat, "pirate_ship"
    agenda = state.agenda if state is not None else []
    return next(((step[1], step[2]) for step in reversed(agenda) if step[0] == "discard"), None)


def _cause(decision: Decision, state: State, found: tuple[int, str] | None) -> str:
    """What brought the question about where its data do not say: a card in play, an event."""
    if found is not None:
        return found[1]
    return state.event if decision.kind in _OF_EVENTS else ""


_OF_EVENTS: Final = frozenset({"lose"})
"""Questions an event asks without naming itself."""


def _data(decision: Decision, state: State | None) -> _Data:
    """The decision's data, with a stack as a thing to speak of."""
    if "zone" not in decision.data:
        return decision.data
    owners = [Who("", you=True) if seat == decision.seat else OPPONENT for seat in (0, 1)]
    return {**decision.data, "zone": zone_at(state, decision.data["zone"], owners)}


def prompt(decision: Decision, state: State | None = None, names: Sequence[str] | None = None) -> str:
    """The question a decision asks, in words; what the other side has played is named with its player."""
    data, found = _data(decision, state), _in_play(decision, state)
    other = found if found is not None and found[0] != decision.seat else None
    why = str(data.get("why") or "")
    if other is not None and (why or other[1]) == other[1]:
        why = ""
    elif state is not None and not why:
        why = _cause(decision, state, found)
    words = PROMPTS[decision.kind](data, why)
    if other is None:
        return upper(words)
    who = OPPONENT if names is None else Who(names[other[0]])
    said = ask.built_by if data.get("cause") == "ship" else ask.played_by
    return upper(said(who, other[1], words))

"""Decisions as questions to the player who decides."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from p2pduel.catalogue.grammar import Who, upper
from p2pduel.games.classic.rules.state import State, Step
from p2pduel.games.classic.words import questions as ask
from p2pduel.games.classic.words.places import seen_by, zone_at
from p2pduel.games.classic.words.things import OPPONENT, Zone
from p2pduel.kernel.operations import Decision
from p2pduel.principality.resources import RESOURCES

__all__ = ["PROMPTS", "prompt"]

_Data = Mapping[str, Any]


class _Asked:
    """A decision with what is needed to speak of it."""

    def __init__(self, decision: Decision, state: State | None, names: Sequence[str] | None) -> None:
        self.seat, self.state, self.names = decision.seat, state, names
        self.step: Step = state.agenda[-1] if state is not None and state.agenda else ()

    @property
    def other(self) -> Who:
        """The other player."""
        return OPPONENT if self.names is None else Who(self.names[1 - self.seat])

    def zone(self, zone: str) -> Zone:
        return zone_at(self.state, zone, seen_by(self.seat))


_Ask = Callable[[_Asked, _Data, str], str]
"""The question, from its data and what brought it about."""


def _pay(_asked: _Asked, data: _Data, why: str) -> str:
    if data["resource"] == "any":
        return ask.pay_any(why, data["amount"])
    return ask.pay(why, data["amount"], data["resource"])


def _take(_asked: _Asked, data: _Data, why: str) -> str:
    types = list(data.get("types", ()))
    return ask.take(why, types if len(types) < len(RESOURCES) else [], data["amount"])


def _name(asked: _Asked, data: _Data, why: str) -> str:
    if "next" not in data:
        following = asked.step[6][0] if asked.step[:1] == ("name_several",) else "raided"
        return ask.asked_more(why, following, data["count"] - len(data["named"]))
    key = data["next"]
    return ask.asked(why, f"{key} {data['why']}" if key == "leave_for" else key)


def _put_away(asked: _Asked, data: _Data, why: str) -> str:
    return ask.put_away(why, asked.zone(data["stack"]) if data["stack"] else None)


def _new_land(asked: _Asked, data: _Data, _why: str) -> str:
    old = asked.state.players[asked.seat].regions[data["place"]] if asked.state else data["place"]
    return ask.new_land(old)


def _answer(asked: _Asked, data: _Data, _why: str) -> str:
    return ask.answer(asked.other, Counter(data["given"]), Counter(data["wanted"]))


PROMPTS: Final[dict[str, _Ask]] = {
    "rearrange": lambda *_: ask.REARRANGE,
    "starting_stack": lambda *_: ask.STARTING_STACK,
    "preroll": lambda *_: ask.PREROLL,
    "action": lambda *_: ask.ACTION,
    "survey": lambda *_: ask.SURVEY,
    "put_under": lambda *_: ask.PUT_UNDER,
    "new_hand": lambda *_: ask.NEW_HAND,
    "exchange": lambda *_: ask.EXCHANGE,
    "form": lambda *_: ask.FORM,
    "master_builder": lambda *_: ask.MASTER_BUILDER,
    "banish": lambda *_: ask.BANISH,
    "pay": _pay,
    "pay_magic": lambda _, data, why: ask.pay_magic(why, data["amount"]),
    "hand_in": lambda _, data, why: ask.hand_in(why, data["amount"]),
    "store": lambda _, data, why: ask.store(why, data["amount"], data["resource"]),
    "hoard": lambda _, data, _why: ask.hoard(data["amount"], data["resource"]),
    "take": _take,
    "demand": lambda _, data, why: ask.demand(why, data["most"], Counter(data["named"])),
    "give": lambda _, data, why: ask.give(why, data["amount"]),
    "spare": lambda _, data, why: ask.spare(why, data["cost"], data["times"]),
    "barter": lambda _, data, why: ask.barter(why, data["most"], Counter(data["given"])),
    "lose": lambda _, data, why: ask.lose(why, data["amount"]),
    "spread": lambda _, data, _why: ask.spread(data["resource"]),
    "offer": lambda _, data, _why: ask.offer(Counter(data["given"]), Counter(data["wanted"])),
    "answer": _answer,
    "triumph": lambda _, _data, why: ask.triumph(why),
    "dig": lambda _, data, _why: ask.dig(data["amount"]),
    "name": _name,
    "reaction": lambda _, _data, why: ask.reaction(why),
    "counter": lambda asked, data, _why: ask.counter(asked.other, data["face"]),
    "jump": lambda _, data, _why: ask.jump(data["symbol"], data["event"]),
    "ward": lambda _, data, why: ask.ward(why, data["safe"]),
    "rob": lambda _, data, why: ask.rob(why, data["least"], data["most"]),
    "put_away": _put_away,
    "draw": lambda _, data, _why: ask.draw(data["limit"], data["cost"]),
    "replace": lambda asked, data, _why: ask.replace(asked.zone(data["zone"]), data["cost"]),
    "surplus": lambda _, data, _why: ask.surplus(data["limit"]),
    "lay_down": lambda _, data, _why: ask.lay_down(data["limit"]),
    "keep": lambda asked, data, _why: ask.keep(asked.zone(data["zone"])),
    "take_card": lambda asked, data, _why: ask.take_card(asked.zone(data["zone"]), data["pass"]),
    "sort_cards": lambda asked, data, _why: ask.sort_cards(asked.zone(data["zone"]), data["count"]),
    "under": lambda _, data, _why: ask.under(data["face"]),
    "lay": lambda _, data, _why: ask.lay(data["faces"]),
    "new_land": _new_land,
}
"""Decision kind to its question."""

_OF_EVENTS: Final = frozenset({"rob", "put_away"})
"""Questions that an event asks without naming itself."""


def _in_play(state: State | None) -> tuple[int, str] | None:
    """Whose card asks, and which: its way to the discard pile, or boarding pirates, wait on the agenda."""
    for step in reversed(state.agenda if state is not None else []):
        if step[0] == "lay_off":
            return step[1], step[2]
        if step[0] == "boarding":
            return step[1], "pirate_fleet"
    return None


def _why(decision: Decision, state: State | None, played: str) -> str:
    """What brought the question about."""
    data = decision.data
    said = str(data.get("why") or data.get("threat") or "").removesuffix("_theirs")
    if said:
        return said
    if decision.kind in _OF_EVENTS and state is not None and state.event:
        return state.event
    return played if decision.kind in ("rob", "ward") else ""


def prompt(decision: Decision, state: State | None = None, names: Sequence[str] | None = None) -> str:
    """The question a decision asks, in words; what the other side has played is named with its player."""
    asked, found = _Asked(decision, state, names), _in_play(state)
    why = _why(decision, state, found[1] if found else "")
    theirs = found is not None and found[0] != decision.seat and why in ("", found[1])
    words = PROMPTS[decision.kind](asked, decision.data, "" if theirs else why)
    if found is None or not theirs or decision.kind in ("counter", "answer"):
        return upper(words)
    said = ask.built_by if found[1] == "pirate_fleet" else ask.played_by
    return upper(said(asked.other, found[1], words))

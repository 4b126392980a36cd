"""Attacks that a die decides (C-7.5, CR-36), and looking into the opponent's hand."""

from itertools import combinations
from typing import Any, Literal

from p2pduel.games.classic.rules import hidden
from p2pduel.games.classic.rules.core import hooked, open_stacks
from p2pduel.games.classic.rules.effects.registry import effect_of
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.hand import bury, bury_moves
from p2pduel.games.classic.rules.steps.registry import Ask, Menu, auto, step
from p2pduel.games.classic.rules.steps.windows import react
from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import BuryCard, Carrier, Pick
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["LUCKY", "LUCKY_AGAINST_CARD", "attack", "put_away", "rob", "spy"]

LUCKY = 5
"""Up to this number the attacker wins (C-7.5)."""

LUCKY_AGAINST_CARD = 2
"""Up to this number the attacker wins against a counter card."""


def attack(seat: int, threat: str) -> Step:
    """The seat attacks; the opponent may answer, then a die decides."""
    return ("attack", seat, threat)


@auto("attack")
def _attack(s: State, seat: int, threat: str) -> None:
    s.averted = ()
    push(s, react(1 - seat, threat), requests.roll(seat, (6,), ("attacked", seat, threat)))


@auto("attacked")
def _attacked(s: State, seat: int, threat: str, die: int) -> None:
    """The winner names the target, if there is one (CR-36)."""
    limit = LUCKY_AGAINST_CARD if 1 - seat in s.averted else LUCKY
    s.averted = ()
    winner = seat if die <= limit else 1 - seat
    emit(s, "attacked", seat=seat, why=threat, roll=die, winner=winner)
    push(s, *effect_of(threat).on_strike(s, winner))


def spy(seat: int) -> Step:
    """The seat looks into the opponent's hand and takes a unit or an action card, unless warded off."""
    return ("spy", seat)


def _wards(s: State, seat: int) -> set[int]:
    """The numbers on which the seat's standing cards ward a Spy off."""
    return {number for spot in hooked(s, seat, "wards") for number in effect_of(spot.card.face).wards}


@auto("spy")
def _spy(s: State, seat: int) -> None:
    """A Great Wall must be rolled for, a Watchtower may (CR-39)."""
    victim = 1 - seat
    rolled = requests.roll(victim, (6,), ("spied", seat))
    if any(effect_of(spot.card.face).must_ward for spot in hooked(s, victim, "wards")):
        push(s, rolled)
    elif _wards(s, victim):
        push(s, ("ward", victim, rolled))
    else:
        push(s, ("spied", seat, 0))


@step("ward")
class _Ward(Menu):
    """("ward", seat, roll): roll against the Spy, or let it happen (CR-39)."""

    kind = "ward"
    rule = "CR-39"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"safe": sorted(_wards(s, step[1]))}

    def options(self, s: State, step: Step) -> list[str]:
        return ["defend", "pass"]

    def choose(self, s: State, step: Step, text: str) -> None:
        push(s, step[2] if text == "defend" else ("spied", 1 - step[1], 0))


@auto("spied")
def _spied(s: State, seat: int, die: int) -> None:
    """0 means that nobody rolled."""
    victim = 1 - seat
    warded = die in _wards(s, victim)
    if die:
        emit(s, "warded", seat=victim, roll=die, success=warded)
    if not warded and s.zones[f"hand{victim}"]:
        push(s, requests.show(victim, seat), rob(seat, 0, 1, f"hand{seat}", "loose"))


def rob(seat: int, least: int, most: int, zone: str, only: Literal["", "loose"] = "") -> Step:
    """The seat picks cards of the opponent's shown hand, which go into a zone."""
    return ("rob", seat, least, most, zone, only)


@step("rob")
class _Rob(Ask):
    """("rob", seat, least, most, zone, only): pick cards of the opponent's shown hand (C-70.5).

    Only "" means any card; "loose" means units and action cards (C-20.9), which the victim sees kept.
    """

    kind = "rob"
    rule = "CR-39"

    def _count(self, s: State, step: Step) -> tuple[int, int]:
        size = len(s.zones[f"hand{1 - step[1]}"])
        return min(step[2], size), min(step[3], size)

    def data(self, s: State, step: Step) -> dict[str, Any]:
        least, most = self._count(s, step)
        return {"least": least, "most": most}

    def settle(self, s: State, step: Step) -> bool:
        least, most = self._count(s, step)
        if most and not least == most == len(s.zones[f"hand{1 - step[1]}"]):
            return False
        s.agenda.pop()
        self._take(s, step, tuple(range(most)))
        return True

    def _take(self, s: State, step: Step, positions: tuple[int, ...]) -> None:
        if positions:
            push(s, requests.give(1 - step[1], positions, step[1], step[4]))

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        seat = step[1]
        least, most = self._count(s, step)
        slots = s.zones[f"hand{1 - seat}"]
        names = [known[slot] for slot in slots]
        found = [Move("pass")] if not least else []
        for size in range(max(1, least), most + 1):
            for chosen in combinations(range(len(slots)), size):
                if hidden.allowed(step, [names[at] for at in chosen]):
                    text = " ".join(str(at) for at in chosen)
                    found.append(Move(f"pick {text}", " ".join(names[at] for at in chosen)))
        return found

    def _positions(self, s: State, step: Step, text: str) -> tuple[int, ...]:
        least, most = self._count(s, step)
        words = text.split()
        if text == "pass" and not least:
            return ()
        size = len(s.zones[f"hand{1 - step[1]}"])
        if words[:1] == ["pick"] and all(word.isdecimal() and int(word) < size for word in words[1:]):
            chosen = tuple(int(word) for word in words[1:])
            if (
                text == " ".join(["pick", *map(str, chosen)])
                and max(1, least) <= len(chosen) <= most
                and sorted(set(chosen)) == list(chosen)
            ):
                return chosen
        raise IllegalMove(Code.MOVE_NOT_OFFERED, self.rule, why="pick", least=least, most=most)

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        shown = f"hand{1 - step[1]}"
        try:
            return Pick(step[1], self._positions(s, step, text), shown)
        except IllegalMove:
            return Pick(step[1], (), shown)

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        positions = self._positions(s, step, text)
        s.agenda.pop()
        self._take(s, step, positions)


def put_away(seat: int, zone: str, owner: int) -> Step:
    """The seat puts the cards of a zone under one stack of the owner, in a hidden order."""
    return ("put_away", seat, zone, owner, "")


@step("put_away")
class _PutAway(Ask):
    """("put_away", seat, zone, owner, stack): the first card chooses the stack (C-70.5, CR-74)."""

    kind = "put_away"
    rule = "C-70.5"

    def _stacks(self, s: State, step: Step) -> list[str]:
        return [step[4]] if step[4] else open_stacks(s, step[3], filled=False)

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"zone": step[2], "stack": step[4]}

    def settle(self, s: State, step: Step) -> bool:
        if s.zones.get(step[2]):
            return False
        s.zones.pop(step[2], None)
        s.agenda.pop()
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return bury_moves(s, step[1], step[2], self._stacks(s, step), known)

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return BuryCard(step[1], step[2], text.partition(" ")[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        bury(s, step[1], step[2], self._stacks(s, step), text, index)
        s.agenda.append((*step[:4], text.split()[1]))

"""Losing cards: standing ones under stacks, hand cards to a thief (D-18.6, D-18.7, D-7.6)."""

from itertools import combinations
from typing import Any, Literal

from p2pduel.games.duel.rules import hidden
from p2pduel.games.duel.rules.building import back_to_face_up, find, remove
from p2pduel.games.duel.rules.core import discard, effect_of, hooked, rules_of
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.hand import bury, bury_moves, can_bury
from p2pduel.games.duel.rules.steps.registry import Ask, Menu, step
from p2pduel.games.duel.rules.tokens import token
from p2pduel.games.duel.rules.variants import stack_backs
from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import BuryCard, Carrier, Pick
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["Cause", "lose", "name_to_lose", "put_away", "rob"]

Cause = Literal["event", "action", "ship", "choice"]
"""What takes a card away (R-22)."""


def name_to_lose(seat: int, count: int, why: str, words: tuple[str, ...], cause: Cause) -> Step:
    """The seat names so many of these opposing cards, and the opponent gives up one of them."""
    return ("name", seat, count, why, words, (), ("lose", 1 - seat, cause, "stack"))


@step("name")
class _Name(Menu):
    """("name", seat, how many, why, candidates, named, next): the attacker names opposing cards.

    In any order; those named are kept sorted, so that it makes no difference. Then next happens with the
    named references behind its arguments.
    """

    kind = "name"
    rule = "D-18.6"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"count": step[2], "why": step[3], "named": list(step[5])}

    def options(self, s: State, step: Step) -> list[str]:
        _, _, count, _, candidates, named, _ = step
        need = count - len(named)
        if not need or len(candidates) <= need:
            return ["done"]
        return [f"name {word}" for word in dict.fromkeys(candidates)]

    def choose(self, s: State, step: Step, text: str) -> None:
        name, seat, count, why, candidates, named, following = step
        if text == "done":
            every = tuple(sorted((*named, *candidates[: count - len(named)])))
            emit(s, "named", seat=seat, cards=list(every), why=why)
            push(s, (*following, every))
            return
        word = text.split()[1]
        others = list(candidates)
        others.remove(word)
        push(s, (name, seat, count, why, tuple(others), tuple(sorted((*named, word))), following))


def lose(seat: int, cause: Cause, where: Literal["stack", "discard"], words: tuple[str, ...]) -> Step:
    """The seat gives up one of these cards."""
    return ("lose", seat, cause, where, words)


@step("lose")
class _Lose(Menu):
    """("lose", seat, cause, where, references): the owner gives up one of these cards.

    Cause is event, action, ship or choice (R-22); where is "stack" or "discard" (D-18.7).
    """

    kind = "lose"
    rule = "D-18.6"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"cause": step[2], "where": step[3]}

    def options(self, s: State, step: Step) -> list[str]:
        return [f"lose {word}" for word in dict.fromkeys(step[4])]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, cause, where, _ = step
        found = find(s, seat, text.split()[1])
        assert found is not None
        site, card = found
        remove(s, seat, site, card)
        steps: list[Step] = []
        if back_to_face_up(s, card.face):
            s.faceup.append((card.face, card.back))
        elif where == "discard" or card.back not in stack_backs(s.variant):
            discard(s, seat, card.face, card.back)
        else:
            steps.append(("under", seat, card.face, card.back))
        for _, other in hooked(s.players[seat], "on_loss"):
            steps += effect_of(other.face).on_loss(s, seat, card, cause)
        push(s, *steps)


@step("under")
class _Under(Menu):
    """("under", seat, face, back): under which stack of its back a known card goes (D-18.7)."""

    kind = "under"
    rule = "D-14.10"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"face": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        return [f"under {stack.zone}" for stack in rules_of(s).stacks if stack.back == step[3]]

    def choose(self, s: State, step: Step, text: str) -> None:
        push(s, requests.return_card(step[2], step[3], text.split()[1], -1))


def rob(seat: int, least: int, most: int, zone: str, only: Literal["", "loose"] = "") -> Step:
    """The seat picks cards of the opponent's shown hand, which go into a zone."""
    return ("rob", seat, least, most, zone, only)


@step("rob")
class _Rob(Ask):
    """("rob", seat, least, most, zone, only): pick cards of the opponent's shown hand (D-17.8, D-17.9).

    Only "" means any card; "loose" means units and action cards (D-16.13), which the victim sees kept.
    """

    kind = "rob"
    rule = "R-16"

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
        names = [token(known[slot], s.backs[slot], 1 - seat) for slot in slots]
        found = [Move("pass")] if not least else []
        for size in range(max(1, least), most + 1):
            for chosen in combinations(range(len(slots)), size):
                if hidden.allowed(step, [known[slots[at]] for at in chosen]):
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


def put_away(seat: int, zone: str) -> Step:
    """The seat puts the cards of a zone under stacks."""
    return ("put_away", seat, zone)


@step("put_away")
class _PutAway(Ask):
    """("put_away", seat, zone): held cards go under stacks one by one, in a hidden order (R-36)."""

    kind = "put_away"
    rule = "R-36"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"zone": step[2]}

    def settle(self, s: State, step: Step) -> bool:
        zone = step[2]
        if zone in s.zones and can_bury(s, zone):
            return False
        s.agenda.pop()
        s.zones[f"hand{1 - step[1]}"] += s.zones.pop(zone, [])
        return True

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        return bury_moves(s, step[1], step[2], known)

    def carrier(self, s: State, step: Step, text: str) -> Carrier:
        return BuryCard(step[1], step[2], text.partition(" ")[2])

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        bury(s, step[1], step[2], text, index)
        s.agenda.append(step)

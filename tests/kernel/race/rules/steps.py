"""The steps of the Race: some have names that the Duel has, too."""

from typing import Any

from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.engine import Engine
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, plain
from p2pduel.kernel.operations import BuryCard, Carrier, Due, Finished, Pick, PlainAct, PlayCard
from p2pduel.kernel.slots import emit, forget, leave, mint, push
from p2pduel.kernel.state import State, Step, thawed
from p2pduel.kernel.steps import Ask, Auto, Kind, Known, Registry

TARGET, LAST = 6, 40
CARDS = ("1", "2", "3", "scout") * 4


class Track(State):
    """Points per seat."""

    __slots__ = ("points",)

    def __init__(self, variant: str, seats: int) -> None:
        super().__init__(variant)
        self.points = [0] * seats
        self.zones = {f"hand{seat}": [] for seat in range(seats)}

    @property
    def seats(self) -> int:
        """How many run."""
        return len(self.points)

    def clone(self) -> "Track":
        """A copy."""
        other = Track(self.variant, self.seats)
        for name in ("ply", "barrier", "opened", "actor", "turn", "active", "phase", "next_slot", "menu"):
            setattr(other, name, getattr(self, name))
        other.points = self.points.copy()
        other.zones = {zone: slots.copy() for zone, slots in self.zones.items()}
        other.backs, other.faces, other.agenda = self.backs.copy(), self.faces.copy(), self.agenda.copy()
        return other

    def to_json(self) -> dict[str, Any]:
        """Everything that counts."""
        return {
            "ply": self.ply,
            "turn": self.turn,
            "points": self.points.copy(),
            "zones": {zone: slots.copy() for zone, slots in self.zones.items()},
            "agenda": [thawed(step) for step in self.agenda],
        }


REGISTRY: Registry[Track] = Registry()
requests.register(REGISTRY)


def _turn(s: Track, seat: int) -> None:
    s.turn, s.active, s.phase = s.turn + 1, seat, "action"
    if max(s.points) >= TARGET or s.turn > LAST:
        push(s, ("over", s.points.index(max(s.points))))
    else:
        push(s, ("action", seat), ("turn", (seat + 1) % s.seats))


class _Over(Kind[Track]):
    def due(self, s: Track, step: Step) -> Due:
        return Finished(step[1], "target")


class _Action(Ask[Track]):
    kind = "action"
    rule = "X-1"

    def moves(self, s: Track, step: Step, known: Known) -> list[Move]:
        hand = sorted({known[slot] for slot in s.zones[f"hand{step[1]}"]})
        others = [seat for seat in range(s.seats) if seat != step[1] and s.zones[f"hand{seat}"]]
        return [
            plain("pass"),
            *(plain(f"play {face}") for face in hand),
            *(Move("bury stack", face) for face in hand),
            *(plain(f"rob {seat}") for seat in others),
        ]

    def carrier(self, s: Track, step: Step, text: str) -> Carrier:
        hand = f"hand{step[1]}"
        if text.startswith("play "):
            return PlayCard(step[1], hand, "race")
        return BuryCard(step[1], hand, "stack") if text == "bury stack" else PlainAct()

    def act(self, s: Track, step: Step, text: str, opened: str | None, index: int | None) -> None:
        verb, _, rest = text.partition(" ")
        if verb not in ("pass", "play", "bury", "rob") or (verb == "play" and opened != rest):
            raise IllegalMove(Code.MOVE_UNKNOWN, self.rule, f"no move {text}")
        s.agenda.pop()
        seat, hand = step[1], f"hand{step[1]}"
        if verb == "play":
            forget(s, leave(s, hand, "race", index))
            s.points[seat] += int(rest) if rest.isdecimal() else 0
            emit(s, "played", seat=seat, face=rest)
        elif verb == "bury":
            forget(s, leave(s, hand, "race", index))
            s.zones["stack"].append(mint(s, "race"))
            push(s, requests.draw(seat, "stack", (0,)))
        elif verb == "rob":
            push(s, requests.show(int(rest), seat), ("rob", seat, int(rest)))


class _Rob(Ask[Track]):
    kind = "rob"

    def moves(self, s: Track, step: Step, known: Known) -> list[Move]:
        return [Move(f"pick {at}", known[slot]) for at, slot in enumerate(s.zones[f"hand{step[2]}"])]

    def carrier(self, s: Track, step: Step, text: str) -> Carrier:
        return Pick(step[1], (int(text.split()[1]),), f"hand{step[2]}")

    def act(self, s: Track, step: Step, text: str, opened: str | None, index: int | None) -> None:
        s.agenda.pop()
        push(s, requests.give(step[2], (int(text.split()[1]),), step[1], f"hand{step[1]}"))


REGISTRY.add("turn", Auto(_turn))
REGISTRY.add("over", _Over())
REGISTRY.add("action", _Action())
REGISTRY.add("rob", _Rob())
ENGINE = Engine(REGISTRY, turn_rule="X-0")


def beginning(variant: str, seats: int) -> Track:
    """Two cards for each, then seat 0 begins."""
    state = Track(variant, seats)
    hands = [requests.draw(seat, "stack", (0, 1)) for seat in range(seats)]
    push(state, requests.seal("stack", "race", CARDS), requests.shuffle("stack"), *hands, ("turn", 0))
    ENGINE.settle(state)
    return state

"""Regions: the two of a new settlement, and Scout's choice (D-3.10, D-9.9)."""

from itertools import combinations
from typing import Any

from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.registry import Ask, Menu, auto, step
from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known

__all__ = ["regions"]


def regions(seat: int, col: int, scouting: int) -> Step:
    """The seat gets the regions of a new settlement; scouting 1: those it likes."""
    return ("regions", seat, col, scouting)


@auto("regions")
def _regions(s: State, seat: int, col: int, scouting: int) -> None:
    """Two regions for a new settlement: the top ones, or with Scout any two (R-40 if fewer are left)."""
    left = len(s.zones["regions"])
    lay: Step = ("lay", seat, col)
    if scouting and left > 2:
        push(s, requests.look(seat, "regions"), ("survey", seat, col), requests.shuffle("regions"))
    elif left:
        push(s, requests.flip("regions", tuple(range(min(2, left))), lay))


@step("survey")
class _Survey(Ask):
    """("survey", seat, col): which two of the looked-at regions; their positions become public (D-17.7)."""

    kind = "survey"
    rule = "D-9.9"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"column": step[2], "cards": len(s.zones["regions"])}

    def moves(self, s: State, step: Step, known: Known) -> list[Move]:
        faces = [known[slot] for slot in s.zones["regions"]]
        return [
            Move(f"pick {a} {b}", f"{faces[a]} {faces[b]}") for a, b in combinations(range(len(faces)), 2)
        ]

    def act(self, s: State, step: Step, text: str, opened: str | None, index: int | None) -> None:
        _, seat, col = step
        words = text.split()
        most = len(s.zones["regions"])
        if (
            len(words) != 3
            or words[0] != "pick"
            or not all(w.isdecimal() and int(w) < most for w in words[1:])
        ):
            raise IllegalMove(Code.MOVE_NOT_OFFERED, self.rule, why="two")
        a, b = int(words[1]), int(words[2])
        if not a < b or text != f"pick {a} {b}":
            raise IllegalMove(Code.MOVE_NOT_OFFERED, self.rule, why="different")
        s.agenda.pop()
        push(s, requests.flip("regions", (a, b), ("lay", seat, col)))


@step("lay")
class _Lay(Menu):
    """("lay", seat, col, *faces): which region lies above (R-5); both start empty."""

    kind = "lay"
    rule = "R-5"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"faces": list(step[3:]), "column": self._column(s, step)}

    def _column(self, s: State, step: Step) -> int:
        """The free side of the new settlement."""
        _, seat, col = step[:3]
        centre: dict[int, str] = s.players[seat].centre
        return int(col + 1 if col == max(centre) else col - 1)

    def options(self, s: State, step: Step) -> list[str]:
        at = self._column(s, step)
        faces = list(dict.fromkeys(step[3:]))
        sides = ("T",) if len(step) > 4 else ("T", "B")
        return [f"lay {face} {side}{at}" for face in faces for side in sides]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, face, place = text.split()
        player = s.players[step[1]]
        left = list(step[3:])
        left.remove(face)
        player.regions[place] = face
        player.stored[place] = 0
        for other in left:
            player.regions["B" + place[1:]] = other
            player.stored["B" + place[1:]] = 0
        player.arrange()
        emit(
            s,
            "laid",
            seat=step[1],
            regions={at: player.regions[at] for at in (place, "B" + place[1:]) if at in player.regions},
        )

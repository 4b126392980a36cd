"""Regions: the two of a new settlement, Scout's choice, and regions that change places (C-3.2, C-3.3)."""

from itertools import combinations
from typing import Any

from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.points import recount
from p2pduel.games.classic.rules.state import Player, State
from p2pduel.games.classic.rules.steps.registry import Ask, Menu, auto, step
from p2pduel.kernel import requests
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step
from p2pduel.kernel.steps import Known
from p2pduel.principality.board import outer

__all__ = ["expanded", "regions", "swap_regions"]


def expanded(player: Player, place: str) -> bool:
    """Whether a region has a region expansion, so that it cannot be swapped (C-41.2, CR-60)."""
    return any(CARD[card.face].site == "region" for card in player.sites.get(outer(place), ()))


def swap_regions(s: State, first: tuple[int, str], second: tuple[int, str]) -> None:
    """Two regions, of one player or of both, change places; amounts travel with the cards (CR-15, CR-82)."""
    (one, a), (two, b) = first, second
    mine, theirs = s.players[one], s.players[two]
    mine.regions[a], theirs.regions[b] = theirs.regions[b], mine.regions[a]
    mine.stored[a], theirs.stored[b] = theirs.stored[b], mine.stored[a]
    for player in s.players:
        player.arrange()
    recount(s)


def regions(seat: int, col: int) -> Step:
    """The seat gets the regions of a new settlement; with a Scout those it likes."""
    return ("regions", seat, col)


@auto("regions")
def _regions(s: State, seat: int, col: int) -> None:
    """Two regions for a new settlement: the top ones, or with Scout any two (C-1.7 if fewer are left)."""
    left = len(s.zones["regions"])
    scouting = s.players[seat].used.pop("scout", 0)
    if scouting and left > 2:
        push(s, requests.look(seat, "regions"), ("survey", seat, col), requests.shuffle("regions"))
    elif left:
        push(s, requests.flip("regions", tuple(range(min(2, left))), ("lay", seat, col)))


@step("survey")
class _Survey(Ask):
    """("survey", seat, col): which two of the looked-at regions; their positions become public (C-70.8)."""

    kind = "survey"
    rule = "CR-65"

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
            or not all(word.isdecimal() and int(word) < most for word in words[1:])
        ):
            raise IllegalMove(Code.MOVE_NOT_OFFERED, self.rule, why="two")
        a, b = int(words[1]), int(words[2])
        if not a < b or text != f"pick {a} {b}":
            raise IllegalMove(Code.MOVE_NOT_OFFERED, self.rule, why="different")
        s.agenda.pop()
        push(s, requests.flip("regions", (a, b), ("lay", seat, col)))


@step("lay")
class _Lay(Menu):
    """("lay", seat, col, *faces): where the first region lies, the other takes the other place (C-3.3)."""

    kind = "lay"
    rule = "C-3.3"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"faces": list(step[3:]), "column": self._column(s, step)}

    def _column(self, s: State, step: Step) -> int:
        """The free side of the new settlement."""
        _, seat, col = step[:3]
        centre = s.players[seat].centre
        return int(col + 1 if col == max(centre) else col - 1)

    def options(self, s: State, step: Step) -> list[str]:
        at = self._column(s, step)
        return [f"lay {step[3]} {side}{at}" for side in "TB"]

    def choose(self, s: State, step: Step, text: str) -> None:
        place = text.split()[2]
        other = ("B" if place[0] == "T" else "T") + place[1:]
        player = s.players[step[1]]
        laid = dict(zip((place, other), step[3:], strict=False))
        for at, face in laid.items():
            player.regions[at] = face
            player.stored[at] = 0
        player.arrange()
        emit(s, "laid", seat=step[1], regions=laid)
        recount(s)

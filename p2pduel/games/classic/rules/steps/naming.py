"""One question for all that is named openly, and where cards go that leave a principality."""

from typing import Any

from p2pduel.games.classic.rules.core import find, open_stacks, pile, reference
from p2pduel.games.classic.rules.notation import BACK
from p2pduel.games.classic.rules.standing import alter, lay_aside, remove, way_home
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.registry import Menu, auto, step
from p2pduel.kernel import requests
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step

__all__ = ["fetch", "home", "leave_for", "name", "name_several", "under"]


def name(seat: int, why: str, words: tuple[str, ...], following: Step, *, may_pass: bool = False) -> Step:
    """The seat names one of these words openly; following happens with it behind its arguments.

    Of one word nothing is asked, of none nothing happens. Who passes lets nothing happen.
    """
    return ("name", seat, why, words, following, int(may_pass))


@step("name")
class _Name(Menu):
    """("name", seat, why, words, next, may pass)."""

    kind = "name"
    rule = "CR-36"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"why": step[2], "pass": bool(step[5]), "next": step[4][0]}

    def options(self, s: State, step: Step) -> list[str]:
        words = [f"name {word}" for word in dict.fromkeys(step[3])]
        return [*words, "pass"] if words and step[5] else words

    def choose(self, s: State, step: Step, text: str) -> None:
        if text == "pass":
            return
        word = text.partition(" ")[2]
        emit(s, "named", seat=step[1], words=[word], why=step[2])
        push(s, (*step[4], word))


def name_several(seat: int, count: int, why: str, words: tuple[str, ...], following: Step) -> Step:
    """The seat names so many of these words, or all there are; following gets them as one list."""
    return ("name_several", seat, count, why, words, (), following)


@step("name_several")
class _NameSeveral(Menu):
    """("name_several", seat, count, why, words, named, next): in any order; those named are kept sorted."""

    kind = "name"
    rule = "CR-79"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"count": step[2], "why": step[3], "named": list(step[5])}

    def options(self, s: State, step: Step) -> list[str]:
        _, _, count, _, words, named, _ = step
        if count - len(named) in (0, len(words)) or len(words) < count - len(named):
            return ["done"] if words or named else []
        return [f"name {word}" for word in dict.fromkeys(words)]

    def choose(self, s: State, step: Step, text: str) -> None:
        kind, seat, count, why, words, named, following = step
        if text == "done":
            every = tuple(sorted((*named, *words[: count - len(named)])))
            emit(s, "named", seat=seat, words=list(every), why=why)
            push(s, (*following, every))
            return
        others = list(words)
        others.remove(text.split()[1])
        push(s, (kind, seat, count, why, tuple(others), tuple(sorted((*named, text.split()[1]))), following))


def leave_for(where: str, owner: int) -> Step:
    """The owner's card named behind it leaves for the hand, the pile or a stack."""
    return ("leave_for", where, owner)


@auto("leave_for")
def _leave_for(s: State, where: str, owner: int, word: str) -> None:
    """A named card leaves: to the "hand", later tidied ("hand later"), to the "pile" or under a "stack"."""
    spot = find(s, owner, word)
    if spot is None:
        return
    face = spot.card.face
    remove(s, spot)
    if where == "pile":
        lay_aside(s, owner, face)
    elif where == "stack":
        push(s, under(owner, face))
    else:
        emit(s, "home", seat=owner, face=face)
        push(s, *way_home(s, owner, face, tidy=where == "hand"))


def home(seat: int, face: str) -> Step:
    """An open card that lies nowhere goes to the seat's hand."""
    return ("home", seat, face)


@auto("home")
def _home(s: State, seat: int, face: str) -> None:
    emit(s, "home", seat=seat, face=face)
    push(s, *way_home(s, seat, face))


def under(seat: int, face: str) -> Step:
    """An open card goes under a stack of the seat's choice (C-70.6)."""
    return ("under", seat, face)


@step("under")
class _Under(Menu):
    """("under", seat, face): which stack."""

    kind = "under"
    rule = "C-70.6"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"face": step[2]}

    def options(self, s: State, step: Step) -> list[str]:
        return [f"under {zone}" for zone in open_stacks(s, step[1], filled=False)]

    def choose(self, s: State, step: Step, text: str) -> None:
        push(s, requests.return_card(step[2], BACK, text.split()[1], -1))


def fetch(seat: int, owner: int, why: str, faces: tuple[str, ...]) -> Step:
    """The seat takes one of these cards from the owner's discard pile into its hand, openly (CR-46)."""
    return name(seat, why, tuple(sorted(set(faces))), ("fetched", seat, owner))


@auto("fetched")
def _fetched(s: State, seat: int, owner: int, face: str) -> None:
    pile(s, owner).remove(face)
    push(s, home(seat, face))


@auto("lay_on")
def _lay_on(s: State, seat: int, mark: str, word: str) -> None:
    """The played card lies on an opposing building and not on the discard pile."""
    spot = find(s, 1 - seat, word)
    if spot is not None:
        s.players[seat].used[f"laid {mark}"] = 1
        emit(s, "laid_on", seat=seat, face=mark, on=reference(s, spot))
        alter(s, spot, mark=mark)

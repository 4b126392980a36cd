"""Attacking cards: whether to defend is decided, and rolled, before any target is named (D-18.3)."""

from typing import Any

from p2pduel.games.duel.rules.core import effect_of, placed
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.registry import Menu, auto, step
from p2pduel.kernel import requests
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import Step

__all__ = ["attack"]


def attack(seat: int, face: str) -> Step:
    """The seat has announced an attacking card."""
    return ("attack", seat, face)


def _safe(s: State, seat: int) -> set[int]:
    """The numbers on which the seat's standing cards ward an attack off."""
    return {number for _, card in placed(s.players[seat]) for number in effect_of(card.face).defends}


@auto("attack")
def _attack(s: State, seat: int, face: str) -> None:
    """The defender decides if a roll can help (R-20)."""
    push(s, ("defend", 1 - seat, face) if _safe(s, 1 - seat) else ("struck", seat, face, 0))


@step("defend")
class _Defend(Menu):
    """("defend", seat, attacking card): roll the production die against it, or let it happen (R-20)."""

    kind = "defend"
    rule = "R-20"

    def data(self, s: State, step: Step) -> dict[str, Any]:
        return {"why": step[2], "safe": sorted(_safe(s, step[1]))}

    def options(self, s: State, step: Step) -> list[str]:
        return ["defend", "pass"]

    def choose(self, s: State, step: Step, text: str) -> None:
        _, seat, face = step
        struck = ("struck", 1 - seat, face)
        if text == "defend":
            push(s, requests.roll(seat, (6,), struck))
        else:
            emit(s, "undefended", seat=seat, why=face)
            push(s, (*struck, 0))


@auto("struck")
def _struck(s: State, seat: int, face: str, rolled: int) -> None:
    """A successful defence leaves the card without effect (D-18.4); 0 means nobody rolled."""
    warded = rolled in _safe(s, 1 - seat)
    if rolled:
        emit(s, "defended", seat=1 - seat, roll=rolled, success=warded)
    if not warded:
        push(s, *effect_of(face).on_strike(s, seat))

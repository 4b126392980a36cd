"""Attacking cards: the defence roll comes before any target is named (D-18.3)."""

from p2pduel.rules.core import effect_of, emit, placed, push
from p2pduel.rules.state import State, Step
from p2pduel.rules.steps.registry import auto

__all__ = ["attack"]


def attack(seat: int, face: str) -> Step:
    """The seat has announced an attacking card."""
    return ("attack", seat, face)


def _safe(s: State, seat: int) -> set[int]:
    """The numbers on which the seat's standing cards ward an attack off."""
    return {number for _, card in placed(s.players[seat]) for number in effect_of(card.face).defends}


@auto("attack")
def _attack(s: State, seat: int, face: str) -> None:
    """The defender rolls once if a roll can help (R-20)."""
    struck = ("struck", seat, face)
    push(s, ("roll", 1 - seat, (6,), struck) if _safe(s, 1 - seat) else (*struck, 0))


@auto("struck")
def _struck(s: State, seat: int, face: str, rolled: int) -> None:
    """A successful defence leaves the card without effect (D-18.4); 0 means nobody rolled."""
    warded = rolled in _safe(s, 1 - seat)
    if rolled:
        emit(s, "defended", seat=1 - seat, roll=rolled, success=warded)
    if not warded:
        push(s, *effect_of(face).on_strike(s, seat))

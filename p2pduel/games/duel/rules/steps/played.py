"""What becomes of a card played from the hand (D-9.1)."""

from p2pduel.games.duel.rules.core import discard, effect_of
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.registry import auto
from p2pduel.kernel.slots import push
from p2pduel.kernel.state import Step

__all__ = ["carry_out", "lay_off"]


def carry_out(seat: int, face: str, target: str) -> Step:
    """What the seat's action card does happens."""
    return ("carry_out", seat, face, target)


@auto("carry_out")
def _carry_out(s: State, seat: int, face: str, target: str) -> None:
    push(s, *effect_of(face).on_play(s, seat, target))


def lay_off(seat: int, face: str, back: str) -> Step:
    """The seat's played card goes to the discard pile."""
    return ("discard", seat, face, back)


@auto("discard")
def _discard(s: State, seat: int, face: str, back: str) -> None:
    discard(s, seat, face, back)

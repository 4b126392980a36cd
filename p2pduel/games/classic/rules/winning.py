"""Who has won (C-9.4, C-20.12, CR-1)."""

from p2pduel.games.classic.rules.core import victory
from p2pduel.games.classic.rules.state import State
from p2pduel.kernel.slots import push
from p2pduel.kernel.state import NOBODY

__all__ = ["decide", "winner"]


def winner(s: State) -> int:
    """The seat that has won by points now; NOBODY if none has."""
    target = s.layout.target
    mine = victory(s, s.active)
    if not s.layout.variant.anybody_wins:
        return s.active if mine >= target else NOBODY
    theirs = victory(s, 1 - s.active)
    if max(mine, theirs) < target:
        return NOBODY
    return s.active if mine >= theirs else 1 - s.active


def decide(s: State) -> bool:
    """End the game if somebody has won; whether somebody has."""
    seat = winner(s)
    if seat == NOBODY:
        return False
    push(s, ("win", seat, "target"))
    return True

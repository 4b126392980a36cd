"""The course of a turn (D-5, D-13): before the dice, dice, action, draw, exchange, end."""

from p2pduel.games.duel.rules.core import rules_of, victory
from p2pduel.games.duel.rules.facts import Phase
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.steps.action import action
from p2pduel.games.duel.rules.steps.dice import thrown
from p2pduel.games.duel.rules.steps.hand import draw_up, exchange, surplus
from p2pduel.games.duel.rules.steps.registry import Kind, auto, step
from p2pduel.games.duel.rules.steps.windows import preroll
from p2pduel.kernel import requests
from p2pduel.kernel.operations import Due, Finished
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import NOBODY, Step

__all__ = ["turn", "turn_steps"]


def turn(seat: int) -> Step:
    """The seat has its turn."""
    return ("turn", seat)


@auto("turn")
def _turn(s: State, seat: int) -> None:
    """A turn begins; in most variants the target reached before the dice wins (D-13.4)."""
    s.turn += 1
    s.active = seat
    s.phase = "preroll"
    s.production = 0
    s.symbol = ""
    for player in s.players:
        player.used.clear()
    emit(s, "turn", seat=seat, turn=s.turn)
    if rules_of(s).win_before_roll and victory(s, seat) >= rules_of(s).target:
        push(s, ("win", seat, "target"))
        return
    push(s, *turn_steps(seat, "preroll"))


def turn_steps(seat: int, phase: Phase) -> list[Step]:
    """What is left of a turn from the beginning of a phase on (D-5.2)."""
    steps: list[Step] = [
        ("phase", "preroll"),
        preroll(seat),
        ("throw", seat),
        ("phase", "action"),
        action(seat),
        ("phase", "draw"),
        surplus(seat),
        draw_up(seat),
        ("phase", "exchange"),
        exchange(seat),
        ("end_turn", seat),
    ]
    return steps[steps.index(("phase", phase)) + 1 :]


@auto("phase")
def _phase(s: State, name: Phase) -> None:
    s.phase = name
    emit(s, "phase", phase=name, seat=s.active)


@auto("throw")
def _throw(s: State, seat: int) -> None:
    """Roll whatever die no card has set (D-6.1, R-13)."""
    s.phase = "dice"
    sides = (0 if s.production else 6, 0 if s.symbol else 6)
    rolled = tuple(most for most in sides if most)
    following = thrown(seat, bool(sides[0]), bool(sides[1]))
    push(s, requests.roll(seat, rolled, following) if rolled else following)


@auto("end_turn")
def _end_turn(s: State, seat: int) -> None:
    """Only the active player is checked (D-13.7)."""
    if victory(s, seat) >= rules_of(s).target:
        push(s, ("win", seat, "target"))
    else:
        push(s, turn(1 - seat))


@auto("win")
def _win(s: State, seat: int, reason: str) -> None:
    s.phase = "over"
    s.agenda.clear()
    s.agenda.append(("over", seat, reason))
    emit(s, "won", seat=seat, reason=reason, points=[victory(s, 0), victory(s, 1)])


@step("over")
class _Over(Kind):
    """("over", winner, reason): nothing more happens."""

    def due(self, s: State, step: Step) -> Due:
        return Finished(None if step[1] == NOBODY else step[1], step[2])

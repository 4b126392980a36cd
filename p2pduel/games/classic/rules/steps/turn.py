"""The course of a turn: before the dice, dice, actions, hand, end (C-4.1, CR-24)."""

from p2pduel.games.classic.rules.core import hooked, victory
from p2pduel.games.classic.rules.effects.registry import effect_of
from p2pduel.games.classic.rules.facts.model import Phase
from p2pduel.games.classic.rules.points import recount
from p2pduel.games.classic.rules.standing import clear_marks
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.action import action
from p2pduel.games.classic.rules.steps.hand import hand_step, uncover
from p2pduel.games.classic.rules.steps.registry import Kind, auto, step
from p2pduel.games.classic.rules.steps.windows import preroll
from p2pduel.games.classic.rules.winning import decide
from p2pduel.kernel.operations import Due, Finished
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import NOBODY, Step

__all__ = ["turn", "turn_steps"]


def turn(seat: int) -> Step:
    """The seat has its turn."""
    return ("turn", seat)


@auto("turn")
def _turn(s: State, seat: int) -> None:
    """A turn begins; the target reached by then wins before the dice (CR-1)."""
    s.turn += 1
    s.active = seat
    s.phase = "preroll"
    s.production = 0
    s.symbol = ""
    for player in s.players:
        player.used.clear()
    clear_marks(s, seat)
    emit(s, "turn", seat=seat, turn=s.turn)
    recount(s)
    if not decide(s):
        push(s, *turn_steps(seat, "preroll"))


def turn_steps(seat: int, phase: Phase) -> list[Step]:
    """What is left of a turn from the beginning of a phase on (C-4.1)."""
    steps: list[Step] = [
        ("phase", "preroll"),
        ("begin", seat),
        preroll(seat),
        ("throw", seat),
        ("production",),
        ("verdict",),
        ("phase", "action"),
        action(seat),
        ("phase", "hand"),
        ("uncover",),
        hand_step(seat),
        ("uncover",),
        ("end_turn", seat),
    ]
    return steps[steps.index(("phase", phase)) + 1 :]


@auto("phase")
def _phase(s: State, name: Phase) -> None:
    s.phase = name
    emit(s, "phase", phase=name, seat=s.active)


@auto("begin")
def _begin(s: State, seat: int) -> None:
    """What standing cards do at the start of their owner's turn (CR-24)."""
    steps: list[Step] = []
    for spot in hooked(s, seat, "start_turn"):
        steps += effect_of(spot.card.face).start_turn(s, spot)
    push(s, *steps)


@auto("verdict")
def _verdict(s: State) -> None:
    """A die result with everything it caused is over: somebody may have won (CR-1)."""
    decide(s)


@auto("uncover")
def _uncover(s: State) -> None:
    push(s, *uncover(s))


@auto("end_turn")
def _end_turn(s: State, seat: int) -> None:
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

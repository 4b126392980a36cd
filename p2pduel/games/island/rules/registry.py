"""The steps of the island by their names, and the end of a game."""

from p2pduel.games.island.rules.state import State
from p2pduel.kernel import requests, steps
from p2pduel.kernel.operations import Due, Finished
from p2pduel.kernel.slots import emit, push
from p2pduel.kernel.state import NOBODY, Step

__all__ = ["REGISTRY", "check_win"]

REGISTRY = steps.Registry[State]()
requests.register(REGISTRY)


def check_win(s: State) -> None:
    """The game ends when the player whose turn it is has the points (I-16.1)."""
    if s.points[s.active] >= s.options.target:
        push(s, ("end", s.active, "points"))


@REGISTRY.auto("end")
def _end(s: State, winner: int, reason: str) -> None:
    s.phase = "over"
    s.agenda[:] = [("over", winner, reason)]
    emit(s, "won", seat=winner, points=s.points[winner], reason=reason)


@REGISTRY.step("over")
class _Over(steps.Kind[State]):
    """("over", winner, reason): nothing more happens."""

    def due(self, s: State, step: Step) -> Due:
        return Finished(None if step[1] == NOBODY else step[1], step[2])

"""The steps of the classic card game: every module beside this one adds its own by name."""

from typing import Literal

from p2pduel.games.classic.rules.state import State, Step
from p2pduel.games.classic.rules.variants import deck_pool, event_pool
from p2pduel.kernel import requests, steps
from p2pduel.kernel.operations import Choose, Done, Operation
from p2pduel.kernel.slots import emit, mint
from p2pduel.kernel.steps import Known

__all__ = ["REGISTRY", "Ask", "Kind", "Known", "Menu", "Request", "auto", "choose", "step"]

Kind = steps.Kind[State]
Ask = steps.Ask[State]
Menu = steps.Menu[State]
Request = steps.Request[State]

REGISTRY = steps.Registry[State]()
step = REGISTRY.step
auto = REGISTRY.auto
requests.register(REGISTRY)


def choose(seat: int, pool: Literal["deck", "events"], keep: int, zone: str, back: str) -> Step:
    """The seat secretly chooses so many cards of its deck or of its events, for a zone (C-30.4, C-30.5)."""
    return ("choose", seat, pool, keep, zone, back)


@step("choose")
class _Choose(Request):
    """("choose", seat, "deck" or "events", keep, zone, back)."""

    def _pool(self, s: State, seat: int, pool: str) -> tuple[str, ...]:
        sets = s.sets[seat]
        return deck_pool(sets) if pool == "deck" else event_pool(sets)

    def due(self, s: State, step: Step) -> Operation:
        _, seat, pool, keep, zone, back = step
        return Choose(seat, self._pool(s, seat, pool), keep, zone, back)

    def done(self, s: State, step: Step, done: Done) -> None:
        _, seat, pool, keep, zone, back = step
        size = len(self._pool(s, seat, pool))
        s.zones[zone] = [mint(s, back) for _ in range(keep)]
        s.zones[zone + ".rest"] = [mint(s, back) for _ in range(size - keep)]
        emit(s, "chose", seat=seat, what=pool)

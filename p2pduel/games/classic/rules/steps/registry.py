"""The steps of the classic card game: every module beside this one adds its own by name."""

from typing import Literal

from p2pduel.games.classic.rules.state import State, Step
from p2pduel.games.classic.rules.variants import deck_pool, event_pool
from p2pduel.kernel import requests, steps
from p2pduel.kernel.operations import Choose, Done, Operation
from p2pduel.kernel.slots import emit, forget, mint
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


POOL = 128
"""A larger pool is chosen from in two parts, then from what both have left: one proof holds no more."""


def choose(
    seat: int, pool: Literal["deck", "events"], keep: int, zone: str, back: str, size: int = 0
) -> list[Step]:
    """The seat secretly chooses so many cards of its deck or of its events, for a zone (C-30.4, C-30.5).

    size: of the pool, if it may be too large for one choice.
    """
    if size <= POOL:
        return [("choose", seat, pool, keep, zone, back)]
    parts: list[Step] = [("choose", seat, f"{pool}.{half}", keep, f"{zone}.{half}", back) for half in _HALVES]
    return [*parts, ("choose", seat, f"{pool}.both", keep, zone, back)]


_HALVES = ("a", "b")


def _half(pool: tuple[str, ...], half: str) -> tuple[str, ...]:
    """Every second title of a pool with all its copies."""
    titles = tuple(dict.fromkeys(pool))[_HALVES.index(half) :: 2]
    return tuple(face for face in pool if face in titles)


@step("choose")
class _Choose(Request):
    """("choose", seat, what, keep, zone, back): deck, events, or of a large pool deck.a, deck.b and both."""

    def _pool(self, s: State, seat: int, pool: str) -> tuple[str, ...]:
        sets = s.sets[seat]
        name, _, part = pool.partition(".")
        whole = deck_pool(sets) if name == "deck" else event_pool(sets)
        return () if part == "both" else _half(whole, part) if part else whole

    def _joined(self, step: Step) -> tuple[str, ...]:
        return tuple(f"{step[4]}.{half}" for half in _HALVES) if step[2].endswith(".both") else ()

    def due(self, s: State, step: Step) -> Operation:
        _, seat, pool, keep, zone, back = step
        return Choose(seat, self._pool(s, seat, pool), keep, zone, back, self._joined(step))

    def done(self, s: State, step: Step, done: Done) -> None:
        _, seat, pool, keep, zone, back = step
        size = len(self._pool(s, seat, pool))
        for stack in self._joined(step):
            sealed = s.zones.pop(stack)
            size += len(sealed)
            for slot in sealed:
                forget(s, slot)
        s.zones[zone] = [mint(s, back) for _ in range(keep)]
        s.zones[zone + ".rest"] = [mint(s, back) for _ in range(size - keep)]
        if "." not in zone:
            emit(s, "chose", seat=seat, what=pool.partition(".")[0])

"""The planner's search: a few moves, each tried in the same imagined games, the best on average is taken."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from p2pduel.bots.planner.imagined import Imagined
from p2pduel.bots.planner.mind import Mind
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Finished

__all__ = ["Budget", "Found", "candidates", "search"]

_MOST = 5
"""Candidates at most: fewer moves are tried more often."""

_ENDLESS = 400
"""Decisions after which an imagined game is judged wherever it is."""

_PATIENCE = 3.0
"""On a busy machine a decision takes at most so many times its seconds."""

_DOUBT = 1.0
"""The quick player's move is kept unless another is better by so many standard errors."""

_FIRST_CUT, _LEAST = 4, 2
"""From this round on the candidates that lie behind are dropped, down to so many."""

_FIRST_END, _ALIKE = 6, 0.002
"""From this round on a search may end early; gaps known as exactly as this do not matter."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: seconds of processor time, or a number of imagined games."""

    seconds: float | None = 1.0
    nodes: int | None = None


@dataclass(slots=True)
class _Candidate:
    """A move and how its imagined games ended."""

    move: Move
    chances: list[float] = field(default_factory=list)

    def mean(self, rounds: int) -> float:
        """The average over the first rounds."""
        return sum(self.chances[:rounds]) / rounds


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to."""

    move: Move
    nodes: int
    chance: float | None = None
    """The chance to win it expects; None where nothing was searched."""


class _Clock:
    """Says when the budget is spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._busy, self._wall = time.thread_time(), time.perf_counter()
        self.nodes = 0

    def spent(self) -> bool:
        """Whether to stop."""
        seconds, nodes = self._budget.seconds, self._budget.nodes
        if nodes is not None and self.nodes >= nodes:
            return True
        return seconds is not None and (
            time.thread_time() - self._busy >= seconds
            or time.perf_counter() - self._wall >= _PATIENCE * seconds
        )


def search(mind: Mind, view: Any, legal: Sequence[Move], source: random.Random, budget: Budget) -> Found:
    """The move to make; chance comes from the source alone."""
    if len(legal) == 1:
        return Found(legal[0], 0)
    moves = candidates(mind, view, legal, source)
    if len(moves) == 1:
        return Found(moves[0], 0)
    clock = _Clock(budget)
    guesses = mind.guesses(view)
    alive = every = [_Candidate(move) for move in moves]
    rounds = 0
    while not clock.spent():
        truth, seed = guesses.deal(source), source.getrandbits(48)
        for candidate in alive:
            candidate.chances.append(_try(mind, view, candidate.move, truth, seed))
            clock.nodes += 1
            if clock.spent():
                break
        rounds += len(alive[-1].chances) > rounds
        if rounds >= _FIRST_CUT and rounds % 2 == 0:
            alive = _cut(alive, rounds)
        if mind.sure is not None and rounds >= _FIRST_END and _settled(alive, rounds, mind.sure):
            break
    if not rounds:
        return Found(moves[0], clock.nodes)
    best = _best(every[0], alive, rounds)
    return Found(best.move, clock.nodes, best.mean(rounds))


def _try(mind: Mind, view: Any, move: Move, truth: dict[int, str], seed: int) -> float:
    """One imagined game: the move, the quick player for some turns, then the seat's chance."""
    seat: int = view.seat
    game = Imagined(mind, view.state, truth, seed)
    game.play(move)
    game.until(view.state.turn + mind.turns, _ENDLESS)
    over = mind.rules.engine.due(game.state)
    if isinstance(over, Finished):
        return 0.5 if over.winner is None else float(over.winner == seat)
    return mind.chances(game.state, game.truth)[seat]


def candidates(mind: Mind, view: Any, legal: Sequence[Move], source: random.Random) -> list[Move]:
    """The quick player's move first, then what it likes next: of moves alike only the one it likes best."""
    scored = mind.rated(view, legal)
    order = list(range(len(scored)))
    source.shuffle(order)
    order.sort(key=lambda at: -round(scored[at][0], 9))
    due = mind.rules.engine.due(view.state)
    first = scored[order[0]][1]
    if not isinstance(due, Decision) or not mind.weighs(due):
        return [first]
    found: dict[str, Move] = {}
    for at in order:
        score, move = scored[at]
        if score > -1.0:
            found.setdefault(mind.sort_of(move), move)
    moves = list(found.values()) or [first]
    kept = moves[:_MOST]
    return kept + [move for move in moves[_MOST:] if mind.always(move)]


def _cut(alive: list[_Candidate], rounds: int) -> list[_Candidate]:
    """Drop the worst third of those that were tried."""
    if len(alive) <= _LEAST:
        return alive
    ranked = sorted(alive, key=lambda candidate: -candidate.mean(rounds))
    kept = ranked[: max(_LEAST, (2 * len(ranked) + 2) // 3)]
    return [candidate for candidate in alive if candidate in kept]


def _settled(alive: list[_Candidate], rounds: int, sure: float) -> bool:
    """Whether more rounds would hardly find another best move."""
    best = max(alive, key=lambda candidate: candidate.mean(rounds))
    for other in alive:
        if other is not best:
            gap, error = _gap(best, other, rounds)
            if gap < sure * error and error > _ALIKE:
                return False
    return True


def _gap(one: _Candidate, other: _Candidate, rounds: int) -> tuple[float, float]:
    """How far one move is ahead of another in the same imagined games, and the standard error of that."""
    gaps = [one.chances[at] - other.chances[at] for at in range(rounds)]
    mean = sum(gaps) / rounds
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, rounds - 1)
    return mean, float((spread / rounds) ** 0.5)


def _best(first: _Candidate, alive: list[_Candidate], rounds: int) -> _Candidate:
    """The best on average; the quick player's own unless another is better beyond doubt."""
    best = max(alive, key=lambda candidate: candidate.mean(rounds))
    if best is first or len(first.chances) < rounds:
        return best
    gap, error = _gap(best, first, rounds)
    return best if gap > _DOUBT * error else first

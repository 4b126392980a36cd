"""The planner's search: a few moves, each tried in the same imagined games, the best on average is taken."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from p2pduel.bots.planner.imagined import Imagined
from p2pduel.games.duel.bots.greedy import rated
from p2pduel.games.duel.bots.guesses import Guesses
from p2pduel.games.duel.bots.prospects import chance
from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Finished

__all__ = ["TURNS", "Budget", "Found", "candidates", "search"]

_WEIGHED = frozenset(("action", "preroll", "take_card", "fetch", "name", "lose", "rob", "defend"))
"""Decisions worth a search; in the others greedy's choice costs next to nothing."""

_MOST = 5
"""Candidates at most: fewer moves are tried more often."""

TURNS = 2
"""An imagined game goes on for so many turns, then the position is judged."""

_ENDLESS = 400
"""Decisions after which an imagined game is judged wherever it is."""

_PATIENCE = 3.0
"""On a busy machine a decision takes at most so many times its seconds."""

_DOUBT = 1.0
"""Greedy's move is kept unless another is better by so many standard errors."""

_FIRST_CUT, _LEAST = 4, 2
"""From this round on the candidates that lie behind are dropped, down to so many."""


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


def search(view: View, legal: Sequence[Move], source: random.Random, budget: Budget) -> Found:
    """The move to make; chance comes from the source alone."""
    if len(legal) == 1:
        return Found(legal[0], 0)
    moves = candidates(view, legal, source)
    if len(moves) == 1:
        return Found(moves[0], 0)
    clock = _Clock(budget)
    guesses = Guesses(view)
    alive = every = [_Candidate(move) for move in moves]
    rounds = 0
    while not clock.spent():
        truth, seed = guesses.deal(source), source.getrandbits(48)
        for candidate in alive:
            candidate.chances.append(_try(view, candidate.move, truth, seed))
            clock.nodes += 1
            if clock.spent():
                break
        rounds += len(alive[-1].chances) > rounds
        if rounds >= _FIRST_CUT and rounds % 2 == 0:
            alive = _cut(alive, rounds)
    if not rounds:
        return Found(moves[0], clock.nodes)
    best = _best(every[0], alive, rounds)
    return Found(best.move, clock.nodes, best.mean(rounds))


def _try(view: View, move: Move, truth: dict[int, str], seed: int) -> float:
    """One imagined game: the move, greedy on both sides for some turns, then the position's chance."""
    assert view.seat is not None
    game = Imagined(view.state, truth, seed)
    game.play(move)
    game.until(view.state.turn + TURNS, _ENDLESS)
    over = engine.due(game.state)
    if isinstance(over, Finished):
        return 0.5 if over.winner is None else float(over.winner == view.seat)
    red = chance(game.state, game.truth)
    return red if view.seat == 0 else 1.0 - red


def candidates(view: View, legal: Sequence[Move], source: random.Random) -> list[Move]:
    """Greedy's move first, then what it likes next: of moves alike only the one it likes best."""
    scored = rated(view, legal)
    order = list(range(len(legal)))
    source.shuffle(order)
    order.sort(key=lambda at: -round(scored[at][0], 9))
    due = engine.due(view.state)
    if not isinstance(due, Decision) or due.kind not in _WEIGHED:
        return [legal[order[0]]]
    found: dict[str, Move] = {}
    for at in order:
        score, move = scored[at]
        if score > -1.0:
            found.setdefault(_sort_of(move), move)
    moves = list(found.values()) or [legal[order[0]]]
    kept = moves[:_MOST]
    return kept + [move for move in moves[_MOST:] if move.text in ("end", "pass")]


def _sort_of(move: Move) -> str:
    """Moves that differ only in the place, or in what is given for a trade, are of one sort."""
    words = move.text.split()
    if words[0] == "trade":
        return f"trade {words[-1]}"
    if words[0] == "bury":
        return f"bury {move.secret}"
    if words[0] == "build":
        return " ".join(words[:2])
    return str(move)


def _cut(alive: list[_Candidate], rounds: int) -> list[_Candidate]:
    """Drop the worst third of those that were tried."""
    if len(alive) <= _LEAST:
        return alive
    ranked = sorted(alive, key=lambda candidate: -candidate.mean(rounds))
    kept = ranked[: max(_LEAST, (2 * len(ranked) + 2) // 3)]
    return [candidate for candidate in alive if candidate in kept]


def _best(first: _Candidate, alive: list[_Candidate], rounds: int) -> _Candidate:
    """The best on average; greedy's own move unless another is better beyond doubt."""
    best = max(alive, key=lambda candidate: candidate.mean(rounds))
    together = min(rounds, len(first.chances))
    if best is first or len(first.chances) < rounds:
        return best
    gaps = [best.chances[at] - first.chances[at] for at in range(together)]
    mean = sum(gaps) / together
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, together - 1)
    return best if mean > _DOUBT * (spread / together) ** 0.5 else first

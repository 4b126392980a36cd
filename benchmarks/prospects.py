"""Fits what a planner judges positions by: a logistic regression over games of quick players.

    python -m benchmarks.prospects GAME [VARIANT ...] [--games N] [--seed N] [--jobs N]

The quick player has all seats; one decision in ten is left to chance, among the moves a planner would try. At
the beginning of about every third turn each seat's figures are noted, and in the end who won. Printed are the
weights, as the game's `bots/prospects.py` has them, and how well they tell winners in games kept apart.
"""

from __future__ import annotations

import argparse
import importlib
import math
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from operator import truediv
from typing import Any, Protocol, cast

from p2pduel import games
from p2pduel.bots.planner.search import candidates
from p2pduel.games.door.crew import Crew
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.kernel.options import Chosen, Several
from p2pduel.kernel.ruleset import Ruleset
from p2pduel.local.driver import LocalTable

_STRAY = 0.1
"""How often a move is left to chance."""
_NOTED = 1 / 3
"""Of the turns so many are noted: neighbours tell the same story."""
_TURNS = 400
"""Games that are longer are left out."""
_APART = 10
"""Every so many games one is kept for the check."""
_RIDGE = 30.0
"""How unlikely large weights are; on positions kept apart 30 did a little better than 3 and 300."""
_STEPS = 8
"""Of Newton's method; it has come to rest by then."""


class Prospects(Protocol):
    """What a game's `bots/prospects.py` has for this."""

    WEIGHTS: Mapping[str, tuple[float, float]]

    def figures(self, state: Any, seat: int, truth: Mapping[int, str]) -> Sequence[float]:
        """A seat's figures in the order of the weights; its points come first."""

    def gone(self, state: Any, most: float) -> float:
        """How far the game has gone if the first seat has so many points, from 0 to about 1."""


@dataclass(frozen=True, slots=True)
class Row:
    """A position as the regression sees it."""

    figures: tuple[float, ...]
    """The first seat's less the second's, then the same times how far the game has gone."""
    won: bool
    """Whether the first seat won."""


def _options(rules: Ruleset[Any], variant: str, chance: random.Random) -> dict[str, str]:
    """Lists are chosen anew for every game; all else is as usual."""
    found = {}
    for option in rules.options(variant):
        if isinstance(option, Several):
            count = chance.randint(option.least, min(option.most, len(option.values)))
            found[option.name] = option.together(chance.sample(option.values, count))
    return found


def play(game: str, variant: str, seed: str) -> list[Row]:
    """The positions of one game for two; none if nobody won it in time."""
    rules, crew, judge = _parts(game)
    mind, chance = crew.mind(), random.Random(seed)
    options: Chosen = _options(rules, variant, chance)
    table = LocalTable(rules, variant, random.Random(f"{seed}/table"), seats=2, options=options)
    quick = mind.policy(random.Random(f"{seed}/quick"))
    seen, noted = 0, []
    while isinstance(due := table.due(), Decision) and table.state.turn <= _TURNS:
        state = table.state
        if state.turn > seen:
            seen = state.turn
            if chance.random() < _NOTED:
                noted.append(_difference(judge, state, table.truth))
        legal, view = table.legal(), table.view(due.seat)
        stray = len(legal) > 1 and chance.random() < _STRAY
        tried = candidates(mind, view, legal, chance) if stray else legal[:1]
        table.play(due.seat, chance.choice(tried) if stray else quick.choose(view, legal))
    winner = due.winner if isinstance(due, Finished) else None
    return [Row(figures, winner == 0) for figures in noted] if winner is not None else []


def _parts(game: str) -> tuple[Ruleset[Any], Crew, Prospects]:
    entry = games.game(game)
    return entry.rules, entry.crew, cast(Prospects, importlib.import_module(f"{entry.home}.bots.prospects"))


def _difference(judge: Prospects, state: Any, truth: Mapping[int, str]) -> tuple[float, ...]:
    mine, theirs = (judge.figures(state, seat, truth) for seat in (0, 1))
    apart = [one - other for one, other in zip(mine, theirs, strict=True)]
    gone = judge.gone(state, max(mine[0], theirs[0]))
    return (*apart, *(each * gone for each in apart))


def fit(rows: Sequence[Row], ridge: float = _RIDGE) -> list[float]:
    """The weights that make what happened likeliest, large ones being a little unlikely (Newton's method)."""
    width = len(rows[0].figures)
    size = [math.sqrt(sum(row.figures[at] ** 2 for row in rows) / len(rows)) or 1.0 for at in range(width)]
    even = [Row(tuple(map(truediv, row.figures, size)), row.won) for row in rows]
    return [weight / each for weight, each in zip(_fitted(even, ridge), size, strict=True)]


def _fitted(rows: Sequence[Row], ridge: float) -> list[float]:
    """The weights of figures that are all of one size."""
    width = len(rows[0].figures)
    weights = [0.0] * width
    for _ in range(_STEPS):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge * (at == to) for to in range(at + 1)] for at in range(width)]
        for row in rows:
            chance = _chance(weights, row)
            error, spread = row.won - chance, chance * (1.0 - chance)
            for at, figure in enumerate(row.figures):
                if figure:
                    slope[at] += error * figure
                    scaled, line = spread * figure, bend[at]
                    for to in range(at + 1):
                        line[to] += scaled * row.figures[to]
        weights = [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _chance(weights: Sequence[float], row: Row) -> float:
    total = sum(weight * figure for weight, figure in zip(weights, row.figures, strict=True))
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


def _solved(bend: Sequence[Sequence[float]], slope: Sequence[float]) -> list[float]:
    """What times the symmetric matrix, of which the lower half is given, makes the vector (Cholesky)."""
    root: list[list[float]] = []
    for at, line in enumerate(bend):
        made: list[float] = []
        for to in range(at + 1):
            rest = line[to] - sum(
                one * other for one, other in zip(made, (root[to] if to < at else made), strict=False)
            )
            made.append(math.sqrt(rest) if to == at else rest / root[to][to])
        root.append(made)
    half: list[float] = []
    for line, wanted in zip(root, slope, strict=True):
        half.append((wanted - sum(one * other for one, other in zip(line, half, strict=False))) / line[-1])
    found = [0.0] * len(half)
    for at in reversed(range(len(half))):
        rest = half[at] - sum(root[below][at] * found[below] for below in range(at + 1, len(half)))
        found[at] = rest / root[at][at]
    return found


def loss(weights: Sequence[float], rows: Sequence[Row]) -> float:
    """How badly the chances fit what happened: the mean logarithm, 0.693 for knowing nothing."""
    return -sum(
        math.log(chance if row.won else 1.0 - chance) for row in rows for chance in (_chance(weights, row),)
    ) / max(1, len(rows))


def _game(game: str, variants: Sequence[str], seed: int, number: int) -> list[Row]:
    """The rows of one of many games; the variants take turns."""
    variant = variants[number % len(variants)]
    return play(game, variant, f"{seed}/{variant}/{number}")


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=[entry.name for entry in games.known()])
    parser.add_argument(
        "variants", nargs="*", help="they take turns; one named twice is played twice as often"
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    said = parser.parse_args()
    variants = said.variants or list(games.game(said.game).variants)
    known: list[Row] = []
    kept: list[Row] = []
    with ProcessPoolExecutor(said.jobs) as pool:
        one = partial(_game, said.game, variants, said.seed)
        for number, rows in enumerate(pool.map(one, range(said.games), chunksize=8)):
            (kept if number // len(variants) % _APART == 0 else known).extend(rows)
    weights = fit(known)
    names = list(_parts(said.game)[2].WEIGHTS)
    print(f"# {said.games} games of {', '.join(variants)}, seed {said.seed}")
    print(f"# {len(known)} positions, {len(kept)} kept apart")
    print(f"# loss {loss(weights, known):.4f}, apart {loss(weights, kept):.4f}")
    for name, start, more in zip(names, weights[: len(names)], weights[len(names) :], strict=True):
        print(f'    "{name}": ({start:.3f}, {more:.3f}),')


if __name__ == "__main__":
    main()

"""The planner beside a plain information-set Monte-Carlo tree search, at the same time per decision.

The tree search is single-observer ISMCTS: one tree for the seat that thinks, a fresh guess at the hidden
cards for every descent, UCB1 among the moves that are legal in that guess, one new node per descent. It
shares the planner's guesses, candidates, imagined games and judgement of positions: only the search differs.

    python -m benchmarks.ismcts [--games N] [--seconds S] [--variant V] [--jobs J] [--json]
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from p2pduel.bots.base import Bot
from p2pduel.bots.guessing import Guesses
from p2pduel.bots.planner import search
from p2pduel.bots.planner.imagined import Imagined
from p2pduel.bots.planner.player import PlannerBot
from p2pduel.bots.planner.search import Budget
from p2pduel.games.duel.bots.guesses import guesses
from p2pduel.games.duel.bots.mind import MIND
from p2pduel.games.duel.bots.prospects import chance
from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.ruleset import RULESET
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.local.arena_stats import share
from p2pduel.local.driver import LocalTable

_CURIOSITY = 0.4
"""Weight of the unexplored; chances lie close together."""

_ENDLESS = 400
_MOST_TURNS = 400


@dataclass(slots=True)
class _Node:
    """A move in the tree: how often it could be made, how often it was, and what came of it."""

    possible: int = 0
    visits: int = 0
    total: float = 0.0
    children: dict[str, _Node] = field(default_factory=dict)

    def promise(self) -> float:
        """UCB1 over the times this move was there to be made."""
        explore = _CURIOSITY * math.sqrt(math.log(max(2, self.possible)) / self.visits)
        return self.total / self.visits + explore


class TreeBot(Bot):
    """Plays what the tree visits most."""

    def __init__(self, source: random.Random, seconds: float) -> None:
        self._source = source
        self._seconds = seconds

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The most visited of the planner's candidates."""
        moves = search.candidates(MIND, view, legal, self._source) if len(legal) > 1 else list(legal)
        if len(moves) == 1:
            return moves[0]
        guess, root = guesses(view), _Node()
        begun, wall = time.thread_time(), time.perf_counter()
        while time.thread_time() - begun < self._seconds and time.perf_counter() - wall < 3 * self._seconds:
            self._descend(view, guess, root, moves)
        return max(
            moves, key=lambda move: root.children[str(move)].visits if str(move) in root.children else 0
        )

    def _descend(self, view: View, guess: Guesses, root: _Node, first: list[Move]) -> None:
        """One imagined game: down the tree, one new node, greedy from there, back up."""
        game = Imagined(MIND, view.state, guess.deal(self._source), self._source.getrandbits(48))
        end, node, moves = view.state.turn + MIND.turns, root, first
        path: list[tuple[_Node, int]] = []
        while (seat := engine.deciding(game.state)) is not None and game.state.turn < end:
            if node is not root:
                legal = engine.legal(game.state, game.truth)
                here = View(game.state, game.truth, seat)
                moves = search.candidates(MIND, here, legal, self._source) if len(legal) > 1 else list(legal)
            move, fresh = _select(node, moves)
            node = node.children[str(move)]
            path.append((node, seat))
            game.play(move)
            if fresh:
                break
        game.until(end, _ENDLESS)
        over = engine.due(game.state)
        red = chance(game.state, game.truth)
        if isinstance(over, Finished):
            red = 0.5 if over.winner is None else float(over.winner == 0)
        for passed, seat in path:
            passed.visits += 1
            passed.total += red if seat == 0 else 1.0 - red


def _select(node: _Node, moves: list[Move]) -> tuple[Move, bool]:
    """A move that was never tried, else the most promising one; whether it is new."""
    fresh: Move | None = None
    for move in moves:
        child = node.children.setdefault(str(move), _Node())
        child.possible += 1
        if fresh is None and not child.visits:
            fresh = move
    if fresh is not None:
        return fresh, True
    return max(moves, key=lambda move: node.children[str(move)].promise()), False


def play(number: int, variant: str, seconds: float) -> int | None:
    """One game; 0 if the planner won it, 1 if the tree did. They take turns to be red."""
    bots: list[Bot] = [
        PlannerBot(MIND, random.Random(f"planner {number}"), Budget(seconds)),
        TreeBot(random.Random(f"tree {number}"), seconds),
    ]
    seats = bots if number % 2 == 0 else bots[::-1]
    table = LocalTable(RULESET, variant, number)
    while isinstance(due := table.due(), Decision) and table.state.turn < _MOST_TURNS:
        legal = table.legal()
        table.play(due.seat, seats[due.seat].choose(table.view(due.seat), legal))
    if not isinstance(due, Finished) or due.winner is None:
        return None
    return due.winner if number % 2 == 0 else 1 - due.winner


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=0.1, help="per decision, for both")
    parser.add_argument("--variant", default="princes")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    one = partial(play, variant=args.variant, seconds=args.seconds)
    with ProcessPoolExecutor(args.jobs) as pool:
        winners = [winner for winner in pool.map(one, range(args.games)) if winner is not None]
    figures = share(winners.count(0), len(winners))
    if args.json:
        print(json.dumps(figures))
        return
    print(
        f"planner against ISMCTS, {args.seconds:g} s a decision, {args.variant}: {figures['wins']} of "
        f"{figures['games']} won, {100 * figures['share']:.1f} % "
        f"({100 * figures['low']:.1f} to {100 * figures['high']:.1f})"
    )


if __name__ == "__main__":
    main()

"""Playouts per second of the planner's search, beside catanatron's MCTS player in the same run.

A playout is one imagined game: ours is played by greedy for some turns and then judged; for comparison it is
also played to its end. A playout of catanatron's MCTS is a copy of the game played to its end by random
players; the published package leaves out the tree around it, so what the tree costs is not counted. Decisions
with a single move are not counted on either side. Processor time; the best of several rounds counts.

    python -m benchmarks.bots [--seconds S] [--rounds R] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

from p2pduel.bots import make_bot
from p2pduel.bots.planner.imagined import Imagined
from p2pduel.bots.planner.player import PlannerBot
from p2pduel.bots.planner.search import Budget
from p2pduel.games.duel.bots.guesses import guesses
from p2pduel.games.duel.bots.mind import MIND
from p2pduel.games.duel.rules.ruleset import RULESET
from p2pduel.games.duel.rules.state import State
from p2pduel.kernel.operations import Decision
from p2pduel.local.driver import LocalTable
from p2pduel.table.brains import BotBrain
from p2pduel.tui.running import Program

_MIDDLE, _ENDLESS = 60, 1000
"""Where catanatron's playouts start, and where they are given up."""

_TICK = 0.001
"""Seconds between two looks at the clock in the event loop."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Playouts and the decisions made in them."""

    playouts: int
    decisions: int
    seconds: float


def _middle(variant: str) -> LocalTable[State]:
    """A game between greedy players, some way in, at a decision of the action phase."""
    table, bot = LocalTable(RULESET, variant, 11), make_bot("greedy", random.Random(1))
    while isinstance(due := table.due(), Decision):
        if table.state.turn > 16 and due.kind == "action":
            break
        table.play(due.seat, bot.choose(table.view(due.seat), table.legal()))
    return table


def duel_playouts(variant: str, whole: bool) -> Callable[[float], Rate]:
    """Imagined games from one position, cut after some turns or played out."""
    table = _middle(variant)
    due = table.due()
    assert isinstance(due, Decision)
    guess, source = guesses(table.view(due.seat)), random.Random(3)
    end = 10_000 if whole else table.state.turn + MIND.turns

    def run(budget: float) -> Rate:
        playouts = decisions = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < budget:
            game = Imagined(MIND, table.state, guess.deal(source), source.getrandbits(48))
            decisions += game.until(end, 20_000)
            playouts += 1
        return Rate(playouts, decisions, spent)

    return run


def catanatron_playouts(budget: float) -> Rate:
    """What a simulation of its MCTS player comes to: a copy of the game, played out by random players."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(5)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=5)
    while game.state.num_turns < _MIDDLE and game.winning_color() is None:
        game.play_tick()
    playouts = decisions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < budget:
        copy = game.copy()
        while copy.winning_color() is None and copy.state.num_turns < _ENDLESS:
            decisions += len(copy.state.playable_actions) > 1
            copy.play_tick()
        playouts += 1
    return Rate(playouts, decisions, spent)


def stall(seconds: float) -> float:
    """The longest time, in ms, that the screens' event loop waited while the planner thought."""
    table = _middle("princes")
    due = table.due()
    assert isinstance(due, Decision)
    view, legal = table.view(due.seat), table.legal()

    async def think() -> float:
        app = Program(search=False)
        async with app.run_test(size=(120, 40)):
            await BotBrain(_planner(0.05)).decide(view, due, legal)  # starts the process
            thinking = asyncio.create_task(BotBrain(_planner(seconds)).decide(view, due, legal))
            longest, last = 0.0, time.perf_counter()
            while not thinking.done():
                await asyncio.sleep(_TICK)
                now = time.perf_counter()
                longest, last = max(longest, now - last), now
            return 1000 * longest

    with tempfile.TemporaryDirectory() as folder:
        os.environ["P2PDUEL_HOME"] = folder
        return asyncio.run(think())


def _planner(seconds: float) -> PlannerBot:
    return PlannerBot(MIND, random.Random(1), Budget(seconds), own_process=True)


def measure(seconds: float, rounds: int) -> list[dict[str, object]]:
    """The best round of every side; they take turns."""
    sides = {
        "planner, princes, 2 turns": duel_playouts("princes", whole=False),
        "planner, princes, to the end": duel_playouts("princes", whole=True),
        "catanatron MCTS playout, to the end": catanatron_playouts,
    }
    best: dict[str, Rate] = {}
    for _ in range(rounds):
        for name, run in sides.items():
            rate = run(seconds)
            if name not in best or rate.playouts / rate.seconds > best[name].playouts / best[name].seconds:
                best[name] = rate
    return [
        {
            "search": name,
            "playouts_per_second": round(rate.playouts / rate.seconds, 1),
            "decisions_per_playout": round(rate.decisions / rate.playouts, 1),
            "decisions_per_second": round(rate.decisions / rate.seconds),
        }
        for name, rate in best.items()
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="per side and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows, longest = measure(args.seconds, args.rounds), stall(args.seconds)
    if args.json:
        print(json.dumps({"rows": rows, "stall_ms": round(longest, 1)}))
        return
    print("| search | playouts/s | decisions per playout | decisions/s |")
    print("|---|---|---|---|")
    for row in rows:
        print("| " + " | ".join(str(value) for value in row.values()) + " |")
    print(
        f"\nWhile the planner thinks for {args.seconds:g} s the screens' event loop stalls "
        f"{longest:.1f} ms at most."
    )


if __name__ == "__main__":
    main()

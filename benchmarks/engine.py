"""Random self-play: decisions and games per second of our games, beside catanatron's in the same run.

The classic card game has a second table, beside the Duel of the same round. The Duel's figure of a round
is the median of its six variants: they differ by a third, so no single one speaks for it; intro and
princes, as a rule its slowest and its quickest, stand beside it.

The island is the same game as catanatron's: a board of chance, two players, 10 points, no offers to players.

A decision is a choice between at least two legal moves, counted alike on both sides. Both sides play in one
process, one after the other, by processor time; ratios are taken within a round and their median counts, so
that other work on the machine disturbs them little.

    python -m benchmarks.engine [--seconds S] [--rounds R] [--json]
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from p2pduel.games.classic.rules.ruleset import RULESET as CLASSIC
from p2pduel.games.duel.rules.ruleset import RULESET
from p2pduel.games.island.rules.ruleset import RULESET as ISLAND
from p2pduel.kernel.ruleset import Ruleset
from p2pduel.local.driver import LocalTable

VARIANTS = ("intro", "gold", "turmoil", "progress", "princes", "tournament")
PREFIX = "classic "
"""How the classic game's variants are told from the Duel's."""
TURNS = 1000
"""Then a game is left, on both sides."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What one side did in one round."""

    decisions: int
    options: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


def _round(play: Callable[[int], tuple[int, int]], budget: float) -> Figures:
    """Whole games, one after another, until the time is up."""
    decisions = options = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < budget or not games:
        made, seen = play(games)
        decisions, options, games = decisions + made, options + seen, games + 1
    return Figures(decisions, options, games, spent)


def our_game(rules: Ruleset[Any], variant: str) -> Callable[[int], tuple[int, int]]:
    """One game of ours for two: decisions made and moves they were chosen from."""
    deciding = rules.engine.deciding

    def play(number: int) -> tuple[int, int]:
        table, source = LocalTable(rules, variant, number, seats=2), random.Random(number)
        decisions = options = 0
        while (seat := deciding(table.state)) is not None and table.state.turn < TURNS:
            legal = table.legal()
            if len(legal) > 1:
                decisions, options = decisions + 1, options + len(legal)
            table.play(seat, source.choice(legal))
        return decisions, options

    return play


def catanatron_game(number: int) -> tuple[int, int]:
    """One two-player game of catanatron between its random players."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(number)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number)
    decisions = options = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        legal = len(game.state.playable_actions)
        if legal > 1:
            decisions, options = decisions + 1, options + legal
        game.play_tick()
    return decisions, options


def measure(seconds: float, rounds: int) -> list[dict[str, Figures]]:
    """Every side in every round, one after the other."""
    sides: dict[str, Callable[[int], tuple[int, int]]] = {name: our_game(RULESET, name) for name in VARIANTS}
    sides |= {PREFIX + name: our_game(CLASSIC, name) for name in CLASSIC.variants}
    sides["island"] = our_game(ISLAND, "base")  # the game that catanatron plays
    sides["catanatron"] = catanatron_game
    return [{name: _round(play, seconds) for name, play in sides.items()} for _ in range(rounds)]


def table(rounds: list[dict[str, Figures]]) -> list[dict[str, object]]:
    """The rows of the report: medians over the rounds; a ratio is taken within its round."""
    rows: list[dict[str, object]] = []
    for name in rounds[0]:
        own = [found[name] for found in rounds]
        ratios = [found[name].rate / found["catanatron"].rate for found in rounds]
        decisions, games = sum(each.decisions for each in own), sum(each.games for each in own)
        rows.append(
            {
                "engine": name,
                "decisions_per_second": round(median(each.rate for each in own)),
                "games_per_second": round(median(each.games / each.seconds for each in own), 2),
                "decisions_per_game": round(decisions / games),
                "mean_legal_moves": round(sum(each.options for each in own) / decisions, 1),
                "ratio": round(median(ratios), 2),
            }
        )
    return rows


def beside_the_duel(rounds: list[dict[str, Figures]]) -> list[dict[str, object]]:
    """The classic game's variants against the Duel of the same round: medians over the rounds."""
    duels: dict[str, Callable[[dict[str, Figures]], float]] = {
        "of the Duel": lambda found: median(found[name].rate for name in VARIANTS),
        "of intro": lambda found: found["intro"].rate,
        "of princes": lambda found: found["princes"].rate,
    }
    rows: list[dict[str, object]] = []
    for name in [name for name in rounds[0] if name.startswith(PREFIX)]:
        row: dict[str, object] = {"variant": name}
        for words, duel in duels.items():
            row[words] = round(median(found[name].rate / duel(found) for found in rounds), 2)
        rows.append(row)
    return rows


def show(rows: list[dict[str, object]]) -> None:
    """Print a table, its columns named by their keys."""
    print(f"| {' | '.join(word.replace('_per_second', '/s').replace('_', ' ') for word in rows[0])} |")
    print("|" + "---|" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join(str(value) for value in row.values()) + " |")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="per engine and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure(args.seconds, args.rounds)
    rows, classic = table(found), beside_the_duel(found)
    if args.json:
        print(json.dumps({"engines": rows, "classic": classic}))
        return
    show(rows)
    print()
    show(classic)


if __name__ == "__main__":
    main()

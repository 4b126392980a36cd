"""The island's greedy against catanatron's players, in catanatron's engine: two seats, which take turns.

A position there is translated into one of ours, greedy chooses among the moves that both engines have, and
the move is translated back. The engine discards at random for both and knows no offers between players; a new
card may be played at once and a new harbour serves at once there, for both.

WeightedRandomPlayer and VictoryPointPlayer come with the published package. ValueFunctionPlayer does not: it
is in catanatron's repository, and is played with if it can be imported from there (PYTHONPATH).

    python -m benchmarks.rivals [--games N] [--seed S] [--bot NAME] [--json]
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from benchmarks.support.catanatron import board, line, plain, position
from p2pduel.bots import make_bot
from p2pduel.games.island.rules.facts import OFFERS
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.state import State
from p2pduel.local.arena_stats import share
from p2pduel.local.driver import LocalTable

__all__ = ["Guest", "in_order", "match", "play", "rivals"]

Maker = Callable[[Any], Any]
"""Seats a player of a colour."""

RIVALS = {
    "WeightedRandomPlayer": ("catanatron.players.weighted_random",),
    "VictoryPointPlayer": ("catanatron.players.search",),
    "ValueFunctionPlayer": (
        "catanatron.players.value",
        "catanatron_experimental.machine_learning.players.value",
    ),
}
"""Its players, and where each may be found."""


def rivals() -> dict[str, Maker]:
    """Every player of catanatron that is installed, by name."""
    found: dict[str, Maker] = {}
    for name, modules in RIVALS.items():
        for module in modules:
            try:
                found[name] = getattr(importlib.import_module(module), name)
                break
            except ModuleNotFoundError:
                continue
    return found


class Guest:
    """One of our bots at catanatron's table, for one game."""

    is_bot = True

    def __init__(self, colour: Any, bot: str, seed: int) -> None:
        self.color = colour
        self._bot = make_bot(bot, random.Random(seed), "island", own_process=False)
        self._island: dict[str, Any] = {}
        self.vertices: dict[int, int] = {}
        """Its numbers of intersections as ours."""

    def decide(self, game: Any, playable_actions: Sequence[Any]) -> Any:
        """The action that is the bot's choice."""
        if len(playable_actions) == 1:
            return playable_actions[0]
        state = game.state
        if not self._island:
            self._island, self.vertices = board(state.board.map)
        said = {
            line(self.vertices, action.action_type.value, plain(action.value, state.color_to_index)): action
            for action in playable_actions
        }
        table = self.question(state)
        legal = [move for move in table.legal() if move.text in said]
        chosen = self._bot.choose(table.view(state.color_to_index[self.color]), legal)
        return said[chosen.text]

    def question(self, state: Any) -> LocalTable[State]:
        """The position with the same question."""
        table: LocalTable[State] = LocalTable.load(RULESET, position(state, self._island, self.vertices))
        table.state.offers = OFFERS  # nobody here answers an offer
        seat, prompt = state.color_to_index[self.color], state.current_prompt.value
        agenda, villages = table.state.agenda, state.buildings_by_color[self.color]["SETTLEMENT"]
        if prompt == "BUILD_INITIAL_SETTLEMENT":
            agenda.append(("found", seat, 1 + bool(villages)))
        elif prompt == "BUILD_INITIAL_ROAD":
            agenda.append(("found_road", seat, self.vertices[villages[-1]]))
        elif prompt == "MOVE_ROBBER":
            agenda.append(("rob", seat))
        elif state.is_road_building:
            agenda.append(("free_road", seat, state.free_roads_available))
        elif not state.player_state[f"P{seat}_HAS_ROLLED"] and agenda[-1][0] != "preroll":
            agenda.append(("preroll", seat))
        return table


def in_order(player: Any) -> Any:
    """The player, asked about its actions in one order.

    Catanatron collects some of them in sets of texts and None, whose order differs between processes (with
    the address of None, so PYTHONHASHSEED does not help), and its players take the first of the best or the
    one at a random place.
    """
    decide = player.decide
    player.decide = lambda game, actions: decide(game, sorted(actions, key=repr))
    return player


def play(number: int, rival: Maker, ours: Maker) -> int | None:
    """One game; 0 if our bot won it, 1 if the other did, None if it did not end. They take turns to begin."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number + 1)
    own, colours = number % 2, game.state.colors
    game.state.players = [
        in_order((ours if at == own else rival)(colour)) for at, colour in enumerate(colours)
    ]
    winner = game.play()
    return None if winner is None else int(winner != colours[own])


def match(games: int, rival: Maker, bot: str = "greedy", first: int = 0) -> dict[str, Any]:
    """How many games our bot won, with the interval."""
    results = [
        play(number, rival, partial(Guest, bot=bot, seed=number)) for number in range(first, first + games)
    ]
    finished = [result for result in results if result is not None]
    return {**share(finished.count(0), len(finished)), "unfinished": len(results) - len(finished)}


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="against each")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = {name: match(args.games, rival, args.bot, args.seed) for name, rival in rivals().items()}
    if args.json:
        print(json.dumps(found))
        return
    print(f"| {args.bot} in catanatron's engine against | won | 95 % interval | unfinished |")
    print("|---|---|---|---|")
    for name, row in found.items():
        print(
            f"| {name} | {row['wins']} of {row['games']}: {100 * row['share']:.1f} % "
            f"| {100 * row['low']:.1f} to {100 * row['high']:.1f} % | {row['unfinished']} |"
        )
    for name in RIVALS.keys() - found.keys():
        print(f"\nNot installed, so not played with: {name}.")


if __name__ == "__main__":
    main()

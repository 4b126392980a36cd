"""Many games between two bots: the same seed gives the same games, however many processes play them."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from p2pduel.bots import make_bot
from p2pduel.local.driver import LocalTable
from p2pduel.rules import Decision, Finished

__all__ = ["Arena", "GameResult", "Match", "play_game", "run"]

Deck = Mapping[str, Sequence[str]]

_CHUNK = 4
"""Games handed to a process at a time: few, so that the bar moves and no process idles at the end."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: everything a game needs besides its number."""

    variant: str
    bots: tuple[str, str]
    seed: int = 0
    max_turns: int = 1000
    decks: tuple[Deck | None, ...] = (None, None)
    """Tournament decks of the two bots; None: cards at random."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game went; `winner` is 0 or 1 for the first or second bot named."""

    winner: int | None
    turns: int
    decisions: int
    options: int
    error: str | None = None


@dataclass(slots=True)
class Arena:
    """The sum of many games."""

    match: Match
    results: list[GameResult] = field(default_factory=list)
    seconds: float = 0.0

    def names(self) -> tuple[str, str]:
        """The bots' names, told apart when they are the same."""
        first, second = self.match.bots
        return (f"{first}#1", f"{second}#2") if first == second else (first, second)

    def summary(self) -> dict[str, Any]:
        """The figures that `p2pduel arena --json` prints."""
        played = [result for result in self.results if result.error is None]
        decisions = sum(result.decisions for result in played)
        seconds = max(self.seconds, 1e-9)
        return {
            "variant": self.match.variant,
            "games": len(self.results),
            "wins": {
                name: sum(result.winner == bot for result in played) for bot, name in enumerate(self.names())
            },
            "unfinished": sum(result.winner is None for result in played),
            "errors": len(self.results) - len(played),
            "mean_turns": round(sum(result.turns for result in played) / max(1, len(played)), 2),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / seconds, 1),
            "games_per_second": round(len(self.results) / seconds, 2),
        }


def play_game(match: Match, number: int) -> GameResult:
    """Game `number` of a match; a fault in it is reported, not raised, so that the others go on."""
    try:
        return _play(match, number)
    except Exception:
        return GameResult(None, 0, 0, 0, f"game {number}: {traceback.format_exc()}")


def _play(match: Match, number: int) -> GameResult:
    # the bots take turns to start, and every other pair of games they change colours
    first_seat = (number // 2) % 2
    starter = first_seat if number % 2 == 0 else 1 - first_seat
    table = _table(match, number, first_seat, starter)
    bots = [
        make_bot(name, random.Random(f"{match.seed}/{number}/{at}")) for at, name in enumerate(match.bots)
    ]
    seats = bots if first_seat == 0 else bots[::-1]
    decisions = options = 0
    while isinstance(due := table.due(), Decision) and table.state.turn <= match.max_turns:
        legal = table.legal()
        if len(legal) > 1:
            decisions, options = decisions + 1, options + len(legal)
        table.play(due.seat, seats[due.seat].choose(table.view(due.seat), legal))
    winner = due.winner if isinstance(due, Finished) else None
    if winner is not None:
        winner = winner if first_seat == 0 else 1 - winner
    return GameResult(winner, min(table.state.turn, match.max_turns), decisions, options)


def _table(match: Match, number: int, first_seat: int, starter: int) -> LocalTable:
    """A fresh table at which that seat has won the toss: the dice are thrown anew until it has."""
    decks = match.decks if first_seat == 0 else match.decks[::-1]
    attempt = 0
    while True:
        table = LocalTable(match.variant, random.Random(f"{match.seed}/{number}/table/{attempt}"), decks)
        if table.state.starter == starter:
            return table
        attempt += 1


def run(
    match: Match, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda _done: None
) -> Arena:
    """Play games 0 to `games` - 1 and add them up in that order."""
    arena = Arena(match)
    begun = time.perf_counter()
    for result in _results(match, games, min(jobs, games)):
        arena.results.append(result)
        progress(len(arena.results))
    arena.seconds = time.perf_counter() - begun
    return arena


def _results(match: Match, games: int, jobs: int) -> Iterator[GameResult]:
    if jobs <= 1:
        yield from (play_game(match, number) for number in range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_game, [match] * games, range(games), chunksize=_CHUNK)

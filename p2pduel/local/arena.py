"""Many games between two bots: the same seed gives the same games, however many processes play them."""

from __future__ import annotations

import multiprocessing
import random
import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from p2pduel.bots import make_bot
from p2pduel.bots.base import BotResignsError
from p2pduel.games.duel.rules.core import CARD
from p2pduel.kernel.operations import Decision, Finished, Outcome
from p2pduel.local.arena_stats import GameResult, card_counts, lengths, share
from p2pduel.local.driver import LocalTable

__all__ = ["Arena", "GameResult", "Match", "play_game", "run"]

Deck = Mapping[str, Sequence[str]]

_AHEAD = 8
"""Games per process handed out before the first of them is counted: nobody idles behind a long one."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: everything a game needs besides its number."""

    variant: str
    bots: tuple[str, str]
    seed: int = 0
    max_turns: int = 1000
    decks: tuple[Deck | None, ...] = (None, None)
    """Tournament decks of the two bots; None: cards at random."""


@dataclass(slots=True)
class Arena:
    """The sum of many games."""

    match: Match
    results: list[GameResult] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

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
            "shares": {
                name: share(sum(result.winner == bot for result in played), len(played))
                for bot, name in enumerate(self.names())
            },
            "first_player": share(
                sum(result.winner == result.first for result in played),
                sum(result.winner is not None for result in played),
            ),
            "turns": lengths(played),
            "resigned": sum(result.resigned is not None for result in played),
            "interrupted": self.interrupted,
            "cards": [
                {"card": count.card, "uses": count.uses, **_winning(count.wins, count.uses)}
                for count in card_counts(played)
            ],
            "unfinished": sum(result.winner is None for result in played),
            "errors": len(self.results) - len(played),
            "mean_turns": round(sum(result.turns for result in played) / max(1, len(played)), 2),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / seconds, 1),
            "games_per_second": round(len(self.results) / seconds, 2),
        }

    def resignations(self) -> list[tuple[str, str]]:
        """Who gave up and why, every reason once."""
        names = self.names()
        found = ((names[1 - game.winner], game.resigned) for game in self.results if game.winner is not None)
        return list(dict.fromkeys((name, why) for name, why in found if why is not None))


def _winning(wins: int, uses: int) -> dict[str, Any]:
    """How often whoever used a card won, without the count that stands beside it."""
    return {name: value for name, value in share(wins, uses).items() if name != "games"}


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
        make_bot(name, random.Random(f"{match.seed}/{number}/{at}"), own_process=False)
        for at, name in enumerate(match.bots)
    ]
    seats = bots if first_seat == 0 else bots[::-1]
    used: tuple[set[str], set[str]] = (set(), set())
    decisions = options = 0
    winner: int | None = None
    resigned: str | None = None
    while isinstance(due := table.due(), Decision) and table.state.turn <= match.max_turns:
        legal = table.legal()
        if len(legal) > 1:
            decisions, options = decisions + 1, options + len(legal)
        try:
            move = seats[due.seat].choose(table.view(due.seat), legal)
        except BotResignsError as error:
            winner, resigned = 1 - due.seat, str(error)
            break
        _note_cards(table.play(due.seat, move), used)
    if isinstance(due, Finished):
        winner = due.winner
    order = (0, 1) if first_seat == 0 else (1, 0)
    return GameResult(
        winner=None if winner is None else order[winner],
        turns=min(table.state.turn, match.max_turns),
        decisions=decisions,
        options=options,
        first=number % 2,
        cards=(tuple(sorted(used[order[0]])), tuple(sorted(used[order[1]]))),
        resigned=resigned,
    )


def _note_cards(outcomes: Iterable[Outcome], used: tuple[set[str], set[str]]) -> None:
    """Remember which cards were built or played; roads, settlements and cities everybody builds."""
    for outcome in outcomes:
        if outcome.kind in ("built", "played"):
            card = CARD[outcome.data["face"]]
            if card.is_drawn or card.is_expansion:
                used[outcome.data["seat"]].add(card.id)


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
    """Play games 0 to `games` - 1 and add them up in that order; an interrupt ends it with what there is."""
    arena = Arena(match)
    begun = time.perf_counter()
    try:
        for result in _results(match, games, min(jobs, games)):
            arena.results.append(result)
            progress(len(arena.results))
    except KeyboardInterrupt:
        arena.interrupted = True
    arena.seconds = time.perf_counter() - begun
    return arena


def _results(match: Match, games: int, jobs: int) -> Iterator[GameResult]:
    """The results in order of the games; after an interrupt those that are there already."""
    if jobs <= 1:
        yield from (play_game(match, number) for number in range(games))
        return
    numbers = iter(range(games))
    waiting: deque[Future[GameResult]] = deque()
    with ProcessPoolExecutor(jobs, initializer=_deaf) as pool:
        try:
            waiting.extend(pool.submit(play_game, match, n) for n in islice(numbers, jobs * _AHEAD))
            while waiting:
                yield waiting[0].result()
                waiting.popleft()
                waiting.extend(pool.submit(play_game, match, n) for n in islice(numbers, 1))
        except KeyboardInterrupt:
            yield from [game.result() for game in waiting if game.done()]
            raise
        finally:
            if waiting:  # nobody waits for the games that are under way
                for process in multiprocessing.active_children():
                    process.terminate()


def _deaf() -> None:
    """An interrupt is for the process that counts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

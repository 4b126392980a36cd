"""Many games between bots: the same seed gives the same games, however many processes play them."""

from __future__ import annotations

import multiprocessing
import random
import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from p2pduel import games
from p2pduel.bots import make_bot
from p2pduel.bots.base import BotResignsError
from p2pduel.catalogue import cli_arena as words
from p2pduel.games import DEFAULT
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.kernel.options import Chosen, Value
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
    bots: tuple[str, ...]
    """One for every seat."""
    seed: int = 0
    max_turns: int = 1000
    decks: tuple[Deck | None, ...] = ()
    """What the bots bring where one brings decks; None, or nothing: cards at random."""
    game: str = DEFAULT
    options: Chosen = field(default_factory=dict)


@dataclass(slots=True)
class Arena:
    """The sum of many games."""

    match: Match
    results: list[GameResult] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    def names(self) -> tuple[str, ...]:
        """The bots' names, told apart when they are the same."""
        bots = self.match.bots
        return tuple(f"{name}#{at}" if bots.count(name) > 1 else name for at, name in enumerate(bots, 1))

    def summary(self) -> dict[str, Any]:
        """The figures that `p2pduel arena --json` prints."""
        played = [result for result in self.results if result.error is None]
        decisions = sum(result.decisions for result in played)
        seconds = max(self.seconds, 1e-9)
        return {
            **self._of_others(played),
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

    def _of_others(self, played: Sequence[GameResult]) -> dict[str, Any]:
        """What goes without saying in the usual game for two: which it is, and how each seat does."""
        if self.match.game == DEFAULT:
            return {}
        seats = range(len(self.match.bots))
        finished = sum(result.winner is not None for result in played)
        return {
            "game": self.match.game,
            "players": len(seats),
            "options": self._options(),
            "seats": [share(sum(result.seat == seat for result in played), finished) for seat in seats],
        }

    def _options(self) -> dict[str, Value]:
        """Every option of the game that was played."""
        match = self.match
        return games.game(match.game).rules.check(match.variant, len(match.bots), match.options)

    def resignations(self) -> list[tuple[str, str]]:
        """Who gave up and why, every reason once."""
        names = self.names()
        found = (
            (names[game.quitter], game.resigned or "") for game in self.results if game.quitter is not None
        )
        return list(dict.fromkeys(found))


def _winning(wins: int, uses: int) -> dict[str, Any]:
    """How often whoever used a card won, without the count that stands beside it."""
    return {name: value for name, value in share(wins, uses).items() if name != "games"}


def play_game(match: Match, number: int) -> GameResult:
    """Game `number` of a match; a fault in it is reported, not raised, so that the others go on."""
    try:
        return _play(match, number)
    except Exception:
        return GameResult(None, 0, 0, 0, words.game_broke(number, traceback.format_exc()))


def _play(match: Match, number: int) -> GameResult:
    table, order = _seating(match, number)
    bots = [
        make_bot(name, random.Random(f"{match.seed}/{number}/{at}"), match.game, own_process=False)
        for at, name in enumerate(match.bots)
    ]
    used: list[set[str]] = [set() for _ in bots]
    decisions = options = 0
    won: int | None = None
    quitter: int | None = None
    resigned: str | None = None
    while isinstance(due := table.due(), Decision) and table.state.turn <= match.max_turns:
        legal = table.legal()
        if len(legal) > 1:
            decisions, options = decisions + 1, options + len(legal)
        try:
            move = bots[order[due.seat]].choose(table.view(due.seat), legal)
        except BotResignsError as error:
            quitter, resigned = order[due.seat], str(error)
            won = 1 - due.seat if len(bots) == 2 else None  # several who are left have no winner yet
            break
        for outcome in table.play(due.seat, move):
            if (card := table.rules.used(outcome)) is not None:
                used[order[card[0]]].add(card[1])
    if isinstance(due, Finished):
        won = due.winner
    return GameResult(
        winner=None if won is None else order[won],
        turns=min(table.state.turn, match.max_turns),
        decisions=decisions,
        options=options,
        first=number % len(bots),
        cards=tuple(tuple(sorted(cards)) for cards in used),
        resigned=resigned,
        quitter=quitter,
        seat=won,
    )


def _seating(match: Match, number: int) -> tuple[LocalTable[Any], list[int]]:
    """The table of a game, and which bot sits at each of its seats.

    The bots take turns to start. Where chance says who does, they also change seats after each round.
    """
    seats = len(match.bots)
    first_seat = (number // seats) % seats
    if not games.game(match.game).rules.tossed:
        first_seat = -number % seats
    starter = (first_seat + number) % seats
    order = [(seat - first_seat) % seats for seat in range(seats)]
    return _table(match, number, first_seat, starter), order


def _table(match: Match, number: int, first_seat: int, starter: int) -> LocalTable[Any]:
    """A fresh table at which that seat begins: where a toss decides, the dice are thrown until it does."""
    rules, seats = games.game(match.game).rules, len(match.bots)
    decks = [match.decks[(seat - first_seat) % seats] for seat in range(seats)] if match.decks else []
    attempt = 0
    while True:
        chance = random.Random(f"{match.seed}/{number}/table/{attempt}")
        table = LocalTable(rules, match.variant, chance, decks, seats=seats, options=match.options)
        if not rules.tossed or rules.engine.deciding(table.state) == starter:
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

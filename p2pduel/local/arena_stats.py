"""What many games say: shares with their uncertainty, and how each card did."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

__all__ = ["CardCount", "GameResult", "card_counts", "interval", "lengths", "share"]

_Z = 1.959964
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game went; `winner`, `first` and `quitter` are bots, by their place in the match from 0."""

    winner: int | None
    turns: int
    decisions: int
    options: int
    error: str | None = None
    first: int = 0
    """Which bot had the first turn."""
    cards: tuple[tuple[str, ...], ...] = ()
    """The cards each bot used, every name once."""
    resigned: str | None = None
    """Why somebody gave up."""
    quitter: int | None = None
    """Who did."""
    seat: int | None = None
    """Where the winner sat."""


@dataclass(frozen=True, slots=True)
class CardCount:
    """How often a card was used by a player in a finished game, and how often that player won."""

    card: str
    uses: int
    wins: int


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; nothing is known of no games."""
    if not games:
        return 0.0, 1.0
    p, z2 = wins / games, _Z * _Z
    middle = p + z2 / (2 * games)
    spread = _Z * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share(wins: int, games: int) -> dict[str, Any]:
    """A share as plain data."""
    low, high = interval(wins, games)
    return {
        "wins": wins,
        "games": games,
        "share": round(wins / max(1, games), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def card_counts(results: Iterable[GameResult]) -> list[CardCount]:
    """Every card used, the most used first."""
    uses: dict[str, int] = {}
    wins: dict[str, int] = {}
    for result in results:
        if result.winner is None:
            continue
        for bot, cards in enumerate(result.cards):
            for card in cards:
                uses[card] = uses.get(card, 0) + 1
                wins[card] = wins.get(card, 0) + (result.winner == bot)
    found = [CardCount(card, count, wins[card]) for card, count in uses.items()]
    return sorted(found, key=lambda count: (-count.uses, count.card))


def lengths(results: Iterable[GameResult]) -> dict[str, float]:
    """The shortest, the middle and the longest game in turns."""
    turns = sorted(result.turns for result in results)
    if not turns:
        return {"shortest": 0, "median": 0, "longest": 0}
    half = len(turns) // 2
    median = turns[half] if len(turns) % 2 else (turns[half - 1] + turns[half]) / 2
    return {"shortest": turns[0], "median": median, "longest": turns[-1]}

"""Secrecy: a spy with all that one reader has guesses no better than chance, and wins against broken builds.

All seeds are fixed, so every figure here is the same in every run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb

import pytest

from protocol.envelope import Envelope, decode_record
from protocol.reader import Reader
from tests.protocol.broken_builds import BUILDS, HONEST, Build
from tests.protocol.mutations import rounds
from tests.protocol.spy import Habits, Spy
from tests.protocol.spy_table import SCRIPTS, Recording, small_games
from tests.sampling import sampled

GAMES = 30
STUDIED = 0.3
"""Part of the games whose choices the spy is told, to learn habits from."""
SUSPICIOUS = 1e-3
"""So many guesses right happen by luck less often than this."""
SPIES = (0, None)


@dataclass
class Score:
    """Guesses at one kind of question."""

    chance: float
    right: int = 0
    asked: int = 0

    @property
    def luck(self) -> float:
        """The probability of so many or more right guesses by chance."""
        p, n = self.chance, self.asked
        return sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(self.right, n + 1))


def recordings(build: Build, script: str, numbers: range) -> Iterator[Recording]:
    """Games of one build."""
    for number in numbers:
        yield SCRIPTS[script](number, build.tells)


def examine(spy: int | None, games: list[Recording]) -> dict[str, Score]:
    """Let the spy study some games and answer questions about the others."""
    habits, scores = Habits(), dict[str, Score]()
    studied = round(len(games) * STUDIED)
    for number, game in enumerate(games):
        reader = Spy(game, spy)
        for question in game.questions[spy]:
            if number < studied:
                habits.study(question, reader.ledger.envelopes[question.seq])
                continue
            score = scores.setdefault(question.name, Score(question.chance))
            score.asked += 1
            score.right += reader.answer(question, habits) == question.answer
    return scores


def better_than_chance(scores: dict[str, Score]) -> dict[str, str]:
    """The questions at which the spy did better than luck explains."""
    return {
        name: f"{score.right} of {score.asked} right where chance is {score.chance:.2f}"
        for name, score in scores.items()
        if score.luck < SUSPICIOUS
    }


@pytest.mark.few(1)
@pytest.mark.parametrize("script", sampled(SCRIPTS, ("stack", "hand")))
def test_a_spy_does_no_better_than_chance(script: str) -> None:
    """Neither the other player nor a spectator, over many games; after a takeback, too."""
    _no_better(script, GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("script", SCRIPTS)
def test_a_spy_does_no_better_over_very_many_games(script: str) -> None:
    """The same with so many games that a small advantage would show."""
    _no_better(script, rounds(60, 250))


def _no_better(script: str, count: int) -> None:
    games = list(recordings(HONEST, script, range(count)))
    for spy in SPIES:
        scores = examine(spy, games)
        assert all(score.asked >= round(count * (1 - STUDIED)) for score in scores.values())
        assert better_than_chance(scores) == {}


@pytest.mark.few(6)
@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
def test_the_spy_wins_against_a_broken_build(build: Build) -> None:
    """The same routine on a build with one thing wrong: what holds above fails here."""
    with build.installed():
        games = list(recordings(build, build.script, range(build.games)))
        for spy in SPIES:
            won = better_than_chance(examine(spy, games))
            expected = build.betrays | (build.spectator if spy is None else frozenset())
            assert expected <= set(won), won
        assert expected, "a build that betrays nothing shows nothing"


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
def test_no_proof_notices_a_broken_build(build: Build) -> None:
    """Everything it sends is accepted: only a test like the one above can tell."""
    with build.installed():
        (game,) = recordings(build, build.script, range(1))
        reader = Reader(small_games)
        for record in map(decode_record, game.records):
            if isinstance(record, Envelope):
                reader.accept(record)
        assert reader.board.proofs > 2

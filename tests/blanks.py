"""Switching cards off, one at a time, to see whether a test notices: what every game's check shares."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import pytest
from _pytest.runner import runtestprotocol

from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome
from p2pduel.local.driver import LocalTable

__all__ = ["Box", "Verdict", "check"]

MOST_MOVES = 3000
"""No test of a card needs so many moves."""


class Box(Protocol):
    """The cards of a game, and how one is switched off."""

    @property
    def tests(self) -> Path:
        """The folder with the tests of its rules."""

    @property
    def left_out(self) -> Sequence[str]:
        """Tests that are not about single cards, or about the check."""

    def cards(self) -> Sequence[str]:
        """Every card that is drawn, built or turned up."""

    def parts(self, card_id: str) -> Sequence[str]:
        """What can be taken from a card."""

    def blanked(self, card_id: str, part: str) -> AbstractContextManager[None]:
        """The card goes without that for a while."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of switching one card off."""

    card: str
    off: str
    """What was taken away."""
    tried: int
    noticed: str
    """The test that failed; empty if none did."""


class _Switcher:
    """Collects the tests once, then runs each card's own tests with the card switched off."""

    def __init__(self, box: Box, wanted: Sequence[str]) -> None:
        self.box, self.wanted = box, wanted
        self.verdicts: list[Verdict] = []
        self._healthy: dict[str, bool] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of the usual loop."""
        items = [item for item in session.items if isinstance(item, pytest.Function)]
        for card_id in self.wanted:
            mine = [item for item in items if _is_about(item, card_id) and self._passes(item)]
            self.verdicts += [self._judge(card_id, part, mine) for part in self.box.parts(card_id)]
        return True

    def _passes(self, item: pytest.Function) -> bool:
        """Whether the test passes with all cards switched on: only then its failing says something."""
        if item.nodeid not in self._healthy:
            self._healthy[item.nodeid] = not _fails(item)
        return self._healthy[item.nodeid]

    def _judge(self, card_id: str, part: str, items: list[pytest.Function]) -> Verdict:
        with self.box.blanked(card_id, part):
            for tried, item in enumerate(items, 1):
                if _fails(item):
                    return Verdict(card_id, part, tried, item.nodeid.rpartition("::")[2])
        return Verdict(card_id, part, len(items), "")


def _is_about(item: pytest.Function, card_id: str) -> bool:
    """Whether the test's own lines or parameters name the card."""
    callspec = getattr(item, "callspec", None)
    text = _lines(item.function) + (repr(callspec.params) if callspec is not None else "")
    return re.search(rf"\b{card_id}\b", text) is not None


@cache
def _lines(function: Callable[..., object]) -> str:
    """A test without its decorators: those name the cards of other parameters, too."""
    text = inspect.getsource(function)
    return text[text.index("def ") :]


def _fails(item: pytest.Function) -> bool:
    """Run a test; one that plays on and on, waiting for what a blank card never does, fails too."""
    left = MOST_MOVES
    play = LocalTable.play

    def counted(table: LocalTable[Any], seat: int, move: Move | str) -> list[Outcome]:
        nonlocal left
        left -= 1
        assert left, "the game does not get where the test waits for it"
        return play(table, seat, move)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LocalTable, "play", counted)
        return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def check(box: Box, names: Sequence[str]) -> int:
    """Print the table; 1 if a card may be blank without any test noticing."""
    unknown = sorted(set(names) - set(box.cards()))
    if unknown:
        print(f"no such card: {', '.join(unknown)}")
        return 2
    switcher = _Switcher(box, names or box.cards())
    quiet = ("-q", "--no-summary", "--tb=no", "--assert=plain")
    plugins = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest")
    left_out = [f"--ignore={box.tests / name}" for name in box.left_out]
    code = pytest.main([str(box.tests), *quiet, *plugins, *left_out], [switcher])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return 2
    for verdict in switcher.verdicts:
        noticed = verdict.noticed or "NOT NOTICED"
        print(f"{verdict.card:<22} {verdict.off:<7} {verdict.tried:>3} tests  {noticed}")
    unnoticed = [verdict.card for verdict in switcher.verdicts if not verdict.noticed]
    switched = len(switcher.verdicts)
    print(f"{len(switcher.wanted)} cards, {switched} times switched off, {len(unnoticed)} unnoticed")
    return 1 if unnoticed else 0

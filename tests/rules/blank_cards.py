"""No blank card: each card is switched off in turn, and some test of the rules must notice.

    python -m tests.rules.blank_cards                  every card, as a table
    python -m tests.rules.blank_cards scout plague     only these

The exit code is 1 if a card goes unnoticed.
A card loses its effect and, separately, its printed facts: booster, ship and points.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from p2pduel.games.duel.rules.core import CARD
from p2pduel.games.duel.rules.effects import registry
from p2pduel.games.duel.rules.facts import CARDS, Points, all_faces, card_of
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Outcome
from p2pduel.local.driver import LocalTable

__all__ = ["Verdict", "blanked", "cards", "main", "parts"]

HERE = Path(__file__).parent
LEFT_OUT = (
    "test_facts.py",
    "test_properties.py",
    "test_perft.py",
    "test_imports.py",
    "test_blank_cards.py",
    "test_perft_eras.py",
    "test_every_rule.py",
    "test_disputed.py",
)
"""Tests that are not about single cards, or about this script."""

MOST_MOVES = 3000
"""No test of a card needs so many moves."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of switching one card off."""

    card: str
    off: str
    """What was taken away: effect or facts."""
    tried: int
    noticed: str
    """The test that failed; empty if none did."""


def cards() -> list[str]:
    """Every card that is drawn, built or turned up."""
    return [card.id for card in CARDS.values() if card.is_drawn or card.kind == "event"]


def parts(card_id: str) -> list[str]:
    """What can be taken from a card: its effect, its printed booster, ship and points."""
    card = CARDS[card_id]
    found = ["effect"] if card_id in registry.EFFECTS else []
    return [*found, "facts"] if card.booster or card.ship or card.points != Points() else found


@contextmanager
def blanked(card_id: str, part: str) -> Iterator[None]:
    """The card goes without its effect or its facts for a while."""
    faces = [face for face in all_faces() if card_of(face).id == card_id]
    effect = registry.EFFECTS.get(card_id)
    if part == "effect":
        registry.EFFECTS[card_id] = registry.NO_EFFECT
    else:
        for face in faces:
            CARD[face] = replace(card_of(face), booster=None, ship=None, points=Points())
    _forget(faces)
    try:
        yield
    finally:
        if effect is not None:
            registry.EFFECTS[card_id] = effect
        for face in faces:
            CARD.pop(face, None)
        _forget(faces)


def _forget(faces: Sequence[str]) -> None:
    """Effects are looked up once per face: look again."""
    for face in faces:
        registry._FOUND.pop(face, None)


class _Switcher:
    """Collects the tests once, then runs each card's own tests with the card switched off."""

    def __init__(self, wanted: Sequence[str]) -> None:
        self.wanted = wanted
        self.verdicts: list[Verdict] = []
        self._healthy: dict[str, bool] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of the usual loop."""
        items = [item for item in session.items if isinstance(item, pytest.Function)]
        for card_id in self.wanted:
            mine = [item for item in items if _is_about(item, card_id) and self._passes(item)]
            self.verdicts += [self._judge(card_id, part, mine) for part in parts(card_id)]
        return True

    def _passes(self, item: pytest.Function) -> bool:
        """Whether the test passes with all cards switched on: only then its failing says something."""
        if item.nodeid not in self._healthy:
            self._healthy[item.nodeid] = not _fails(item)
        return self._healthy[item.nodeid]

    def _judge(self, card_id: str, part: str, items: list[pytest.Function]) -> Verdict:
        with blanked(card_id, part):
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


def main(names: Sequence[str]) -> int:
    """Print the table; 1 if a card may be blank without any test noticing."""
    unknown = sorted(set(names) - set(cards()))
    if unknown:
        print(f"no such card: {', '.join(unknown)}")
        return 2
    switcher = _Switcher(names or cards())
    quiet = ("-q", "--no-summary", "--tb=no", "--assert=plain")
    plugins = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest")
    left_out = [f"--ignore={HERE / name}" for name in LEFT_OUT]
    code = pytest.main([str(HERE), *quiet, *plugins, *left_out], [switcher])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return 2
    for verdict in switcher.verdicts:
        noticed = verdict.noticed or "NOT NOTICED"
        print(f"{verdict.card:<22} {verdict.off:<7} {verdict.tried:>3} tests  {noticed}")
    unnoticed = [verdict.card for verdict in switcher.verdicts if not verdict.noticed]
    switched = len(switcher.verdicts)
    print(f"{len(switcher.wanted)} cards, {switched} times switched off, {len(unnoticed)} unnoticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

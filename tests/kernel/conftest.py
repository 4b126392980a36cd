"""The Race is known while these tests run, and unknown to all others."""

from __future__ import annotations

import pytest

from p2pduel import games
from tests.kernel.race import RACE


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> games.Game:
    """The Race, registered."""
    monkeypatch.setitem(games._GAMES, RACE.name, RACE)
    return RACE

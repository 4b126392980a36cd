"""The toy game is known while its tests run, and unknown to all others."""

from __future__ import annotations

import pytest

from p2pduel import games
from tests.toy.entry import TOY


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> games.Game:
    """The toy game, registered."""
    monkeypatch.setitem(games._GAMES, TOY.name, TOY)
    return games.game(TOY.name)

"""From the lobby beyond the network: a ticket to join by, a published game to watch."""

from __future__ import annotations

from typing import Any

import pytest

from p2pduel import paths
from p2pduel.table.anywhere import Relays
from p2pduel.table.options import Options
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.dialogs.forms import Ask
from p2pduel.tui.lobby import relays
from p2pduel.tui.lobby.screen import LobbyScreen
from tests.tui.rooms import duel, screen_of, until
from tests.tui.sight import lines

TICKET = "endpoint" + "ab2c" * 60


async def typed(pilot: Any, key: str, text: str) -> str:
    """What somebody types into the line that a key opens; what the line asks for."""
    await screen_of(pilot, LobbyScreen)
    await pilot.press(key)
    ask = await screen_of(pilot, Ask)
    seen = " ".join(lines(pilot.app))
    ask.query_one("#line").value = text  # type: ignore[attr-defined]
    await pilot.press("enter")
    return seen


@pytest.mark.parametrize(("answer", "chosen"), [("y", Relays(n0=True)), ("n", Relays())])
async def test_a_ticket_is_typed_in_the_lobby(
    monkeypatch: pytest.MonkeyPatch, answer: str, chosen: Relays
) -> None:
    """All of it is taken; which relays may be used is asked once."""
    heard: list[tuple[str | None, Relays | None]] = []

    async def join(target: str | None, options: Options) -> None:
        heard.append((target, options.anywhere))

    monkeypatch.setattr(relays, "installed", lambda: True)
    monkeypatch.setattr("p2pduel.table.join.join", join)
    app = duel()
    async with app.run_test(size=(80, 24)) as pilot:
        assert "(endpoint" in await typed(pilot, "a", TICKET)
        await screen_of(pilot, Confirm)
        await pilot.press(answer)
        await until(pilot, lambda: bool(heard), "nobody joins")
    assert heard == [(TICKET, chosen)] and paths.relays().exists() == chosen.n0


async def test_without_the_extra_a_ticket_in_the_lobby_is_answered_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And the lobby stays."""
    monkeypatch.setattr(relays, "installed", lambda: False)
    app = duel()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await typed(pilot, "a", TICKET)
        await until(pilot, lambda: "pip install" in " ".join(lines(app)), "not said")
        assert isinstance(app.screen, LobbyScreen)


async def test_a_published_game_is_watched_from_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line asks for an address of the web as well, and follows it."""
    heard: list[str] = []

    async def follow(url: str, _options: Options) -> None:
        heard.append(url)

    monkeypatch.setattr("p2pduel.table.published.follow.follow", follow)
    app = duel()
    async with app.run_test(size=(80, 24)) as pilot:
        assert "https://" in await typed(pilot, "w", "https://example.org/game.duel")
        await until(pilot, lambda: bool(heard), "nobody follows")
    assert heard == ["https://example.org/game.duel"]

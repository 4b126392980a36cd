"""Between the players: chat, offers, a lost link; and what a bot across agrees to."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from p2pduel.games import DEFAULT
from p2pduel.table import way
from p2pduel.table.again import Again
from p2pduel.table.join import join
from p2pduel.table.rematch import rematch
from p2pduel.table.seat import Seat
from p2pduel.tui.dialogs import Choose, Confirm, Page
from p2pduel.tui.dialogs.forms import Ask, Form
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.lobby.setting_up import SettingUp
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.playing import PlayScreen
from protocol.io.frames import Frame
from protocol.io.link import StreamLink, connect
from tests.tui.rooms import bot_options, duel, screen_of, until


class Bob:
    """Another player in this process; with `bot` he decides by himself."""

    def __init__(self, folder: Path, port: int, hints: bool = False, game: str = DEFAULT) -> None:
        """Sits down at a port of this machine for that game, where hints are as he agrees to."""
        self.seats: list[Seat] = []
        self.after: list[Again] = []
        self.heard: list[dict[str, Any]] = []
        made = bot_options("Bob", folder, game=game, on_seat=self._sits, on_event=self._event)
        options = replace(made, journal=None, accept={"hints": hints})
        self.task = asyncio.create_task(join(f"127.0.0.1:{port}", options))

    def _sits(self, seat: Seat) -> None:
        self.seats.append(seat)
        seat.on_after = self.after.append

    async def play_again(self) -> None:
        """Both have agreed on another game: leave this one and sit down at the next."""
        await self.leave()
        self.task = asyncio.create_task(rematch(self.after[-1], self._sits, self._event))

    def _event(self, event: dict[str, Any]) -> None:
        if event["event"] == "note":
            self.heard.append(event)

    @property
    def seat(self) -> Seat:
        """His end of the game."""
        return self.seats[-1]

    async def leave(self) -> None:
        """Get up without a word."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def hosted(pilot: Pilot[Any], folder: Path, **terms: str) -> tuple[PlayScreen, Bob]:
    """A table with Bob, fingerprints compared, at a question of ours or his."""
    await screen_of(pilot, LobbyScreen)
    await pilot.press("h")
    form = await screen_of(pilot, Form)
    for key, value in terms.items():
        form.query_one("#fields", Rows).point(key)
        await pilot.press("right")
        assert form.chosen[key] == value
    form.query_one("#fields", Rows).point(form.DO)
    await pilot.press("enter")
    setting_up = await screen_of(pilot, SettingUp)
    await until(pilot, lambda: setting_up.sitting.port > 0, "no table is open")
    bob = Bob(folder, setting_up.sitting.port, terms.get("hints") == "yes", form.chosen["game"])
    await screen_of(pilot, Confirm)
    await pilot.press("y")
    screen = await screen_of(pilot, PlayScreen)
    await until(pilot, lambda: bool(screen.update_now and screen.update_now.legal), "not asked")
    return screen, bob


async def choose(pilot: Pilot[Any], key: str) -> None:
    """A row of the open list."""
    await screen_of(pilot, Choose)
    pilot.app.screen.query_one("#choices", Rows).point(key)
    await pilot.press("enter")


def notices(pilot: Pilot[Any]) -> list[str]:
    """What pops up at the edge of the screen."""
    return [note.message for note in pilot.app._notifications]


async def test_chat_is_text_both_ways_and_can_be_muted(tmp_path: Path) -> None:
    """A line goes over and one comes back as plain text; muted, it is kept but not shown."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await hosted(pilot, tmp_path)
        await pilot.press("c")
        ask = await screen_of(pilot, Ask)
        ask.query_one("#line").value = "good luck"  # type: ignore[attr-defined]
        await pilot.press("enter")
        await until(pilot, lambda: any(n.get("text") == "good luck" for n in bob.heard), "not heard")
        await bob.seat.say("chat", text="[bold]you too[/bold]")
        await until(pilot, lambda: "[bold]you too[/bold]" in notices(pilot), "no line of chat")
        await pilot.press("x")
        await choose(pilot, "mute")
        await until(pilot, lambda: screen.muted, "not muted")
        await bob.seat.say("chat", text="spam")
        await until(pilot, lambda: "Bob: spam" in screen.chat, "not kept")
        assert "spam" not in notices(pilot)
        await bob.leave()


async def test_an_offer_is_a_question_and_yes_ends_in_a_draw(tmp_path: Path) -> None:
    """Bob offers a draw; agreed, both sign the end without a winner."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await hosted(pilot, tmp_path)
        await bob.seat.say("draw")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await until(pilot, lambda: screen.chair.end is not None, "no end")
        assert screen.chair.end is not None and screen.chair.end.winner is None
        await bob.leave()


async def test_a_lost_link_is_a_calm_banner(tmp_path: Path) -> None:
    """The other side vanishes: the banner says what happens next, and the game stays."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await hosted(pilot, tmp_path)
        await bob.leave()
        banner = screen.query_one("#banner", Static)
        await until(pilot, lambda: "nothing is lost" in str(banner.render()), "no banner")
        assert banner.has_class("-shown")
        assert isinstance(app.screen, PlayScreen)


async def test_a_bot_agrees_to_adjourn_and_the_game_waits_in_the_lobby() -> None:
    """Both have said it: the table is left, the lobby lists the game."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("enter")
        screen = await screen_of(pilot, PlayScreen)
        await until(pilot, lambda: bool(screen.update_now and screen.update_now.legal), "not asked")
        await pilot.press("x")
        await choose(pilot, "adjourn")
        await screen_of(pilot, Page)
        await pilot.press("enter")
        lobby = await screen_of(pilot, LobbyScreen)
        menu = lobby.query_one("#menu", Rows)
        await until(pilot, lambda: any(r.key.startswith("game ") for r in menu.rows), "not in the lobby")


async def test_the_other_side_stops_the_game_in_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page with its words as plain text, and that they prove nothing; no rule is said to be broken."""
    links: list[StreamLink] = []

    async def kept(host: str, port: int) -> StreamLink:
        links.append(await connect(host, port))
        return links[-1]

    monkeypatch.setattr(way, "connect", kept)
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        screen, bob = await hosted(pilot, tmp_path)
        words = "[bold]you[/] doubled a card"
        await links[-1].send(Frame("bye", {"code": "table/violation", "words": words}))
        page = await screen_of(pilot, Page)
        said = str(page.query_one(Static).render())
        assert words in said and "proves nothing" in " ".join(said.split())
        assert screen.sitting.ending is not None and screen.sitting.ending.violation is None
        await bob.leave()

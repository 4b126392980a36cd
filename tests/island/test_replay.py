"""The island's recorded games on the table: step by step, by leaps, with anybody's eyes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from p2pduel.bots import make_bot
from p2pduel.catalogue.speech import LANGUAGES, speaking
from p2pduel.table.brains import SeededBrain
from p2pduel.table.local import local
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.keys import said
from p2pduel.tui.parts.keybar import KeyBar
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.reading.help import HelpPage
from p2pduel.tui.replay.reel import Reel
from p2pduel.tui.replay.screen import ReplayScreen
from protocol.identity import Identity
from tests.island.test_screen import acting, at
from tests.tui.hands import calm
from tests.tui.rooms import screen_of, until
from tests.tui.sight import lines


def _brain(number: int) -> SeededBrain:
    return SeededBrain(lambda chance: make_bot("greedy", chance, "island"), bytes([number]) * 32)


async def _recorded(path: Path, variant: str = "two", seats: int = 2) -> Path:
    _, task = await local(
        variant,
        [_brain(seat) for seat in range(seats)],
        ("Ann", "Bob", "Cid", "Dan")[:seats],
        identity=Identity(bytes(32)),
        game="island",
        journal=path,
        seeds=[bytes([seat]) * 32 for seat in range(seats)],
        options={"target": 5},
    )
    await task
    return path


async def _holds(_path: Path) -> dict[str, Any]:
    return {"ok": True, "finished": True, "proofs": 7, "audit": "ok"}


@asynccontextmanager
async def _shown(path: Path, size: tuple[int, int]) -> AsyncIterator[tuple[Pilot[int], ReplayScreen]]:
    screen = ReplayScreen(Reel(path), verifying=_holds)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: screen.reel.done and screen.position >= 0, "the file is never read")
        await calm(pilot)
        yield pilot, screen


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
async def test_keys_go_to_the_next_roll_building_and_robber(size: tuple[int, int], tmp_path: Path) -> None:
    """Each leap has its key, its row in the list and its line in the help."""
    async with _shown(await _recorded(tmp_path / "game.duel"), size) as (pilot, screen):
        for key, kind in (("r", "rolled"), ("r", "rolled"), ("b", "built"), ("e", "robber")):
            before = screen.position
            await pilot.press(key)
            assert screen.frame is not None and screen.position > before
            assert screen.frame.has(kind)
        labels = [row.text.plain for row in screen.query_one("#options", Rows).rows]
        assert {"Next roll", "Next building", "Next robber"} <= set(labels)
        if size[0] == 200:
            assert "r Next roll" in str(screen.query_one(KeyBar).render())
        await pilot.press("question_mark")
        await screen_of(pilot, HelpPage)
        assert {"Next roll", "Next building", "Next robber"} <= {
            said(active.binding) for active in screen.active_bindings.values()
        }


async def test_development_cards_lie_open_once_the_seeds_do(tmp_path: Path) -> None:
    """Everybody's are seen, with a seat's eyes its own alone; so it is with the cards one draws (I-14.1)."""
    async with _shown(await _recorded(tmp_path / "game.duel"), (120, 40)) as (_, screen):
        reel = screen.reel
        assert reel.opened
        drew = next(
            at for at, frame in enumerate(reel.frames) for one in frame.entries if one.outcome.kind == "drew"
        )
        frame = reel.frames[drew]
        (told,) = (entry.outcome for entry in frame.entries if entry.outcome.kind == "drew")
        seat = told.data["seat"]
        assert set(told.data["faces"]) == set(frame.hands[seat].values())
        assert not frame.hands[1 - seat]
        assert all("faces" not in one.outcome.data for one in frame.seen_by(1 - seat, reel.game))


async def test_a_theft_is_known_to_thief_and_victim_alone(tmp_path: Path) -> None:
    """A third player's eyes see that a card was stolen, and no hand but the own one (I-8.5, I-9.9)."""
    path = await _recorded(tmp_path / "game.duel", "base", 3)
    async with _shown(path, (120, 40)) as (pilot, screen):
        reel = screen.reel
        stolen = next(at for at, frame in enumerate(reel.frames) if frame.has("stole"))
        data = next(one.outcome.data for one in reel.frames[stolen].entries if one.outcome.kind == "stole")
        (third,) = {0, 1, 2} - {data["seat"], data["victim"]}
        for eyes in (data["seat"], data["victim"], third):
            told = [one.outcome for one in reel.frames[stolen].seen_by(eyes, reel.game)]
            assert all(("resource" in one.data) == (eyes != third) for one in told if one.kind == "stole")
        screen.show(stolen)
        while screen.eyes != third:
            await pilot.press("s")
        await calm(pilot)
        seen = [line for line in lines(pilot.app)[:5] if "cards " in line]
        signs = [": " in line.partition("cards ")[2].split("▌")[0] for line in seen]
        assert signs == [seat == third for seat in range(3)]


async def test_the_keys_of_the_table_are_named() -> None:
    """Build, trade, cards and end stand in the line of keys, in the language spoken."""
    async with at(acting(), (200, 50)) as (pilot, screen):
        bar = screen.query_one(KeyBar)
        assert "b Build" in str(bar.render()) and "e End turn" in str(bar.render())
        for language in LANGUAGES:
            with speaking(language):
                named = [said(binding) for binding in screen.game.screens.keys]
                leaps = [said(active.binding) for active in screen.active_bindings.values()]
                assert all(named) and any(name in leaps for name in named)
        await calm(pilot)
        assert lines(pilot.app)

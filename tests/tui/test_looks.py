"""The screens for learning and looking back in every theme: pictures that are kept, and contrast computed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color
from rich.style import Style
from textual.filter import dim_color
from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import ModalScreen
from textual.widgets import Static

from p2pduel.decks.draft import Draft
from p2pduel.games.duel.rules.view import View
from p2pduel.games.duel.screens.bench import BENCH
from p2pduel.games.duel.screens.lesson import course
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.which import game_at
from p2pduel.realm.deck.screen import DeckScreen
from p2pduel.table.local import local
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs import Page
from p2pduel.tui.dialogs.compose import Compose
from p2pduel.tui.lesson.screen import LessonScreen
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.reading.handbook import Handbook
from p2pduel.tui.reading.help import HelpPage
from p2pduel.tui.replay.reel import Reel
from p2pduel.tui.replay.screen import ReplayScreen
from p2pduel.tui.settings.screen import KeyScreen, SettingsScreen
from p2pduel.tui.settings.themes import contrast
from protocol.identity import Identity
from tests.duel import load_duel
from tests.tui import gallery
from tests.tui.hands import Hands, app_at
from tests.tui.rooms import duel, screen_of, until
from tests.tui.sight import compare_lines, lines, settled

LEAST = 4.5
"""The contrast every text must have with its ground."""
SIZES = ((80, 24), (120, 40))
THEMES: dict[str, dict[str, Any]] = {
    "dark": {"theme": "dark", "safe_colours": False, "ascii": False},
    "light": {"theme": "light", "safe_colours": False, "ascii": False},
    "contrast": {"theme": "contrast", "safe_colours": False, "ascii": False},
}
ASCII = {"ascii": {"theme": "dark", "safe_colours": False, "ascii": True}}
SAFE = {f"{name}-safe": {**changes, "safe_colours": True} for name, changes in THEMES.items()}
"""These change the colours of cards, gains and losses, which are on the tables."""

Scene = Callable[[Pilot[int]], Awaitable[None]]

POSITION = {
    "variant": "gold",
    "active": "red",
    "phase": "action",
    "turn": 14,
    "production": 4,
    "symbol": "event_card",
    "red": {
        "centre": {"-1": "city", "2": "road", "3": "settlement"},
        "regions": {"T4": "mountains-4", "B4": "gold_field-2"},
        "sites": {"T-1": ["harald", "abbey"], "B-1": ["mint", "brick_ship"], "T1": ["grain_mill"]},
        "stored": {"T-2": 3, "B-2": 3, "T0": 2, "B0": 2, "T2": 3, "B2": 3, "T4": 1, "B4": 0},
    },
    "hands": {"red": ["osmund", "merchant_caravan", "storehouse", "large_trade_ship"], "blue": ["scout"]},
    "discard": ["goldsmith"],
}


class _Builder:
    """Builds whatever it can: no bot, so that pictures do not change when bots learn."""

    async def decide(self, _view: View, _decision: Decision, legal: Sequence[Move]) -> Move:
        for verb in ("build", "roll", "end", "pass"):
            found = [move for move in legal if move.text.startswith(verb)]
            if found:
                return found[0]
        return legal[0]


@cache
def _records() -> dict[str, bytes]:
    return {}


async def _reel(folder: Path) -> Reel:
    """A short recorded game, always the same."""
    path = folder / "game.duel"
    if "intro" not in _records():
        _, task = await local(
            "intro",
            (_Builder(), _Builder()),
            ("Ann", "Bob"),
            identity=Identity(bytes(32)),
            journal=path,
            seeds=(b"\x01" * 32, b"\x02" * 32),
        )
        await task
        _records()["intro"] = path.read_bytes()
    path.write_bytes(_records()["intro"])
    return Reel(path).read_all()


async def _holds(_path: Path) -> dict[str, Any]:
    return {"ok": True, "finished": True, "proofs": 7, "audit": "ok"}


@asynccontextmanager
async def _open(
    scene: str, folder: Path, size: tuple[int, int]
) -> AsyncIterator[tuple[ScreenApp, Pilot[int]]]:
    """The program, showing a scene."""
    if scene == "lesson":
        screen = LessonScreen(course(), pace=lambda: 0.0)
        app = ScreenApp(lambda: screen)
    elif scene == "replay":
        # the middle of the game, so that every part of the screen has something to show
        replay = ReplayScreen(await _reel(folder), verifying=_holds)
        app = ScreenApp(lambda: replay)
    elif scene in ("lobby", "keys"):
        app = duel()
    else:
        app, _ = app_at(load_duel(POSITION, history=True))
    async with app.run_test(size=size) as pilot:
        await BASES.get(scene, _lobby if scene == "keys" else _table)(pilot)
        yield app, pilot


async def _look(pilot: Pilot[int], scene: str, changes: dict[str, Any]) -> list[str]:
    """Put a look on, open what is to be seen in it, and wait until it rests."""
    app, base = pilot.app, pilot.app.screen_stack[1]
    assert isinstance(app, ScreenApp)
    while app.screen is not base:
        await pilot.press("escape")
    app.adjust(**changes)
    if scene in SHEETS:
        await SHEETS[scene](pilot)
    return await settled(pilot)


async def _lobby(pilot: Pilot[int]) -> None:
    await screen_of(pilot, LobbyScreen)


async def _lesson(pilot: Pilot[int]) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, LessonScreen)
    await until(pilot, lambda: screen.at_rest, "the lesson does not begin")
    await pilot.press("space", "space", "space")
    if screen.reading:
        await pilot.press("space")
    hands = Hands(pilot, screen)
    update = screen.update_now
    assert update is not None
    await hands.play(update.legal[0])
    await until(pilot, lambda: screen.at == 4 and screen.at_rest, "no second step")


async def _replay(pilot: Pilot[int]) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, ReplayScreen)
    await until(pilot, lambda: screen.position == 0 and screen.holds is True, "nothing is read")
    screen.show(len(screen.reel) // 2)


async def _table(pilot: Pilot[int]) -> None:
    await until(pilot, lambda: getattr(pilot.app.screen, "update_now", None) is not None, "no table")


async def _compose(pilot: Pilot[int]) -> None:
    await pilot.press("t")
    await screen_of(pilot, Compose)


async def _card(pilot: Pilot[int]) -> None:
    await pilot.press("b", "i")
    await screen_of(pilot, Page)


async def _settings(pilot: Pilot[int]) -> None:
    await pilot.press("comma", "down")
    await screen_of(pilot, SettingsScreen)


async def _keys(pilot: Pilot[int]) -> None:
    await pilot.press("s", "end", "enter")
    await screen_of(pilot, KeyScreen)


async def _help(pilot: Pilot[int]) -> None:
    await pilot.press("question_mark")
    await screen_of(pilot, HelpPage)


async def _handbook(pilot: Pilot[int]) -> None:
    await pilot.app.push_screen(Handbook(game_at(), "mint"))


BASES: dict[str, Scene] = {"lesson": _lesson, "replay": _replay, "table": _table, "lobby": _lobby}
"""Whole screens."""
SHEETS: dict[str, Scene] = {
    "settings": _settings,
    "handbook": _handbook,
    "help": _help,
    "card": _card,
    "compose": _compose,
    "keys": _keys,
}
"""Sheets over them."""
KEPT = ("lesson", "replay", "settings", "handbook")
"""Scenes whose pictures are kept; the table's own are kept by its tests."""


# --- seeing colours -----------------------------------------------------------------------------------------


def _visible(app: ScreenApp) -> Region:
    """What is in use: the whole screen, or the sheet of an open dialogue."""
    screen = app.screen
    if isinstance(screen, ModalScreen):
        return screen.query_one(".sheet").region
    return screen.region


def _cut(app: ScreenApp, seen: list[str]) -> list[str]:
    """The lines of what is in use: what lies below a sheet has pictures of its own."""
    region = _visible(app)
    return [
        line.ljust(region.right)[region.x : region.right].rstrip() for line in seen[region.y : region.bottom]
    ]


def _is_text(sign: str) -> bool:
    """Not a blank, a line or a block."""
    return not sign.isspace() and not "\u2500" <= sign <= "\u259f"


def _hex(colour: Color) -> str:
    return colour.get_truecolor().hex


def _pair(style: Style) -> tuple[str, str]:
    """Ink and ground as they arrive at the terminal."""
    assert style.color is not None and style.bgcolor is not None, style
    ink = dim_color(style.bgcolor, style.color) if style.dim else style.color
    pair = (_hex(ink), _hex(style.bgcolor))
    return pair[::-1] if style.reverse else pair


def _cells(app: ScreenApp) -> Iterator[tuple[int, int, str, tuple[str, str]]]:
    """Every text cell in use: line, column, sign, ink and ground."""
    region = _visible(app)
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        x = 0
        for segment in strip:
            for sign in segment.text:
                if _is_text(sign) and region.contains(x, y) and segment.style is not None:
                    yield y, x, sign, _pair(segment.style)
                x += 1


def _colours(app: ScreenApp) -> list[str]:
    """Where which ink stands on which ground, line by line, told in runs."""
    told: dict[int, list[tuple[int, tuple[str, str]]]] = {}
    for y, x, _, pair in _cells(app):
        runs = told.setdefault(y, [])
        if not runs or runs[-1][1] != pair:
            runs.append((x, pair))
    return [
        f"{y}: " + " ".join(f"{x}={ink}/{ground}" for x, (ink, ground) in runs) for y, runs in told.items()
    ]


# --- the tests ----------------------------------------------------------------------------------------------


@pytest.mark.few(3)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scene", KEPT)
async def test_it_looks_as_it_did_in_every_theme_and_in_ascii(
    scene: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """The words once, the colours of each theme beside them; in ASCII no other sign is left."""
    async with _open(scene, tmp_path, size) as (app, pilot):
        words: list[str] = []
        for name, changes in (THEMES | ASCII).items():
            seen = _cut(app, await _look(pilot, scene, changes))
            picture = f"{scene}-{name}-{size[0]}x{size[1]}"
            if name == "ascii":
                assert all(line.isascii() for line in seen)
                compare_lines(seen, picture)
            elif scene == "settings":
                compare_lines([*seen, *_colours(app)], picture)
            else:
                assert seen == (words or seen)
                words = seen
                compare_lines([*(seen if name == "dark" else []), *_colours(app)], picture)


def _weak(app: ScreenApp) -> str:
    """Texts that are hard to read: the contrast, the colours and the lines they are in."""
    pairs = {pair: (y, x, sign) for y, x, sign, pair in _cells(app)}
    assert len(pairs) >= 3
    weak = {pair: where for pair, where in pairs.items() if contrast(*pair) < LEAST}
    shown = [f"{contrast(*pair):.2f} {pair} {where}" for pair, where in weak.items()]
    return "\n".join([*shown, *(lines(app)[y] for y, _, _ in weak.values())])


@pytest.mark.few(4)
@pytest.mark.parametrize("scene", [*BASES, *SHEETS])
async def test_every_text_has_contrast_enough(scene: str, tmp_path: Path) -> None:
    """All inks on all grounds that are on the screen, in three themes; safe colours where cards lie."""
    async with _open(scene, tmp_path, (120, 40)) as (app, pilot):
        for name, changes in (THEMES | SAFE if scene == "table" else THEMES).items():
            await _look(pilot, scene, changes)
            assert not (weak := _weak(app)), f"{name}: {weak}"


@pytest.mark.few(2)
@pytest.mark.parametrize("scene", ["lobby", "setup", "table-late", "spectator-middle", "confirm", "end"])
async def test_every_screen_of_a_game_has_contrast_enough(scene: str) -> None:
    """The same for the screens of the gallery in every look, with notices and the link's banner."""
    app = ScreenApp()
    async with app.run_test(size=(120, 40)) as pilot:
        for severity in ("information", "warning", "error"):
            app.notify("words", title="Title", severity=severity, timeout=3600)
        for name, changes in (THEMES | SAFE if scene == "end" else THEMES).items():
            app.adjust(**changes)
            await gallery.SCENES[scene](pilot)
            for banner in app.screen.query("#banner").results(Static):
                banner.add_class("-shown")
                banner.update("The link is lost")
            await settled(pilot)
            assert not (weak := _weak(app)), f"{name}: {weak}"


async def test_the_deck_builder_has_contrast_enough() -> None:
    """A half-built deck, with faults to tell, in every theme."""
    screen = DeckScreen(BENCH, Draft("mine"), shut=lambda: app.exit(0))
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: bool(screen.pool.rows) and screen.pool.has_focus, "the pool stays empty")
        await pilot.press("enter", "down", "enter")
        for name, changes in THEMES.items():
            app.adjust(**changes)
            await settled(pilot)
            assert not (weak := _weak(app)), f"{name}: {weak}"

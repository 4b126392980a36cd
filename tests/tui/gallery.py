"""Every screen at a moment that is always the same: for snapshots, and for the pictures in the docs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.person.chair import Connected, Entry, Update
from p2pduel.person.sitting import Sitting
from p2pduel.person.which import game_at
from p2pduel.table.evening import Score
from p2pduel.table.verify import HOLDS, Verdict
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.lobby.setting_up import SettingUp
from p2pduel.tui.lobby.unfinished import Saved
from p2pduel.tui.table.end import EndScreen
from p2pduel.tui.table.playing import PlayScreen
from p2pduel.tui.table.spectator import SpectatorScreen
from protocol.io.tables import Table
from tests.duel import load_duel
from tests.tui.hands import calm, press, until
from tests.tui.moments import BEFORE, LOG, MOMENTS
from tests.tui.sight import lines

__all__ = ["SCENES", "scene", "settled", "sizes"]

SIZES = ((80, 24), (120, 40), (200, 50))
MORE_SIZES = {"table-full": ((100, 30), (160, 45)), "zoom-boards": ((160, 45),)}
"""Where it gets tight a scene is looked at in other windows, too."""
NAMES = ("Ann", "Bob")
MARKS = ("g75x-mr5m-cvhy-azua-bi2y", "5uom-gbuy-j2gd-v2cq-i2o5", "w2ke-77tr-nq4c-o5ps-kdhz")


class PaintedSeat:
    """A seat whose game stands still: what the screens ask of a session, told from one position."""

    def __init__(self, moment: str, *, seat: int | None, end: Finished | None = None) -> None:
        """A moment of a game, seen from a seat or from beside the table."""
        self.board = load_duel({"active": "red", "phase": "action", **MOMENTS[moment]})
        self.before = load_duel({"active": "blue", "phase": "action", **BEFORE[moment]}).state
        self.game = game_at()
        self.seats = 2
        self.seat = seat
        self.end = end
        self.names = NAMES
        self.other = NAMES[1]
        self.lost = ""
        self.points = {turn: (2 + turn * 8 // 31, 2 + turn * 4 // 31) for turn in range(1, 32)}
        self.on_said: Callable[[Any], None] = lambda said: None
        self.table_seat = SimpleNamespace(
            age=None,
            away_since=None,
            state=self.board.state,
            proofs=212,
            contact="connected",
            terms={"hints": True},
            journal=SimpleNamespace(path=Path("games/ann-bob.duel")),
            session=SimpleNamespace(note=lambda _seat, _kind: None),
        )
        self._fresh = tuple(
            Entry(number, self.board.state.turn, 0, outcome) for number, outcome in enumerate(LOG[moment])
        )

    @property
    def due(self) -> Decision | Finished:
        """The question at this moment, or the end."""
        return self.end or self.board.due()

    async def updates(self) -> AsyncIterator[Update]:
        """One, and then nothing happens."""
        yield Update(
            state=self.board.state,
            knowledge=dict(self.board.knowledge(self.seat)) if self.seat is not None else {},
            seat=self.seat,
            due=self.due,
            legal=tuple(self.board.legal()) if self.seat == 0 else (),
            fresh=self._fresh,
            names=NAMES,
            link=Connected(3),
            watchers=2,
            proofs=212,
            before=self.before,
        )
        await asyncio.Event().wait()

    async def send(self, moves: Sequence[Move]) -> None:
        """Nobody plays in a picture."""

    async def undo(self) -> str:
        """Nor takes anything back."""
        return ""

    async def resign(self) -> None:
        """Nor gives up."""

    async def check(self) -> Verdict:
        """What checking such a game says."""
        return Verdict(HOLDS, finished=True, envelopes=640, proofs=212, audited=True)

    async def verify(self) -> str:
        """The same in words."""
        return (
            "✓ 640 signed steps, 212 proofs checked: all hold.\n"
            "✓ Both seeds are open: made again from them, every byte is the same."
        )

    async def score(self) -> Score:
        """How the evening stands."""
        return Score(2, 1)

    def deafen(self) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nothing to close."""


class House:
    """The program around the lobby, as far as the lobby asks."""

    own_name = "Ann"
    public = b""
    mark = MARKS[0]

    def __getattr__(self, name: str) -> Callable[..., None]:
        """Whatever is begun, nothing comes of it."""
        return lambda *_args: None


def _sitting(kind: str) -> Sitting:
    async def forever(*_: Any) -> Any:
        await asyncio.Event().wait()

    sitting = Sitting(forever, kind=kind, name="Ann", mark=MARKS[0], again=lambda: _sitting(kind))
    sitting.met, sitting.met_mark = "Bob", MARKS[1]
    return sitting


def _nothing() -> None:
    return None


def _seated(kind: type[PlayScreen], moment: str, seat: int | None) -> PlayScreen:
    link: Any = PaintedSeat(moment, seat=seat)
    return kind(_sitting("watch" if seat is None else "host"), link, over=_nothing, back=_nothing)


async def _table(pilot: Pilot[Any], moment: str) -> None:
    screen = _seated(PlayScreen, moment, 0)
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: screen.update_now is not None, "nothing to see")


async def _spectator(pilot: Pilot[Any], moment: str) -> None:
    screen = _seated(SpectatorScreen, moment, None)
    assert isinstance(screen, SpectatorScreen)
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: screen.update_now is not None, "nothing to see")
    screen._arrived()  # without the wait for calm: nothing more will come


async def _over_the_table(pilot: Pilot[Any], *keys: str) -> None:
    """A dialogue that keys open over the middle of a game."""
    await _table(pilot, "middle")
    table = pilot.app.screen
    await calm(pilot)
    for key in keys:
        press(pilot, key)
        await calm(pilot)
    await until(pilot, lambda: pilot.app.screen is not table, "nothing opens")


async def _zoomed(pilot: Pilot[Any], presses: int) -> None:
    """The widest boards, without what lies beside them."""
    await _table(pilot, "full")
    await calm(pilot)
    for _ in range(presses):
        press(pilot, "z")
        await calm(pilot)


async def _dialogue(pilot: Pilot[Any]) -> None:
    await _over_the_table(pilot, "t")


async def _confirm(pilot: Pilot[Any]) -> None:
    await _over_the_table(pilot, "e")


async def _inspector(pilot: Pilot[Any]) -> None:
    await _over_the_table(pilot, "p", "i")


async def _help(pilot: Pilot[Any]) -> None:
    await _over_the_table(pilot, "question_mark")


async def _lobby(pilot: Pilot[Any]) -> None:
    lobby = LobbyScreen(House(), search=False)
    lobby._load = _nothing  # type: ignore[method-assign, assignment]
    await pilot.app.push_screen(lobby)
    lobby._mark = MARKS[0]
    path = Path("games/ann-dora.duel")
    saved = Saved(
        path, ("Ann", "Dora"), "gold", 0, 214, False, datetime(2026, 11, 17, 20, 15).timestamp(), ""
    )
    lobby._saved = {"game ann-dora": saved}
    lobby._paint_me()
    lobby._paint_menu()
    await calm(pilot)
    common: dict[str, Any] = {"host": "10.0.0.7", "game": "", "version": 1, "hosts": ("10.0.0.7",)}
    lobby.heard(
        (
            Table(
                name="Bob",
                fingerprint=MARKS[1],
                port=4455,
                variant="gold",
                state="waiting",
                spectators=True,
                bot=False,
                **common,
            ),
            Table(
                name="Robot",
                fingerprint=MARKS[2],
                port=4456,
                variant="princes",
                state="playing",
                spectators=True,
                bot=True,
                watchers=2,
                **common,
            ),
        )
    )


async def _setting_up(pilot: Pilot[Any]) -> None:
    sitting = _sitting("host")
    link: Any = SimpleNamespace(setup=(9, 22), ready=False, table_seat=None, game=game_at())
    sitting.chair = link
    sitting.start = _nothing  # type: ignore[method-assign]
    screen = SettingUp(sitting, seated=_nothing, back=_nothing, failed=_nothing)
    await pilot.app.push_screen(screen)


async def _end(pilot: Pilot[Any]) -> None:
    link: Any = PaintedSeat("late", seat=0, end=Finished(0, "target"))
    sitting = _sitting("host")
    sitting.finished = _at_once  # type: ignore[method-assign]
    screen = EndScreen(sitting, link, rematch=_nothing, lobby=_nothing)
    await pilot.app.push_screen(screen)
    await until(pilot, lambda: bool(screen.verdict), "no verdict")


async def _at_once() -> None:
    return None


SCENES: dict[str, Callable[[Pilot[Any]], Any]] = {
    "lobby": _lobby,
    "setup": _setting_up,
    **{f"table-{moment}": partial(_table, moment=moment) for moment in MOMENTS},
    "zoom-boards": partial(_zoomed, presses=1),
    "zoom-own": partial(_zoomed, presses=2),
    **{f"spectator-{moment}": partial(_spectator, moment=moment) for moment in ("early", "middle", "late")},
    "dialogue": _dialogue,
    "confirm": _confirm,
    "inspector": _inspector,
    "help": _help,
    "end": _end,
}


def sizes(name: str) -> tuple[tuple[int, int], ...]:
    """The windows in which a scene is kept as a picture."""
    return (*SIZES, *MORE_SIZES.get(name, ()))


@asynccontextmanager
async def scene(name: str, size: tuple[int, int]) -> AsyncIterator[App[Any]]:
    """An app that shows a scene, at rest."""
    app = ScreenApp()
    async with app.run_test(size=size) as pilot:
        await SCENES[name](pilot)
        await settled(pilot)
        yield app


async def settled(pilot: Pilot[Any]) -> None:
    """Nothing is under way, and two looks see the same."""
    before: list[str] = []
    while True:
        await calm(pilot)
        now = lines(pilot.app)
        if now == before:
            return
        before = now
        _paint_now(pilot.app.screen)


def _paint_now(screen: Screen[Any]) -> None:
    screen._on_timer_update()

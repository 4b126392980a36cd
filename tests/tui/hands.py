"""Hands for tests: they press keys and click until a condition holds, and never count pauses."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from textual import events
from textual.app import App
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from p2pduel.bots import make_bot
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs import Choose, Confirm
from p2pduel.tui.dialogs.cards import CardPicker
from p2pduel.tui.dialogs.compose import DO_IT, Compose
from p2pduel.tui.parts.cardlist import CardList
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.screen import TableScreen
from tests.duel import DuelTable
from tests.tui.localseat import LocalSeat

__all__ = ["PATIENCE", "Hands", "app_at", "calm", "click", "press", "seat_at", "until"]

PATIENCE = 120.0
"""Seconds until a test gives up; far more than a slow machine needs."""
_TICK = 0.002
"""Seconds between two looks at the app."""
_QUIET = 3
"""So many quiet looks in a row are rest, not a pause between two messages."""


async def until(pilot: Pilot[int], condition: Callable[[], bool], what: str = "") -> None:
    """Let the app run until a condition holds; an app that has failed fails the test."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if pilot.app._exception is not None:
            raise pilot.app._exception
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what or 'the condition never came true'}; the screen is {pilot.app.screen}")
        await asyncio.sleep(_TICK)


async def calm(pilot: Pilot[int]) -> None:
    """Let the app run until nothing is under way: no message waits, no layout and no paint is due."""
    quiet = 0
    deadline = time.monotonic() + PATIENCE
    while quiet < _QUIET:
        quiet = quiet + 1 if _idle(pilot.app) else 0
        if pilot.app._exception is not None:
            raise pilot.app._exception
        if time.monotonic() > deadline:
            raise TimeoutError(f"{pilot.app.screen} never comes to rest")
        await asyncio.sleep(_TICK)


def _idle(app: App[Any]) -> bool:
    screen = app.screen
    if not screen.is_running or screen._callbacks or screen._layout_required or screen._dirty_widgets:
        return False
    nodes = [app, *screen.walk_children(with_self=True)]
    return not any(
        node.message_queue_size
        or node._next_callbacks
        or (isinstance(node, Widget) and (node._layout_required or node._repaint_required))
        for node in nodes
    )


def press(pilot: Pilot[int], key: str) -> None:
    """One key as the terminal would send it; whoever presses waits for what should come of it."""
    assert pilot.app._driver is not None
    event = events.Key(key, key if len(key) == 1 else None)
    event.set_sender(pilot.app)
    pilot.app._driver.send_message(event)


def click(pilot: Pilot[int], widget: Widget, offset: tuple[int, int] = (1, 0)) -> None:
    """One click on a widget that lies where it will stay."""
    x, y = widget.region.offset + offset
    assert pilot.app.screen.get_widget_at(x, y)[0] is widget, f"{widget} is covered"
    pilot.app.mouse_position = Offset(x, y)
    for kind in (events.MouseDown, events.MouseUp, events.Click):
        pilot.app.screen._forward_event(kind(widget, x, y, 0, 0, 1, False, False, False, x, y))


def seat_at(table: DuelTable, *, bot: str = "random", seat: int = 0) -> TableScreen:
    """A table screen with a bot across that never dawdles."""
    player = make_bot(bot, random.Random(7))
    link = LocalSeat(table, player, seat=seat, names=("Ann", "Bob"), pace=lambda: 0.0)
    return TableScreen(link, wait=lambda: 0.0)


def app_at(table: DuelTable, *, bot: str = "random", seat: int = 0) -> tuple[ScreenApp, TableScreen]:
    """An app whose first screen is a table."""
    screen = seat_at(table, bot=bot, seat=seat)
    return ScreenApp(lambda: screen), screen


class Hands:
    """Plays moves on a table screen by keys or by mouse."""

    def __init__(self, pilot: Pilot[int], screen: TableScreen, *, mouse: bool = False) -> None:
        """Hands over one running app."""
        self._pilot = pilot
        self.screen = screen
        self._mouse = mouse

    @property
    def top(self) -> Screen[object]:
        """What is open on top."""
        return self._pilot.app.screen

    async def my_turn(self) -> Decision | None:
        """Wait until this seat is asked something it must answer, or the game is over."""
        await until(self._pilot, self._asked, "nobody asked anything")
        update = self.screen.update_now
        return update.decision if update is not None else None

    def _asked(self) -> bool:
        update = self.screen.update_now
        if update is None or self.top is not self.screen or self.screen.sending:
            return False
        decision = update.decision
        free = decision is not None and self.screen.game.hands.free(decision.kind)
        alone = len(update.legal) == 1 and not free  # such a question answers itself
        return update.finished is not None or (decision is not None and not alone)

    async def pick(self, rows: Rows, key: str) -> None:
        """Choose a row: arrows and Enter, or a click on it."""
        await until(self._pilot, lambda: key in [row.key for row in rows.rows], f"no row {key}")
        index = [row.key for row in rows.rows].index(key)
        await until(self._pilot, lambda: self._laid_out(rows, index), "the list is never laid out")
        await calm(self._pilot)
        if self._mouse:
            await self._click(rows, index)
            return
        if not rows.has_focus:
            await self._tab_to(rows)
        if abs((rows.highlighted or 0) - index) > len(rows.rows) // 2:
            await self._step(rows, "end" if index > (rows.highlighted or 0) else "home")
        while rows.highlighted != index:
            assert key in [row.key for row in rows.rows], f"{key} is no longer in the list"
            here = rows.highlighted if rows.highlighted is not None else -1
            await self._step(rows, "down" if here < index else "up")
        press(self._pilot, "enter")

    async def _step(self, rows: Rows, key: str) -> None:
        before = rows.highlighted
        press(self._pilot, key)
        await until(self._pilot, lambda: rows.highlighted != before, f"{key} moves nothing")

    @staticmethod
    def _laid_out(rows: Rows, index: int) -> bool:
        """Whether a list is on the screen with its rows."""
        return rows.is_attached and rows.scrollable_content_region.height > 0 and rows.line_of(index) >= 0

    async def _tab_to(self, rows: Rows) -> None:
        for _ in range(20):
            before = self.top.focused
            press(self._pilot, "tab")
            await until(self._pilot, lambda: self.top.focused is not before, "tab moves nothing")  # noqa: B023
            if rows.has_focus:
                return
        raise AssertionError("tab never reached the list")

    async def _click(self, rows: Rows, index: int) -> None:
        """Bring a row into sight as the wheel would, then click it."""

        def shown() -> int:
            return rows.line_of(index) - round(rows.scroll_offset.y)

        height = rows.scrollable_content_region.height
        if not 0 <= shown() < height:
            rows.scroll_to(y=rows.line_of(index), animate=False, force=True, immediate=True)
        await until(self._pilot, lambda: 0 <= shown() < height, "the row stays out of sight")
        await calm(self._pilot)
        inner = rows.content_region.offset - rows.region.offset + (3, 0)
        # A notice may lie over the row for some seconds.
        await until(
            self._pilot,
            lambda: self.top.get_widget_at(*(rows.region.offset + inner + (0, shown())))[0] is rows,
            "the row stays covered",
        )
        click(self._pilot, rows, (inner.x, inner.y + shown()))
        if isinstance(rows, CardList):  # the first click only shows the card
            await until(self._pilot, lambda: rows.highlighted == index, "the card is not marked")
            await calm(self._pilot)
            click(self._pilot, rows, (inner.x, inner.y + shown()))

    async def play(self, move: Move) -> None:
        """Make one move, through whatever dialogues it takes."""
        update = self.screen.update_now
        wish = self.screen.wish_for(move)
        assert update is not None and move in wish.moves
        await self.take_up(wish.key, move)
        await until(self._pilot, lambda: self._moved_on(update), f"nothing came of {move}")
        await self.answer(move)
        await until(self._pilot, lambda: self._moved_on(update), f"nothing came of {move}")
        if isinstance(self.top, Confirm):
            await calm(self._pilot)
            if self._mouse:
                click(self._pilot, self.top.query_one("#yes"), (2, 1))
            else:
                press(self._pilot, "y")
        await until(self._pilot, lambda: self.screen.update_now is not update, f"{move} was not played")

    async def take_up(self, key: str, move: Move) -> None:
        """Begin with a move: its wish is picked in the list."""
        del move
        await self.pick(self.screen.query_one("#options", Rows), key)

    async def answer(self, move: Move) -> None:
        """The dialogue that a move has opened, if any."""
        if isinstance(self.top, CardPicker):
            await self.choose_cards(self.top, move)
        elif isinstance(self.top, Compose):
            await self._compose(self.top, move)
            await until(self._pilot, lambda: not isinstance(self.top, Compose), "the dialogue stays")

    async def choose_cards(self, picker: CardPicker, move: Move) -> None:
        """The cards of a move out of their list, then the stack where one is asked for."""
        await calm(self._pilot)
        cards = self.screen.game.hands.cards_in(move)
        for key in cards:
            await self.pick(picker.query_one("#choices", Rows), key)
            await calm(self._pilot)
        if len(cards) > 1:
            press(self._pilot, "space")
            await calm(self._pilot)
        if isinstance(self.top, Choose):
            await self.pick(self.top.query_one("#choices", Rows), move.text)
        await until(self._pilot, lambda: self.top is not picker, "the list stays")

    def _moved_on(self, update: object) -> bool:
        return self.top is not self.screen or self.screen.update_now is not update

    def _facets(self, move: Move) -> tuple[str, ...]:
        return self.screen.game.hands.facets(move)

    def _taken_over(self, dialogue: Compose, facet: int, wanted: str) -> Callable[[], bool]:
        return lambda: self.top is dialogue and self._facets(dialogue.plan.answers[0].chosen)[facet] == wanted

    async def _compose(self, dialogue: Compose, move: Move) -> None:
        await calm(self._pilot)
        rows = dialogue.query_one("#answers", Rows)
        for facet, wanted in enumerate(self._facets(move)):
            if self._facets(dialogue.plan.answers[0].chosen)[facet] != wanted:
                await self.pick(rows, f"0 {facet}")
                await until(self._pilot, lambda: self.top is not dialogue, "no list of choices")
                await calm(self._pilot)
                if isinstance(self.top, CardPicker):
                    await self.choose_cards(self.top, move)
                else:
                    await self.pick(self.top.query_one("#choices", Rows), wanted)
                taken = self._taken_over(dialogue, facet, wanted)
                await until(self._pilot, taken, "the choice is not taken over")
        assert dialogue.plan.answers[0].chosen == move
        await self.pick(rows, DO_IT)

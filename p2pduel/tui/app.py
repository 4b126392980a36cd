"""The application: one frame around all screens."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult, SystemCommand
from textual.binding import BindingType
from textual.command import CommandList, CommandPalette
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.widget import MountError
from textual.widgets.option_list import OptionDoesNotExist
from textual.worker import WorkerFailed, get_current_worker

from p2pduel.catalogue import table as words
from p2pduel.catalogue.speech import anew
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.frame import OneGoodbye
from p2pduel.tui.keys import APP, said
from p2pduel.tui.parts.rows import no_stray_click
from p2pduel.tui.settings.apply import Adjustable

__all__ = ["ScreenApp"]

_MISSING = (NoMatches, MountError, RuntimeError, IndexError)
"""What a screen meets whose widgets, whose seat's worker, or whose neighbour below are gone."""


class _Leave(Confirm):
    """The question before the program ends."""

    guided = False


class _Commands(CommandList):
    """The list of actions: it becomes shorter while one types."""

    async def _on_click(self, event: events.Click) -> None:
        no_stray_click(self, event)


class _Palette(OneGoodbye[None], CommandPalette):
    """All actions by name."""

    def compose(self) -> ComposeResult:
        """Textual's, with a list that a click on a line that is gone does not end."""
        for widget in super().compose():
            if isinstance(widget, CommandList):
                widget.__class__ = _Commands
            yield widget

    def _action_command_list(self, action: str) -> None:
        with contextlib.suppress(KeyError):  # Textual counts the pages of a list that is not laid out yet
            super()._action_command_list(action)

    def _start_no_matches_countdown(self, search_value: str) -> None:
        super()._start_no_matches_countdown(search_value)
        timer = self._no_matches_timer
        shown = timer._callback if timer is not None else None
        if timer is None or shown is None:
            return

        def in_our_words() -> None:
            shown()
            with contextlib.suppress(OptionDoesNotExist):
                self.query_one(CommandList).replace_option_prompt(self._NO_MATCHES, words.NO_ACTION)

        timer._callback = in_our_words

    def _refresh_command_list(self, *what: Any) -> None:
        if self.app.screen is self:  # what is found after the list was closed is not wanted any more
            super()._refresh_command_list(*what)


class ScreenApp(Adjustable):
    """Shows the first screen it is given; q asks, then leaves."""

    TITLE = "p2pduel"
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [*APP]

    def __init__(self, first: Callable[[], Screen[Any]] | None = None) -> None:
        """An app that opens with a screen."""
        super().__init__()
        self._first = first

    def on_mount(self) -> None:
        """The person's settings and the first screen."""
        self.put_settings_on()
        if self._first is not None:
            self.push_screen(self._first())

    def action_leave(self) -> None:
        """Ask before leaving; a second q changes nothing."""
        if not isinstance(self.screen, _Leave):
            question = getattr(self.screen, "leave_question", words.LEAVE_QUESTION)
            self.push_screen(_Leave(words.LEAVE_TITLE, question, words.LEAVE_YES, words.STAY), self._left)

    def action_command_palette(self) -> None:
        """All actions by name; one list of them is enough, wherever it lies."""
        if not any(isinstance(screen, _Palette) for screen in self.screen_stack):
            self.push_screen(_Palette(placeholder=words.SEARCH_ACTIONS))

    async def on_event(self, event: events.Event) -> None:
        """A key or a click that comes when the program is closing is nobody's."""
        if self.screen_stack or not isinstance(event, events.InputEvent):
            await super().on_event(event)

    @property
    def closing(self) -> bool:
        """Whether the program ends, by its own wish or from outside; its screens fall apart then."""
        return self._exit or not self._running

    @property
    def between(self) -> bool:
        """Whether one screen is just taking the place of another: its keys were meant for the one before."""
        return self.closing or not self.screen_stack or not self.screen.is_mounted

    async def run_action(self, *what: Any, **more: Any) -> bool:
        """Do what a key stands for, if and as long as there is a whole screen it can be meant for."""
        try:
            return not self.between and await super().run_action(*what, **more)
        except _MISSING as error:
            if self._from_closed(error):
                return False
            raise

    async def push_screen_wait(self, screen: Screen[Any] | str, **more: Any) -> Any:
        """Ask, unless whoever asks is being closed. Its question would stay behind, and what Textual does
        before asking (it waits for screens to close) would end the program when the asker is cancelled."""
        asker = get_current_worker().node
        if isinstance(asker, Screen) and asker not in self.screen_stack:
            return None
        return await asyncio.shield(self.push_screen(screen, wait_for_dismiss=True, **more))

    async def action_quit(self) -> None:
        """The key that also works while text is typed asks as well."""
        self.action_leave()

    def _left(self, leave: bool | None) -> None:
        if leave:
            self.exit(0)

    def _handle_exception(self, error: Exception) -> None:
        """A screen that is closed while it still opens, paints or waits misses its parts: nobody minds."""
        cause = error.error if isinstance(error, WorkerFailed) else error
        if not (isinstance(cause, _MISSING) and (self.closing or self._from_closed(cause))):
            super()._handle_exception(error)

    def _from_closed(self, error: BaseException) -> bool:
        """Whether the error comes out of a screen that is not there any more."""
        owners = (frame.f_locals.get("self") for frame, _ in traceback.walk_tb(error.__traceback__))
        return any(isinstance(one, Screen) and one not in self.screen_stack for one in owners)

    def _fatal_error(self) -> None:
        """After a crash: where it happened, without values of variables; a game's secrets are among them."""
        from rich.traceback import Traceback

        self._exit_renderables.append(Traceback(show_locals=False, max_frames=8))
        self._close_messages_no_wait()

    def action_settings(self) -> None:
        """Theme, signs, names, keys."""
        from p2pduel.tui.settings.screen import open_settings  # painted on demand only

        open_settings(self)

    def action_handbook(self, query: str = "") -> None:
        """All rules and all cards, or those that hold these words."""
        from p2pduel.tui.reading.handbook import open_handbook  # painted on demand only

        open_handbook(self, query)

    def action_lesson(self) -> None:
        """The first lesson, over whatever is open; it comes back afterwards."""
        from p2pduel.tui.here import game_here

        lesson = game_here(self).screens.lesson(self.glyphs)
        if lesson is None:
            self.notify(anew(lambda: words.NO_LESSON), markup=False)
        elif not any(isinstance(screen, type(lesson)) for screen in self.screen_stack):
            self.push_screen(lesson)

    def action_help(self) -> None:
        """The keys that work here, read from the bindings."""
        from p2pduel.tui.reading.help import HelpPage  # painted on demand only

        if not isinstance(self.screen, HelpPage):
            self.push_screen(HelpPage.of(self.screen))

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Every action of ours that works here now."""
        seen: set[str] = set()
        for node, bindings in screen._modal_binding_chain:
            for _, binding in bindings:
                if not said(binding) or binding.action in seen or binding.system:
                    continue
                if self._check_action_state(binding.action, node) is not True:
                    continue
                seen.add(binding.action)
                keys = self.get_key_display(binding)
                yield SystemCommand(said(binding), f"{words.KEY} {keys}", self._runner(binding.action, node))

    def _runner(self, action: str, node: object) -> Callable[[], None]:
        def run() -> None:
            self.call_later(self.run_action, action, node)

        return run

"""The application: one frame around all screens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen

from p2pduel.catalogue.screens import table as words
from p2pduel.catalogue.screens.settings import SETTINGS
from p2pduel.tui.dialogs import Confirm
from p2pduel.tui.settings_apply import Adjustable

__all__ = ["DuelApp"]


class _Leave(Confirm):
    """The question before the program ends."""


class DuelApp(Adjustable):
    """Shows the first screen it is given; q asks, then leaves."""

    TITLE = "p2pduel"
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", words.HELP, key_display="?", id="app.help"),
        Binding("comma", "settings", SETTINGS, key_display=",", show=False, id="app.settings"),
        Binding("q", "leave", words.LEAVE),
    ]

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

    async def action_quit(self) -> None:
        """The key that also works while text is typed asks as well."""
        self.action_leave()

    def _left(self, leave: bool | None) -> None:
        if leave:
            self.exit(0)

    def _fatal_error(self) -> None:
        """After a crash: where it happened, without values of variables; a game's secrets are among them."""
        from rich.traceback import Traceback

        self._exit_renderables.append(Traceback(show_locals=False, max_frames=8))
        self._close_messages_no_wait()

    def action_settings(self) -> None:
        """Theme, signs, names, keys."""
        from p2pduel.tui.settings_screen import open_settings  # painted on demand only

        open_settings(self)

    def action_handbook(self) -> None:
        """All rules and all cards."""
        from p2pduel.tui.handbook import open_handbook  # painted on demand only

        open_handbook(self)

    def action_lesson(self) -> None:
        """The first lesson, over whatever is open; it comes back afterwards."""
        from p2pduel.tui.lesson import LessonScreen  # painted on demand only

        if not any(isinstance(screen, LessonScreen) for screen in self.screen_stack):
            self.push_screen(LessonScreen(glyphs=self.glyphs))

    def action_help(self) -> None:
        """The keys that work here, read from the bindings."""
        from p2pduel.tui.help import HelpPage  # painted on demand only

        if not isinstance(self.screen, HelpPage):
            self.push_screen(HelpPage.of(self.screen))

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Every action with a description, and the quiet ones of the framework that help."""
        seen: set[str] = set()
        for node, bindings in screen._modal_binding_chain:
            for _, binding in bindings:
                if not binding.description or binding.action in seen or binding.system:
                    continue
                if self._check_action_state(binding.action, node) is not True:
                    continue
                seen.add(binding.action)
                keys = self.get_key_display(binding)
                yield SystemCommand(
                    binding.description, f"{words.KEY} {keys}", self._runner(binding.action, node)
                )

    def _runner(self, action: str, node: object) -> Callable[[], None]:
        def run() -> None:
            self.call_later(self.run_action, action, node)

        return run

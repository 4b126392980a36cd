"""The settings at work: an app that wears them, and changes while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol, runtime_checkable

from rich.segment import Segment
from textual.app import App
from textual.binding import Binding
from textual.color import Color
from textual.filter import LineFilter
from textual.notifications import Notification, SeverityLevel

from p2pduel import language
from p2pduel import settings as store
from p2pduel.catalogue import lesson
from p2pduel.catalogue import settings as words
from p2pduel.catalogue.speech import anew, speak, spoken, told
from p2pduel.settings import Settings
from p2pduel.tui.glyphs import ASCII, Glyphs, choose
from p2pduel.tui.parts.keybar import KeyBar
from p2pduel.tui.settings.ascii import in_ascii
from p2pduel.tui.settings.themes import wear

__all__ = ["Adjustable", "Restyled"]


_KEYS = {"⏎": "enter", "⌫": "bksp"}
"""Keys whose sign has no letter of its own: their word in ASCII."""


@runtime_checkable
class Restyled(Protocol):
    """A screen that paints with signs and colours of its own."""

    def restyle(self, glyphs: Glyphs) -> None:
        """Paint anew with these signs and the colours as they are now."""
        ...


class _AsciiFilter(LineFilter):
    """The last step before the terminal: no sign gets past it, whoever wrote it."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """The same cells in ASCII."""
        return [
            Segment(in_ascii(segment.text), segment.style, segment.control)
            if not segment.text.isascii()
            else segment
            for segment in segments
        ]


class Adjustable(App[int]):
    """An app with settings: they are read when it starts and take effect whenever they change."""

    def __init__(self) -> None:
        """Read the settings; nothing is painted yet."""
        super().__init__()
        self._before = spoken()
        loaded = store.load()
        self.settings: Settings = loaded.settings
        self._problems = [loaded.problem] if loaded.problem else []
        if loaded.settings.sets:
            from p2pduel.decks.boxes import problems  # most people have said nothing about sets

            self._problems = problems()
        self._rich = choose()
        self.glyphs = self._rich
        self._ascii = _AsciiFilter()
        self._notices: list[Notification] = []
        """What was said at the edge and may still be in sight."""

    def put_settings_on(self) -> None:
        """Put the settings on, and say what was wrong with them; for the start of the app."""
        self._put_on()
        for problem in self._problems:
            self.notify(
                problem, title=anew(lambda: words.BROKEN), severity="warning", timeout=20, markup=False
            )

    async def on_unmount(self) -> None:
        """Leave the usual colours, and the language of before, for whoever comes next in this process."""
        wear("dark")
        speak(self._before)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """The framework's filters, and ours in ASCII mode."""
        usual = super().get_line_filters()
        return [*usual, self._ascii] if self.glyphs is ASCII else usual

    def get_key_display(self, binding: Binding) -> str:
        """A key as people call it: by its sign or name, or by a word where ASCII would lose the sign."""
        shown = lesson.SPACE if binding.key == "space" else super().get_key_display(binding)
        return _KEYS.get(shown, shown) if self.glyphs is ASCII else shown

    def bell(self) -> None:
        """Ring, unless the person wants quiet."""
        if self.settings.bell:
            super().bell()

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = True,
    ) -> None:
        """Say something at the edge; what `anew` made is said in another language when that is spoken."""
        seconds = self.NOTIFICATION_TIMEOUT if timeout is None else timeout
        self._notices = [notice for notice in self._notices if not notice.has_expired]
        self._notices.append(Notification(message, title, severity, seconds, markup))
        super().notify(message, title=title, severity=severity, timeout=seconds, markup=markup)

    def _say_again(self) -> None:
        """What stands at the edge, in the language spoken now, for as long as it would have stood."""
        before, self._notices = self._notices, []
        self.clear_notifications()
        for notice in before:
            if not notice.has_expired:
                self.notify(
                    anew(told, notice.message),
                    title=anew(told, notice.title),
                    severity=notice.severity,
                    timeout=notice.time_left,
                    markup=notice.markup,
                )

    def adjust(self, **changes: Any) -> None:
        """Change settings: keep them, and let them take effect at once.

        Each screen hears of it in its own time: one that is just opening has nothing to paint on yet.
        """
        if "language" in changes:
            language.forget()
        self.settings = replace(self.settings, **changes)
        problem = store.save(self.settings)
        if problem:
            self.notify(problem, title=anew(lambda: words.NOT_SAVED), severity="warning", markup=False)
        before = spoken()
        self._put_on()
        if spoken() != before:
            self._say_again()
        for screen in self.screen_stack:
            if isinstance(screen, Restyled):
                screen.call_later(screen.restyle, self.glyphs)
            screen.refresh(layout=True)
            for bar in screen.query(KeyBar):
                bar.call_later(bar.restyle)
        self.refresh_css(animate=False)

    def _put_on(self) -> None:
        """Everything that follows from the settings."""
        from p2pduel.tui.keymap import usable

        chosen = self.settings
        language.settle(chosen.language)
        self.glyphs = ASCII if chosen.ascii else self._rich
        theme = wear(chosen.theme, chosen.safe_colours)
        self.register_theme(theme)
        self.theme = theme.name
        self.animation_level = "full" if chosen.animation else "none"
        keys, faults = usable(chosen.keys)
        self.set_keymap(keys)
        self._problems += [fault for fault in faults if fault not in self._problems]

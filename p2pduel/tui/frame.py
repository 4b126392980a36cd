"""What every full screen shares: it notices its size and says when there is too little room."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from rich.text import Text
from textual import events
from textual.await_complete import AwaitComplete
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from p2pduel.catalogue import table as words
from p2pduel.tui.parts.rows import Rows

__all__ = ["SMALLEST", "FullScreen", "OneGoodbye"]

T = TypeVar("T")

SMALLEST = (76, 22)
"""Columns and lines below which the table cannot be read."""


if TYPE_CHECKING:
    _Screen = Screen
else:

    class _Screen(Generic[T]):
        """Nothing: Textual takes styles and keys of the first base that is a screen, and this is none."""


class OneGoodbye(_Screen[T]):
    """A screen that closes itself once: a second key on its way must not close the one below.

    Nor is a choice heard through what the choice before it has opened.
    """

    async def _on_message(self, message: Message) -> None:
        if not isinstance(message, Rows.Picked) or self.app.screen is self:
            await super()._on_message(message)

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Close, if this is what lies on top."""
        return super().dismiss(result) if self.app.screen is self else AwaitComplete()


class FullScreen(OneGoodbye[None], Screen[None]):
    """A screen with a size class and a notice for terminals that are too small."""

    DEFAULT_CSS = """
    FullScreen { layers: base notice; background: $background; }
    FullScreen > #too-small {
        layer: notice; display: none; width: 100%; height: 100%; background: $background;
        content-align: center middle; text-align: center; color: $accent;
    }
    FullScreen.-tiny > #too-small { display: block; }
    """

    SIZES: ClassVar[tuple[tuple[int, int, str], ...]] = (
        (170, 44, "-wide"),
        (108, 33, "-usual"),
        (0, 0, "-compact"),
    )
    """Least columns and lines for a size class, largest first."""

    size_class = "-usual"

    def on_mount(self) -> None:
        """The notice waits behind the scenes."""
        self.mount(Static("", id="too-small"))

    async def on_screen_resume(self) -> None:
        """The screen has just been laid out and painted: let others have a turn before the next step."""
        await asyncio.sleep(0)

    async def on_resize(self, event: events.Resize) -> None:
        """Choose the size class; nothing else depends on when this comes."""
        await asyncio.sleep(0)
        width, height = event.size
        chosen = next(name for wide, high, name in self.SIZES if width >= wide and height >= high)
        for _, _, name in self.SIZES:
            self.set_class(name == chosen, name)
        tiny = width < SMALLEST[0] or height < SMALLEST[1]
        self.set_class(tiny, "-tiny")
        if tiny:
            for notice in self.query("#too-small"):
                if isinstance(notice, Static):
                    notice.update(Text(words.too_small(width, height, *SMALLEST)))
        self.size_class = chosen
        self.call_after_refresh(self.resized)

    def resized(self) -> None:
        """Another size, all parts laid out; screens that write differently then override this."""

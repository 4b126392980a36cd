"""An eye for what is cut: everything of a screen that has less room than its words need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static

from p2pduel.tui.boards.widget import Board
from p2pduel.tui.parts.keybar import KeyBar

__all__ = ["cut"]


def cut(screen: Screen[Any]) -> list[str]:
    """Captions, buttons, texts, rows and key hints that do not have the room they need, in words."""
    found: list[str] = []
    for widget in screen.query(Widget):
        if not widget.display or not all(one.display for one in widget.ancestors if isinstance(one, Widget)):
            continue
        if widget.styles.border_top[0]:
            found += _captions(widget)
        if not _within(widget, screen):
            found.append(f"outside {_called(widget)}")
        found += _inside(widget)
    return found


def _called(widget: Widget) -> str:
    return f"{type(widget).__name__}#{widget.id or '.'.join(sorted(widget.classes))}"


def _captions(widget: Widget) -> Iterator[str]:
    """Captions of a frame that have more letters than the frame has room for."""
    for title in (widget.border_title, widget.border_subtitle):
        if title and cell_len(widget.render_str(str(title)).plain) > widget.outer_size.width - 2:
            yield f"caption {title}"


def _within(widget: Widget, screen: Screen[Any]) -> bool:
    """Whether a widget lies whole in all around it, up to the first that one can scroll."""
    for around in widget.ancestors:
        if not isinstance(around, Widget) or (around.is_scrollable and around.show_vertical_scrollbar):
            return True
        if around is screen:
            return screen.region.contains_region(widget.region)
        if not around.region.contains_region(widget.region):
            return False
    return True


def _inside(widget: Widget) -> Iterator[str]:
    room = widget.scrollable_content_region.size
    match widget:
        case Button():
            if cell_len(str(widget.label)) > room.width - 2 * widget.styles.line_pad:
                yield f"button {widget.label}"
        case KeyBar():
            yield from _keys(widget)
        case Board():
            pass  # a picture that one moves under its frame; it says where more of it is
        case OptionList():
            yield from _rows(widget, room)
        case Input():
            if cell_len(widget.placeholder) > room.width:
                yield f"hint {widget.placeholder}"
        case Static():
            yield from _text(widget, widget.content_size)


def _keys(bar: KeyBar) -> Iterator[str]:
    """It leaves hints out rather than cut them; the way out and the help are there."""
    said = str(bar.render())
    if cell_len(said) > bar.size.width or "…" in said:
        yield f"keys {said}"


def _rows(rows: OptionList, room: Size) -> Iterator[str]:
    """A list scrolls down but not to the right: a row wraps or has its room; one at least is in sight."""
    if rows.options and room.height < 1:
        yield f"list {_called(rows)}"
    padding = rows.get_component_styles("option-list--option").padding.width
    for option in rows.options:
        said = option.prompt
        if isinstance(said, Text) and said.no_wrap and _width(said) > room.width - padding:
            yield f"row {said.plain}"
    height = max((_height(str(one.prompt), room.width - padding) for one in rows.options), default=0)
    if rows.options and height > max(room.height, 1):
        yield f"row higher than its list {_called(rows)}"


def _width(said: Text) -> int:
    """Cells that the longest line needs; spaces at its end need none."""
    return max((cell_len(line.rstrip()) for line in said.plain.splitlines()), default=0)


def _height(said: str, width: int) -> int:
    return len(Text(said).wrap(Console(width=width), max(1, width)))


def _text(text: Static, room: Size) -> Iterator[str]:
    """What stands in a place: lines that are not wrapped have their width, and all its lines their height."""
    said = text.content
    if not str(said):
        return
    if isinstance(said, Text) and said.no_wrap:
        if _width(said) > room.width or len(said.plain.splitlines()) > room.height:
            yield f"line {said.plain}"
    elif text.get_content_height(text.screen.size, text.screen.size, room.width) > room.height:
        yield f"text {_called(text)} {said}"

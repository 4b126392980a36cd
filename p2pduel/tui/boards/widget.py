"""A board on the screen: arrows and mouse move over its cards, Enter and click choose."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from p2pduel.catalogue import table as words
from p2pduel.tui.boards.canvas import Canvas
from p2pduel.tui.boards.layout import Layout, flow, lay_out, shelve
from p2pduel.tui.boards.paint import Marks, paint
from p2pduel.tui.boards.picture import Picture, Tile
from p2pduel.tui.glyphs import RICH, Glyphs
from p2pduel.tui.theme import PALETTE, dyed

__all__ = ["Board", "Ledge", "Shelf"]


class Board(ScrollView, can_focus=True):
    """One board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1,0)", "", show=False),
        Binding("right", "step(1,0)", "", show=False),
        Binding("up", "step(0,-1)", "", show=False),
        Binding("down", "step(0,1)", "", show=False),
        Binding("enter", "choose", "p2pduel.catalogue.table:CHOOSE_PLACE"),
    ]

    class Chosen(Message):
        """A place was chosen by key or click."""

        def __init__(self, board: Board, tile: Tile) -> None:
            """The place and the board it lies on."""
            super().__init__()
            self.board = board
            self.tile = tile

        @property
        def control(self) -> Board:
            """The board, for handlers that select by it."""
            return self.board

    class Pointed(Message):
        """The cursor came to another place."""

        def __init__(self, board: Board, tile: Tile | None) -> None:
            """The place and the board it lies on."""
            super().__init__()
            self.board = board
            self.tile = tile

    def __init__(
        self, *, seat: int = 0, glyphs: Glyphs = RICH, id: str | None = None, classes: str | None = None
    ) -> None:
        """An empty board for one seat."""
        super().__init__(id=id, classes=classes)
        self.seat = seat
        self.picture = Picture.of(())
        self.cursor: str | None = None
        self._glyphs = glyphs
        self._choose: AbstractSet[str] = frozenset()
        self._touched: AbstractSet[str] = frozenset()
        self._changed: Mapping[str, str] = {}
        self._hinted: tuple[str, ...] = ()
        """That there is more to see: with the key that makes room for it, and without."""
        self.roomier: Callable[[], str] = str
        """The key that would make room for more of the board; empty where there is none."""
        self._canvas: Canvas | None = None
        self._laid: Layout | None = None

    def show(self, picture: Picture, *, seat: int | None = None) -> None:
        """Show another picture; the cursor stays where its place still exists."""
        if picture != self.picture or seat not in (None, self.seat):
            self.picture = picture
            self.seat = self.seat if seat is None else seat
            if self.cursor and picture.at(self.cursor) is None:
                self.cursor = None
            self._repaint()

    def mark(
        self,
        *,
        choose: AbstractSet[str] | None = None,
        touched: AbstractSet[str] | None = None,
        changed: Mapping[str, str] | None = None,
    ) -> None:
        """Light up places."""
        before = (self._choose, self._touched, self._changed)
        self._choose = self._choose if choose is None else choose
        self._touched = self._touched if touched is None else touched
        self._changed = self._changed if changed is None else changed
        if before != (self._choose, self._touched, self._changed):
            self._repaint()

    def restyle(self, glyphs: Glyphs) -> None:
        """Other signs or colours: paint anew."""
        self._glyphs = glyphs
        self._repaint()
        self._hint()

    def tile(self) -> Tile | None:
        """The tile under the cursor."""
        return self.picture.at(self.cursor) if self.cursor else None

    def region_of(self, place: str) -> Region | None:
        """The cells of a place inside the widget's content, for scrolling and tests."""
        tile, layout = self.picture.at(place), self._ensure()[1]
        if tile is None:
            return None
        rect = layout.rect(tile)
        return Region(rect.x, rect.y, rect.width, rect.height)

    def _repaint(self) -> None:
        self._canvas = None
        if self.is_attached:
            layout = self.lay_tiles(self._room)
            self.virtual_size = Size(layout.width, layout.height)
            self._hint()
        self.refresh()

    def watch_scroll_x(self, old_value: float, new_value: float) -> None:
        """Say which way there is more to see."""
        super().watch_scroll_x(old_value, new_value)
        self._hint()

    def _hint(self) -> None:
        more_left, more_right = self.scroll_x > 0, self.scroll_x < self.max_scroll_x
        left, right = self._glyphs.end if more_left else "", self._glyphs.here if more_right else ""
        told = (words.more(left, right, self.roomier()), words.more(left, right)) if left or right else ()
        if told != self._hinted:
            self._hinted = told
            self.border_subtitle = Content(told[0] if told else "")
            self.refresh()

    def lay_tiles(self, room: Size) -> Layout:
        """Where the tiles go in a room."""
        return lay_out(self.picture, room.width, room.height)

    @property
    def _room(self) -> Size:
        return Size(
            max(1, self.scrollable_content_region.width), max(1, self.scrollable_content_region.height)
        )

    def _ensure(self) -> tuple[Canvas, Layout]:
        if self._canvas is None or self._laid is None:
            cursor = self.cursor if self.has_focus else None
            marks = Marks(cursor, self._choose, self._touched, self._changed)
            self._laid = self.lay_tiles(self._room)
            self._canvas = self.draw(self._laid, marks)
        return self._canvas, self._laid

    def draw(self, layout: Layout, marks: Marks) -> Canvas:
        """The tiles where they lie, with what is pointed at."""
        return paint(self.picture, layout, marks, self._glyphs)

    def on_resize(self) -> None:
        """Another size, another layout."""
        self._repaint()

    def on_focus(self) -> None:
        """The cursor shows itself only while the board has the focus."""
        if self.cursor is None:
            self.cursor = self.picture.towards(None, 1, 0)
        self._repaint()
        self.post_message(self.Pointed(self, self.tile()))

    def on_blur(self) -> None:
        """Without focus there is no cursor."""
        self._repaint()
        self.post_message(self.Pointed(self, None))

    def render_line(self, y: int) -> Strip:
        """One line of the painted board, scrolled."""
        canvas, _ = self._ensure()
        scroll_x, scroll_y = self.scroll_offset
        line = y + scroll_y
        width = self.size.width
        if not 0 <= line < canvas.height:
            return Strip([Segment(" " * width, dyed(None, PALETTE["ground"]))], width)
        strip = canvas.strip(line).crop_extend(scroll_x, scroll_x + width, dyed(None, PALETTE["ground"]))
        return self._hint_over(strip) if y == self.size.height - 1 else strip

    def _hint_over(self, strip: Strip) -> Strip:
        """The last line; without a frame that could say so, its end says that there is more to see.

        The key is named where that covers no words of a card; a word it would cut is covered whole: half a
        number is another number.
        """
        if not self._hinted or self.styles.border_bottom[0]:
            return strip
        whole, brief = (f" {words}" for words in self._hinted)
        covered = strip.crop(strip.cell_length - cell_len(whole)).text
        said = brief if covered.strip(f" {self._glyphs.edge}") else whole
        room = strip.cell_length - cell_len(said)
        seen, hidden = strip.crop(0, room).text, strip.crop(room, room + 1).text
        if hidden.isalnum() and (word := re.search(r"\w+$", seen)):
            said = " " * cell_len(word[0]) + said
        style = dyed(PALETTE["gold"], PALETTE["ground"], bold=True)
        rest = strip.crop(0, strip.cell_length - cell_len(said))
        return Strip.join([rest, Strip([Segment(said, style)], cell_len(said))])

    def _on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel looks along the board: there is nothing above or below to scroll to."""
        if self.max_scroll_x:
            self.scroll_right(animate=False)
            event.stop()

    def _on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """And back."""
        if self.max_scroll_x:
            self.scroll_left(animate=False)
            event.stop()

    def action_step(self, dx: int, dy: int) -> None:
        """Move the cursor to the next card in a direction."""
        place = self.picture.towards(self.cursor, dx, dy)
        if place is not None:
            self.point(place)

    def seek(self) -> None:
        """Put the cursor on a place that lights up, if it is on none."""
        lit = [tile.place for tile in self.picture.tiles if tile.place in self._choose]
        if lit and self.cursor not in lit:
            self.point(lit[0])

    def point(self, place: str) -> None:
        """Put the cursor on a place and bring it into sight."""
        self.cursor = place
        self._repaint()
        region = self.region_of(place)
        if region is not None:
            self.scroll_to_region(region, animate=False, force=True)
        self.post_message(self.Pointed(self, self.tile()))

    def action_choose(self) -> None:
        """Choose the place under the cursor."""
        tile = self.tile()
        if tile is not None:
            self.post_message(self.Chosen(self, tile))

    def tile_at(self, x: int, y: int) -> Tile | None:
        """The tile in sight at a spot of the screen."""
        inside = self.content_region
        if not self.is_on_screen or not inside.contains(x, y):
            return None
        x, y = x - inside.x + self.scroll_offset.x, y - inside.y + self.scroll_offset.y
        return self._ensure()[1].hit(self.picture, x, y)

    def on_click(self, event: events.Click) -> None:
        """A click points and chooses."""
        tile = self.tile_at(event.screen_x, event.screen_y)
        if tile is not None:
            self.point(tile.place)
            self.post_message(self.Chosen(self, tile))


class Shelf(Board):
    """Cards side by side: the hand, the stacks."""

    _tall, _narrow, _wide = 3, 12, 20
    """Lines of a card, and its least and most columns."""

    def measure(self, tall: int, narrow: int, wide: int) -> None:
        """Other sizes of cards, when the screen's size changed."""
        if (tall, narrow, wide) != (self._tall, self._narrow, self._wide):
            self._tall, self._narrow, self._wide = tall, narrow, wide
            self._repaint()

    def lay_tiles(self, room: Size) -> Layout:
        """One card after another."""
        return shelve(
            self.picture, room.width, room.height, tall=self._tall, narrow=self._narrow, wide=self._wide
        )

    def action_step(self, dx: int, dy: int) -> None:
        """Next or previous card; up and down move by a line where there are several."""
        places = [tile.place for tile in self.picture.tiles]
        if not places:
            return
        here = places.index(self.cursor) if self.cursor in places else 0
        layout = self.lay_tiles(self._room)
        line = [p for p in places if layout.rects[p].y == layout.rects[places[here]].y]
        move = dx + dy * len(line)
        if 0 <= here + move < len(places):
            self.point(places[here + move])

    def on_focus(self) -> None:
        """The first card is under the cursor at first."""
        if self.cursor is None and self.picture.tiles:
            self.cursor = self.picture.tiles[0].place


class Ledge(Shelf):
    """One-line cards as wide as their words: dice, stacks, discards."""

    def lay_tiles(self, room: Size) -> Layout:
        """Every row of the picture on a line."""
        return flow(self.picture, room.width, room.height)

    def action_step(self, dx: int, dy: int) -> None:
        """Along the line, or to the nearest card of the other line."""
        laid, places = self.lay_tiles(self._room), [tile.place for tile in self.picture.tiles]
        if not places:
            return
        here = laid.rects[self.cursor if self.cursor in laid.rects else places[0]]
        found = [
            (abs(r.x - here.x), place)
            for place, r in laid.rects.items()
            if (dx and r.y == here.y and (r.x - here.x) * dx > 0) or (dy and (r.y - here.y) * dy > 0)
        ]
        if found:
            self.point(min(found)[1])

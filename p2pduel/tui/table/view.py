"""How the table looks: the widgets of the table screen and how an update is painted on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from importlib import resources

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from p2pduel.catalogue import playing
from p2pduel.catalogue import table as words
from p2pduel.games import Game
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.chair import Update
from p2pduel.person.wishes import CARDS, Wish
from p2pduel.tui.boards.scene import FAR, NEAR, SHARED, Painted, Scene
from p2pduel.tui.boards.widget import Board, Shelf
from p2pduel.tui.frame import FullScreen
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.keybar import KeyBar
from p2pduel.tui.parts.rows import NOWHERE, Row, Rows
from p2pduel.tui.table.captions import banner, header, name_of
from p2pduel.tui.table.log import Journal
from p2pduel.tui.table.prompts import prompt
from p2pduel.tui.theme import PALETTE

__all__ = ["TableView"]

ZOOMS = ("", "-boards", "-own", "-foe")
"""What the key for zooming shows, one after another."""
_MARGIN = 2
"""Columns beside the lines about the others."""


class TableView(FullScreen):
    """The boards of a game, log and wishes, as the last update left them."""

    CSS = resources.files("p2pduel.tui.table").joinpath("table.tcss").read_text("utf-8")
    SCOPED_CSS = False  # its rules speak of the screen itself, too

    def __init__(self, game: Game, seats: int, glyphs: Glyphs | None = None) -> None:
        """A table of a game for so many, at which nobody has sat down yet."""
        super().__init__()
        self.game = game
        self.boards = tuple(game.screens.boards(seats))
        self.set_class(any(spread.place == SHARED for spread in self.boards), "-common")
        self._glyphs = glyphs or Glyphs()
        self._wishes: list[Wish] = []
        self._sending = False
        self._awaited = 0
        """The ply at which all moves that were sent have been made."""
        self._turned = 0
        """How many seats the table was turned on."""
        self._across = 0
        """Which of the others is across: as many seats further than the next one."""
        self._broken_rule = ""
        """The rule by which the last move was refused."""
        self._said: dict[str, Text] = {}
        self._asked_at = (-1, "")
        self._sought = ""
        """The wish whose place is being chosen on the board of all."""
        self.journal = Journal(game)
        self.update_now: Update | None = None

    def compose(self) -> ComposeResult:
        """Left the table, right what happened and what can be done."""
        yield Static("", id="header")
        yield Static("", id="banner")
        with Container(id="body"):
            with Vertical(id="left"):
                yield Static("", id="summary")
                for spread in self.boards:
                    board = spread.widget(glyphs=self._glyphs, id=spread.key, classes=spread.place)
                    if spread.place in (FAR, NEAR):
                        board.roomier = self._zoom_key
                    if spread.lines:
                        board.styles.height = spread.lines
                    yield board
            with Vertical(id="right"):
                yield Rows(id="log")
                with Vertical(id="move"):
                    yield Static("", id="since")
                    yield Static("", id="question")
                    yield Rows(id="options")
                    yield Static("", id="preview")
        yield KeyBar()

    @property
    def zoom(self) -> str:
        """Which part of the table is shown alone; empty for all of it."""
        return next((name for name in ZOOMS if name and self.has_class(name)), "")

    def zoom_to(self, wanted: str) -> None:
        """Show a part of the table alone, or all of it; the focus goes where it can be seen."""
        if wanted == self.zoom:
            return
        for name in filter(None, ZOOMS):
            self.set_class(name == wanted, name)
        board = self._first(FAR if wanted == "-foe" else NEAR) if wanted else None
        (board or self.query_one("#options")).focus()
        self.refresh_bindings()
        self.call_after_refresh(self._paint)

    def _first(self, place: str) -> Board | None:
        """The first board that lies there, or the one board of all."""
        return next(iter(self.query(f".{place}, .{SHARED}").results(Board)), None)

    def action_zoom(self) -> None:
        """Both boards without the lists beside them, then one alone, then the other, then all again."""
        self.zoom_to(ZOOMS[(ZOOMS.index(self.zoom) + 1) % len(ZOOMS)])

    def action_whole(self) -> None:
        """All of the table again."""
        self.zoom_to("")

    def _zoom_key(self) -> str:
        """The key that gives a board more room; empty where it has all there is."""
        if self.zoom in ZOOMS[2:]:
            return ""
        bound = (active.binding for active in self.active_bindings.values())
        return next((self.app.get_key_display(one) for one in bound if one.action == "zoom"), "")

    def resized(self) -> None:
        """Cards are smaller on small terminals."""
        self._paint()

    @property
    def near(self) -> int:
        """The seat at the lower edge."""
        update = self.update_now
        return ((update.seat or 0) + self._turned) % update.state.seats if update is not None else 0

    @property
    def far(self) -> int:
        """The seat across."""
        seats = self.update_now.state.seats if self.update_now is not None else 2
        return (self.near + 1 + self._across % max(1, seats - 1)) % seats

    def scene(self, update: Update, board: str) -> Scene:
        """What a board is painted from."""
        return Scene(
            update,
            self.near,
            self.far,
            update.seat,
            update.knowledge if update.seat is not None else {},
            self._wishes,
            self.journal.last,
            self._glyphs,
            self.size_class,
            self.query_one(f"#{board}", Board).scrollable_content_region.width,
        )

    def _paint(self) -> None:
        update = self.update_now
        if update is None:
            return
        self._say("#header", header(update, self._glyphs, self.size.width))
        said = banner(update)
        self._say("#banner", Text(said), layout=True)
        self.query_one("#banner").set_class(bool(said), "-shown")
        for spread in self.boards:
            scene = self.scene(update, spread.key)
            _hang(self.query_one(f"#{spread.key}", Board), self.game.screens.paint(spread.key, scene))
        across = replace(self.scene(update, self.boards[0].key), room=max(0, self.size.width - _MARGIN))
        compact = self.size_class == "-compact"
        self._say("#summary", self.game.screens.summary(across, self.far), layout=compact)
        self._paint_log()
        self._paint_move(update)

    def _say(self, ident: str, text: Text, *, layout: bool = False) -> None:
        """Write where something else stood; what has not changed costs nothing."""
        if self._said.get(ident) != text:
            self._said[ident] = text
            self.query_one(ident, Static).update(text, layout=layout)

    def _paint_log(self) -> None:
        log = self.query_one("#log", Rows)
        at_end = log.current is None or log.current is log.rows[-1]
        log.extend(self.journal.rows())
        if at_end and log.rows:
            log.highlighted = len(log.rows) - 1
            log.scroll_end(animate=False)

    def _paint_move(self, update: Update) -> None:
        panel, options = self.query_one("#move"), self.query_one("#options", Rows)
        decision = update.decision
        asked = decision is not None and not self.game.hands.free(decision.kind)
        if panel.has_class("-asked") != asked:
            panel.set_class(asked, "-asked", update=False)  # nothing else in the panel looks otherwise by it
            self.app.stylesheet.update_nodes([panel, self.query_one("#question")])
        if asked:
            self.zoom_to("")  # a question has to be seen
        _entitle(panel, Content(words.ASKED if asked else words.YOUR_MOVE if decision else words.NOW))
        self._tell_since(update, asked)
        self._say("#question", Text(self._question(update)), layout=True)
        width = max(20, options.scrollable_content_region.width)
        rows = self.game.screens.rows(self._wishes, update.state, update.seat or 0, self._glyphs, width)
        options.put(rows, start=self._start(update, options))
        self._preview(options.current)
        self.refresh_bindings()

    def _tell_since(self, update: Update, asked: bool) -> None:
        """What the other side did since this seat's last turn; a question needs the room for itself."""
        told = [] if asked else self.journal.since(update)
        self._say("#since", Text("\n".join(told)), layout=True)
        mine = update.decision is not None and not self._sending
        self.query_one("#since").set_class(bool(told), "-shown")
        brief = bool(told) and mine  # whom one waits for is always said
        self.query_one("#question").set_class(brief, "-brief")

    def _start(self, update: Update, options: Rows) -> str | None:
        """The row a new question starts on: what takes nothing away; where all does, none."""
        decision, ply, hands = update.decision, update.state.ply, self.game.hands
        if decision is None or hands.free(decision.kind):
            return None
        if self._asked_at == (ply, decision.kind):
            return NOWHERE if options.current is None else None
        self._asked_at = (ply, decision.kind)
        safe = [move for move in update.legal if hands.harmless(decision, move)]
        if safe:
            return self.wish_for(hands.prefer(update.state, decision, safe)).key
        return CARDS if self._wish(CARDS) is not None else NOWHERE

    def _question(self, update: Update) -> str:
        if self._sending:
            return words.SENDING
        if update.decision is not None:
            return prompt(update, update.decision)
        if update.finished is not None:
            winner = update.finished.winner
            return words.finished(None if winner is None else update.everybody[winner])
        if update.busy is not None:
            return playing.working(update.busy)
        return words.waits_for(name_of(update, getattr(update.due, "seat", update.state.active)))

    def _preview(self, row: Row | None) -> None:
        """What the highlighted wish does, costs or lacks; and where it would go."""
        update, wish = self.update_now, self._wish(row.key if row else "")
        if update is None or wish is None:
            self._light(())
            self._say("#preview", Text(""), layout=True)
            return
        known = Text(wish.why, PALETTE["red"]) if wish.why else Text(self.game.screens.preview(wish))
        self._say("#preview", known, layout=True)
        self._light([(move, update.decision) for move in wish.moves])

    def _light(self, moves: Iterable[tuple[Move, Decision | None]]) -> None:
        """Light up the places these moves point at, each an answer to its question."""
        asked: dict[int, tuple[Decision | None, list[Move]]] = {}
        for move, question in moves:
            asked.setdefault(id(question), (question, []))[1].append(move)
        for spread in self.boards:
            board = self.query_one(f"#{spread.key}", Board)
            lit = (
                self.game.screens.lit(spread.key, board.picture, found, question)
                for question, found in asked.values()
            )
            board.mark(choose=frozenset().union(*lit))

    def action_rules(self) -> None:
        """The handbook, open at the rule of a refusal that is in sight."""
        from p2pduel.tui.reading.handbook import open_handbook  # painted on demand only

        current = self.query_one("#options", Rows).current
        wish = self._wish(current.key) if current is not None else None
        open_handbook(self.app, (wish.rule if wish is not None else "") or self._broken_rule)

    @property
    def glyphs_now(self) -> Glyphs:
        """The signs on the table."""
        return self._glyphs

    @property
    def sending(self) -> bool:
        """Whether moves are on their way."""
        return self._sending

    @property
    def wishes_now(self) -> list[Wish]:
        """What can be wished for now."""
        return self._wishes

    def wish_for(self, move: Move) -> Wish:
        """The wish a legal move belongs to; StopIteration if there is none."""
        return next(wish for wish in self._wishes if move in wish.moves)

    def _wish(self, key: str) -> Wish | None:
        return next((wish for wish in self._wishes if wish.key == key), None)


def _hang(board: Board, painted: Painted) -> None:
    """Show a board as it was painted."""
    if painted.sizes is not None and isinstance(board, Shelf):
        board.measure(*painted.sizes)
    board.show(painted.picture, seat=painted.seat)
    if painted.title is not None:
        _entitle(board, painted.title)
    if painted.ink:
        board.styles.border_title_color = PALETTE[painted.ink]
    board.mark(changed=painted.changed)


def _entitle(widget: Widget, title: Content) -> None:
    """A caption, set only when it is another one: setting it paints the whole widget."""
    if widget.border_title != title.markup:
        widget.border_title = title

"""How the table looks: the widgets of the table screen and how an update is painted on them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from p2pduel.catalogue.screens import table as words
from p2pduel.games.duel.screens.marks import changes
from p2pduel.games.duel.screens.phrases import aims_across, places_in
from p2pduel.games.duel.screens.principality import principality, site_of
from p2pduel.games.duel.screens.rows import rows_for
from p2pduel.games.duel.screens.shelves import hand_picture, market_picture
from p2pduel.kernel.moves import Move
from p2pduel.person.chair import Update
from p2pduel.person.wishes import CARDS, Wish
from p2pduel.tui.boards.layout import flow
from p2pduel.tui.boards.picture import Picture
from p2pduel.tui.boards.widget import Board, Ledge, Shelf
from p2pduel.tui.frame import DuelScreen
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.keybar import KeyBar
from p2pduel.tui.parts.rows import NOWHERE, Row, Rows
from p2pduel.tui.table.captions import banner, header, name_of, score, summary
from p2pduel.tui.table.log import Journal
from p2pduel.tui.table.prompts import prompt
from p2pduel.tui.theme import PALETTE, SEATS

__all__ = ["TableView"]

ZOOMS = ("", "-boards", "-own", "-foe")
"""What the key for zooming shows, one after another."""


class TableView(DuelScreen):
    """Both principalities, hand, stacks, log and wishes, as the last update left them."""

    CSS = resources.files("p2pduel.tui.table").joinpath("table.tcss").read_text("utf-8")
    SCOPED_CSS = False  # its rules speak of the screen itself, too

    def __init__(self, glyphs: Glyphs | None = None) -> None:
        """A table nobody has sat down at yet."""
        super().__init__()
        self._glyphs = glyphs or Glyphs()
        self._wishes: list[Wish] = []
        self._sending = False
        self._awaited = 0
        """The ply at which all moves that were sent have been made."""
        self._flipped = False
        self._broken_rule = ""
        """The rule by which the last move was refused."""
        self._said: dict[str, Text] = {}
        self._asked_at = (-1, "")
        self.journal = Journal()
        self.update_now: Update | None = None

    def compose(self) -> ComposeResult:
        """Left the table, right what happened and what can be done."""
        yield Static("", id="header")
        yield Static("", id="banner")
        with Container(id="body"):
            with Vertical(id="left"):
                yield Static("", id="summary")
                yield Board(seat=1, glyphs=self._glyphs, id="foe")
                yield Ledge(glyphs=self._glyphs, id="market")
                yield Board(seat=0, glyphs=self._glyphs, id="own")
                yield Shelf(glyphs=self._glyphs, id="hand")
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
        self.query_one({"": "#options", "-foe": "#foe"}.get(wanted, "#own")).focus()
        self.refresh_bindings()
        self.call_after_refresh(self._paint)

    def action_zoom(self) -> None:
        """Both boards without the lists beside them, then one alone, then the other, then all again."""
        self.zoom_to(ZOOMS[(ZOOMS.index(self.zoom) + 1) % len(ZOOMS)])

    def action_whole(self) -> None:
        """All of the table again."""
        self.zoom_to("")

    def resized(self) -> None:
        """Cards are smaller on small terminals."""
        self._paint()

    @property
    def near(self) -> int:
        """The seat at the lower edge."""
        seat = self.update_now.seat if self.update_now is not None else 0
        return 1 - (seat or 0) if self._flipped else (seat or 0)

    def _paint(self) -> None:
        update = self.update_now
        if update is None:
            return
        wide = self.size_class == "-wide"
        self._say("#header", header(update, self._glyphs, self.size.width))
        said = banner(update)
        self._say("#banner", Text(said))
        self.query_one("#banner").set_class(bool(said), "-shown")
        for seat, ident in ((self.near, "#own"), (1 - self.near, "#foe")):
            board = self.query_one(ident, Board)
            ghosts = self._region_sites() if ident == "#own" else frozenset[str]()
            since = changes(update.before, update.state, seat)
            board.show(principality(update.state, seat, self._glyphs, ghosts, since.gone), seat=seat)
            _entitle(board, score(update, seat, self._glyphs, long=wide))
            board.styles.border_title_color = PALETTE[SEATS[seat]]
            board.mark(changed=since.marks)
        self._say("#summary", summary(update, 1 - self.near, self._glyphs))
        self.query_one("#market", Ledge).show(self._market(update))
        self._paint_hand(update)
        self._paint_log()
        self._paint_move(update)

    def _market(self, update: Update) -> Picture:
        """Dice, stacks and discards; with fewer words where those would not fit."""
        room = self.query_one("#market", Ledge).scrollable_content_region.width
        one_line = self.size_class == "-compact"
        for terse in (False, True):
            said = market_picture(
                update.state, self.journal.event, self._glyphs, one_line=one_line, terse=terse or one_line
            )
            if flow(said, room, 1).width <= room:
                break
        return said

    def _say(self, ident: str, text: Text, *, layout: bool = False) -> None:
        """Write where something else stood; what has not changed costs nothing."""
        if self._said.get(ident) != text:
            self._said[ident] = text
            self.query_one(ident, Static).update(text, layout=layout)

    def _region_sites(self) -> frozenset[str]:
        """Sites beyond regions, shown only while something may be built there."""
        built = [move for wish in self._wishes for move in wish.moves if move.text.startswith("build")]
        return frozenset(site for move in built for site in places_in(move) if site[1] in "TB")

    def _paint_hand(self, update: Update) -> None:
        compact, wide = self.size_class == "-compact", self.size_class == "-wide"
        hand = self.query_one("#hand", Shelf)
        ready = frozenset(wish.face for wish in self._wishes if wish.face and wish.moves)
        hand.measure(2 if compact else 6 if wide else 3, 13, 30)
        knowledge = update.knowledge if update.seat is not None else {}
        hand.show(hand_picture(update.state, knowledge, self.near, self._glyphs, ready))
        _entitle(hand, Content(words.hand_of(name_of(update, self.near), self.near == update.seat)))

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
        asked = decision is not None and decision.kind not in words.FREE_CHOICE
        panel.set_class(asked, "-asked")
        if asked:
            self.zoom_to("")  # a question has to be seen
        _entitle(panel, Content(words.ASKED if asked else words.YOUR_MOVE if decision else words.NOW))
        self._tell_since(update, asked)
        self._say("#question", Text(self._question(update)), layout=True)
        width = max(20, options.scrollable_content_region.width)
        player = update.state.players[update.seat or 0]
        start = self._start(update, options)
        options.put(rows_for(self._wishes, player, self._glyphs, width), start=start)
        self._preview(options.current)
        self.refresh_bindings()

    def _tell_since(self, update: Update, asked: bool) -> None:
        """What the other side did since this seat's last turn; a question needs the room for itself."""
        told = [] if asked else self.journal.since(update)
        self._say("#since", Text("\n".join(told)), layout=True)
        panel, mine = self.query_one("#move"), update.decision is not None and not self._sending
        panel.set_class(bool(told), "-since")
        panel.set_class(bool(told) and mine, "-brief")  # whom one waits for is always said

    def _start(self, update: Update, options: Rows) -> str | None:
        """The row a new question starts on: what takes nothing away; where all does, none."""
        decision, ply = update.decision, update.state.ply
        if decision is None or decision.kind in words.FREE_CHOICE:
            return None
        if self._asked_at == (ply, decision.kind):
            return NOWHERE if options.current is None else None
        self._asked_at = (ply, decision.kind)
        hands = update.game.hands
        safe = [move for move in update.legal if hands.harmless(decision, move)]
        if safe:
            return self.wish_for(hands.prefer(update.state, decision, safe)).key
        return CARDS if self._wish(CARDS) is not None else NOWHERE

    def _question(self, update: Update) -> str:
        if self._sending:
            return words.SENDING
        if update.decision is not None:
            return prompt(update.state, update.decision, update)
        if update.finished is not None:
            return words.finished(update.finished, update.everybody)
        if update.busy:
            return update.busy
        return words.waits_for(name_of(update, getattr(update.due, "seat", update.state.active)))

    def _preview(self, row: Row | None) -> None:
        """What the highlighted wish does, costs or lacks; and where it would go."""
        update, wish = self.update_now, self._wish(row.key if row else "")
        if update is None or wish is None:
            self._light(())
            self._say("#preview", Text(""), layout=True)
            return
        known = Text(wish.why, PALETTE["red"]) if wish.why else Text(words.preview(wish.face, wish.note))
        self._say("#preview", known, layout=True)
        self._light(wish.moves)

    def _light(self, moves: Iterable[Move]) -> None:
        """Light up the places these moves point at, on the side of the table they point to."""
        found = list(moves)
        for ident, across in (("#own", False), ("#foe", True)):
            board = self.query_one(ident, Board)
            aimed = [move for move in found if aims_across(move) == across]
            free = {site for move in aimed if move.text.startswith("build") for site in places_in(move)}
            taken = {site for move in aimed if not move.text.startswith("build") for site in places_in(move)}
            board.mark(
                choose=frozenset(
                    tile.place
                    for tile in board.picture.tiles
                    if site_of(tile.place) in taken
                    or (site_of(tile.place) in free and not (tile.solid and "." in tile.place))
                )
            )

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


def _entitle(widget: Widget, title: Content) -> None:
    """A caption, set only when it is another one: setting it paints the whole widget."""
    if widget.border_title != title.markup:
        widget.border_title = title

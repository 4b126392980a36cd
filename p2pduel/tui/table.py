"""The table: both principalities, the hand, the stacks, the log and what can be done."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Static

from p2pduel.catalogue.refusals import refusal as explain
from p2pduel.rules.board import touches
from p2pduel.rules.errors import IllegalMove
from p2pduel.rules.moves import Move
from p2pduel.tui import words
from p2pduel.tui.board.picture import Tile
from p2pduel.tui.board.read import principality, site_of
from p2pduel.tui.board.widget import Board, Ledge, Shelf
from p2pduel.tui.captions import banner, header, name_of, score, summary
from p2pduel.tui.dialogs import Choose, Confirm, Page
from p2pduel.tui.dialogs.compose import Compose
from p2pduel.tui.frame import DuelScreen
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.inspector import inspect
from p2pduel.tui.journal import Journal
from p2pduel.tui.keybar import KeyBar
from p2pduel.tui.messages import LinkClosed, Updated
from p2pduel.tui.options import Wish, rows_for, wishes
from p2pduel.tui.phrases import places_in
from p2pduel.tui.prompts import prompt
from p2pduel.tui.rows import Row, Rows
from p2pduel.tui.seatlink import SeatLink, Update
from p2pduel.tui.shelves import hand_picture, market_picture
from p2pduel.tui.thinking import Plan, prefer

__all__ = ["TableScreen"]


def _short_wait() -> float:
    """Seconds before a question answers itself: random, so that the wait says nothing (R-45)."""
    return random.SystemRandom().uniform(0.5, 2.0)


class TableScreen(DuelScreen):
    """One game, seen from one seat."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "group('build')", words.K_BUILD),
        Binding("p", "group('play')", words.K_PLAY),
        Binding("t", "wish('trade')", words.K_TRADE),
        Binding("d", "wish('demolish')", words.K_DEMOLISH),
        Binding("e", "wish('end')", words.K_END),
        Binding("i", "inspect", words.K_INSPECT),
        Binding("u", "undo", words.K_UNDO),
        Binding("l", "log", words.K_LOG),
        Binding("o", "swap", words.K_SWAP),
        Binding("v", "verify", words.K_VERIFY),
        Binding("m", "options", words.K_MOVES, show=False),
        Binding("ctrl+r", "resign", words.K_RESIGN, show=False),
    ]

    def __init__(
        self, link: SeatLink, *, glyphs: Glyphs | None = None, wait: Callable[[], float] = _short_wait
    ) -> None:
        """A table over a seat; wait says how long a question that answers itself is left standing."""
        super().__init__()
        self._link = link
        self._glyphs = glyphs or Glyphs()
        self._wait = wait
        self._wishes: list[Wish] = []
        self._auto: Timer | None = None
        self._sending = False
        self._flipped = False
        self.journal = Journal()
        self.update_now: Update | None = None
        self.leave_question = words.LEAVE_GAME

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
                    yield Static("", id="question")
                    yield Rows(id="options")
                    yield Static("", id="preview")
        yield KeyBar()

    def on_mount(self) -> None:
        """Listen to the game."""
        self.query_one("#log").border_title = words.LOG
        self.query_one("#move").border_title = words.YOUR_MOVE
        self.query_one("#options").focus()
        self._listen()

    @work(exclusive=True, group="listen")
    async def _listen(self) -> None:
        async for update in self._link.updates():
            self.post_message(Updated(update))
        self.post_message(LinkClosed())

    # -- painting --------------------------------------------------------------------------------

    @on(Updated)
    def _updated(self, message: Updated) -> None:
        """Take over the new state of affairs and paint it."""
        update = message.update
        self.update_now = update
        self.journal.add(update)
        self._wishes = wishes(update)
        self._sending = False
        self._paint()
        self._answer_by_itself(update)
        if update.decision is not None and update.state.active != update.seat and len(update.legal) > 1:
            self.app.bell()

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
        compact, wide = self.size_class == "-compact", self.size_class == "-wide"
        self.query_one("#header", Static).update(header(update, self._glyphs, self.size.width))
        said = banner(update)
        self.query_one("#banner", Static).update(Text(said))
        self.query_one("#banner").set_class(bool(said), "-shown")
        for seat, ident in ((self.near, "#own"), (1 - self.near, "#foe")):
            board = self.query_one(ident, Board)
            board.show(principality(update.state, seat, self._glyphs), seat=seat)
            board.border_title = score(update, seat, self._glyphs, long=wide)
            board.mark(fresh=self.journal.fresh(seat))
        self.query_one("#summary", Static).update(summary(update, 1 - self.near, self._glyphs))
        market = self.query_one("#market", Ledge)
        market.show(market_picture(update.state, self.journal.event, self._glyphs, short=compact))
        self._paint_hand(update)
        self._paint_log()
        self._paint_move(update)

    def _paint_hand(self, update: Update) -> None:
        compact, wide = self.size_class == "-compact", self.size_class == "-wide"
        hand = self.query_one("#hand", Shelf)
        ready = frozenset(wish.face for wish in self._wishes if wish.face and wish.moves)
        hand.measure(2 if compact else 6 if wide else 3, 13, 30)
        knowledge = update.knowledge if update.seat is not None else {}
        hand.show(hand_picture(update.state, knowledge, self.near, self._glyphs, ready))
        hand.border_title = Content(words.hand_of(name_of(update, self.near), self.near == update.seat))

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
        panel.border_title = words.ASKED if asked else words.YOUR_MOVE
        self.query_one("#question", Static).update(Text(self._question(update)))
        width = max(20, options.size.width - 2)
        player = update.state.players[update.seat or 0]
        options.put(rows_for(self._wishes, player, self._glyphs, width))
        self._preview(options.current)
        self.refresh_bindings()

    def _question(self, update: Update) -> str:
        if self._sending:
            return words.SENDING
        if update.decision is not None:
            return prompt(update.state, update.decision)
        if update.finished is not None:
            return words.finished(update.finished, update.names)
        if update.busy:
            return update.busy
        return words.waits_for(name_of(update, getattr(update.due, "seat", update.state.active)))

    def _preview(self, row: Row | None) -> None:
        """What the highlighted wish does, costs or lacks; and where it would go."""
        update, wish = self.update_now, self._wish(row.key if row else "")
        own = self.query_one("#own", Board)
        if update is None or wish is None:
            own.mark(choose=frozenset(), touched=frozenset())
            self.query_one("#preview", Static).update("")
            return
        self.query_one("#preview", Static).update(words.preview(wish.why, wish.face))
        self._light([site for move in wish.moves for site in places_in(move)])

    def _light(self, sites: list[str]) -> None:
        own = self.query_one("#own", Board)
        wanted = frozenset(sites)
        free = {
            t.place
            for t in own.picture.tiles
            if site_of(t.place) in wanted and not (t.solid and "." in t.place)
        }
        own.mark(choose=frozenset(free))

    @property
    def sending(self) -> bool:
        """Whether moves are on their way."""
        return self._sending

    def wish_for(self, move: Move) -> Wish:
        """The wish a legal move belongs to; StopIteration if there is none."""
        return next(wish for wish in self._wishes if move in wish.moves)

    def _wish(self, key: str) -> Wish | None:
        return next((wish for wish in self._wishes if wish.key == key), None)

    # -- choosing --------------------------------------------------------------------------------

    @on(Rows.Pointed, "#options")
    def _option_pointed(self, event: Rows.Pointed) -> None:
        self._preview(event.row)

    @on(Rows.Picked, "#options")
    def _option_picked(self, event: Rows.Picked) -> None:
        wish = self._wish(event.row.key)
        if wish is not None:
            self._take_up(wish)

    @on(Board.Pointed)
    def _tile_pointed(self, event: Board.Pointed) -> None:
        """A card under the cursor lights up the regions it touches."""
        board, tile = event.board, event.tile
        touched: frozenset[str] = frozenset()
        if tile is not None and board.id in ("own", "foe") and tile.col % 2 and tile.row:
            touched = frozenset(touches(site_of(tile.place)))
        board.mark(touched=touched)

    @on(Board.Chosen)
    def _tile_chosen(self, event: Board.Chosen) -> None:
        """A place or a card: do what can be done with it, else show the card."""
        tile = event.tile
        fitting = self._fitting(event.board, tile)
        if event.board.id == "hand" and tile.face is not None:
            self._from_hand(tile.face)
        elif fitting:
            self._from_place(tile, fitting)
        elif tile.face is not None:
            self.app.push_screen(inspect(tile.face, self._glyphs))
        elif event.board.id == "own" and not tile.solid:
            self._explain_place()

    def _fitting(self, board: Board, tile: Tile) -> list[tuple[Wish, tuple[Move, ...]]]:
        """Wishes some of whose moves point at the tile."""
        if board.id not in ("own", "market", "foe"):
            return []
        place, found = site_of(tile.place), []
        for wish in self._wishes:
            moves = tuple(m for m in wish.moves if place in places_in(m) or place in m.text.split())
            if moves:
                found.append((wish, moves))
        return found

    def _from_hand(self, face: str) -> None:
        wish = self._wish(f"card {face}")
        if wish is not None:
            self._take_up(wish)
        else:
            about = [
                w
                for w in self._wishes
                if any(m.secret and face in m.secret.replace("/", " ").split() for m in w.moves)
            ]
            if len(about) == 1:
                self._take_up(about[0])
            else:
                self.app.push_screen(inspect(face, self._glyphs))

    @work
    async def _from_place(self, tile: Tile, fitting: list[tuple[Wish, tuple[Move, ...]]]) -> None:
        """From the place to the card: what may happen here?"""
        if len(fitting) == 1 and tile.face is None:
            wish, moves = fitting[0]
        else:
            rows = [Row(str(index), Text(wish.label)) for index, (wish, _) in enumerate(fitting)]
            if tile.face is not None:
                rows.append(Row("inspect", Text(words.inspect_card(tile.face))))
            chosen = await self.app.push_screen_wait(Choose(words.HERE, words.WHAT_HERE, rows))
            if chosen == "inspect" and tile.face is not None:
                self.app.push_screen(inspect(tile.face, self._glyphs))
            if chosen is None or chosen == "inspect":
                return
            wish, moves = fitting[int(chosen)]
        self._take_up(Wish(wish.key, wish.group, wish.label, wish.face, moves))

    def _explain_place(self) -> None:
        self.notify(words.NOTHING_FITS, markup=False)

    @work(exclusive=True, group="wish")
    async def _take_up(self, wish: Wish) -> None:
        """Compose the wish's moves with everything that follows, ask where it is wise, send."""
        update = self.update_now
        if update is None or update.decision is None or self._sending:
            return
        if not wish.moves:
            self.app.bell()
            self.notify(wish.why or words.NOT_NOW, title=wish.label, severity="warning", markup=False)
            return
        plan = Plan(update.state, update.knowledge, update.decision, wish.moves, prefer)
        moves: tuple[Move, ...] | None = plan.moves
        if len(wish.moves) > 1 or len(plan.links) > 1:
            moves = await self.app.push_screen_wait(Compose(wish.label, plan, changed=self._follow))
        if moves is not None and await self._sure(wish, moves):
            self._send(moves)

    def _follow(self, plan: Plan) -> None:
        """Show on the table where the plan points."""
        self._light([place for move in plan.moves for place in places_in(move)])

    async def _sure(self, wish: Wish, moves: tuple[Move, ...]) -> bool:
        """Demolition, and an end of the turn with things left to do, are asked about."""
        verb = moves[0].text.split()[0]
        if verb == "demolish":
            return await self._confirmed(words.DEMOLISH_TITLE, words.DEMOLISH_ASK)
        if verb == "end":
            left = [w.label for w in self._wishes if w.moves and w.face and w.key != wish.key]
            if left:
                return await self._confirmed(words.END_TITLE, words.unused(left))
        return True

    async def _confirmed(self, title: str, question: str) -> bool:
        answer = await self.app.push_screen_wait(Confirm(title, question))
        return answer is True

    @work(exclusive=True, group="send")
    async def _send(self, moves: tuple[Move, ...]) -> None:
        """Hand the moves to the game; what the rules refuse is said in their words."""
        self._stop_waiting()
        self._sending = True
        try:
            await self._link.send(moves)
        except IllegalMove as error:
            self._sending = False
            self.notify(explain(error), severity="warning", markup=False)
            self._paint()

    def _answer_by_itself(self, update: Update) -> None:
        """A question with one answer is passed after a short random wait: the wait betrays nothing."""
        self._stop_waiting()
        decision = update.decision
        if decision is None or len(update.legal) != 1 or decision.kind in words.FREE_CHOICE:
            return
        only = update.legal[0]
        self._auto = self.set_timer(max(0.001, self._wait()), lambda: self._send((only,)))

    def _stop_waiting(self) -> None:
        if self._auto is not None:
            self._auto.stop()
            self._auto = None

    # -- keys ------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that lead nowhere are not shown."""
        if action == "swap":
            return self.size_class == "-compact" or (
                self.update_now is not None and self.update_now.seat is None
            )
        if action == "wish":
            return any(wish.key == parameters[0] for wish in self._wishes)
        if action == "group":
            wanted = {"build": words.GROUP_BUILD, "play": words.GROUP_PLAY}[str(parameters[0])]
            return any(wish.group == wanted for wish in self._wishes)
        return True

    def action_group(self, name: str) -> None:
        """Put the highlight on the first wish of a group that can be done."""
        wanted = {"build": words.GROUP_BUILD, "play": words.GROUP_PLAY}[name]
        group = [wish for wish in self._wishes if wish.group == wanted]
        options = self.query_one("#options", Rows)
        options.focus()
        here = options.current.key if options.current else ""
        ready = [wish.key for wish in group if wish.moves] or [wish.key for wish in group]
        if ready:
            after = ready.index(here) + 1 if here in ready else 0
            options.point(ready[after % len(ready)])

    def action_wish(self, key: str) -> None:
        """Take up a wish by its letter."""
        wish = self._wish(key)
        if wish is not None:
            self._take_up(wish)

    def action_options(self) -> None:
        """The focus goes to what can be done."""
        self.query_one("#options").focus()

    def action_inspect(self) -> None:
        """The card under the cursor, wherever the focus is."""
        face = self._pointed_face()
        if face is None:
            self.notify(words.NOTHING_TO_INSPECT, markup=False)
        else:
            self.app.push_screen(inspect(face, self._glyphs))

    def _pointed_face(self) -> str | None:
        focused = self.focused
        if isinstance(focused, Board):
            tile = focused.tile()
            return tile.face if tile is not None else None
        if isinstance(focused, Rows) and focused.current is not None:
            if focused.id == "log":
                return self.journal.face(focused.current.key)
            wish = self._wish(focused.current.key)
            return wish.face if wish is not None else None
        return None

    @on(Rows.Picked, "#log")
    def _log_picked(self, event: Rows.Picked) -> None:
        self.app.push_screen(self.journal.page(event.row.key))

    def action_log(self) -> None:
        """The log: focus it where it is in sight, else open it as a page."""
        if self.size_class == "-compact":
            rows = self.journal.rows()
            chosen = Choose(words.LOG, "", rows, start=rows[-1].key if rows else None)
            self.app.push_screen(chosen, self._log_opened)
        else:
            self.query_one("#log").focus()

    def _log_opened(self, key: str | None) -> None:
        if key is not None:
            self.app.push_screen(self.journal.page(key))

    def action_swap(self) -> None:
        """Small terminals: the other principality. Watchers: the other side of the table."""
        if self.update_now is not None and self.update_now.seat is None and self.size_class != "-compact":
            self._flipped = not self._flipped
            self._paint()
            return
        self.toggle_class("-swapped")
        self.query_one("#foe" if self.has_class("-swapped") else "#own").focus()

    @work
    async def action_undo(self) -> None:
        """Take the last move back, or say why not."""
        why = await self._link.undo()
        if why:
            self.notify(why, severity="warning", markup=False)

    @work
    async def action_verify(self) -> None:
        """Check the whole game so far."""
        said = await self._link.verify()
        self.app.push_screen(Page(words.K_VERIFY, Text(said)))

    @work
    async def action_resign(self) -> None:
        """Ask, then give up."""
        if await self._confirmed(words.RESIGN_TITLE, words.RESIGN_ASK):
            await self._link.resign()

    @on(LinkClosed)
    def _link_closed(self, message: LinkClosed) -> None:
        if message.reason:
            self.notify(message.reason, severity="warning", markup=False)

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self._link.close()

    def help_words(self) -> str:
        """What this screen is about."""
        return words.TABLE_HELP

"""The table screen: takes updates in, lets a person choose, sends moves out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.timer import Timer

from p2pduel.catalogue import table as words
from p2pduel.catalogue.speech import anew
from p2pduel.games import Game
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.person.chair import Chair, Update, short_wait
from p2pduel.person.which import game_at
from p2pduel.person.wishes import CARDS
from p2pduel.tui.boards.scene import FAR, HAND, NEAR, SHARED
from p2pduel.tui.boards.widget import Board
from p2pduel.tui.dialogs import Choose, Page
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.keys import TABLE, with_keys
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.messages import LastUpdate, Updated
from p2pduel.tui.table.wishing import Wishing

__all__ = ["TableScreen"]


class TableScreen(Wishing):
    """One game, seen from one seat."""

    class Over(Message):
        """The game ended; posted once."""

        def __init__(self, screen: TableScreen, update: Update) -> None:
            """The screen and its last update."""
            super().__init__()
            self.screen = screen
            self.update = update

    BINDINGS: ClassVar[list[BindingType]] = [*TABLE]

    def __init__(
        self,
        chair: Chair,
        *,
        game: Game | None = None,
        seats: int = 0,
        glyphs: Glyphs | None = None,
        wait: Callable[[], float] = short_wait,
    ) -> None:
        """A table over a seat; without a game and its seats, of the usual one.

        wait says how long a question that answers itself is left standing.
        """
        played = game or game_at()
        super().__init__(played, seats or played.seats[0], glyphs)
        self._bindings = with_keys(self._bindings, *self.game_keys())
        self._chair = chair
        self._wait = wait
        self._auto: Timer | None = None
        self._over = False
        self._rung_at = (-1, "")

    def game_keys(self) -> tuple[str, Sequence[Binding]]:
        """The keys of the game's own, and the key they come after."""
        return "escape", self.game.screens.keys

    @property
    def leave_question(self) -> str:
        """What is asked before the program is left from here."""
        return words.LEAVE_GAME

    def set_wait(self, wait: Callable[[], float]) -> None:
        """Another wait before questions answer themselves."""
        self._wait = wait

    def on_mount(self) -> None:
        """Listen to the game."""
        self._caption()
        self.query_one("#options").focus()
        self._listen()

    def _caption(self) -> None:
        """The captions of the lists."""
        self.query_one("#log").border_title = words.LOG
        self.query_one("#move").border_title = words.NOW

    @work(exclusive=True, group="listen")
    async def _listen(self) -> None:
        async for update in self._chair.updates():
            self.post_message(Updated(update))
        self.post_message(LastUpdate())

    # -- news -------------------------------------------------------------------------------------

    @on(Updated)
    async def _updated(self, message: Updated) -> None:
        """Take over the new state of affairs and paint it."""
        await asyncio.sleep(0)  # several updates in a row are several turns of the loop, not one long one
        update = message.update
        self.update_now = update
        self.journal.add(update)
        self._wishes = self.game.hands.wishes(update)
        if update.state.ply >= self._awaited:  # a plan of several moves is on its way until its last one
            self._sending, self._awaited = False, 0
        self._broken_rule = ""
        sought, self._sought = self._sought, ""
        self._paint()
        if not self._ask_for_a_place(update) and sought:
            self.action_options()
        self._answer_by_itself(update)
        self._ring(update)
        self._warn(update)
        if update.finished is not None and not self._over:
            self._over = True
            self.post_message(self.Over(self, update))

    def _ask_for_a_place(self, update: Update) -> bool:
        """A question about places of the board of all is asked there; whether it is one."""
        decision = update.decision
        if decision is None or self.game.hands.free(decision.kind) or len(update.legal) < 2:
            return False
        return len(self._wishes) == 1 and self.point_out(self._wishes[0])

    def _warn(self, update: Update) -> None:
        """Some news are not left to the log."""
        if news := self.journal.notice(update):
            title, told = news
            self.notify(told, title=title, severity="warning", timeout=15, markup=False)

    def _ring(self, update: Update) -> None:
        """A question in somebody else's turn rings, once."""
        decision = update.decision
        if decision is None or update.state.active == update.seat or len(update.legal) < 2:
            return
        asked = (update.state.ply, decision.kind)
        if asked != self._rung_at:
            self._rung_at = asked
            self.app.bell()

    def restyle(self, glyphs: Glyphs) -> None:
        """Other signs, colours or words: everything is painted and told anew."""
        self._glyphs = glyphs
        self._caption()
        for board in self.query(Board):
            board.restyle(glyphs)
        self._said.clear()
        self.journal.retell()
        if self.update_now is not None:
            self._wishes = self.game.hands.wishes(self.update_now)
        self._paint()

    # -- choosing --------------------------------------------------------------------------------

    @on(Rows.Pointed, "#options")
    def _option_pointed(self, event: Rows.Pointed) -> None:
        self._sought = event.row.key if event.row.key == self._sought else ""
        self._preview(event.row)

    @on(Rows.Picked, "#options")
    def _option_picked(self, event: Rows.Picked) -> None:
        wish = self._wish(event.row.key)
        if wish is not None:
            self._take_up(wish)

    @on(Board.Pointed)
    def _tile_pointed(self, event: Board.Pointed) -> None:
        """A card under the cursor lights up what belongs to it."""
        board, tile = event.board, event.tile
        belongs = self.game.screens.touched(board.id or "", tile) if tile is not None else frozenset[str]()
        board.mark(touched=belongs)

    @on(Board.Chosen)
    def _tile_chosen(self, event: Board.Chosen) -> None:
        """A place or a card: do what can be done with it, else show the card."""
        tile = event.tile
        fitting = self._fitting(event.board, tile)
        if event.board.has_class(SHARED) and any(wish.key == self._sought for wish, _ in fitting):
            fitting = [one for one in fitting if one[0].key == self._sought]
        if event.board.has_class(HAND) and tile.face is not None:
            self._from_hand(tile.face)
        elif fitting:
            self._from_place(tile, fitting)
        elif tile.face is not None:
            self.app.push_screen(self.game.screens.inspect(tile.face, self._glyphs))
        elif not tile.solid:
            self._explain_place(event.board, tile)

    @work(exclusive=True, group="send")
    async def _send(self, moves: tuple[Move, ...]) -> None:
        """Hand the moves to the game; what the rules refuse is said in their words."""
        self._stop_waiting()
        self._sending = True
        self._awaited = self.update_now.state.ply + len(moves) if self.update_now is not None else 0
        try:
            await self._chair.send(moves)
        except IllegalMove as error:
            self._sending, self._awaited = False, 0
            self._broken_rule = error.rule
            self.notify(anew(self.game.words.refusal, error), severity="warning", markup=False)
            self._paint()

    def _answer_by_itself(self, update: Update) -> None:
        """A question with one answer is passed after a short random wait: the wait betrays nothing."""
        self._stop_waiting()
        decision = update.decision
        if self._sending or decision is None or len(update.legal) != 1 or self.game.hands.free(decision.kind):
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
            update = self.update_now
            if self.has_class("-common"):  # all look at one board; watchers see another hand
                return update is not None and update.seat is None and self.size_class != "-compact"
            others = update is not None and (update.seat is None or update.state.seats > 2)
            return self.size_class == "-compact" or others
        if action == "whole":
            return bool(self.zoom)
        if action == "wish":
            return any(wish.key == parameters[0] for wish in self._wishes)
        if action == "group":
            return any(wish.group == parameters[0] for wish in self._wishes)
        return True

    def action_group(self, name: str) -> None:
        """Put the highlight on the first wish of a group that can be done."""
        group = [wish for wish in self._wishes if wish.group == name]
        self.zoom_to("")
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
        self.zoom_to("")
        self.query_one("#options").focus()

    def action_inspect(self) -> None:
        """The card under the cursor, wherever the focus is; a row about cards opens their list."""
        face = self._pointed_face()
        row = self.query_one("#options", Rows).current
        if row is not None and row.key == CARDS and self.query_one("#options").has_focus:
            self.action_wish(CARDS)
            return
        if face is None:
            self.notify(anew(lambda: words.NOTHING_TO_INSPECT), markup=False)
        else:
            self.app.push_screen(self.game.screens.inspect(face, self._glyphs))

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
            self._open_log()
        else:
            self.zoom_to("")
            self.query_one("#log").focus()

    def _open_log(self) -> None:
        rows = self.journal.rows()
        chosen = Choose(words.LOG, "", rows, start=rows[-1].key if rows else None)
        self.app.push_screen(chosen, self._log_opened)

    def _log_opened(self, key: str | None) -> None:
        if key is not None:
            self.app.push_screen(self.journal.page(key))

    def action_swap(self) -> None:
        """Watchers: another side of the table. Small terminals: another board. Else another player across."""
        update = self.update_now
        if update is not None and self.size_class != "-compact":
            if update.seat is None:
                self._turned += 1
            else:
                self._across += 1
            self._paint()
            return
        last = self._across % max(1, (update.state.seats if update is not None else 2) - 1)
        if self.has_class("-swapped") and update is not None and last < update.state.seats - 2:
            self._across += 1  # the next of the others; after the last one comes the own side
            self._paint()
            return
        self._across -= last if self.has_class("-swapped") else 0
        self.toggle_class("-swapped")
        board = self._first(FAR if self.has_class("-swapped") else NEAR)
        if board is not None:
            board.focus()

    @work
    async def action_undo(self) -> None:
        """Take the last move back, or say why not."""
        why = await self._chair.undo()
        if why:
            self.notify(why, severity="warning", markup=False)

    @work
    async def action_verify(self) -> None:
        """Check the whole game so far."""
        said = await self._chair.verify()
        self.app.push_screen(Page(words.K_VERIFY, Text(said)))

    @work
    async def action_resign(self) -> None:
        """Ask, then give up."""
        if await self._confirmed(words.RESIGN_TITLE, words.RESIGN_ASK):
            await self._chair.resign()

    @on(LastUpdate)
    def _last_update(self, message: LastUpdate) -> None:
        if message.reason:
            self.notify(message.reason, severity="warning", markup=False)

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self._chair.close()

    def help_words(self) -> str:
        """What this screen is about."""
        return self.game.screens.help

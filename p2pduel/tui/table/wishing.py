"""From a wish to the moves that are sent: cards and places chosen, what follows composed, asked about."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from rich.text import Text
from textual import work

from p2pduel.catalogue import table as words
from p2pduel.catalogue.speech import anew
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.chair import Update
from p2pduel.person.plan import Answer, Plan
from p2pduel.person.wishes import CARDS, Wish
from p2pduel.tui.boards.picture import Tile
from p2pduel.tui.boards.scene import FAR, NEAR, SHARED
from p2pduel.tui.boards.widget import Board
from p2pduel.tui.dialogs import Choose, Confirm, Page
from p2pduel.tui.dialogs.cards import CardPicker
from p2pduel.tui.dialogs.compose import Compose
from p2pduel.tui.parts.rows import NOWHERE, Row
from p2pduel.tui.table.prompts import prompt
from p2pduel.tui.table.view import TableView

__all__ = ["Wishing"]


class Wishing(TableView):
    """A table at which wishes are made; whoever has the link sends the moves."""

    @abstractmethod
    def _send(self, moves: tuple[Move, ...]) -> Any:
        """Hand the moves to the game."""

    def _fitting(self, board: Board, tile: Tile) -> list[tuple[Wish, tuple[Move, ...]]]:
        """Wishes some of whose moves point at the tile."""
        asked = self.update_now.decision if self.update_now is not None else None
        screens = self.game.screens
        aimed = ((wish, screens.aimed(board.id or "", tile, wish.moves, asked)) for wish in self._wishes)
        return [(wish, moves) for wish, moves in aimed if moves]

    def _from_hand(self, face: str) -> None:
        wish = self._wish(f"card {face}")
        if wish is not None:
            self._take_up(wish)
            return
        about = [
            one
            for one in self._wishes
            if one.face == face or any(face in self.game.hands.cards_in(move).values() for move in one.moves)
        ]
        if len(about) == 1:
            self._take_up(about[0], face)
        else:
            self.app.push_screen(self.game.screens.inspect(face, self._glyphs))

    @work
    async def _from_place(self, tile: Tile, fitting: list[tuple[Wish, tuple[Move, ...]]]) -> None:
        """From the place to the card: what may happen here?"""
        if len(fitting) == 1 and tile.face is None:
            wish, moves = fitting[0]
        else:
            labels = [self._label_here(wish, moves) for wish, moves in fitting]
            rows = [Row(str(index), Text(label)) for index, label in enumerate(labels)]
            if tile.face is not None:
                rows.append(Row("inspect", Text(words.inspect_card(self.game.words.card_name(tile.face)))))
            chosen = await self.app.push_screen_wait(Choose(words.HERE, words.WHAT_HERE, rows))
            if chosen == "inspect" and tile.face is not None:
                self.app.push_screen(self.game.screens.inspect(tile.face, self._glyphs))
            if chosen is None or chosen == "inspect":
                return
            wish, moves = fitting[int(chosen)]
        key = str(moves[0]) if wish.key == CARDS and len(moves) == 1 else wish.key
        self._take_up(Wish(key, wish.group, wish.label, wish.face, moves), placed=True)

    def _label_here(self, wish: Wish, moves: tuple[Move, ...]) -> str:
        """What a wish means at one place."""
        one = wish.key == CARDS and len(moves) == 1 and self.update_now is not None
        return (
            self.game.words.describe(moves[0], self.update_now.state)
            if one and self.update_now
            else wish.label
        )

    def _explain_place(self, board: Board, tile: Tile) -> None:
        """Nothing fits: say why, of every wish in the rules' words."""
        update = self.update_now
        if update is None:
            return

        def refused() -> str | list[tuple[str, str, str]]:
            return self.game.screens.refused(update, self._wishes, board.id or "", tile)

        why = refused()
        if isinstance(why, str):
            if why:
                self.notify(anew(lambda: str(refused())), markup=False)
            return
        lies = self.game.screens.lies(update, board.id or "", tile, self._glyphs)
        text, rules = Text(f"{lies}\n\n" if lies else ""), []
        text.append(f"{words.NOTHING_FITS}\n")
        for label, reason, rule in why:
            rules += [rule] if rule else []
            text.append(f"\n{self._glyphs.no} {label}: ", style="bold")
            text.append(reason)
        self.app.push_screen(Page(words.HERE, text, rules))

    def _retold(self, update: Update, wish: Wish) -> Wish:
        """A wish in the language spoken now."""
        return next((one for one in self.game.hands.wishes(update) if one.key == wish.key), wish)

    @work(exclusive=True, group="wish")
    async def _take_up(self, wish: Wish, start: str = NOWHERE, *, placed: bool = False) -> None:
        """Compose the wish's moves with everything that follows, ask where it is wise, send.

        A place on the board of all is chosen there, unless the wish began with one.
        """
        update = self.update_now
        if update is None or update.decision is None or self._sending:
            return
        if not wish.moves:
            self.app.bell()
            why = anew(lambda: self._retold(update, wish).why or words.NOT_NOW)
            title = anew(lambda: self._retold(update, wish).label)
            self.notify(why, title=title, severity="warning", markup=False)
            return
        if not placed and self.point_out(wish):
            return
        if placed and len(wish.moves) == 1 and self._sought == wish.key:
            moves: tuple[Move, ...] | None = wish.moves
        elif wish.key == CARDS:
            moves = await self._among_cards(update, update.decision, wish, start)
        else:
            moves = await self._composed(update, update.decision, wish)
        if moves is not None and await self._sure(moves):
            self._send(moves)

    def point_out(self, wish: Wish) -> bool:
        """Let the place of a wish be chosen on the board of all; whether it is about one there."""
        board = next(iter(self.query(f".{SHARED}").results(Board)), None)
        if board is None or not all(self.game.hands.places_in(move) for move in wish.moves):
            return False
        self._sought = wish.key
        self.zoom_to("-boards" if self.zoom else "")
        self._light([(move, None) for move in wish.moves])
        board.focus()
        board.seek()
        return True

    async def _among_cards(
        self, update: Update, decision: Decision, wish: Wish, start: str
    ) -> tuple[Move, ...] | None:
        """A card from a list; start is the face it opens at."""
        cards = CardPicker(
            wish.label,
            prompt(update, decision),
            self.game,
            update.state,
            decision.seat,
            wish.moves,
            self._glyphs,
            start=start,
            closed=self.game.hands.only_shown(update, decision, wish.moves),
        )
        move = await self.app.push_screen_wait(cards)
        return (move,) if move is not None else None

    async def _composed(self, update: Update, decision: Decision, wish: Wish) -> tuple[Move, ...] | None:
        """A wish with all its choices; what costs something is shown before it is done."""
        hands = self.game.hands
        own = self.game.screens.dialogue(update, wish, self._glyphs)
        if own is not None:
            return await self.app.push_screen_wait(own)
        plan = Plan(self.game, update.state, update.knowledge, decision, wish.moves)
        spends = hands.free(decision.kind) and not hands.harmless(decision, plan.moves[0])
        if len(wish.moves) == 1 and len(plan.answers) == 1 and not spends:
            return plan.moves
        return await self.app.push_screen_wait(
            Compose(
                wish.label,
                self.game,
                plan,
                self._glyphs,
                note=wish.note,
                changed=self._follow,
                aimed_at=self._aimed_at,
            )
        )

    def _aimed_at(self, x: int, y: int, answer: Answer) -> tuple[Move, ...] | None:
        """The answers that point at a spot of the screen; None if there is no place of the table."""
        for spread in self.boards:
            if spread.place in (FAR, NEAR, SHARED):
                tile = self.query_one(f"#{spread.key}", Board).tile_at(x, y)
                if tile is not None:
                    return self.game.screens.aimed(spread.key, tile, answer.moves, answer.decision)
        return None

    def _follow(self, plan: Plan) -> None:
        """Show on the table where the plan points."""
        self._light([(answer.chosen, answer.decision) for answer in plan.answers])

    async def _sure(self, moves: tuple[Move, ...]) -> bool:
        """What can't be mended, and an end with things left to do, are asked about."""
        asked = self.game.hands.sure(moves, self._wishes)
        return asked is None or await self._confirmed(*asked)

    async def _confirmed(self, title: str, question: str) -> bool:
        answer = await self.app.push_screen_wait(Confirm(title, question))
        return answer is True

"""From a wish to the moves that are sent: cards and places chosen, what follows composed, asked about."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from rich.text import Text
from textual import work

from p2pduel.catalogue.screens import table as words
from p2pduel.games.duel.screens.phrases import aims_across, cards_in, places_in
from p2pduel.games.duel.screens.principality import site_of
from p2pduel.games.duel.screens.wishes import why_not_here
from p2pduel.games.duel.words.moves import describe
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.chair import Update
from p2pduel.person.plan import Plan
from p2pduel.person.wishes import CARDS, Wish
from p2pduel.tui.boards.picture import Tile
from p2pduel.tui.boards.widget import Board
from p2pduel.tui.dialogs import Choose, Confirm, Page
from p2pduel.tui.dialogs.cards import CardPicker
from p2pduel.tui.dialogs.compose import Compose
from p2pduel.tui.parts.rows import NOWHERE, Row
from p2pduel.tui.reading.inspector import inspect
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
        if board.id not in ("own", "market", "foe"):
            return []
        place, found = site_of(tile.place), []
        for wish in self._wishes:
            aimed = [move for move in wish.moves if aims_across(move) == (board.id == "foe")]
            moves = tuple(m for m in aimed if place in places_in(m) or place in m.text.split())
            if moves:
                found.append((wish, moves))
        return found

    def _from_hand(self, face: str) -> None:
        wish = self._wish(f"card {face}")
        if wish is not None:
            self._take_up(wish)
            return
        about = [
            one
            for one in self._wishes
            if one.face == face or any(face in cards_in(move).values() for move in one.moves)
        ]
        if len(about) == 1:
            self._take_up(about[0], face)
        else:
            self.app.push_screen(inspect(face, self._glyphs))

    @work
    async def _from_place(self, tile: Tile, fitting: list[tuple[Wish, tuple[Move, ...]]]) -> None:
        """From the place to the card: what may happen here?"""
        if len(fitting) == 1 and tile.face is None:
            wish, moves = fitting[0]
        else:
            labels = [self._label_here(wish, moves) for wish, moves in fitting]
            rows = [Row(str(index), Text(label)) for index, label in enumerate(labels)]
            if tile.face is not None:
                rows.append(Row("inspect", Text(words.inspect_card(tile.face))))
            chosen = await self.app.push_screen_wait(Choose(words.HERE, words.WHAT_HERE, rows))
            if chosen == "inspect" and tile.face is not None:
                self.app.push_screen(inspect(tile.face, self._glyphs))
            if chosen is None or chosen == "inspect":
                return
            wish, moves = fitting[int(chosen)]
        key = str(moves[0]) if wish.key == CARDS and len(moves) == 1 else wish.key
        self._take_up(Wish(key, wish.group, wish.label, wish.face, moves))

    def _label_here(self, wish: Wish, moves: tuple[Move, ...]) -> str:
        """What a wish means at one place."""
        one = wish.key == CARDS and len(moves) == 1 and self.update_now is not None
        return describe(moves[0], self.update_now.state) if one and self.update_now else wish.label

    def _explain_place(self, place: str) -> None:
        """Nothing fits: say of every card why, in the rules' words."""
        update = self.update_now
        if update is None or update.decision is None or update.decision.kind != "action":
            self.notify(words.NOT_YOUR_MOVE, markup=False)
            return
        text, rules = Text(f"{words.NOTHING_FITS}\n"), []
        for wish in self._wishes:
            why, rule = why_not_here(update, wish, place)
            if why:
                rules += [rule] if rule else []
                text.append(f"\n{self._glyphs.no} {wish.label}: ", style="bold")
                text.append(why)
        self.app.push_screen(Page(words.HERE, text, rules))

    @work(exclusive=True, group="wish")
    async def _take_up(self, wish: Wish, start: str = NOWHERE) -> None:
        """Compose the wish's moves with everything that follows, ask where it is wise, send."""
        update = self.update_now
        if update is None or update.decision is None or self._sending:
            return
        if not wish.moves:
            self.app.bell()
            self.notify(wish.why or words.NOT_NOW, title=wish.label, severity="warning", markup=False)
            return
        if wish.key == CARDS:
            moves = await self._among_cards(update, update.decision, wish, start)
        else:
            moves = await self._composed(update, update.decision, wish)
        if moves is not None and await self._sure(wish, moves):
            self._send(moves)

    async def _among_cards(
        self, update: Update, decision: Decision, wish: Wish, start: str
    ) -> tuple[Move, ...] | None:
        """A card from a list; start is the face it opens at."""
        cards = CardPicker(
            wish.label,
            prompt(update.state, decision, update),
            update.state,
            decision.seat,
            wish.moves,
            self._glyphs,
            start=start,
            closed=update.game.hands.only_shown(update, decision, wish.moves),
        )
        move = await self.app.push_screen_wait(cards)
        return (move,) if move is not None else None

    async def _composed(self, update: Update, decision: Decision, wish: Wish) -> tuple[Move, ...] | None:
        """A wish with all its choices; what costs something is shown before it is done."""
        hands = update.game.hands
        plan = Plan(update.game, update.state, update.knowledge, decision, wish.moves)
        spends = hands.free(decision.kind) and not hands.harmless(decision, plan.moves[0])
        if len(wish.moves) == 1 and len(plan.links) == 1 and not spends:
            return plan.moves
        return await self.app.push_screen_wait(
            Compose(
                wish.label,
                plan,
                self._glyphs,
                note=wish.note,
                changed=self._follow,
                place_at=self._place_at,
            )
        )

    def _place_at(self, x: int, y: int) -> tuple[str, bool] | None:
        """The place of the table at a spot of the screen, and whether it lies across."""
        for board in (self.query_one("#own", Board), self.query_one("#foe", Board)):
            tile = board.tile_at(x, y)
            if tile is not None:
                return site_of(tile.place), board.id == "foe"
        return None

    def _follow(self, plan: Plan) -> None:
        """Show on the table where the plan points."""
        self._light(plan.moves)

    async def _sure(self, _wish: Wish, moves: tuple[Move, ...]) -> bool:
        """What would be regretted is asked about first."""
        update = self.update_now
        asked = update.game.hands.sure(moves, self._wishes) if update is not None else None
        return asked is None or await self._confirmed(*asked)

    async def _confirmed(self, title: str, question: str) -> bool:
        answer = await self.app.push_screen_wait(Confirm(title, question))
        return answer is True

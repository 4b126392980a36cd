"""Cards to choose among, with everything that stands on them; first the card, then the stack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import Static

from p2pduel.catalogue import table as words
from p2pduel.catalogue.speech import anew
from p2pduel.games import Game
from p2pduel.kernel.moves import Move
from p2pduel.tui.dialogs.choose import Choose
from p2pduel.tui.dialogs.sheet import Sheet
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.cardlist import CardList, CardPage, Line
from p2pduel.tui.parts.rows import NOWHERE, Row, Rows
from p2pduel.tui.theme import PALETTE

__all__ = ["CardPicker"]

_BESIDE = 116
"""Columns from which a card stands beside the list and lines still have room for whole prices."""
_AROUND, _LEAST = 6, 18
"""Lines around the list, and lines a window has at least: a card with a long text needs them."""


class CardPicker(Sheet[Move]):
    """Returns the move that means the chosen cards, or None when it was closed; begins on no card."""

    DEFAULT_CSS = """
    CardPicker > .sheet { width: 150; height: 92%; }
    CardPicker #cards { height: 1fr; layout: horizontal; }
    CardPicker #choices { width: 1fr; height: 100%; max-height: 100%; scrollbar-size: 1 1; }
    CardPicker CardPage { width: 40; height: 100%; padding: 0 1; border-left: solid $border-blurred; }
    CardPicker #marked { height: auto; color: $text-muted; }
    CardPicker.-narrow #cards { layout: vertical; }
    CardPicker.-narrow #choices { width: 100%; height: 1fr; }
    CardPicker.-narrow CardPage {
        width: 100%; height: 9; padding: 0; border-left: none; border-top: solid $border-blurred;
    }
    CardPicker.-narrow.-guided CardPage { height: 7; }
    CardPicker.-narrow.-guided .guide, CardPicker.-narrow.-guided .question { margin: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "card", "p2pduel.catalogue.table:K_INSPECT"),
        Binding("space", "take_these", "p2pduel.catalogue.table:TAKE_THESE", priority=True),
    ]

    def __init__(
        self,
        title: str,
        question: str,
        game: Game,
        state: Any,
        seat: int,
        moves: Sequence[Move],
        glyphs: Glyphs,
        *,
        start: str = NOWHERE,
        closed: Mapping[str, str] | None = None,
    ) -> None:
        """The moves of a question that mean cards; start is the face the cursor begins on.

        Closed are cards that are shown with the others and cannot be chosen, by keys of their own.
        """
        super().__init__(title)
        self._question = question
        self.game = game
        self._state = state
        self._seat = seat
        self._moves = list(moves)
        self._glyphs = glyphs
        self._first = start
        self._untakeable = dict(closed or {})
        self._cards = {
            key: face for move in moves for key, face in game.hands.cards_in(move).items()
        } | self._untakeable
        self._several = any(len(game.hands.cards_in(move)) > 1 for move in moves)
        self._marked: list[str] = []

    def contents(self) -> ComposeResult:
        """The question, the list, the marked card."""
        yield Static(Text(self._question), classes="question")
        with Container(id="cards"):
            yield CardList(self.game, self._glyphs, read_first=True, id="choices")
            yield CardPage(self.game)
        if self._several:
            yield Static("", id="marked")

    def on_mount(self) -> None:
        """The cursor is nowhere: Enter hit twice chooses nothing."""
        self.query_one(CardList).focus()

    def on_resize(self) -> None:
        """The card stands beside the list where there is room, else below it."""
        self.set_class(self.size.width < _BESIDE, "-narrow")
        self.call_after_refresh(self._fill)

    def _fill(self) -> None:
        cards = self.query_one(CardList)
        here = cards.current.key if cards.current is not None else NOWHERE
        start = next((key for key, face in self._cards.items() if face == self._first), NOWHERE)
        self._first = NOWHERE
        shelves = [
            (kind, [self._line(key) for face in dict.fromkeys(faces) for key in self._keys(face)])
            for kind, faces in self.game.screens.by_kind(self._cards.values())
        ]
        if not self.has_class("-narrow"):
            lines = sum(1 + len(shelf) for _, shelf in shelves) + _AROUND
            self.query_one(".sheet").styles.height = min(max(lines, _LEAST), self.size.height * 92 // 100)
        cards.fill(shelves, start=here or start)
        self._show(cards.current)

    def _keys(self, face: str) -> list[str]:
        return [key for key, one in self._cards.items() if one == face]

    def _line(self, key: str) -> Line:
        lead = Text(f" {self._glyphs.yes} " if key in self._marked else "   ", style=PALETTE["green"])
        return Line(key, self._cards[key], lead, self._where(key), bright=key not in self._untakeable)

    def _where(self, key: str) -> str:
        """Where a standing card stands, which tells equal ones apart."""
        return self.game.screens.where(self._state, self._seat, self._moves[0], key)

    # -- choosing --------------------------------------------------------------------------------

    @on(Rows.Pointed)
    def _pointed(self, event: Rows.Pointed) -> None:
        self._show(event.row)

    def _show(self, row: Row | None) -> None:
        face = self.query_one(CardList).face_of(row)
        self.query_one(CardPage).show(face, self._glyphs, otherwise=words.READ_FIRST)
        if self._several:
            names = [self.game.words.card_name(self._cards[key]) for key in self._marked]
            self.query_one("#marked", Static).update(Text(words.chosen_so_far(names)))
        self.refresh_bindings()

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        event.stop()
        key = event.row.key
        if key in self._untakeable:
            self.app.bell()
            self.notify(anew(lambda: words.NOT_OFFERED), severity="warning", markup=False)
            return
        if not self._several:
            self._marked = [key]
            self._settle()
            return
        self._marked = [one for one in self._marked if one != key] + [key] * (key not in self._marked)
        self.query_one(CardList).renew(self._line(key))
        self._show(event.row)

    def _fitting(self) -> list[Move]:
        """The moves that mean exactly what is marked."""
        return [move for move in self._moves if set(self.game.hands.cards_in(move)) == set(self._marked)]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The key that takes several is shown when they can be taken."""
        if action == "take_these":
            return self._several and bool(self._fitting())
        return super().check_action(action, parameters)

    def action_card(self) -> None:
        """Everything about the marked card."""
        self.query_one(CardList).inspect()

    def action_take_these(self) -> None:
        """Several cards are marked: take them."""
        self._settle()

    @work
    async def _settle(self) -> None:
        """The cards are chosen; where they may go to several stacks, that is asked."""
        moves = self._fitting()
        if len(moves) > 1:
            rows = [Row(move.text, Text(self.game.words.describe(move, self._state))) for move in moves]
            chosen = await self.app.push_screen_wait(Choose(self.heading, words.WHICH_STACK, rows))
            moves = [move for move in moves if move.text == chosen]
        if moves:
            self.dismiss(moves[0])

"""A game on the screens: boards, cards, keys, figures. States are the game's own, so they are Any here."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome

if TYPE_CHECKING:  # screens are loaded when somebody wants to see them
    from rich.text import Text
    from textual.binding import Binding
    from textual.screen import Screen

    from p2pduel.person.chair import Update
    from p2pduel.person.wishes import Wish
    from p2pduel.tui.boards.picture import Picture, Tile
    from p2pduel.tui.boards.scene import Figure, Leap, Painted, Scene, Spread
    from p2pduel.tui.dialogs import Page
    from p2pduel.tui.glyphs import Glyphs
    from p2pduel.tui.parts.rows import Row

__all__ = ["Screens"]


class Screens(Protocol):
    """What `SCREENS` of a game's `screens.door` must have; p2pduel.tui.boards.anygame has all, plainly."""

    # --- the table ----------------------------------------------------------------------------------------

    @property
    def keys(self) -> "Sequence[Binding]":
        """The keys of the game's own verbs: actions group('heading') and wish('key'), ids table.something."""

    @property
    def help(self) -> str:
        """What the table is about, for somebody who sees it for the first time."""

    @property
    def handbook(self) -> tuple[str, str]:
        """What may be typed into the handbook, as an example, and what its help says."""

    def boards(self, seats: int) -> "Sequence[Spread]":
        """The boards of a table for so many, from above."""

    def paint(self, board: str, scene: "Scene") -> "Painted":
        """One of these boards."""

    def summary(self, scene: "Scene", seat: int) -> "Text":
        """What a seat has, in two lines for small terminals."""

    def ink(self, seat: int) -> str:
        """The named ink of a seat."""

    def mark(self, seat: int) -> str:
        """The sign of a seat in a chart: its shape says what its ink says."""

    # --- places -------------------------------------------------------------------------------------------

    def aimed(
        self, board: str, tile: "Tile", moves: Iterable[Move], asked: Decision | None = None
    ) -> tuple[Move, ...]:
        """Those of the moves that point at a tile of a board; asked: the question they answer."""

    def lit(
        self, board: str, picture: "Picture", moves: Sequence[Move], asked: Decision | None = None
    ) -> frozenset[str]:
        """The places of a board that light up while these answers to a question are thought of."""

    def touched(self, board: str, tile: "Tile") -> frozenset[str]:
        """The places that belong to the tile under the cursor."""

    def refused(
        self, update: "Update", wishes: "Sequence[Wish]", board: str, tile: "Tile"
    ) -> "str | list[tuple[str, str, str]]":
        """Why nothing can be done at a free place: a sentence, or wish, reason and rule of each wish."""

    def lies(self, update: "Update", board: str, tile: "Tile", glyphs: "Glyphs") -> str:
        """What lies at a place where nothing can be done; empty where the board says so itself."""

    # --- choosing -----------------------------------------------------------------------------------------

    def rows(
        self, wishes: "Iterable[Wish]", state: Any, seat: int, glyphs: "Glyphs", width: int
    ) -> "list[Row]":
        """Wishes as rows of a list: whether each can be had, and what it costs."""

    def preview(self, wish: "Wish") -> str:
        """What to know about a wish that can be had."""

    def dialogue(self, update: "Update", wish: "Wish", glyphs: "Glyphs") -> "Screen[tuple[Move, ...]] | None":
        """The game's own dialogue for a wish, which returns the moves; None where the usual one does."""

    # --- what happened ------------------------------------------------------------------------------------

    def goes_on(self, last: Outcome, outcome: Outcome) -> bool:
        """Whether an outcome is told in one line with the one before it."""

    def notice(self, update: "Update", since: Sequence[Outcome]) -> tuple[str, str] | None:
        """Title and text of news that must not be left to the log; since: what happened in this turn."""

    # --- cards --------------------------------------------------------------------------------------------

    def by_kind(self, faces: Iterable[str]) -> Iterable[tuple[str, list[str]]]:
        """Cards under headings."""

    def card_line(
        self, face: str, lead: "Text", glyphs: "Glyphs", width: int, *, note: str, bright: bool, effect: bool
    ) -> "Text":
        """One card in a line: what stands before it, name, note, and the rest where there is room."""

    def card_page(self, face: str, glyphs: "Glyphs") -> "Text":
        """A card in a few lines."""

    def inspect(self, face: str, glyphs: "Glyphs") -> "Page":
        """Everything about a card."""

    def where(self, state: Any, seat: int, move: Move, key: str) -> str:
        """Where a card stands that a move of a seat chooses, by its key; empty if that needs no telling."""

    def legend(self, glyphs: "Glyphs") -> Iterable[tuple[str, str]]:
        """Every sign and abbreviation of the table with its meaning."""

    # --- the end, and looking back ------------------------------------------------------------------------

    def figures(self, state: Any) -> "Sequence[Figure]":
        """Where the points come from."""

    @property
    def leaps(self) -> "Sequence[Leap]":
        """What can be looked for in a recorded game, beside turns."""

    def chart(self, outcomes: Iterable[Outcome], glyphs: "Glyphs", width: int) -> "Text":
        """Chance so far, beside what fair chance would be; empty where there is none."""

    # --- screens of its own -------------------------------------------------------------------------------

    def lesson(self, glyphs: "Glyphs", shut: Callable[[], None] | None = None) -> "Screen[None] | None":
        """The first lesson, if the game has one; shut: what leaving it means."""

    def deck_builder(
        self, draft: Any, glyphs: "Glyphs", shut: Callable[[], None] | None = None
    ) -> "Screen[None] | None":
        """The deck builder with a draft or none, if players bring decks; shut: what leaving it means."""

"""The island on the screens: the map, the players and the bank above it, the own cards below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual.binding import Binding
from textual.content import Content

from p2pduel.games.island.rules.geometry import (
    EDGE_NAMES,
    EDGES,
    HEX_NAMES,
    HEXES_AT,
    VERTEX_NAMES,
    VERTEX_OF,
)
from p2pduel.games.island.rules.state import State
from p2pduel.games.island.screens.captions import (
    caption,
    colour_names,
    figures,
    hand_picture,
    roster,
    summary,
)
from p2pduel.games.island.screens.chart import chart_of
from p2pduel.games.island.screens.dice import dice_chart
from p2pduel.games.island.screens.mapboard import MapBoard
from p2pduel.games.island.screens.rows import rows_for
from p2pduel.games.island.screens.signs import INKS, RICH, signs_of
from p2pduel.games.island.words import screen as words
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.kernel.state import NOBODY
from p2pduel.person.chair import Update
from p2pduel.person.wishes import Wish
from p2pduel.tui.boards.anygame import AnyGame
from p2pduel.tui.boards.picture import Tile
from p2pduel.tui.boards.scene import HAND, ROSTER, SHARED, Figure, Leap, Painted, Scene, Spread
from p2pduel.tui.boards.widget import Ledge, Shelf
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row
from p2pduel.tui.reading.legend import legend, meant
from p2pduel.tui.table.captions import name_of

if TYPE_CHECKING:
    from textual.screen import Screen

__all__ = ["SCREENS"]

_WORDS = "p2pduel.games.island.words.screen"
_TALL = {"-compact": 2, "-wide": 6}
"""Lines of a card in hand, where they are not three."""


class _Island(AnyGame):
    """One map for all."""

    keys = (
        Binding("b", "group('build')", f"{_WORDS}:K_BUILD", id="table.build"),
        Binding("t", "group('trade')", f"{_WORDS}:K_TRADE", id="table.trade"),
        Binding("p", "group('cards')", f"{_WORDS}:K_CARDS", id="table.play"),
        Binding("r", "wish('roll')", f"{_WORDS}:K_ROLL", id="table.roll"),
        Binding("e", "wish('end')", f"{_WORDS}:K_END", id="table.end"),
    )
    leaps = (
        Leap("rolled", "r", f"{_WORDS}:NEXT_ROLL"),
        Leap("built", "b", f"{_WORDS}:NEXT_BUILDING"),
        Leap("robber", "e", f"{_WORDS}:NEXT_ROBBER"),
    )

    @property
    def help(self) -> str:
        """What the table is about."""
        return words.TABLE_HELP

    @property
    def handbook(self) -> tuple[str, str]:
        """What may be typed into the handbook, and what its help says."""
        return words.HANDBOOK_ASK, words.HANDBOOK_HELP

    # --- the table ----------------------------------------------------------------------------------------

    def boards(self, seats: int) -> Sequence[Spread]:
        """Players and bank in a line each, the map, the hand."""
        return (
            Spread("roster", ROSTER, Ledge, seats + 1),
            Spread("map", SHARED, MapBoard),
            Spread("hand", HAND, Shelf),
        )

    def paint(self, board: str, scene: Scene) -> Painted:
        """One of these."""
        if board == "roster":
            return Painted(roster(scene))
        if board == "hand":
            own = words.hand_title(name_of(scene.update, scene.near), scene.near == scene.you)
            tall = _TALL.get(scene.size, 3)
            return Painted(hand_picture(scene), Content(own), INKS[scene.near], sizes=(tall, 10, 20))
        chart = chart_of(scene.update.state, colour_names(scene.update))
        return Painted(chart, Content(words.MAP), changed=_changed(scene.update))

    def summary(self, scene: Scene, seat: int) -> Text:
        """All players in two lines."""
        return summary(scene, seat)

    def ink(self, seat: int) -> str:
        """The seat's colour."""
        return INKS[seat]

    def mark(self, seat: int) -> str:
        """The seat's shape."""
        return RICH.marks[seat]

    # --- places -------------------------------------------------------------------------------------------

    def aimed(
        self, board: str, tile: Tile, moves: Iterable[Move], asked: Decision | None = None
    ) -> tuple[Move, ...]:
        """The moves that name a place of the map."""
        return super().aimed(board, tile, moves, asked) if board == "map" else ()

    def touched(self, board: str, tile: Tile) -> frozenset[str]:
        """The hexes of an intersection."""
        if board != "map" or tile.place not in VERTEX_OF:
            return frozenset()
        return frozenset(HEX_NAMES[hex_] for hex_ in HEXES_AT[VERTEX_OF[tile.place]])

    def refused(
        self, update: Update, wishes: Sequence[Wish], board: str, tile: Tile
    ) -> str | list[tuple[str, str, str]]:
        """Why nothing can be built at a free place."""
        if board != "map":
            return ""
        if update.decision is None:
            return words.NOT_YOUR_MOVE
        return super().refused(update, wishes, board, tile)

    def lies(self, update: Update, board: str, tile: Tile, glyphs: Glyphs) -> str:
        """The site or edge, and what it yields: the page with the reasons lies over the map."""
        chart = chart_of(update.state, colour_names(update))
        return caption(chart, tile.place, glyphs) if board == "map" else ""

    # --- choosing -----------------------------------------------------------------------------------------

    def rows(self, wishes: Iterable[Wish], state: State, seat: int, glyphs: Glyphs, width: int) -> list[Row]:
        """With prices."""
        return rows_for(wishes, state, seat, glyphs, width)

    def preview(self, wish: Wish) -> str:
        """What a card does, or what else there is to know."""
        return wish.note or super().preview(wish)

    def dialogue(self, update: Update, wish: Wish, glyphs: Glyphs) -> Screen[tuple[Move, ...]] | None:
        """Sets of cards are put together in a dialogue of their own."""
        from p2pduel.games.island.screens.deal import deal  # painted on demand only

        return deal(update, wish, glyphs)

    # --- looking up, looking back -------------------------------------------------------------------------

    def legend(self, glyphs: Glyphs) -> Iterator[tuple[str, str]]:
        """The signs of the map, then those of every table."""
        signs = signs_of(glyphs)
        yield from zip(signs.terrain, words.LANDS, strict=True)
        for name, said in words.LEGEND.items():
            yield from meant(tuple(one[0] for one in getattr(signs, name)), said)
        yield from legend(glyphs)

    def figures(self, state: State) -> Sequence[Figure]:
        """Where the points come from."""
        return figures(state)

    def chart(self, outcomes: Iterable[Outcome], glyphs: Glyphs, width: int) -> Text:
        """The sums that were rolled, beside what fair dice would bring."""
        rolled = (outcome.data["dice"] for outcome in outcomes if outcome.kind in ("rolled", "rolled_same"))
        return dice_chart(Counter(sum(dice) for dice in rolled), glyphs, width)

    # --- screens of its own -------------------------------------------------------------------------------

    def lesson(self, glyphs: Glyphs, shut: Callable[[], None] | None = None) -> Screen[None]:
        """A few prepared turns on the real table."""
        from p2pduel.games.island.screens.lesson import course  # painted on demand only
        from p2pduel.tui.lesson.screen import LessonScreen

        return LessonScreen(course(), glyphs=glyphs, shut=shut)


def _changed(update: Update) -> dict[str, str]:
    """Buildings and roads that are new since the own last turn."""
    before, now = update.before, update.state
    if before is None:
        return {}
    sites = {
        VERTEX_NAMES[at]: "new" if before.owners[at] == NOBODY else "more"
        for at in range(len(now.owners))
        if now.levels[at] != before.levels[at]
    }
    roads = {EDGE_NAMES[at]: "new" for at in range(len(EDGES)) if now.roads[at] != before.roads[at]}
    return sites | roads


SCREENS = _Island("island")

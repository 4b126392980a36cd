"""A table screen for any game, from its state, words and hands; a game overrides what it shows better."""
# ruff: noqa: ARG002 (what is plain needs less than what it is given)

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text
from textual.binding import Binding
from textual.content import Content

from p2pduel import games
from p2pduel.catalogue import table as words
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.wishes import Wish
from p2pduel.tui.boards.picture import Picture, Tile
from p2pduel.tui.boards.scene import FAR, HAND, NEAR, Figure, Leap, Painted, Scene, Spread
from p2pduel.tui.boards.widget import Shelf
from p2pduel.tui.dialogs import Page
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.parts.rows import Row, heading
from p2pduel.tui.reading.legend import legend
from p2pduel.tui.theme import PALETTE

if TYPE_CHECKING:
    from textual.screen import Screen

    from p2pduel.person.chair import Update

__all__ = ["AnyGame"]

_INKS = ("red", "blue", "green", "gold")
_MARKS = ("●", "○", "◆", "◇", "▲", "△")
_SIZES = {"-compact": (2, 13, 30), "-usual": (3, 13, 30), "-wide": (6, 13, 30)}
"""Lines of a card on a shelf, and its least and most columns."""


class AnyGame:
    """Players with their points, zones with what is known of them, a hand; wishes as a plain list."""

    keys: Sequence[Binding] = ()
    leaps: Sequence[Leap] = ()

    def __init__(self, name: str) -> None:
        """The screens of the game of that name."""
        self._name = name

    @property
    def game(self) -> games.Game:
        """The game itself."""
        return games.game(self._name)

    @property
    def help(self) -> str:
        """A few sentences about the table."""
        return words.ANY_HELP

    @property
    def handbook(self) -> tuple[str, str]:
        """The words in the line to type in, and what the handbook is."""
        return words.HANDBOOK_ASK, words.HANDBOOK_HELP

    # --- the table ----------------------------------------------------------------------------------------

    def boards(self, seats: int) -> Sequence[Spread]:
        """The players above, what lies on the table below them, then the hand."""
        return (Spread("seats", FAR, Shelf), Spread("zones", NEAR, Shelf), Spread("hand", HAND, Shelf))

    def paint(self, board: str, scene: Scene) -> Painted:
        """One of these."""
        near, sizes = scene.near, _SIZES[scene.size]
        if board == "hand":
            title = Content(words.hand_of(scene.update.name(near), near == scene.you))
            return Painted(Picture.of(self._hand(scene)), title, sizes=sizes)
        if board == "seats":
            return Painted(Picture.of(self._seats(scene)), Content(words.PLAYERS), sizes=sizes)
        return Painted(Picture.of(self._zones(scene)), Content(words.ON_TABLE), sizes=sizes)

    def _seats(self, scene: Scene) -> Iterator[Tile]:
        """Name, points and hand of every player; whose turn it is stands out."""
        state, target = scene.update.state, self._target(scene.update.state)
        for seat in range(state.seats):
            points = f"{scene.glyphs.victory}{self.game.rules.score(state, seat)}/{target}"
            held = words.hand_size(len(state.zones.get(f"hand{seat}", ())))
            hue = "bronze" if seat == state.active else "wood"
            yield Tile(f"seat{seat}", seat, 1, hue, scene.update.name(seat), points, (held,))

    def _target(self, state: Any) -> int:
        return self.game.rules.target(state)

    def _zones(self, scene: Scene) -> Iterator[Tile]:
        """Every stack that is no hand, with its size and its topmost card if that is known."""
        state, update = scene.update.state, scene.update
        names = [update.name(seat) for seat in range(state.seats)]
        hands = {f"hand{seat}" for seat in range(state.seats)}
        for index, (zone, slots) in enumerate(state.zones.items()):
            if zone not in hands:
                face = self._face(scene, slots[0]) if slots else None
                lines = (self.game.words.card_name(face),) if face else ()
                name = self.game.words.zone(state, zone, names)
                yield Tile(zone, index, 1, "sage" if face else "back", name, str(len(slots)), lines, face)

    def _hand(self, scene: Scene) -> Iterator[Tile]:
        ready = {wish.face for wish in scene.wishes if wish.face and wish.moves}
        for index, slot in enumerate(scene.update.state.zones.get(f"hand{scene.near}", ())):
            face = self._face(scene, slot)
            if face is None:
                yield Tile(f"h{index}", index, 1, "back", scene.glyphs.back * 3)
            else:
                tick, text = scene.glyphs.yes if face in ready else "", self.game.words.card_text(face).effect
                yield Tile(
                    f"h{index}", index, 1, "sand", self.game.words.card_name(face), tick, face=face, text=text
                )

    @staticmethod
    def _face(scene: Scene, slot: int) -> str | None:
        return scene.knowledge.get(slot) or scene.update.state.faces.get(slot)

    def summary(self, scene: Scene, seat: int) -> Text:
        """Name, points and hand."""
        state = scene.update.state
        points = f"{scene.glyphs.victory} {self.game.rules.score(state, seat)}/{self._target(state)}"
        text = Text(f"{scene.update.name(seat)}  {points}  ", style=f"bold {PALETTE[self.ink(seat)]}")
        text.append(words.hand_size(len(state.zones.get(f"hand{seat}", ()))))
        text.append(f"\n{words.SWAP_HINT}", style=PALETTE["faint"])
        return text

    def ink(self, seat: int) -> str:
        """One ink after another."""
        return _INKS[seat % len(_INKS)]

    def mark(self, seat: int) -> str:
        """One shape after another."""
        return _MARKS[seat % len(_MARKS)]

    # --- places -------------------------------------------------------------------------------------------

    def aimed(
        self, board: str, tile: Tile, moves: Iterable[Move], asked: Decision | None = None
    ) -> tuple[Move, ...]:
        """The moves that name the tile's place."""
        found = (
            move for move in moves if tile.place in (*self.game.hands.places_in(move), *move.text.split())
        )
        return tuple(found)

    def lit(
        self, board: str, picture: Picture, moves: Sequence[Move], asked: Decision | None = None
    ) -> frozenset[str]:
        """The places the moves name."""
        return frozenset(tile.place for tile in picture.tiles if self.aimed(board, tile, moves, asked))

    def touched(self, board: str, tile: Tile) -> frozenset[str]:
        """None."""
        return frozenset()

    def refused(
        self, update: Update, wishes: Sequence[Wish], board: str, tile: Tile
    ) -> str | list[tuple[str, str, str]]:
        """What the hands say of every wish."""
        if update.decision is None:
            return words.NOT_NOW
        told = [(wish.label, *self.game.hands.why_not_here(update, wish, tile.place)) for wish in wishes]
        return [one for one in told if one[1]]

    def lies(self, update: Update, board: str, tile: Tile, glyphs: Glyphs) -> str:
        """The tile says it."""
        return ""

    # --- choosing -----------------------------------------------------------------------------------------

    def rows(self, wishes: Iterable[Wish], state: Any, seat: int, glyphs: Glyphs, width: int) -> list[Row]:
        """A sign and the words of each wish, under headings."""
        rows: list[Row] = []
        group = ""
        for wish in wishes:
            if wish.group and wish.group != group:
                group = wish.group
                rows.append(heading(group))
            sign, ink = (glyphs.no, "red") if wish.why else (glyphs.yes, "green")
            text = Text(f"{sign} ", style=PALETTE[ink])
            text.append(wish.label, style=PALETTE["dim" if wish.why else "ink"])
            rows.append(Row(wish.key, text, wish.why))
        return rows

    def preview(self, wish: Wish) -> str:
        """What its card does."""
        return self.game.words.card_text(wish.face).effect if wish.face else wish.note

    def dialogue(self, update: Update, wish: Wish, glyphs: Glyphs) -> Screen[tuple[Move, ...]] | None:
        """None: the usual one."""
        return None

    # --- what happened ------------------------------------------------------------------------------------

    def goes_on(self, last: Outcome, outcome: Outcome) -> bool:
        """Never."""
        return False

    def notice(self, update: Update, since: Sequence[Outcome]) -> tuple[str, str] | None:
        """None: the log tells everything."""
        return None

    # --- cards --------------------------------------------------------------------------------------------

    def by_kind(self, faces: Iterable[str]) -> Iterable[tuple[str, list[str]]]:
        """All of them together."""
        return ((words.CARDS, sorted(faces, key=self.game.words.card_name)),)

    def card_line(
        self, face: str, lead: Text, glyphs: Glyphs, width: int, *, note: str, bright: bool, effect: bool
    ) -> Text:
        """Name, note and text."""
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append_text(lead)
        text.append(" ".join(part for part in (self.game.words.card_name(face), note) if part))
        text.stylize("bold" if bright else PALETTE["dim"])
        text.append(f"  {self.game.words.card_text(face).effect}", style=PALETTE["faint"])
        return text

    def card_page(self, face: str, glyphs: Glyphs) -> Text:
        """Everything its sheet says."""
        return Text("\n".join(self.game.words.sheet(face)))

    def inspect(self, face: str, glyphs: Glyphs) -> Page:
        """The same as a page."""
        return Page(words.CARD, Group(self.card_page(face, glyphs)))

    def where(self, state: Any, seat: int, move: Move, key: str) -> str:
        """Nowhere in particular."""
        return ""

    def legend(self, glyphs: Glyphs) -> Iterable[tuple[str, str]]:
        """The signs of every table."""
        return legend(glyphs)

    # --- the end, and looking back ------------------------------------------------------------------------

    def figures(self, state: Any) -> Sequence[Figure]:
        """The points."""
        counts = tuple(self.game.rules.score(state, seat) for seat in range(state.seats))
        return (Figure(words.POINTS, counts, total=True),)

    def chart(self, outcomes: Iterable[Outcome], glyphs: Glyphs, width: int) -> Text:
        """None."""
        return Text("")

    # --- screens of its own -------------------------------------------------------------------------------

    def lesson(self, glyphs: Glyphs, shut: Callable[[], None] | None = None) -> Screen[None] | None:
        """None."""
        return None

    def deck_builder(
        self, draft: Any, glyphs: Glyphs, shut: Callable[[], None] | None = None
    ) -> Screen[None] | None:
        """None."""
        return None

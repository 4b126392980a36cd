"""Hands for the island: they also go about the map and put sets of cards together."""

from __future__ import annotations

from collections import deque

from textual.pilot import Pilot

from p2pduel.games.island.rules.facts import RESOURCES
from p2pduel.games.island.screens.deal import Deal
from p2pduel.games.island.screens.mapboard import MapBoard, nearest
from p2pduel.kernel.moves import Move
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.table.screen import TableScreen
from tests.tui.hands import Hands, calm, click, press, until

__all__ = ["IslandHands"]

_ARROWS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}


class IslandHands(Hands):
    """Plays moves on the island by keys or by mouse."""

    def __init__(self, pilot: Pilot[int], screen: TableScreen, *, mouse: bool = False) -> None:
        """Hands over one running app."""
        super().__init__(pilot, screen, mouse=mouse)
        self.board = screen.query_one(MapBoard)

    async def take_up(self, key: str, move: Move) -> None:
        """The wish in the list, unless the map asks already; then the place."""
        places = self.screen.game.hands.places_in(move)
        await calm(self._pilot)  # after a place was chosen the focus goes back to the list in a moment
        if not (places and self.board.has_focus and places[0] in self.board._choose):
            await super().take_up(key, move)
        if places:
            await self.go_to(places[0])

    async def go_to(self, place: str) -> None:
        """Choose a place of the map that lights up."""
        await until(self._pilot, lambda: place in self.board._choose, f"{place} is not lit")
        await calm(self._pilot)
        if self._mouse:
            region = self.board.region_of(place)
            assert region is not None
            inner = self.board.content_region.offset - self.board.region.offset
            x, y = region.x + region.width // 2, region.y + region.height // 2
            scrolled = self.board.scroll_offset
            click(self._pilot, self.board, (x + inner.x - scrolled.x, y + inner.y - scrolled.y))
            return
        await until(self._pilot, lambda: self.board.has_focus, "the map is not asked")
        for key, comes in self._way(place):
            press(self._pilot, key)
            await until(self._pilot, lambda: self.board.cursor == comes, f"{key} does not lead to {comes}")  # noqa: B023
        press(self._pilot, "enter")

    def _way(self, place: str) -> list[tuple[str, str]]:
        """The arrows from the cursor to a place, each with where it leads."""
        cells = self.board._cells()
        start = str(self.board.cursor)
        ways: dict[str, list[tuple[str, str]]] = {start: []}
        todo = deque([start])
        while todo and place not in ways:
            here = todo.popleft()
            for key, (dx, dy) in _ARROWS.items():
                found = nearest(cells, cells[here], dx, dy)
                if found is not None and found not in ways:
                    ways[found] = [*ways[here], (key, found)]
                    todo.append(found)
        assert place in ways, f"no arrows lead from {start} to {place}"
        return ways[place]

    async def answer(self, move: Move) -> None:
        """A set of cards is put together, everything else as usual."""
        if isinstance(self.top, Deal):
            await self._put_together(self.top, move)
            await until(self._pilot, lambda: not isinstance(self.top, Deal), "the dialogue stays")
        else:
            await super().answer(move)

    async def _put_together(self, dialogue: Deal, move: Move) -> None:
        await calm(self._pilot)
        rows = dialogue.query_one("#deal", Rows)
        for kind, count in _cards(move).items():
            at = RESOURCES.index(kind)
            while dialogue.cards[at] != count:
                await self._one_card(dialogue, rows, kind, count)
        ways = [row.key for row in rows.rows if row.key not in RESOURCES]
        other = move.text.split()[0] in ("offer", "counter") and len(ways) > 1
        await self.pick(rows, ways[-1] if other else ways[0])

    async def _one_card(self, dialogue: Deal, rows: Rows, kind: str, count: int) -> None:
        """One card of a kind is given, or wanted where the count is above zero; clicks go through both."""
        before = dialogue.cards
        if self._mouse:
            await self.pick(rows, kind)
        else:
            rows.focus()
            rows.point(kind)
            press(self._pilot, "left" if count < 0 else "right")
        await until(self._pilot, lambda: dialogue.cards != before, f"{kind} does not change")
        await calm(self._pilot)


def _cards(move: Move) -> dict[str, int]:
    """What a move gives, below zero, and what it wants."""
    verb, *rest = move.text.split()
    split = rest.index("for") if "for" in rest else 2 if verb == "trade" else 0 if verb == "invention" else 99
    counts: dict[str, int] = {}
    words = [(word, at < split) for at, word in enumerate(rest) if word not in ("for", "to")]
    numbers = [(int(word), gives) for word, gives in words if word.isdigit()]
    kinds = [word for word, _ in words if word in RESOURCES]
    for (number, gives), kind in zip(numbers, kinds, strict=True):
        counts[kind] = -number if gives else number
    return counts

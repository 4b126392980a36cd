"""A recorded game painted step by step, once for each pair of eyes: what all exports are made of.

The boards are those of the table, asked of the game itself and laid out on cells of the same widgets; only
nobody looks at a screen meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.geometry import Size

from p2pduel.catalogue import exporting
from p2pduel.catalogue import replay as say
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.chair import Update
from p2pduel.table.errors import USAGE, TableError
from p2pduel.tui.boards.paint import Marks
from p2pduel.tui.boards.scene import COMMON, HAND, SHARED, Painted, Scene, Spread
from p2pduel.tui.boards.widget import Board, Shelf
from p2pduel.tui.glyphs import RICH
from p2pduel.tui.parts.rows import Row
from p2pduel.tui.replay.reel import Frame, Reel
from p2pduel.tui.table.log import Journal
from p2pduel.tui.theme import PALETTE

__all__ = ["COLUMNS", "Block", "Line", "Logged", "Seen", "Step", "Story"]

COLUMNS: Final = 118
"""Columns of the boards."""
CHART: Final = 44
"""Columns of the chart of chance."""
_HEIGHTS: Final = {COMMON: 3, HAND: 3, SHARED: 28}
_HEIGHT: Final = 15
"""Lines of a board, where its place does not say otherwise."""

Line = tuple[tuple[str, str], ...]
"""One line: pieces of text, each with its style as `ink/ground/b`."""


@dataclass(frozen=True, slots=True)
class Block:
    """One board: its caption in an ink, and its lines."""

    key: str
    place: str
    title: str
    ink: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Logged:
    """A line of the log: from which step on it stands there, and up to which if another takes its place."""

    text: str
    kind: str
    """turn, bold or nothing."""
    first: int
    until: int | None = None


@dataclass(slots=True)
class Seen:
    """The whole game with one pair of eyes."""

    eyes: int | None
    name: str
    boards: list[tuple[Block, ...]] = field(default_factory=list)
    """By step."""
    log: list[Logged] = field(default_factory=list)

    def told(self, step: int) -> Iterator[Logged]:
        """The log as it stands after a step."""
        return (one for one in self.log if one.first <= step and (one.until is None or step < one.until))


@dataclass(frozen=True, slots=True)
class Step:
    """What is the same for all eyes."""

    turn: int
    whose: str
    """The name of whose turn it is; in the set-up too."""
    said: str
    chart: tuple[Line, ...]
    envelope: int
    """The number of the envelope that brought it about."""


class Story:
    """A journal, read and painted as far as it goes."""

    def __init__(self, reel: Reel) -> None:
        """Raises TableError if nothing that could be shown is read yet."""
        if not reel.frames:
            raise TableError(f"{reel.path}: {reel.problem or exporting.NO_STEPS}", USAGE)
        self.reel = reel
        self.names = reel.names
        self.title = exporting.title(reel.names, reel.game.words.variant_title(reel.frames[0].state.variant))
        self.spreads = tuple(reel.game.screens.boards(reel.seats))
        self.steps: list[Step] = []
        eyes: list[int | None] = [None, *range(reel.seats)] if reel.opened else [None]
        self._watchers = [_Watcher(reel, self.spreads, one) for one in eyes]
        self.views = tuple(watcher.seen for watcher in self._watchers)
        self._chart: tuple[Text, tuple[Line, ...]] = (Text(), ())
        self.grow()

    @classmethod
    def of(cls, path: Path) -> Story:
        """A whole journal; TableError if the file holds no game that can be shown."""
        return cls(Reel(path).read_all())

    def grow(self) -> int:
        """Take in what the reel has read since; the first step that is new or another one.

        The last step is told again: what followed has no step of its own, or it was the end so far.
        """
        first = max(0, len(self.steps) - 1)
        del self.steps[first:]
        for place in range(first, len(self.reel)):
            self.steps.append(self._step(place))
            for watcher in self._watchers:
                watcher.look(place)
        return first

    def _step(self, place: int) -> Step:
        frame, reel = self.reel.frames[place], self.reel
        state = frame.state
        chart = reel.game.screens.chart(reel.outcomes(place), RICH, CHART)
        if chart != self._chart[0]:  # most steps roll no dice
            self._chart = (chart, lines_of(chart, CHART))
        return Step(state.turn, reel.names[state.active], self._said(place), self._chart[1], frame.seq)

    def _said(self, place: int) -> str:
        """Whose act this is, or how the record ends."""
        reel, frame = self.reel, self.reel.frames[place]
        if place == len(reel) - 1 and not (reel.live and reel.end is None and not reel.problem):
            if reel.problem:
                return say.stopped(reel.problem)
            return say.ended(reel.winner, reel.end.reason) if reel.end is not None else say.UNFINISHED
        if frame.seat is None or place == 0:
            return ""
        name = reel.names[frame.seat]
        if frame.takeback is not None:
            return say.taken_back(name, frame.takeback)
        return say.move_words(name, reel.game.words.describe(Move(frame.move), reel.frames[place - 1].state))


class _Watcher:
    """One pair of eyes on a game: its log and its boards."""

    def __init__(self, reel: Reel, spreads: tuple[Spread, ...], eyes: int | None) -> None:
        self.seen = Seen(eyes, say.NEUTRAL if eyes is None else reel.names[eyes])
        self._reel, self._spreads, self._eyes = reel, spreads, eyes
        self._journal, self._painter = Journal(reel.game), _Painter(spreads, eyes or 0, reel.seats)
        self._rows: list[Row] = []

    def look(self, place: int) -> None:
        """Paint a step, the next one or the last one once more; what happened is told once."""
        update = self._update(place, self._reel.frames[place])
        if place == len(self.seen.boards):
            self._journal.add(update)
            rows = self._journal.rows()
            _grow(self.seen.log, self._rows, rows, place)
            self._rows = rows
        del self.seen.boards[place:]
        self.seen.boards.append(
            tuple(self._painter.block(spread, update, self._journal) for spread in self._spreads)
        )

    def _update(self, place: int, frame: Frame) -> Update:
        reel, eyes = self._reel, self._eyes
        last = place == len(reel) - 1
        return Update(
            state=frame.state,
            knowledge=_known(frame, eyes),
            seat=eyes,
            due=reel.end if last and reel.end is not None else Decision(-1, "replay", {}),
            fresh=frame.seen_by(eyes, reel.game),
            names=reel.names,
            game=reel.game,
            before=reel.before(place, eyes),
        )


def _known(frame: Frame, eyes: int | None) -> Mapping[int, str]:
    """The faces in hands these eyes may see; nobody's eyes see all that is open."""
    if eyes is not None:
        return frame.hands[eyes]
    return {slot: face for hand in frame.hands for slot, face in hand.items()}


def _grow(log: list[Logged], before: list[Row], rows: list[Row], place: int) -> None:
    """Take in what a log has now; its last line may have been replaced by one that goes on with it."""
    known = {id(row) for row in before}
    if before and log and all(row is not before[-1] for row in rows):
        last = log.pop()
        log.append(Logged(last.text, last.kind, last.first, place))
    for row in rows:
        if id(row) not in known:
            style = next((str(span.style) for span in row.text.spans), "")
            kind = "turn" if PALETTE["gold"] in style else "bold" if style else ""
            log.append(Logged(row.text.plain, kind, place))


class _Painter:
    """The boards of a table on cells; a board that did not change is not painted again."""

    def __init__(self, spreads: tuple[Spread, ...], near: int, seats: int) -> None:
        self._near = near
        self._far = (near + 1) % seats
        self._widgets: dict[str, Board] = {spread.key: spread.widget(glyphs=RICH) for spread in spreads}
        self._last: dict[str, tuple[Painted, Block]] = {}

    def block(self, spread: Spread, update: Update, journal: Journal) -> Block:
        scene = Scene(
            update, self._near, self._far, None, update.knowledge, [], journal.last, RICH, "-usual", COLUMNS
        )
        painted = update.game.screens.paint(spread.key, scene)
        before = self._last.get(spread.key)
        if before is not None and _same(before[0], painted):
            return before[1]
        block = self._paint(spread, painted)
        self._last[spread.key] = (painted, block)
        return block

    def _paint(self, spread: Spread, painted: Painted) -> Block:
        board = self._widgets[spread.key]
        if painted.sizes is not None and isinstance(board, Shelf):
            board.measure(*painted.sizes)
        board.show(painted.picture, seat=painted.seat)
        laid = board.lay_tiles(Size(COLUMNS, _HEIGHTS.get(spread.place, _HEIGHT)))
        canvas = board.draw(laid, Marks(changed=painted.changed))
        lines = [_line(canvas.strip(number)) for number in range(canvas.height)]
        while lines and not any(text.strip() for text, _ in lines[-1]):
            lines.pop()
        title = painted.title.plain if painted.title is not None else ""
        return Block(spread.key, spread.place, title, PALETTE[painted.ink or "gold"], tuple(lines))


def _same(one: Painted, other: Painted) -> bool:
    titles = [painted.title.plain if painted.title is not None else "" for painted in (one, other)]
    return titles[0] == titles[1] and (one.picture, one.ink, one.changed, one.sizes) == (
        other.picture,
        other.ink,
        other.changed,
        other.sizes,
    )


def lines_of(text: Text, width: int) -> tuple[Line, ...]:
    """A rich text as lines of cells."""
    if not text.plain:
        return ()
    console = Console(width=width, color_system="truecolor", force_terminal=True, legacy_windows=False)
    return tuple(_line(line) for line in console.render_lines(text, pad=False))


def _line(segments: Iterable[Segment]) -> Line:
    """The pieces of a line, what is blank on the ground at its end left out."""
    pieces = [(one.text, _style(one.style)) for one in segments if one.text]
    if pieces and not pieces[-1][0].strip() and pieces[-1][1] in ("", _GROUND):
        pieces.pop()
    return tuple(pieces)


_GROUND: Final = f"{PALETTE['ink']}/{PALETTE['ground']}/"


@lru_cache(maxsize=4096)  # a game has some dozens of styles and hundreds of thousands of pieces
def _style(style: Style | None) -> str:
    if style is None:
        return ""
    ink = style.color.get_truecolor().hex if style.color is not None else ""
    ground = style.bgcolor.get_truecolor().hex if style.bgcolor is not None else ""
    marks = ("b" if style.bold else "") + ("u" if style.underline else "") + ("r" if style.reverse else "")
    return f"{ink}/{ground}/{marks}" if ink or ground or marks else ""

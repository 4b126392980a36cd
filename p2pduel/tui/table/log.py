"""The log of the game as the screen keeps it: sentences, the cards in them, and how chance came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.console import Group, RenderableType
from rich.text import Text

from p2pduel.catalogue import table as words
from p2pduel.catalogue.speech import anew
from p2pduel.games import Game
from p2pduel.kernel.operations import Outcome
from p2pduel.person.chair import Entry, Update
from p2pduel.tui.dialogs import Page
from p2pduel.tui.parts.rows import Row
from p2pduel.tui.table.captions import names_of
from p2pduel.tui.table.prompts import sentence
from p2pduel.tui.theme import PALETTE

__all__ = ["Journal"]

KEPT = 600
"""Lines of the log kept on the screen; the journal file keeps all."""
SPARE = 200
"""Lines more before old ones go: a list with another beginning is written anew, so that must be seldom."""


@dataclass(frozen=True, slots=True)
class _Line:
    """One line: what it tells of, how the table stood then, and its words."""

    run: Sequence[Entry]
    then: Update
    said: str

    @property
    def entry(self) -> Entry:
        """What it tells of first."""
        return self.run[0]


class Journal:
    """What happened, newest last."""

    def __init__(self, game: Game) -> None:
        """An empty log of a game."""
        self._game = game
        self._lines: list[_Line] = []
        self._rows: list[Row] = []
        self._since: list[Entry] = []
        self._last_told: list[Entry] = []
        """What the last line tells of; the next update may have more of the same."""
        self.last: dict[str, Outcome] = {}
        """What happened last, of every kind."""

    def add(self, update: Update) -> None:
        """Take over what is new."""
        if update.reset:
            self._lines.clear()
            self._rows.clear()
            self._since.clear()
            self._last_told = []
            self.last.pop("turn", None)
        for entry in update.fresh:
            self._note(entry, update.seat)
        for run in self._runs([*self._last_told, *update.fresh]):
            if run != self._last_told:
                self._tell(run, update)
        if len(self._lines) > KEPT + SPARE:
            del self._lines[:-KEPT], self._rows[:-KEPT]

    def _tell(self, run: list[Entry], update: Update) -> None:
        """One line more, or another in the place of the last one if it goes on with that."""
        line = _Line(run, update, _told(run, update))
        if self._lines and self._lines[-1].entry is run[0]:
            self._lines.pop()
            self._rows.pop()
        if line.said:
            self._lines.append(line)
            self._rows.append(self._row(line))
        self._last_told = run

    def _note(self, entry: Entry, seat: int | None) -> None:
        """Take in one thing that happened; after the own turn a new account begins."""
        if entry.outcome.kind == "turn" and self._opens(entry.outcome.data.get("seat"), seat):
            self._since.clear()
        self.last[entry.outcome.kind] = entry.outcome
        self._since.append(entry)

    def _opens(self, active: object, seat: int | None) -> bool:
        """Whether a turn is the first of others after a seat's own; for who watches every turn is."""
        before = self.last.get("turn")
        after_own = before is None or before.data.get("seat") == seat
        return seat is None or (active != seat and after_own)

    def since(self, update: Update) -> list[str]:
        """Two lines: what the other side did since this seat's last turn, and what became of this one."""
        if update.seat is None or not update.state.turn:
            return []
        told = [entry.outcome for entry in self._since]
        mine = (at for at, one in enumerate(told) if one.kind == "turn" and one.data["seat"] == update.seat)
        return self._game.words.account(told[: next(mine, None)], update.seat, names_of(update))

    def notice(self, update: Update) -> tuple[str, str] | None:
        """Title and text of news for this seat; a game that is being caught up with has none."""
        if update.seat is None or update.reset:
            return None
        since = [entry.outcome for entry in self._since]
        notice = self._game.screens.notice
        if notice(update, since) is None:
            return None
        title, text = (anew(lambda part: (notice(update, since) or ("", ""))[part], at) for at in (0, 1))
        return title, text

    def retell(self) -> None:
        """The same lines in the language spoken now, and in other colours."""
        told = (replace(line, said=_told(line.run, line.then)) for line in self._lines)
        self._lines = list(told)
        self._rows = [self._row(line) for line in self._lines]

    def rows(self) -> list[Row]:
        """One row per line, turns marked where they begin."""
        return list(self._rows)

    def _line(self, key: str) -> _Line | None:
        return next((line for line in self._lines if str(line.entry.number) == key), None)

    def face(self, key: str) -> str | None:
        """The first card a line speaks of."""
        line = self._line(key)
        found = self._game.hands.faces_in(line.entry.outcome) if line else []
        return found[0] if found else None

    def page(self, key: str) -> Page:
        """One line in full: its cards, and for a roll or shuffle both commitments and both reveals."""
        line = self._line(key)
        if line is None:
            return Page(words.LOG, Text(""))
        entry = line.entry
        parts: list[RenderableType] = [Text(f"{line.said}\n", style="bold")]
        said_of = self._game.words
        for face in self._game.hands.faces_in(entry.outcome):
            parts.append(Text(f"{said_of.card_name(face)}: {said_of.card_text(face).effect}\n"))
        if self._by_chance(entry):
            parts.append(Text(words.CHANCE_EXPLAINED + "\n", style=PALETTE["dim"]))
        evidence = entry.evidence()
        for name, value in evidence.items():
            text = Text(f"{name}: ", style=f"bold {PALETTE['gold']}")
            text.append(str(value), style=PALETTE["ink"])
            parts.append(text)
        if self._by_chance(entry) and not evidence:
            parts.append(Text(words.LOCAL_CHANCE))
        return Page(words.turn_number(entry.turn), Group(*parts))

    def _by_chance(self, entry: Entry) -> bool:
        """Whether a line tells of a roll or a shuffle."""
        return entry.outcome.kind == "shuffled" or bool(self._game.hands.rolls(entry.outcome.kind))

    def _row(self, line: _Line) -> Row:
        """A line of the log: turns and chance stand out by weight, not by colour alone."""
        entry = line.entry
        turn = entry.outcome.kind == "turn"
        text = Text(line.said if turn else f"· {line.said}")
        if turn:
            text.stylize(f"bold {PALETTE['gold']}")
        elif self._by_chance(entry):
            text.stylize("bold")
        return Row(str(entry.number), text)

    def _runs(self, entries: Sequence[Entry]) -> list[list[Entry]]:
        """What is told in one line stands together."""
        runs: list[list[Entry]] = []
        for entry in entries:
            if runs and self._game.screens.goes_on(runs[-1][-1].outcome, entry.outcome):
                runs[-1].append(entry)
            else:
                runs.append([entry])
        return runs


def _told(run: Sequence[Entry], then: Update) -> str:
    return sentence([entry.outcome for entry in run], then)

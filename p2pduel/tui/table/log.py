"""The log of the game as the screen keeps it: sentences, the cards in them, and how chance came about."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from p2pduel.catalogue.screens import table as words
from p2pduel.games.duel.rules.facts import CARDS, card_of
from p2pduel.games.duel.rules.facts.model import ATTACK
from p2pduel.games.duel.words.account import account
from p2pduel.games.duel.words.cards import card_name
from p2pduel.person.chair import Entry, Update
from p2pduel.tui.dialogs import Page
from p2pduel.tui.parts.rows import Row
from p2pduel.tui.table.captions import name_of
from p2pduel.tui.table.prompts import sentence
from p2pduel.tui.theme import PALETTE

__all__ = ["Journal"]

KEPT = 600
"""Lines of the log kept on the screen; the journal file keeps all."""
CHANCE = frozenset({"dice", "toss", "shuffled", "defended"})


class Journal:
    """What happened, newest last."""

    def __init__(self) -> None:
        """An empty log."""
        self._lines: deque[tuple[Entry, str]] = deque(maxlen=KEPT)
        self._rows: deque[Row] = deque(maxlen=KEPT)
        self._since: list[Entry] = []
        self._last: list[Entry] = []
        """What the last line tells of; the next update may have more of the same."""
        self.event = ""
        self.points: list[tuple[int, int, int]] = []
        """Turn and victory points of both, for the chart at the end."""

    def add(self, update: Update) -> None:
        """Take over what is new."""
        if update.reset:
            self._lines.clear()
            self._rows.clear()
            self._since.clear()
            self._last = []
        for entry in update.fresh:
            self._note(entry, update.seat)
        for run in _runs([*self._last, *update.fresh]):
            if run != self._last:
                self._tell(run, update)
        mark = words.points_now(update.state)
        if self.points and self.points[-1][0] == mark[0]:
            self.points[-1] = mark
        else:
            self.points.append(mark)

    def _tell(self, run: list[Entry], update: Update) -> None:
        """One line more, or another in the place of the last one if it goes on with that."""
        said = sentence([entry.outcome for entry in run], update)
        if self._lines and self._lines[-1][0] is run[0]:
            self._lines.pop()
            self._rows.pop()
        if said:
            self._lines.append((run[0], said))
            self._rows.append(_row(run[0], said))
        self._last = run

    def _note(self, entry: Entry, seat: int | None) -> None:
        """Take in one thing that happened; with the other side's turn a new account begins."""
        data = entry.outcome.data
        if entry.outcome.kind == "event":
            self.event = str(data.get("face", ""))
        if entry.outcome.kind == "turn" and data.get("seat") != seat:
            self._since.clear()
        self._since.append(entry)

    def since(self, update: Update) -> list[str]:
        """Two lines: what the other side did since this seat's last turn, and what became of this one."""
        if update.seat is None or not update.state.turn:
            return []
        told = [entry.outcome for entry in self._since]
        mine = (at for at, one in enumerate(told) if one.kind == "turn" and one.data["seat"] == update.seat)
        return account(told[: next(mine, None)], update.seat, name_of(update, 1 - update.seat))

    def attack(self, update: Update) -> tuple[str, str] | None:
        """The attack card the other side plays or played this turn, and what it has just done to this seat.

        None when nothing of the kind is new; a game that is being caught up with has no news.
        """
        if update.seat is None or update.reset:
            return None
        face = next((one for one in map(_attacking, reversed(self._since)) if one), "")
        fresh = [entry.outcome for entry in update.fresh]
        begins = any(_attacking(entry) for entry in update.fresh)
        suffered = [one for one in fresh if one.kind in _SUFFERED and one.data.get("seat") == update.seat]
        if not face or update.state.active == update.seat or not (begins or suffered):
            return None
        told = [sentence([one], update) for one in suffered]
        return face, " ".join(told) or words.effect_of(face)

    def restyle(self) -> None:
        """The same lines in other colours."""
        self._rows = deque((_row(entry, said) for entry, said in self._lines), maxlen=KEPT)

    def rows(self) -> list[Row]:
        """One row per line, turns marked where they begin."""
        return list(self._rows)

    def _line(self, key: str) -> tuple[Entry, str] | None:
        return next((line for line in self._lines if str(line[0].number) == key), None)

    def face(self, key: str) -> str | None:
        """The first card a line speaks of."""
        line = self._line(key)
        found = faces_in(line[0]) if line else []
        return found[0] if found else None

    def page(self, key: str) -> Page:
        """One line in full: its cards, and for a roll or shuffle both commitments and both reveals."""
        line = self._line(key)
        if line is None:
            return Page(words.LOG, Text(""))
        entry, said = line
        parts: list[RenderableType] = [Text(f"{said}\n", style="bold")]
        for face in faces_in(entry):
            parts.append(Text(f"{card_name(face)}: {words.effect_of(face)}\n"))
        if entry.outcome.kind in CHANCE:
            parts.append(Text(words.CHANCE_EXPLAINED + "\n", style=PALETTE["dim"]))
        evidence = entry.evidence()
        for name, value in evidence.items():
            text = Text(f"{name}: ", style=f"bold {PALETTE['gold']}")
            text.append(str(value), style=PALETTE["ink"])
            parts.append(text)
        if entry.outcome.kind in CHANCE and not evidence:
            parts.append(Text(words.LOCAL_CHANCE))
        return Page(words.turn_number(entry.turn), Group(*parts))


_SUFFERED = frozenset({"removed", "lost", "paid", "gave", "showed", "defended", "undefended"})
"""What attacks do to whom they meet."""


def _attacking(entry: Entry) -> str:
    """The attack card this entry tells of; empty if it tells of something else."""
    face = str(entry.outcome.data.get("face", ""))
    return face if entry.outcome.kind == "played" and card_of(face).kind == ATTACK else ""


def _row(entry: Entry, said: str) -> Row:
    """A line of the log: turns and chance stand out by weight, not by colour alone."""
    turn = entry.outcome.kind == "turn"
    text = Text(said if turn else f"· {said}")
    if turn:
        text.stylize(f"bold {PALETTE['gold']}")
    elif entry.outcome.kind in CHANCE:
        text.stylize("bold")
    return Row(str(entry.number), text)


def _runs(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Gains and payments of one seat for one reason are told together."""
    runs: list[list[Entry]] = []
    for entry in entries:
        kind, data = entry.outcome.kind, entry.outcome.data
        last = runs[-1][-1].outcome if runs else None
        same = last is not None and last.kind == kind and kind in ("gained", "paid")
        if same and last is not None and all(last.data[key] == data[key] for key in ("seat", "why")):
            runs[-1].append(entry)
        else:
            runs.append([entry])
    return runs


def faces_in(entry: Entry) -> list[str]:
    """The cards an outcome speaks of."""
    found: list[str] = []
    for value in entry.outcome.data.values():
        for item in value if isinstance(value, list | tuple) else [value]:
            if isinstance(item, str):
                face = item.partition("/")[0].partition("@")[0]
                if face.partition("-")[0] in CARDS and face not in found:
                    found.append(face)
    return found

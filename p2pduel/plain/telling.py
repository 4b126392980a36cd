"""A recorded game told step by step."""

from __future__ import annotations

from p2pduel.catalogue import plain as words
from p2pduel.person.safe import plain
from p2pduel.person.which import game_at
from p2pduel.plain import cards
from p2pduel.plain.console import Console
from p2pduel.plain.typed import parted
from p2pduel.table.errors import CANCELLED
from p2pduel.table.replay import Replay, ReplayEntry

__all__ = ["Telling"]


class Telling:
    """A place in a recorded game; typed lines move it."""

    def __init__(self, game: Replay, console: Console) -> None:
        """Before the first move."""
        self._game = game
        self._console = console
        self._of = game_at(game)
        given = [plain(name, 24) for name in game.names]
        self._names = tuple(name or self._of.words.seat_name(seat) for seat, name in enumerate(given))
        self._entries = [entry for entry in game.entries if self._sentences(entry)]
        self._at = 0
        """How many entries are told."""

    async def run(self) -> int:
        """Tell until the person leaves; the exit code."""
        say = self._console.say
        say(words.replay_title(self._names, self._game.title, len(self._entries)))
        self._console.listen()
        while True:
            line = await self._console.line()
            if line is None:
                return 0 if self._at == len(self._entries) else CANCELLED
            verb, rest = parted(line)
            if verb == "quit":
                return 0
            self._obey(verb or "next", rest)

    def _obey(self, verb: str, rest: str) -> None:
        count = int(rest[:6]) if rest.isdecimal() else 1
        match verb:
            case "next":
                self._forwards(self._at + count)
            case "all":
                self._forwards(len(self._entries))
            case "back":
                self._go(self._at - count)
            case "turn":
                self._turn(count)
            case "start":
                self._go(0)
            case "end":
                self._go(len(self._entries))
            case "board" | "stacks":
                self._look(verb)
            case "card":
                self._console.say(*cards.about(self._of, rest))
            case "rules":
                self._console.say(*cards.rules(self._of, rest))
            case "help":
                self._console.say(*words.replay_helps(self._of.lines.helps_replaying()))
            case _:
                self._console.say(words.NOT_UNDERSTOOD)

    def _sentences(self, entry: ReplayEntry) -> list[str]:
        if entry.takeback is not None:
            return [words.TAKEN_BACK]
        return self._of.lines.told(entry.outcomes, self._names, entry.state)

    def _forwards(self, to: int) -> None:
        """Tell everything up to there."""
        to = min(to, len(self._entries))
        for entry in self._entries[self._at : to]:
            self._console.say(*self._sentences(entry))
        self._at = to
        if to == len(self._entries):
            self._console.say(self._end())

    def _go(self, to: int) -> None:
        """Go there and tell the step that led there."""
        self._at = max(0, min(to, len(self._entries)))
        turn = self._entries[self._at - 1].turn if self._at else 0
        self._console.say(words.place_in(self._at, len(self._entries), turn))
        if self._at:
            self._console.say(*self._sentences(self._entries[self._at - 1]))

    def _turn(self, turn: int) -> None:
        first = next(
            (i for i, entry in enumerate(self._entries) if entry.turn >= turn), len(self._entries) - 1
        )
        self._go(first + 1)

    def _look(self, verb: str) -> None:
        if not self._at:
            self._console.say(words.STILL_EMPTY)
            return
        state = self._entries[self._at - 1].state
        lines = self._of.lines
        seen = lines.board(state, self._names, None) if verb == "board" else lines.stacks(state, self._names)
        self._console.say(*seen)

    def _end(self) -> str:
        game = self._game
        if not game.finished or not self._entries:
            return words.UNFINISHED
        state = self._entries[-1].state
        points = [self._of.rules.score(state, seat) for seat in range(state.seats)]
        name = None if game.winner is None else self._names[game.winner]
        return words.result(name, game.reason, self._names, points)

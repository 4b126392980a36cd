"""What a typed line means."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from p2pduel.catalogue import plain as words
from p2pduel.plain import cards
from p2pduel.plain.typed import parted

if TYPE_CHECKING:
    from p2pduel.plain.talk import Talk

__all__ = ["Commands"]

_CHAT_LIMIT = 200
_LOG_LINES = 15


class Commands:
    """The words of plain mode for one conversation."""

    def __init__(self, talk: Talk) -> None:
        """Commands about one game."""
        self._talk = talk
        self._say = talk.console.say
        self._always: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "stacks": self._stacks,
            "card": self._card,
            "rules": lambda rest: self._say(*cards.rules(talk.game, rest)),
            "log": self._log,
        }
        self._seated: dict[str, Callable[[str], None]] = {
            "again": lambda _: talk.ask(),
            "back": self._back,
            "why": self._why,
            "hand": self._hand,
            "mine": lambda _: self._one(own=True),
            "theirs": lambda _: self._one(own=False),
            "trust": self._trust,
            "resign": self._resign,
            "rematch": lambda _: self._say(words.NOT_OVER),
        }
        self._slow: dict[str, Callable[[str], Coroutine[Any, Any, None]]] = {
            "hint": self._hint,
            "undo": self._undo,
            "say": self._chat,
            "draw": lambda _: self._offer("draw", words.OFFERED_DRAW),
            "adjourn": lambda _: self._offer("adjourn", words.OFFERED_ADJOURN),
            "allow": self._allow,
        }

    async def __call__(self, line: str) -> int | None:
        """Obey a line; an exit code if it leaves the table."""
        talk = self._talk
        verb, rest = parted(line)
        if verb == "quit":
            return 0
        if talk.confirm is not None and verb not in self._always:
            await self._confirmed(verb)
        elif verb.isdecimal():
            await self._number(verb)
        elif self.look_up(line):
            pass
        elif talk.watching and (verb in self._seated or verb in self._slow):
            self._say(words.ONLY_WATCHING)
        elif verb in self._seated:
            self._seated[verb](rest)
        elif verb in self._slow and talk.chair is not None:
            await self._slow[verb](rest)
        elif line:
            self._say(words.NOT_UNDERSTOOD)
        return None

    def look_up(self, line: str) -> bool:
        """Obey a line that only tells something; whether it was one."""
        verb, rest = parted(line)
        tell = self._always.get(verb)
        if tell is not None:
            tell(rest)
        return tell is not None

    async def _confirmed(self, verb: str) -> None:
        sure, self._talk.confirm = self._talk.confirm, None
        if verb == "yes" and sure is not None:
            await sure()
        elif self._talk.sitting.proposal:  # nothing begins without a yes
            self._talk.confirm = sure
            self._say(words.AGREE_ASK)
        elif not self._talk.declined():
            self._say(words.PLAYING_ON)
            if self._talk.choosing is not None:
                self._talk.ask()

    async def _number(self, digits: str) -> None:
        if self._talk.choosing is None or self._talk.sending:
            self._say(words.NOTHING_ASKED)
        else:
            await self._talk.pick(int(digits[:9]))

    # --- hearing ------------------------------------------------------------------------------------------

    def _help(self, _rest: str) -> None:
        lines = self._talk.game.lines if self._talk.sitting.game else None  # else nobody knows yet
        if self._talk.watching:
            self._say(*words.watch_helps(lines.helps_watching() if lines is not None else ()))
        else:
            self._say(*words.helps(lines.helps() if lines is not None else ()))

    def _card(self, rest: str) -> None:
        """A card by its name, or by the number of the choice that speaks of it."""
        choosing = self._talk.choosing
        if choosing is None or not rest.isdecimal():
            self._say(*cards.about(self._talk.game, rest))
            return
        number = int(rest[:9])
        faces = choosing.faces(number) if 1 <= number <= len(choosing.choices) else []
        told = [line for face in faces for line in cards.about(self._talk.game, face)]
        self._say(*(told or [words.no_card_there(number)]))

    def _board(self, _rest: str) -> None:
        update = self._talk.update
        if update is None:
            self._say(words.NOT_BEGUN)
        else:
            self._say(*self._talk.game.lines.board(update.state, self._talk.names, update.seat))

    def _one(self, *, own: bool) -> None:
        update = self._talk.update
        if update is None or update.seat is None:
            self._say(words.NOT_BEGUN)
        else:
            for seat in range(update.state.seats):
                if (seat == update.seat) == own:
                    self._say(*self._talk.game.lines.side(update.state, seat, self._talk.names, own=own))

    def _stacks(self, _rest: str) -> None:
        update = self._talk.update
        self._say(
            *(self._talk.game.lines.stacks(update.state, self._talk.names) if update else [words.NOT_BEGUN])
        )

    def _hand(self, _rest: str) -> None:
        update = self._talk.update
        if update is None or update.seat is None:
            self._say(words.NOT_BEGUN)
        else:
            self._say(*self._talk.game.lines.hand(update.state, update.knowledge, update.seat))

    def _log(self, rest: str) -> None:
        count = int(rest[:6]) if rest.isdecimal() else _LOG_LINES
        self._say(*(self._talk.told[-count:] if count else ()) or (words.STILL_EMPTY,))

    def _why(self, _rest: str) -> None:
        choosing = self._talk.choosing
        if choosing is None:
            self._say(words.NOTHING_ASKED)
        else:
            self._say(*(choosing.refused() or [words.NOTHING_REFUSED]))

    async def _hint(self, _rest: str) -> None:
        """What a simple bot would do with what this seat knows, and why."""
        talk, choosing = self._talk, self._talk.choosing
        if talk.chair is not None and not talk.chair.table_seat.terms.get("hints"):
            self._say(words.NO_HINTS)
            return
        if choosing is None:
            self._say(words.NOTHING_ASKED)
            return
        update = choosing.update
        view = talk.game.rules.view(update.state, update.knowledge, update.seat)
        found = await asyncio.to_thread(talk.game.crew.advise, view, update.legal)
        if talk.choosing is not choosing:  # the game has moved on meanwhile
            self._say(words.TOO_LATE)
            return
        if found is None:
            self._say(words.NO_ADVICE)
            return
        number = choosing.number_of(found.move)
        self._say(words.advice(number, choosing.choices[number - 1], talk.game.words.hint(found)))

    # --- doing --------------------------------------------------------------------------------------------

    def _back(self, _rest: str) -> None:
        choosing = self._talk.choosing
        if choosing is None or not choosing.can_go_back:
            self._say(words.CANT_GO_BACK)
        else:
            choosing.back()
            self._talk.ask()

    def _trust(self, _rest: str) -> None:
        stranger = self._talk.stranger
        if stranger is None:
            self._say(words.NOBODY_TO_TRUST)
        else:
            stranger.accept()
            self._say(words.TRUSTED)

    def _resign(self, _rest: str) -> None:
        chair = self._talk.chair
        if chair is None or self._talk.update is None:
            self._say(words.NOT_BEGUN)
        else:
            self._say(words.RESIGN_ASK)
            self._talk.confirm = self._talk.give_up

    async def _undo(self, _rest: str) -> None:
        chair = self._talk.chair
        assert chair is not None
        why = await chair.undo()
        if why:
            self._say(words.sentence(why))

    async def _chat(self, rest: str) -> None:
        if not rest:
            self._say(words.SAY_WHAT)
            return
        await self._tell("chat", text=rest[:_CHAT_LIMIT])

    async def _offer(self, kind: str, done: str) -> None:
        if await self._tell(kind):
            self._say(done)

    async def _allow(self, _rest: str) -> None:
        asked, self._talk.asked_back = self._talk.asked_back, None
        if asked is None:
            self._say(words.NOTHING_TO_ALLOW)
        else:
            await self._tell("takeback", to=asked.to)

    async def _tell(self, kind: str, **body: int | str) -> bool:
        """Say it to the other player; whether that was possible."""
        chair = self._talk.chair
        assert chair is not None
        problem = await chair.say(kind, **body)
        if problem:
            self._say(words.sentence(problem))
        return not problem

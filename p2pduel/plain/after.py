"""What follows a game told in lines: the score, who wants another game, and the sitting it is played at."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from p2pduel.catalogue import plain as words
from p2pduel.catalogue.playing import gone_home, rematch_begins, wants_rematch
from p2pduel.person.sitting import Sitting
from p2pduel.plain.commands import Commands
from p2pduel.plain.typed import command
from p2pduel.table.again import Again
from p2pduel.table.rematch import rematch

if TYPE_CHECKING:
    from p2pduel.plain.talk import Talk

__all__ = ["After"]


class After:
    """The conversation after the end of one game."""

    def __init__(self, talk: Talk) -> None:
        """The game was told in that talk; its sitting is still linked to the other player."""
        self._sitting = talk.sitting
        self._console = talk.console
        assert talk.chair is not None
        self._chair = talk.chair
        self._other = talk.chair.other
        self._look_up = Commands(talk).look_up
        self._news = asyncio.Event()
        self._moved = asyncio.Event()
        self._seen = (True, False)

    async def run(self) -> Sitting | None:
        """Ask until the person leaves or another game begins; None or where that is played."""
        await self._tell_score()
        if not self._sitting.may_go_on:
            return None
        self._console.say(words.REMATCH_ASK)
        self._sitting.on_after = self._news.set
        ways = [asyncio.create_task(self._obey()), asyncio.create_task(self._agreed())]
        try:
            done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            return done.pop().result()
        finally:
            for task in ways:
                task.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _tell_score(self) -> None:
        """How the evening stands between the two; whoever watched has won nothing."""
        if self._chair.seat is not None:
            found, me = await self._chair.score(), self._chair.names[self._chair.seat]
            self._console.say(words.evening(me, found.mine, self._other, found.theirs, found.draws))

    # --- what the two want --------------------------------------------------------------------------------

    async def _agreed(self) -> Sitting | None:
        """Tell what the other player wants until both want the same; None if the link has failed for good."""
        while self._sitting.error is None:
            self._news.clear()
            after = self._sitting.after
            if after is not None and after.seating is not None:
                self._console.say(rematch_begins(after.swapped))
                return self._next(after)
            if after is not None:
                self._tell(after)
            await self._news.wait()
        self._console.say(words.sentence(str(self._sitting.error)))
        return None

    def _next(self, after: Again) -> Sitting:
        before = self._sitting
        begin, game = partial(rematch, after), before.game
        return Sitting(begin, kind="again", name=before.name, mark=before.mark, stays=True, game=game)

    def _tell(self, after: Again) -> None:
        """Say once what has changed on the other side."""
        (was_here, wanted), self._seen = self._seen, (after.here, after.theirs)
        self._moved.set()
        if not after.here:
            if was_here:
                self._console.say(gone_home(self._other), words.HOW_TO_LEAVE)
            return
        if not was_here:
            self._console.say(words.back_at_table(self._other))
        if after.theirs and not wanted:
            self._console.say(wants_rematch(self._other), *(() if after.mine else (words.REMATCH_ASK,)))
        elif wanted and was_here and not after.theirs:
            self._console.say(words.withdrawn(self._other))

    # --- typed lines --------------------------------------------------------------------------------------

    async def _obey(self) -> Sitting | None:
        """Obey line after line until one leaves, or none is left; a bot plays again at once."""
        while (line := await self._console.line()) is not None:
            verb = command(line)
            if verb in ("no", "quit"):
                return None
            if verb == "rematch":
                if self._sitting.again is not None:
                    return self._sitting.again()
                self._wish()
            elif verb.isdecimal() and not self._console.interactive:
                await self._written_ahead(line)
                return None
            elif verb == "help":
                self._console.say(*words.AFTER_HELP)
            elif line and not self._look_up(line):
                self._console.say(words.GAME_OVER)
        return None

    def _wish(self) -> None:
        after = self._sitting.after
        if after is not None and not after.here:
            self._console.say(gone_home(self._other), words.HOW_TO_LEAVE)
        elif not self._sitting.wanted:
            self._sitting.want(True)
            if after is None or not after.theirs:
                self._console.say(words.rematch_asked(self._other))

    async def _written_ahead(self, line: str) -> None:
        """A script has answers left: they wait for the game it has asked for; without one it is done."""
        after = self._sitting.after
        self._console.unread(line)
        while after is not None and after.mine and after.here:
            self._moved.clear()
            await self._moved.wait()

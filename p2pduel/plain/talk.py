"""One game told and played in lines: news are printed as they come, typed lines are obeyed in order."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from p2pduel import games
from p2pduel.catalogue import anywhere, playing, seats, violations
from p2pduel.catalogue import plain as words
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.kernel.state import NOBODY
from p2pduel.person.chair import Connected, Entry, Local, Update, Waiting, short_wait
from p2pduel.person.live import LiveChair, Said
from p2pduel.person.sitting import Sitting, Stranger
from p2pduel.person.which import game_at
from p2pduel.plain.after import After
from p2pduel.plain.choosing import Choosing
from p2pduel.plain.console import Console
from p2pduel.plain.news import Line, this_turn, told, with_new_cards
from p2pduel.plain.typed import parted
from p2pduel.table.anywhere import join_command
from p2pduel.table.errors import CANCELLED

if TYPE_CHECKING:
    from p2pduel.games import Game

__all__ = ["Talk"]

_WITH_QUESTION = frozenset(
    ("again", "back", "why", "hint", "board", "mine", "theirs", "stacks", "hand", "log", "undo", "resign")
)
"""Words about the state of the game; in a script they belong to the question that comes next."""
_AT_THE_END = frozenset(("rematch", "no"))
"""Words that answer what is asked after a game."""

Answer = Callable[[], Coroutine[Any, Any, None]]


class Talk:
    """What is known, what is asked, and what was said so far."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        """A conversation about one sitting."""
        self.sitting = sitting
        self.console = console
        self.update: Update | None = None
        self.choosing: Choosing | None = None
        self.told: list[str] = []
        self.stranger: Stranger | None = None
        self.asked_back: Said | None = None
        self.confirm: Answer | None = None
        self._taking: asyncio.Future[bool] | None = None
        self.sending = False
        self.given_up = False
        self.next: Sitting | None = None
        """Where the next game is played, once this one is over and another is wanted."""
        self._asked = asyncio.Event()
        self._stirred = asyncio.Event()
        self._ended = asyncio.Event()
        self._jobs: set[asyncio.Task[None]] = set()
        self._heard: set[str] = set()
        self._link = ""
        self._waits = (0, "")

    @property
    def chair(self) -> LiveChair | None:
        """The seat; None before somebody sits down."""
        return self.sitting.chair

    @property
    def game(self) -> Game:
        """The game that is played; before anybody has said which, the usual one."""
        return games.game(self.sitting.game) if self.sitting.game else game_at()

    @property
    def names(self) -> tuple[str, ...]:
        """All names, safe to print."""
        return self.chair.names if self.chair is not None else ()

    @property
    def watching(self) -> bool:
        """Whether this is a spectator's chair."""
        return self.sitting.watching

    # --- the whole game -----------------------------------------------------------------------------------

    async def run(self) -> int:
        """Sit down and stay until the end, or until the person leaves; the exit code."""
        from p2pduel.plain.commands import Commands

        self.console.listen()
        self.sitting.on_change = self._stir
        self.sitting.on_elsewhere = self._elsewhere
        self.sitting.start()
        follow = asyncio.create_task(self._follow())
        obey = asyncio.create_task(self._obey(Commands(self)))
        over = asyncio.create_task(self.sitting.finished())
        try:
            await asyncio.wait([follow, obey, over], return_when=asyncio.FIRST_COMPLETED)
            if follow.done() and follow.exception() is not None:
                follow.result()
            if obey.done() and not over.done():
                return await self._leave(obey.result())
            await over
            code = await self._end(follow)
            if code == 0 and not obey.done():
                await _stop(follow, obey)
                self.next = await After(self).run()
            return code
        except asyncio.CancelledError:
            if self.sitting.ending is None:
                await self._leave(CANCELLED)
            raise
        finally:
            await _stop(follow, obey, over, *self._jobs)
            await self.sitting.close()

    async def _leave(self, code: int) -> int:
        """Get up before the end: the game can be continued."""
        path = self.chair.table_seat.journal.path if self.chair is not None else None
        await self.sitting.close()
        if path is not None and path.exists() and not self.watching:
            self.console.say(
                words.saved(f"p2pduel {self._verb()} --plain --journal {shlex.quote(str(path))}")
            )
        return code

    def _verb(self) -> str:
        """The command that goes on with this game; whoever sits at seat 0 is the host."""
        first = self.chair is not None and self.chair.seat == 0
        return {"bot": "play", "again": "host" if first else "join"}.get(self.sitting.kind, self.sitting.kind)

    async def _end(self, follow: asyncio.Task[None]) -> int:
        """The table is left: what came of it."""
        if self.sitting.error is not None:
            raise self.sitting.error
        ending = self.sitting.ending
        assert ending is not None
        if ending.violation is not None:
            found = ending.violation
            name = None if found.seat is None else self.names[found.seat]
            self.console.say(
                words.broken(name, violations.why(found.code, found.words), found.seq, ending.evidence)
            )
            return 1
        if not ending.finished:
            self.console.say(words.stopped(ending.reason))
            return await self._leave(3)
        all_told = asyncio.create_task(self._ended.wait())
        await asyncio.wait([all_told, follow], return_when=asyncio.FIRST_COMPLETED)
        all_told.cancel()
        assert self.chair is not None and self.chair.table_seat.state is not None
        state, rules = self.chair.table_seat.state, self.game.rules
        points = [rules.score(state, seat) for seat in range(state.seats)]
        name = None if ending.winner is None else self.names[ending.winner]
        self.console.say(words.kept(ending.journal), words.result(name, ending.reason, self.names, points))
        return 0

    # --- news ---------------------------------------------------------------------------------------------

    def _stir(self) -> None:
        self._stirred.set()

    async def _follow(self) -> None:
        """Tell what happens: first until there is a table, then at it."""
        while self.chair is None or not self.chair.ready:
            self._tell_setting_up()
            self._stirred.clear()
            await self._stirred.wait()
        self._tell_setting_up()
        self.chair.on_said = self._said
        async for update in self.chair.updates():
            self._updated(update)

    def _tell_setting_up(self) -> None:
        """Say once what is new about sitting down."""
        sitting = self.sitting
        if sitting.port and sitting.kind == "host":
            self._once(words.own_mark(sitting.name, sitting.mark))
            self._once(words.listening(sitting.address))
        if sitting.ticket:
            self._once(anywhere.TICKET)
            self._once(join_command(sitting.ticket))
        if sitting.notice:
            self._once(words.sentence(sitting.notice))
        if sitting.met and sitting.kind != "bot":
            self._once(words.met(sitting.met, sitting.met_mark))
        if sitting.proposal and self.confirm is None:
            self.console.say(*sitting.proposal, words.AGREE_ASK)
            self.confirm = sitting.agree
        if sitting.stranger is not None and self.stranger is None:
            self._meet(sitting.stranger)
        if self.chair is not None and self.chair.setup[1]:
            self._once(words.SHUFFLING)

    def _once(self, line: str) -> None:
        if line not in self._heard:
            self._heard.add(line)
            self.console.say(line)

    def _meet(self, stranger: Stranger) -> None:
        self.stranger = stranger
        if stranger.before:
            self.console.say(words.changed(stranger.name, stranger.before))
            self.confirm = self._dare
        else:
            self.console.say(words.stranger(stranger.name, stranger.code))

    async def _elsewhere(self) -> bool:
        """Ask whether to take this seat over from another program that plays it."""
        self._taking = asyncio.get_running_loop().create_future()
        self.confirm = self._take_over
        self.console.say(seats.ASK, seats.HOW_TO_ANSWER)
        return await self._taking

    async def _take_over(self) -> None:
        if self._taking is not None:
            self._taking.set_result(True)

    def declined(self) -> bool:
        """The person does not mean it; whether that was about a seat played elsewhere, which stays there."""
        asked, self._taking = self._taking, None
        if asked is None or asked.done():
            return False
        asked.set_result(False)
        return True

    async def _dare(self) -> None:
        """Play with somebody whose key has changed."""
        self.ask()

    def _updated(self, update: Update) -> None:
        first, before, self.update = self.update is None, self.update, update
        fresh = self._sentences(update.fresh, update)
        if update.reset:
            if not first:
                self.console.say(words.TAKEN_BACK)
            elif words.SHUFFLING not in self._heard:
                self.console.say(
                    words.UNDER_WAY if self.watching else words.RESUMED,
                    *(line.said for line in this_turn(fresh)),
                )
            else:
                self.console.say(words.DEALT, *(line.said for line in fresh))
            self.told = [line.said for line in fresh]
        else:
            fresh = with_new_cards(fresh, before, update)
            self.told += [line.said for line in fresh]
            if fresh:
                self.console.say(*(line.said for line in fresh))
        self._tell_link(update)
        if update.finished is not None:
            self.close()
            self._ended.set()
        elif update.decision is None:
            self.close()
            self._tell_waiting(update)
        elif not self.sending and not self.given_up:
            self._consider(update)
        self._stir()

    def _sentences(self, entries: tuple[Entry, ...], update: Update) -> list[Line]:
        outcomes = [entry.outcome for entry in entries]
        return told(self.game, outcomes, self.names, update.state, update.seat)

    def _tell_link(self, update: Update) -> None:
        now = {Connected: "connected", Waiting: "lost"}.get(type(update.link), "")
        before, self._link = self._link, now
        if before and now and before != now:
            self.console.say(words.LINK[now])

    def _tell_waiting(self, update: Update) -> None:
        """Say once who is asked, where that may take a while."""
        due = update.due
        slow = isinstance(update.link, Connected) and update.seat is not None
        if slow and isinstance(due, Decision) and due.seat not in (update.seat, NOBODY):
            now = (update.state.turn, due.kind)
            if now != self._waits:
                self._waits = now
                self.console.say(words.deciding(self.names[due.seat]))

    def _said(self, said: Said) -> None:
        """The other player said something beside the moves."""
        name, asked = self.names[said.seat], not (said.agreed or self.watching)
        match said.kind:
            case "chat":
                self.console.say(words.says(name, said.text))
            case "draw" if asked:
                self.console.say(words.draw_offered(name))
            case "adjourn" if asked:
                self.console.say(words.adjourn_offered(name))
            case "takeback" if asked:
                self.asked_back = said
                self.console.say(words.takeback_asked(name))
            case _:
                self.console.say(playing.heard(said.kind, name, said.agreed, self.watching))

    # --- questions ----------------------------------------------------------------------------------------

    def _consider(self, update: Update) -> None:
        """Ask what is asked, unless it was asked already or answers itself."""
        decision = update.decision
        assert decision is not None
        now = self.choosing.update if self.choosing is not None else None
        if now is not None and now.state is update.state and now.legal == update.legal:
            return
        if len(update.legal) == 1 and not self.game.hands.free(decision.kind):
            self._answer_by_itself(update)
            return
        self.choosing = Choosing(update)
        if self.confirm is None:
            self.ask()

    def _answer_by_itself(self, update: Update) -> None:
        self.close()
        wait = 0.0 if isinstance(update.link, Local) else short_wait()
        self.sending = True
        self.later(self._send_after(wait, update.legal))

    async def _send_after(self, seconds: float, moves: tuple[Move, ...]) -> None:
        await asyncio.sleep(seconds)
        await self.send(moves)

    def ask(self) -> None:
        """The question and its numbered choices."""
        if self.choosing is None:
            self.console.say(words.NOTHING_ASKED)
            return
        choices = self.choosing.choices
        lines = [f"{number}. {choice}" for number, choice in enumerate(choices, 1)]
        self.console.say(
            self.choosing.question, *lines, words.range_of(len(choices), self.choosing.can_go_back)
        )
        self._asked.set()

    def close(self) -> None:
        """Nothing is asked any more."""
        self.choosing = None
        self._asked.clear()

    async def pick(self, number: int) -> None:
        """One of the numbered choices."""
        choosing = self.choosing
        assert choosing is not None
        if not 1 <= number <= len(choosing.choices):
            self.console.say(words.no_such(len(choosing.choices)))
            return
        moves = choosing.pick(number)
        if moves is None:
            self.ask()
        elif question := self.game.lines.sure(moves):
            self.console.say(question)
            self.confirm = lambda: self.send(moves)
        else:
            await self.send(moves)

    async def send(self, moves: tuple[Move, ...]) -> None:
        """Hand the moves to the game; what the rules refuse is said in their words."""
        assert self.chair is not None
        self.close()
        self.sending = True
        try:
            await self.chair.send(moves)
        except IllegalMove as error:
            self.console.say(words.sentence(self.game.words.refusal(error)))
        finally:
            self.sending = False
            self.chair.tell()

    async def give_up(self) -> None:
        """Resign; nothing is asked any more, whatever was open."""
        assert self.chair is not None
        self.given_up = True
        self.close()
        await self.chair.resign()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it beside everything else."""
        task = asyncio.create_task(work)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    # --- typed lines --------------------------------------------------------------------------------------

    async def _obey(self, commands: Callable[[str], Coroutine[Any, Any, int | None]]) -> int:
        """Obey line after line; the exit code once one of them leaves, or none is left."""
        while True:
            line = await self.console.line()
            if line is None:
                await self._nothing_more()
                return CANCELLED
            if not self.console.interactive and not self.watching and self._is_answer(line):
                await self._until_asked(line)
            code = await commands(line)
            if code is not None:
                return code

    async def _until_asked(self, line: str) -> None:
        """Wait for the question that a line answers; if the game ends first, it is left for what follows."""
        try:
            await self._asked.wait()
        except asyncio.CancelledError:
            self.console.unread(line)
            raise

    def _is_answer(self, line: str) -> bool:
        """Whether a script wrote this line for the next question: it waits until that is asked."""
        verb, _ = parted(line)
        return self.confirm is None and (verb.isdecimal() or verb in _WITH_QUESTION | _AT_THE_END)

    async def _nothing_more(self) -> None:
        """The input has ended: leave, but not while the last thing typed brings the game to its end."""
        while not self.console.interactive and (self.watching or self._is_ending()):
            self._stirred.clear()
            await self._stirred.wait()

    def _is_ending(self) -> bool:
        """Whether the game is over or given up here; a bot's table is left between two questions."""
        due = self.chair.due if self.chair is not None else None
        if self.given_up or isinstance(due, Finished):
            return True
        return self.sitting.kind == "bot" and (self.update is None or not isinstance(due, Decision))


async def _stop(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

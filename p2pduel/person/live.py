"""The chair at a seat of a real game: what the session says becomes updates, moves go back to it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from p2pduel.catalogue import playing as say
from p2pduel.catalogue import refusals, violations
from p2pduel.catalogue import table as words
from p2pduel.catalogue.speech import anew
from p2pduel.catalogue.words import listed
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Due, Finished, Outcome
from p2pduel.person.chair import Connected, Entry, LinkState, Local, Lost, Update, Waiting
from p2pduel.person.chance import roll_evidence, shuffle_evidence, shuffle_round
from p2pduel.person.safe import plain
from p2pduel.person.since import Baseline
from p2pduel.person.which import game_at
from p2pduel.table import violated
from p2pduel.table.game import Happening, zone_in_rules
from p2pduel.table.seat import Change, Seat
from protocol.events import Ended, NoteHeard, SetupProgress, TakenBack, Violated
from protocol.prover import ChoiceError
from protocol.seam import Refused
from protocol.session import NotDueError
from protocol.violation import Violation

if TYPE_CHECKING:
    from p2pduel.games import Game
    from p2pduel.table.evening import Score
    from p2pduel.table.verify import Verdict

__all__ = ["LiveChair", "Said", "told"]


@dataclass(frozen=True, slots=True)
class Said:
    """Something a player said beside the moves: an offer, a claim, a line of chat."""

    seat: int
    kind: str
    text: str = ""
    to: int = 0
    agreed: bool = False
    """It answers what was asked for."""


def _unheard(_said: Said) -> None:
    """Nobody listens."""


class LiveChair:
    """A Chair over a player's or a spectator's seat; everything slow happens in the seat's worker."""

    def __init__(self, seat: Seat) -> None:
        """Watch a seat from its beginning: the log of a resumed game is told while it loads."""
        self.table_seat = seat
        self.seat = seat.seat
        self.points: dict[int, tuple[int, ...]] = {}
        """The points of every seat at the end of every turn."""
        self.setup = (0, 0)
        """Steps of the set-up done, and how many it takes."""
        self.end: Finished | None = None
        self.lost = ""
        """Why the game stopped here before its end."""
        self.on_said: Callable[[Said], None] = _unheard
        self._entries: list[tuple[int, Entry]] = []
        """Every line of the log with the ply it belongs to."""
        self._since = Baseline(seat.seat)
        self._told = 0
        self._number = 0
        self._rolls = self._rolls_told = 0
        """Joint rolls so far, and up to which of them the log has told."""
        self._shuffled: Counter[str] = Counter()
        self._reset = False
        self._news = asyncio.Event()
        self._closed = False
        self._watchers: list[Callable[[], None]] = []
        seat.observe(self._changed)

    # --- looking ------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played; a guest's seat learns it from the host, after this window is there."""
        return game_at(self.table_seat)

    @property
    def names(self) -> tuple[str, ...]:
        """All names, safe to show."""
        given = self.table_seat.names
        safe = (plain(given[seat], 24) if seat < len(given) else "" for seat in range(self.seats))
        return tuple(name or self.game.words.seat_name(seat) for seat, name in enumerate(safe))

    @property
    def seats(self) -> int:
        """For how many the game is."""
        return self.table_seat.session.reader.seats

    @property
    def other(self) -> str:
        """The name of the player across; where there are several, all of them."""
        return listed([name for seat, name in enumerate(self.names) if seat != (self.seat or 0)])

    @property
    def due(self) -> Due | None:
        """Who is asked, or how the game ended; None before the deal."""
        return self.end or self.table_seat.due

    @property
    def ready(self) -> bool:
        """Whether there is a table to show: the cards are dealt and somebody is asked."""
        return isinstance(self.due, Decision | Finished) or bool(self.points)

    @property
    def link(self) -> LinkState:
        """How the connection is."""
        if self.lost:
            return Lost(self.lost)
        match self.table_seat.contact:
            case "local":
                return Local()
            case "connected":
                return Connected()
            case _:
                return Connected() if self.end is not None else Waiting()

    def on_change(self, watcher: Callable[[], None]) -> None:
        """Call this after every change, until the seat is gone."""
        self._watchers.append(watcher)

    def deafen(self) -> None:
        """Nobody listens to what is said any more."""
        self.on_said = _unheard

    def tell(self) -> None:
        """Something changed that the screens should show."""
        self._news.set()
        for watcher in self._watchers:
            watcher()

    # --- what the seat tells ------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        match change:
            case Happening():
                self._happened(change)
            case TakenBack():
                self._taken_back(self.table_seat.state)
            case SetupProgress(done, total):
                self.setup = (done, total)
            case Ended(winner, reason):
                self.end = Finished(winner, reason)
            case Violated(violation, _):
                self.lost = anew(_broken, violation)
            case NoteHeard():
                self._note(change)
        self.tell()

    def _happened(self, happening: Happening) -> None:
        state = happening.state
        if not state.turn:
            self._tell_of_setup(state)
        self._since.note(state)
        self._rolls += happening.rolled
        for outcome in happening.outcomes:
            if (count := self.game.hands.rolls(outcome.kind)) and self._rolls > self._rolls_told:
                reader = self.table_seat.session.reader
                look = partial(roll_evidence, reader, self._rolls - count + 1, count, self._colour)
                self._rolls_told = self._rolls  # others, as of a theft, have no line of their own
                self._enter(state, outcome, happening.move, look)
            elif outcome.kind == "shuffled":
                if state.turn:  # those of the set-up are told already: the next one may be of a later turn
                    self._tell_shuffle(state, str(outcome.data["zone"]))
            else:
                self._enter(state, outcome, happening.move)
        if state.turn:
            rules = self.game.rules
            self.points[state.turn] = tuple(rules.score(state, seat) for seat in range(state.seats))

    def _tell_of_setup(self, state: Any) -> None:
        """The stacks sealed and shuffled so far: the rules themselves tell only of later shuffles."""
        zones = (record.zone for record in self.table_seat.session.shuffles if record.kind == "shuffle")
        for zone in dict.fromkeys(zones):
            if not self._shuffled[zone]:
                self._tell_shuffle(state, zone)

    def _tell_shuffle(self, state: Any, zone: str) -> None:
        """A line for the next shuffle of a stack, when all sides have done theirs."""
        reader = self.table_seat.session.reader
        done = shuffle_round(reader, zone, self._shuffled[zone])
        if len(done) == reader.seats:
            self._shuffled[zone] += 1
            look = partial(shuffle_evidence, reader, done, self._colour)
            ours = zone_in_rules(self.game, zone)
            self._enter(state, Outcome("shuffled", {"zone": ours}), "", look)

    def _colour(self, seat: int) -> str:
        return self.game.words.seat_name(seat)

    def _enter(
        self, state: Any, outcome: Outcome, move: str, evidence: Callable[[], dict[str, object]] = dict
    ) -> None:
        entry = Entry(self._number, state.turn, state.active, self._known(state, outcome), move, evidence)
        self._entries.append((state.ply, entry))
        self._number += 1

    def _known(self, state: Any, outcome: Outcome) -> Outcome:
        """The outcome with the faces of the cards this seat drew: they lie last in its hand."""
        own = outcome.data.get("seat") == self.seat
        faces = self.table_seat.memory.faces
        return self.game.hands.with_faces(outcome, state, faces) if own else outcome

    def _taken_back(self, state: Any) -> None:
        ply = state.ply if state is not None else 0
        self._entries = [(number, entry) for number, entry in self._entries if number <= ply]
        if state is not None:
            self._since.back(state)
        self._told = 0
        self._reset = True

    def _note(self, note: NoteHeard) -> None:
        if note.seat == self.seat:
            return
        text = plain(str(note.body.get("text") or note.body.get("words") or ""), 200)
        to = note.body.get("to", 0)
        self.on_said(Said(note.seat, note.kind, text, to if isinstance(to, int) else 0, note.agreed))

    # --- the screen's side --------------------------------------------------------------------------------

    async def updates(self) -> AsyncIterator[Update]:
        """The present state of affairs at once, then whenever something changed."""
        self._told = 0
        self._reset = True
        self._news.set()
        while not self._closed:
            await self._news.wait()
            self._news.clear()
            update = await self._update()
            if update is not None and not self._closed:
                yield update

    async def _update(self) -> Update | None:
        legal: tuple[Move, ...] = ()
        of: Any = None
        while True:
            seat, state, due = self.table_seat, self.table_seat.state, self.due
            if state is None or due is None:
                return None
            mine = isinstance(due, Decision) and due.seat == self.seat and seat.to_decide
            knowledge = dict(seat.knowledge)
            if not mine or of is state:
                break
            # The game may move on meanwhile: state and moves of one update belong together.
            legal, of = tuple(await asyncio.to_thread(self.game.rules.engine.legal, state, knowledge)), state
        reset, self._reset = self._reset, False
        fresh = [entry for _, entry in self._entries[self._told :]]
        self._told = len(self._entries)
        return Update(
            state=state,
            knowledge=knowledge,
            seat=self.seat,
            due=due if mine or not self._is_mine(due) else _nobody(due),
            legal=legal if mine else (),
            fresh=tuple(fresh),
            names=self.names,
            link=self.link,
            watchers=seat.watchers,
            proofs=seat.proofs,
            busy=self._busy(due),
            before=self._since.state,
            reset=reset,
            game=self.game,
        )

    def _is_mine(self, due: Due) -> bool:
        return isinstance(due, Decision) and due.seat == self.seat

    def _busy(self, due: Due) -> str | None:
        if isinstance(due, Decision | Finished) and not self._is_mine(due):
            return None
        owes = self.table_seat.owes
        return self.names[owes[0]] if owes is not None and owes[0] != self.seat else ""

    async def send(self, moves: Sequence[Move]) -> None:
        """Play the moves one after another, each when it is asked for."""
        for index, move in enumerate(moves):
            if index and not await self._asked_again():
                return
            try:
                await self.table_seat.play(move)
            except Refused as error:
                raise IllegalMove(Code.MOVE_REFUSED, error.rule) from error
            except (NotDueError, ChoiceError) as error:
                raise IllegalMove(Code.MOVE_TURN, "") from error
            finally:
                self.tell()

    async def _asked_again(self) -> bool:
        """Wait until this seat is asked the next question; False if somebody else is."""
        while not self._closed:
            if self.table_seat.to_decide:
                return True
            due = self.due
            if (
                self.end
                or isinstance(due, Finished)
                or (isinstance(due, Decision) and not self._is_mine(due))
            ):
                return False
            self.table_seat.moved.clear()
            await self.table_seat.moved.wait()
        return False

    # --- going back ---------------------------------------------------------------------------------------

    def _no_undo(self) -> str:
        """Why the last move cannot be taken back; empty if it can, with or without consent."""
        session = self.table_seat.session
        if self.seat is None:
            return anew(lambda: say.ONLY_WATCHING)
        state = self.table_seat.state
        if self.end is not None or state is None or not state.ply:
            return anew(lambda: words.UNDO_NOTHING)
        if not session.can_take_back():
            barred = state.barrier == state.ply
            return anew(lambda: words.UNDO_BARRIER if barred else words.UNDO_NOTHING)
        if not session.takebacks_left:
            return anew(lambda: words.UNDO_LIMIT)
        return "" if state.actor == self.seat else anew(lambda: words.UNDO_NOTHING)

    async def undo(self) -> str:
        """Take the last move back where that is free; else ask the other player and say so."""
        why = self._no_undo()
        if why:
            return why
        session = self.table_seat.session
        back = session.can_take_back()[-1]
        free = session.is_free_takeback(back)
        asked = session.note(self.seat, "takeback") if self.seat is not None else None
        if asked is not None and asked.body["to"] == back:
            return anew(say.undo_asked_before, self.other)
        try:
            await self.table_seat.take_back(back)
        except (NotDueError, Refused) as error:
            return anew(_why, error)
        return "" if free else anew(say.asked_for_undo, self.other)

    # --- what is said beside the moves --------------------------------------------------------------------

    async def resign(self) -> None:
        """Give the game up."""
        await self.say("resign")

    async def say(self, kind: str, **body: int | str) -> str:
        """Say it to the other player; what stands against it, in words."""
        try:
            await self.table_seat.say(kind, **body)
        except (NotDueError, Refused, ValueError) as error:
            return anew(_why, error)
        return ""

    async def claim(self) -> str:
        """Say that the other player has left, after the time in the terms; what stands against it."""
        try:
            await self.table_seat.claim()
        except NotDueError as error:
            return anew(_why, error)
        return ""

    async def check(self) -> Verdict:
        """Check the whole game so far from its journal, as a stranger would."""
        from p2pduel.table.verify import verify  # the audit is imported when somebody wants it

        return await asyncio.to_thread(verify, self.table_seat.journal.path)

    async def verify(self) -> str:
        """What such a check has shown."""
        return told(await self.check())[1]

    async def score(self) -> Score:
        """How the evening stands between the players, this game included."""
        from p2pduel.table.evening import score  # files are read when a game is over

        key = self.table_seat.session.reader.transcript.keys[self.seat or 0]
        return await asyncio.to_thread(score, key, self.table_seat.journal.path)

    async def close(self) -> None:
        """The screen looks away; the game itself goes on until its sitting ends."""
        self._closed = True
        self._news.set()


def told(found: Verdict) -> tuple[bool, str]:
    """Whether a game holds, and what the check has shown."""
    if found.error:
        return False, say.does_not_hold(found.error)
    if found.violation is not None:
        return False, say.does_not_hold(violated.told(found.violation))
    serious = [one for one in found.findings if one.code.value != "unaudited"]
    if serious:
        lines = [violations.finding(one.code, one.seq, one.words) for one in serious]
        return False, say.audit_found(lines)
    return True, say.holds(found.envelopes, found.proofs, found.audited)


def _broken(violation: Violation) -> str:
    """Which rule was broken, in words."""
    return str(say.violation(violations.why(violation.code, plain(violation.words, 200))))


def _why(error: Exception) -> str:
    """Why something can't be said or taken back now."""
    if isinstance(error, NotDueError):
        return (
            refusals.claim_after(**error.data)
            if error.code == "claim-early"
            else refusals.NOT_DUE[error.code]
        )
    return refusals.NOT_DUE["nothing"]


def _nobody(due: Due) -> Due:
    """A question of ours that cannot be answered yet, because the chains are being compared."""
    assert isinstance(due, Decision)
    return Decision(-1, due.kind, due.data)

"""One end of one game: session, journal, brain and whoever looks on, joined without a socket in sight."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from p2pduel import games
from p2pduel.catalogue import agreement, links, seats
from p2pduel.catalogue import games as said
from p2pduel.catalogue.speech import anew
from p2pduel.games import Game
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Due
from p2pduel.table.changes import Change, Stepped
from p2pduel.table.disagreement import Disagreement
from p2pduel.table.errors import REFUSED, TableError
from p2pduel.table.game import Happening, TableGame, choice, rules_fingerprint
from p2pduel.table.judge import PASSING, Judge, UnplayableError, is_note
from p2pduel.table.memory import Memory
from p2pduel.table.options import Listener
from p2pduel.table.telling import Telling
from p2pduel.table.terms import Terms
from protocol import events
from protocol.envelope import Envelope, Note
from protocol.io.desk import BadRecordError
from protocol.io.feed import Feed
from protocol.io.frames import Frame
from protocol.io.journal import Journal
from protocol.io.link import Link
from protocol.io.parts import difference
from protocol.prover import ChoiceError
from protocol.seam import Choice, Choose, Refused
from protocol.session import NotDueError, Session
from protocol.stages import Stage
from protocol.transcript import Heads
from protocol.violation import Breach, Violation
from protocol.wire import Body

__all__ = ["Change", "DisagreementError", "Seat"]


class DisagreementError(RuntimeError):
    """Rules and protocol disagree about the cards: a defect of this program, and the game stops."""


@dataclass(frozen=True, slots=True)
class _Snapshot:
    """What the last step of the session left, safe to read while the next one runs."""

    state: Any = None
    knowledge: Mapping[int, str] | None = None
    owes: tuple[int, str] | None = None
    to_decide: bool = False
    proofs: int = 0
    proposal: Terms | None = None


class Seat(Telling):
    """A player (a seat's number) or a spectator (None). Session steps run in a worker, one after another."""

    def __init__(
        self,
        session: Session,
        journal: Journal,
        feed: Feed,
        *,
        on_event: Listener = print,
    ) -> None:
        super().__init__(session.seat, on_event)
        self.session = session
        self.journal = journal
        self.feed = feed
        self.violation: Violation | None = None
        self.evidence: bytes | None = None
        self.adjourned = False
        self.over = asyncio.Event()
        self.disagreement = Disagreement(session)
        self.memory = Memory(session)
        self._judge = Judge(session)
        self._lock = asyncio.Lock()
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="seat")
        self._closed = False
        self._snapshot = _Snapshot()
        self._saying = ""
        self.declined = False
        """Whether a proposal was not agreed to: no game began, nothing is kept."""
        self.answered = asyncio.Event()
        """Set once a proposal of the other player was agreed to or declined."""
        self._adjourning: set[tuple[int | None, bytes]] = set()
        self.error: BaseException | None = None

    # --- looking ------------------------------------------------------------------------------------------

    @property
    def played(self) -> Game:
        """The game that is played here; before anybody has said which, the default one."""
        game = self.session.reader.game
        return game.game if isinstance(game, TableGame) else games.game(games.DEFAULT)

    @property
    def state(self) -> Any:
        """The public state, of the game that is played; None before the deal."""
        return self._snapshot.state

    @property
    def knowledge(self) -> Mapping[int, str]:
        """What this seat knows beside it."""
        return self._snapshot.knowledge or {}

    @property
    def due(self) -> Due | None:
        """What the rules wait for."""
        return self.played.rules.engine.due(self.state) if self.state is not None else None

    @property
    def view(self) -> Any:
        """What this seat sees, as the game that is played shows it; None before the deal."""
        rules, state = self.played.rules, self.state
        return rules.view(state, self.knowledge, self.seat) if state is not None else None

    @property
    def to_decide(self) -> bool:
        """Whether this seat is asked."""
        return self._snapshot.to_decide

    @property
    def owes(self) -> tuple[int, str] | None:
        """Who owes the next envelope, and what."""
        return self._snapshot.owes

    @property
    def proofs(self) -> int:
        """Proofs checked so far."""
        return self._snapshot.proofs

    def legal(self) -> list[Move]:
        """The moves this seat may make now."""
        if self.state is None or not self.to_decide:
            return []
        return self.played.rules.engine.legal(self.state, self.knowledge)

    # --- what the room asks -------------------------------------------------------------------------------

    @property
    def rules(self) -> bytes:
        """The fingerprint of the rules of the game that is played."""
        return rules_fingerprint(self.played)

    def fits(self, rules: bytes) -> bool:
        """Whether a newcomer may sit down; before it is told which game it is, it names the default one's."""
        return self.played.name != games.DEFAULT or rules == self.rules

    @property
    def terms(self) -> Body:
        """What is played here."""
        return dict(self.session.reader.terms)

    @property
    def waiting(self) -> bool:
        """Whether a player may still sit down."""
        return self.seat == 0 and len(self.session) < self.session.reader.seats

    @property
    def opponent(self) -> bytes:
        """The other player's key; empty before the hello, and where there is not one other player."""
        found = self.opponents
        return found[0] if len(found) == 1 else b""

    @property
    def opponents(self) -> Sequence[bytes]:
        """The keys of the other players, as far as they have said hello."""
        if self.seat is None:
            return ()
        return tuple(key for seat, key in enumerate(self.keys) if seat != self.seat)

    @property
    def keys(self) -> Sequence[bytes]:
        """The keys of all players, as far as they have said hello."""
        return tuple(self.session.reader.transcript.keys)

    async def record(self, record: bytes, link: Link) -> None:
        """Somebody brought a record: judge it, write it, let it take effect."""
        try:
            await self._run(lambda: self._judge.receive(record, link.key), record, link)
        except UnplayableError as error:
            self.decline(str(error))
            raise
        if self._judge.doubled:
            self.stop(TableError(anew(lambda: seats.DOUBLED), REFUSED, anew(lambda: seats.DOUBLED_HINT)))

    def trust(self, key: bytes) -> None:
        """Take the hellos of all players from the holder of this key: all of them sit in this program."""
        self._judge.trusted = key

    def stop(self, error: TableError) -> None:
        """Make nothing more at this table; the stay ends with this error."""
        self.error = error
        self.over.set()

    async def heads(self, length: int, head: bytes) -> bool:
        """The other player's end of the chain, on a new link; whether we wait for what we lack."""
        theirs = Heads(self.session.reader.transcript.gid, length, head)
        await self._run(lambda: self.session.receive_heads(theirs))
        return not self.session.synced

    async def unkept(self) -> None:
        """The other player has not sent what it says it has: said here, and not waited for again."""
        self._on_event({"event": "notice", "words": anew(lambda: links.UNKEPT)})
        await self._run(self.session.doubt)

    def parts(self, theirs: Frame) -> Frame | None:
        """The other player tells what its position is made of: the answer to our parts, or asks for them."""
        if self.seat is None:
            raise BadRecordError("parts are exchanged between players")
        if self.disagreement.asked is not None:
            return None
        ours = self.disagreement.answer(theirs)
        if self.disagreement.words:
            words = anew(links.positions_differ, self.disagreement.words)
            self._on_event({"event": "notice", "words": words})
        return ours

    def compared(self, ours: Frame, theirs: Frame | None) -> None:
        """Say with the violation where the positions differ."""
        assert self.violation is not None
        words = f"{self.violation.words}; {difference(ours, theirs)}"
        self.violation = replace(self.violation, words=words)

    # --- what a player does -------------------------------------------------------------------------------

    async def start(self, records: Sequence[bytes] = ()) -> None:
        """Begin, or go on where a journal stopped."""
        self.loading = bool(records)
        await self._run(lambda: self._begin(records))
        self.loading = False
        for record in records:
            self._feed_record(record, None)
        if records and self.session.reader.playing:
            self.away_since = time.monotonic()  # nobody is here yet, and perhaps nobody comes
            self._on_event({"event": "resumed", "envelopes": len(self.session)})

    def _begin(self, records: Sequence[bytes]) -> Sequence[events.Effect]:
        """A player wrote its journal itself; a spectator's may be anybody's, so its proofs are checked."""
        if not records:
            return self.session.start()
        try:
            return self.session.load(self.memory.along(records), trusted=self.seat is not None)
        except Breach as breach:
            raise TableError(anew(said.unlawful, str(self.journal.path), str(breach)), REFUSED) from None

    async def play(self, move: Move, at: int | None = None) -> None:
        """Make a move, as envelope `at` if given; IllegalMove, NotDueError or Refused and nothing changes."""

        def act() -> list[events.Effect]:
            if at is not None and len(self.session) != at:
                raise NotDueError("the game has moved on meanwhile", "moved-on")
            game = self.session.game
            assert self.seat is not None and isinstance(game, TableGame)
            known = game.knowledge(self.session.known)
            return self.session.decide(choice(game.game, game.state, self.seat, move, known))

        await self._run(act)

    async def choose(self, order: Callable[[TableGame, Choose], Sequence[int]]) -> None:
        """Put the cards of a public pool in an order of the own choice, unseen by others."""

        def arrange() -> list[events.Effect]:
            game = self.session.game
            due = game.due()
            assert isinstance(due, Choose) and isinstance(game, TableGame)
            sealed = [face for zone in due.joined for face in self.session.known(zone) if face is not None]
            whole = replace(due, pool=(*due.pool, *sealed), joined=())
            return self.session.decide(Choice(b"", order=tuple(order(game, whole))))

        await self._run(arrange)

    async def say(self, kind: str, **body: int | str) -> None:
        """Say something beside the chain: resign, draw, adjourn, takeback(to), claim(words), chat(text)."""
        self._judge.count(self.seat, kind)
        self._saying = kind
        await self._run(lambda: self.session.say(kind, **body))
        self._saying = ""
        if kind == "adjourn":
            self._adjourn(self.seat)

    async def claim(self) -> None:
        """Say that the other player has left; only after the time in the terms."""
        seconds = Terms.read(self.terms).claim
        away = time.monotonic() - self.away_since if self.away_since is not None else -1.0
        if away < seconds:
            raise NotDueError(
                f"the other player must be away for {seconds} seconds", "claim-early", seconds=seconds
            )
        await self.say("claim", words=f"away for {int(away)} seconds")

    @property
    def proposal(self) -> Terms | None:
        """The other player's terms, while they are still to be agreed to."""
        return self._snapshot.proposal

    async def agree(self) -> None:
        """Agree to the other player's terms: only now is anything signed."""
        await self._run(self.session.agree)
        self.answered.set()

    def decline(self, words: str = "") -> None:
        """Do not agree to them; nothing was signed, and nothing is kept."""
        self.declined = True
        self.stop(TableError(words or anew(lambda: agreement.DECLINED), REFUSED))
        self.answered.set()

    async def take_back(self, to: int | None = None) -> None:
        """Go back to the state after envelope `to` (the last one possible), or ask for it."""
        back = self.session.can_take_back()
        if not back or (to is not None and to not in back):
            raise NotDueError("no way leads back there", "no-way-back")
        await self._run(lambda: self.session.take_back(back[-1] if to is None else to))

    def close(self) -> None:
        """Release the worker and the file."""
        self._closed = True
        self._worker.shutdown(wait=True)
        self.journal.close()

    # --- one step -----------------------------------------------------------------------------------------

    async def _run(
        self, step: Callable[[], Sequence[events.Effect]], record: bytes = b"", link: Link | None = None
    ) -> None:
        """Run one step of the session in the worker, write what it made, then show it."""
        loop = asyncio.get_running_loop()
        async with self._lock:
            if self._closed:
                raise NotDueError("the seat is closed", "not-playing")
            work = loop.run_in_executor(self._worker, self._step, step)
            # A cancelled caller must not leave a step half told: what is written is also sent and shown.
            try:
                effects, log, snapshot = await _whole(work)
            except (BadRecordError, NotDueError, ChoiceError, IllegalMove, Refused):
                raise
            except Exception as error:
                self.error = error
                self.over.set()
                raise
            self._snapshot = snapshot
            self._publish(effects, log, record, link)

    def _step(
        self, step: Callable[[], Sequence[events.Effect]]
    ) -> tuple[Sequence[events.Effect], list[Happening], _Snapshot]:
        effects = step()
        sync = False
        for effect in effects:
            if isinstance(effect, events.Record):
                self.write(effect.data)
                sync = sync or effect.sync
        if sync:
            self.journal.sync()
        return effects, self._taken_log(), self._look()

    def write(self, record: bytes) -> None:
        """Put a record on disk; it survives a kill now, and a power cut after the sync that follows."""
        self.journal.append(record, sync=False)

    def _taken_log(self) -> list[Happening]:
        reader = self.session.reader
        game = reader.board.game if reader.playing else None
        return game.take_log() if isinstance(game, TableGame) else []

    def _look(self) -> _Snapshot:
        session = self.session
        if not session.reader.playing:
            found = session.proposal
            proposal = Terms.read(*found) if found is not None else None
            return _Snapshot(owes=session.owes, proposal=proposal)
        game = session.game
        assert isinstance(game, TableGame)
        if session.reader.board.pending is None:
            self._compare(game)
        self.memory.look()
        known = game.knowledge(session.known)
        return _Snapshot(game.state, known, session.owes, session.to_decide, session.proofs)

    def _compare(self, game: TableGame) -> None:
        """Lengths and backs must be the same on both sides of the seam, after every operation."""
        ours = game.zones()
        for zone, size in self.session.zones.items():
            backs = tuple(self.session.backs(zone))
            if ours.get(zone, ()) != backs and not (zone.endswith(".rest") and zone not in ours):
                raise DisagreementError(
                    f"{zone}: the rules have {ours.get(zone)}, the protocol {size} cards {backs}"
                )

    # --- telling ------------------------------------------------------------------------------------------

    def _publish(
        self, effects: Sequence[events.Effect], log: list[Happening], record: bytes, link: Link | None
    ) -> None:
        for effect in effects:
            match effect:
                case events.SendEnvelope(data):
                    self._send_envelope(data)
                case events.SendNote(data):
                    self._send_note(data)
                case events.Record(data, _):
                    if data == record:  # what came in; own ones are on their way to be sent
                        self._feed_record(record, link)
                case events.Rejected():
                    pass  # it changed nothing
                case events.Violated(violation, evidence):
                    self.report(effect)
                    self._violated(violation, evidence)
                case _:
                    self.report(effect)
        self.disagreement.remember(log)
        for happening in log:
            self.tell(happening)
            self.report_turn(self.played, happening.state)
        for effect in effects:
            if isinstance(effect, events.NoteHeard) and effect.kind == "adjourn" and not self.loading:
                self._adjourn(effect.seat)
        if self.session.stage is Stage.DONE or self.violation is not None or self.adjourned:
            self.over.set()
        self.moved.set()
        self.tell(Stepped())

    def _adjourn(self, seat: int | None) -> None:
        """A player wants to go on later; when all have said so on this head, they do."""
        self._adjourning.add((seat, self.session.head))
        if {(one, self.session.head) for one in range(self.session.reader.seats)} <= self._adjourning:
            self.adjourned = True
            self.over.set()

    def _send_envelope(self, data: bytes) -> None:
        """An own envelope goes out to everybody; an old one again only where it proves a fork."""
        if not self._feed_record(data, None) and self.session.violation is not None:
            self.feed.again(data, Envelope.decode(data).seq)

    def _send_note(self, data: bytes) -> None:
        """An own note goes out to everybody, once; what is for those here now also when it is said again."""
        note = Note.decode(data)
        passing = note.kind in PASSING
        if self._judge.remember(note) or (passing and note.kind == self._saying):
            self.feed.note(data, passing=passing)

    def _feed_record(self, record: bytes, link: Link | None) -> bool:
        """Hand a record on if it is a note or the next envelope; whether it was."""
        if is_note(record):
            note = Note.decode(record)
            self._judge.remember(note)
            self.feed.note(record, link, passing=note.kind in PASSING)
            return True
        transcript = self.session.reader.transcript
        place = len(self.feed)
        # A record ends with its signature.
        if place >= len(transcript) or record[-64:] != transcript[place].signature:
            return False
        self.feed.envelope(
            record,
            transcript[place].hash,
            transcript.gid if any(transcript.gid) else b"",
            link,
            own=transcript[place].seat == self.seat,
        )
        return True

    def _violated(self, violation: Violation, evidence: bytes) -> None:
        self.violation = violation
        self.evidence = evidence
        offence = self._judge.offence
        if offence is not None:
            self.feed.again(offence[1], offence[0])  # whoever follows here judges for itself


async def _whole(work: asyncio.Future[Any]) -> Any:
    """The result of work that is always waited for, even when the waiting task is cancelled."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        if not work.cancelled():
            await asyncio.wait([work])
        raise

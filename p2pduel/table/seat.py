"""One end of one game: session, journal, brain and whoever looks on, joined without a socket in sight."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from p2pduel.rules import engine
from p2pduel.rules.core import victory
from p2pduel.rules.errors import IllegalMove
from p2pduel.rules.moves import Move
from p2pduel.rules.operations import Due, Outcome
from p2pduel.rules.state import State
from p2pduel.rules.view import View
from p2pduel.table.game import DuelGame, Happening, choice, knowledge_of, rules_fingerprint
from p2pduel.table.judge import Judge
from p2pduel.table.options import Listener
from protocol import events
from protocol.envelope import Envelope, decode_record
from protocol.game import Choice, Choose, Refused
from protocol.identity import fingerprint
from protocol.io.feed import Feed
from protocol.io.journal import Journal
from protocol.io.link import Link
from protocol.io.room import BadRecordError
from protocol.prover import ChoiceError
from protocol.resume import Heads, read_payload
from protocol.session import NotDueError, Session
from protocol.states import State as Stage
from protocol.violation import Violation
from protocol.wire import Body

__all__ = ["Change", "DisagreementError", "Seat"]

Observer = Callable[["Change"], None]


class DisagreementError(RuntimeError):
    """Rules and protocol disagree about the cards: a defect of this program, and the game stops."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something an onlooker may want to show."""

    kind: str
    """act, operation, takeback, note, link, watchers, setup, started, ended, violation"""
    seat: int | None = None
    move: str = ""
    outcomes: tuple[Outcome, ...] = ()
    state: State | None = None
    data: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class _Snapshot:
    """What the last step of the session left, safe to read while the next one runs."""

    state: State | None = None
    knowledge: Mapping[int, str] | None = None
    owes: tuple[int, str] | None = None
    to_decide: bool = False
    proofs: int = 0


class Seat:
    """A player (seat 0 or 1) or a spectator (None). Session steps run in a worker, one after another."""

    def __init__(
        self,
        session: Session,
        journal: Journal,
        feed: Feed,
        *,
        on_event: Listener = print,
    ) -> None:
        self.session = session
        self.journal = journal
        self.feed = feed
        self.seat = session.seat
        self.names: tuple[str, ...] = ()
        self.link = "waiting"
        self.watchers = 0
        self.away_since: float | None = None
        self.violation: Violation | None = None
        self.evidence: bytes | None = None
        self.claims: list[int] = []
        self.adjourned = False
        self.over = asyncio.Event()
        self.moved = asyncio.Event()
        self._on_event = on_event
        self._judge = Judge(session)
        self._observers: list[Observer] = []
        self._lock = asyncio.Lock()
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="seat")
        self._snapshot = _Snapshot()
        self._turn = 0
        self._loading = False
        self.error: BaseException | None = None

    # --- looking ------------------------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        """The public state; None before the deal."""
        return self._snapshot.state

    @property
    def knowledge(self) -> Mapping[int, str]:
        """What this seat knows beside it."""
        return self._snapshot.knowledge or {}

    @property
    def due(self) -> Due | None:
        """What the rules wait for."""
        return engine.due(self.state) if self.state is not None else None

    @property
    def view(self) -> View | None:
        """What this seat sees."""
        return View(self.state, self.knowledge, self.seat) if self.state is not None else None

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
        return engine.legal(self.state, self.knowledge) if self.state is not None and self.to_decide else []

    def observe(self, observer: Observer) -> None:
        """Call this for every change from now on."""
        self._observers.append(observer)

    def tell(self, change: Change) -> None:
        """Hand a change to the onlookers."""
        for observer in self._observers:
            observer(change)

    # --- what the room asks -------------------------------------------------------------------------------

    @property
    def rules(self) -> bytes:
        """The rules' fingerprint."""
        return rules_fingerprint()

    @property
    def terms(self) -> Body:
        """What is played here."""
        return dict(self.session.reader.terms)

    @property
    def waiting(self) -> bool:
        """Whether a player may still sit down."""
        return self.seat == 0 and len(self.session) < 2

    @property
    def opponent(self) -> bytes:
        """The other player's key; empty before the hello."""
        keys = self.session.reader.transcript.keys
        return keys[1 - self.seat] if self.seat is not None and len(keys) == 2 else b""

    async def record(self, record: bytes, link: Link) -> None:
        """Somebody brought a record: judge it, write it, let it take effect."""
        await self._run(lambda: self._judge.receive(record), record, link)

    async def heads(self, length: int, head: bytes) -> None:
        """The other player's end of the chain, on a new link."""
        payload = Heads(self.session.reader.transcript.gid, length, head).payload()
        await self._run(lambda: self.session.receive(payload))

    # --- what a player does -------------------------------------------------------------------------------

    async def start(self, records: Sequence[bytes] = ()) -> None:
        """Begin, or go on where a journal stopped."""
        self._loading = bool(records)
        await self._run(lambda: self._begin(records))
        self._loading = False
        for record in records:
            self._feed_record(record, None)
        if records and self.session.reader.playing:
            self._on_event({"event": "resumed", "envelopes": len(self.session)})

    def _begin(self, records: Sequence[bytes]) -> Sequence[events.Effect]:
        return self.session.load(records) if records else self.session.start()

    async def play(self, move: Move) -> None:
        """Make a move; IllegalMove, NotDueError or Refused and nothing changes."""

        def act() -> list[events.Effect]:
            assert self.seat is not None and isinstance(self.session.game, DuelGame)
            state = self.session.game.state
            known = knowledge_of(state, state.variant, self.session.known)
            return self.session.decide(choice(state, self.seat, move, known))

        await self._run(act)

    async def choose(self, order: Callable[[DuelGame, Choose], Sequence[int]]) -> None:
        """Put the cards of a public pool in an order of the own choice, unseen by others."""

        def arrange() -> list[events.Effect]:
            game = self.session.game
            due = game.due()
            assert isinstance(due, Choose) and isinstance(game, DuelGame)
            return self.session.decide(Choice(b"", order=tuple(order(game, due))))

        await self._run(arrange)

    async def say(self, kind: str, **body: int | str) -> None:
        """Say something beside the chain: resign, draw, adjourn, takeback(to), claim(words), chat(text)."""
        self._judge.count(self.seat, kind)
        await self._run(lambda: self.session.say(kind, **body))

    async def claim(self) -> None:
        """Say that the other player has left; only after the time in the terms."""
        seconds = self.terms.get("claim")
        away = time.monotonic() - self.away_since if self.away_since is not None else -1.0
        if not isinstance(seconds, int) or away < seconds:
            raise NotDueError(f"a claim is possible after {seconds} seconds without the other player")
        await self.say("claim", words=f"away for {int(away)} seconds")

    async def take_back(self, to: int | None = None) -> None:
        """Go back to the state after envelope `to` (the last one possible), or ask for it."""
        back = self.session.can_take_back()
        await self._run(lambda: self.session.take_back(back[-1] if to is None else to))

    def close(self) -> None:
        """Release the worker and the file."""
        self._worker.shutdown(wait=True)
        self.journal.close()

    # --- one step -----------------------------------------------------------------------------------------

    async def _run(
        self, step: Callable[[], Sequence[events.Effect]], record: bytes = b"", link: Link | None = None
    ) -> None:
        """Run one step of the session in the worker, write what it made, then show it."""
        loop = asyncio.get_running_loop()
        async with self._lock:
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
        return game.take_log() if isinstance(game, DuelGame) else []

    def _look(self) -> _Snapshot:
        session = self.session
        if not session.reader.playing:
            return _Snapshot(owes=session.owes)
        game = session.game
        assert isinstance(game, DuelGame)
        if session.reader.board.pending is None:
            self._compare(game)
        known = knowledge_of(game.state, game.variant, session.known)
        return _Snapshot(game.state, known, session.owes, session.to_decide, session.proofs)

    def _compare(self, game: DuelGame) -> None:
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
            if isinstance(effect, events.Send):
                self._send(effect.payload)
            elif isinstance(effect, events.Record):
                if effect.data == record:  # what came in; own ones are on their way with Send
                    self._feed_record(record, link)
            else:
                self._event(effect)
        for happening in log:
            kind = "operation" if happening.seat is None else "act"
            self.tell(Change(kind, happening.seat, happening.move, happening.outcomes, happening.state))
            self._turn_event(happening.state)
        if self.session.reader.playing and all(self.session.note(one, "adjourn") for one in (0, 1)):
            self.adjourned = True
        if self.session.state is Stage.DONE or self.violation is not None or self.adjourned:
            self.over.set()
        self.moved.set()

    def _send(self, payload: bytes) -> None:
        """An own envelope or note goes out to everybody; an old one again only where it proves a fork."""
        tag, content = read_payload(payload)
        if tag == "note":
            self.feed.note(content)
        elif tag == "envelope":
            envelope = Envelope.decode(content)
            if envelope.seq < len(self.feed):
                if self.session.violation is not None:
                    self.feed.again(content, envelope.seq)
            else:
                self._feed_record(content, None)

    def _feed_record(self, record: bytes, link: Link | None) -> None:
        decoded = decode_record(record)
        if not isinstance(decoded, Envelope):
            self.feed.note(record, link)
        elif decoded.seq == len(self.feed):
            gid = self.session.reader.transcript.gid
            self.feed.envelope(record, decoded.hash, gid if any(gid) else b"", link)

    def _turn_event(self, state: State) -> None:
        if state.turn != self._turn:
            self._turn = state.turn
            if self._loading:
                return
            points = [victory(state, seat) for seat in (0, 1)]
            self._on_event({"event": "turn", "n": state.turn, "points": points})

    def _event(self, event: events.Event) -> None:
        match event:
            case events.Greeted(seat, key, name):
                self._greeted(seat, key, name)
            case events.Started(gid, names, terms):
                self.names = names
                self._on_event(
                    {
                        "event": "started",
                        "game": gid.hex(),
                        "variant": terms.get("variant"),
                        "seat": self.seat,
                    }
                )
                self.tell(Change("started", data={"game": gid.hex(), "names": names}))
            case events.SetupProgress(done, total) if not self._loading:
                self._on_event({"event": "setup", "done": done, "total": total})
                self.tell(Change("setup", data={"done": done, "total": total}))
            case events.TakenBack(seat, to):
                self._on_event({"event": "takeback", "seat": seat, "to": to})
                self.tell(Change("takeback", seat, state=self.state, data={"to": to}))
            case events.NoteHeard(seat, kind, body):
                self._noted(seat, kind, body)
            case events.Ended(winner, reason):
                self.tell(Change("ended", winner, data={"reason": reason}))
            case events.Violated(violation, evidence):
                self._violated(violation, evidence)

    def _greeted(self, seat: int, key: bytes, name: str) -> None:
        if seat != self.seat:
            self._on_event(
                {"event": "connected", "name": name, "fingerprint": fingerprint(key), "seat": seat}
            )

    def _noted(self, seat: int, kind: str, body: Body) -> None:
        if kind == "claim":
            self.claims.append(seat)
        words = {key: value for key, value in body.items() if isinstance(value, int | str)}
        self._on_event({"event": "note", "seat": seat, "kind": kind, **words})
        self.tell(Change("note", seat, data={"kind": kind, **words}))

    def _violated(self, violation: Violation, evidence: bytes | None) -> None:
        self.violation = violation
        self.evidence = evidence
        offence = self._judge.offence
        if evidence is not None and offence is not None:
            self.feed.again(offence[1], offence[0])  # whoever follows here judges for itself
        self.tell(
            Change("violation", violation.seat, data={"code": violation.code.value, "words": violation.words})
        )

    def set_link(self, state: str) -> None:
        """Tell how the connection is."""
        if state != self.link:
            self.link = state
            self.away_since = time.monotonic() if state == "lost" else None
            self._on_event({"event": "link", "state": state})
            self.tell(Change("link", data={"state": state}))
            self.moved.set()

    def set_watchers(self, number: int) -> None:
        """Tell how many watch."""
        if number != self.watchers:
            self.watchers = number
            self._on_event({"event": "watchers", "n": number})
            self.tell(Change("watchers", data={"n": number}))


async def _whole(work: asyncio.Future[Any]) -> Any:
    """The result of work that is always waited for, even when the waiting task is cancelled."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        if not work.cancelled():
            await asyncio.wait([work])
        raise

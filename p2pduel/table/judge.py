"""Looks at a record before the session does: rubbish costs its bringer the link and never the game.

A session stops the game at what a player has provably signed against the rules, and rejects what a stranger
made up; the judge sees to it that the stranger goes.
"""

from __future__ import annotations

from collections import Counter

from p2pduel.catalogue import agreement
from p2pduel.table.game import TableGame
from protocol.envelope import Envelope, Note
from protocol.events import Effect, Rejected, Violated
from protocol.io import bounds
from protocol.io.bucket import Bucket
from protocol.io.desk import BadRecordError
from protocol.reader import Reader
from protocol.session import NotDueError, Session
from protocol.transcript import ChainError
from protocol.violation import Breach, Code
from protocol.wire import WireError

__all__ = ["PASSING", "REQUESTS_PER_TURN", "Judge", "UnplayableError", "is_note"]


REQUESTS_PER_TURN = 3
"""Requests of one kind a seat may make in one turn; each is shown to a person and written to disk."""
PASSING = frozenset({"chat", "adjourn"})
"""Notes for those who are here now: they are not told again to those who come later."""
_REQUESTS = frozenset({"draw", "takeback", "adjourn", "claim", "opening"})


class UnplayableError(BadRecordError):
    """The table proposes what cannot be played here."""


class Judge:
    """Hands a session only what somebody has signed for this place of this game."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.offence: tuple[int, bytes] | None = None
        """Place and bytes of the envelope that broke the rules."""
        self.trusted = b""
        """The key of whoever may bring other players' hellos, too; empty: nobody."""
        self.doubled = False
        """Our seat was played from two copies of its journal."""
        self._heard: set[bytes] = set()
        self._asked: Counter[tuple[int, int | None, str]] = Counter()
        self._talk: dict[int | None, Bucket] = {}
        """How much each seat may chat; lines gather on the way, so twice as many are heard as may be said."""

    def receive(self, record: bytes, bringer: bytes = b"") -> list[Effect]:
        """What the session makes of the record; BadRecordError if it is not worth asking.

        A player's hello is taken from the holder of its key only: who repeats an old one has not proved it.
        """
        if is_note(record):
            return self._hear(record)
        transcript = self._session.reader.transcript
        if len(transcript) < transcript.seats:
            self._try_hello(record, bringer)
        effects = self._session.receive_envelope(record)
        if self._is_doubled(effects):
            self.doubled = True  # what proves it against us stays here: nobody has lied
            return []
        for effect in effects:
            match effect:
                case Rejected(reason):
                    raise BadRecordError(f"{reason.code.value}: {reason.words}")
                case Violated(violation, _):
                    self.offence = (violation.seq, record)
        return effects

    def _is_doubled(self, effects: list[Effect]) -> bool:
        """Whether the other side has another envelope of our own seat: it was played from another copy."""
        return self._session.seat is not None and any(
            isinstance(effect, Violated)
            and (effect.violation.code, effect.violation.seat) == (Code.FORK, self._session.seat)
            for effect in effects
        )

    def _hear(self, record: bytes) -> list[Effect]:
        """A note of a player: new ones are counted, for each one kept costs disk."""
        try:
            note = Note.decode(record)
        except WireError as error:
            raise BadRecordError(str(error)) from None
        again = note.hash in self._heard
        if again and note.kind not in PASSING:
            return []
        try:
            self._session.reader.transcript.check_note(note)
            if note.seat == self._session.seat:
                return []  # our own words brought back: they were counted and shown when we said them
            if note.kind == "chat" and not self._may_talk(note.seat):
                return []
            self.count(note.seat, note.kind)
        except (ChainError, NotDueError) as error:
            raise BadRecordError(str(error)) from None
        self._heard.add(note.hash)
        return [self._session.heard(note)] if again else self._session.receive_note(record)

    def remember(self, note: Note) -> bool:
        """Notes come again after every loss of the link; whether this one is new."""
        new = note.hash not in self._heard
        self._heard.add(note.hash)
        return new

    def count(self, seat: int | None, kind: str) -> None:
        """At most three requests of a kind per turn, and chat at a pace; NotDueError for the next."""
        if kind == "chat" and seat == self._session.seat and not self._may_talk(seat):
            raise NotDueError("too much chat", "talkative")
        reader = self._session.reader
        game = reader.board.game if reader.playing else None
        if kind not in _REQUESTS or not isinstance(game, TableGame):
            return
        key = (game.state.turn, seat, kind)
        if self._asked[key] >= REQUESTS_PER_TURN:
            raise NotDueError("asked often enough in this turn", "asked-often")
        self._asked[key] += 1

    def _may_talk(self, seat: int | None) -> bool:
        """Whether one more line of chat is not too much."""
        if seat not in self._talk:
            times = 1 if seat == self._session.seat else 2
            self._talk[seat] = Bucket(times * bounds.CHAT_PER_SECOND, times * bounds.CHAT_BURST)
        return self._talk[seat].spare()

    def _try_hello(self, record: bytes, bringer: bytes) -> None:
        """A stranger's hello is tried on a copy: a wrong one must not spoil the table for the next."""
        reader = self._session.reader
        copy = Reader(reader.games, reader.seats)
        try:
            envelope = Envelope.decode(record)
            if envelope.seq < len(reader.transcript):
                return
            for held in reader.transcript:
                copy.accept(held)
            copy.accept(envelope)
            proved = bringer == envelope.body["key"] or (bringer == self.trusted != b"")
            if self._session.seat is not None and not proved:
                raise BadRecordError("this hello is of another key than the one that was proved")
        except WireError as error:
            raise BadRecordError(str(error)) from None
        except Breach as breach:
            words = agreement.no_hello(breach.words)
            if breach.code is Code.HELLO and not reader.transcript and self._session.seat:
                raise UnplayableError(words) from None  # the host's own terms: asking again changes nothing
            raise BadRecordError(words) from None


def is_note(record: bytes) -> bool:
    """Whether a record says that it is a note; what it really is, its reader decides."""
    return b"\xa4note" in record[:12]

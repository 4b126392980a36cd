"""Looks at a record before the session does: rubbish costs its bringer the link and never the game.

A session stops the game at the first record that does not hold. That is right for what a player has signed,
and wrong for what a stranger made up.
"""

from __future__ import annotations

from collections import Counter

from p2pduel.table.game import DuelGame
from protocol.envelope import Envelope, Note, decode_record
from protocol.events import Effect, NoteHeard, Violated
from protocol.evidence import is_fork
from protocol.io.room import BadRecordError
from protocol.reader import Reader
from protocol.resume import envelope_payload, note_payload
from protocol.session import NotDueError, Session
from protocol.transcript import ChainError
from protocol.violation import Breach
from protocol.wire import WireError

__all__ = ["PASSING", "REQUESTS_PER_TURN", "Judge"]


REQUESTS_PER_TURN = 3
"""Requests of one kind a seat may make in one turn; each is shown to a person and written to disk."""
PASSING = frozenset({"chat", "adjourn"})
"""Notes for those who are here now: they are not told again to those who come later."""
_REQUESTS = frozenset({"draw", "takeback", "adjourn", "claim"})


class Judge:
    """Hands a session only what somebody has signed for this place of this game."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.offence: tuple[int, bytes] | None = None
        """Place and bytes of the envelope that broke the rules."""
        self._heard: set[bytes] = set()
        self._asked: Counter[tuple[int, int | None, str]] = Counter()

    def receive(self, record: bytes) -> list[Effect]:
        """What the session makes of the record; BadRecordError if it is not worth asking."""
        try:
            decoded = decode_record(record)
        except WireError as error:
            raise BadRecordError(str(error)) from None
        if isinstance(decoded, Note):
            return self._hear(decoded)
        if not self._belongs(decoded):
            return []
        effects = self._session.receive(envelope_payload(decoded))
        if any(isinstance(effect, Violated) for effect in effects):
            self.offence = (decoded.seq, record)
        return effects

    def _hear(self, note: Note) -> list[Effect]:
        """A note of a player: new ones are counted, for each one kept costs disk."""
        again = note.hash in self._heard
        if again and note.kind not in PASSING:
            return []
        try:
            self._session.reader.transcript.check_note(note)
            self.count(note.seat, note.kind)
        except (ChainError, NotDueError) as error:
            raise BadRecordError(str(error)) from None
        self._heard.add(note.hash)
        return (
            [NoteHeard(note.seat, note.kind, note.body)]
            if again
            else self._session.receive(note_payload(note))
        )

    def remember(self, note: Note) -> bool:
        """Notes come again after every loss of the link; whether this one is new."""
        new = note.hash not in self._heard
        self._heard.add(note.hash)
        return new

    def count(self, seat: int | None, kind: str) -> None:
        """At most three requests of a kind per turn; NotDueError for the next."""
        reader = self._session.reader
        game = reader.board.game if reader.playing else None
        if kind not in _REQUESTS or not isinstance(game, DuelGame):
            return
        key = (game.state.turn, seat, kind)
        if self._asked[key] >= REQUESTS_PER_TURN:
            raise NotDueError(f"{kind} was asked {REQUESTS_PER_TURN} times in this turn")
        self._asked[key] += 1

    def _belongs(self, envelope: Envelope) -> bool:
        """Whether the session must see it; False for what it has already."""
        transcript = self._session.reader.transcript
        if envelope.seq < len(transcript):
            if transcript[envelope.seq].signed_bytes == envelope.signed_bytes:
                return False
            if not is_fork(transcript, envelope):
                raise BadRecordError("not the record we have at this place")
            return True
        try:
            transcript.check(envelope)
        except ChainError as error:
            raise BadRecordError(str(error)) from None
        if envelope.kind == "hello":
            self._try_hello(envelope)
        return True

    def _try_hello(self, envelope: Envelope) -> None:
        """A stranger's hello is tried on a copy: a wrong one must not spoil the table for the next."""
        reader = self._session.reader
        copy = Reader(reader.games, reader.seats)
        try:
            for held in reader.transcript:
                copy.accept(held)
            copy.accept(envelope)
        except Breach as breach:
            raise BadRecordError(f"this hello can't be accepted: {breach.words}") from None

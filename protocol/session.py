"""One end of a game as a machine without I/O: envelopes, notes, heads and choices in; effects out."""

from __future__ import annotations

from collections.abc import Iterable

from protocol import limits
from protocol.board import Eyes
from protocol.envelope import NO_GAME, Envelope, Note, decode_record
from protocol.events import (
    Adopted,
    Effect,
    Event,
    NoteHeard,
    Record,
    Rejected,
    RollRecord,
    SendEnvelope,
    SendNote,
    ShuffleRecord,
    Violated,
)
from protocol.evidence import fork, is_fork, is_provable, make
from protocol.formalities import Formalities
from protocol.hidden import HiddenBreach, opening
from protocol.identity import Identity
from protocol.notes import is_free, read_note
from protocol.prover import Prover
from protocol.reader import GameFactory, Reader
from protocol.seam import Choice, Game, Refused
from protocol.stages import Stage
from protocol.transcript import Heads
from protocol.violation import Breach, Code, Violation
from protocol.wire import Body, WireError

__all__ = ["NotDueError", "Session"]


class NotDueError(RuntimeError):
    """This seat is not asked now; `code` says why in a stable word, `data` what belongs to it."""

    def __init__(self, words: str, code: str = "nothing", **data: int) -> None:
        super().__init__(words)
        self.code = code
        self.data = data


class Session:
    """A seat, a spectator (no seat) or a rebuilt seat (seed but no identity) at one game."""

    def __init__(
        self,
        games: GameFactory,
        *,
        seats: int = 2,
        seat: int | None = None,
        identity: Identity | None = None,
        seed: bytes | None = None,
        name: str = "",
        terms: Body | None = None,
        policy: str = "open",
        asks: bool = False,
        chain_length: int = limits.DICE_CHAIN,
    ) -> None:
        """`asks`: the terms of another's first hello are agreed to by `agree`, else nothing is signed."""
        self.seat = seat
        self.reader = Reader(games, seats, seat, seed)
        self.violation: Violation | None = None
        self.claims: list[Note] = []
        self._identity = identity
        self._seed = seed
        self._terms = terms
        self._chain_length = chain_length
        self._formalities = Formalities(seat, identity, seed, name, policy, chain_length)
        self._agreed = not asks
        self._synced = True
        self._in_step = True
        self._doubts = False
        self._peer_length = 0
        self._notes: dict[tuple[int, str], Note] = {}

    # --- looking ------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game in its public state, as far as the chain has come."""
        return self.reader.board.game

    @property
    def stage(self) -> Stage:
        """Where the game is between hello and opened seeds."""
        return self.reader.stage

    @property
    def head(self) -> bytes:
        """Hash of the last envelope."""
        return self.reader.head

    def __len__(self) -> int:
        """How many envelopes there are."""
        return len(self.reader.transcript)

    @property
    def owes(self) -> tuple[int, str] | None:
        """Who owes the next envelope and what; "decision" is a choice of that seat."""
        return None if self.violation else self.reader.owes()

    @property
    def to_decide(self) -> bool:
        """Whether this seat is asked now: for an act, or for the order of a chosen deck."""
        return self._acting and self._synced and self.owes in ((self.seat, "decision"), (self.seat, "choose"))

    @property
    def synced(self) -> bool:
        """Whether nothing is known to be missing since the last start or reconnection."""
        return self._synced

    @property
    def proofs(self) -> int:
        """Proofs of others checked so far."""
        return self.reader.board.proofs if self.reader.playing else 0

    def known(self, zone: str) -> list[int | None]:
        """Faces of a zone by position, as far as this reader knows them."""
        board = self.reader.board
        return board.knowledge.known(board.cards.slots(zone))

    def backs(self, zone: str) -> list[str]:
        """Backs of a zone by position."""
        return [slot.back for slot in self.reader.board.cards.slots(zone)]

    @property
    def zones(self) -> dict[str, int]:
        """All zones with their numbers of cards."""
        return {zone: len(slots) for zone, slots in self.reader.board.cards.zones.items()}

    def roll_record(self, k: int) -> RollRecord:
        """Commitments, revealed values and dice of roll k = 1, 2, …"""
        return self.reader.board.rolls[k - 1]

    @property
    def shuffles(self) -> list[ShuffleRecord]:
        """All proved shuffles and re-masks so far."""
        return self.reader.board.shuffles if self.reader.playing else []

    @property
    def takebacks_left(self) -> int:
        """How many takebacks there may still be before the next roll, draw or look."""
        return self.reader.board.takebacks_left if self.reader.playing else 0

    def can_take_back(self) -> list[int]:
        """Envelopes whose state could be gone back to, newest last; `is_free_takeback` says at what price."""
        return [undo.to for undo in self.reader.board.window] if self.reader.playing else []

    def is_free_takeback(self, to: int) -> bool:
        """Whether this seat may go back to envelope `to` without asking."""
        free = self.seat is not None and is_free(self.reader.board, self.seat, to)
        return free and self.owes == (self.seat, "decision")

    @property
    def public(self) -> bytes:
        """The key this seat signs with; empty for whoever signs nothing."""
        return b"" if self._identity is None else self._identity.public

    @property
    def proposal(self) -> tuple[Body, str] | None:
        """Terms and policy of the first hello, while this seat is still to agree to them."""
        waits = not self._agreed and self._terms is None and self.reader.game is not None
        return (
            (self.reader.terms, self.reader.policy) if waits and self.owes == (self.seat, "hello") else None
        )

    def agree(self) -> list[Effect]:
        """Agree to the proposal: the own hello repeats exactly those terms."""
        if self.proposal is None:
            raise NotDueError("nothing is proposed")
        self._agreed = True
        return self._go()

    def note(self, seat: int, kind: str) -> Note | None:
        """What a seat has said on the present head and nobody has answered; a resignation stands for ever."""
        said = self._notes.get((seat, kind))
        return said if said is not None and (kind == "resign" or said.head == self.head) else None

    @property
    def _acting(self) -> bool:
        return self._identity is not None and self._seed is not None and self.seat is not None

    # --- coming and going ---------------------------------------------------------------------------------

    def start(self) -> list[Effect]:
        """Begin: whoever owes the first envelope sends it."""
        return self._go()

    def load(self, records: Iterable[bytes], trusted: bool = False) -> list[Event]:
        """Replay a journal; a seat then waits for the other's heads before it makes anything new.

        `trusted` skips the proofs of a journal this program has written itself; signatures are still checked.
        """
        events: list[Event] = []
        for data in records:
            record = decode_record(data)
            if isinstance(record, Envelope):
                events += self.reader.accept(record, trusted)
                continue
            note = read_note(self.reader.transcript, data)
            events += self._accused(note) if note.kind == "opening" else self._keep(note)
        self._synced = self._in_step = not self._acting
        return events

    def heads(self) -> Heads:
        """How far this chain goes: said first on every new link between seats."""
        return self.reader.transcript.heads

    def missing(self, length: int) -> list[bytes]:
        """All envelopes from `length` on: for a peer that is behind, or a new spectator."""
        return [envelope.encode() for envelope in list(self.reader.transcript)[length:]]

    # --- receiving ----------------------------------------------------------------------------------------

    def receive_envelope(self, data: bytes) -> list[Effect]:
        """Take one envelope of another seat (or, for a spectator, of anybody who relays the game)."""
        if self.violation is not None:
            return []
        try:
            return self._envelope(data, Envelope.decode(data))
        except WireError as error:
            return [Rejected(Violation(Code.WIRE, None, len(self), "", str(error)))]

    def _envelope(self, data: bytes, envelope: Envelope) -> list[Effect]:
        transcript = self.reader.transcript
        if envelope.seq < len(transcript):
            if envelope.signed_bytes == transcript[envelope.seq].signed_bytes:
                return []
            return self._conflict(data, envelope)
        try:
            events = self.reader.accept(envelope)
        except HiddenBreach as breach:
            return self._refused_hidden(data, envelope, breach)
        except Breach as breach:
            provable = is_provable(transcript, envelope, breach.code)
            seat = envelope.seat if provable else None
            violation = Violation(breach.code, seat, envelope.seq, envelope.kind, breach.words)
            if not provable:
                return [Rejected(violation)]
            return self._violated(violation, make(transcript, transcript.seats, data))
        effects: list[Effect] = [Record(data, False), *events]
        if self._acting and envelope.seat == self.seat:
            effects.append(Adopted(envelope.seq))
        if len(self) >= self._peer_length:
            self._synced = self._in_step = True
        return effects + self._go()

    def _conflict(self, data: bytes, envelope: Envelope) -> list[Effect]:
        """Another envelope for a place we have filled: evidence if the same seat signed both."""
        transcript = self.reader.transcript
        if not is_fork(transcript, envelope):
            words = "not the envelope we have at this place"
            return [Rejected(Violation(Code.PREV, None, envelope.seq, envelope.kind, words))]
        ours = SendEnvelope(transcript[envelope.seq].encode())  # so that the other side has the pair too
        return [ours, *self._violated(fork(envelope), make(transcript, transcript.seats, data))]

    def _refused_hidden(self, data: bytes, envelope: Envelope, breach: HiddenBreach) -> list[Effect]:
        """A rule about hidden cards is broken and we know it: open the card, so that everybody does."""
        violation = Violation(breach.code, envelope.seat, envelope.seq, envelope.kind, breach.words)
        transcript, board = self.reader.transcript, self.reader.board
        mine = breach.exposed.owner == self.seat
        if not mine or self._identity is None or self.seat is None or board.eyes is None:
            return [Rejected(violation)]
        body = opening(breach, board.eyes, board.cards.keys[self.seat], envelope)
        if body is None:
            return [Rejected(violation)]
        note = Note(transcript.gid, envelope.hash, self.seat, "opening", body).sign(self._identity)
        evidence = make(transcript, transcript.seats, data, note.encode())
        return [*self._violated(violation, evidence), SendNote(note.encode())]

    def _accused(self, note: Note) -> list[Event]:
        """An opening of another: the game stops if it proves that a rule was broken."""
        violation = self.reader.accused(note)
        if violation is None:
            return []
        transcript = self.reader.transcript
        before = list(transcript)[: violation.seq]
        offence = transcript[violation.seq].encode()
        self.violation = violation
        return [Violated(violation, make(before, transcript.seats, offence, note.encode()))]

    def _violated(self, violation: Violation, evidence: bytes) -> list[Effect]:
        self.violation = violation
        return [Violated(violation, evidence)]

    def receive_heads(self, theirs: Heads) -> list[Effect]:
        """Compare with the other's end of the chain: the longer one sends, the shorter one waits."""
        if self.violation is not None:
            return []
        gid = self.reader.transcript.gid
        if theirs.gid not in (NO_GAME, gid) and gid != NO_GAME:
            words = "the other side speaks of another game"
            return [Rejected(Violation(Code.GID, None, theirs.length, "heads", words))]
        self._peer_length = theirs.length
        if theirs.length > len(self):
            self._synced = self._doubts
            return self._go()
        same = theirs.length == 0 or self.reader.transcript[theirs.length - 1].hash == theirs.head
        # On a chain that the other does not have only who was in step before goes on: a file may be a copy.
        self._synced = self._in_step = same or self._in_step
        # Where the chains differ the other must see our whole one to find the place; it answers with its own.
        effects: list[Effect] = [SendEnvelope(data) for data in self.missing(theirs.length if same else 0)]
        effects += [SendNote(n.encode()) for (seat, _), n in self._notes.items() if seat == self.seat]
        return effects + (self._go() if same else [])

    def doubt(self) -> list[Effect]:
        """The other seat has not sent what it said it has: from now on nobody waits for what it only says.

        Who comes from a file and has not been in step since does wait: it could be our own words that we
        lost, and saying something else in their place would be cheating.
        """
        if not self._in_step or not self._acting:
            return []
        self._doubts = self._synced = True
        return self._go()

    # --- notes --------------------------------------------------------------------------------------------

    def say(self, kind: str, **body: int | str) -> list[Effect]:
        """Say it beside the chain: resign, draw, takeback(to=…), adjourn, claim(words=…), chat(text=…)."""
        if not self._acting or self._identity is None or self.seat is None or not self.reader.playing:
            raise NotDueError("only a seat of a running game can say something", "not-playing")
        said: Body = dict(body)
        note = Note(self.reader.transcript.gid, self.head, self.seat, kind, said).sign(self._identity)
        read_note(self.reader.transcript, note.encode())
        effects: list[Effect] = [] if kind == "chat" else [Record(note.encode(), True)]
        self._keep(note)
        return [*effects, SendNote(note.encode()), *self._go()]

    def receive_note(self, data: bytes) -> list[Effect]:
        """Take a note of somebody; one that does not hold is dropped, for anybody can send rubbish."""
        if self.violation is not None or not self.reader.playing:
            return []
        try:
            note = read_note(self.reader.transcript, data)
        except Breach:
            return []
        if note.seat == self.seat or self._notes.get((note.seat, note.kind)) == note:
            return []
        if note.kind == "opening":
            effects = self._accused(note)
            return [Record(data, False), *effects] if effects else []
        kept: list[Effect] = [] if note.kind == "chat" else [Record(data, False)]
        return [*kept, *self._keep(note), *self._go()]

    def _keep(self, note: Note) -> list[Event]:
        if note.kind == "claim":
            self.claims.append(note)
        if note.kind != "chat":
            self._notes[note.seat, note.kind] = note
        return [self.heard(note)]

    def heard(self, note: Note) -> NoteHeard:
        """What a note says, and whether it answers what every other seat has said."""
        kept = [self._notes.get((seat, note.kind)) for seat in range(self.reader.seats) if seat != note.seat]
        agreed = all(one is not None and (one.head, one.body) == (note.head, note.body) for one in kept)
        return NoteHeard(note.seat, note.kind, note.body, agreed)

    # --- acting -------------------------------------------------------------------------------------------

    def decide(self, choice: Choice) -> list[Effect]:
        """Make this seat's decision; raises NotDueError, Refused or ChoiceError and changes nothing."""
        if not self.to_decide or self.seat is None or self.owes is None:
            raise NotDueError("this seat has nothing to decide now", "not-asked")
        self._needs_room()
        prover = self._prover()
        if self.owes[1] == "choose":
            return self._make("choose", prover.forced(self.reader.place(self.seat, "choose"), choice))
        kind = prover.kind(self.seat, choice.text)
        body = prover.decision(self.reader.place(self.seat, kind), choice)
        try:
            return self._make(kind, body)
        except Breach as breach:
            raise Refused(breach.code.value, breach.words) from None

    def take_back(self, to: int) -> list[Effect]:
        """Go back to the state after envelope `to`: at once where that is free, else by asking."""
        if to not in self.can_take_back():
            raise NotDueError(f"envelope {to} cannot be gone back to", "no-way-back")
        if not self.takebacks_left:
            raise NotDueError(
                f"{limits.MAX_TAKEBACKS} moves were taken back since the last roll or card: play on",
                "takebacks",
            )
        self._needs_room()
        if self._synced and self.is_free_takeback(to):
            return self._make("takeback", {"to": to, "notes": []})
        return self.say("takeback", to=to)

    def _needs_room(self) -> None:
        if self.reader.full:
            raise NotDueError("the chain has no room for another move: resign, or agree on a draw", "no-room")

    def _go(self) -> list[Effect]:
        """Make every envelope this seat owes and need not think about."""
        if not self._acting or not self._synced or self.violation is not None:
            return []
        owes = self.reader.owes()
        if owes is None or owes[0] != self.seat:
            return []
        made = self._answer_notes() or self._forced(owes[1])
        return [] if made is None else self._make(*made)

    def _forced(self, kind: str) -> tuple[str, Body] | None:
        assert self.seat is not None
        if kind in ("decision", "choose") or (self.reader.full and kind not in ("end", "open")):
            return None
        if kind == "hello":
            if self.proposal is not None:
                return None
            return self._formalities.hello(self.reader, self._terms)
        if kind == "key":
            return self._formalities.key(self.reader)
        if kind == "end":
            return "end", self._formalities.end(self.reader)
        if kind == "open":
            return "open", {"seed": self._seed}
        return kind, self._prover().forced(self.reader.place(self.seat, kind))

    def _answer_notes(self) -> tuple[str, Body] | None:
        """Quote what all seats have agreed on, or a resignation, in place of the owed envelope."""
        if not self._notes or self.reader.stage is not Stage.PLAY:
            return None
        if self.reader.board.finished() is not None:
            return None
        return self._formalities.answer(self.reader, self.note)

    def _prover(self) -> Prover:
        board = self.reader.board
        assert isinstance(board.eyes, Eyes)
        return Prover(board, board.eyes, self._chain_length)

    def _make(self, kind: str, body: Body) -> list[Effect]:
        """Sign, record, apply and send one envelope of this seat, then whatever follows from it.

        It and all that it answers is on disk before it is sent: whoever forgets either after a power cut
        could be led to sign a second one for the same place.
        """
        assert self.seat is not None and self._identity is not None
        envelope = self.reader.transcript.next(self.seat, kind, body).sign(self._identity)
        envelope.know()
        events = self.reader.accept(envelope, trusted=True)
        data = envelope.encode()
        return [Record(data, True), SendEnvelope(data), *events, *self._go()]

"""The audit after the game: with the opened seeds every envelope is made again and compared byte for byte."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from protocol.board import Eyes, Place
from protocol.cards import Slot, owner
from protocol.checks import numbers
from protocol.decisions import looked_at
from protocol.envelope import Envelope, Note, decode_record
from protocol.events import Event
from protocol.forced import pool_cards, pool_faces
from protocol.formalities import Formalities, hello_nonce
from protocol.group import Ciphertext, mul, sub
from protocol.hidden import Judging
from protocol.proofs.shuffle import Shuffle, order_of
from protocol.proofs.take import Take, position_of
from protocol.prover import ChoiceError, Prover
from protocol.reader import GameFactory, Reader
from protocol.seam import Choice, Choose, Pick, Refused
from protocol.secrets import game_key, seed_commitment
from protocol.stages import Stage
from protocol.violation import Breach, Violation
from protocol.wire import Body, as_bytes, as_int, as_list, as_text

__all__ = ["Finding", "FindingCode", "Report", "audit", "audit_read"]


class FindingCode(enum.StrEnum):
    """What an audit can find beyond the proofs."""

    DIFFERS = "audit-differs"
    """The seat's program made other bytes than this seed gives: possible help from a confederate."""
    UNAUDITED = "unaudited"
    """The seat has not opened its seed; the proofs held all the same."""
    HIDDEN = "hidden-rule"
    """A hidden choice broke a rule."""
    CARDS = "cards"
    """The cards left at the end are not those the game began with."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One result of an audit."""

    code: FindingCode
    seat: int | None
    seq: int
    words: str


@dataclass(frozen=True, slots=True)
class Report:
    """What reading a transcript, and its seeds if they are open, has shown."""

    reader: Reader = field(repr=False)
    """The game as far as it holds."""
    envelopes: int
    stage: Stage
    proofs: int
    violation: Violation | None = None
    findings: tuple[Finding, ...] = ()
    events: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def clean(self) -> bool:
        """Whether everything holds and every seat was audited."""
        return self.violation is None and not self.findings and self.stage is Stage.DONE


def audit(records: Iterable[bytes], games: GameFactory, seats: int = 2) -> Report:
    """Verify a whole game from its records and, where seeds are open, make every envelope again."""
    return audit_read([decode_record(data) for data in records], games, seats)


def audit_read(decoded: Iterable[Envelope | Note], games: GameFactory, seats: int = 2) -> Report:
    """The same for records that were read already, by nobody but `decode_record`."""
    envelopes = [record for record in decoded if isinstance(record, Envelope)]
    reader = Reader(games, seats)
    events: list[Event] = []
    for envelope in envelopes:
        try:
            events += reader.accept(envelope)
        except Breach as breach:
            violation = Violation(breach.code, envelope.seat, envelope.seq, envelope.kind, breach.words)
            return _report(reader, events, violation, [])
    if len(reader.ends) < seats:
        return _report(reader, events, None, [])
    unopened = [seat for seat in range(seats) if seat not in reader.seeds]
    findings = [Finding(FindingCode.UNAUDITED, seat, len(envelopes), "seed not opened") for seat in unopened]
    findings += _Auditor(games, seats, reader.seeds).run(envelopes)
    return _report(reader, events, None, findings)


def _report(
    reader: Reader, events: list[Event], violation: Violation | None, findings: list[Finding]
) -> Report:
    proofs = reader.board.proofs if reader.playing else 0
    return Report(
        reader, len(reader.transcript), reader.stage, proofs, violation, tuple(findings), tuple(events)
    )


_HIDDEN: Final = frozenset(("bury", "give", "take", "arrange", "choose", "pick"))
"""Envelopes with a choice that only open seeds show."""

_SEEDLESS: Final = frozenset(("act", "draw", "look", "pick", "takeback", "end", "open"))
"""Envelopes in which the rules and the table leave no room for anything a seed gives."""


class _Auditor:
    """Replays a verified game with the opened seeds."""

    def __init__(self, games: GameFactory, seats: int, seeds: dict[int, bytes]) -> None:
        self.reader = Reader(games, seats)
        self.seeds = seeds
        self.findings: list[Finding] = []
        self.eyes: dict[int, Eyes] = {}

    def run(self, envelopes: Iterable[Envelope]) -> list[Finding]:
        """Compare every envelope, then count the cards."""
        last = 0
        for envelope in envelopes:
            if envelope.seat in self.seeds:
                self._compare(envelope)
                self._judge(envelope)
            self._accept(envelope)
            if not self.eyes and self.reader.stage is not Stage.HELLO:
                gid = self.reader.transcript.gid
                self.eyes = {i: Eyes(i, seed, game_key(seed, gid)) for i, seed in self.seeds.items()}
            last = envelope.seq
        if len(self.eyes) == self.reader.seats:
            self._count(last)
        return self.findings

    def _accept(self, envelope: Envelope) -> None:
        """Go on; what a seat chose or was shown is remembered with its own eyes: it may choose again."""
        seen_by = {"choose": envelope.seat, "show": envelope.body.get("to")}.get(envelope.kind)
        if isinstance(seen_by, int):
            self.reader.board.eyes = self.eyes.get(seen_by)
        self.reader.accept(envelope, trusted=True)
        if isinstance(seen_by, int):
            self.reader.board.eyes = None

    def _find(self, code: FindingCode, seat: int | None, seq: int, words: str) -> None:
        self.findings.append(Finding(code, seat, seq, words))

    # --- byte for byte ------------------------------------------------------------------------------------

    def _compare(self, envelope: Envelope) -> None:
        try:
            expected = self._again(envelope)
        except ChoiceError as error:
            self._find(FindingCode.DIFFERS, envelope.seat, envelope.seq, str(error))
            return
        if expected is not None and expected != envelope.body:  # of one type, field by field: by the schema
            words = f"this {envelope.kind} is not the one its seed gives"
            self._find(FindingCode.DIFFERS, envelope.seat, envelope.seq, words)

    def _again(self, envelope: Envelope) -> Body | None:
        """The body as the seed gives it; None where nothing in it comes from the seed."""
        kind, body, seat = envelope.kind, envelope.body, envelope.seat
        if kind in _SEEDLESS:
            return None
        seed = self.seeds[seat]
        if kind == "hello":
            key = as_bytes(body, "key")
            return body | {"nonce": hello_nonce(seed, key), "commit": seed_commitment(key, seed)}
        if kind == "key":
            formalities = Formalities(seat, None, seed, "", "", as_int(body, "length"))
            return formalities.key(self.reader, self.eyes[seat])[1]
        eyes, place = self.eyes[seat], self.reader.place(seat, kind)
        length = as_int(body, "length") if kind == "dice-head" else 1
        prover = Prover(self.reader.board, eyes, length, body)
        owes = self.reader.owes()
        if owes is not None and owes[1] == "decision":
            return prover.decision(place, self._choice(envelope, eyes, place))
        pending = self.reader.board.pending
        if kind == "choose" and pending is not None and isinstance(pending.op, Choose):
            pool = pool_cards(self.reader.board, pending.op)
            return prover.forced(place, Choice(b"", order=self._order(envelope, place, pool)))
        return prover.forced(place)

    def _choice(self, envelope: Envelope, eyes: Eyes, place: Place) -> Choice:
        """The private part of a decision, found with the seat's own secrets."""
        body, text = envelope.body, as_bytes(envelope.body, "act")
        match envelope.kind:
            case "play" | "bury" | "give":
                return Choice(text, self._position(envelope, eyes, place))
            case "plays":
                return Choice(text, order=self._opened(envelope, eyes, place))
            case "take":
                looked = looked_at(self.reader.board, envelope.seat, as_text(body, "zone"))
                return Choice(text, self._taken(envelope, eyes, place, looked))
            case "arrange":
                looked = looked_at(self.reader.board, envelope.seat, as_text(body, "zone"))
                return Choice(text, order=self._order(envelope, place, [slot.card for slot in looked]))
        return Choice(text)

    def _taken(self, envelope: Envelope, eyes: Eyes, place: Place, looked: Sequence[Slot]) -> int:
        """Which of the looked-at cards went to the hand."""
        E, W = [slot.card for slot in looked], [slot.view() for slot in looked]
        cards, proof = self.reader.board.cards, Take.from_wire(envelope.body["proof"], known=True)
        position = position_of(eyes.secrets(place, 0), cards.keys[envelope.seat], cards.joint, E, W, proof)
        if position is None:
            raise ChoiceError("no card of the stack was taken with the numbers this seed gives")
        return position

    def _position(self, envelope: Envelope, eyes: Eyes, place: Place) -> int:
        """Where in the hand the card lay before the re-mask."""
        body = envelope.body
        group = self.reader.board.cards.group(as_text(body, "zone"), as_text(body, "back"))
        indices = body.get("indices")
        index = indices[0] if isinstance(indices, list) else body["index"]
        assert isinstance(index, int)
        return group[eyes.perm(place, 0, len(group))[index] if len(group) > 1 else 0]

    def _opened(self, envelope: Envelope, eyes: Eyes, place: Place) -> tuple[int, ...]:
        """Where in the joined zones the cards lay before the re-mask that were opened together."""
        cards = self.reader.board.cards
        size = sum(len(cards.slots(str(zone))) for zone in as_list(envelope.body, "zones"))
        order = eyes.perm(place, 0, size) if size > 1 else [0]
        return tuple(sorted(order[index] for index in numbers(envelope.body, "indices")))

    def _order(self, envelope: Envelope, place: Place, E: Sequence[Ciphertext]) -> tuple[int, ...]:
        """A chosen order; the prover puts it in normal form again, so another one differs."""
        proof = Shuffle.from_wire(envelope.body["proof"], known=True)
        order = order_of(self.eyes[envelope.seat].secrets(place, 0), self.reader.board.cards.joint, E, proof)
        if order is None:
            raise ChoiceError("the order was not made with the numbers this seed gives")
        return tuple(order)

    # --- the open game ------------------------------------------------------------------------------------

    def _open_stack(self, card: Ciphertext) -> int | None:
        """The face of a card under the joint key, with everybody's secrets."""
        a, b = card
        return self.reader.board.cards.deck.face_of(
            sub(b, mul(sum(eyes.x for eyes in self.eyes.values()), a))
        )

    def _judge(self, envelope: Envelope) -> None:
        """Hold a hidden choice against the rules."""
        if envelope.kind not in _HIDDEN or not self.reader.playing:
            return
        act, game = envelope.body.get("act"), self.reader.board.game
        if not isinstance(game, Judging) or not (act or envelope.kind == "choose"):
            return
        try:
            faces = self._chosen(envelope)
            if faces:
                game.judge(envelope.seat, act if isinstance(act, bytes) else b"", faces)
        except Refused as refusal:
            self._find(FindingCode.HIDDEN, envelope.seat, envelope.seq, str(refusal))
        except (Breach, ChoiceError):
            return  # reported as differing already

    def _chosen(self, envelope: Envelope) -> list[int | None]:
        """The faces a hidden choice is about: the card that moved, those picked, or a chosen order."""
        board, seat, kind = self.reader.board, envelope.seat, envelope.kind
        eyes, place = self.eyes[seat], self.reader.place(seat, kind)
        match kind:
            case "bury" | "give" | "take":
                position = self._choice(envelope, eyes, place).position
                slots = board.cards.slots(as_text(envelope.body, "zone"))
                assert position is not None
                return [board.cards.face(eyes.open(slots[position].view()))]
            case "arrange":
                looked = looked_at(board, seat, as_text(envelope.body, "zone"))
                order = self._choice(envelope, eyes, place).order or ()
                return [board.cards.face(eyes.open(looked[k].view())) for k in order]
            case "choose":
                assert board.pending is not None and isinstance(board.pending.op, Choose)
                op = board.pending.op
                faces = pool_faces(board, op)
                return [faces[k] for k in self._order(envelope, place, pool_cards(board, op))[: op.keep]]
            case "pick":
                carrier = board.game.carrier(seat, as_bytes(envelope.body, "act"))
                return self._picked(carrier) if isinstance(carrier, Pick) else []
        return []

    def _picked(self, pick: Pick) -> list[int | None]:
        """The picked cards: opened with their owner's seed, else as the picker was shown them."""
        board = self.reader.board
        slots = board.cards.at(pick.zone, pick.positions)
        shown = board.knowledge.known(slots)
        board.knowledge.forget(slots)  # a reader that knew them would refuse the envelope we have just judged
        theirs = self.eyes.get(seat) if (seat := owner(pick.zone)) is not None else None
        if theirs is None:
            return shown
        return [board.cards.face(theirs.open(slot.card)) for slot in slots]

    def _count(self, last: int) -> None:
        """Every card printed is still there, sealed or open."""
        cards = self.reader.board.cards
        there: Counter[int | None] = Counter(cards.opened.elements())
        for zone, slots in cards.zones.items():
            for slot in slots:
                seat = owner(zone)
                face = self._open_stack(slot.card)
                if seat is not None:
                    face = cards.deck.face_of(self.eyes[seat].open(slot.card))
                there[face] += 1
        if there != cards.printed:
            self._find(FindingCode.CARDS, None, last, "the cards at the end are not those of the beginning")

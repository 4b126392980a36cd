"""Public bookkeeping of a recorded game: which card may have come from which, and all that was said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from protocol.board import Board, Pending
from protocol.cards import Slot
from protocol.decisions import looked_at
from protocol.envelope import Envelope, decode_record
from protocol.events import Acted, Event
from protocol.forced import offer_groups, pool_cards, target
from protocol.group import Ciphertext, Point, sub
from protocol.proofs.rekey import Rekey
from protocol.proofs.share import ShareProof
from protocol.proofs.shuffle import Shuffle
from protocol.proofs.take import Take
from protocol.reader import GameFactory, Reader
from protocol.seam import Choose, Draw, Seal, hand
from protocol.wire import Value

__all__ = ["Ledger", "Node", "Shift", "TrustingReader", "slot_node"]

Node = tuple[str, int, int]
"""A sealed card at one time: ("slot", id, 0), ("gone", seq, 0) after a re-mask, or ("pool", seq, k)."""


class TrustingReader(Reader):
    """Skips the proofs: soundness is for other tests, secrecy needs many games."""

    def accept(self, envelope: Envelope, trusted: bool = False) -> list[Event]:
        """As if everything had been made here."""
        return super().accept(envelope, True)


def slot_node(slot: Slot) -> Node:
    """The node of a slot."""
    return ("slot", slot.id, 0)


@dataclass(frozen=True)
class Shift:
    """Cards that became others in an unknown order."""

    envelope: Envelope
    ctx: bytes
    T: Point
    olds: tuple[Node, ...]
    before: tuple[Ciphertext, ...]
    news: tuple[Node, ...]
    after: tuple[Ciphertext, ...]
    proof: Shuffle | None
    """None for the one card of a look-and-take."""


@dataclass(frozen=True)
class Response:
    """Challenge and response of a proof of knowledge of a seat's key."""

    seat: int
    c: int
    s: int


@dataclass
class Ledger:
    """Everything one reader writes down while the game goes by."""

    reader: Reader
    envelopes: list[Envelope] = field(default_factory=list)
    shifts: list[Shift] = field(default_factory=list)
    links: dict[Node, Node] = field(default_factory=dict)
    """Cards that everybody may link: renewed, buried, given, taken back."""
    likely: dict[Node, Node] = field(default_factory=dict)
    """Cards that lie where others lay before a take."""
    cards: dict[Node, list[tuple[Ciphertext, Point]]] = field(default_factory=dict)
    faces: dict[Node, int] = field(default_factory=dict)
    shares: dict[Point, dict[int, Point]] = field(default_factory=dict)
    responses: list[Response] = field(default_factory=list)
    drawn: dict[int, list[Node]] = field(default_factory=lambda: {0: [], 1: []})
    zones: dict[int, dict[str, tuple[Slot, ...]]] = field(default_factory=dict)
    """All zones after every envelope."""

    @classmethod
    def of(
        cls, games: GameFactory, records: Iterable[bytes], seat: int | None = None, seed: bytes | None = None
    ) -> Ledger:
        """Read a recorded game, with one seat's seed or without."""
        ledger = cls(TrustingReader(games, 2, seat, seed))
        for data in records:
            record = decode_record(data)
            if isinstance(record, Envelope):
                ledger.write(record)
        return ledger

    @property
    def board(self) -> Board:
        """The table."""
        return self.reader.board

    def seqs(self, kind: str) -> list[int]:
        """Where envelopes of a kind stand."""
        return [e.seq for e in self.envelopes if e.kind == kind]

    def nodes(self, seq: int, zone: str) -> list[Node]:
        """The cards of a zone after an envelope."""
        return [slot_node(slot) for slot in self.zones[seq].get(zone, ())]

    @cached_property
    def differences(self) -> dict[Ciphertext, list[tuple[Node, Node]]]:
        """new − old for every card and every card it may have been: the true ones are masks."""
        found: dict[Ciphertext, list[tuple[Node, Node]]] = {}
        for shift in self.shifts:
            for new, (a, b) in zip(shift.news, shift.after, strict=True):
                for old, before in zip(shift.olds, shift.before, strict=True):
                    found.setdefault((sub(a, before[0]), sub(b, before[1])), []).append((new, old))
        return found

    def write(self, envelope: Envelope) -> None:
        """Accept one envelope and note what it says about cards."""
        self.envelopes.append(envelope)
        if not self.reader.playing:
            self.reader.accept(envelope)
            self._snapshot(envelope.seq)
            return
        entry = _Entry(self, envelope)
        entry.before()
        events = self.reader.accept(envelope)
        self._snapshot(envelope.seq)
        entry.after(events)

    def _snapshot(self, seq: int) -> None:
        if not self.reader.playing:
            return
        self.zones[seq] = dict(self.board.cards.zones)
        for zone, slots in self.board.cards.zones.items():
            for slot, face in zip(slots, self.board.knowledge.known(slots), strict=True):
                self.see(slot_node(slot), slot.card, self.board.cards.key(zone))
                if face is not None:
                    self.faces[slot_node(slot)] = face

    def see(self, node: Node, card: Ciphertext, T: Point) -> None:
        """A card in one of its forms."""
        forms = self.cards.setdefault(node, [])
        if (card, T) not in forms:
            forms.append((card, T))

    def heard(self, seat: int, slots: Sequence[Ciphertext], proof: ShareProof) -> None:
        """Shares are irrevocable; whoever has them all on one card reads it."""
        self.responses.append(Response(seat, proof.c, proof.s))
        for card, D in zip(slots, proof.D, strict=True):
            self.shares.setdefault(card[0], {})[seat] = D


class _Entry:
    """One envelope on its way into the ledger."""

    def __init__(self, ledger: Ledger, envelope: Envelope) -> None:
        self.ledger = ledger
        self.envelope = envelope
        self.body = envelope.body
        self.seat = envelope.seat
        self.place = ledger.reader.place(envelope.seat, envelope.kind)
        self.old = dict(ledger.board.cards.zones)
        self.pending: Pending | None = ledger.board.pending
        self.groups: list[list[int]] = []
        self.looked: tuple[Slot, ...] = ()
        self.pool: tuple[Ciphertext, ...] = ()

    def before(self) -> None:
        """What must be read off the table before the envelope changes it."""
        board, kind = self.ledger.board, self.envelope.kind
        if kind == "share" and self.pending is not None:
            zone, positions = target(board, self.pending)
            slots = [slot.card for slot in board.cards.at(zone, positions)]
            self.ledger.heard(self.seat, slots, ShareProof.from_wire(self.body["proof"]))
        elif kind == "offer":
            self.groups = offer_groups(board, hand(self.seat))
        elif kind in ("take", "arrange"):
            self.looked = looked_at(board, self.seat, str(self.body["zone"]))
        elif self.pending is not None and isinstance(self.pending.op, Choose):
            self.pool = tuple(pool_cards(board, self.pending.op))
        elif self.pending is not None and self.pending.at == 0 and isinstance(self.pending.op, Seal):
            op = self.pending.op
            for slot, face in zip(self.old[op.zone], op.faces, strict=True):
                self.ledger.faces[slot_node(slot)] = face

    def after(self, events: list[Event]) -> None:
        """What the envelope has changed."""
        match self.envelope.kind:
            case "shuffle" | "arrange":
                self._p4(str(self.body["zone"]))
            case "choose":
                self._choose()
            case "renew":
                zone = str(self.body["zone"])
                for old, new in zip(self.old[zone], self._now(zone), strict=True):
                    self.ledger.links[slot_node(new)] = slot_node(old)
            case "share":
                self._drawn()
            case "play" | "bury" | "give":
                self._leave(events)
            case "plays":
                self._opened(events)
            case "offer":
                for item, group in enumerate(self.groups):
                    wire = cast(list[Value], self.body["remasks"])[item]
                    news = [self._now(hand(self.seat))[p] for p in group]
                    olds = [self.old[hand(self.seat)][p] for p in group]
                    self._shift(item, self._key(hand(self.seat)), olds, [slot_node(s) for s in news], wire)
            case "take":
                self._take()
            case "takeback":
                self._taken_back()

    def _now(self, zone: str) -> tuple[Slot, ...]:
        return self.ledger.zones[self.envelope.seq].get(zone, ())

    def _key(self, zone: str) -> Point:
        return self.ledger.board.cards.key(zone)

    def _shift(self, item: int, T: Point, olds: Sequence[Slot], news: Sequence[Node], wire: Value) -> Shuffle:
        proof = Shuffle.from_wire(wire)
        nodes, cards = tuple(slot_node(slot) for slot in olds), tuple(slot.card for slot in olds)
        ctx = self.place.ctx(item)
        self.ledger.shifts.append(Shift(self.envelope, ctx, T, nodes, cards, tuple(news), proof.F, proof))
        return proof

    def _p4(self, zone: str) -> None:
        olds = self.looked or self.old[zone]
        news = [slot_node(slot) for slot in self._now(zone)[: len(olds)]]
        self._shift(0, self._key(zone), olds, news, self.body["proof"])

    def _choose(self) -> None:
        assert self.pending is not None and isinstance(self.pending.op, Choose)
        op, seq = self.pending.op, self.envelope.seq
        pool: list[Node] = [("pool", seq, k) for k in range(len(op.pool))]
        self.ledger.faces.update(zip(pool, op.pool, strict=True))
        joined = [slot_node(slot) for zone in op.joined for slot in self.old[zone]]
        news = [slot_node(slot) for zone in (op.zone, op.zone + ".rest") for slot in self._now(zone)]
        proof, joint = Shuffle.from_wire(self.body["proof"]), self.ledger.board.cards.joint
        olds, ctx = (*pool, *joined), self.place.ctx(0)
        shift = Shift(self.envelope, ctx, joint, olds, self.pool, tuple(news), proof.F, proof)
        self.ledger.shifts.append(shift)

    def _drawn(self) -> None:
        if self.pending is not None and isinstance(self.pending.op, Draw):
            zone = self.pending.op.target
            new = self._now(zone)[len(self.old.get(zone, ())) :]
            self.ledger.drawn[self.pending.op.seat] += [slot_node(slot) for slot in new]

    def _leave(self, events: list[Event]) -> None:
        zone, back = str(self.body["zone"]), str(self.body["back"])
        olds = [slot for slot in self.old[zone] if slot.back == back]
        index = cast(list[int], self.body.get("indices", [self.body.get("index")]))[0]
        gone: Node = ("gone", self.envelope.seq, 0)
        card = olds[index].card
        if self.body["remask"] is not None:
            news = [slot_node(slot) for slot in self._now(zone) if slot.back == back]
            news.insert(index, gone)
            card = self._shift(0, self._key(zone), olds, news, self.body["remask"]).F[index]
        else:
            self.ledger.links[gone] = slot_node(olds[index])
        self.ledger.see(gone, card, self._key(zone))
        if self.envelope.kind == "play":
            self.ledger.heard(self.seat, [card], ShareProof.from_wire(self.body["proof"]))
            for event in events:
                if isinstance(event, Acted) and event.done is not None:
                    self.ledger.faces[gone] = event.done.faces[0]
            return
        wire = self.body["proof"] if "proof" in self.body else cast(list[Value], self.body["proofs"])[0]
        proof = Rekey.from_wire(wire)
        self.ledger.responses.append(Response(self.seat, proof.c, proof.s2))
        self.ledger.links[slot_node(self._now(str(self.body["to"]))[-1])] = gone

    def _opened(self, events: list[Event]) -> None:
        zones, indices = cast(list[str], self.body["zones"]), cast(list[int], self.body["indices"])
        olds = [slot for zone in zones for slot in self.old.get(zone, ())]
        news = [slot_node(slot) for slot in self._now(zones[0])]
        gone: list[Node] = [("gone", self.envelope.seq, k) for k in range(len(indices))]
        for index, node in zip(indices, gone, strict=True):
            news.insert(index, node)
        F = self._shift(0, self._key(zones[0]), olds, news, self.body["remask"]).F
        cards = [F[index] for index in indices]
        self.ledger.heard(self.seat, cards, ShareProof.from_wire(self.body["proof"]))
        for node, card in zip(gone, cards, strict=True):
            self.ledger.see(node, card, self._key(zones[0]))
        for event in events:
            if isinstance(event, Acted) and event.done is not None and len(gone) == 1:
                self.ledger.faces[gone[0]] = event.done.faces[0]

    def _take(self) -> None:
        proof, zone = Take.from_wire(self.body["proof"]), hand(self.seat)
        olds, views = tuple(map(slot_node, self.looked)), tuple(slot.view() for slot in self.looked)
        taken = slot_node(self._now(zone)[-1])
        left = map(slot_node, self._now(str(self.body["zone"])))
        self.ledger.likely.update(zip(left, olds, strict=False))
        ctx = self.place.ctx(0)
        shift = Shift(self.envelope, ctx, self._key(zone), olds, views, (taken,), (proof.K,), None)
        self.ledger.shifts.append(shift)

    def _taken_back(self) -> None:
        undone = [e for e in self.ledger.envelopes if e.kind == "play" and e.seq > cast(int, self.body["to"])]
        old = set(map(slot_node, self.old[hand(self.seat)]))
        new = [node for node in map(slot_node, self._now(hand(self.seat))) if node not in old]
        for play, node in zip(undone, new, strict=True):
            self.ledger.links[node] = ("gone", play.seq, 0)

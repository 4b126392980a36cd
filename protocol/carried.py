"""Checks and effects of decisions: the act and, in the same envelope, the card it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from protocol.board import Board, Eyes, Place, Undo
from protocol.cards import Slot, owner
from protocol.checks import (
    check_rekey,
    check_share,
    check_shuffle,
    check_take,
    decoded,
    must,
    numbers,
    same_zone,
)
from protocol.events import Acted, Event
from protocol.game import (
    ArrangeCards,
    BuryCard,
    Carrier,
    Done,
    GiveCard,
    Pick,
    PlainAct,
    PlayCard,
    Refused,
    TakeCard,
    hand,
)
from protocol.group import Ciphertext, add, base, mul, sub
from protocol.hashing import H, cts, u32
from protocol.proofs import take
from protocol.proofs.rekey import Rekey
from protocol.proofs.share import ShareProof
from protocol.proofs.shuffle import Shuffle as ShuffleProof
from protocol.violation import Breach, Code, GameFault
from protocol.wire import Body, as_bytes, as_int, as_list, as_text

__all__ = ["KIND_OF", "decide", "looked_at", "taken"]

KIND_OF: Final[Mapping[type[Carrier], str]] = {
    PlainAct: "act",
    PlayCard: "play",
    BuryCard: "bury",
    GiveCard: "give",
    TakeCard: "take",
    ArrangeCards: "arrange",
    Pick: "pick",
}
"""The envelope each carrier travels in."""


def decide(board: Board, place: Place, body: Body, last: int) -> list[Event]:
    """Accept a decision of the seat that owes one; `last` is the sequence number before this envelope."""
    text = as_bytes(body, "act")
    must(bool(text), Code.CARRIER, "a decision without an act")
    must(body["before"] == board.game.digest(), Code.BEFORE, "the act was made on another state")
    try:
        carrier = board.game.carrier(place.seat, text)
    except Refused as refusal:
        raise Breach(Code.RULES, str(refusal)) from None
    expected = KIND_OF[type(carrier)]
    must(place.kind == expected, Code.CARRIER, f"this act travels as {expected}, not {place.kind}")
    game, cards = board.game.copy(), board.cards.copy()
    events = _HANDLERS[place.kind](board, carrier, place, body, text)
    # Plain acts and plays of one seat may be taken back; everything else closes the window.
    if place.kind not in ("act", "play") or (board.window and board.window[-1].seat != place.seat):
        board.window.clear()
    if place.kind in ("act", "play"):
        board.window.append(Undo(last, place.seat, game, cards, _played(carrier, events)))
    return events


def _played(carrier: Carrier, events: list[Event]) -> tuple[str, int, int, str] | None:
    """Zone, position, face and back of a card that was opened."""
    match carrier, events:
        case PlayCard(_, zone), [Acted(_, _, Done((position,), (face,), (back,)))]:
            return zone, position, face, back
    return None


def _act(board: Board, place: Place, text: bytes, done: Done | None) -> list[Event]:
    try:
        board.game.act(place.seat, text, done)
    except Refused as refusal:
        raise Breach(Code.RULES, str(refusal)) from None
    return [Acted(place.seat, text, done)]


def _plain(board: Board, _carrier: Carrier, place: Place, _body: Body, text: bytes) -> list[Event]:
    return _act(board, place, text, None)


def _pick(board: Board, carrier: Carrier, place: Place, body: Body, text: bytes) -> list[Event]:
    assert isinstance(carrier, Pick)
    must(numbers(body, "positions") == list(carrier.positions), Code.POSITION, "not the cards the act names")
    return _act(board, place, text, None)


# --- one card leaves a hand -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Leaving:
    """A card on its way out of a private zone, after the re-mask of its group."""

    zone: str
    position: int
    group: list[int]
    new: tuple[Ciphertext, ...] | None
    slot: Slot

    def depart(self, board: Board, place: Place) -> int | None:
        """Re-mask the group, take the card out, and say which face this reader knows it to be."""
        if self.new is not None:
            board.remask(place, 0, self.zone, self.group, self.new)
        (gone,) = board.cards.drop(self.zone, [self.position])
        return board.knowledge.get(gone)


def _leaving(board: Board, place: Place, body: Body, zone: str, index: int) -> _Leaving:
    """Check zone, back, index and the compulsory re-mask of an envelope that lets one card go."""
    if owner(zone) != place.seat:
        raise GameFault(f"{zone} does not belong to seat {place.seat}")
    same_zone(body, "zone", zone)
    back = as_text(body, "back")
    group = board.cards.group(zone, back)
    must(index < len(group), Code.POSITION, f"{zone} has {len(group)} cards of back {back}")
    slots = [board.cards.slots(zone)[p] for p in group]
    if len(group) == 1:
        must(body["remask"] is None, Code.REMASK, "a single card is not re-masked")
        return _Leaving(zone, group[0], group, None, slots[0])
    must(body["remask"] is not None, Code.REMASK, "the compulsory re-mask is missing")
    proof = decoded(ShuffleProof, body["remask"], len(group))
    check_shuffle(board, place.ctx(0), board.cards.key(zone), [slot.card for slot in slots], proof)
    return _Leaving(zone, group[index], group, proof.F, Slot(-1, proof.F[index], back))


def _play(board: Board, carrier: Carrier, place: Place, body: Body, text: bytes) -> list[Event]:
    assert isinstance(carrier, PlayCard)
    proof = decoded(ShareProof, body["proof"], 1)
    leaving = _leaving(board, place, body, carrier.zone, as_int(body, "index"))
    check_share(board, place, 1, [leaving.slot], proof)
    face = board.cards.face(sub(leaving.slot.card[1], proof.D[0]))
    board.cards.check_open([face])
    back = leaving.slot.back
    events = _act(board, place, text, Done((leaving.position,), (face,), (back,)))
    leaving.depart(board, place)
    board.cards.opened[face] += 1
    return events


def _bury(board: Board, carrier: Carrier, place: Place, body: Body, text: bytes) -> list[Event]:
    assert isinstance(carrier, BuryCard)
    same_zone(body, "to", carrier.to_zone)
    if owner(carrier.to_zone) is not None:
        raise GameFault(f"{carrier.to_zone} is no stack")
    board.cards.needs_closed(carrier.to_zone)
    proof = decoded(Rekey, body["proof"])
    leaving = _leaving(board, place, body, carrier.from_zone, as_int(body, "index"))
    back = leaving.slot.back
    must(set(board.cards.backs(carrier.to_zone)) <= {back}, Code.BACK, "the stack has another back")
    check_rekey(board, place, 1, board.cards.joint, leaving.slot.card, proof)
    events = _act(board, place, text, Done((leaving.position,), (), (back,)))
    face = leaving.depart(board, place)
    (slot,) = board.cards.mint([proof.ct], back)
    board.knowledge.learn(slot, face)
    board.cards.put(carrier.to_zone, [slot])
    return events


def _give(board: Board, carrier: Carrier, place: Place, body: Body, text: bytes) -> list[Event]:
    assert isinstance(carrier, GiveCard)
    if owner(carrier.to_zone) != carrier.to:
        raise GameFault(f"{carrier.to_zone} does not belong to seat {carrier.to}")
    same_zone(body, "to", carrier.to_zone)
    indices, wires = numbers(body, "indices"), as_list(body, "proofs")
    must(len(indices) == len(wires) == 1, Code.LENGTH, "one card is given at a time")
    proof = decoded(Rekey, wires[0])
    leaving = _leaving(board, place, body, carrier.from_zone, indices[0])
    check_rekey(board, place, 1, board.cards.keys[carrier.to], leaving.slot.card, proof)
    events = _act(board, place, text, Done((leaving.position,), (), (leaving.slot.back,)))
    face = leaving.depart(board, place)
    (slot,) = board.cards.mint([proof.ct], leaving.slot.back)
    board.knowledge.learn(slot, face)
    board.cards.put(carrier.to_zone, [slot])
    if board.sees(carrier.to):
        board.learn(slot, slot.card)
    return events


# --- a look is closed by a choice -------------------------------------------------------------------------


def looked_at(board: Board, seat: int, zone: str) -> tuple[Slot, ...]:
    """The cards of the open look, which must be this seat's."""
    if board.cards.looks.get(zone) != seat:
        raise GameFault(f"seat {seat} has not looked at {zone}")
    return board.cards.slots(zone)[: board.cards.looked(zone)]


def _take(board: Board, carrier: Carrier, place: Place, body: Body, text: bytes) -> list[Event]:
    assert isinstance(carrier, TakeCard)
    zone, cards = carrier.zone, board.cards
    same_zone(body, "zone", zone)
    old = looked_at(board, place.seat, zone)
    proof = decoded(take.Take, body["proof"], len(old) - 1)
    E, W = [slot.card for slot in old], [slot.view() for slot in old]
    X = cards.keys[place.seat]
    check_take(board, place.ctx(0), X, E, W, proof)
    back = cards.needs_one_back(zone)
    events = _act(board, place, text, Done(backs=(back,)))
    new = cards.mint(proof.F, back)
    (card,) = cards.mint([proof.K], back)
    order = None
    if board.eyes is not None and board.sees(place.seat):
        j = taken(board, board.eyes, place, E, W, proof)
        order = None if j is None else [k if k < j else k + 1 for k in range(len(new))]
        board.learn(card, card.card)
    board.knowledge.follow(old, new, order)
    cards.zones[zone] = (*new, *cards.slots(zone)[len(old) :])
    del cards.looks[zone]
    cards.put(hand(place.seat), [card])
    return events


def taken(
    board: Board,
    eyes: Eyes,
    place: Place,
    E: Sequence[Ciphertext],
    W: Sequence[Ciphertext],
    proof: take.Take,
) -> int | None:
    """Which card the owner of these eyes took: the one whose mask its seed gives."""
    X, secrets = board.cards.keys[place.seat], eyes.secrets(place, 0)
    for j in range(len(E)):
        rk = secrets.rand("take-k", H("bind", X, board.cards.joint, cts(E), u32(j)), 0)
        if (add(W[j][0], base(rk)), add(W[j][1], mul(rk, X))) == proof.K:
            return j
    return None


def _arrange(board: Board, carrier: Carrier, place: Place, body: Body, text: bytes) -> list[Event]:
    assert isinstance(carrier, ArrangeCards)
    zone, cards = carrier.zone, board.cards
    same_zone(body, "zone", zone)
    old = looked_at(board, place.seat, zone)
    proof = decoded(ShuffleProof, body["proof"], len(old))
    check_shuffle(board, place.ctx(0), cards.joint, [slot.card for slot in old], proof)
    events = _act(board, place, text, None)
    new = cards.mint(proof.F, cards.needs_one_back(zone))
    board.knowledge.follow(old, new, None)  # the order is found again only by looking
    cards.replace(zone, range(len(old)), new)
    del cards.looks[zone]
    return events


_HANDLERS: Final[Mapping[str, Callable[[Board, Carrier, Place, Body, bytes], list[Event]]]] = {
    "act": _plain,
    "pick": _pick,
    "play": _play,
    "bury": _bury,
    "give": _give,
    "take": _take,
    "arrange": _arrange,
}

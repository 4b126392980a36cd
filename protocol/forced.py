"""Checks and effects of the operations the rules force: one function per envelope kind.

Every function goes the same way: body against the operation under way, decode, proofs, only then the state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from protocol import dice
from protocol.board import Board, Chain, Pending, Place
from protocol.cards import Slot
from protocol.checks import (
    check_rekey,
    check_share,
    check_shuffle,
    counted,
    decoded,
    must,
    numbers,
    same_number,
    same_zone,
)
from protocol.events import Event, RollRecord, ShuffleRecord
from protocol.group import Ciphertext, sub, sum_points
from protocol.proofs.rekey import Rekey
from protocol.proofs.share import ShareProof
from protocol.proofs.shuffle import Shuffle as ShuffleProof
from protocol.seam import Choose, Done, Draw, Flip, Give, Look, Offer, Renew, Roll, Seal, Show, Shuffle, hand
from protocol.violation import Breach, Code, GameFault
from protocol.wire import Body, as_bytes, as_int, as_list

__all__ = ["FORCED", "look_positions", "offer_groups", "pool_cards", "pool_faces", "target"]

Handler = Callable[[Board, Pending, Place, Body], list[Event]]


def target(board: Board, pending: Pending) -> tuple[str, list[int]]:
    """The zone and positions a draw, look or flip is about."""
    match pending.op:
        case Draw(_, zone, positions) | Flip(zone, positions):
            return zone, list(positions)
        case Look(_, zone):
            return zone, look_positions(board, pending.op)
    raise GameFault("no shares are given in this operation")


def look_positions(board: Board, op: Look) -> list[int]:
    """The positions a look covers: the whole stack or its top."""
    size = len(board.cards.slots(op.zone))
    count = op.count or size
    if not 1 <= count <= size:
        raise GameFault(f"a look at {count} of {size} cards")
    return list(range(count))


def offer_groups(board: Board, zone: str) -> list[list[int]]:
    """The groups an offer re-masks: every back of which there are two or more, in order of appearance."""
    groups = [board.cards.group(zone, back) for back in board.cards.backs(zone)]
    return [group for group in groups if len(group) >= 2]


def pool_cards(board: Board, op: Choose) -> list[Ciphertext]:
    """What is chosen from: the public pool, masked with the public factor 1, then the joined stacks."""
    public = [board.cards.deck.seal(face, board.cards.joint) for face in op.pool]
    return public + [slot.card for slot in board.joined(op)]


def pool_faces(board: Board, op: Choose) -> list[int | None]:
    """The faces of these cards; those of joined stacks are known to whoever chose them."""
    return [*op.pool, *board.knowledge.known(board.joined(op))]


def _shuffle(board: Board, pending: Pending, place: Place, body: Body) -> list[Event]:
    assert isinstance(pending.op, Seal | Shuffle)
    zone = pending.op.zone
    same_zone(body, "zone", zone)
    old = board.cards.slots(zone)
    proof = decoded(ShuffleProof, body["proof"], len(old), known=board.known)
    check_shuffle(board, place.ctx(0), board.cards.joint, [slot.card for slot in old], proof)
    new = board.cards.mint(proof.F, old[0].back)
    board.follow(place, 0, old, new)
    board.cards.zones[zone] = tuple(new)
    board.cards.looks.pop(zone, None)
    board.shuffles.append(ShuffleRecord(place.seq, place.seat, "shuffle", zone, len(new)))
    return board.complete(Done()) if board.advance() else []


def _choose(board: Board, pending: Pending, place: Place, body: Body) -> list[Event]:
    op = pending.op
    assert isinstance(op, Choose)
    same_zone(body, "zone", op.zone)
    cards = pool_cards(board, op)
    proof = decoded(ShuffleProof, body["proof"], len(cards), known=board.known)
    check_shuffle(board, place.ctx(0), board.cards.joint, cards, proof)
    new = board.cards.mint(proof.F, op.back, chooser=op.seat)
    faces, order = pool_faces(board, op), board.chosen(place, cards, proof)
    for slot, k in zip(new, order or (), strict=False):
        board.knowledge.learn(slot, faces[k])
    board.knowledge.forget(board.joined(op))
    for zone in op.joined:
        board.cards.zones[zone] = ()
    board.cards.put(op.zone, new[: op.keep])
    board.cards.put(op.zone + ".rest", new[op.keep :])
    board.cards.printed.update(op.pool)
    board.shuffles.append(ShuffleRecord(place.seq, place.seat, "choose", op.zone, len(new)))
    board.advance()
    return board.complete(Done())


def _request(board: Board, pending: Pending, _place: Place, body: Body) -> list[Event]:
    """`draw` and `look`: which cards; nothing changes before the shares are there."""
    zone, positions = target(board, pending)
    same_zone(body, "zone", zone)
    named = numbers(body, "positions")
    board.cards.at(zone, named)
    must(named == positions, Code.POSITION, f"{named} named, {positions} due")
    board.advance()
    return []


def _share(board: Board, pending: Pending, place: Place, body: Body) -> list[Event]:
    zone, positions = target(board, pending)
    slots = board.cards.at(zone, positions)
    proof = decoded(ShareProof, body["proof"], len(slots), known=board.known)
    check_share(board, place, 0, slots, proof)
    pending.shares[place.seat] = proof.D
    if pending.at + 1 < len(pending.steps):
        board.advance()
        return []
    match pending.op:
        case Draw():
            return _drawn(board, pending, pending.op, positions)
        case Look(seat):
            return _looked(board, pending, seat, zone, slots)
    return _flipped(board, pending, zone, positions, slots)


def _drawn(board: Board, pending: Pending, op: Draw, positions: list[int]) -> list[Event]:
    """The cards leave the stack; without the others' shares only the drawer's key is left on them."""
    cards = board.cards
    drawn = []
    for j, slot in enumerate(cards.drop(op.zone, positions)):
        rest = sub(slot.card[1], sum_points(D[j] for D in pending.shares.values()))
        drawn.append(Slot(slot.id, (slot.card[0], rest), slot.back))
    cards.put(op.target, drawn)
    if board.sees(op.seat):
        for slot in drawn:
            board.learn(slot, slot.card)
    return board.complete(Done(backs=tuple(slot.back for slot in drawn)))


def _looked(board: Board, pending: Pending, seat: int, zone: str, slots: list[Slot]) -> list[Event]:
    """The cards stay; the shares on them are public until the look is closed."""
    seen = []
    for j, slot in enumerate(slots):
        seen.append(replace(slot, shares=tuple((s, D[j]) for s, D in sorted(pending.shares.items()))))
    board.cards.replace(zone, range(len(seen)), seen)
    board.cards.looks[zone] = seat
    if board.sees(seat):
        for slot in seen:
            board.learn(slot, slot.view())
    return board.complete(Done())


def _flipped(
    board: Board, pending: Pending, zone: str, positions: list[int], slots: list[Slot]
) -> list[Event]:
    """Everybody's shares are public: everybody computes the faces."""
    cards = board.cards
    faces = []
    for j, slot in enumerate(slots):
        faces.append(cards.face(sub(slot.card[1], sum_points(D[j] for D in pending.shares.values()))))
    cards.check_open(faces)
    cards.drop(zone, positions)
    cards.opened.update(faces)
    if zone in cards.looks and not cards.looked(zone):
        del cards.looks[zone]
    return board.complete(Done(faces=tuple(faces), backs=tuple(slot.back for slot in slots)))


def _renew(board: Board, pending: Pending, place: Place, body: Body) -> list[Event]:
    assert isinstance(pending.op, Renew)
    zone = pending.op.zone
    same_zone(body, "zone", zone)
    cards = board.cards
    old = cards.slots(zone)[: cards.looked(zone)]
    wires = as_list(body, "proofs")
    must(len(wires) == len(old), Code.LENGTH, f"{len(wires)} renewed cards for {len(old)} looked at")
    for wire in wires:
        counted(ShuffleProof, wire, 1)
    proofs = [decoded(ShuffleProof, wire, known=board.known) for wire in wires]
    for item, (slot, proof) in enumerate(zip(old, proofs, strict=True)):
        check_shuffle(board, place.ctx(item), cards.joint, [slot.card], proof)
    new = cards.mint((proof.F[0] for proof in proofs), cards.needs_one_back(zone))
    board.knowledge.follow(old, new, range(len(old)))
    cards.replace(zone, range(len(old)), new)
    del cards.looks[zone]
    board.advance()
    return board.complete(Done())


def _offer(board: Board, pending: Pending, place: Place, body: Body) -> list[Event]:
    assert isinstance(pending.op, Offer | Show)
    zone = pending.op.shown
    same_zone(body, "zone", zone)
    groups, wires = offer_groups(board, zone), as_list(body, "remasks")
    must(len(wires) == len(groups), Code.REMASK, f"{len(wires)} re-masks for {len(groups)} backs")
    for wire, group in zip(wires, groups, strict=True):
        counted(ShuffleProof, wire, len(group))
    proofs = [decoded(ShuffleProof, wire, known=board.known) for wire in wires]
    slots = board.cards.slots(zone)
    for item, (group, proof) in enumerate(zip(groups, proofs, strict=True)):
        check_shuffle(board, place.ctx(item), board.cards.key(zone), [slots[p].card for p in group], proof)
    for item, (group, proof) in enumerate(zip(groups, proofs, strict=True)):
        board.remask(place, item, zone, group, proof.F)
    return board.complete(Done()) if board.advance() else []


def _show(board: Board, pending: Pending, place: Place, body: Body) -> list[Event]:
    assert isinstance(pending.op, Show)
    zone, to = pending.op.shown, pending.op.to
    same_zone(body, "zone", zone)
    same_number(body, "to", to)
    slots, wires = board.cards.slots(zone), as_list(body, "proofs")
    must(len(wires) == len(slots), Code.LENGTH, f"{len(wires)} cards shown of {len(slots)}")
    proofs = [decoded(Rekey, value, known=board.known) for value in wires]
    for j, (slot, proof) in enumerate(zip(slots, proofs, strict=True)):
        check_rekey(board, place, 1 + j, board.cards.keys[to], slot.card, proof)
    if board.sees(to):
        for slot, proof in zip(slots, proofs, strict=True):
            board.learn(slot, proof.ct)
    board.advance()
    return board.complete(Done())


def _give(board: Board, pending: Pending, place: Place, body: Body) -> list[Event]:
    """The picked cards, exactly those: with a re-mask the giver could hand over any other."""
    op = pending.op
    assert isinstance(op, Give)
    zone = hand(op.seat)
    same_zone(body, "zone", zone)
    same_zone(body, "to", op.zone_to)
    must(body["remask"] is None, Code.REMASK, "a give that answers a pick has no re-mask")
    must(body["back"] == "", Code.BACK, "a give that answers a pick names no back")
    must(numbers(body, "indices") == list(op.positions), Code.POSITION, "not the cards that were picked")
    old, wires = board.cards.at(zone, op.positions), as_list(body, "proofs")
    must(len(wires) == len(old), Code.LENGTH, f"{len(wires)} cards given of {len(old)}")
    proofs = [decoded(Rekey, value, known=board.known) for value in wires]
    for j, (slot, proof) in enumerate(zip(old, proofs, strict=True)):
        check_rekey(board, place, 1 + j, board.cards.keys[op.to], slot.card, proof)
    new = [board.cards.mint([proof.ct], slot.back)[0] for slot, proof in zip(old, proofs, strict=True)]
    board.knowledge.follow(old, new, range(len(old)))  # openly linked: whoever knew the card still does
    board.cards.drop(zone, op.positions)
    board.cards.put(op.zone_to, new)
    if board.sees(op.to):
        for slot in new:
            board.learn(slot, slot.card)
    board.advance()
    return board.complete(Done(backs=tuple(slot.back for slot in new)))


def _dice_head(board: Board, _pending: Pending, place: Place, body: Body) -> list[Event]:
    """A new chain, only before a roll: after the other's half it would be a choice of dice."""
    head, length = as_bytes(body, "head"), as_int(body, "length")
    must(all(head != chain.last for chain in board.chains), Code.SAME, "a dice head is used twice")
    old = board.chains[place.seat]
    board.chains[place.seat] = Chain(head, len(board.rolls), length, old.m + 1)
    board.advance()
    return []


def _roll(board: Board, pending: Pending, place: Place, body: Body) -> list[Event]:
    op = pending.op
    assert isinstance(op, Roll)
    k, value = as_int(body, "k"), as_bytes(body, "value")
    must(k == len(board.rolls) + 1, Code.DICE_ORDER, f"roll {k}, but {len(board.rolls) + 1} is next")
    if not dice.is_committed(board.gid, place.seat, k, value, board.chains[place.seat].last):
        raise Breach(Code.DICE_LINK, "the value is not the one committed to")
    pending.values[place.seat] = value
    if not board.advance():
        return []
    values = tuple(pending.values[seat] for seat in range(board.game.seats))
    rolled = tuple(dice.result(board.gid, k, values, op.sides))
    commitments = tuple(chain.last for chain in board.chains)
    board.rolls.append(RollRecord(k, op.sides, commitments, values, rolled))
    for chain, revealed in zip(board.chains, values, strict=True):
        chain.last = revealed
    return board.complete(Done(values=rolled))


FORCED: Final[Mapping[str, Handler]] = {
    "shuffle": _shuffle,
    "choose": _choose,
    "draw": _request,
    "look": _request,
    "share": _share,
    "renew": _renew,
    "offer": _offer,
    "show": _show,
    "give": _give,
    "dice-head": _dice_head,
    "roll": _roll,
}

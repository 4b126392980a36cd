"""Checks and effects of decisions: the act and, in the same envelope, the card it is about.

Every kind has one reader, which goes the way of all checks: what the body says against the state, decode;
then the rules say how the act travels; then the proofs, the rules with what has come out, and the state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from protocol.board import Board, Exposed, Place, Undo
from protocol.cards import Slot, owner
from protocol.checks import (
    check_rekey,
    check_share,
    check_shuffle,
    check_take,
    counted,
    decoded,
    must,
    numbers,
    same_zone,
)
from protocol.events import Acted, Event, ShuffleRecord
from protocol.group import Ciphertext, sub
from protocol.hidden import expose
from protocol.proofs import take
from protocol.proofs.rekey import Rekey
from protocol.proofs.share import ShareProof
from protocol.proofs.shuffle import Shuffle as ShuffleProof
from protocol.seam import (
    ArrangeCards,
    BuryCard,
    Carrier,
    Done,
    GiveCard,
    Pick,
    PlainAct,
    PlayCard,
    PlayCards,
    Refused,
    TakeCard,
)
from protocol.violation import Breach, Code, GameFault
from protocol.wire import Body, as_bytes, as_int, as_list, as_text

__all__ = ["KIND_OF", "decide", "joined", "looked_at"]

KIND_OF: Final[Mapping[type[Carrier], str]] = {
    PlainAct: "act",
    PlayCard: "play",
    PlayCards: "plays",
    BuryCard: "bury",
    GiveCard: "give",
    TakeCard: "take",
    ArrangeCards: "arrange",
    Pick: "pick",
}
"""The envelope each carrier travels in."""


Rest = Callable[[Carrier, bytes], list[Event]]
"""What is left to do with a decision once its proofs are read and the rules have said how the act travels."""


def decide(board: Board, place: Place, body: Body, last: int) -> list[Event]:
    """Accept a decision of the seat that owes one; `last` is the sequence number before this envelope."""
    text = as_bytes(body, "act")
    must(bool(text), Code.CARRIER, "a decision without an act")
    rest = _READERS[place.kind](board, place, body)
    theirs, ours = as_bytes(body, "before"), board.game.digest()
    if theirs != ours:
        words = f"the act was made on another state: {theirs.hex()} there, {ours.hex()} here"
        raise Breach(Code.BEFORE, words)
    try:
        carrier = board.game.carrier(place.seat, text)
    except Refused as refusal:
        raise Breach(Code.RULES, str(refusal)) from None
    expected = KIND_OF[type(carrier)]
    must(place.kind == expected, Code.CARRIER, f"this act travels as {expected}, not {place.kind}")
    game, cards = board.game.copy(), board.cards.copy()
    events = rest(carrier, text)
    # Plain acts and plays of one seat may be taken back; everything else closes the window.
    if place.kind in ("act", "play"):
        board.acted(Undo(last, place.seat, game, cards, _played(carrier, events)))
    else:
        board.barrier()
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


def _plain(board: Board, place: Place, _body: Body) -> Rest:
    return lambda _carrier, text: _act(board, place, text, None)


def _pick(board: Board, place: Place, body: Body) -> Rest:
    named = numbers(body, "positions")

    def rest(carrier: Carrier, text: bytes) -> list[Event]:
        assert isinstance(carrier, Pick)
        must(named == list(carrier.positions), Code.POSITION, "not the cards the act names")
        picked, victim = board.cards.at(carrier.zone, named), owner(carrier.zone)
        must(victim is not None, Code.CARRIER, f"{carrier.zone} is nobody's hand")
        if picked and victim is not None:
            cards = tuple(slot.card for slot in picked)
            exposed = Exposed(place, text, board.game.copy(), victim, cards)
            expose(board, exposed, board.knowledge.known(picked))
        return _act(board, place, text, None)

    return rest


# --- one card leaves a hand -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Leaving:
    """A card on its way out of a private zone, with the re-mask of its group; not yet proved."""

    zone: str
    position: int
    group: list[int]
    back: str
    remask: ShuffleProof | None
    slot: Slot

    def check(self, board: Board, place: Place, zone: str) -> None:
        """The zone is the one the act is about, and the re-mask is proved."""
        must(self.zone == zone, Code.ZONE, f"{self.zone} is named, {zone} is meant")
        if self.remask is not None:
            old = [board.cards.slots(zone)[p].card for p in self.group]
            check_shuffle(board, place.ctx(0), board.cards.key(zone), old, self.remask)

    def depart(self, board: Board, place: Place) -> int | None:
        """Re-mask the group, take the card out, and say which face this reader knows it to be."""
        if self.remask is not None:
            board.remask(place, 0, self.zone, self.group, self.remask.F)
        (gone,) = board.cards.drop(self.zone, [self.position])
        return board.knowledge.get(gone)


def _leaving(board: Board, place: Place, body: Body, index: int) -> _Leaving:
    """Read zone, back, index and the compulsory re-mask of an envelope that lets one card go."""
    zone, back = as_text(body, "zone"), as_text(body, "back")
    must(owner(zone) == place.seat, Code.ZONE, f"{zone} is not the sender's")
    group = board.cards.group(zone, back)
    must(index < len(group), Code.POSITION, f"{zone} has {len(group)} cards of back {back}")
    if len(group) == 1:
        must(body["remask"] is None, Code.REMASK, "a single card is not re-masked")
        return _Leaving(zone, group[0], group, back, None, board.cards.slots(zone)[group[0]])
    must(body["remask"] is not None, Code.REMASK, "the compulsory re-mask is missing")
    proof = decoded(ShuffleProof, body["remask"], len(group), known=board.known)
    return _Leaving(zone, group[index], group, back, proof, Slot(-1, proof.F[index], back))


def _play(board: Board, place: Place, body: Body) -> Rest:
    counted(ShareProof, body["proof"], 1)
    leaving = _leaving(board, place, body, as_int(body, "index"))
    proof = decoded(ShareProof, body["proof"], known=board.known)

    def rest(carrier: Carrier, text: bytes) -> list[Event]:
        assert isinstance(carrier, PlayCard)
        leaving.check(board, place, carrier.zone)
        check_share(board, place, 1, [leaving.slot], proof)
        face = board.cards.face(sub(leaving.slot.card[1], proof.D[0]))
        board.cards.check_open([face])
        events = _act(board, place, text, Done((leaving.position,), (face,), (leaving.back,)))
        leaving.depart(board, place)
        board.cards.opened[face] += 1
        return events

    return rest


# --- several cards of one seat are opened together --------------------------------------------------------


def joined(board: Board, zones: Sequence[str], back: str) -> list[Slot]:
    """The cards of a seat's zones as one list, all of one back: a tag cannot follow a secret order."""
    slots = [slot for zone in zones for slot in board.cards.slots(zone)]
    if len(set(zones)) < len(zones) or any(slot.back != back for slot in slots):
        raise GameFault(f"{', '.join(zones)} are no zones of {back} cards")
    return slots


def _plays(board: Board, place: Place, body: Body) -> Rest:
    zones, back, indices = (
        [str(zone) for zone in as_list(body, "zones")],
        as_text(body, "back"),
        numbers(body, "indices"),
    )
    counted(ShareProof, body["proof"], len(indices))
    must(all(owner(zone) == place.seat for zone in zones), Code.ZONE, "not all zones are the sender's")
    must(len(set(zones)) == len(zones), Code.ZONE, "a zone is named twice")
    old = [slot for zone in zones for slot in board.cards.slots(zone)]
    must(indices[-1] < len(old), Code.POSITION, f"there are {len(old)} cards in these zones")
    needed = len(old) > 1
    must((body["remask"] is not None) == needed, Code.REMASK, "two cards or more are re-masked, one is not")
    remask = decoded(ShuffleProof, body["remask"], len(old), known=board.known) if needed else None
    proof = decoded(ShareProof, body["proof"], known=board.known)

    def rest(carrier: Carrier, text: bytes) -> list[Event]:
        assert isinstance(carrier, PlayCards)
        must(tuple(zones) == carrier.zones, Code.ZONE, f"{zones} are named, {list(carrier.zones)} are meant")
        must(back == carrier.back, Code.BACK, f"{back} is named, {carrier.back} is meant")
        must(
            len(indices) == carrier.count, Code.LENGTH, f"{len(indices)} cards of {carrier.count} are opened"
        )
        joined(board, zones, back)
        cards = [slot.card for slot in old]
        if remask is not None:
            check_shuffle(board, place.ctx(0), board.cards.keys[place.seat], cards, remask)
            cards = list(remask.F)
        opened = [Slot(-1, cards[index], back) for index in indices]
        check_share(board, place, 1, opened, proof)
        found = [board.cards.face(sub(slot.card[1], D)) for slot, D in zip(opened, proof.D, strict=True)]
        board.cards.check_open(found)
        events = _act(board, place, text, Done((), tuple(sorted(found)), (back,)))
        _gather(board, place, zones, old, cards)
        board.cards.drop(zones[0], indices)
        board.cards.opened.update(found)
        return events

    return rest


def _gather(
    board: Board, place: Place, zones: Sequence[str], old: Sequence[Slot], cards: Sequence[Ciphertext]
) -> None:
    """All cards of the zones lie in the first one, in the sender's new order."""
    for zone in zones:
        board.cards.zones[zone] = ()
    if len(old) == 1:
        board.cards.put(zones[0], old)
        return
    new = board.cards.mint(cards, old[0].back)
    board.follow(place, 0, old, new)
    board.cards.put(zones[0], new)
    board.shuffles.append(ShuffleRecord(place.seq, place.seat, place.kind, zones[0], len(new)))


def _bury(board: Board, place: Place, body: Body) -> Rest:
    leaving = _leaving(board, place, body, as_int(body, "index"))
    proof = decoded(Rekey, body["proof"], known=board.known)

    def rest(carrier: Carrier, text: bytes) -> list[Event]:
        assert isinstance(carrier, BuryCard)
        to, back = carrier.to_zone, leaving.back
        same_zone(body, "to", to)
        try:
            board.needs_stack(to)
        except GameFault as fault:  # the act names it: rules that let this pass must not stop our program
            raise Breach(Code.CARRIER, str(fault)) from None
        must(set(board.cards.backs(to)) <= {back}, Code.BACK, "the stack has another back")
        leaving.check(board, place, carrier.from_zone)
        check_rekey(board, place, 1, board.cards.joint, leaving.slot.card, proof)
        return _moved(board, place, text, leaving, proof, to)

    return rest


def _give(board: Board, place: Place, body: Body) -> Rest:
    indices, wires = numbers(body, "indices"), as_list(body, "proofs")
    must(len(indices) == len(wires) == 1, Code.LENGTH, "one card is given at a time")
    leaving = _leaving(board, place, body, indices[0])
    proof = decoded(Rekey, wires[0], known=board.known)

    def rest(carrier: Carrier, text: bytes) -> list[Event]:
        assert isinstance(carrier, GiveCard)
        must(owner(carrier.to_zone) == carrier.to, Code.CARRIER, f"{carrier.to_zone} is not the receiver's")
        same_zone(body, "to", carrier.to_zone)
        leaving.check(board, place, carrier.from_zone)
        check_rekey(board, place, 1, board.cards.keys[carrier.to], leaving.slot.card, proof)
        eyes = board.eyes if board.sees(carrier.to) else None
        face = None if eyes is None else board.cards.deck.face_of(eyes.open(proof.ct))
        expose(board, Exposed(place, text, board.game.copy(), carrier.to, (proof.ct,)), [face])
        events = _moved(board, place, text, leaving, proof, carrier.to_zone)
        if board.sees(carrier.to):
            given = board.cards.slots(carrier.to_zone)[-1]
            board.learn(given, given.card)
        return events

    return rest


def _moved(
    board: Board, place: Place, text: bytes, leaving: _Leaving, proof: Rekey, zone: str
) -> list[Event]:
    """The act is made, and the card lies under its new key at the end of the zone."""
    events = _act(board, place, text, Done((leaving.position,), (), (leaving.back,)))
    face = leaving.depart(board, place)
    (slot,) = board.cards.mint([proof.ct], leaving.back)
    board.knowledge.learn(slot, face)
    board.cards.put(zone, [slot])
    return events


# --- a look is closed by a choice -------------------------------------------------------------------------


def looked_at(board: Board, seat: int, zone: str) -> tuple[Slot, ...]:
    """The cards of the open look, which must be this seat's."""
    if board.cards.looks.get(zone) != seat:
        raise GameFault(f"seat {seat} has not looked at {zone}")
    return board.cards.slots(zone)[: board.cards.looked(zone)]


def _named_look(board: Board, place: Place, body: Body) -> tuple[str, tuple[Slot, ...]]:
    """The zone a body names and the cards the sender looks at there."""
    zone = as_text(body, "zone")
    must(board.cards.looks.get(zone) == place.seat, Code.ZONE, f"the sender is not looking at {zone}")
    return zone, looked_at(board, place.seat, zone)


def _take(board: Board, place: Place, body: Body) -> Rest:
    zone, old = _named_look(board, place, body)
    cards, E, W = board.cards, [slot.card for slot in old], [slot.view() for slot in old]
    proof = decoded(take.Take, body["proof"], len(old) - 1, known=board.known)

    def rest(carrier: Carrier, text: bytes) -> list[Event]:
        assert isinstance(carrier, TakeCard)
        must(owner(carrier.target) == place.seat, Code.CARRIER, f"{carrier.target} is not the taker's")
        same_zone(body, "zone", carrier.zone)
        check_take(board, place.ctx(0), cards.keys[place.seat], E, W, proof)
        back = cards.needs_one_back(zone)
        events = _act(board, place, text, Done(backs=(back,)))
        new = cards.mint(proof.F, back)
        (card,) = cards.mint([proof.K], back)
        order = None
        if board.eyes is not None and board.sees(place.seat):
            j = take.position_of(
                board.eyes.secrets(place, 0), cards.keys[place.seat], cards.joint, E, W, proof
            )
            order = None if j is None else [k if k < j else k + 1 for k in range(len(new))]
            board.learn(card, card.card)
        board.knowledge.follow(old, new, order)
        cards.zones[zone] = (*new, *cards.slots(zone)[len(old) :])
        del cards.looks[zone]
        cards.put(carrier.target, [card])
        return events

    return rest


def _arrange(board: Board, place: Place, body: Body) -> Rest:
    zone, old = _named_look(board, place, body)
    cards, E = board.cards, [slot.card for slot in old]
    proof = decoded(ShuffleProof, body["proof"], len(old), known=board.known)

    def rest(carrier: Carrier, text: bytes) -> list[Event]:
        assert isinstance(carrier, ArrangeCards)
        same_zone(body, "zone", carrier.zone)
        check_shuffle(board, place.ctx(0), cards.joint, E, proof)
        events = _act(board, place, text, None)
        new = cards.mint(proof.F, cards.needs_one_back(zone))
        board.knowledge.follow(old, new, board.chosen(place, E, proof))
        cards.replace(zone, range(len(old)), new)
        del cards.looks[zone]
        return events

    return rest


_READERS: Final[Mapping[str, Callable[[Board, Place, Body], Rest]]] = {
    "act": _plain,
    "pick": _pick,
    "play": _play,
    "plays": _plays,
    "bury": _bury,
    "give": _give,
    "take": _take,
    "arrange": _arrange,
}
"""By kind: zones, indices and lengths as the state says, then points and scalars; returns what is left."""

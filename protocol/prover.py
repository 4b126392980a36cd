"""The sender's side: makes the body of the next envelope from the state, the seed and the seat's choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from protocol import limits
from protocol.board import Board, Eyes, Pending, Place
from protocol.cards import Slot, ascending
from protocol.decisions import KIND_OF, joined, looked_at
from protocol.forced import offer_groups, pool_cards, pool_faces, target
from protocol.group import Ciphertext, Point
from protocol.proofs import rekey, share, shuffle, take
from protocol.seam import (
    ArrangeCards,
    BuryCard,
    Carrier,
    Choice,
    Choose,
    Give,
    GiveCard,
    Offer,
    Pick,
    PlainAct,
    PlayCard,
    PlayCards,
    Renew,
    Roll,
    Seal,
    Show,
    Shuffle,
    TakeCard,
    hand,
)
from protocol.violation import GameFault
from protocol.wire import Body, Value

__all__ = ["ChoiceError", "Prover"]


class ChoiceError(ValueError):
    """The private part of a choice does not fit the cards of this seat."""


class Prover:
    """Makes bodies for one seat. Holds no state: the same place and choice give the same bytes."""

    def __init__(
        self,
        board: Board,
        eyes: Eyes,
        chain_length: int = limits.DICE_CHAIN,
        verified: Body | None = None,
    ) -> None:
        self.board = board
        self.eyes = eyes
        self.chain_length = chain_length
        self.verified: Body = verified or {}
        """In an audit the body that was sent, its proofs found to hold: it is made again with less work."""

    # --- steps the rules force ----------------------------------------------------------------------------

    def forced(self, place: Place, choice: Choice | None = None) -> Body:
        """The body of the pending operation's next envelope; only `choose` needs a choice."""
        pending = self.board.pending
        assert pending is not None
        if place.kind == "choose":
            return self._choose(pending, place, choice)
        return _FORCED[place.kind](self, pending, place)

    def _shuffle(self, pending: Pending, place: Place) -> Body:
        assert isinstance(pending.op, Seal | Shuffle)
        zone = pending.op.zone
        cards = [slot.card for slot in self.board.cards.slots(zone)]
        proof, _ = self.shuffled(place, self.board.cards.joint, cards)
        return {"zone": zone, "proof": proof.to_wire()}

    def _choose(self, pending: Pending, place: Place, choice: Choice | None) -> Body:
        op = pending.op
        assert isinstance(op, Choose)
        cards = pool_cards(self.board, op)
        if choice is None or choice.order is None or sorted(choice.order) != list(range(len(cards))):
            raise ChoiceError(f"an order of {len(cards)} cards is needed")
        faces = [face for face in pool_faces(self.board, op) if face is not None]
        if len(faces) < len(cards):
            raise ChoiceError("this seat does not know what it chose before")
        order = shuffle.normal_form(choice.order, faces)
        proof, _ = self.shuffled(place, self.board.cards.joint, cards, order)
        return {"zone": op.zone, "proof": proof.to_wire()}

    def _request(self, pending: Pending, _place: Place) -> Body:
        zone, positions = target(self.board, pending)
        return {"zone": zone, "positions": list[Value](positions)}

    def _share(self, pending: Pending, place: Place) -> Body:
        zone, positions = target(self.board, pending)
        return {"proof": self.shared(place, 0, self.board.cards.at(zone, positions))}

    def _renew(self, pending: Pending, place: Place) -> Body:
        assert isinstance(pending.op, Renew)
        zone, cards = pending.op.zone, self.board.cards
        looked = cards.slots(zone)[: cards.looked(zone)]
        proofs: list[Value] = [
            self.shuffled(place, cards.joint, [slot.card], field="proofs", item=i)[0].to_wire()
            for i, slot in enumerate(looked)
        ]
        return {"zone": zone, "proofs": proofs}

    def _offer(self, pending: Pending, place: Place) -> Body:
        assert isinstance(pending.op, Offer | Show)
        zone = pending.op.shown
        slots = self.board.cards.slots(zone)
        remasks: list[Value] = []
        for item, group in enumerate(offer_groups(self.board, zone)):
            cards = [slots[p].card for p in group]
            T = self.board.cards.key(zone)
            remasks.append(self.shuffled(place, T, cards, field="remasks", item=item)[0].to_wire())
        return {"zone": zone, "remasks": remasks}

    def _show(self, pending: Pending, place: Place) -> Body:
        assert isinstance(pending.op, Show)
        zone, to = pending.op.shown, pending.op.to
        T = self.board.cards.keys[to]
        slots = self.board.cards.slots(zone)
        proofs = [self.rekeyed(place, 1 + j, T, slot.card) for j, slot in enumerate(slots)]
        return {"zone": zone, "to": to, "proofs": list[Value](proofs)}

    def _give(self, pending: Pending, place: Place) -> Body:
        op = pending.op
        assert isinstance(op, Give)
        zone, T = hand(op.seat), self.board.cards.keys[op.to]
        slots = self.board.cards.at(zone, op.positions)
        proofs = [self.rekeyed(place, 1 + j, T, slot.card) for j, slot in enumerate(slots)]
        return {
            "zone": zone,
            "to": op.zone_to,
            "back": "",
            "remask": None,
            "indices": list[Value](op.positions),
            "proofs": list[Value](proofs),
            "act": b"",
            "before": b"",
        }

    def _dice_head(self, _pending: Pending, place: Place) -> Body:
        start, old = len(self.board.rolls), self.board.chains[place.seat]
        head = self.eyes.chain(place.gid, self.chain_length, old.m + 1, start)[0]
        return {"head": head, "length": self.chain_length}

    def _roll(self, pending: Pending, place: Place) -> Body:
        assert isinstance(pending.op, Roll)
        k, chain = len(self.board.rolls) + 1, self.board.chains[place.seat]
        values = self.eyes.chain(place.gid, chain.length, chain.m, chain.start)
        return {"k": k, "value": values[k - chain.start]}

    # --- decisions ----------------------------------------------------------------------------------------

    def kind(self, seat: int, text: bytes) -> str:
        """The kind of envelope this act travels in; raises Refused."""
        return KIND_OF[type(self.board.game.carrier(seat, text))]

    def decision(self, place: Place, choice: Choice) -> Body:
        """The body of a decision; raises Refused or ChoiceError and changes nothing."""
        carrier = self.board.game.carrier(place.seat, choice.text)
        body = self._carried(carrier, place, choice)
        return body | {"act": choice.text, "before": self.board.game.digest()}

    def _carried(self, carrier: Carrier, place: Place, choice: Choice) -> Body:
        match carrier:
            case PlainAct():
                return {}
            case Pick(_, positions, _):
                return {"positions": list[Value](positions)}
            case PlayCard(_, zone):
                body, index, slot = self._leaving(place, zone, choice)
                return body | {"index": index, "proof": self.shared(place, 1, [slot])}
            case PlayCards():
                return self._opened(carrier, place, choice)
            case BuryCard(_, zone, to):
                body, index, slot = self._leaving(place, zone, choice)
                proof = self.rekeyed(place, 1, self.board.cards.joint, slot.card)
                return body | {"to": to, "index": index, "proof": proof}
            case GiveCard(_, zone, receiver, to):
                body, index, slot = self._leaving(place, zone, choice)
                proof = self.rekeyed(place, 1, self.board.cards.keys[receiver], slot.card)
                return body | {"to": to, "indices": [index], "proofs": [proof]}
            case TakeCard(_, zone):
                return self._take(place, zone, choice)
            case ArrangeCards(_, zone):
                return self._arrange(place, zone, choice)

    def _leaving(self, place: Place, zone: str, choice: Choice) -> tuple[Body, int, Slot]:
        """Re-mask the group of the chosen card; the card's index in it afterwards, and the card."""
        slots = self.board.cards.slots(zone)
        if choice.position is None or not 0 <= choice.position < len(slots):
            raise ChoiceError(f"a card of {zone} must be chosen")
        slot = slots[choice.position]
        group = self.board.cards.group(zone, slot.back)
        body: Body = {"zone": zone, "back": slot.back, "remask": None}
        if len(group) == 1:
            return body, 0, slot
        cards = [slots[p].card for p in group]
        proof, order = self.shuffled(place, self.board.cards.key(zone), cards, field="remask")
        index = order.index(group.index(choice.position))
        return body | {"remask": proof.to_wire()}, index, Slot(-1, proof.F[index], slot.back)

    def _opened(self, carrier: PlayCards, place: Place, choice: Choice) -> Body:
        """Re-mask the cards of all zones as one list and open the chosen ones of it."""
        slots, wanted = joined(self.board, carrier.zones, carrier.back), choice.order or ()
        if len(wanted) != carrier.count or not ascending(wanted, len(slots)):
            raise ChoiceError(f"{carrier.count} cards of {', '.join(carrier.zones)} must be chosen")
        body: Body = {"zones": list[Value](carrier.zones), "back": carrier.back, "remask": None}
        cards, indices = [slot.card for slot in slots], list(wanted)
        if len(slots) > 1:
            T = self.board.cards.keys[place.seat]
            proof, order = self.shuffled(place, T, cards, field="remask")
            body["remask"] = proof.to_wire()
            cards, indices = list(proof.F), sorted(order.index(position) for position in wanted)
        opened = [Slot(-1, cards[index], carrier.back) for index in indices]
        return body | {"indices": list[Value](indices), "proof": self.shared(place, 1, opened)}

    def _take(self, place: Place, zone: str, choice: Choice) -> Body:
        looked = looked_at(self.board, place.seat, zone)
        if choice.position is None or not 0 <= choice.position < len(looked):
            raise ChoiceError(f"a card of {zone} must be chosen")
        if len(looked) == 1:
            raise GameFault(f"the only card of {zone} is drawn, not taken: a take needs two")
        X, Y = self.board.cards.keys[place.seat], self.board.cards.joint
        E, W = [slot.card for slot in looked], [slot.view() for slot in looked]
        proof = take.prove(self.eyes.secrets(place, 0), X, Y, E, W, choice.position)
        return {"zone": zone, "proof": proof.to_wire()}

    def _arrange(self, place: Place, zone: str, choice: Choice) -> Body:
        looked = looked_at(self.board, place.seat, zone)
        if choice.order is None or sorted(choice.order) != list(range(len(looked))):
            raise ChoiceError(f"an order of {len(looked)} cards is needed")
        faces = [self.board.cards.face(self.eyes.open(slot.view())) for slot in looked]
        order = shuffle.normal_form(choice.order, faces)
        cards = [slot.card for slot in looked]
        proof, _ = self.shuffled(place, self.board.cards.joint, cards, order)
        return {"zone": zone, "proof": proof.to_wire()}

    # --- proofs -------------------------------------------------------------------------------------------

    def shuffled(
        self,
        place: Place,
        T: Point,
        cards: list[Ciphertext],
        order: list[int] | None = None,
        *,
        field: str = "proof",
        item: int = 0,
    ) -> tuple[shuffle.Shuffle, list[int]]:
        """P4 with the seed's own order or the chosen one, for that item of that field of the body."""
        sent = self.verified.get(field)
        if field in ("proofs", "remasks") and isinstance(sent, list):
            sent = sent[item]
        verified = None if sent is None else shuffle.Shuffle.from_wire(sent, known=True)
        return shuffle.prove(self.eyes.secrets(place, item), T, cards, order, verified)

    def shared(self, place: Place, item: int, slots: list[Slot]) -> list[Value]:
        """P2 on these cards."""
        X, A = self.board.cards.keys[place.seat], [slot.card[0] for slot in slots]
        return share.prove(self.eyes.secrets(place, item), self.eyes.x, X, A).to_wire()

    def rekeyed(self, place: Place, item: int, T: Point, card: Ciphertext) -> list[Value]:
        """P3 from the own key to T."""
        X = self.board.cards.keys[place.seat]
        return rekey.prove(self.eyes.secrets(place, item), self.eyes.x, X, T, card).to_wire()


_FORCED: Final[Mapping[str, Callable[[Prover, Pending, Place], Body]]] = {
    "shuffle": Prover._shuffle,
    "draw": Prover._request,
    "look": Prover._request,
    "share": Prover._share,
    "renew": Prover._renew,
    "offer": Prover._offer,
    "show": Prover._show,
    "give": Prover._give,
    "dice-head": Prover._dice_head,
    "roll": Prover._roll,
}

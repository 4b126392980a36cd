"""The table at one moment: game, cards, dice, the operation under way, and what may still be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from protocol import dice, limits
from protocol.cards import Cards, Knowledge, Slot, ascending, owner
from protocol.events import Applied, Event, RollRecord, ShuffleRecord
from protocol.group import Ciphertext, Point, mul, sub
from protocol.params import MAX_CARDS
from protocol.proofs.shuffle import Shuffle as ShuffleProof
from protocol.proofs.shuffle import order_of
from protocol.seam import (
    Choose,
    Decision,
    Done,
    Draw,
    Finished,
    Flip,
    Game,
    Give,
    Look,
    Offer,
    Operation,
    Renew,
    Return,
    Roll,
    Seal,
    Show,
    Shuffle,
    Transfer,
    hand,
)
from protocol.secrets import Secrets, context
from protocol.violation import GameFault

__all__ = ["Board", "Chain", "Exposed", "Eyes", "Pending", "Place", "Undo", "others", "steps"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the transcript an envelope stands; every proof in it is bound to that."""

    gid: bytes
    seq: int
    prev: bytes
    seat: int
    kind: str

    def ctx(self, item: int) -> bytes:
        """The context of one proof of the envelope."""
        return context(self.gid, self.seq, self.prev, self.seat, self.kind, item)


class Eyes:
    """The secrets of one seat in one game: what turns public bytes into private knowledge."""

    def __init__(self, seat: int, seed: bytes, x: int) -> None:
        self.seat = seat
        self.seed = seed
        self.x = x
        self._chains: dict[tuple[int, int, int], list[bytes]] = {}

    def secrets(self, place: Place, item: int) -> Secrets:
        """The secret numbers of one proof."""
        return Secrets(self.seed, place.ctx(item))

    def perm(self, place: Place, item: int, n: int) -> list[int]:
        """The secret order of one of this seat's shuffles."""
        return self.secrets(place, item).perm(n)

    def open(self, card: Ciphertext) -> Point:
        """The face point of a card under this seat's key alone."""
        return sub(card[1], mul(self.x, card[0]))

    def chain(self, gid: bytes, length: int, m: int, start: int) -> list[bytes]:
        """The seat's m-th dice chain, computed once."""
        key = (length, m, start)
        if key not in self._chains:
            self._chains[key] = dice.chain(self.seed, gid, self.seat, length, m, start)
        return self._chains[key]

    def __repr__(self) -> str:
        """Nothing that helps."""
        return f"Eyes(seat {self.seat})"


@dataclass(slots=True)
class Chain:
    """How far a seat's dice chain is used and how far it reaches."""

    last: bytes
    """The last accepted value: the commitment to the next."""
    start: int
    """Rolls made before this chain began."""
    length: int
    m: int = 0

    @property
    def reach(self) -> int:
        """The last roll this chain serves."""
        return self.start + self.length


@dataclass(slots=True)
class Pending:
    """An operation under way: who still owes what, and what has come so far."""

    op: Operation
    steps: tuple[tuple[int, str], ...]
    at: int = 0
    shares: dict[int, tuple[Point, ...]] = field(default_factory=dict)
    values: dict[int, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Undo:
    """How things stood before an act that may be taken back; `played` is the card it opened."""

    to: int
    seat: int
    game: Game
    cards: Cards
    played: tuple[str, int, int, str] | None = None
    """Zone, position, face and back."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """A decision about hidden cards that a seat other than its author can open."""

    place: Place
    text: bytes
    game: Game
    """The state the decision was made on."""
    owner: int
    """The seat under whose key the cards lie."""
    cards: tuple[Ciphertext, ...]


def others(seats: int, seat: int) -> list[int]:
    """The other seats, in seat order from the actor."""
    return [(seat + i) % seats for i in range(1, seats)]


def steps(op: Operation, seats: int) -> tuple[tuple[int, str], ...]:
    """The envelopes an operation needs, with their senders."""
    match op:
        case Roll(seat):
            return tuple((s, "roll") for s in [seat, *others(seats, seat)])
        case Seal() | Shuffle():
            return tuple((s, "shuffle") for s in range(seats))
        case Draw(seat):
            return ((seat, "draw"), *((s, "share") for s in others(seats, seat)))
        case Look(seat):
            return ((seat, "look"), *((s, "share") for s in others(seats, seat)))
        case Flip():
            return tuple((s, "share") for s in range(seats))
        case Show(seat):
            return ((seat, "offer"), (seat, "show"))
        case Choose(seat) | Renew(seat) | Offer(seat) | Give(seat):
            return ((seat, type(op).__name__.lower()),)
    return ()


class Board:
    """Everything accepted envelopes change. Reads the game's wishes, never the network."""

    def __init__(self, game: Game, gid: bytes, keys: Sequence[Point], chains: list[Chain]) -> None:
        self.game = game
        self.gid = gid
        self.cards = Cards(game.deck, tuple(keys))
        self.chains = chains
        self.knowledge = Knowledge()
        self.eyes: Eyes | None = None
        self.pending: Pending | None = None
        self.window: list[Undo] = []
        self.takebacks = 0
        """Takebacks since the last barrier."""
        self._acting: int | None = None
        """The seat whose acts have come since then."""
        self.exposed: Exposed | None = None
        """The last decision about cards its author is not alone in knowing, in a game that judges such."""
        self.rolls: list[RollRecord] = []
        self.shuffles: list[ShuffleRecord] = []
        self.proofs = 0
        """Proofs checked so far."""
        self.trusting = False
        """True while an envelope this program has just made is applied: its proofs need no check."""
        self.known = False
        """True while such an envelope is one whose points this process has computed or decoded itself."""

    # --- what may be taken back ---------------------------------------------------------------------------

    @property
    def takebacks_left(self) -> int:
        """How many takebacks there may still be before the next barrier."""
        return limits.MAX_TAKEBACKS - self.takebacks

    def barrier(self) -> None:
        """Nothing before this can be taken back."""
        self.window.clear()
        self.takebacks = 0
        self._acting = None

    def acted(self, undo: Undo) -> None:
        """A plain act or a play: it may be taken back until the next barrier; another seat's is one."""
        if self._acting not in (None, undo.seat):
            self.barrier()
        self._acting = undo.seat
        self.window.append(undo)

    # --- who owes -----------------------------------------------------------------------------------------

    def owes(self) -> tuple[int, str] | None:
        """The seat that owes the next envelope and its kind ("decision" for a choice); None when finished."""
        if self.pending is not None:
            return self.pending.steps[self.pending.at]
        due = self.game.due()
        return (due.seat, "decision") if isinstance(due, Decision) else None

    def finished(self) -> Finished | None:
        """The end, if the rules have come to it."""
        due = self.game.due() if self.pending is None else None
        return due if isinstance(due, Finished) else None

    def settle(self) -> list[Event]:
        """Do what costs no envelope, up to the next decision, the end, or an operation somebody owes."""
        events: list[Event] = []
        while self.pending is None:
            due = self.game.due()
            if isinstance(due, Decision | Finished):
                break
            if self._nothing(due):
                events += self._apply(due, Done())
                continue
            match due:
                case Return(face, back, zone, place):
                    self.needs_stack(zone)
                    self.knowledge.learn(self.cards.give_back(face, back, zone, place), face)
                    events += self._apply(due, Done())
                case Transfer(src, positions, dst):
                    self._transfer(src, positions, dst)
                    events += self._apply(due, Done())
                case _:
                    self._begin(due)
        return events

    def _nothing(self, op: Operation) -> bool:
        """Whether the operation is about no card at all."""
        match op:
            case Shuffle(zone):
                return not self.cards.slots(zone)
            case Seal(_, _, faces):
                return not faces
            case Draw(_, _, positions) | Flip(_, positions) | Give(_, positions) | Transfer(_, positions):
                return not positions
            case Offer() | Show():
                return not self.cards.slots(op.shown)
        return False

    def _begin(self, op: Operation) -> None:
        """Start an operation; what the game may not ask for is its own defect."""
        match op:
            case Seal(zone, back, faces):
                self.needs_stack(zone)
                self.cards.seal(zone, back, faces)
            case Shuffle(zone):
                self.needs_stack(zone, closed=False)
                self.cards.needs_one_back(zone)
            case Draw(seat, zone, positions):
                self.needs_stack(zone)
                self._needs_positions(zone, positions)
                self._needs_owner(op.target, seat)
            case Flip(zone, positions):
                self.needs_stack(zone, closed=False)
                self._needs_positions(zone, positions)
                if zone in self.cards.looks and positions[-1] >= self.cards.looked(zone):
                    self.cards.needs_closed(zone)  # while a look is open only what it covers may be flipped
            case Look(_, zone):
                self.needs_stack(zone)
                self.cards.needs_one_back(zone)
            case Renew(seat, zone):
                self._needs_look(seat, zone)
            case Choose(_, _, _, zone):
                self.needs_stack(zone)
                self._needs_pool(op)
            case Give(seat, positions, to, zone_to):
                self._needs_positions(hand(seat), positions)
                self._needs_owner(zone_to, to)
            case Offer(seat) | Show(seat):
                self._needs_owner(op.shown, seat)
        self.pending = Pending(op, self._with_heads(op))

    def _with_heads(self, op: Operation) -> tuple[tuple[int, str], ...]:
        """The steps; before a roll every seat whose chain has run out owes a new head."""
        plain = steps(op, self.game.seats)
        if not isinstance(op, Roll):
            return plain
        k = len(self.rolls) + 1
        short = tuple((seat, "dice-head") for seat, chain in enumerate(self.chains) if chain.reach < k)
        return short + plain

    def needs_stack(self, zone: str, closed: bool = True) -> None:
        """Refuse a zone that is no stack, or whose look is open, as the game's mistake."""
        if self.cards.key(zone) != self.cards.joint:
            raise GameFault(f"{zone} is no stack")
        if zone.endswith(".rest"):
            raise GameFault(f"{zone} stays sealed for ever")
        if closed:
            self.cards.needs_closed(zone)

    def _needs_positions(self, zone: str, positions: Sequence[int]) -> None:
        size = len(self.cards.slots(zone))
        if not ascending(positions, size):
            raise GameFault(f"{zone} has {size} cards, positions {list(positions)}")

    def _needs_owner(self, zone: str, seat: int) -> None:
        if owner(zone) != seat:
            raise GameFault(f"{zone} does not belong to seat {seat}")

    def _needs_look(self, seat: int, zone: str) -> None:
        if self.cards.looks.get(zone) != seat:
            raise GameFault(f"seat {seat} has not looked at {zone}")

    def _needs_pool(self, op: Choose) -> None:
        if len(set(op.joined)) < len(op.joined):
            raise GameFault(f"a stack is joined twice: {list(op.joined)}")
        for zone in op.joined:
            self.needs_stack(zone)
            if {(slot.back, slot.chooser) for slot in self.cards.slots(zone)} != {(op.back, op.seat)}:
                raise GameFault(f"seat {op.seat} has not chosen the cards of {zone}")
        size = len(op.pool) + len(self.joined(op))
        if size > MAX_CARDS:
            raise GameFault(f"a pool of {size} cards must be cut into parts of {MAX_CARDS}")
        if not 1 <= op.keep <= size:
            raise GameFault("a choice keeps at least one card and at most the pool")

    def joined(self, op: Choose) -> list[Slot]:
        """The cards chosen before from which a seat chooses once more."""
        return [slot for zone in op.joined for slot in self.cards.slots(zone)]

    def _transfer(self, src: str, positions: Sequence[int], dst: str) -> None:
        """Move cards between stacks, or between zones of one seat: the key they lie under stays the same."""
        seat = owner(src)
        if seat is None:
            self.needs_stack(src)
            self.needs_stack(dst)
        else:
            self._needs_owner(dst, seat)
            if seat == self._acting:
                self.barrier()  # a takeback leaves the author's own zones as they are
        self._needs_positions(src, positions)
        self.cards.put(dst, self.cards.drop(src, positions))

    # --- what accepted envelopes do -----------------------------------------------------------------------

    def advance(self) -> bool:
        """One step of the pending operation is done; whether it was the last."""
        assert self.pending is not None
        self.pending.at += 1
        return self.pending.at == len(self.pending.steps)

    def complete(self, done: Done) -> list[Event]:
        """The pending operation has happened."""
        assert self.pending is not None
        op, self.pending = self.pending.op, None
        return self._apply(op, done)

    def _apply(self, op: Operation, done: Done) -> list[Event]:
        self.game.apply(done)
        return [Applied(op, done)]

    def remask(
        self, place: Place, item: int, zone: str, group: Sequence[int], new: Sequence[Ciphertext]
    ) -> None:
        """New masks for the cards of one back; only their owner can follow them."""
        old = [self.cards.slots(zone)[p] for p in group]
        slots = self.cards.mint(new, old[0].back)
        self.follow(place, item, old, slots)
        self.cards.replace(zone, group, slots)
        self.shuffles.append(ShuffleRecord(place.seq, place.seat, place.kind, zone, len(slots)))

    def follow(self, place: Place, item: int, old: Sequence[Slot], new: Sequence[Slot]) -> None:
        """The sender's own map moves along its secret order; all others lose track."""
        mine = self.eyes is not None and self.eyes.seat == place.seat
        order = self.eyes.perm(place, item, len(old)) if mine and self.eyes is not None else None
        self.knowledge.follow(old, new, order)

    def chosen(self, place: Place, E: Sequence[Ciphertext], proof: ShuffleProof) -> list[int] | None:
        """The order this reader chose itself in an envelope of its own seat; None for everybody else."""
        if self.eyes is None or self.eyes.seat != place.seat:
            return None
        return order_of(self.eyes.secrets(place, 0), self.cards.joint, E, proof)

    def learn(self, slot: Slot, card: Ciphertext) -> None:
        """This reader opens a card that lies under its own key; all proofs held, so it must be a face."""
        if self.eyes is None:
            return
        face = self.cards.deck.face_of(self.eyes.open(card))
        if face is None:
            raise GameFault("a card opened here is no face of the deck: the game cannot go on")
        self.knowledge.learn(slot, face)

    def sees(self, seat: int) -> bool:
        """Whether this reader has that seat's eyes."""
        return self.eyes is not None and self.eyes.seat == seat

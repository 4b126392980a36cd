"""Every cheat of the specification as one small class: an honest envelope, altered at one place.

A class names the row, the envelope of the honest game it replaces, and the refusal that must come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, cast

from protocol import dice
from protocol.board import Board, Eyes, Place
from protocol.carried import looked_at
from protocol.envelope import Envelope
from protocol.game import hand
from protocol.group import REFUSED_POINTS, Ciphertext, G, Point, Q, add, base, mul, sub
from protocol.hashing import H, Hs, pts
from protocol.proofs import key as key_proof
from protocol.proofs import rekey, share, shuffle, take
from protocol.secrets import Secrets
from protocol.session import Session
from protocol.violation import Code
from protocol.wire import Body, Value
from tests.protocol.toy import POOL, RED
from tests.protocol.toy_table import SCRIPT, identity, seed, table

__all__ = ["ATTACKERS", "Attacker", "Scene", "honest_game"]


@cache
def honest_game() -> tuple[Envelope, ...]:
    """The transcript of an undisturbed game."""
    ends = table(spectators=0)
    ends.start()
    ends.play(SCRIPT)
    return tuple(ends.sessions[0].reader.transcript)


@dataclass
class Scene:
    """The moment of the cheat: the cheater's own session, and the body an honest program would send."""

    session: Session
    honest: Envelope
    body: Body
    place: Place
    seat: int

    @property
    def board(self) -> Board:
        """The cheater's table."""
        return self.session.reader.board

    @property
    def eyes(self) -> Eyes:
        """The cheater's secrets."""
        assert self.board.eyes is not None
        return self.board.eyes

    @property
    def Y(self) -> Point:
        """The joint key."""
        return self.board.cards.joint

    @property
    def X(self) -> Point:
        """The cheater's key."""
        return self.board.cards.keys[self.seat]

    def sec(self, item: int = 0) -> Secrets:
        """The cheater's randomness for a proof of this envelope."""
        return self.eyes.secrets(self.place, item)

    def stack(self) -> list[Ciphertext]:
        """The cards the honest envelope is about."""
        return [slot.card for slot in self.board.cards.slots(str(self.body["zone"]))]

    def group(self) -> list[Ciphertext]:
        """The cards of the departing card's back."""
        zone = str(self.body["zone"])
        slots = self.board.cards.slots(zone)
        return [slots[p].card for p in self.board.cards.group(zone, str(self.body["back"]))]

    def shuffled(self, cards: Sequence[Ciphertext], T: Point | None = None) -> list[Value]:
        """The honest prover over cards of the cheater's choice."""
        return shuffle.prove(self.sec(), T or self.Y, cards)[0].to_wire()

    def looked(self) -> tuple[list[Ciphertext], list[Ciphertext]]:
        """The stack and the cheater's view of it."""
        slots = looked_at(self.board, self.seat, str(self.body["zone"]))
        return [slot.card for slot in slots], [slot.view() for slot in slots]


class Attacker:
    """An honest seat but for one place."""

    row: ClassVar[str]
    cheat: ClassVar[str]
    seat: ClassVar[int] = 1
    kind: ClassVar[str]
    nth: ClassVar[int] = 0
    """Which envelope of this seat and kind is replaced."""
    code: ClassVar[Code]
    as_kind: ClassVar[str | None] = None
    as_seat: ClassVar[int | None] = None

    def forge(self, scene: Scene) -> Body:
        """The body sent instead of the honest one."""
        raise AssertionError("every attacker forges")

    def found_at(self) -> Envelope:
        """The honest envelope this cheat replaces."""
        mine = [e for e in honest_game() if e.seat == self.seat and e.kind == self.kind]
        return mine[self.nth]

    def sent(self, session: Session) -> Envelope:
        """The forged envelope, properly signed."""
        honest = self.found_at()
        kind, seat = self.as_kind or honest.kind, self.seat if self.as_seat is None else self.as_seat
        place = Place(honest.gid, honest.seq, honest.prev, seat, kind)
        body = self.forge(Scene(session, honest, deepcopy(honest.body), place, seat))
        return Envelope(honest.gid, honest.seq, honest.prev, seat, kind, body).sign(identity(seat))


ATTACKERS: list[type[Attacker]] = []


def attack(
    row: str, cheat: str, kind: str, code: Code, seat: int = 1, nth: int = 0, **more: object
) -> Callable[[Callable[[Scene], Body]], type[Attacker]]:
    """Make an attacker class of a function that forges one body."""

    def made(forge: Callable[[Scene], Body]) -> type[Attacker]:
        fields = {
            "row": row,
            "cheat": cheat,
            "kind": kind,
            "code": code,
            "seat": seat,
            "nth": nth,
            "forge": lambda self, scene: forge(scene),
            "__doc__": forge.__doc__,
            **more,
        }
        cls = cast(type[Attacker], type(forge.__name__, (Attacker,), fields))
        ATTACKERS.append(cls)
        return cls

    return made


# --- shuffles ---------------------------------------------------------------------------------------------

SHUFFLE = Code.PROOF_SHUFFLE


def _swapped(cards: list[Ciphertext], at: int, card: Ciphertext) -> list[Ciphertext]:
    return [*cards[:at], card, *cards[at + 1 :]]


@attack("1", "shuffler duplicates a card", "shuffle", SHUFFLE)
def duplicates(s: Scene) -> Body:
    """Two outputs are masks of one input."""
    cards = s.stack()
    return s.body | {"proof": s.shuffled(_swapped(cards, 1, cards[0]))}


@attack("2", "shuffler drops a card", "shuffle", Code.LENGTH)
def drops(s: Scene) -> Body:
    """One card fewer."""
    return s.body | {"proof": s.shuffled(s.stack()[:-1])}


@attack("2", "shuffler adds a card", "shuffle", Code.LENGTH)
def adds(s: Scene) -> Body:
    """One card more."""
    return s.body | {"proof": s.shuffled([*s.stack(), s.stack()[0]])}


@attack("3", "shuffler slips in another face", "shuffle", SHUFFLE)
def foreign_face(s: Scene) -> Body:
    """A face of the deck that is not in this stack."""
    return s.body | {"proof": s.shuffled(_swapped(s.stack(), 0, s.board.cards.deck.seal(10, s.Y)))}


@attack("3", "shuffler slips in a home-made point", "shuffle", SHUFFLE)
def home_made(s: Scene) -> Body:
    """A point whose logarithm he knows."""
    return s.body | {"proof": s.shuffled(_swapped(s.stack(), 0, (G, add(base(12345), s.Y))))}


@attack("3a", "shuffler mixes plaintexts", "shuffle", SHUFFLE)
def mixes(s: Scene) -> Body:
    """An output that is a combination of three cards, factors adding up to one."""
    e = s.stack()
    mixed = tuple(sub(add(e[0][h], e[1][h]), e[2][h]) for h in (0, 1))
    return s.body | {"proof": s.shuffled(_swapped(e, 0, (mixed[0], mixed[1])))}


@attack("3a", "shuffler scales plaintexts", "shuffle", SHUFFLE)
def scales(s: Scene) -> Body:
    """A card times two and another times one half."""
    e, half = s.stack(), pow(2, -1, Q)
    doubled = _swapped(e, 0, (mul(2, e[0][0]), mul(2, e[0][1])))
    return s.body | {"proof": s.shuffled(_swapped(doubled, 1, (mul(half, e[1][0]), mul(half, e[1][1]))))}


@attack("4", "shuffles an older stack", "shuffle", SHUFFLE)
def older_stack(s: Scene) -> Body:
    """The list before the other seat's shuffle."""
    deck = s.board.cards.deck
    return s.body | {"proof": s.shuffled([deck.seal(face, s.Y) for face in RED])}


@attack("5", "replays an earlier valid shuffle", "shuffle", SHUFFLE, nth=3, seat=0)
def replays_shuffle(s: Scene) -> Body:
    """A proof made for these very cards, but at another place of the transcript."""
    other = Place(s.place.gid, s.place.seq + 2, s.place.prev, s.seat, s.place.kind)
    proof, _ = shuffle.prove(s.eyes.secrets(other, 0), s.Y, s.stack())
    return s.body | {"proof": proof.to_wire()}


@attack("5", "replays an earlier valid share", "share", Code.PROOF_SHARE, nth=-1)
def replays_share(s: Scene) -> Body:
    """The body of an earlier share of his own, on as many cards."""
    mine = [e for e in honest_game()[: s.place.seq] if (e.seat, e.kind) == (s.seat, "share")]
    return deepcopy(next(e.body for e in mine if _shares(e.body) == _shares(s.body)))


def _shares(body: Body) -> int:
    return len(cast(list[Value], cast(list[Value], body["proof"])[0]))


@attack("6", "leaves out his shuffle", "shuffle", Code.KIND, as_kind="draw")
def no_shuffle(s: Scene) -> Body:
    """Goes on as if he had shuffled."""
    return {"zone": "deck", "positions": [0, 1]}


@attack("7", "swaps two cards after proving", "shuffle", SHUFFLE)
def swaps_after(s: Scene) -> Body:
    """F is hashed into the statement."""
    F, *rest = cast(list[Value], s.body["proof"])
    first, second, *others = cast(list[Value], F)
    return s.body | {"proof": [[second, first, *others], *rest]}


@attack("8", "picks generators with a trapdoor", "hello", Code.HELLO)
def own_generators(s: Scene) -> Body:
    """Other generators give another fingerprint."""
    return s.body | {"params": bytes(32)}


# --- keys and points --------------------------------------------------------------------------------------


@attack("9", "rogue key to own the joint key", "key", Code.PROOF_KEY)
def rogue_key(s: Scene) -> Body:
    """X_1 = Z − X_0: he knows z, not the logarithm of X_1."""
    other = cast(bytes, honest_game()[2].body["key"])
    z = 777
    proof = key_proof.prove(Secrets(seed(1), s.place.ctx(0)), z, sub(base(z), other))
    return s.body | {"key": sub(base(z), other), "proof": proof.to_wire()}


@attack("10", "copies the other's key and proof", "key", Code.SAME)
def copied_key(s: Scene) -> Body:
    """Everything of seat 0, with his own dice head."""
    other = honest_game()[2].body
    return s.body | {"key": other["key"], "proof": other["proof"]}


def _bad_points() -> list[tuple[str, bytes]]:
    return list(REFUSED_POINTS.items())


def _share_of(point: bytes) -> Callable[[Scene], Body]:
    def forge(s: Scene) -> Body:
        D, c, answer = cast(list[Value], s.body["proof"])
        return {"proof": [[point, *cast(list[Value], D)[1:]], c, answer]}

    return forge


for _name, _point in _bad_points():
    _forge = _share_of(_point)
    _forge.__name__ = "bad_point"
    _row = "12" if _name.startswith("y =") else "11"
    attack(_row, f"sends a bad point: {_name}", "share", Code.POINT)(_forge)


@attack("11", "small-order key", "key", Code.POINT)
def small_key(s: Scene) -> Body:
    """A key of order two."""
    return s.body | {"key": REFUSED_POINTS["order 2"]}


@attack("12", "a second encoding of a scalar", "share", Code.SCALAR)
def second_scalar(s: Scene) -> Body:
    """s + q is the same number to the library, not to us."""
    D, c, answer = cast(list[Value], s.body["proof"])
    larger = int.from_bytes(cast(bytes, answer), "little") + Q
    return {"proof": [D, c, larger.to_bytes(32, "little")]}


# --- shares -----------------------------------------------------------------------------------------------


def _slots(s: Scene, zone: str, positions: Sequence[int]) -> list[Point]:
    return [slot.card[0] for slot in s.board.cards.at(zone, positions)]


def _false_shares(s: Scene, A: list[Point], D: list[Point]) -> Body:
    """The honest prover's answer about shares of the cheater's choice."""
    st = share.statement(s.place.ctx(0), s.X, A, D)
    w = s.sec().nonce("share", st, 0)
    c = Hs("share-c", st, base(w), mul(w, share.combine(share.weights(st, len(A)), A)))
    return {"proof": share.ShareProof(tuple(D), c, (w + c * s.eyes.x) % Q).to_wire()}


@attack("13", "wrong decryption share", "share", Code.PROOF_SHARE)
def wrong_share(s: Scene) -> Body:
    """The drawer would see another card."""
    A = _slots(s, "deck", [0, 1])
    return _false_shares(s, A, [add(mul(s.eyes.x, A[0]), G), mul(s.eyes.x, A[1])])


@attack("14", "right share, wrong slot", "share", Code.PROOF_SHARE)
def wrong_slot(s: Scene) -> Body:
    """A valid proof about the next two cards."""
    return {"proof": share.prove(s.sec(), s.eyes.x, s.X, _slots(s, "deck", [2, 3])).to_wire()}


@attack("15", "wrong shares whose errors cancel", "share", Code.PROOF_SHARE)
def cancelling(s: Scene) -> Body:
    """One share too large, the other too small by the same."""
    A = _slots(s, "deck", [0, 1])
    return _false_shares(s, A, [add(mul(s.eyes.x, A[0]), G), sub(mul(s.eyes.x, A[1]), G)])


@attack("27", "gives an unasked share when he owes a decision", "act", Code.KIND, seat=0, as_kind="share")
def unasked_share(s: Scene) -> Body:
    """Opens a card of the stack to nobody's request."""
    return {"proof": share.prove(s.sec(), s.eyes.x, s.X, _slots(s, "deck", [0])).to_wire()}


@attack("27", "gives an unasked share out of turn", "act", Code.TURN, seat=0, as_kind="share", as_seat=1)
def share_out_of_turn(s: Scene) -> Body:
    """The same from the seat that owes nothing."""
    return {"proof": share.prove(s.sec(), s.eyes.x, s.X, _slots(s, "deck", [0])).to_wire()}


@attack("37", "chooses the statement after the challenge", "share", Code.PROOF_SHARE, nth=1)
def weak_challenge(s: Scene) -> Body:
    """A challenge that leaves out D lets him solve for D."""
    (a,) = _slots(s, "blue", [0])
    w, free = 4711, base(99)
    c = Hs("share-c", H("share", s.place.ctx(0), s.X, pts([a])), base(w), free)
    answer = (w + c * s.eyes.x) % Q
    D = mul(pow(c, -1, Q), sub(mul(answer, a), free))
    return {"proof": share.ShareProof((D,), c, answer).to_wire()}


@attack("38", "brings a proof from another game with the same keys", "share", Code.PROOF_SHARE)
def other_game(s: Scene) -> Body:
    """Everything right but the game's id in the context."""
    elsewhere = Place(bytes(31) + b"\1", s.place.seq, s.place.prev, s.seat, "share")
    secrets = s.eyes.secrets(elsewhere, 0)
    return {"proof": share.prove(secrets, s.eyes.x, s.X, _slots(s, "deck", [0, 1])).to_wire()}


# --- hands ------------------------------------------------------------------------------------------------


@attack("16", "plays a card and names another face", "play", Code.RULES, seat=0)
def names_other_face(s: Scene) -> Body:
    """The face is computed by everybody."""
    return s.body | {"act": b"play 9"}


@attack("17", "plays a card he does not hold", "play", Code.POSITION, seat=0)
def not_in_hand(s: Scene) -> Body:
    """An index beyond his hand."""
    return s.body | {"index": 90}


@attack("17", "plays a card of the other's hand", "play", Code.ZONE, seat=0)
def not_his_hand(s: Scene) -> Body:
    """Another zone."""
    return s.body | {"zone": hand(1)}


@attack("18", "exchanges a hand card during a re-mask", "play", SHUFFLE, seat=0)
def exchanges(s: Scene) -> Body:
    """A face he would like better, under his own key."""
    cards = _swapped(s.group(), 0, s.board.cards.deck.seal(7, s.X))
    return s.body | {"remask": s.shuffled(cards, s.X)}


def _remasked(s: Scene) -> tuple[Ciphertext, ...]:
    return shuffle.Shuffle.from_wire(s.body["remask"]).F


@attack("19", "buries something else than the hand card", "bury", Code.PROOF_REKEY, seat=0)
def buries_other(s: Scene) -> Body:
    """The proof is about another card of the hand."""
    F, index = _remasked(s), cast(int, s.body["index"])
    other = F[(index + 1) % len(F)]
    return s.body | {"proof": rekey.prove(s.sec(1), s.eyes.x, s.X, s.Y, other).to_wire()}


@attack("19", "shows something else than the hand card", "show", Code.PROOF_REKEY, seat=0)
def shows_other(s: Scene) -> Body:
    """A home-made card for the viewer."""
    proofs = cast(list[Value], s.body["proofs"])
    fake = s.board.cards.deck.seal(0, s.X)
    T = s.board.cards.keys[1]
    return s.body | {"proofs": [rekey.prove(s.sec(1), s.eyes.x, s.X, T, fake).to_wire(), *proofs[1:]]}


@attack("20", "buries a card and keeps it", "play", Code.LENGTH, seat=0)
def keeps_it(s: Scene) -> Body:
    """Re-masks a hand with one card more than everybody counts."""
    cards = [*s.group(), s.board.cards.deck.seal(7, s.X)]
    return s.body | {"remask": s.shuffled(cards, s.X)}


@attack("29", "leaves the compulsory re-mask out", "play", Code.REMASK, seat=0)
def no_remask(s: Scene) -> Body:
    """So that a confederate can tell when the card was drawn."""
    slot = s.board.cards.slots(hand(0))[0]
    return s.body | {
        "remask": None,
        "index": 0,
        "proof": share.prove(s.sec(1), s.eyes.x, s.X, [slot.card[0]]).to_wire(),
    }


@attack("30", "mixes backs in a re-mask", "play", Code.LENGTH, seat=0)
def mixes_backs(s: Scene) -> Body:
    """Re-masks the whole hand instead of one back."""
    cards = [slot.card for slot in s.board.cards.slots(hand(0))]
    return s.body | {"remask": s.shuffled(cards, s.X)}


@attack("30", "buries a card of another back", "bury", Code.BACK, seat=0)
def other_back(s: Scene) -> Body:
    """A blue card under the red stack."""
    zone = s.board.cards.slots(hand(0))
    blue = next(slot for slot in zone if slot.back == "blue")
    proof = rekey.prove(s.sec(1), s.eyes.x, s.X, s.Y, blue.card).to_wire()
    return s.body | {"back": "blue", "remask": None, "index": 0, "proof": proof}


# --- look and take ----------------------------------------------------------------------------------------

TAKE = Code.PROOF_TAKE


@attack("21", "takes two cards from a look", "take", Code.LENGTH, seat=0)
def takes_two(s: Scene) -> Body:
    """The stack is two cards shorter."""
    E, W = s.looked()
    return s.body | {"proof": take.prove(s.sec(), s.X, s.Y, E[:-1], W[:-1], 0).to_wire()}


@attack("22", "takes one and rearranges the rest", "take", TAKE, seat=0)
def rearranges(s: Scene) -> Body:
    """The honest prover over a stack in another order."""
    E, W = s.looked()
    E[2], E[3], W[2], W[3] = E[3], E[2], W[3], W[2]
    return s.body | {"proof": take.prove(s.sec(), s.X, s.Y, E, W, 1).to_wire()}


@attack("23", "puts a different card back in the stack", "take", TAKE, seat=0)
def puts_other_back(s: Scene) -> Body:
    """A known card in place of a sealed one."""
    E, W = s.looked()
    E[2] = s.board.cards.deck.seal(0, s.Y)
    return s.body | {"proof": take.prove(s.sec(), s.X, s.Y, E, W, 1).to_wire()}


@attack("24", "takes a copy of one card while removing another", "take", TAKE, seat=0)
def copy_of_another(s: Scene) -> Body:
    """The hand half is about card 2, the stack half about card 1."""
    E, W = s.looked()
    W[1] = W[2]
    return s.body | {"proof": take.prove(s.sec(), s.X, s.Y, E, W, 1).to_wire()}


@attack("25", "looks at more cards than the rule allows", "look", Code.POSITION, seat=0, nth=1)
def looks_further(s: Scene) -> Body:
    """One card below the top three."""
    return s.body | {"positions": [0, 1, 2, 3]}


# --- dice -------------------------------------------------------------------------------------------------


@attack("31", "changes a die after seeing the other's value", "roll", Code.DICE_LINK)
def other_die(s: Scene) -> Body:
    """Any other value."""
    return s.body | {"value": bytes(32)}


@attack("32", "repeats a chain value", "roll", Code.DICE_LINK, nth=1)
def repeats_value(s: Scene) -> Body:
    """The value of the roll before."""
    return s.body | {"value": s.board.chains[s.seat].last}


@attack("32", "skips a chain value", "roll", Code.DICE_ORDER, nth=1)
def skips_value(s: Scene) -> Body:
    """A later roll of the same chain."""
    chain = dice.chain(seed(1), s.place.gid, 1, 8)
    return {"k": 3, "value": chain[3]}


@attack("32", "sends a new head after seeing the other half", "roll", Code.KIND, as_kind="dice-head")
def late_head(s: Scene) -> Body:
    """A chain made to measure."""
    return {"head": bytes(32), "length": 4}


@attack("33", "mirrors the other's dice head", "key", Code.SAME)
def mirrored_head(s: Scene) -> Body:
    """So that both values would be equal."""
    return s.body | {"head": honest_game()[2].body["head"]}


# --- around the game --------------------------------------------------------------------------------------


@attack("39", "different rules", "hello", Code.HELLO)
def other_rules(s: Scene) -> Body:
    """Another fingerprint."""
    return s.body | {"rules": bytes(32)}


@attack("39", "different terms", "hello", Code.HELLO)
def other_terms(s: Scene) -> Body:
    """Another variant."""
    return s.body | {"terms": {"variant": "toy", "tax": 1}}


@attack("40", "a list of length 0", "draw", Code.SCHEMA)
def no_positions(s: Scene) -> Body:
    """No positions at all."""
    return s.body | {"positions": []}


@attack("40", "a position of 10^9", "draw", Code.SCHEMA)
def huge_position(s: Scene) -> Body:
    """Far beyond any stack."""
    return s.body | {"positions": [10**9]}


@attack("40", "nested nonsense", "draw", Code.SCHEMA)
def nested(s: Scene) -> Body:
    """Lists in lists."""
    return s.body | {"positions": [[[[]]]]}


@attack("40", "an extra field", "draw", Code.SCHEMA)
def extra_field(s: Scene) -> Body:
    """A place for hidden words."""
    return s.body | {"more": b"x"}


@attack("41", "opens another seed than committed", "open", Code.SEED)
def other_seed(s: Scene) -> Body:
    """A seed that tells a better story."""
    return {"seed": bytes(32)}


@attack("42", "copies the other's seed commitment", "hello", Code.SAME)
def copied_commitment(s: Scene) -> Body:
    """To open it later with the other's seed."""
    return s.body | {"commit": honest_game()[0].body["commit"]}


@attack("46", "acts out of turn", "act", Code.TURN, seat=0, as_seat=1)
def out_of_turn(s: Scene) -> Body:
    """The other seat is to decide."""
    return s.body


@attack("46", "acts on another state", "act", Code.BEFORE, seat=0)
def other_state(s: Scene) -> Body:
    """The act names the state it was made on."""
    return s.body | {"before": bytes(32)}


@attack("46", "makes an illegal act", "act", Code.RULES, seat=0)
def illegal(s: Scene) -> Body:
    """A word the rules do not know."""
    return s.body | {"act": b"win"}


# --- chosen decks and picked cards (§16) ------------------------------------------------------------------


def _pool(s: Scene) -> list[Ciphertext]:
    return [s.board.cards.deck.seal(face, s.Y) for face in POOL]


@attack("49", "a card too many in the chosen deck", "choose", Code.LENGTH)
def larger_pool(s: Scene) -> Body:
    """One more copy of a good card."""
    return s.body | {"proof": s.shuffled([*_pool(s), _pool(s)[7]])}


@attack("49", "a card of a foreign set in the chosen deck", "choose", SHUFFLE)
def foreign_pool(s: Scene) -> Body:
    """A face that is not in the pool."""
    return s.body | {"proof": s.shuffled(_swapped(_pool(s), 0, s.board.cards.deck.seal(10, s.Y)))}


@attack("50", "submits a copy of a sealed card as his own", "choose", SHUFFLE)
def copied_card(s: Scene) -> Body:
    """The top of the stack, re-masked, in his own deck."""
    return s.body | {"proof": s.shuffled(_swapped(_pool(s), 0, s.board.cards.slots("deck")[0].card))}


@attack("51", "changes the chosen deck later", "draw", Code.KIND, as_kind="choose", nth=2)
def chooses_again(s: Scene) -> Body:
    """A second choose when he has to draw from the first."""
    return {"zone": "own", "proof": s.shuffled(_pool(s))}


@attack("51", "draws other cards of the chosen deck", "draw", Code.POSITION, nth=2)
def draws_other(s: Scene) -> Body:
    """Positions are fixed by the rules."""
    return s.body | {"positions": [1, 2]}


@attack("52", "gives a third card instead of a named one", "give", Code.PROOF_REKEY, seat=0)
def gives_third(s: Scene) -> Body:
    """The proof is about a card that was not picked."""
    third = s.board.cards.slots(hand(0))[-1].card
    T = s.board.cards.keys[1]
    proofs = cast(list[Value], s.body["proofs"])
    return s.body | {"proofs": [rekey.prove(s.sec(1), s.eyes.x, s.X, T, third).to_wire(), *proofs[1:]]}


@attack("52", "gives other positions than picked", "give", Code.POSITION, seat=0)
def gives_other_positions(s: Scene) -> Body:
    """Names positions of his own."""
    return s.body | {"indices": [0, 2]}


@attack("52", "re-masks before giving a picked card", "give", Code.REMASK, seat=0)
def gives_remasked(s: Scene) -> Body:
    """With a re-mask he could hand over any card."""
    cards = [slot.card for slot in s.board.cards.slots(hand(0))]
    return s.body | {"remask": s.shuffled(cards, s.X)}


@attack("53", "buries his own card and keeps the stolen one", "bury", Code.ZONE, nth=0)
def buries_own(s: Scene) -> Body:
    """From the hand instead of the held list."""
    return s.body | {"zone": hand(1)}


@attack("54", "names one position twice", "draw", Code.SCHEMA)
def twice(s: Scene) -> Body:
    """One card would become two."""
    return s.body | {"positions": [0, 0]}

"""Cheats with shuffles, keys, points and shares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import cast

from protocol.board import Place
from protocol.group import REFUSED_POINTS, G, Point, Q, add, base, mul, sub
from protocol.hashing import H, Hs, pts
from protocol.proofs import key as key_proof
from protocol.proofs import share, shuffle
from protocol.secrets import Secrets
from protocol.violation import Code
from protocol.wire import Body, Value
from tests.protocol.attackers import Scene, attack, honest_game, swapped
from tests.protocol.toy import RED
from tests.protocol.toy_table import seed

# --- shuffles ---------------------------------------------------------------------------------------------

SHUFFLE = Code.PROOF_SHUFFLE


@attack("1", "shuffler duplicates a card", "shuffle", SHUFFLE)
def duplicates(s: Scene) -> Body:
    """Two outputs are masks of one input."""
    cards = s.stack()
    return s.body | {"proof": s.shuffled(swapped(cards, 1, cards[0]))}


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
    return s.body | {"proof": s.shuffled(swapped(s.stack(), 0, s.board.cards.deck.seal(10, s.Y)))}


@attack("3", "shuffler slips in a home-made point", "shuffle", SHUFFLE)
def home_made(s: Scene) -> Body:
    """A point whose logarithm he knows."""
    return s.body | {"proof": s.shuffled(swapped(s.stack(), 0, (G, add(base(12345), s.Y))))}


@attack("3a", "shuffler mixes plaintexts", "shuffle", SHUFFLE)
def mixes(s: Scene) -> Body:
    """An output that is a combination of three cards, factors adding up to one."""
    e = s.stack()
    mixed = tuple(sub(add(e[0][h], e[1][h]), e[2][h]) for h in (0, 1))
    return s.body | {"proof": s.shuffled(swapped(e, 0, (mixed[0], mixed[1])))}


@attack("3a", "shuffler scales plaintexts", "shuffle", SHUFFLE)
def scales(s: Scene) -> Body:
    """A card times two and another times one half."""
    e, half = s.stack(), pow(2, -1, Q)
    doubled = swapped(e, 0, (mul(2, e[0][0]), mul(2, e[0][1])))
    return s.body | {"proof": s.shuffled(swapped(doubled, 1, (mul(half, e[1][0]), mul(half, e[1][1]))))}


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

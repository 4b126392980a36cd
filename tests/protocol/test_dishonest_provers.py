"""Dishonest provers against verifiers that lack one equation: each gap lets exactly its own cheat through.

The weakened verifiers live here: they compute the same commitments as the real one and put the identity in
the place of the missing ones. That a cheat passes one of them shows that the cheat is a real one and that the
equation is what stops it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import pytest

from protocol.group import IDENTITY, Ciphertext, Point, Q, add, base, mul, sub, sum_points
from protocol.params import generators
from protocol.proofs import rekey, share, shuffle
from protocol.secrets import Secrets
from tests.protocol.setting import DECK, KEYS, X, Y, combined, face_under, faces, secrets_at, seen, stack

HALF = pow(2, -1, Q)
Matrix = list[list[int]]


# --- P2 -----------------------------------------------------------------------------------------------------

ShareGap = Literal["none", "key", "cards", "weights"]
SHARE_GAPS: tuple[ShareGap, ...] = ("none", "key", "cards", "weights")


def share_challenge(st: bytes, t: share.Commitments, gap: ShareGap) -> int:
    """The challenge of a verifier with a gap."""
    dropped = {gap: IDENTITY} if gap in t._fields else {}
    return share.challenge(st, t._replace(**dropped))


def share_weights(st: bytes, n: int, gap: ShareGap) -> list[int]:
    """The weights of a verifier with a gap."""
    return [1] * n if gap == "weights" else share.weights(st, n)


def forge_shares(cheat: str, gap: ShareGap, A: Sequence[Point]) -> share.ShareProof:
    """Shares that open other cards: with a foreign key, with one wrong share, or with errors that cancel."""
    sec = secrets_at(30, 0, "share")
    x = KEYS[0] + 1 if cheat == "foreign key" else KEYS[0]
    D = [mul(x, point) for point in A]
    if cheat == "wrong share":
        D[1] = add(D[1], DECK.points[0])
    if cheat == "cancelling errors":
        D[0], D[1] = add(D[0], DECK.points[0]), sub(D[1], DECK.points[0])
    st = share.statement(sec.ctx, X[0], A, D)
    w = sec.nonce("share", st, 0)
    A_sum = share.combine(share_weights(st, len(A), gap), A)
    c = share_challenge(st, share.Commitments(base(w), mul(w, A_sum)), gap)
    return share.ShareProof(tuple(D), c, (w + c * x) % Q)


def weak_share_verify(gap: ShareGap, A: Sequence[Point], proof: share.ShareProof) -> bool:
    """The verifier of P2 with a gap."""
    st = share.statement(secrets_at(30, 0, "share").ctx, X[0], A, proof.D)
    t = share.recompute(X[0], A, share_weights(st, len(A), gap), proof)
    return proof.c == share_challenge(st, t, gap)


@pytest.mark.parametrize("gap", SHARE_GAPS)
@pytest.mark.parametrize(
    ("cheat", "caught_by"),
    [
        ("honest", set()),
        ("foreign key", {"key"}),
        ("wrong share", {"cards"}),
        ("cancelling errors", {"cards", "weights"}),
    ],
)
def test_shares(cheat: str, caught_by: set[str], gap: ShareGap) -> None:
    """Without the weights, errors that cancel pass; they need the equation of the cards as well."""
    A = [a for a, _ in stack(3)]
    proof = forge_shares(cheat, gap, A)
    assert weak_share_verify(gap, A, proof) == (not caught_by or gap in caught_by)
    if cheat != "honest":
        assert not share.verify(secrets_at(30, 0, "share").ctx, X[0], A, proof)


# --- P3 -----------------------------------------------------------------------------------------------------

RekeyGap = Literal["none", "mask", "key", "face"]


@pytest.mark.parametrize("gap", ["none", "mask", "key", "face"])
@pytest.mark.parametrize(
    ("cheat", "caught_by"),
    [("honest", ""), ("unreadable card", "mask"), ("wrong decryption", "key"), ("other face", "face")],
)
def test_rekey(cheat: str, caught_by: str, gap: RekeyGap) -> None:
    """A new mask nobody can open, a decryption with another key, another face: one equation each."""
    sec = secrets_at(31, 0, "bury")
    card = seen(stack(2))[0]
    x, r = KEYS[0] + (cheat == "wrong decryption"), 12345
    a = base(r + 1) if cheat == "unreadable card" else base(r)
    b = add(sub(card[1], mul(x, card[0])), mul(r, Y))
    if cheat == "other face":
        b = add(b, sub(DECK.points[7], DECK.points[0]))
    st = rekey.statement(sec.ctx, X[0], Y, card, (a, b))
    w1, w2 = sec.nonce("ks", st, 0), sec.nonce("ks", st, 1)

    def challenge(t: rekey.Commitments) -> int:
        return rekey.challenge(st, t._replace(**({gap: IDENTITY} if gap != "none" else {})))

    c = challenge(rekey.Commitments(base(w1), base(w2), sub(mul(w1, Y), mul(w2, card[0]))))
    proof = rekey.Rekey((a, b), c, (w1 + c * r) % Q, (w2 + c * x) % Q)
    assert (proof.c == challenge(rekey.recompute(X[0], Y, card, proof))) == (caught_by in ("", gap))
    assert rekey.verify(sec.ctx, X[0], Y, card, proof) == (cheat == "honest" and gap == "none")
    assert (face_under((a, b), *KEYS) == 0) == (cheat == "honest")


# --- P4 -----------------------------------------------------------------------------------------------------

GAPS: dict[str, tuple[str, ...]] = {
    "none": (),
    "t1": ("t1",),
    "t2": ("t2",),
    "t3": ("t3",),
    "t4a": ("t4a",),
    "t4b": ("t4b",),
    "t4": ("t4a", "t4b"),
    "th": ("th",),
}


def shuffle_challenge(us: bytes, Ch: Sequence[Point], t: shuffle.Commitments, gap: str) -> int:
    """The challenge of a verifier with a gap."""
    for name in GAPS[gap]:
        kept: dict[str, Any] = {**t._asdict(), name: (IDENTITY,) * len(Ch) if name == "th" else IDENTITY}
        t = shuffle.Commitments(**kept)
    return shuffle.challenge(us, Ch, t)


def weak_shuffle_verify(gap: str, ctx: bytes, E: Sequence[Ciphertext], proof: shuffle.Shuffle) -> bool:
    """The verifier of P4 with a gap."""
    us = shuffle.second_statement(shuffle.statement(ctx, Y, E, proof.F), proof.C)
    t = shuffle.recompute(Y, E, proof, shuffle.vector(us, len(E)))
    return proof.c == shuffle_challenge(us, proof.Ch, t, gap)


@dataclass
class Plan:
    """What a dishonest shuffler does: outputs with their masks, the matrix he commits to, the v he uses."""

    F: list[Ciphertext]
    rho: list[int]
    committed: Matrix
    used: Matrix
    bend_chain: bool = False


def unit(n: int) -> Matrix:
    """The matrix of the order as it is."""
    return [[int(i == k) for k in range(n)] for i in range(n)]


def plan_with(E: Sequence[Ciphertext], outputs: Matrix, committed: Matrix, used: Matrix) -> Plan:
    """Outputs as given combinations of the inputs."""
    rho = [1000 + i for i in range(len(E))]
    F = [combined(row, E, mask) for row, mask in zip(outputs, rho, strict=True)]
    return Plan(F, rho, committed, used)


def honest(E: Sequence[Ciphertext]) -> Plan:
    """Order kept, everything true."""
    return plan_with(E, unit(3), unit(3), unit(3))


def duplicate(E: Sequence[Ciphertext]) -> Plan:
    """Card 0 twice, card 1 gone, committed as a permutation."""
    return plan_with(E, [[1, 0, 0], [1, 0, 0], [0, 0, 1]], unit(3), unit(3))


def foreign_face(E: Sequence[Ciphertext]) -> Plan:
    """Card 0 replaced by a face that is not in the stack."""
    plan = honest(E)
    a, b = plan.F[0]
    plan.F[0] = (a, add(b, sub(DECK.points[8], DECK.points[0])))
    return plan


def unreadable(E: Sequence[Ciphertext]) -> Plan:
    """Card 0 with a first half that no longer belongs to it."""
    plan = honest(E)
    a, b = plan.F[0]
    plan.F[0] = (add(a, base(7)), b)
    return plan


MIX: Matrix = [[2, Q - 1, 0], [0, 1, 0], [0, 0, 1]]
MIXED: Matrix = [[HALF, 0, 0], [HALF, 1, 0], [0, 0, 1]]
"""The transposed inverse of MIX: with v = MIX·u the weighted sums of inputs and outputs agree."""
SCALE: Matrix = [[2, 0, 0], [0, HALF, 0], [0, 0, 1]]
SCALED: Matrix = [[HALF, 0, 0], [0, 2, 0], [0, 0, 1]]


def mixture(E: Sequence[Ciphertext]) -> Plan:
    """Outputs are mixtures of cards; the rows of the matrix sum to 1."""
    return plan_with(E, MIXED, MIX, MIX)


def scaling(E: Sequence[Ciphertext]) -> Plan:
    """Plaintexts halved and doubled, committed as they are."""
    return plan_with(E, SCALED, SCALE, SCALE)


def hidden_scaling(E: Sequence[Ciphertext]) -> Plan:
    """Plaintexts halved and doubled, but committed as a permutation."""
    return plan_with(E, SCALED, unit(3), SCALE)


def bent_chain(E: Sequence[Ciphertext]) -> Plan:
    """A mixture whose chain ends in the right product although its last link is none."""
    return replace(mixture(E), bend_chain=True)


def forge_shuffle(sec: Secrets, E: Sequence[Ciphertext], plan: Plan, gap: str) -> shuffle.Shuffle:
    """The honest formulas over whatever the plan says, with the challenge of the verifier to be fooled."""
    n, h = len(E), generators()
    r = [2000 + k for k in range(n)]
    C = [
        add(base(r[k]), sum_points([mul(plan.committed[i][k], h[i + 1]) for i in range(n)])) for k in range(n)
    ]
    us = shuffle.second_statement(shuffle.statement(sec.ctx, Y, E, plan.F), C)
    u = shuffle.vector(us, n)
    v = [sum(w * u_k for w, u_k in zip(row, u, strict=True)) % Q for row in plan.used]
    rh, wh, wp = ([sec.nonce(what, us, i) for i in range(n)] for what in ("rhat", "what", "wpr"))
    w1, w2, w3, w4 = (sec.nonce("w", us, i) for i in range(4))
    Ch, th, R, U, goal = [], [], 0, 1, 1
    for i in range(n):
        th.append(add(base(wh[i] + wp[i] * R), mul(wp[i] * U, h[0])))
        R, U, goal = (rh[i] + v[i] * R) % Q, v[i] * U % Q, goal * u[i] % Q
        Ch.append(add(base(R), mul(goal if plan.bend_chain and i == n - 1 else U, h[0])))
    t = shuffle.Commitments(
        base(w1),
        base(w2),
        add(base(w3), share.combine(wp, h[1 : n + 1])),
        add(base(-w4), share.combine(wp, [a for a, _ in plan.F])),
        add(mul(-w4, Y), share.combine(wp, [b for _, b in plan.F])),
        tuple(th),
    )
    c = shuffle_challenge(us, Ch, t, gap)
    return shuffle.Shuffle(
        F=tuple(plan.F),
        C=tuple(C),
        Ch=tuple(Ch),
        c=c,
        s1=(w1 + c * sum(r)) % Q,
        s2=(w2 + c * R) % Q,
        s3=(w3 + c * sum(a * b for a, b in zip(r, u, strict=True))) % Q,
        s4=(w4 + c * sum(a * b for a, b in zip(plan.rho, v, strict=True))) % Q,
        sh=tuple((w + c * k) % Q for w, k in zip(wh, rh, strict=True)),
        sp=tuple((w + c * k) % Q for w, k in zip(wp, v, strict=True)),
    )


@pytest.mark.parametrize("gap", GAPS)
@pytest.mark.parametrize(
    ("cheat", "passes"),
    [
        (honest, set(GAPS)),
        (duplicate, {"t4"}),
        (foreign_face, {"t4b", "t4"}),
        (unreadable, {"t4a", "t4"}),
        (mixture, {"t2"}),
        (scaling, {"t1"}),
        (hidden_scaling, {"t3"}),
        (bent_chain, {"th"}),
    ],
)
def test_shuffle(cheat: Callable[[Sequence[Ciphertext]], Plan], passes: set[str], gap: str) -> None:
    """Duplicate, foreign face, mixture and scaling each meet one equation; no other stops them."""
    E = stack(3)
    sec = secrets_at(32, 0, "shuffle")
    proof = forge_shuffle(sec, E, cheat(E), gap)
    assert weak_shuffle_verify(gap, sec.ctx, E, proof) == (gap in passes)
    assert shuffle.verify(sec.ctx, Y, E, proof) == (cheat is honest and gap == "none")
    assert (sorted(map(str, faces(proof.F))) == ["0", "1", "2"]) == (cheat is honest)


def test_a_duplicate_that_is_committed_as_one_meets_three_equations() -> None:
    """Owning up to the duplicating matrix does not help: product and sums are wrong then."""
    E = stack(3)
    sec = secrets_at(33, 0, "shuffle")
    twice: Matrix = [[1, 0, 0], [1, 0, 0], [0, 0, 1]]
    plan = plan_with(E, twice, twice, twice)
    assert not any(weak_shuffle_verify(gap, sec.ctx, E, forge_shuffle(sec, E, plan, gap)) for gap in GAPS)

"""Dishonest takers against verifiers that lack one equation of P5; see test_dishonest_provers.py."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from protocol.group import IDENTITY, Ciphertext, Q, add, base, mul, sub
from protocol.proofs import take
from protocol.secrets import Secrets
from tests.protocol.setting import DECK, KEYS, X, Y, combined, face_under, faces, secrets_at, seen, stack

TAKE_GAPS = ("none", "stack_a", "stack_b", "hand_a", "hand_b", "one challenge", "weights")


@dataclass
class TakePlan:
    """What a dishonest taker does: the branch he can answer in each half, and the cards he sends."""

    stack_j: int
    hand_j: int
    K: Ciphertext
    F: list[Ciphertext]
    rk: int
    r: list[int]


@dataclass
class SplitTake:
    """A take with challenges of its own for each half; the real proof has one list for both."""

    proof: take.Take
    hand_c: list[int]


def take_plan(cheat: str, E: Sequence[Ciphertext], W: Sequence[Ciphertext]) -> TakePlan:
    """The cards of a cheat; stack positions 0 … 3, card 1 is removed."""
    rk, r = 555, [601, 602, 603]
    hand_j = 2 if cheat == "copy of another card" else 1
    K = (add(W[hand_j][0], base(rk)), add(W[hand_j][1], mul(rk, X[0])))
    F = [combined([1], [E[k]], mask) for k, mask in zip((0, 2, 3), r, strict=True)]
    other = sub(DECK.points[8], DECK.points[0])
    match cheat:
        case "other card in the hand":
            K = (K[0], add(K[1], other))
        case "unreadable hand card":
            K = (add(K[0], base(9)), K[1])
        case "other card in the stack":
            F[0] = (F[0][0], add(F[0][1], other))
        case "unreadable stack card":
            F[0] = (add(F[0][0], base(9)), F[0][1])
        case "rearranged":
            F[0], F[1] = F[1], F[0]
    return TakePlan(1, hand_j, K, F, rk, r)


def take_challenge(st: bytes, t: Sequence[take.Branch], gap: str) -> int:
    """The challenge of a verifier with a gap."""
    dropped = {gap: IDENTITY} if gap in take.Branch._fields else {}
    return take.challenge(st, [branch._replace(**dropped) for branch in t])


def take_weights(st: bytes, n: int, gap: str) -> list[int]:
    """The weights of a verifier with a gap."""
    return [1] * (n - 1) if gap == "weights" else take.weights(st, n)


def split_branches(
    E: Sequence[Ciphertext], W: Sequence[Ciphertext], z: Sequence[int], split: SplitTake
) -> list[take.Branch]:
    """Commitments with the challenges of each half."""
    left = take.branches(X[0], Y, E, W, z, split.proof)
    right = take.branches(X[0], Y, E, W, z, replace(split.proof, c=tuple(split.hand_c)))
    return [take.Branch(a.stack_a, a.stack_b, b.hand_a, b.hand_b) for a, b in zip(left, right, strict=True)]


def forge_take(
    sec: Secrets, E: Sequence[Ciphertext], W: Sequence[Ciphertext], plan: TakePlan, gap: str
) -> SplitTake:
    """Simulate every branch that cannot be answered, answer one branch in each half."""
    n = len(E)
    st = take.statement(sec.ctx, X[0], Y, E, W, plan.K, plan.F)
    z = take_weights(st, n, gap)
    c, s, y = ([sec.nonce(what, st, i) for i in range(n)] for what in ("ci", "si", "yi"))
    blank = SplitTake(take.Take(plan.K, tuple(plan.F), tuple(c), tuple(s), tuple(y)), c)
    t = split_branches(E, W, z, blank)
    i, k = plan.stack_j, plan.hand_j
    t[i] = t[i]._replace(stack_a=base(s[i]), stack_b=mul(s[i], Y))
    t[k] = t[k]._replace(hand_a=base(y[k]), hand_b=mul(y[k], X[0]))
    total = take_challenge(st, t, gap)
    stack_c, hand_c = list(c), list(c)
    stack_c[i] = (total - sum(c) + c[i]) % Q
    hand_c[k] = (total - sum(c) + c[k]) % Q
    s[i] = (s[i] + stack_c[i] * sum(a * b for a, b in zip(z, plan.r, strict=True))) % Q
    y[k] = (y[k] + hand_c[k] * plan.rk) % Q
    return SplitTake(take.Take(plan.K, tuple(plan.F), tuple(stack_c), tuple(s), tuple(y)), hand_c)


def weak_take_verify(
    gap: str, ctx: bytes, E: Sequence[Ciphertext], W: Sequence[Ciphertext], split: SplitTake
) -> bool:
    """The verifier of P5 with a gap; all but one insist on the same challenges in both halves."""
    if gap != "one challenge":
        split = SplitTake(split.proof, list(split.proof.c))
    st = take.statement(ctx, X[0], Y, E, W, split.proof.K, split.proof.F)
    t = split_branches(E, W, take_weights(st, len(E), gap), split)
    total = take_challenge(st, t, gap)
    return sum(split.proof.c) % Q == total and sum(split.hand_c) % Q == total


@pytest.mark.parametrize("gap", TAKE_GAPS)
@pytest.mark.parametrize(
    ("cheat", "caught_by"),
    [
        ("honest", ""),
        ("other card in the stack", "stack_b"),
        ("unreadable stack card", "stack_a"),
        ("other card in the hand", "hand_b"),
        ("unreadable hand card", "hand_a"),
        ("copy of another card", "one challenge"),
        ("rearranged", "weights"),
    ],
)
def test_take(cheat: str, caught_by: str, gap: str) -> None:
    """Removing card 1 while taking a copy of card 2 is stopped by the shared challenge alone."""
    E = stack(4)
    W = seen(E)
    sec = secrets_at(34, 0, "take")
    split = forge_take(sec, E, W, take_plan(cheat, E, W), gap)
    assert weak_take_verify(gap, sec.ctx, E, W, split) == (caught_by in ("", gap))
    real = take.verify(sec.ctx, X[0], Y, E, W, split.proof)
    assert real == (cheat == "honest" and gap in ("none", "one challenge"))
    got = [face_under(split.proof.K, KEYS[0]), *faces(split.proof.F)]
    assert (got == [1, 0, 2, 3]) == (cheat == "honest")

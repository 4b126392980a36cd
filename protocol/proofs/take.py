"""P5: look and take. The stack keeps its order, one card leaves for the hand, which one stays hidden."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from protocol.group import Ciphertext, Point, Q, add, base, mul, sub, sum_points
from protocol.hashing import H, Hs, cts, le, pts, u32
from protocol.limits import MAX_DECK
from protocol.proofs.shape import (
    BadProofError,
    card,
    cards,
    pack_cards,
    pack_scalars,
    row,
    same_count,
    scalars,
)
from protocol.secrets import Secrets
from protocol.wire import Value

__all__ = [
    "Branch",
    "Take",
    "branches",
    "challenge",
    "position_of",
    "prove",
    "statement",
    "sums",
    "verify",
    "weights",
]


@dataclass(frozen=True, slots=True)
class Take:
    """The hand card, the new stack, and per candidate a challenge and two responses."""

    K: Ciphertext
    F: tuple[Ciphertext, ...]
    c: tuple[int, ...]
    s: tuple[int, ...]
    y: tuple[int, ...]

    def to_wire(self) -> list[Value]:
        """K, F, c, s, y."""
        return [list[Value](self.K), pack_cards(self.F), *map(pack_scalars, (self.c, self.s, self.y))]

    @classmethod
    def from_wire(cls, value: object, known: bool = False) -> Self:
        """Check the shape and decode."""
        K, F, c, s, y = row(value, 5)
        n = same_count(c, s, y)
        if same_count(F) != n - 1:
            raise BadProofError("a take leaves one stack card less than there are candidates")
        return cls(card(K, known), cards(F, known), scalars(c), scalars(s), scalars(y))


class Branch(NamedTuple):
    """Commitments of one candidate: the stack half and the hand half."""

    stack_a: Point
    stack_b: Point
    hand_a: Point
    hand_b: Point


def statement(
    ctx: bytes,
    X: Point,
    Y: Point,
    E: Sequence[Ciphertext],
    W: Sequence[Ciphertext],
    K: Ciphertext,
    F: Sequence[Ciphertext],
) -> bytes:
    """Hash of everything the proof is about."""
    return H("take", ctx, X, Y, cts(E), cts(W), cts([K]), cts(F))


def weights(st: bytes, n: int) -> list[int]:
    """Factors fixed only after the new stack is, so that swapped cards cannot cancel."""
    return [1 + le(H("take-z", st, u32(k))[:16]) for k in range(n - 1)]


def sums(z: Sequence[int], E: Sequence[Ciphertext], F: Sequence[Ciphertext]) -> list[Ciphertext]:
    """S_i = Σ z_k·(F_k − E_{σ_i(k)}) for every candidate i, each from the one before."""
    halves: list[list[Point]] = []
    for half in (0, 1):
        terms = [mul(z_k, sub(F[k][half], E[k + 1][half])) for k, z_k in enumerate(z)]
        column = [sum_points(terms)]
        for k, z_k in enumerate(z):
            column.append(add(column[k], mul(z_k, sub(E[k + 1][half], E[k][half]))))
        halves.append(column)
    return list(zip(*halves, strict=True))


def challenge(st: bytes, t: Sequence[Branch]) -> int:
    """The challenge to the commitments of all candidates."""
    return Hs("take-c", st, pts([point for branch in t for point in branch]))


def _branch(X: Point, Y: Point, S: Ciphertext, d: Ciphertext, c: int, s: int, y: int) -> Branch:
    # One c in both halves: that is what forbids taking a copy of one card while removing another.
    return Branch(
        stack_a=sub(base(s), mul(c, S[0])),
        stack_b=sub(mul(s, Y), mul(c, S[1])),
        hand_a=sub(base(y), mul(c, d[0])),
        hand_b=sub(mul(y, X), mul(c, d[1])),
    )


def _difference(K: Ciphertext, W: Ciphertext) -> Ciphertext:
    return (sub(K[0], W[0]), sub(K[1], W[1]))


def _mask(card: Ciphertext, r: int, T: Point) -> Ciphertext:
    return (add(card[0], base(r)), add(card[1], mul(r, T)))


def prove(sec: Secrets, X: Point, Y: Point, E: Sequence[Ciphertext], W: Sequence[Ciphertext], j: int) -> Take:
    """Take card j of the stack E, which the taker sees as W, and hide which it was."""
    n = len(E)
    if not 2 <= n <= MAX_DECK or len(W) != n or not 0 <= j < n:
        raise ValueError("a take needs 2 to 128 cards, all of them seen, and one of them")
    bd = H("bind", X, Y, cts(E), u32(j))
    rk = sec.rand("take-k", bd, 0)
    r = [sec.rand("take-r", bd, k) for k in range(n - 1)]
    K = _mask(W[j], rk, X)
    F = tuple(_mask(E[k if k < j else k + 1], r[k], Y) for k in range(n - 1))
    st = statement(sec.ctx, X, Y, E, W, K, F)
    z = weights(st, n)
    S = sums(z, E, F)
    c = [sec.nonce("take-ci", st, i) for i in range(n)]
    s = [sec.nonce("take-si", st, i) for i in range(n)]
    y = [sec.nonce("take-ti", st, i) for i in range(n)]
    t = [
        _branch(X, Y, S[i], _difference(K, W[i]), c[i], s[i], y[i])
        if i != j
        else Branch(base(s[j]), mul(s[j], Y), base(y[j]), mul(y[j], X))
        for i in range(n)
    ]
    c[j] = (challenge(st, t) - sum(c) + c[j]) % Q
    s[j] = (s[j] + c[j] * sum(a * b for a, b in zip(z, r, strict=True))) % Q
    y[j] = (y[j] + c[j] * rk) % Q
    return Take(K, F, tuple(c), tuple(s), tuple(y))


def position_of(
    sec: Secrets, X: Point, Y: Point, E: Sequence[Ciphertext], W: Sequence[Ciphertext], proof: Take
) -> int | None:
    """The card its own taker took: the only one whose challenge is not the nonce the seed gives.

    None if these are not the secrets the proof was made with.
    """
    st = statement(sec.ctx, X, Y, E, W, proof.K, proof.F)
    odd = [i for i, c in enumerate(proof.c) if c != sec.nonce("take-ci", st, i)]
    return odd[0] if len(odd) == 1 else None


def branches(
    X: Point, Y: Point, E: Sequence[Ciphertext], W: Sequence[Ciphertext], z: Sequence[int], proof: Take
) -> list[Branch]:
    """The commitments an honest prover must have started from."""
    S = sums(z, E, proof.F)
    responses = zip(proof.c, proof.s, proof.y, strict=True)
    return [_branch(X, Y, S[i], _difference(proof.K, W[i]), c, s, y) for i, (c, s, y) in enumerate(responses)]


def verify(
    ctx: bytes, X: Point, Y: Point, E: Sequence[Ciphertext], W: Sequence[Ciphertext], proof: Take
) -> bool:
    """Whether F is the stack E without one card and K that card under X."""
    n = len(E)
    if n < 2 or len(W) != n or len(proof.F) != n - 1:
        return False
    if any(len(one) != n for one in (proof.c, proof.s, proof.y)):
        return False
    st = statement(ctx, X, Y, E, W, proof.K, proof.F)
    t = branches(X, Y, E, W, weights(st, n), proof)
    return sum(proof.c) % Q == challenge(st, t)

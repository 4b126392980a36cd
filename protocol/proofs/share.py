"""P2: my shares are right. D_j = x·A_j for all j, with X = x·G."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from protocol.group import Point, Q, base, encode_scalar, mul, sub, sum_points
from protocol.hashing import H, Hs, le, pts, u32
from protocol.limits import MAX_DECK
from protocol.proofs.shape import points, row, same_count, scalar
from protocol.secrets import Secrets
from protocol.wire import Value

__all__ = [
    "Commitments",
    "ShareProof",
    "challenge",
    "combine",
    "prove",
    "recompute",
    "statement",
    "verify",
    "weights",
]


@dataclass(frozen=True, slots=True)
class ShareProof:
    """The shares, challenge and response."""

    D: tuple[Point, ...]
    c: int
    s: int

    def to_wire(self) -> list[Value]:
        """D_1…D_n, c, s."""
        return [list[Value](self.D), encode_scalar(self.c), encode_scalar(self.s)]

    @classmethod
    def from_wire(cls, value: object, known: bool = False) -> Self:
        """Check the shape and decode."""
        D, c, s = row(value, 3)
        same_count(D)
        return cls(points(D, known), scalar(c), scalar(s))


class Commitments(NamedTuple):
    """One per equation: the key, and the weighted sum of the cards."""

    key: Point
    cards: Point


def statement(ctx: bytes, X: Point, A: Sequence[Point], D: Sequence[Point]) -> bytes:
    """Hash of everything the proof is about."""
    return H("share", ctx, X, pts(A), pts(D))


def weights(st: bytes, n: int) -> list[int]:
    """Factors fixed only after all shares are, so that errors in several cannot cancel."""
    if n == 1:
        return [1]
    return [1 + le(H("share-z", st, u32(j))[:16]) for j in range(n)]


def combine(z: Sequence[int], P: Sequence[Point]) -> Point:
    """Σ z_j·P_j."""
    if len(P) == 1 and z[0] == 1:
        return P[0]
    return sum_points([mul(k, point) for k, point in zip(z, P, strict=True)])


def challenge(st: bytes, t: Commitments) -> int:
    """The challenge to these commitments."""
    return Hs("share-c", st, *t)


def prove(sec: Secrets, x: int, X: Point, A: Sequence[Point]) -> ShareProof:
    """Compute the shares on the first halves A and prove them."""
    if not 1 <= len(A) <= MAX_DECK:
        raise ValueError("shares are given on 1 to 128 cards")
    D = tuple(mul(x, point) for point in A)
    st = statement(sec.ctx, X, A, D)
    w = sec.nonce("share", st, 0)
    c = challenge(st, Commitments(base(w), mul(w, combine(weights(st, len(A)), A))))
    return ShareProof(D, c, (w + c * x) % Q)


def recompute(X: Point, A: Sequence[Point], z: Sequence[int], proof: ShareProof) -> Commitments:
    """The commitments an honest prover must have started from."""
    c, s = proof.c, proof.s
    return Commitments(
        key=sub(base(s), mul(c, X)),
        cards=sub(mul(s, combine(z, A)), mul(c, combine(z, proof.D))),
    )


def verify(ctx: bytes, X: Point, A: Sequence[Point], proof: ShareProof) -> bool:
    """Whether every D_j is the share of X's owner on A_j, read from one's own state."""
    n = len(A)
    if n < 1 or len(proof.D) != n:
        return False
    st = statement(ctx, X, A, proof.D)
    return proof.c == challenge(st, recompute(X, A, weights(st, n), proof))

"""P3: same face under another key. (a, b) under X = x·G becomes (a', b') under T."""

from dataclasses import dataclass
from typing import NamedTuple, Self

from protocol.group import Ciphertext, Point, Q, add, base, encode_scalar, mul, sub
from protocol.hashing import H, Hs
from protocol.proofs.shape import point, row, scalar
from protocol.secrets import Secrets
from protocol.wire import Value

__all__ = ["Commitments", "Rekey", "challenge", "prove", "recompute", "statement", "verify"]


@dataclass(frozen=True, slots=True)
class Rekey:
    """The card under its new key, challenge and responses."""

    ct: Ciphertext
    c: int
    s1: int
    s2: int

    def to_wire(self) -> list[Value]:
        """a', b', c, s1, s2."""
        return [*self.ct, *(encode_scalar(k) for k in (self.c, self.s1, self.s2))]

    @classmethod
    def from_wire(cls, value: object, known: bool = False) -> Self:
        """Check the shape and decode."""
        a, b, c, s1, s2 = row(value, 5)
        return cls((point(a, known), point(b, known)), scalar(c), scalar(s1), scalar(s2))


class Commitments(NamedTuple):
    """One per equation: the new mask, the old key, the face."""

    mask: Point
    key: Point
    face: Point


def statement(ctx: bytes, X: Point, T: Point, ct: Ciphertext, new: Ciphertext) -> bytes:
    """Hash of everything the proof is about."""
    return H("ks", ctx, X, T, *ct, *new)


def challenge(st: bytes, t: Commitments) -> int:
    """The challenge to these commitments."""
    return Hs("ks-c", st, *t)


def prove(sec: Secrets, x: int, X: Point, T: Point, ct: Ciphertext) -> Rekey:
    """Re-encrypt the card under T and prove that the face stayed the same."""
    a, b = ct
    r = sec.rand("ks", H("bind", X, T, a, b), 0)
    new = (base(r), add(sub(b, mul(x, a)), mul(r, T)))
    st = statement(sec.ctx, X, T, ct, new)
    w1, w2 = sec.nonce("ks", st, 0), sec.nonce("ks", st, 1)
    c = challenge(st, Commitments(base(w1), base(w2), sub(mul(w1, T), mul(w2, a))))
    return Rekey(new, c, (w1 + c * r) % Q, (w2 + c * x) % Q)


def recompute(X: Point, T: Point, ct: Ciphertext, proof: Rekey) -> Commitments:
    """The commitments an honest prover must have started from."""
    (a, b), (a_new, b_new) = ct, proof.ct
    c, s1, s2 = proof.c, proof.s1, proof.s2
    return Commitments(
        mask=sub(base(s1), mul(c, a_new)),
        key=sub(base(s2), mul(c, X)),
        face=sub(sub(mul(s1, T), mul(s2, a)), mul(c, sub(b_new, b))),
    )


def verify(ctx: bytes, X: Point, T: Point, ct: Ciphertext, proof: Rekey) -> bool:
    """Whether the new card under T hides the face the card `ct` of X's owner hides."""
    st = statement(ctx, X, T, ct, proof.ct)
    return proof.c == challenge(st, recompute(X, T, ct, proof))

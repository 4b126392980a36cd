"""P1: I know the key. X = x·G."""

from dataclasses import dataclass
from typing import Self

from protocol.group import Point, Q, base, encode_scalar, mul, sub
from protocol.hashing import H, Hs
from protocol.proofs.shape import row, scalar
from protocol.secrets import Secrets
from protocol.wire import Value

__all__ = ["KeyProof", "prove", "verify"]


@dataclass(frozen=True, slots=True)
class KeyProof:
    """Challenge and response."""

    c: int
    s: int

    def to_wire(self) -> list[Value]:
        """c, s."""
        return [encode_scalar(self.c), encode_scalar(self.s)]

    @classmethod
    def from_wire(cls, value: object, known: bool = False) -> Self:  # noqa: ARG003 - there is no point in it
        """Check the shape and decode."""
        c, s = row(value, 2)
        return cls(scalar(c), scalar(s))


def _statement(ctx: bytes, X: Point) -> bytes:
    return H("pok", ctx, X)


def prove(sec: Secrets, x: int, X: Point) -> KeyProof:
    """Prove knowledge of x."""
    st = _statement(sec.ctx, X)
    w = sec.nonce("pok", st, 0)
    c = Hs("pok-c", st, base(w))
    return KeyProof(c, (w + c * x) % Q)


def verify(ctx: bytes, X: Point, proof: KeyProof) -> bool:
    """Whether the prover knows the logarithm of X."""
    st = _statement(ctx, X)
    return proof.c == Hs("pok-c", st, sub(base(proof.s), mul(proof.c, X)))

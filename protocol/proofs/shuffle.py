"""P4: a shuffle. F_i = E_{π(i)} + ρ_i·(G, T) for a secret permutation π (Terelius–Wikström)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from protocol.group import (
    Ciphertext,
    Point,
    Q,
    add,
    base,
    encode_scalar,
    mul,
    sub,
    sum_points,
)
from protocol.hashing import H, Hs, cts, pts, u32
from protocol.limits import MAX_DECK
from protocol.params import generator_sum, generators
from protocol.proofs.shape import (
    cards,
    pack_cards,
    pack_scalars,
    points,
    row,
    same_count,
    scalar,
    scalars,
)
from protocol.secrets import Secrets
from protocol.wire import Value

__all__ = [
    "Commitments",
    "Shuffle",
    "challenge",
    "normal_form",
    "order_of",
    "prove",
    "recompute",
    "second_statement",
    "statement",
    "vector",
    "verify",
]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The new cards and the proof about them."""

    F: tuple[Ciphertext, ...]
    C: tuple[Point, ...]
    Ch: tuple[Point, ...]
    c: int
    s1: int
    s2: int
    s3: int
    s4: int
    sh: tuple[int, ...]
    sp: tuple[int, ...]

    def to_wire(self) -> list[Value]:
        """F, C, Ch, c, s1, s2, s3, s4, sh, sp."""
        return [
            pack_cards(self.F),
            list[Value](self.C),
            list[Value](self.Ch),
            *(encode_scalar(k) for k in (self.c, self.s1, self.s2, self.s3, self.s4)),
            pack_scalars(self.sh),
            pack_scalars(self.sp),
        ]

    @classmethod
    def from_wire(cls, value: object, known: bool = False) -> Self:
        """Check the shape and decode."""
        F, C, Ch, c, s1, s2, s3, s4, sh, sp = row(value, 10)
        same_count(F, C, Ch, sh, sp)
        return cls(
            F=cards(F, known),
            C=points(C, known),
            Ch=points(Ch, known),
            c=scalar(c),
            s1=scalar(s1),
            s2=scalar(s2),
            s3=scalar(s3),
            s4=scalar(s4),
            sh=scalars(sh),
            sp=scalars(sp),
        )


class Commitments(NamedTuple):
    """One per equation; leaving one out lets a particular forgery through."""

    t1: Point
    """Every column is used once: forbids scaled plaintexts."""
    t2: Point
    """The product of the v is the product of the u: forbids mixtures."""
    t3: Point
    """The v come from the committed matrix."""
    t4a: Point
    """The outputs are the inputs, re-masked: first halves."""
    t4b: Point
    """The outputs are the inputs, re-masked: second halves."""
    th: tuple[Point, ...]
    """The chain is made of the v."""


def statement(ctx: bytes, T: Point, E: Sequence[Ciphertext], F: Sequence[Ciphertext]) -> bytes:
    """Hash of key, inputs and outputs."""
    return H("shuf", ctx, T, cts(E), cts(F))


def second_statement(st: bytes, C: Sequence[Point]) -> bytes:
    """Statement and committed permutation."""
    return H("shuf-u", st, pts(C))


def vector(us: bytes, n: int) -> list[int]:
    """The challenge vector u, known only after the permutation is committed."""
    return [Hs("shuf-uk", us, u32(k)) for k in range(n)]


def challenge(us: bytes, Ch: Sequence[Point], t: Commitments) -> int:
    """The challenge to chain and commitments."""
    return Hs("shuf-c", us, pts(Ch), t.t1, t.t2, t.t3, t.t4a, t.t4b, pts(t.th))


def normal_form(order: Sequence[int], faces: Sequence[int]) -> list[int]:
    """A chosen order with inputs of the same face in ascending order; the audit finds it by decrypting."""
    left: dict[int, list[int]] = {}
    for k in sorted(order, reverse=True):
        left.setdefault(faces[k], []).append(k)
    return [left[faces[k]].pop() for k in order]


def _dot(factors: Sequence[int], values: Sequence[Point]) -> Point:
    return sum_points([mul(k, P) for k, P in zip(factors, values, strict=True)])


def _inner(left: Sequence[int], right: Sequence[int]) -> int:
    return sum(a * b for a, b in zip(left, right, strict=True)) % Q


def prove(
    sec: Secrets,
    T: Point,
    E: Sequence[Ciphertext],
    order: Sequence[int] | None = None,
    verified: Shuffle | None = None,
) -> tuple[Shuffle, list[int]]:
    """Shuffle the cards (or put them in the chosen order), prove it, and say where each came from.

    `verified`, in an audit, is a proof found to hold: whether it is the one made here is seen without most of
    the multiplications.
    """
    n = len(E)
    if not 1 <= n <= MAX_DECK:
        raise ValueError("a shuffle has 1 to 128 cards")
    pi = sec.perm(n) if order is None else list(order)
    if sorted(pi) != list(range(n)):
        raise ValueError("the chosen order is not a permutation")
    bd = H("bind", T, cts(E), b"".join(u32(k) for k in pi))
    rho = [sec.rand("rho", bd, i) for i in range(n)]
    F = tuple((add(E[k][0], base(m)), add(E[k][1], mul(m, T))) for k, m in zip(pi, rho, strict=True))
    r = [sec.rand("cperm", bd, k) for k in range(n)]
    h = generators()
    place = {k: i for i, k in enumerate(pi)}
    C = tuple(add(base(r[k]), h[place[k] + 1]) for k in range(n))
    us = second_statement(statement(sec.ctx, T, E, F), C)
    return _respond(sec, T, us, F, C, pi, rho, r, verified), pi


def _respond(
    sec: Secrets,
    T: Point,
    us: bytes,
    F: tuple[Ciphertext, ...],
    C: tuple[Point, ...],
    pi: Sequence[int],
    rho: Sequence[int],
    r: Sequence[int],
    verified: Shuffle | None,
) -> Shuffle:
    """Commit, take the challenge, answer; where these are the answers of the verified proof, be content."""
    n = len(pi)
    u = vector(us, n)
    v = [u[k] for k in pi]
    rh = [sec.nonce("rhat", us, i) for i in range(n)]
    w1, w2, w3, w4 = (sec.nonce("w", us, i) for i in range(4))
    wh = [sec.nonce("what", us, i) for i in range(n)]
    wp = [sec.nonce("wpr", us, i) for i in range(n)]
    h, chain = generators(), _chain(v, rh)
    Ch = tuple(add(base(R), mul(U, h[0])) for R, U in chain[1:])
    later = [1] * n
    for i in range(n - 2, -1, -1):
        later[i] = v[i + 1] * later[i + 1] % Q

    def answered(c: int) -> Shuffle:
        return Shuffle(
            F,
            C,
            Ch,
            c,
            (w1 + c * sum(r)) % Q,
            (w2 + c * _inner(rh, later)) % Q,
            (w3 + c * _inner(r, u)) % Q,
            (w4 + c * _inner(rho, v)) % Q,
            tuple((w + c * k) % Q for w, k in zip(wh, rh, strict=True)),
            tuple((w + c * k) % Q for w, k in zip(wp, v, strict=True)),
        )

    if verified is not None and answered(verified.c) == verified:
        # Cards, challenge and answers give the commitments: they are those of our nonces. And that the
        # challenge is the one to them was verified.
        return verified
    th = [
        add(base(wh_i + wp_i * R), mul(wp_i * U, h[0]))
        for wh_i, wp_i, (R, U) in zip(wh, wp, chain[:-1], strict=True)
    ]
    t = Commitments(
        t1=base(w1),
        t2=base(w2),
        t3=add(base(w3), _dot(wp, h[1 : n + 1])),
        t4a=add(base(-w4), _dot(wp, [a for a, _ in F])),
        t4b=add(mul(-w4, T), _dot(wp, [b for _, b in F])),
        th=tuple(th),
    )
    return answered(challenge(us, Ch, t))


def _chain(v: Sequence[int], rh: Sequence[int]) -> list[tuple[int, int]]:
    """R and U of each Ch_i = rh_i·G + v_i·Ch_{i−1} = R·G + U·h, the first of h itself."""
    chain = [(0, 1)]
    for v_i, rh_i in zip(v, rh, strict=True):
        R, U = chain[-1]
        chain.append(((rh_i + v_i * R) % Q, v_i * U % Q))
    return chain


def order_of(sec: Secrets, T: Point, E: Sequence[Ciphertext], proof: Shuffle) -> list[int] | None:
    """The order its own prover gave the cards: sp_i = wp_i + c·u_π(i), and the seed gives wp_i.

    None if these are not the secrets the proof was made with.
    """
    n = len(E)
    us = second_statement(statement(sec.ctx, T, E, proof.F), proof.C)
    place = {u_k: k for k, u_k in enumerate(vector(us, n))}
    inverse = pow(proof.c, -1, Q)
    order = [place.get((sp - sec.nonce("wpr", us, i)) * inverse % Q) for i, sp in enumerate(proof.sp)]
    found = [k for k in order if k is not None]
    return found if sorted(found) == list(range(n)) else None


def recompute(T: Point, E: Sequence[Ciphertext], proof: Shuffle, u: Sequence[int]) -> Commitments:
    """The commitments an honest prover must have started from."""
    n, c, sp, Ch = len(E), proof.c, proof.sp, proof.Ch
    h = generators()
    product = 1
    for u_k in u:
        product = product * u_k % Q
    # −c goes to the whole sum at once: n multiplications fewer per equation.
    t3 = add(_dot(sp, h[1 : n + 1]), mul(-c, _dot(u, proof.C)))
    t4a = add(_dot(sp, [a for a, _ in proof.F]), mul(-c, _dot(u, [a for a, _ in E])))
    t4b = add(_dot(sp, [b for _, b in proof.F]), mul(-c, _dot(u, [b for _, b in E])))
    before = (h[0], *Ch[:-1])
    return Commitments(
        t1=sub(base(proof.s1), mul(c, sub(sum_points(proof.C), generator_sum(n)))),
        t2=sub(base(proof.s2), mul(c, sub(Ch[-1], mul(product, h[0])))),
        t3=add(base(proof.s3), t3),
        t4a=add(base(-proof.s4), t4a),
        t4b=add(mul(-proof.s4, T), t4b),
        th=tuple(add(sub(base(proof.sh[i]), mul(c, Ch[i])), mul(sp[i], before[i])) for i in range(n)),
    )


def verify(ctx: bytes, T: Point, E: Sequence[Ciphertext], proof: Shuffle) -> bool:
    """Whether F are the cards E of one's own state in some order, freshly masked under T."""
    n = len(E)
    lists = (proof.F, proof.C, proof.Ch, proof.sh, proof.sp)
    if not 1 <= n <= MAX_DECK or any(len(one) != n for one in lists):
        return False
    us = second_statement(statement(ctx, T, E, proof.F), proof.C)
    return proof.c == challenge(us, proof.Ch, recompute(T, E, proof, vector(us, n)))

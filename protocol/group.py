"""The prime-order subgroup of edwards25519. No other module calls the library."""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from nacl.bindings import (
    crypto_core_ed25519_add,
    crypto_core_ed25519_from_uniform,
    crypto_core_ed25519_is_valid_point,
    crypto_core_ed25519_sub,
    crypto_scalarmult_ed25519_base_noclamp,
    crypto_scalarmult_ed25519_noclamp,
)

from protocol.hashing import H

__all__ = [
    "IDENTITY",
    "BadPointError",
    "BadScalarError",
    "Ciphertext",
    "EncodingError",
    "G",
    "Point",
    "Q",
    "SelfTestError",
    "add",
    "base",
    "decode",
    "decode_scalar",
    "encode_scalar",
    "ensure_library",
    "h2g",
    "mul",
    "self_test",
    "sub",
    "sum_points",
]

Point: TypeAlias = bytes
"""A point in its 32-byte encoding."""

Ciphertext: TypeAlias = tuple[Point, Point]
"""A face-down card (a, b)."""

Q = 2**252 + 27742317777372353535851937790883648493
"""Order of the subgroup."""

G: Point = bytes.fromhex("58" + "66" * 31)
"""The base point."""

IDENTITY: Point = bytes([1]) + bytes(31)
"""May occur inside a computation, never on the wire."""


class EncodingError(ValueError):
    """Bytes from a peer are not what they should encode."""


class BadPointError(EncodingError):
    """Bytes are not the encoding of a usable point."""


class BadScalarError(EncodingError):
    """Bytes are not the canonical encoding of a scalar."""


class SelfTestError(RuntimeError):
    """The installed group library does not behave as the protocol needs; playing would be unsafe."""


def mul(k: int, P: Point) -> Point:
    """k·P; the library refuses 0 and the identity, so both are answered here."""
    k %= Q
    if k == 0 or P == IDENTITY:
        return IDENTITY
    product: bytes = crypto_scalarmult_ed25519_noclamp(k.to_bytes(32, "little"), P)
    return product


def base(k: int) -> Point:
    """k·G."""
    k %= Q
    if k == 0:
        return IDENTITY
    product: bytes = crypto_scalarmult_ed25519_base_noclamp(k.to_bytes(32, "little"))
    return product


def add(P: Point, R: Point) -> Point:
    """P + R, for points that were decoded or computed."""
    total: bytes = crypto_core_ed25519_add(P, R)
    return total


def sub(P: Point, R: Point) -> Point:
    """P − R, for points that were decoded or computed."""
    difference: bytes = crypto_core_ed25519_sub(P, R)
    return difference


def sum_points(points: Iterable[Point]) -> Point:
    """Sum of the points, the identity for none."""
    rest = iter(points)
    total = next(rest, IDENTITY)
    for point in rest:
        # The first halves of cards that nobody has masked yet are all the identity.
        total = point if total == IDENTITY else crypto_core_ed25519_add(total, point)
    return total


def decode(data: bytes) -> Point:
    """The bytes themselves if they are a canonical point of the subgroup other than the identity."""
    if not isinstance(data, bytes) or len(data) != 32:
        raise BadPointError("a point has 32 bytes")
    if not crypto_core_ed25519_is_valid_point(data):
        raise BadPointError("not a point of the prime-order group")
    return data


def decode_scalar(data: bytes) -> int:
    """The number below q; the library would accept k + q and ignore bit 255, so this check is ours."""
    if not isinstance(data, bytes) or len(data) != 32:
        raise BadScalarError("a scalar has 32 bytes")
    value = int.from_bytes(data, "little")
    if value >= Q:
        raise BadScalarError("a scalar is below the group order")
    return value


def encode_scalar(k: int) -> bytes:
    """Canonical 32 bytes, little-endian."""
    return (k % Q).to_bytes(32, "little")


def h2g(label: str, *items: bytes) -> Point:
    """A point nobody knows the logarithm of."""
    digest = H(label, *items)
    return add(crypto_core_ed25519_from_uniform(digest[:32]), crypto_core_ed25519_from_uniform(digest[32:]))


REFUSED_POINTS: dict[str, bytes] = {
    "identity": IDENTITY,
    "order 2": bytes.fromhex("ec" + "ff" * 30 + "7f"),
    "G + order 2 (CVE-2025-69277)": bytes.fromhex("95" + "99" * 31),
    "G + order 4": bytes.fromhex("5252cc0a7f208133b620acbd4537eba2a4123bf0a8c2e4f980c3b31bb69765ea"),
    "G + order 8": bytes.fromhex("da99e28ba529cdde35a25fba9059e78ecaee239f99755b9b1aa4f65df00803e2"),
    "y = p + 1": bytes.fromhex("ee" + "ff" * 30 + "7f"),
    "y = p + 4": bytes.fromhex("f1" + "ff" * 30 + "7f"),
}
"""Encodings the library must refuse, by the attack or ambiguity each would open."""


def self_test() -> None:
    """Refuse to run on a library that computes or checks wrongly; the version number alone proves nothing."""
    from protocol.params import Deck  # the fingerprint lies one layer up

    failed = [name for name, data in REFUSED_POINTS.items() if _accepts_point(data)]
    if base(1) != G:
        failed.append("base(1) = G")
    if add(mul(Q - 1, G), G) != IDENTITY:
        failed.append("(q − 1)·G + G = identity")
    if _accepts_scalar(Q.to_bytes(32, "little")):
        failed.append("scalar q")
    if Deck(b"kat", 9).params.hex() != "20cbb3f8bd48a2f9d34656f281ebeb84b80cd3f249bd3564181d4f1b3b5df584":
        failed.append("fingerprint of the parameters")
    if failed:
        raise SelfTestError("group self-test failed: " + "; ".join(failed))


@cache
def ensure_library() -> None:
    """Run the self-test once per process; everything that reads or plays a game calls this first."""
    self_test()


def _accepts_point(data: bytes) -> bool:
    try:
        decode(data)
    except BadPointError:
        return False
    return True


def _accepts_scalar(data: bytes) -> bool:
    try:
        decode_scalar(data)
    except BadScalarError:
        return False
    return True

"""Hash to group, written out as in the specification: another language needs no libsodium for it."""

from __future__ import annotations

import pytest

from protocol.group import IDENTITY, add, h2g
from protocol.hashing import H, u32
from protocol.params import generators

P = 2**255 - 19
A = 486662
D = -121665 * pow(121666, -1, P) % P


def _root(square: int) -> int | None:
    """A square root modulo p, if there is one."""
    root = pow(square, (P + 3) // 8, P)
    if root * root % P != square % P:
        root = root * pow(2, (P - 1) // 4, P) % P
    return root if root * root % P == square % P else None


def _double(point: tuple[int, int]) -> tuple[int, int]:
    """Twice an Edwards point."""
    x, y = point
    k = D * x * x * y * y
    return (2 * x * y * pow(1 + k, -1, P)) % P, ((y * y + x * x) * pow(1 - k, -1, P)) % P


def image(data: bytes) -> bytes:
    """E: 32 bytes to a point of the subgroup."""
    sign, r = data[31] >> 7, int.from_bytes(data, "little") % 2**255 % P
    u = -A * pow(1 + 2 * r * r, -1, P) % P
    if _root(u**3 + A * u**2 + u) is None:
        u = (-u - A) % P
    y = (u - 1) * pow(u + 1, -1, P) % P
    x = _root((y * y - 1) * pow(D * y * y + 1, -1, P) % P)
    assert x is not None
    point = ((P - x) % P if x % 2 != sign else x, y)
    for _ in range(3):
        point = _double(point)
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


@pytest.mark.parametrize("k", range(8))
def test_hash_to_group_is_the_map_the_specification_writes_out(k: int) -> None:
    """Two images, added."""
    digest = H("gen", u32(k))
    assert h2g("gen", u32(k)) == add(image(digest[:32]), image(digest[32:])) == generators()[k]


def test_no_image_leaves_the_subgroup() -> None:
    """The cofactor is cleared: whatever is hashed, q times the point is the identity."""
    from protocol.group import Q, mul

    for k in range(8):
        point = image(H("gen", u32(k))[:32])
        assert add(mul(Q - 1, point), point) == IDENTITY

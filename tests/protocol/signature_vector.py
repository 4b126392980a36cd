"""Signatures for protocol/vectors where implementations of Ed25519 disagree, and the answer taken here."""

from __future__ import annotations

import hashlib
from typing import TypeAlias

from protocol.group import IDENTITY, Q, base, encode_scalar
from protocol.identity import Identity

__all__ = ["FILES"]

Json: TypeAlias = "str | int | list[Json] | dict[str, Json]"

SECRET = bytes([5]) * 32
MESSAGE = b"a signed message"
FIELD = 2**255 - 19


def _scalar(secret: bytes) -> int:
    """The secret scalar of a key, as RFC 8032 makes it."""
    low = bytearray(hashlib.sha512(secret).digest()[:32])
    low[0] &= 248
    low[31] = low[31] & 63 | 64
    return int.from_bytes(low, "little")


def _with(R: bytes, r: int) -> tuple[bytes, int]:
    """R and s = r + k·a with the k these bytes of R give: right for whoever computes s·B − k·A."""
    public = Identity(SECRET).public
    k = int.from_bytes(hashlib.sha512(R + public + MESSAGE).digest(), "little") % Q
    return R, (r + k * _scalar(SECRET)) % Q


def signatures() -> dict[str, Json]:
    """One ordinary signature and the cases at the edge."""
    ordinary = Identity(SECRET).sign(MESSAGE)
    R, s = _with(base(77), 77)
    same, s_same = _with(IDENTITY, 0)
    odd, s_odd = _with((FIELD + 1).to_bytes(32, "little"), 0)
    far = (int.from_bytes(ordinary[32:], "little") + Q).to_bytes(32, "little")
    rows: list[tuple[str, bytes, int]] = [
        ("made as RFC 8032 says", ordinary, 1),
        ("another R of the same signer", R + encode_scalar(s), 1),
        ("R is the identity in its canonical form", same + encode_scalar(s_same), 1),
        ("R is the identity written as p + 1", odd + encode_scalar(s_odd), 0),
        ("s is q too large", ordinary[:32] + far, 0),
        ("another R", base(78) + encode_scalar(s), 0),
        ("63 bytes", ordinary[:63], 0),
    ]
    return {
        "public": Identity(SECRET).public.hex(),
        "message": MESSAGE.hex(),
        "signatures": [
            {"why": why, "hex": signature.hex(), "valid": valid} for why, signature, valid in rows
        ],
    }


FILES = {"signatures.json": signatures}

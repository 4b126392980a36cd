"""Bytes and hashes: fixed-width integers, length prefixes, and one domain-separated hash for everything."""

import hashlib
import struct
from collections.abc import Iterable, Sequence
from functools import cache

__all__ = ["DOMAIN", "H32", "LP", "H", "Hs", "cts", "le", "pts", "u8", "u32", "u64"]

DOMAIN = b"sealed-decks/1"
"""Prefix of every hash input: no other protocol's hash can be taken for one of ours."""

_ORDER = 2**252 + 27742317777372353535851937790883648493
_LENGTH = struct.Struct(">Q").pack


def u8(value: int) -> bytes:
    """One byte."""
    return value.to_bytes(1, "big")


def u32(value: int) -> bytes:
    """Four bytes, big-endian."""
    return value.to_bytes(4, "big")


def u64(value: int) -> bytes:
    """Eight bytes, big-endian."""
    return value.to_bytes(8, "big")


def LP(data: bytes) -> bytes:
    """The bytes with their length in front, so that no two lists of inputs concatenate alike."""
    return len(data).to_bytes(8, "big") + data


@cache
def _start(label: str) -> bytes:
    return LP(DOMAIN) + LP(label.encode("ascii"))


def H(label: str, *items: bytes) -> bytes:
    """SHA-512 over domain, label and items, each with its length."""
    parts = [_start(label)]
    for item in items:
        parts += (_LENGTH(len(item)), item)
    return hashlib.sha512(b"".join(parts)).digest()


def H32(label: str, *items: bytes) -> bytes:
    """The first 32 bytes of H."""
    return H(label, *items)[:32]


def Hs(label: str, *items: bytes) -> int:
    """H as a scalar: 512 bits reduced modulo the group order, so without measurable bias."""
    return int.from_bytes(H(label, *items), "little") % _ORDER


def le(data: bytes) -> int:
    """Bytes as a little-endian number."""
    return int.from_bytes(data, "little")


def pts(points: Sequence[bytes]) -> bytes:
    """A counted list of points."""
    return u32(len(points)) + b"".join(points)


def cts(cards: Iterable[tuple[bytes, bytes]]) -> bytes:
    """A counted list of ciphertexts."""
    halves = [half for card in cards for half in card]
    return u32(len(halves) // 2) + b"".join(halves)

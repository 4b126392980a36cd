"""Encodings and the hash: lengths are always hashed, so nothing collides by concatenation."""

import hashlib

import pytest

from protocol.group import Q, base
from protocol.hashing import H32, LP, H, Hs, cts, le, pts, u8, u32, u64


def test_integers_are_big_endian_and_bounded() -> None:
    """A number that does not fit is an error, never cut."""
    assert (u8(255), u32(258), u64(258)) == (b"\xff", b"\x00\x00\x01\x02", bytes(6) + b"\x01\x02")
    for encode, bits in ((u8, 8), (u32, 32), (u64, 64)):
        for value in (-1, 2**bits):
            with pytest.raises(OverflowError):
                encode(value)


def test_hash_is_sha512_over_length_prefixed_parts() -> None:
    """Written out by hand once."""
    data = LP(b"sealed-decks/1") + LP(b"label") + LP(b"a") + LP(b"")
    assert data[:8] == (14).to_bytes(8, "big")
    assert H("label", b"a", b"") == hashlib.sha512(data).digest()
    assert H32("label", b"a", b"") == hashlib.sha512(data).digest()[:32]
    assert Hs("label", b"a", b"") == int.from_bytes(hashlib.sha512(data).digest(), "little") % Q


def test_no_two_inputs_hash_alike() -> None:
    """Moving a byte between label and items changes the hash."""
    inputs = [("ab", b"c"), ("a", b"bc"), ("a", b"b", b"c"), ("abc",), ("abc", b""), ("a", b"bc", b"")]
    assert len({H(str(label), *items) for label, *items in inputs}) == len(inputs)  # type: ignore[arg-type]


def test_lists_carry_their_count() -> None:
    """n points and n cards."""
    P, R = base(1), base(2)
    assert pts([]) == bytes(4)
    assert pts([P, R]) == u32(2) + P + R
    assert cts([(P, R)]) == u32(1) + P + R
    assert cts([]) == bytes(4)


def test_little_endian() -> None:
    """The first byte counts least."""
    assert le(b"\x01\x02") == 513

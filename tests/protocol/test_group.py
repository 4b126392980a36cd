"""The group module: what it computes and, above all, what it refuses."""

import pytest

from protocol import group
from protocol.group import (
    IDENTITY,
    BadPointError,
    BadScalarError,
    G,
    Q,
    add,
    base,
    decode,
    decode_scalar,
    mul,
    sub,
)


def test_zero_and_identity_are_answered_without_the_library() -> None:
    """The library raises for both; inside a computation they are ordinary values."""
    P = base(5)
    assert mul(0, P) == mul(Q, P) == mul(3, IDENTITY) == base(0) == base(Q) == IDENTITY


def test_scalars_are_reduced() -> None:
    """k, k + q and negative numbers mean the same."""
    P = base(7)
    assert mul(Q + 3, P) == mul(3, P) == add(add(P, P), P)
    assert base(-1) == sub(IDENTITY, G)
    assert add(mul(-4, P), mul(4, P)) == IDENTITY


def test_sum_of_points() -> None:
    """Nothing sums to the identity, anything to its total."""
    assert group.sum_points([]) == IDENTITY
    assert group.sum_points(base(k) for k in (1, 2, 3)) == base(6)


@pytest.mark.parametrize("name", group.REFUSED_POINTS)
def test_dangerous_points_are_refused(name: str) -> None:
    """Small order, mixed order and second encodings (the CVE of old libraries included)."""
    with pytest.raises(BadPointError):
        decode(group.REFUSED_POINTS[name])


@pytest.mark.parametrize(
    "data", [b"", G[:31], G + b"\x00", b"\x02" + bytes(31), bytearray(G), "x" * 32, None]
)
def test_other_bytes_are_not_points(data: object) -> None:
    """Wrong lengths, types and values off the curve."""
    with pytest.raises(BadPointError):
        decode(data)  # type: ignore[arg-type]


def test_points_decode_to_themselves() -> None:
    """A point is its encoding."""
    assert decode(G) == G
    assert decode(group.h2g("gen", b"x")) == group.h2g("gen", b"x")


@pytest.mark.parametrize("value", [Q, Q + 1, 2**255, 2**256 - 1])
def test_scalars_have_one_encoding(value: int) -> None:
    """The library would read all of these."""
    with pytest.raises(BadScalarError):
        decode_scalar(value.to_bytes(32, "little"))


@pytest.mark.parametrize("data", [b"", bytes(31), bytes(33), 5, "0" * 32])
def test_other_bytes_are_not_scalars(data: object) -> None:
    """Wrong lengths and types."""
    with pytest.raises(BadScalarError):
        decode_scalar(data)  # type: ignore[arg-type]


def test_scalars_come_back() -> None:
    """The whole range, ends included."""
    for value in (0, 1, Q - 1):
        assert decode_scalar(group.encode_scalar(value)) == value


def test_self_test_passes_here() -> None:
    """The installed library is good enough to play with."""
    group.self_test()


@pytest.mark.parametrize("name", ["crypto_core_ed25519_is_valid_point", "base", "add", "h2g"])
def test_self_test_notices_a_bad_library(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A library that accepts every point, or computes wrongly, is refused."""
    from protocol import params

    replacement = {
        "crypto_core_ed25519_is_valid_point": lambda data: True,
        "base": lambda k: group.REFUSED_POINTS["G + order 4"],
        "add": lambda P, R: P,
        "h2g": lambda label, *items: mul(1 + len(label), G),
    }[name]
    monkeypatch.setattr(params if name == "h2g" else group, name, replacement)
    with pytest.raises((group.SelfTestError, ValueError)):
        group.self_test()


def test_hash_to_group_separates_labels_and_items() -> None:
    """Another label, item or split gives another point."""
    points = {
        group.h2g("gen", b"ab"),
        group.h2g("face", b"ab"),
        group.h2g("gen", b"a", b"b"),
        group.h2g("gen", b"abc"),
        group.h2g("gen"),
    }
    assert len(points) == 5
    assert all(decode(point) == point for point in points)

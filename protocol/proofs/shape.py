"""Shapes of proofs on the wire: rows of 32-byte points and scalars and lists of them."""

from collections.abc import Iterable

from protocol.group import Ciphertext, EncodingError, Point, decode, decode_scalar, encode_scalar
from protocol.limits import MAX_DECK
from protocol.wire import Value

__all__ = [
    "BadProofError",
    "card",
    "cards",
    "pack_cards",
    "pack_scalars",
    "point",
    "points",
    "row",
    "same_count",
    "scalar",
    "scalars",
]


class BadProofError(EncodingError):
    """A proof does not have the fields and lengths it should."""


def row(value: object, count: int) -> list[object]:
    """A list of exactly `count` fields."""
    if not isinstance(value, list) or len(value) != count:
        raise BadProofError(f"a list of {count} fields is expected")
    return value


def same_count(*lists: object) -> int:
    """The length all these lists share; settled before any group operation."""
    counts = {len(one) if isinstance(one, list) else 0 for one in lists}
    if len(counts) != 1 or not 1 <= max(counts) <= MAX_DECK:
        raise BadProofError(f"the lists of a proof have one length between 1 and {MAX_DECK}")
    return counts.pop()


def point(value: object, known: bool = False) -> Point:
    """Decode a point; one that is `known` was computed or decoded here before and is taken as it is."""
    if not isinstance(value, bytes):
        raise BadProofError("a point is a byte string")
    return value if known else decode(value)


def scalar(value: object) -> int:
    """Decode a scalar."""
    if not isinstance(value, bytes):
        raise BadProofError("a scalar is a byte string")
    return decode_scalar(value)


def card(value: object, known: bool = False) -> Ciphertext:
    """Decode a card, two points."""
    a, b = row(value, 2)
    return (point(a, known), point(b, known))


def _items(value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadProofError("a list is expected")
    return value


def points(value: object, known: bool = False) -> tuple[Point, ...]:
    """Decode a list of points."""
    return tuple([point(item, known) for item in _items(value)])


def scalars(value: object) -> tuple[int, ...]:
    """Decode a list of scalars."""
    return tuple(scalar(item) for item in _items(value))


def cards(value: object, known: bool = False) -> tuple[Ciphertext, ...]:
    """Decode a list of cards."""
    return tuple([card(item, known) for item in _items(value)])


def pack_cards(listed: Iterable[Ciphertext]) -> list[Value]:
    """Cards for the wire."""
    return [[a, b] for a, b in listed]


def pack_scalars(values: Iterable[int]) -> list[Value]:
    """Scalars for the wire."""
    return [encode_scalar(value) for value in values]

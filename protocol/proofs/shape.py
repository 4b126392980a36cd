"""Shapes of proofs on the wire: a list of byte strings, each a run of 32-byte points or scalars."""

from collections.abc import Iterable, Sequence

from protocol.group import Ciphertext, EncodingError, Point, decode, decode_scalar, encode_scalar
from protocol.params import MAX_CARDS

__all__ = ["BadProof", "cards", "fields", "pack_cards", "pack_scalars", "points", "same_count", "scalars"]


class BadProof(EncodingError):
    """A proof does not have the fields and lengths it should."""


def fields(value: object, count: int) -> list[bytes]:
    """The byte strings of a proof, exactly `count`."""
    if type(value) is not list or len(value) != count:
        raise BadProof(f"a list of {count} fields is expected")
    if any(type(item) is not bytes for item in value):
        raise BadProof("every field is a byte string")
    return value


def same_count(*runs: tuple[bytes, int]) -> int:
    """Entries in every run, given as (bytes, 32-byte words per entry); settled before any group operation."""
    counts = {divmod(len(blob), 32 * words) for blob, words in runs}
    if len(counts) != 1:
        raise BadProof("the lists of a proof differ in length")
    count, odd = counts.pop()
    if odd or not 1 <= count <= MAX_CARDS:
        raise BadProof(f"the lists of a proof hold 1 to {MAX_CARDS} entries")
    return count


def _words(blob: bytes) -> Iterable[bytes]:
    return (blob[i : i + 32] for i in range(0, len(blob), 32))


def points(blob: bytes) -> tuple[Point, ...]:
    """Decode a run of points."""
    return tuple(decode(word) for word in _words(blob))


def scalars(blob: bytes) -> tuple[int, ...]:
    """Decode a run of scalars."""
    return tuple(decode_scalar(word) for word in _words(blob))


def cards(blob: bytes) -> tuple[Ciphertext, ...]:
    """Decode a run of cards, two points each."""
    halves: Sequence[Point] = points(blob)
    return tuple(zip(halves[::2], halves[1::2], strict=True))


def pack_cards(listed: Iterable[Ciphertext]) -> bytes:
    """Cards as one run of points."""
    return b"".join(half for card in listed for half in card)


def pack_scalars(values: Iterable[int]) -> bytes:
    """Scalars as one run of bytes."""
    return b"".join(encode_scalar(value) for value in values)

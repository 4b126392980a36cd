"""Joint dice: each seat commits to a hash chain beforehand, a roll hashes one value of every seat."""

from collections.abc import Sequence
from hashlib import sha512

from protocol.hashing import DOMAIN, H32, LP, H, u8, u32, u64
from protocol.limits import MAX_CHAIN

__all__ = ["chain", "commitment", "is_committed", "result"]


def commitment(gid: bytes, seat: int, k: int, value: bytes) -> bytes:
    """What a seat committed to for roll k by opening `value`: the value before it in its chain."""
    return H32("dice-link", gid, u8(seat), u32(k), value)


def chain(seed: bytes, gid: bytes, seat: int, length: int, m: int = 0, start: int = 0) -> list[bytes]:
    """The m-th further chain (0: the first) for rolls start+1 … start+length; item 0 is its head."""
    if not 1 <= length <= MAX_CHAIN:
        raise ValueError("a dice chain has 1 to 65536 links")
    # Without m a further chain would be the first once more, every roll known in advance.
    further = (u32(m),) if m else ()
    value = H32("dice-end", seed, gid, u8(seat), *further)
    values = [value]
    # `commitment` written out: what all of them begin with is put together once, for there are thousands.
    same, between = b"".join(map(LP, (DOMAIN, b"dice-link", gid, u8(seat)))) + u64(4), u64(32)
    for k in range(start + length, start, -1):
        value = sha512(same + k.to_bytes(4, "big") + between + value).digest()[:32]
        values.append(value)
    values.reverse()
    return values


def is_committed(gid: bytes, seat: int, k: int, value: bytes, previous: bytes) -> bool:
    """Whether `value` is the one the seat committed to for roll k."""
    return len(value) == 32 and commitment(gid, seat, k, value) == previous


def result(gid: bytes, k: int, values: Sequence[bytes], sides: Sequence[int]) -> list[int]:
    """The faces of roll k from the chain values in seat order; uniform by rejection."""
    if any(not 2 <= n <= 256 for n in sides):
        raise ValueError("a die has 2 to 256 sides")
    faces: list[int] = []
    block, place = 0, 0
    stream = H("dice-roll", gid, u32(k), *values, u32(block))
    for n in sides:
        bound = 256 - 256 % n
        while True:
            if place == len(stream):
                block, place = block + 1, 0
                stream = H("dice-roll", gid, u32(k), *values, u32(block))
            byte = stream[place]
            place += 1
            if byte < bound:
                break
        faces.append(byte % n + 1)
    return faces
